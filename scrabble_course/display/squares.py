"""The squares of the board as a picture: where each lies, its colour and its label."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from scrabble_course.board.layout import (
    CENTRE,
    COLUMNS,
    LAYOUT,
    PREMIUMS,
    SIZE,
    Square,
)

PITCH = 36
"""From one square to the next; a square itself is SIDE wide."""

SIDE = 34
LEFT, TOP, EDGE = 28, 26, 12
"""The frame around the squares, wide enough for coordinates on two sides."""

WIDTH = LEFT + SIZE * PITCH + EDGE
HEIGHT = TOP + SIZE * PITCH + EDGE

PANEL, INK = "#1e4740", "#e8efe6"
"""A board brings its own background, so it reads the same in every theme."""

COLOURS = {
    ".": ("#2f6157", "#ffffff"),
    "T": ("#b93427", "#ffffff"),
    "D": ("#f2b5ab", "#5f1a12"),
    "t": ("#1f66a6", "#ffffff"),
    "d": ("#a9d3ea", "#123f5c"),
}
"""The colour of a square by its mark in `LAYOUT`, and that of its label."""

_STAR = "m0-11 3.2 7.3 7.9.7-6 5.2 1.8 7.8-6.9-4.1-6.9 4.1 1.8-7.8-6-5.2 7.9-.7z"
_ALL = [(row, col) for row in range(SIZE) for col in range(SIZE)]


def corner(square: Square) -> tuple[int, int]:
    """Return the top left of a square in the picture, in pixels."""
    row, col = square
    return LEFT + col * PITCH + 1, TOP + row * PITCH + 1


def outline(squares: Iterable[Square], inset: int = 0) -> str:
    """Return the outlines of squares as the `d` of an SVG path.

    >>> outline([(0, 0), (0, 1)], inset=2)
    'M31 29h30v30h-30zM67 29h30v30h-30z'
    """
    return "".join(frame(*corner(square), SIDE, inset) for square in squares)


def frame(x: int, y: int, side: int, inset: int) -> str:
    """Return a square `inset` pixels inside another as the `d` of an SVG path.

    >>> frame(0, 0, side=16, inset=1)
    'M1 1h14v14h-14z'
    """
    side -= 2 * inset
    return f"M{x + inset} {y + inset}h{side}v{side}h-{side}z"


def ink_on(square: Square) -> str:
    """Return the colour in which to write on an empty square."""
    row, col = square
    return COLOURS[LAYOUT[row][col]][1]


def squares_svg(unlabelled: Collection[Square]) -> str:
    """Return all squares, with labels except where something else will stand."""
    kinds: dict[str, list[Square]] = {mark: [] for mark in COLOURS}
    for row, col in _ALL:
        kinds[LAYOUT[row][col]].append((row, col))
    return "".join(_kind(mark, squares, unlabelled) for mark, squares in kinds.items())


def coordinates_svg() -> str:
    """Return the letters A to O along the top and the numbers 1 to 15 at the left."""
    tops = "".join(
        f'<text x="{corner((0, col))[0] + SIDE // 2}" y="18">{letter}</text>'
        for col, letter in enumerate(COLUMNS)
    )
    lefts = "".join(
        f'<text x="{LEFT // 2}" y="{corner((row, 0))[1] + 21}">{row + 1}</text>'
        for row in range(SIZE)
    )
    return f'<g font-size="12" text-anchor="middle" fill="{INK}">{tops}{lefts}</g>'


def _kind(mark: str, squares: list[Square], unlabelled: Collection[Square]) -> str:
    """A stroke in the colour of the squares rounds their corners."""
    colour, ink = COLOURS[mark]
    label = PREMIUMS[mark].label
    labels = "".join(
        _label(square, label)
        for square in squares
        if label and square not in unlabelled
    )
    return (
        f'<path d="{outline(squares, inset=2)}" fill="{colour}" stroke="{colour}" '
        'stroke-width="4" stroke-linejoin="round"/>'
        f'<g font-size="12" text-anchor="middle" fill="{ink}">{labels}</g>'
    )


def _label(square: Square, label: str) -> str:
    x, y = corner(square)
    if square == CENTRE:
        return f'<path transform="translate({x + 17} {y + 17})" d="{_STAR}"/>'
    return f'<text x="{x + 17}" y="{y + 21}">{label}</text>'
