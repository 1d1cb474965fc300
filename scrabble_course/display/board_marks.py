"""Marks on a picture of the board: rings that differ in pattern, and a legend."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from html import escape

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.layout import Square
from scrabble_course.board.marks import MarkedSquares
from scrabble_course.display.squares import (
    INK,
    LEFT,
    SIDE,
    corner,
    frame,
    ink_on,
    outline,
)


@dataclass(frozen=True, slots=True)
class _Pattern:
    colour: str
    line: str
    core: str = ""  # a thin line inside makes a double ring


_SOLID = 'stroke-width="3" stroke-linejoin="round"'
_DOTS = 'stroke-width="4" stroke-dasharray="0 6" stroke-linecap="round"'
_PATTERNS = (
    _Pattern("#ffd54a", _SOLID),
    _Pattern("#ff9df2", f'{_SOLID} stroke-dasharray="7 4.5"'),
    _Pattern("#7df0ff", _DOTS),
    _Pattern("#ffffff", 'stroke-width="5"', core='stroke-width="1.6"'),
)
MOST_MARKS = len(_PATTERNS)

_HALO = "#10201d"
_LINE_HEIGHT, _LINE_LENGTH = 22, 74
_STEP = 4  # a further ring around the same square lies inside the one before


def rings_svg(marks: Collection[MarkedSquares]) -> str:
    """Return the rings of marks; where several mark a square, one inside the other."""
    drawn = []
    taken: Counter[Square] = Counter()
    for mark, pattern in zip(marks, _PATTERNS, strict=False):
        squares = dict.fromkeys(mark.squares)
        path = "".join(outline([s], 1 + _STEP * taken[s]) for s in squares)
        taken.update(squares.keys())
        drawn.append(_stroked(path, pattern))
    return "".join(drawn)


def texts_svg(marks: Collection[MarkedSquares], board: Board) -> str:
    """Return what marks write in empty squares, in up to three lines."""
    written = {
        square: mark.text_on(square)
        for mark in marks
        for square in mark.squares
        if mark.text_on(square) and board[square] == EMPTY
    }
    texts = "".join(_text(square, text) for square, text in written.items())
    return f'<g text-anchor="middle">{texts}</g>' if texts else ""


def legend_svg(marks: Collection[MarkedSquares], top: int) -> tuple[str, int]:
    """Return the captions of marks, each beside its ring, and where they end."""
    drawn = []
    for mark, pattern in zip(marks, _PATTERNS, strict=False):
        drawn.append(_stroked(frame(LEFT, top, 16, 1), pattern))
        for line in textwrap.wrap(mark.caption, _LINE_LENGTH) or [""]:
            drawn.append(f'<text x="{LEFT + 26}" y="{top + 13}">{escape(line)}</text>')
            top += _LINE_HEIGHT
    if not drawn:
        return "", top
    look = f'font-size="13" font-weight="400" fill="{INK}"'
    return f"<g {look}>{''.join(drawn)}</g>", top + 6


def _stroked(path: str, pattern: _Pattern) -> str:
    """A dark halo under the ring keeps it clear of any square's colour."""
    lines = [(_HALO, 'stroke-width="5" stroke-opacity=".75"')]
    lines.append((pattern.colour, pattern.line))
    if pattern.core:
        lines.append((_HALO, pattern.core))
    return "".join(
        f'<path d="{path}" fill="none" stroke="{colour}" {line}/>'
        for colour, line in lines
    )


def _text(square: Square, text: str) -> str:
    x, y = corner(square)
    lines, size, step = _broken(text)
    first = y + SIDE / 2 + size * 0.36 - step * (len(lines) - 1) / 2
    return "".join(
        f'<text x="{x + SIDE // 2}" y="{first + step * number:g}" '
        f'font-size="{size}" fill="{ink_on(square)}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )


def _broken(text: str) -> tuple[list[str], int, int]:
    """Return a text in lines that fit a square, their font size and their distance."""
    if len(text) <= 2:
        return [text], 14, 0
    if len(text) <= 6:
        return _pieces(text, 3), 10, 10
    shown = text if len(text) <= 12 else f"{text[:11]}…"
    return _pieces(shown, 4), 9, 9


def _pieces(text: str, length: int) -> list[str]:
    return [text[at : at + length] for at in range(0, len(text), length)]
