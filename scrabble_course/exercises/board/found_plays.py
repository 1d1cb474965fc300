"""What may be said of a play that is found in a row, or is missing there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from scrabble_course.board.anchors import RowSquare, is_anchor
from scrabble_course.board.board_scores import is_letter
from scrabble_course.board.layout import SIZE
from scrabble_course.board.letters import BLANK
from scrabble_course.board.word_sets import capital_words
from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.traits import Element, Trait, Traits


class FoundPlay:
    """A play, right or wrong, in the row that it was found in.

    It `covers` squares, each with the letter on it: letters that are `there`, and
    empty ones, where letters are `laid` by `tiles`. `anchors` are their columns.
    """

    def __init__(self, call: Call, words: frozenset[str], col: int, word: str) -> None:
        self.hand, self.row, _ = call.args
        row: list[RowSquare] = self.row
        self.words, self.col, self.word, self.end = words, col, word, col + len(word)
        self.is_word = word.upper() in words
        self.leaves_the_row = col < 0 or self.end > len(row)
        inside = [] if self.leaves_the_row else row
        self.covers = list(zip(inside[col:], word, strict=False))
        self.beside = [*inside[:col][-1:], *inside[self.end :][:1]]
        self.there = [(a, b) for a, b in self.covers if isinstance(a, str)]
        self.laid = [(a, b) for a, b in self.covers if not isinstance(a, str)]
        self.tiles = re.sub("[a-z]", BLANK, "".join(b for _, b in self.laid))
        self.anchors = [col + n for n, (a, _) in enumerate(self.covers) if is_anchor(a)]

    def has_longer(self) -> bool:
        """Return whether a longer word of the list begins with it."""
        word = self.word.upper()
        return any(other.startswith(word) and other != word for other in self.words)

    def covers_an_anchor_at_last(self) -> bool:
        """Return whether one is covered behind all letters that lay there."""
        squares = [square for square, _ in reversed(self.covers)]
        return any(map(is_anchor, takewhile(lambda one: not is_letter(one), squares)))

    def can_pay_for_letters_there(self) -> bool:
        """Return whether the hand has a tile for each letter, also for those there."""
        hand = self.hand
        for square, letter in self.covers:
            tile = BLANK if letter.islower() else letter
            if not is_letter(square) and tile not in hand:
                return False
            hand = hand.replace(tile, "", 1)
        return True


def _read(element: Element) -> tuple[FoundPlay, Counter[tuple[int, str]]]:
    col, word = element.value
    words = capital_words(element.call.args[2])
    return FoundPlay(element.call, words, col, word), element.answer


def _trait(said: str, holds: Callable[[FoundPlay], Any], asks: str = "") -> Trait:
    return Trait(said, lambda pair: holds(pair[0]), asks)


def _goes_on(pair: tuple[FoundPlay, Counter[tuple[int, str]]]) -> bool:
    play, answer = pair
    return any((play.col, play.word[:n]) in answer for n in range(1, len(play.word)))


def _has_neighbour(pair: tuple[FoundPlay, Counter[tuple[int, str]]]) -> bool:
    play, answer = pair
    return any(col == play.col and word != play.word for col, word in answer)


def _blank_beside_tile(play: FoundPlay) -> bool:
    return any(b.islower() and b.upper() in play.hand for _, b in play.laid)


ROW_TRAITS = Traits(
    "plays",
    (
        _trait(
            "use a blank for a letter whose own tile is in the hand as well",
            _blank_beside_tile,
            "Such a play is another one: is a blank tried only where the tile is "
            "missing?",
        ),
        _trait(
            "run over a small letter that lies in the row, a blank",
            lambda play: any(a.islower() for a, _ in play.there),
        ),
        _trait("start in column 0", lambda play: play.col == 0),
        _trait(
            f"end in the last column, {SIZE - 1}",
            lambda play: play.end == SIZE,
            "What is asked about a square that is the last, or behind the last?",
        ),
        _trait(
            "start on a letter of the row",
            lambda play: is_letter(play.covers[0][0]),
            "Such a word may be a play as well: where do you let one start?",
        ),
        Trait(
            "go on from a shorter play which is found",
            _goes_on,
            "Does the search end where a word is found, with a `return` or an `else`?",
        ),
        _trait(
            "lay all the tiles of the hand",
            lambda play: len(play.laid) == len(play.hand),
            "Is the last tile laid, and is the word looked up after that, before "
            "anything stops?",
        ),
        _trait(
            "lay two tiles of the same letter",
            lambda play: max(Counter(play.tiles).values()) > 1,
            "What happens to the second one when the first is laid?",
        ),
        _trait(
            "do not start on an anchor, but lay a later tile on one",
            lambda play: not is_anchor(play.covers[0][0]),
            "Any of the tiles may lie on the anchor: may a word start to the left of "
            "it?",
        ),
        _trait(
            "start on an anchor",
            lambda play: is_anchor(play.covers[0][0]),
            "The first tile may lie on it as well as any other.",
        ),
        _trait(
            "have an anchor under an earlier letter than the last",
            lambda play: not is_anchor(play.covers[-1][0]),
            "Once a tile lies on an anchor, that stays so for the tiles behind it: "
            "does a later square overwrite it?",
        ),
        _trait(
            "end on an anchor",
            lambda play: is_anchor(play.covers[-1][0]),
            "Is the square of the last letter asked, too?",
        ),
        Trait(
            "start in a column where another word is found",
            _has_neighbour,
            "Several words may start there: does one take the place of another?",
        ),
    ),
    _read,
)
