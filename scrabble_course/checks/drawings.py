"""Boards in reports: that of a call as a small picture, and two side by side."""

from __future__ import annotations

from collections.abc import Sequence

from scrabble_course.calling.call import Call

EMPTY = "."


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


def side_by_side(expected: str, got: str) -> list[tuple[str, str]]:
    """Return the lines of two drawings of one size in pairs; none if these are none.

    >>> side_by_side("AX.\\n.I.\\n...", "A..\\nXI.\\n...")
    [('AX.', 'A..'), ('.I.', 'XI.'), ('...', '...')]
    >>> side_by_side("44", "45")
    []
    """
    lines = [expected.split("\n"), got.split("\n")]
    sizes = {(len(drawn), len(line)) for drawn in lines for line in drawn}
    if len(sizes) > 1 or len(lines[0]) < 3 or " " in expected + got:
        return []
    return list(zip(*lines, strict=True))
