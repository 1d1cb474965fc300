"""Squares to point out on a picture of the board, with a caption."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.board.layout import Square


@dataclass(frozen=True, slots=True)
class MarkedSquares:
    """Some squares and what they have in common; `texts` are written in them.

    >>> MarkedSquares(((7, 6), (8, 8)), "anchors", texts=("AEO", "N")).text_on((8, 8))
    'N'
    """

    squares: tuple[Square, ...]
    caption: str
    texts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.texts and len(self.texts) != len(self.squares):
            raise ValueError(
                f"the mark {self.caption!r} has {len(self.squares)} squares but "
                f"{len(self.texts)} texts; give one text a square, or none."
            )

    def text_on(self, square: Square) -> str:
        """Return what is written in a square; "" if nothing is."""
        return dict(zip(self.squares, self.texts, strict=False)).get(square, "")
