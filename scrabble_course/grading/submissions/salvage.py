"""What is left of a text that is no Python as a whole: the statements that are.

A function with a fault in it is lost, and those above and below it are not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from scrabble_course.grading.submissions.logical_lines import are_starts, lines_of
from scrabble_course.grading.submissions.parsing import fault_in, without_warnings

_GOES_ON = re.compile(r"(?:else|elif|except|finally)\b|[)\]}]|#|\s|$")
"""How a line begins that belongs to the statement above it."""
_SURE = re.compile(r"(?:async\s+def|def|class)\s|@\w")
_DEFINES = re.compile(r"(?:async\s+)?def\s+(\w+)|(\w+)\s*=")


@dataclass(frozen=True, slots=True)
class SalvagedText:
    """A text in which nothing is left but what can be read, line by line as it was.

    `lost` has the names that the rest would have defined, each with a line number.
    """

    text: str
    lost: tuple[tuple[str, int], ...] = ()


def without_long(source: str, most: int) -> SalvagedText:
    r"""Return a text without statements of more than `most` characters.

    >>> without_long("words = ['a',\n 'b']\ndef f(): pass", 15)
    SalvagedText(text='\n\ndef f(): pass', lost=(('words', 1),))
    """
    lines = lines_of(source)
    lost: list[tuple[str, int]] = []
    starts = [at for at, is_start in enumerate(are_starts(lines)) if is_start]
    for start, end in pairwise([*starts, len(lines)]):
        if sum(map(len, lines[start:end])) > most:
            lost += _defined_in(lines, start, end)
            lines[start:end] = [""] * (end - start)
    return SalvagedText("\n".join(lines), tuple(lost))


def names_defined(source: str) -> Iterator[tuple[str, int]]:
    """Yield what a text seems to define at the left margin, with line numbers."""
    lines = lines_of(source)
    return _defined_in(lines, 0, len(lines))


@without_warnings()
def salvage(source: str) -> SalvagedText:
    r"""Return what can be read of a text, with empty lines in place of the rest.

    >>> salvage("def f(:\n    return 1\n\ndef g():\n    return 2")
    SalvagedText(text='\n\n\ndef g():\n    return 2', lost=(('f', 1),))
    """
    lines = lines_of(source)
    kept = [""] * len(lines)
    lost: list[tuple[str, int]] = []
    for start, end in _pieces(lines):
        if fault_in("\n".join(lines[start:end])) is None:
            kept[start:end] = lines[start:end]
        else:
            lost += _defined_in(lines, start, end)
    text = "\n".join(kept)
    if not text.strip() or fault_in(text) is not None:
        return SalvagedText("", tuple(_defined_in(lines, 0, len(lines))))
    return SalvagedText(text, tuple(lost))


def _pieces(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where statements begin and end; of one that is none, the parts in it."""
    starts = [
        at
        for at, is_start in enumerate(are_starts(lines))
        if is_start and not _GOES_ON.match(lines[at])
    ]
    for start, end in _with_decorators(lines, starts, len(lines)):
        sure = [at for at in range(start + 1, end) if _SURE.match(lines[at])]
        if sure and fault_in("\n".join(lines[start:end])) is not None:
            yield from _with_decorators(lines, [start, *sure], end)
        else:
            yield start, end


def _with_decorators(
    lines: Sequence[str], starts: Sequence[int], last: int
) -> Iterator[tuple[int, int]]:
    """Yield the pieces with those that are decorators put before what they adorn."""
    first = None
    for start, end in pairwise([*starts, last]):
        first = start if first is None else first
        if not lines[start].startswith("@") or end == last:
            yield first, end
            first = None


def _defined_in(
    lines: Sequence[str], start: int, end: int
) -> Iterator[tuple[str, int]]:
    for at in range(start, end):
        if found := _DEFINES.match(lines[at]):
            yield found[1] or found[2], at + 1
