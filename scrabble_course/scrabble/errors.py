"""What can go wrong in a game and in its file, from the outside in.

* ScrabbleError         a ValueError; what all of these are
  + IllegalTurn         the rules do not allow this turn now
  + GCGError            a GCG file cannot be read, or does not add up

What the board has against a play is an IllegalPlay, as in `board/board_errors.py`.
"""

from __future__ import annotations


class ScrabbleError(ValueError):
    """A game or its file is wrong; the message says where and what to do."""


class IllegalTurn(ScrabbleError):
    """A turn that the rules do not allow now."""


class GCGError(ScrabbleError):
    """A GCG file is wrong; `line` is the line, counted from 1.

    >>> print(GCGError(3, "'#player' has no number; write #player1."))
    line 3: '#player' has no number; write #player1.
    """

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(line, fault)
        self.line = line
        self.fault = fault

    def __str__(self) -> str:
        return f"line {self.line}: {self.fault}"
