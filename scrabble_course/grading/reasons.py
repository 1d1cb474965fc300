"""Why a function is out of reach, or suffers from a line that is not its own.

Of all that failed in a file only that is told which the function needs, and nothing of
what failed in a lesson's own cells: that is the course's affair.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from scrabble_course.grading.definitions import names_defined
from scrabble_course.grading.inside.names_in import NamesIn, statements_in
from scrabble_course.grading.inside.program import Told
from scrabble_course.grading.lesson_cells import all_lesson_cells
from scrabble_course.grading.marks import Found, Mark
from scrabble_course.grading.submissions import SourceFile

MOST_TOLD = 2
"""How many lines that failed are told of one function."""
WIDEST = 80
"""Characters of a line that are shown."""

_NO_MODULE = re.compile(r"ModuleNotFoundError: No module named '([\w.]+)'")
_OURS = "NotGiven"


def explained(mark: Mark, file: SourceFile, failed: Sequence[Told]) -> Mark:
    """Return a mark with what is known of why its function does not earn all points.

    `failed` tells what did not run through in `file`, of which the mark is.
    """
    if mark.found is Found.NOT_THERE:
        why = why_out_of_reach(file, mark.function, failed)
        if why is not None:
            return replace(mark, found=Found.OUT_OF_REACH, remark=why, file=file.path)
        return mark
    if mark.points < mark.out_of and mark.found is Found.WRITTEN:
        suffered = what_it_suffers_from(file, mark.function, failed)
        remark = " ".join(filter(None, [mark.remark, suffered]))
        mark = replace(mark, remark=remark)
    return replace(mark, file=file.path)


def why_out_of_reach(
    file: SourceFile, function: str, failed: Sequence[Told]
) -> str | None:
    """Return why a function is not there that a file defines; None if it does not."""
    places = [place for name, place in file.lost if name == function]
    if places:
        return f"What defines it in `{file.path}` is no Python: {places[-1]}."
    if not any(function in names_defined(cell) for cell in file.cells):
        return None
    return what_it_suffers_from(file, function, failed) or (
        f"`{file.path}` defines it in a place that was never run."
    )


def what_it_suffers_from(
    file: SourceFile, function: str, failed: Sequence[Told]
) -> str:
    """Return the failures that a function suffers from, as sentences; "" if none."""
    of_its_own = [told for told in failed if _is_of_its_own(file, told)]
    if not of_its_own:
        return ""
    names = NamesIn(file.cells)
    suffered = [
        _sentence(file, told)
        for told in of_its_own
        if any(
            names.suffers(function, node)
            for node in statements_in(file.cells[told.place[0] - 1])
            if node.lineno == told.place[1]
        )
    ]
    if not suffered:
        return ""
    return " ".join([*suffered[:MOST_TOLD], f"{function} needs what stands there."])


def _is_of_its_own(file: SourceFile, told: Told) -> bool:
    """Whether something failed in a line of the student's, and by their doing."""
    number, line = told.place
    if not 1 <= number <= len(file.cells) or told.what.startswith(_OURS):
        return False
    cell = file.cells[number - 1]
    return 1 <= line <= len(_lines(cell)) and cell not in all_lesson_cells()


def _sentence(file: SourceFile, told: Told) -> str:
    number, line = told.place
    text = _lines(file.cells[number - 1])[line - 1].strip()
    shown = text if len(text) <= WIDEST else f"{text[:WIDEST]}..."
    why = told.what.rstrip(".")
    if module := _NO_MODULE.match(told.what):
        why = (
            f"{module[1]} is not there while work is graded; there are Python's own "
            "modules, the course, and what was handed in"
        )
    where = file.place(number, line)
    return f"{where[0].upper()}{where[1:]}, `{shown}`: {why}."


def _lines(cell: str) -> list[str]:
    return re.split(r"\r\n?|\n", cell)
