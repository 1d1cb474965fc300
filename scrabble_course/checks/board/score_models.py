"""What mistakes make of a word: models that a wrong score is compared with."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from scrabble_course.board.board import Board
from scrabble_course.board.layout import Direction, Premium, Square, premium_at
from scrabble_course.board.letters import letter_points
from scrabble_course.board.play import FormedWord, word_through


@dataclass(frozen=True, slots=True)
class OnSquare:
    """A letter of a word: what lies on its square, and what it may earn there."""

    letter: str
    is_laid: bool
    premium: Premium

    @property
    def points(self) -> int:
        """What the letter is worth."""
        return letter_points(self.letter)

    @property
    def letter_times(self) -> int:
        """How often the letter counts."""
        return self.premium.letter_times if self.is_laid else 1

    @property
    def word_times(self) -> int:
        """How often the word counts for this square."""
        return self.premium.word_times if self.is_laid else 1

    @property
    def earned(self) -> int:
        """What the letter adds to its word."""
        return self.points * self.letter_times


Word = tuple[OnSquare, ...]
Model = Callable[[Word], int]
"""What a mistake makes of a word."""


def on_squares(word: FormedWord, fresh: dict[Square, str]) -> Word:
    """Return a word with the premiums under it; `fresh` are the tiles laid."""
    return tuple(
        OnSquare(letter, square in fresh, premium_at(square))
        for letter, square in zip(word.word, word.squares, strict=True)
    )


def crossing_word(board: Board, letter: str, pos: Square, direction: Direction) -> Word:
    """Return the word that cross_word_score asks about, one letter alone if none.

    >>> len(crossing_word(Board.empty().with_tiles({(7, 7): "A"}), "T", (7, 8), (1, 0)))
    2
    """
    down, across = direction
    fresh = {pos: letter}
    return on_squares(word_through(board.with_tiles(fresh), pos, (across, down)), fresh)


def letters(word: Word) -> int:
    """Return what the letters earn before word premiums."""
    return sum(square.earned for square in word)


def times(word: Word) -> int:
    """Return how often the word counts."""
    return math.prod(square.word_times for square in word)


def right(word: Word) -> int:
    """Return what a word scores."""
    return letters(word) * times(word)


def old_premiums(word: Word) -> int:
    """Premiums under letters that lay there before count again."""
    return right(_all_laid(word))


def old_letter_premiums(word: Word) -> int:
    """Of premiums that count again, only those of letters do."""
    return letters(_all_laid(word)) * times(word)


def old_word_premiums(word: Word) -> int:
    """Of premiums that count again, only those of words do."""
    return letters(word) * times(_all_laid(word))


def without_letter_premiums(word: Word) -> int:
    """Letters count once on every square."""
    return no_premiums(word) * times(word)


def without_word_premiums(word: Word) -> int:
    """The word counts once, whatever lies under it."""
    return letters(word)


def no_premiums(word: Word) -> int:
    """Premiums of neither kind count."""
    return sum(square.points for square in word)


def swapped_numbers(word: Word) -> int:
    """Double and triple are taken for each other."""
    other = {1: 1, 2: 3, 3: 2}
    points = sum(square.points * other[square.letter_times] for square in word)
    return points * math.prod(other[square.word_times] for square in word)


def swapped_kinds(word: Word) -> int:
    """A letter premium is for the word, and the other way round."""
    points = sum(square.points * square.word_times for square in word)
    return points * math.prod(square.letter_times for square in word)


def letter_premium_so_far(word: Word) -> int:
    """A letter premium multiplies all the letters before it, too."""
    total = 0
    for square in word:
        total = (total + square.points) * square.letter_times
    return total * times(word)


def letter_premium_for_the_word(word: Word) -> int:
    """A letter premium multiplies the whole word."""
    every = math.prod(square.letter_times for square in word)
    return no_premiums(word) * every * times(word)


def word_premium_for_a_tile(word: Word) -> int:
    """A word premium multiplies only the tile on its square."""
    return sum(square.earned * square.word_times for square in word)


def word_premium_so_far(word: Word) -> int:
    """A word premium multiplies only the letters up to it."""
    total = 0
    for square in word:
        total = (total + square.earned) * square.word_times
    return total


def word_premium_from_there(word: Word) -> int:
    """A word premium multiplies only the letters from it on."""
    total, so_far = 0, 1
    for square in word:
        so_far *= square.word_times
        total += square.earned * so_far
    return total


def last_word_premium(word: Word) -> int:
    """Of several word premiums, only the last is applied."""
    return letters(word) * [1, *_several(word)][-1]


def first_word_premium(word: Word) -> int:
    """Of several word premiums, only the first is applied."""
    return letters(word) * [*_several(word), 1][0]


def largest_word_premium(word: Word) -> int:
    """Of several word premiums, only the largest is applied."""
    return letters(word) * max([1, *_several(word)])


def word_premiums_added(word: Word) -> int:
    """The factors of several word premiums are added up."""
    return letters(word) * (sum(_several(word)) or 1)


def word_extras_added(word: Word) -> int:
    """Each word premium adds the word once or twice more."""
    return letters(word) * (1 + sum(times - 1 for times in _several(word)))


def factors_added(word: Word) -> int:
    """The factors of all squares are added up, those of plain squares as well."""
    return letters(word) * sum(s.word_times for s in word if s.is_laid)


def factors_added_to_one(word: Word) -> int:
    """The factors of all squares are added to a 1 that was there at the start."""
    return letters(word) + factors_added(word)


def factors_added_to_the_points(word: Word) -> int:
    """The factors of the squares are added to the points of the letters."""
    return letters(word) + sum(s.word_times for s in word if s.is_laid)


def premiums_added_to_the_points(word: Word) -> int:
    """The factors of word premiums are added to the points of the letters."""
    return letters(word) + sum(_several(word))


def last_factor(word: Word) -> int:
    """The factor of the last square replaces those before it."""
    return letters(word) * word[-1].word_times


def last_factor_of_any_square(word: Word) -> int:
    """The factor of the last square counts, and also under a letter from before."""
    return letters(word) * word[-1].premium.word_times


def last_factor_of_new_squares(word: Word) -> int:
    """Of the squares that a tile is laid on, only the last says how often it counts."""
    return letters(word) * [s.word_times for s in word if s.is_laid][-1]


def without_the_last_letter(word: Word) -> int:
    """The last letter is left out, and the premium under it."""
    return right(word[:-1])


def first_letter_only(word: Word) -> int:
    """The first letter is scored, and no other."""
    return right(word[:1])


def nothing(word: Word) -> int:
    """The word earns nothing."""
    return 0


def laid_blanks_worth_their_letter(word: Word) -> int:
    """A blank that is laid scores what its letter does; one lying there does not."""
    return right(tuple(_as_tile(s) if s.is_laid else s for s in word))


def lying_blanks_worth_their_letter(word: Word) -> int:
    """A blank scores nothing when it is laid, and its letter's points ever after."""
    return right(tuple(s if s.is_laid else _as_tile(s) for s in word))


def blanks_worth_one(word: Word) -> int:
    """Every blank scores a point."""
    return right(
        tuple(replace(s, letter="E") if s.letter.islower() else s for s in word)
    )


def blank_hides_word_premium(word: Word) -> int:
    """The word premium under a blank does not count."""
    return letters(word) * times(tuple(s for s in word if s.letter.isupper()))


def laid_letters_only(word: Word) -> int:
    """The letters that lay there before are not counted."""
    return right(tuple(square for square in word if square.is_laid))


def lying_letters_only(word: Word) -> int:
    """The letter that is laid is not counted, though its word premium is."""
    return sum(s.points for s in word if not s.is_laid) * times(word)


def _all_laid(word: Word) -> Word:
    return tuple(replace(square, is_laid=True) for square in word)


def _as_tile(square: OnSquare) -> OnSquare:
    return replace(square, letter=square.letter.upper())


def _several(word: Word) -> list[int]:
    return [square.word_times for square in word if square.word_times > 1]
