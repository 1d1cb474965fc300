"""A course as small as the table allows: an instructor's edition for the tests."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from scrabble_course import course

GRADED = """\
def {name}(*args):
    ### BEGIN SOLUTION
    secret = "the solution of {name}"
    return secret
    ### END SOLUTION"""


def graded_cell(name: str, source: str = GRADED) -> NotebookNode:
    return new_code_cell(
        source.replace("{name}", name),
        id=f"write-{name}".replace("_", "-"),
        metadata={"nbgrader": marks(name, solution=True)},
    )


def check_cell(name: str) -> NotebookNode:
    return new_code_cell(
        f"check({name})",
        id=f"check-{name}".replace("_", "-"),
        metadata={"nbgrader": marks(f"check_{name}", grade=True, points=1)},
    )


def marks(grade_id: str, grade=False, solution=False, **more) -> dict:
    """Return nbgrader's metadata of a cell."""
    kind = {"grade": grade, "solution": solution, "locked": grade, "task": False}
    return {"schema_version": 3, "grade_id": grade_id, **kind, **more}


def instructors_notebook(stage: course.Stage, release: int = 1) -> NotebookNode:
    cells = [
        new_markdown_cell(f"# {stage.title}, release {release}", id="title"),
        new_markdown_cell("Spoilers.", id="notes", metadata={"tags": ["instructor"]}),
    ]
    for name in stage.functions:
        cells += [graded_cell(name), check_cell(name)]
    return new_notebook(cells=cells)


def write_course(folder: Path, release: int = 1) -> Path:
    """Write the instructor's edition of every stage below `folder`, and return it."""
    for stage in course.STAGES:
        path = folder / stage.notebook
        path.parent.mkdir(parents=True, exist_ok=True)
        nbformat.write(instructors_notebook(stage, release), path)
    return folder


def write_in(path: Path, text: str) -> None:
    """Do what a student does: write `text` in a new cell of the notebook."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cell = new_code_cell(text)
    notebook["cells"].append({**cell, "source": [text]})
    path.write_text(json.dumps(notebook), encoding="utf-8")


def run(path: Path) -> None:
    """Do what running does: count and put outputs, and add an empty cell."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for count, cell in enumerate(notebook["cells"]):
        if cell["cell_type"] == "code":
            cell["execution_count"] = count
            text = ["hello\n"]
            cell["outputs"] = [
                {"name": "stdout", "output_type": "stream", "text": text}
            ]
    notebook["cells"].append(new_code_cell(""))
    path.write_text(json.dumps(notebook), encoding="utf-8")


def sources(path: Path) -> str:
    notebook = nbformat.read(path, as_version=4)
    return "\n".join(cell.source for cell in notebook.cells)
