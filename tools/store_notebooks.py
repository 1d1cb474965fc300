"""Executes the instructor's notebooks and stores them, in step with `course.py`.

    python tools/store_notebooks.py            every notebook
    python tools/store_notebooks.py 2 hands    some, by number or name
    python tools/store_notebooks.py --check    only look: are they in step?

Navigation and points come from the table of the course. Stored are outputs that the
next run gives again; what a run gives anew each time is left out.
"""

from __future__ import annotations

import os
import posixpath
import re
import tempfile
import time
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
from scrabble_course.checks.record import PLACE_VARIABLE
from scrabble_course.files import write_atomically
from scrabble_course.release.edition import NOTEBOOK_METADATA
from scrabble_course.release.notebook_text import notebook_text

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
CELL_SECONDS = 60
NAVIGATION = "navigation"
NOT_IN_A_RUN = "nbval-skip"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
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
    execute(notebook, path.parent)
    text = notebook_text(without_chance(notebook))
    if text == path.read_text(encoding="utf-8"):
        return "unchanged"
    write_atomically(path, text)
    return "stored"


def in_step(notebook: NotebookNode, stage: course.Stage) -> NotebookNode:
    """Return a copy of the notebook with the navigation and points of the table."""
    copy = deepcopy(notebook)
    for place, text in zip((0, -1), navigation(stage), strict=True):
        cell = copy.cells[place]
        if NAVIGATION not in cell.metadata.get("tags", ()):
            raise CannotStore("the first or the last cell is not tagged navigation")
        cell.source = text
    _set_points(copy, stage)
    return copy


def navigation(stage: course.Stage) -> tuple[str, str]:
    """Return the lines at the top and at the bottom of the stage's notebook."""
    place = course.STAGES.index(stage)
    last = course.STAGES[-1].number
    here = [f"{stage.part.title}, stage {stage.number} of {last}"]
    before, after = course.STAGES[:place][-1:], course.STAGES[place + 1 :][:1]
    back = [f"back: {_link(stage, goal)}" for goal in before]
    onward = [f"next: {_link(stage, goal)}" for goal in after]
    ahead = [f"Next: {_link(stage, goal)}, {goal.minutes} minutes" for goal in after]
    return " · ".join(here + back + onward), " · ".join(ahead + back)


def execute(notebook: NotebookNode, folder: Path) -> None:
    """Run every cell in `folder`, with progress kept elsewhere; or raise CannotStore.

    Cells for live play, which nbval skips too, are left out.
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
        resources={"metadata": {"path": str(folder)}},
        skip_cells_with_tag=NOT_IN_A_RUN,
        store_widget_state=False,
        on_cell_start=note,
    )
    with tempfile.TemporaryDirectory() as elsewhere:
        try:
            client.execute(env=_environment(Path(elsewhere)))
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


def _link(start: course.Stage, goal: course.Stage) -> str:
    path = posixpath.relpath(goal.notebook, start.part.folder)
    return f"[{goal.title}]({path})"


def _set_points(notebook: NotebookNode, stage: course.Stage) -> None:
    """Give each check cell its points; each graded function has one, in order."""
    points = {graded.name: graded.points for graded in stage.graded}
    checked = []
    for cell in notebook.cells:
        marks = cell.metadata.get("nbgrader", {})
        if marks.get("grade"):
            call = re.match(r"check\((\w+)", cell.source)
            checked.append(call[1] if call else cell.source)
            marks["points"] = points.get(checked[-1])
    if checked != list(points):
        raise CannotStore(f"it checks {checked}, but should check {list(points)}")


def _environment(elsewhere: Path) -> dict[str, str]:
    return {
        **os.environ,
        PLACE_VARIABLE: str(elsewhere / "progress.json"),
        "IPYTHONDIR": str(elsewhere),
        "PYDEVD_DISABLE_FILE_VALIDATION": "1",
    }


def _reason(error: Exception) -> str:
    if isinstance(error, CellExecutionError):
        return f"{error.ename}: {error.evalue}"
    if isinstance(error, CellTimeoutError):
        return f"it runs longer than {CELL_SECONDS} s"
    return "the kernel died"


if __name__ == "__main__":
    typer.run(main)
