"""Part 3, Scrabblegram (seed 001): the graded functions of stages 8 and 9."""

from scrabble_course.scrabblegram.best_word import (
    ScoreModifier,
    compute_score,
    highest_scoring_word_from_tiles,
    read_modifiers,
    ways_to_play,
)
from scrabble_course.scrabblegram.tiles import (
    can_form_word_from_tiles,
    sum_of_tiles,
    tile_score,
)

__all__ = [
    "ScoreModifier",
    "can_form_word_from_tiles",
    "compute_score",
    "highest_scoring_word_from_tiles",
    "read_modifiers",
    "sum_of_tiles",
    "tile_score",
    "ways_to_play",
]
