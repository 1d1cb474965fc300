"""The rules of a board as the student wrote them, beside the course's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from scrabble_course.board.board import Board
from scrabble_course.board.board_errors import BoardError
from scrabble_course.board.layout import DOWN, Square
from scrabble_course.board.play import Play, play_of
from scrabble_course.board.play_scores import check_play, play_sheet
from scrabble_course.board.score_sheet import ScoreSheet
from scrabble_course.resources.english_tiles import LETTER_VALUES
from scrabble_course.resources.word_list import read_words
from scrabble_course.widgets.board_state import tile_of
from scrabble_course.widgets.rules import Rule

ScoreOf = Callable[..., Any]
IsWord = Callable[[str], Any] | Collection[str]


class NoAnswer(Exception):
    """A function of the student's gave no answer; the message is for the student."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What is to be said of the tiles that lie loose on a board."""

    play: Play | None = None
    sheet: ScoreSheet | None = None
    score: int | None = None  # None: no play, or the student's function gave none
    hint: str = ""  # why the tiles make no play as they lie
    problem: str = ""  # what is wrong with the student's function


class BoardRules:
    """How plays are counted and words are known: the student's way, if there is one."""

    def __init__(
        self,
        score: ScoreOf | None,
        is_word: IsWord | None,
        values: Mapping[str, int] = LETTER_VALUES,
    ) -> None:
        self.values = values
        self._score_of = score and Rule(score, own=_score, gives=int)
        self._is_word: Rule | None = None
        self._words: Collection[str] | None = None
        if callable(is_word):
            self._is_word = Rule(
                is_word, own=lambda word: word in _course_words(), gives=bool
            )
        elif is_word is not None:
            # A long list would be searched from its start for each word.
            known = isinstance(is_word, list | tuple)
            self._words = frozenset(is_word) if known else is_word

    def judge(
        self, board: Board, laid: Mapping[Square, str], rack: str | None
    ) -> Judgement:
        """Return what play the letters `laid` make, and what it is worth."""
        if not laid:
            return Judgement()
        try:
            play = play_of(board, laid)
        except BoardError as error:
            return Judgement(hint=str(error))
        sheet = play_sheet(board, play, self.values)
        if self._score_of is None:
            return Judgement(play, sheet, sheet.total)
        hand = "".join(map(tile_of, laid.values())) if rack is None else rack
        score, problem = self._ask(self._score_of, board, play, hand, sheet.total)
        return Judgement(play, sheet, score, problem=problem)

    def check(self, board: Board, play: Play, rack: str | None) -> None:
        """Raise BoardError unless `play` is legal, NoAnswer if that cannot be said."""
        known = self._knows if self._is_word or self._words is not None else None
        check_play(board, play, rack, known)

    @property
    def scorer(self) -> str:
        """What the student's function that counts plays is called."""
        return self._score_of.name if self._score_of else ""

    @property
    def newest(self) -> ScoreOf | None:
        """The student's function that counts plays, as it is written now."""
        return self._score_of.newest if self._score_of else None

    def _ask(
        self, rule: Rule, board: Board, play: Play, hand: str, total: int
    ) -> tuple[int | None, str]:
        pos, direction = (play.row, play.col), play.direction
        answer = rule.ask(board, pos, direction, hand, play.word)
        # The text of a board takes seventeen lines, and the player sees it anyway.
        problem = answer.problem.replace(repr(board), "board")
        if answer.value not in (None, total):
            call = f"{rule.name}(board, {pos}, {direction}, {hand!r}, {play.word!r})"
            problem = (
                f"{call} gave {answer.value}, but this breakdown gives {total}. "
                f"{problem}"
            ).rstrip()
        return answer.value, problem

    def _knows(self, word: str) -> bool:
        if self._words is not None:
            return word in self._words
        assert self._is_word is not None
        answer = self._is_word.ask(word)
        if answer.value is None:
            raise NoAnswer(answer.problem)
        return bool(answer.value)


def _score(board: Board, pos: Square, direction: Square, _hand: str, word: str) -> int:
    return play_sheet(board, Play(word, *pos, down=direction == DOWN)).total


@cache
def _course_words() -> frozenset[str]:
    return frozenset(read_words())
