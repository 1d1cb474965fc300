"""Makes the student's notebook from the instructor's.

Only what is named here goes out: a list of what to hold back would one day miss
something.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from scrabble_course.release.notebook_text import Notebook, NotebookCell

BEGIN = "### BEGIN SOLUTION"
END = "### END SOLUTION"
STUB = "raise NotImplementedError  # your code here"
FOR_INSTRUCTORS = "instructor"
TAGS = (
    "navigation",
    "nbval-ignore-output",
    "nbval-skip",
    "raises-exception",
    "worked-example",
)
LOCKS = ("deletable", "editable")
NBGRADER = (
    "schema_version",
    "grade_id",
    "grade",
    "solution",
    "locked",
    "task",
    "points",
)
NOTEBOOK_METADATA = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {"name": "python"},
}
MARKER = re.compile(r"\b(BEGIN|END)[ _-]*(SOLUTION|HIDDEN TESTS|MARK SCHEME)", re.I)


class EditionError(ValueError):
    """An instructor's notebook cannot go out; the message names notebook and cell."""


def student_edition(notebook: Notebook, name: str) -> Notebook:
    """Return the notebook that students get; `notebook` itself is not changed.

    Solutions become stubs. Outputs, cells tagged `instructor` and unknown metadata
    stay behind. Cells that check are locked, and those with a stub cannot be deleted.
    `name` is for the messages.
    """
    cells: list[tuple[int, NotebookCell]] = []
    solutions: list[str] = []
    for number, cell in enumerate(notebook["cells"], start=1):
        with _naming(name, number):
            cut = _cut(cell)
            solutions += cut.solutions
            if FOR_INSTRUCTORS not in cell["metadata"].get("tags", ()):
                cells.append((number, _released(cell, number, cut.source)))
    for number, cell in cells:
        with _naming(name, number):
            _assert_nothing_leaks(cell["source"], solutions)
    return {
        "cells": [cell for _, cell in cells],
        "metadata": deepcopy(NOTEBOOK_METADATA),
        "nbformat": 4,
        "nbformat_minor": 5,
    }


@contextmanager
def _naming(name: str, number: int) -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        raise EditionError(f"{name}, cell {number}: {error}") from None


def _cut(cell: NotebookCell) -> Cut:
    """Return the cell's source without solutions, if nbgrader would cut the same."""
    is_code = cell["cell_type"] == "code"
    cut = cut_solutions(cell["source"]) if is_code else Cut(cell["source"])
    marked = cell["metadata"].get("nbgrader", {}).get("solution", False)
    if cut.solutions and not marked:
        raise ValueError("holds a solution, but its nbgrader metadata do not say so")
    if marked and not cut.solutions:
        raise ValueError("is a solution by its nbgrader metadata, but marks no region")
    return cut


def _released(cell: NotebookCell, number: int, source: str) -> NotebookCell:
    released = {
        "cell_type": cell["cell_type"],
        "id": cell.get("id", f"cell-{number}"),
        "metadata": _metadata(cell["metadata"]),
        "source": source,
    }
    if cell["cell_type"] == "code":
        released |= {"execution_count": None, "outputs": []}
    elif "attachments" in cell:
        released["attachments"] = cell["attachments"]
    return released


def _metadata(metadata: dict[str, Any]) -> dict[str, Any]:
    released: dict[str, Any] = {k: metadata[k] for k in LOCKS if k in metadata}
    tags = [tag for tag in metadata.get("tags", ()) if tag in TAGS]
    if tags:
        released["tags"] = tags
    if "nbgrader" in metadata:
        grading = {k: v for k, v in metadata["nbgrader"].items() if k in NBGRADER}
        released["nbgrader"] = grading
        checks = grading.get("grade") and not grading.get("solution")
        if checks or grading.get("locked"):
            released |= dict.fromkeys(LOCKS, False)
        elif grading.get("solution"):
            released["deletable"] = False  # a slip of the keys must not cost the work
    return released


def _assert_nothing_leaks(source: str, solutions: Iterable[str]) -> None:
    marker = MARKER.search(source)
    if marker:
        raise ValueError(f"`{marker[0]}` would go out to students")
    text = _essence(source)
    for solution in solutions:
        if solution.strip() and _essence(solution) in text:
            raise ValueError(f"would show students a solution:\n{solution}")


def _essence(source: str) -> str:
    """Return the lines of `source` that say something, whatever their indentation."""
    lines = (line.strip() for line in source.split("\n"))
    return "\n".join(["", *(line for line in lines if line), ""])


@dataclass(frozen=True, slots=True)
class Cut:
    """A cell's source with a stub for each solution, and the solutions."""

    source: str
    solutions: tuple[str, ...] = ()


def cut_solutions(source: str) -> Cut:
    r"""Return `source` with its solutions apart; ValueError names a misplaced marker.

    The stub stands where the marker stood:

    >>> cut = cut_solutions(f"def f():\n    {BEGIN}\n    return 7\n    {END}")
    >>> print(cut.source)
    def f():
        raise NotImplementedError  # your code here
    >>> cut.solutions
    ('    return 7',)
    """
    kept: list[str] = []
    solutions: list[str] = []
    inside: list[str] | None = None
    for number, line in enumerate(source.split("\n"), start=1):
        marker = line.strip()
        if marker == BEGIN and inside is None:
            inside = []
            kept.append(line.replace(BEGIN, STUB).rstrip())
        elif marker == END and inside is not None:
            solutions.append("\n".join(inside))
            inside = None
        elif marker in (BEGIN, END):
            reason = "inside a solution" if marker == BEGIN else "without a beginning"
            raise ValueError(f"line {number}: `{marker}` {reason}")
        else:
            (kept if inside is None else inside).append(line)
    if inside is not None:
        raise ValueError(f"`{BEGIN}` has no `{END}` after it")
    return Cut("\n".join(kept), tuple(solutions))
