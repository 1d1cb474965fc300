"""The code cells that the lessons hand out, which most of a submission consists of.

They are not the student's, so nothing that fails in them is told; and they say of which
lesson a notebook is, whatever it is called.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from functools import cache

from scrabble_course import course
from scrabble_course.resources.shipped_files import shipped

SOLUTION = "### BEGIN SOLUTION"


@cache
def cells_of(stage: course.Stage) -> tuple[str, ...]:
    """Return the code cells of a lesson, without those that students fill.

    There are none where the notebooks are not at hand.
    """
    file = shipped("notebooks") / stage.notebook
    if not file.is_file():
        return ()
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    texts = ("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    return tuple(text for text in texts if SOLUTION not in text)


@cache
def all_lesson_cells() -> dict[str, int]:
    """Return the cells of all lessons, each with its number among them, from 0."""
    cells = frozenset().union(*map(cells_of, course.STAGES))
    return {cell: number for number, cell in enumerate(sorted(cells))}


def lessons_of(cells: Iterable[str]) -> Counter[int]:
    """Return the numbers of the lessons that these cells are from, and how many are.

    >>> lessons_of(["x = 1", *cells_of(course.stage("hands"))[2:6]])
    Counter({2: 4})
    """
    known = _lesson_of_cell()
    return Counter(known[cell] for cell in cells if cell in known)


@cache
def _lesson_of_cell() -> dict[str, int]:
    """Return the stage of each cell that stands in one lesson only."""
    in_lessons = Counter(cell for s in course.STAGES for cell in set(cells_of(s)))
    return {
        cell: stage.number
        for stage in course.STAGES
        for cell in cells_of(stage)
        if in_lessons[cell] == 1
    }
