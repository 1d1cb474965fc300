"""What can be said of plays on a board: the facts that tell mistakes apart.

Plays across are given a direction here, so that the same facts serve both functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from scrabble_course.board.board import Board
from scrabble_course.board.errors import BoardError
from scrabble_course.board.finding_plays import BoardPlay
from scrabble_course.board.layout import ACROSS, DOWN, Direction, Square
from scrabble_course.board.letters import letter_points
from scrabble_course.board.play import Play, check_shape
from scrabble_course.board.play_scores import play_sheet, words_formed
from scrabble_course.checks.board.position_cases import CROSSING
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case

When = Callable[[Case, Outcome, Attempt], bool]


@dataclass(frozen=True, slots=True)
class Placed:
    """A play, right or wrong, on the board that it was found on."""

    board: Board
    words: set[str]
    score: int
    pos: Square
    direction: Direction
    word: str

    @property
    def play(self) -> Play:
        """The play without its score."""
        return Play(self.word, *self.pos, down=self.direction == DOWN)

    @property
    def fits(self) -> bool:
        """Whether the play lies on the board, over the letters there."""
        try:
            return self.play.new_tiles(self.board) != {}
        except BoardError:
            return False

    @property
    def is_allowed(self) -> bool:
        """Whether the rules of the board allow the play, its words aside."""
        try:
            check_shape(self.board, self.play)
        except BoardError:
            return False
        return True

    @property
    def lays_one_tile(self) -> bool:
        """Whether the play lays a single tile."""
        return self.fits and len(self.play.new_tiles(self.board)) == 1

    @property
    def twin(self) -> tuple[Square, Direction, str] | None:
        """The same tile taken as a play in the other direction, if it forms a word."""
        if not self.lays_one_tile:
            return None
        for formed in words_formed(self.board, self.play)[1:]:
            return formed.squares[0], formed.direction, formed.word
        return None

    @property
    def is_word(self) -> bool:
        """Whether the main word is one of those that were given."""
        return self.word.upper() in self.words

    @property
    def forms_no_word(self) -> bool:
        """Whether a cross word is none of the words given."""
        if not self.fits:
            return False
        crossing = words_formed(self.board, self.play)[1:]
        return any(formed.word.upper() not in self.words for formed in crossing)

    @property
    def points_of_letters(self) -> int:
        """The points of the main word's letters alone."""
        return sum(map(letter_points, self.word))

    @property
    def points_without_cross_words(self) -> int:
        """The points of the main word, and for seven tiles."""
        sheet = play_sheet(self.board, self.play)
        main, extras = sheet.words[0].points, sheet.extras
        return main + sum(extra.points for extra in extras)

    @property
    def place(self) -> tuple[Square, Direction, str]:
        """All but the score."""
        return self.pos, self.direction, self.word


@dataclass(frozen=True, slots=True)
class Compared:
    """The plays that are expected and those that came, for one call."""

    case: Case
    expected: set[BoardPlay]
    got: set[BoardPlay]

    @property
    def extra(self) -> list[Placed]:
        """Plays that should not be there, or not with that score."""
        return self.placed(self.got - self.expected)

    @property
    def missing(self) -> list[Placed]:
        """Plays that should be there."""
        return self.placed(self.expected - self.got)

    @property
    def right(self) -> list[Placed]:
        """Plays that are there and should be."""
        return self.placed(self.expected & self.got)

    @property
    def differ_in_score(self) -> bool:
        """Whether all plays are right but for their scores."""
        places = [{p[1:] for p in plays} for plays in (self.expected, self.got)]
        return places[0] == places[1] and bool(self.extra)

    def placed(self, plays: set[BoardPlay]) -> list[Placed]:
        """Return plays with the board that they lie on, in order."""
        _, board, words = self.case.call.args
        return [Placed(board, words, *play) for play in sorted(plays)]


def plays_of(value: object) -> set[BoardPlay] | None:
    """Return the plays of a board, if `value` is a set of them, with direction or not.

    >>> plays_of({(4, (7, 6), "AT")})
    {(4, (7, 6), (0, 1), 'AT')}
    >>> plays_of({(4, 7, 6, "AT")}) is None
    True
    """
    if not isinstance(value, set | frozenset):
        return None
    if all(map(is_horizontal_play, value)):
        return {(score, pos, ACROSS, word) for score, pos, word in value}
    return set(value) if all(map(is_play, value)) else None


def is_horizontal_play(value: object) -> bool:
    """Return whether a value is built as a play of horizontal_plays is."""
    return _is_like(value, (4, (7, 6), "AT"))


def is_play(value: object) -> bool:
    """Return whether a value is built as a play of all_plays is.

    >>> is_play((4, (7, 6), ACROSS, "AT")), is_play("AT")
    (True, False)
    """
    return _is_like(value, (4, (7, 6), ACROSS, "AT"))


def compared(case: Case, outcome: Outcome) -> Compared | None:
    """Return what came beside what is expected, if such plays came at all."""
    got, expected = plays_of(outcome.value), plays_of(case.expected)
    if got is None or expected is None or not _same_shape(case, outcome):
        return None
    return Compared(case, expected, got)


def an_extra(fact: Callable[[Placed], Any]) -> When:
    """Tell a mistake by a fact about a play that should not be there."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        plays = compared(case, outcome)
        return plays is not None and any(map(fact, plays.extra))

    return when


def all_missing(fact: Callable[[Placed], Any]) -> When:
    """Tell a mistake by a fact about each missing play, and about none that came.

    It says nothing of a function that finds no plays on other boards either.
    """

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        plays = compared(case, outcome)
        if plays is None or not plays.missing:
            return False
        is_told = all(map(fact, plays.missing)) and not any(map(fact, plays.right))
        return is_told and finds_any(attempt)

    return when


def scores_are(model: Callable[[Placed], int]) -> When:
    """Tell a mistake by the scores that it gives to plays that are right otherwise."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        plays = compared(case, outcome)
        if plays is None or not plays.differ_in_score:
            return False
        return all(play.score == model(play) for play in plays.placed(plays.got))

    return when


def finds(attempt: Attempt, *args: Any) -> set[BoardPlay]:
    """Return the plays of one more call; none if no plays come."""
    return plays_of(attempt(Call(args)).value) or set()


def finds_any(attempt: Attempt) -> bool:
    """Return whether plays are found on a board with a word on it."""
    hand, board, words, _ = CROSSING[0]
    return finds(attempt, hand, board, set(words.split())) != set()


def _same_shape(case: Case, outcome: Outcome) -> bool:
    sizes = {len(play) for value in (case.expected, outcome.value) for play in value}
    return len(sizes) <= 1


def _is_like(value: object, pattern: object) -> bool:
    """Whether a value is built as `pattern` is, of the same kinds of values."""
    if type(value) is not type(pattern):
        return False
    if isinstance(value, tuple) and isinstance(pattern, tuple):
        pairs = zip(value, pattern, strict=False)
        return len(value) == len(pattern) and all(_is_like(a, b) for a, b in pairs)
    return True
