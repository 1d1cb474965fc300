"""What may be said of a play on the board that is found, or is missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any

from scrabble_course.board import ACROSS, DOWN, Board
from scrabble_course.board.finding_plays import tiles_laid
from scrabble_course.board.layout import Direction, Square
from scrabble_course.diagnosis.traits import Element, Trait, Traits


class LaidPlay:
    """A play with its score, on the board that it is for, and those found with it."""

    def __init__(self, element: Element) -> None:
        self.hand, board, *_ = element.call.args
        self.board: Board = board
        self.answer: Counter[Any] = element.answer
        self.play = element.value
        self.pos: Square = self.play[1]
        self.word: str = self.play[-1]
        self.way: Direction = self.play[2] if len(self.play) == 4 else ACROSS
        self.laid = tiles_laid(board, self.pos, self.way, self.word)

    def has_neighbour(self) -> bool:
        """Return whether another play was found in its line."""
        at = self.way == DOWN
        others = (one for one in self.answer if one[1][at] == self.pos[at])
        return any(one[2:-1] == self.play[2:-1] and one != self.play for one in others)

    def lies_alone(self) -> bool:
        """Return whether no letter lies in its line."""
        return len(self.laid) == len(self.word)

    def starts_like_one_across(self) -> bool:
        """Return whether it runs down, and a play was found across from there."""
        others = (one for one in self.answer if one[1:3] == (self.pos, ACROSS))
        return self.way == DOWN and any(others)

    def reads_like_one_across(self) -> bool:
        """Return whether it runs down, and its word was found across as well."""
        others = (one for one in self.answer if one[2:] == (ACROSS, self.word))
        return self.way == DOWN and any(others)

    def others_like(self, part: Callable[[Any], Any]) -> bool:
        """Return whether another play was found with the same part."""
        own = part(self.play)
        return any(part(one) == own and one != self.play for one in self.answer)


BOARD_TRAITS = Traits(
    "plays",
    (
        Trait("run down", lambda play: play.way == DOWN),
        Trait("score nothing", lambda play: play.play[0] == 0),
        Trait(
            "run down from a square where a play across starts as well",
            LaidPlay.starts_like_one_across,
            "Two plays are one only if they lay the same tiles on the same squares.",
        ),
        Trait(
            "run down and have the word of a play across",
            LaidPlay.reads_like_one_across,
            "One word may be several plays: compare the tiles, and not the words.",
        ),
        Trait(
            "run down and lay a single tile",
            lambda play: play.way == DOWN and len(play.laid) == 1,
            "One is left out only if the same tile, on the same square, is listed "
            "across.",
        ),
        Trait("lay a single tile", lambda play: len(play.laid) == 1),
        Trait(
            "lie beside letters only, and run over none",
            LaidPlay.lies_alone,
            "There are plays also in lines where no letter lies.",
        ),
        *(
            Trait(
                f"have the {said} of another play that is found",
                partial(LaidPlay.others_like, part=part),
                "Does one take the place of the other, as in a dictionary?",
            )
            for said, part in {
                "word": itemgetter(-1),
                "score": itemgetter(0),
                "score and the word": itemgetter(0, -1),
            }.items()
        ),
        Trait(
            "share their line with another play that is found",
            LaidPlay.has_neighbour,
            "A line may have several plays, and each of them counts.",
        ),
    ),
    LaidPlay,
)
