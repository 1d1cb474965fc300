"""Executes the instructor's notebooks and stores them, in step with `course.py`.

    python tools/store_notebooks.py            every notebook
    python tools/store_notebooks.py 2 hands    some, by number or name
    python tools/store_notebooks.py --check    only look: are they in step?

Navigation, points and what nbgrader is to know come from the table of the course.
Stored are outputs that the next run gives again, and not what it gives anew.
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Collection
from copy import deepcopy
from pathlib import Path
from textwrap import indent
from typing import Annotated

import nbformat
import typer
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode

from scrabble_course import course
from scrabble_course.checks.progress_file import (
    NOTEBOOK_VARIABLE,
    PLACE_VARIABLE,
    SavedProgress,
    key,
)
from scrabble_course.release.edition import NOTEBOOK_METADATA
from scrabble_course.release.links import set_links
from scrabble_course.release.notebook_text import notebook_text
from scrabble_course.resources.atomic_files import write_atomically

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
CELL_SECONDS = 60
NOT_IN_A_RUN = "nbval-skip"
PROGRESS = "progress.json"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
WRITTEN = re.compile(r"(def |(?P<check>check\())(?P<name>\w+)(?(check)\)$)")
"""A cell in which a function is written, or checked and nothing else."""
_FAILURES = (CellExecutionError, CellTimeoutError, DeadKernelError)


class CannotStore(Exception):
    """A notebook cannot be stored; the message says which cell, and why."""


def main(
    stages: Annotated[
        list[str] | None, typer.Argument(help="Numbers or names; none: all.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only look; execute nothing.")
    ] = False,
) -> None:
    """Execute the instructor's notebooks and store them, or look at them."""
    work = look if check else store
    failed = False
    for stage in _chosen(stages or []):
        start = time.perf_counter()
        try:
            done = work(NOTEBOOKS / stage.notebook, stage)
        except CannotStore as error:
            done, failed = f"FAILED: {error}", True
        seconds = time.perf_counter() - start
        typer.echo(f"{stage.notebook:40} {seconds:5.1f} s  {done}")
    raise typer.Exit(failed)


def look(path: Path, stage: course.Stage) -> str:
    """Say that navigation and points are those of the table, or raise CannotStore."""
    notebook = _read(path)
    if in_step(notebook, stage) != notebook:
        raise CannotStore("not in step with course.py; run: make notebooks")
    return "in step"


def store(path: Path, stage: course.Stage) -> str:
    """Execute the notebook at `path` and store it; say whether that changed it."""
    notebook = in_step(_read(path), stage)
    execute(notebook, path, stage)
    text = notebook_text(without_chance(notebook))
    if text == path.read_text(encoding="utf-8"):
        return "unchanged"
    write_atomically(path, text)
    return "stored"


def in_step(notebook: NotebookNode, stage: course.Stage) -> NotebookNode:
    """Return a copy of the notebook with the navigation and points of the table."""
    copy = deepcopy(notebook)
    for cell in copy.cells:
        _mark_for_nbgrader(cell, stage.functions)
    try:
        set_links(copy, stage)
    except ValueError as error:
        raise CannotStore(str(error)) from None
    return copy


def _mark_for_nbgrader(cell: NotebookNode, functions: Collection[str]) -> None:
    """Say of a graded function's cell and of its check what nbgrader is to know."""
    written = WRITTEN.match(cell.source)
    if cell.cell_type != "code" or not written or written["name"] not in functions:
        return
    checks = bool(written["check"])
    cell.metadata.setdefault("nbgrader", {}).update(
        {
            "grade": checks,
            "grade_id": "check_" * checks + written["name"],
            "locked": checks,
            "schema_version": 3,
            "solution": not checks,
            "task": False,
        }
    )


def execute(notebook: NotebookNode, path: Path, stage: course.Stage) -> None:
    """Run every cell as in the file `path`, with progress kept elsewhere.

    All earlier stages have passed there, as for a reader who comes so far. Cells for
    live play, which nbval skips too, are left out. CannotStore says which cell failed.
    """
    reached = 0

    def note(cell: NotebookNode, cell_index: int) -> None:
        nonlocal reached
        reached = cell_index

    client = NotebookClient(
        notebook,
        timeout=CELL_SECONDS,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],
        record_timing=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(path.parent)}},
        skip_cells_with_tag=NOT_IN_A_RUN,
        store_widget_state=False,
        on_cell_start=note,
    )
    with tempfile.TemporaryDirectory() as elsewhere:
        if stage.number:
            (Path(elsewhere) / PROGRESS).write_text(_passed_before(stage).text())
        try:
            client.execute(env=_environment(path, Path(elsewhere)))
        except _FAILURES as error:
            source = notebook.cells[reached].source
            what = f"cell {reached + 1}: {_reason(error)}"
            raise CannotStore(f"{what}\n{indent(source, '    ')}") from None


def without_chance(notebook: NotebookNode) -> NotebookNode:
    """Return a copy without what each run gives anew: versions, names of widgets."""
    copy = deepcopy(notebook)
    copy.metadata = deepcopy(NOTEBOOK_METADATA)
    for cell in copy.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET_VIEW, None)
    return copy


def _chosen(stages: list[str]) -> list[course.Stage]:
    try:
        chosen = [course.stage(int(s) if s.isdigit() else s) for s in stages]
    except KeyError as error:
        raise typer.BadParameter(error.args[0]) from None
    return chosen or list(course.STAGES)


def _read(path: Path) -> NotebookNode:
    try:
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise CannotStore(f"it cannot be read: {error}") from None
    return notebook  # type: ignore[no-any-return]


def _environment(path: Path, elsewhere: Path) -> dict[str, str]:
    """Return what a kernel is told: its notebook, and where progress is kept."""
    return {
        **os.environ,
        NOTEBOOK_VARIABLE: str(path),
        PLACE_VARIABLE: str(elsewhere / PROGRESS),
        "IPYTHONDIR": str(elsewhere),
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }


def _passed_before(stage: course.Stage) -> SavedProgress:
    earlier = course.STAGES[: stage.number]
    names = {key(one.number, name) for one in earlier for name in one.functions}
    return SavedProgress(passed=frozenset(names))


def _reason(error: Exception) -> str:
    if isinstance(error, CellExecutionError):
        return f"{error.ename}: {error.evalue}"
    if isinstance(error, CellTimeoutError):
        return f"it runs longer than {CELL_SECONDS} s"
    return "the kernel died"


if __name__ == "__main__":
    typer.run(main)
