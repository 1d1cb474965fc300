"""A play with its score, as the search finds thousands of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scrabble_course.board import Play
from scrabble_course.calling import serialize
from scrabble_course.engine.extension import is_ready


class ScoredPlay(NamedTuple):
    """A play and what it earns; the word is whole, a small letter is a blank.

    It can be taken apart and compared like a tuple.

    >>> str(ScoredPlay("QUiZ", row=7, col=6, down=False, score=42))
    '8G QUiZ 42'
    """

    word: str
    row: int
    col: int
    down: bool
    score: int

    @property
    def play(self) -> Play:
        """The play without its score, as the board takes it.

        >>> ScoredPlay("QUIZ", row=7, col=6, down=False, score=44).play
        Play(word='QUIZ', row=7, col=6, down=False)
        """
        return Play(self.word, self.row, self.col, self.down)

    def __str__(self) -> str:
        return f"{self.play} {self.score}"


if not TYPE_CHECKING and is_ready():
    # The same, kept as C finds it: its word is made only for who asks.
    from scrabble_course.engine import _fast

    for _name in ("__doc__", "__str__", "play"):
        setattr(_fast.ScoredPlay, _name, vars(ScoredPlay)[_name])
    ScoredPlay = _fast.ScoredPlay

serialize.register(ScoredPlay, apart=tuple, together=ScoredPlay)


def rank(play: ScoredPlay) -> tuple[int, int, int, bool, str]:
    """Return what sorts plays, the best first: score, row, column, direction, word.

    >>> plays = ScoredPlay("AT", 7, 6, True, 4), ScoredPlay("AT", 7, 6, False, 4)
    >>> str(min(plays, key=rank))
    '8G AT 4'
    """
    return -play.score, play.row, play.col, play.down, play.word
