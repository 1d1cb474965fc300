"""Numbers, names and long texts as they stand in a sentence."""

from __future__ import annotations

from collections.abc import Sequence


def counted(number: int, thing: str) -> str:
    """Return a number with what it counts, which takes an `s` unless it is one.

    >>> counted(1, "tile"), counted(7, "tile")
    ('1 tile', '7 tiles')
    """
    return f"{number} {thing}{'s' * (number != 1)}"


def points_text(points: int) -> str:
    """Return a number of points.

    >>> points_text(-2)
    '-2 points'
    """
    return counted(points, "point")


def in_a_row(names: Sequence[str]) -> str:
    """Return names in one phrase.

    >>> in_a_row(["Ann"]), in_a_row(["Ann", "Ben", "Cem"])
    ('Ann', 'Ann, Ben and Cem')
    """
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def shortened(text: str, most: int) -> str:
    """Return a text without its end if it has more than `most` characters.

    >>> shortened("unscrabbled", 8), shortened("scrabble", 8)
    ('unscr...', 'scrabble')
    """
    return text if len(text) <= most else f"{text[: most - 3]}..."
