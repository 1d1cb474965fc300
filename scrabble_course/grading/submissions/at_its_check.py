"""A file as it stood when a function was checked: without what comes below the check.

What a lesson or a student does further down, to names that the function needs, is not
the function's fault: `check` had passed by then.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache

from scrabble_course.calling.definitions import stages_checked
from scrabble_course.grading.sandbox.names_in import (
    LOOK_NAMES_UP,
    NamesIn,
    PlacedStatement,
    placed_statements,
)
from scrabble_course.grading.sandbox.program import CellPlace
from scrabble_course.grading.sandbox.statements import only_defines
from scrabble_course.grading.submissions.defined_functions import definitions_in
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.submissions.logical_lines import lines_of
from scrabble_course.grading.submissions.submission import SourceFile

MOST_CHECKS = 2
"""So many checks of one function are gone back to, the last ones of a file."""


@lru_cache(maxsize=12)  # of one student's files, many functions are looked at
def names_in_file(cells: tuple[str, ...]) -> NamesIn:
    """Return what is known of the names in the cells of a file."""
    lessons = all_lesson_cells()
    return NamesIn(
        step._replace(place=(number, step.place[1]))
        for number, cell in enumerate(cells, 1)
        for step in (_of_lesson(cell) if cell in lessons else placed_statements(cell))
    )


@cache
def _of_lesson(cell: str) -> list[PlacedStatement]:
    """Return the statements of a lesson's cell, which is the same for all students."""
    return list(placed_statements(cell))


def as_checked(
    file: SourceFile, function: str, stage: int | None = None
) -> dict[CellPlace, SourceFile]:
    """Return a file as it stood at the checks of a function, the last one first.

    A check that names another stage than `stage` is none of it.

    Without a check it is cut below the function's definition. Each is under the place
    of its last line. What does not differ for the function is left out.

    >>> from scrabble_course.grading.submissions.submission import FileNote
    >>> cells = ("def f(x): return g(x)", "def g(x): return x", "check(f)", "g = 5")
    >>> file = SourceFile("a.ipynb", cells, FileNote("a.ipynb"), "")
    >>> at_checks = as_checked(file, "f")
    >>> [(place, len(cut.cells)) for place, cut in at_checks.items()]
    [((3, 1), 3)]
    """
    written = [
        (number, one.end)
        for number, cell in enumerate(file.cells, 1)
        for one in definitions_in(cell)
        if one.name == function and not one.is_stub
    ]
    if not written:
        return {}
    names = names_in_file(file.cells)
    checks = [
        place
        for place, of_stage in _checks_of(names, function)
        if place > written[0] and of_stage in (None, stage)
    ]
    places = checks[::-1][:MOST_CHECKS] or written[-1:]
    return {
        place: cut_below(file, place)
        for place in places
        if _may_matter(file, names, place, function)
    }


def cut_below(file: SourceFile, place: CellPlace | None) -> SourceFile:
    """Return a file without what stands below a place, if there is one: cell and line.

    >>> from scrabble_course.grading.submissions.submission import FileNote
    >>> file = SourceFile("a.py", ("x = 1\\ny = 2",), FileNote("a.py"), "")
    >>> cut_below(file, (1, 1)).cells, cut_below(file, None) is file
    (('x = 1',), True)
    """
    if place is None:
        return file
    cell, line = place
    lines = lines_of(file.cells[cell - 1])[:line]
    return replace(file, cells=(*file.cells[: cell - 1], "\n".join(lines)))


def stages_named(file: SourceFile, function: str) -> set[int | None]:
    """Return the stages for which a file checks a function; None is for no name."""
    return {stage for _, stage in _checks_of(names_in_file(file.cells), function)}


def _checks_of(names: NamesIn, function: str) -> Iterator[tuple[CellPlace, int | None]]:
    for (number, _), node, _, read in names.steps:
        if {"check", function} <= read:
            for stage in stages_checked(node, function):
                yield (number, node.end_lineno or node.lineno), stage


def _may_matter(
    file: SourceFile, names: NamesIn, place: CellPlace, function: str
) -> bool:
    """Whether something below a place may change what the function does.

    A lesson's own cells do so by the names that they give a meaning to.
    """
    above = names.down_to(place)
    needed = above.needed_by(function)
    below = [step for step in names.steps if step.place > place]
    if needed & LOOK_NAMES_UP:
        return bool(below)
    lessons = all_lesson_cells()
    return any(
        above.gives(step.node, needed)
        or not (file.cells[step.place[0] - 1] in lessons or only_defines(step.node))
        for step in below
    )
