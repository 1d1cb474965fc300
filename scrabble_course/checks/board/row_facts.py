"""What can be said of a play in a row: the facts that tell mistakes apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from scrabble_course.board.anchors import RowSquare, is_anchor
from scrabble_course.board.finding_plays import RowPlay
from scrabble_course.board.letters import BLANK
from scrabble_course.board.word_sets import prefixes
from scrabble_course.checks.board.row_cases import PLAIN, plays_of
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case

When = Callable[[Case, Outcome, Attempt], bool]


@dataclass(frozen=True, slots=True)
class Found:
    """A play, right or wrong, in the row that it was found in."""

    hand: str
    row: list[RowSquare]
    words: set[str]
    col: int
    word: str

    @property
    def capitals(self) -> str:
        """The word as it is looked up."""
        return self.word.upper()

    @property
    def end(self) -> int:
        """The column after the word."""
        return self.col + len(self.word)

    @property
    def leaves_the_row(self) -> bool:
        """Whether the word begins or ends where the row has no squares."""
        return self.col < 0 or self.end > len(self.row)

    @property
    def covers(self) -> list[tuple[RowSquare, str]]:
        """The squares of a word that stays in the row, each with the letter on it."""
        if self.leaves_the_row:
            return []
        return list(zip(self.row[self.col :], self.word, strict=False))

    @property
    def laid(self) -> str:
        """The letters that are not on the row already."""
        return "".join(b for a, b in self.covers if not isinstance(a, str))

    @property
    def there(self) -> list[tuple[str, str]]:
        """The letters on the row that the word runs through, and its own."""
        return [(a, b) for a, b in self.covers if isinstance(a, str)]

    @property
    def on_anchors(self) -> list[tuple[frozenset[str], str]]:
        """The anchors that the word covers, each with the letter on it."""
        return [(a, b) for a, b in self.covers if isinstance(a, frozenset)]

    @property
    def next_square(self) -> RowSquare:
        """The square after the word; None at the end of the row."""
        return self.row[self.end] if self.end < len(self.row) else None

    @property
    def first_anchor(self) -> int:
        """The column of the first anchor that the word covers; -1 if it covers none."""
        covered = range(self.col, min(self.end, len(self.row)))
        return next((at for at in covered if is_anchor(self.row[at])), -1)

    @property
    def blanks(self) -> int:
        """How many blanks are laid."""
        return sum(letter.islower() for letter in self.laid)

    @property
    def takes_too_many(self) -> set[str]:
        """The tiles of which the play lays more than the hand has."""
        tiles = (BLANK if letter.islower() else letter for letter in self.laid)
        return set(Counter(tiles) - Counter(self.hand))

    @property
    def is_word(self) -> bool:
        """Whether the word is one of those that were given."""
        return self.capitals in self.words

    @property
    def is_prefix(self) -> bool:
        """Whether a word that was given goes on from this one."""
        return self.capitals in prefixes(self.words) and not self.is_word


@dataclass(frozen=True, slots=True)
class Compared:
    """The plays that are expected and those that came, for one call."""

    case: Case
    expected: set[RowPlay]
    got: set[RowPlay]

    @property
    def extra(self) -> list[Found]:
        """Plays that should not be there."""
        return self._found(self.got - self.expected)

    @property
    def missing(self) -> list[Found]:
        """Plays that should be there."""
        return self._found(self.expected - self.got)

    @property
    def right(self) -> list[Found]:
        """Plays that are there and should be."""
        return self._found(self.expected & self.got)

    def _found(self, plays: set[RowPlay]) -> list[Found]:
        hand, row, words = self.case.call.args
        return [Found(hand, row, words, col, word) for col, word in sorted(plays)]


def compared(case: Case, outcome: Outcome) -> Compared | None:
    """Return what came beside what is expected, if plays came at all."""
    got = plays_of(outcome.value)
    return None if got is None else Compared(case, case.expected, got)


def an_extra(fact: Callable[[Found], Any]) -> When:
    """Tell a mistake by a fact about a play that should not be there."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        plays = compared(case, outcome)
        return plays is not None and any(map(fact, plays.extra))

    return when


def all_missing(fact: Callable[[Found], Any]) -> When:
    """Tell a mistake by a fact about each missing play, and about none that came.

    It says nothing of a function that finds no plays in a plain row either.
    """

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        plays = compared(case, outcome)
        if plays is None or not plays.missing:
            return False
        is_told = all(map(fact, plays.missing)) and not any(map(fact, plays.right))
        return is_told and finds(attempt, *PLAIN[1].call.args) != set()

    return when


def missing_in(case: Case, outcome: Outcome) -> Iterator[Found]:
    """Give the missing plays, if plays came at all."""
    plays = compared(case, outcome)
    yield from plays.missing if plays else ()


def finds(attempt: Attempt, *args: Any) -> set[RowPlay]:
    """Return the plays of one more call; none if no plays come."""
    return plays_of(attempt(Call(args)).value) or set()
