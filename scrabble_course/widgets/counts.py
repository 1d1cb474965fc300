"""Numbers of points and tiles, in words."""

from __future__ import annotations


def points_text(points: int) -> str:
    """Return a number of points.

    >>> points_text(1), points_text(44)
    ('1 point', '44 points')
    """
    return "1 point" if points == 1 else f"{points} points"


def tiles_text(count: int) -> str:
    """Return a number of tiles.

    >>> tiles_text(1), tiles_text(7)
    ('1 tile', '7 tiles')
    """
    return "1 tile" if count == 1 else f"{count} tiles"
