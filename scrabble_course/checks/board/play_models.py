"""What mistakes make of a play: models that a wrong score is compared with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scrabble_course.board.board_scores import ALL_TILES, BONUS, cross_word_score
from scrabble_course.board.layout import DOWN
from scrabble_course.board.play import FormedWord, Play, word_through
from scrabble_course.checks.board.evidence import like
from scrabble_course.checks.board.score_models import (
    Model,
    Word,
    letters,
    no_premiums,
    on_squares,
    right,
    times,
)
from scrabble_course.checks.exercise import Case, Mistake


@dataclass(frozen=True, slots=True)
class Laid:
    """A play in all its words: what a mistaken score is made from.

    `lone` are the tiles without a cross word, `rescored` the words across the play
    that lay there before, and `along` what the tiles would score with the letters
    beside them in the play's own direction.
    """

    main: Word
    crosses: tuple[Word, ...]
    lone: tuple[Word, ...]
    rescored: tuple[Word, ...]
    along: int

    @property
    def bonus(self) -> int:
        """The points for laying all tiles, if all are."""
        return BONUS if len(self.crosses) + len(self.lone) == ALL_TILES else 0

    def score(self, main: Model = right, cross: Model = right) -> int:
        """Return what the play scores, its words by the models that are given."""
        return main(self.main) + sum(map(cross, self.crosses)) + self.bonus


PlayModel = Callable[[Laid], int]
"""What a mistake makes of a play."""


def laid(case: Case) -> Laid:
    """Return the words of the play that a case of calculate_score is about."""
    board, (row, col), (down, across), _hand, word = case.call.args
    play = Play(word, row, col, down=(down, across) == DOWN)
    fresh = play.new_tiles(board)
    after = board.with_tiles(fresh)
    other = (across, down)

    def crossing(square: tuple[int, int]) -> Word:
        return on_squares(word_through(after, square, other), fresh)

    new = [crossing(square) for square in fresh]
    old = [crossing(square) for square in play.squares if square not in fresh]
    return Laid(
        on_squares(FormedWord(word, play.squares), fresh),
        tuple(found for found in new if len(found) > 1),
        tuple(found for found in new if len(found) == 1),
        tuple(found for found in old if len(found) > 1),
        sum(cross_word_score(board, fresh[at], at, other) for at in fresh),
    )


def shows_in_all(
    name: str, own: tuple[Case, ...], *models: PlayModel, say: str
) -> Mistake:
    """Return a mistake that is told by what it makes of all its own cases."""

    def of_case(model: PlayModel) -> Callable[[Case], int]:
        return lambda case: model(laid(case))

    return Mistake(name, own, like(own, *map(of_case, models)), say)


def in_words(*models: Model) -> tuple[PlayModel, ...]:
    """Return models of plays where a mistake is in all words, or in the main word."""
    return tuple(
        play_model
        for model in models
        for play_model in (_everywhere(model), _in_the_main_word(model))
    )


def without_cross_words(play: Laid) -> int:
    """The main word alone counts."""
    return right(play.main) + play.bonus


def cross_words_along_the_play(play: Laid) -> int:
    """Cross words are looked for in the play's own direction."""
    return right(play.main) + play.along + play.bonus


def cross_words_multiplied(play: Laid) -> int:
    """The word premiums of the main word multiply the cross words as well."""
    crossing = sum(map(right, play.crosses))
    return (letters(play.main) + crossing) * times(play.main) + play.bonus


def cross_words_without_premiums(play: Laid) -> int:
    """Premiums count in the main word, and not in cross words."""
    return play.score(cross=no_premiums)


def old_words_again(play: Laid) -> int:
    """Words that lie across the play already count again."""
    return play.score() + sum(map(right, play.rescored))


def lone_letters(play: Laid) -> int:
    """A tile without a cross word counts once more, as a word of one letter."""
    return play.score() + sum(map(right, play.lone))


def without_bonus(play: Laid) -> int:
    """Laying all tiles earns nothing."""
    return play.score() - play.bonus


def bonus_multiplied(play: Laid) -> int:
    """The bonus is multiplied like the main word."""
    return play.score() - play.bonus + play.bonus * times(play.main)


def bonus_always(play: Laid) -> int:
    """There is a bonus although not all tiles are laid."""
    return play.score() - play.bonus + BONUS


def bonus_for_each_letter_after(play: Laid) -> int:
    """There is a bonus for the seventh tile, and for each letter that lies after it."""
    ends = [place for place, square in enumerate(play.main) if square.is_laid]
    return play.score() + BONUS * (len(play.main) - 1 - ends[-1])


def bonus_alone(play: Laid) -> int:
    """The bonus replaces the score."""
    return BONUS


def main_word_for_each_tile(play: Laid) -> int:
    """The main word counts once for each tile that is laid."""
    more = len(play.crosses) + len(play.lone) - 1
    return play.score() + more * right(play.main)


def main_word_for_each_letter(play: Laid) -> int:
    """The main word counts once for each of its letters."""
    return play.score() + (len(play.main) - 1) * right(play.main)


def _everywhere(model: Model) -> PlayModel:
    return lambda play: play.score(model, model)


def _in_the_main_word(model: Model) -> PlayModel:
    return lambda play: play.score(main=model)
