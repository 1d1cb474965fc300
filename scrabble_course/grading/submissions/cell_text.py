"""One code cell as plain Python: as much of it as can be read."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import lru_cache

from scrabble_course.checks.notebook_file import versions_in
from scrabble_course.diagnosis.newer_python import in_older_words, newer_in, python
from scrabble_course.grading.submissions.magics import unread_magic, without_magics
from scrabble_course.grading.submissions.parsing import (
    WORTH_KEEPING,
    fault_in,
    without_warnings,
)
from scrabble_course.grading.submissions.read_limits import TooLongToRead
from scrabble_course.grading.submissions.salvage import SalvagedText, salvage

WIDEST = 100
"""Characters of a line that are shown."""
HERE_IS = "; here is "
"""Between the Python that is needed and the one that there is."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell's text as it can be run; what is wrong with the rest, and its place.

    `lost` has the names that the rest would have defined, each with a line number, and
    it `needs` a newer Python, "" if not.
    """

    text: str
    problem: str = ""
    excerpt: str = ""
    lost: tuple[tuple[str, int], ...] = ()
    needs: str = ""


@lru_cache(maxsize=600)  # those of lessons are the same for all students
@without_warnings()
def _legible(source: str, may_be_saved: bool) -> Cell:
    if fault_in(source) is None:
        return Cell(source)
    plain = without_magics(versions_in(source)[0])
    text = in_older_words(plain) if may_be_saved and fault_in(plain) else plain
    notes = [f"{_newer(plain)}; it was read as one wrote it before"] * (text != plain)
    error = fault_in(text)
    if error is None:
        return Cell(text, "".join(notes))
    if magic := unread_magic(source):
        return Cell("", f"it begins with {magic}, and is not read")
    left = salvage(text) if may_be_saved else SalvagedText("")
    needs = _newer(text) if may_be_saved else ""
    problem = "; ".join([*notes, needs or _described(error)])
    return Cell(left.text, problem, _excerpt(error), left.lost, needs)


def legible(source: str, may_be_saved: bool = True) -> Cell:
    r"""Return a cell as Python, without what only JupyterLab understands.

    Of one that is no Python, what can be read is only looked for if it `may_be_saved`.

    >>> legible("!ls\nx = 1").text
    'pass\nx = 1'
    >>> print(legible("x = 1\nif x = 2:\n    y = 3").excerpt)
    if x = 2:
       ^
    """
    short = len(source) <= WORTH_KEEPING
    try:
        return (_legible if short else _legible.__wrapped__)(source, may_be_saved)
    except TooLongToRead as error:
        return Cell("", str(error))


def _newer(source: str) -> str:
    """Say what needs a newer Python than this one, "" if nothing does."""
    here = sys.version_info[:2]
    newer = [one for one in newer_in(source) if one.version > here]
    if not newer:
        return ""
    one = max(newer, key=lambda one: one.version)
    return (
        f"line {one.line}: {one.what} needs {python(one.version)} or newer{HERE_IS}"
        f"{python(here)}"
    )


def _described(error: Exception) -> str:
    if isinstance(error, SyntaxError):
        return f"line {error.lineno} cannot be read as Python: {error.msg}"
    return f"it cannot be read as Python: {type(error).__name__}"


def _excerpt(error: Exception) -> str:
    """Return the line of an error, with a mark below the place."""
    if not isinstance(error, SyntaxError) or not error.text:
        return ""
    line = error.text.rstrip()
    at = max((error.offset or 1) - 1, 0)
    start = max(at - WIDEST // 2, 0) if len(line) > WIDEST else 0
    shown = line[start : start + WIDEST].replace("\t", " ")
    shown = shown.encode("utf-8", "backslashreplace").decode()
    return f"{shown}\n{' ' * (at - start)}^"
