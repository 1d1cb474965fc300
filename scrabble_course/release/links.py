"""Links, points and stages to recall in notebooks, as the table of the course has them.

An instructor's own course has fewer stages, and other points. A link to a term gets its
meaning from the glossary, where it stands once, for whoever does not want to leave.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Sequence
from typing import Any

from scrabble_course import course
from scrabble_course.release.notebook_text import Notebook
from scrabble_course.resources.course_config import CourseConfig

NAVIGATION = "navigation"
RECALL = re.compile(r"^recall\(([^,()]+).*\)$", re.MULTILINE)
COURSE_AS_IT_IS = CourseConfig()
ENTRY = re.compile(r"(?ms)^## ([^\n]+)\n\n(.+?)\s*\*\(stage \d+\)\*")
LINK = re.compile(r"\]\(([^) ]*glossary\.md#([\w-]+))\)")


def set_links(
    notebook: Any,
    stage: course.Stage,
    stages: Sequence[course.Stage] = course.STAGES,
    own: CourseConfig = COURSE_AS_IT_IS,
) -> None:
    """Set the links between `stages`, and the points, in the notebook of a stage.

    Its `recall` asks about no others. ValueError says what the notebook lacks.
    """
    cells = notebook["cells"]
    for cell, text in zip(
        (cells[0], cells[-1]), navigation(stage, stages), strict=True
    ):
        if NAVIGATION not in cell["metadata"].get("tags", ()):
            raise ValueError("the first or the last cell is not tagged navigation")
        cell["source"] = text
    _set_points(cells, stage, own)
    _set_recalls(cells, stage, stages)


def navigation(
    stage: course.Stage, stages: Sequence[course.Stage] = course.STAGES
) -> tuple[str, str]:
    """Return the lines at the top and at the bottom of the stage's notebook.

    They lead to the stages before and after it among `stages`.
    """
    place = stages.index(stage)
    last = course.STAGES[-1].number
    here = [f"{stage.part.title}, stage {stage.number} of {last}"]
    before, after = stages[:place][-1:], stages[place + 1 :][:1]
    back = [f"back: {_link(stage, goal)}" for goal in before]
    onward = [f"next: {_link(stage, goal)}" for goal in after]
    ahead = [f"next: {_link(stage, goal)}, {goal.minutes} minutes" for goal in after]
    below = " · ".join(ahead + back)
    return " · ".join(here + back + onward), below[:1].upper() + below[1:]


def add_meanings(notebook: Notebook, glossary: str) -> None:
    """Give each link to an entry of the glossary its text as a title.

    >>> cell = {"cell_type": "markdown", "source": "A [bag](../glossary.md#bag)."}
    >>> add_meanings({"cells": [cell]}, "## bag\\n\\nAll tiles.\\n*(stage 12)*")
    >>> cell["source"]
    'A [bag](../glossary.md#bag "All tiles.").'
    """
    meanings = {
        term.replace(" ", "-"): " ".join(re.sub(r"[`*]", "", text).split())
        for term, text in ENTRY.findall(glossary)
    }

    def titled(link: re.Match[str]) -> str:
        meaning = meanings.get(link[2], "").replace('"', "'")
        return f']({link[1]} "{meaning}")' if meaning else link[0]

    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            cell["source"] = LINK.sub(titled, cell["source"])


def _link(start: course.Stage, goal: course.Stage) -> str:
    path = posixpath.relpath(goal.notebook, start.part.folder)
    return f"[{goal.title}]({path})"


def _set_points(cells: list[Any], stage: course.Stage, own: CourseConfig) -> None:
    """Give each check cell its points; each graded function has one, in order."""
    points = {one.name: own.points_of(stage.number, one.name) for one in stage.graded}
    checked = []
    for cell in cells:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("grade"):
            call = re.match(r"check\((\w+)", cell["source"])
            checked.append(call[1] if call else cell["source"])
            marks["points"] = points.get(checked[-1])
    if checked != list(points):
        raise ValueError(f"it checks {checked}, but should check {list(points)}")


def _set_recalls(
    cells: list[Any], stage: course.Stage, stages: Sequence[course.Stage]
) -> None:
    """Have each `recall` leave out what is not there, up to the end of the part."""
    last = stage.part.stages[-1].number
    left_out = [n for n in range(last + 1) if course.STAGES[n] not in stages]
    more = f", leave_out={left_out}" if left_out else ""
    for cell in cells:
        if cell["cell_type"] == "code":
            cell["source"] = RECALL.sub(rf"recall(\1{more})", cell["source"])
