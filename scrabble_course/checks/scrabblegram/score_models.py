"""What mistakes make of a score: models that a wrong answer is compared with."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from scrabble_course.scrabblegram.best_word import (
    ALL_TILES,
    BONUS,
    LETTER_TIMES,
    WORD_TIMES,
    ScoreModifier,
)


@dataclass(frozen=True, slots=True)
class Laid:
    """A word on its squares: what a mistaken score is made from."""

    points: list[int]
    modifiers: list[ScoreModifier]

    @property
    def bonus(self) -> int:
        """The points for playing all tiles, if all are."""
        return BONUS if len(self.points) == ALL_TILES else 0

    @property
    def letter_times(self) -> list[int]:
        """How often each tile counts."""
        used = self.modifiers[: len(self.points)]
        return [LETTER_TIMES.get(modifier, 1) for modifier in used]

    @property
    def word_times(self) -> list[int]:
        """How often the word counts for each of its squares."""
        used = self.modifiers[: len(self.points)]
        return [WORD_TIMES.get(modifier, 1) for modifier in used]

    @property
    def letters(self) -> int:
        """The sum of the tiles, with letter modifiers."""
        pairs = zip(self.points, self.letter_times, strict=True)
        return sum(points * times for points, times in pairs)


Model = Callable[[Laid], set[int]]
"""The scores that a mistake may give to a word."""


def one_word_modifier(laid: Laid) -> set[int]:
    """Only one of several word modifiers is applied."""
    several = [times for times in laid.word_times if times > 1]
    return {laid.letters * times + laid.bonus for times in several}


def word_modifiers_added(laid: Laid) -> set[int]:
    """The factors of several word modifiers are added up."""
    several = [times for times in laid.word_times if times > 1]
    extra = sum(times - 1 for times in several)
    return {laid.letters * times + laid.bonus for times in (sum(several), 1 + extra)}


def word_modifiers_in_order(laid: Laid) -> set[int]:
    """A word modifier multiplies only the sum so far."""
    before = after = 0
    squares = zip(laid.points, laid.letter_times, laid.word_times, strict=True)
    for points, letter_times, word_times in squares:
        after = (after + points * letter_times) * word_times
        before = before * word_times + points * letter_times
    return {after + laid.bonus, before + laid.bonus}


def letter_modifiers_in_order(laid: Laid) -> set[int]:
    """A letter modifier multiplies the whole sum so far."""
    total = 0
    for points, letter_times in zip(laid.points, laid.letter_times, strict=True):
        total = (total + points) * letter_times
    return {total * math.prod(laid.word_times) + laid.bonus}


def letter_factor_stays(laid: Laid) -> set[int]:
    """The factor of a letter modifier stays until the next one."""
    total, factor = 0, 1
    for points, letter_times in zip(laid.points, laid.letter_times, strict=True):
        factor = letter_times if letter_times > 1 else factor
        total += points * factor
    return {total}


def letter_factors_pile_up(laid: Laid) -> set[int]:
    """The factors of letter modifiers multiply each other, and stay."""
    total, factor = 0, 1
    for points, letter_times in zip(laid.points, laid.letter_times, strict=True):
        factor *= letter_times
        total += points * factor
    return {total}


KEPT = (letter_factor_stays, letter_factors_pile_up)
"""Ways not to set the factor of a letter back, on squares without word modifiers."""


def _with_letter_times(double: int, triple: int) -> Model:
    """Return the model for squares with letter modifiers only, worth so much."""
    times = {1: 1, 2: double, 3: triple}

    def model(laid: Laid) -> set[int]:
        pairs = zip(laid.points, laid.letter_times, strict=True)
        return {sum(points * times[letter] for points, letter in pairs)}

    return model


ADDED_TWICE = (_with_letter_times(3, 4), _with_letter_times(3, 3))
"""A tile is added for its letter modifier, and once more; or only if that is double."""


def without_tiles_on_word_modifiers(laid: Laid) -> set[int]:
    """The tile on a word modifier is not added."""
    pairs = zip(laid.points, laid.word_times, strict=True)
    total = sum(points for points, times in pairs if times == 1)
    return {total * math.prod(laid.word_times)}


def own_tile_only(laid: Laid) -> set[int]:
    """A word modifier multiplies only the tile on its square."""
    squares = zip(laid.points, laid.letter_times, laid.word_times, strict=True)
    return {sum(math.prod(square) for square in squares) + laid.bonus}


def beyond_the_word(laid: Laid) -> set[int]:
    """Word modifiers on squares without a tile count as well."""
    every = [WORD_TIMES.get(modifier, 1) for modifier in laid.modifiers]
    return {laid.letters * math.prod(every) + laid.bonus}


def _changed(laid: Laid, change: Callable[[str], str]) -> set[int]:
    """Return the score with other modifiers: `change` turns each mark into another."""
    modifiers = [ScoreModifier(change(modifier.value)) for modifier in laid.modifiers]
    changed = Laid(laid.points, modifiers)
    return {changed.letters * math.prod(changed.word_times) + changed.bonus}


def with_other_marks(marks: str, others: str) -> Model:
    """Return the model that takes each of `marks` for one of `others`."""
    table = str.maketrans(marks, others)
    return lambda laid: _changed(laid, lambda mark: mark.translate(table))


def on_the_next_square(laid: Laid) -> set[int]:
    """Each tile gets the modifier of a neighbouring square."""
    first, *rest = laid.modifiers
    shifted = ([*rest, first], [laid.modifiers[-1], first, *rest[:-1]])
    laid_so = [Laid(laid.points, modifiers) for modifiers in shifted]
    return {word.letters * math.prod(word.word_times) + word.bonus for word in laid_so}


def skips_word_modifiers_of_blanks(laid: Laid) -> set[int]:
    """The word modifier under a blank does not count."""
    pairs = zip(laid.points, laid.word_times, strict=True)
    times = math.prod(times for points, times in pairs if points)
    return {laid.letters * times}
