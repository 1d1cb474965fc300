"""What reports draw or compare: boards side by side, and what two sets have apart."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from scrabble_course.calling.call import Call
from scrabble_course.calling.definitions import PARSE_FAULTS

EMPTY = "."
MOST_ROWS = 5
"""Rows of two boards that are shown."""
MOST_THINGS = 8
"""Things that one set has and the other has not, of which so many are shown."""


def picture_of(call: Call) -> str:
    """Draw the board of a call, as far as letters lie on it; "" if it has few.

    Rows and columns are counted from 0, as in the source.
    """
    for arg in call.args:
        if hasattr(arg, "_repr_svg_") and hasattr(arg, "rows"):
            return _cropped(arg.rows)
    return ""


def _cropped(rows: Sequence[str]) -> str:
    """Draw the part of a board that has letters, and a square more on each side.

    >>> print(_cropped(["....", "....", ".IT.", "..O."]))
           0  1  2  3
      1    .  .  .  .
      2    .  I  T  .
      3    .  .  O  .

    What lies in one line needs no picture.

    >>> _cropped([".AX."])
    ''
    """
    lines = [at for at, row in enumerate(rows) if row.strip(EMPTY)]
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    across = [at for at, column in enumerate(columns) if column.strip(EMPTY)]
    if len(lines) < 2 or len(across) < 2:
        return ""
    shown = range(max(across[0] - 1, 0), min(across[-1] + 2, len(columns)))
    drawn = [" " * 5 + "".join(f"{col:3}" for col in shown)]
    for at in range(max(lines[0] - 1, 0), min(lines[-1] + 2, len(rows))):
        drawn.append(f"{at:3}  " + "".join(f"{rows[at][col]:>3}" for col in shown))
    return "\n".join(drawn)


def _paired_rows(expected: str, got: str) -> list[tuple[str, str]]:
    """Return the lines of two drawings of one size in pairs; none if these are none.

    >>> _paired_rows("AX.\\n.I.\\n...", "A..\\nXI.\\n...")
    [('AX.', 'A..'), ('.I.', 'XI.'), ('...', '...')]
    >>> _paired_rows("44", "45")
    []
    """
    lines = [expected.split("\n"), got.split("\n")]
    sizes = {(len(drawn), len(line)) for drawn in lines for line in drawn}
    if len(sizes) > 1 or len(lines[0]) < 3 or " " in expected + got:
        return []
    return list(zip(*lines, strict=True))


def rows_apart(expected: str, got: str) -> list[tuple[str, str, str]]:
    """Return the rows in which two drawings differ, each with its name.

    >>> rows_apart("AX.\\n.I.\\n...", "A..\\n.I.\\n...")
    [('row 0', 'AX.', 'A..')]
    """
    pairs = enumerate(_paired_rows(expected, got))
    return [(f"row {at}", a, b) for at, (a, b) in pairs if a != b]


def more_rows(rows: Sequence[object]) -> str:
    """Say how many rows are not shown, "" if all are."""
    left = len(rows) - MOST_ROWS
    return f"and {left} more rows differ" if left > 0 else ""


def sets_apart(expected: str, got: str) -> tuple[str, str] | None:
    """Return what is missing and what is too many, if these are sets that overlap.

    >>> sets_apart("{1, 2, 3}", "{2, 3, 5, 4}")
    ('1', '4, 5')
    >>> sets_apart("{1, 2}", "[1, 2, 3]")
    """
    if not (expected.startswith("{") and got.startswith("{")):
        return None
    try:
        wanted, given = ast.literal_eval(expected), ast.literal_eval(got)
    except PARSE_FAULTS:
        return None
    if type(wanted) is not set or type(given) is not set or not wanted & given:
        return None
    return _listed(wanted - given), _listed(given - wanted)


def _listed(things: set[object]) -> str:
    texts = sorted(map(repr, things))
    more = len(texts) - MOST_THINGS
    shown = ", ".join(texts[:MOST_THINGS]) or "nothing"
    return f"{shown} and {more} more" if more > 0 else shown
