"""The exercises of stage 9: the score, and the word that scores most (seed 001)."""

from __future__ import annotations

from scrabble_course.checks.exercise import Exercise, judge_value
from scrabble_course.checks.scrabblegram import (
    computing,
    computing_mistakes,
    searching,
    searching_mistakes,
)
from scrabble_course.checks.scrabblegram.stand_ins import for_search
from scrabble_course.scrabblegram.best_word import (
    compute_score,
    highest_scoring_word_from_tiles,
)

COMPUTE_SCORE = Exercise(
    "compute_score",
    stage=9,
    reference=compute_score,
    cases=(
        *computing.GIVEN,
        *computing.PLAIN,
        *computing.LETTER,
        *computing.WORD,
        *computing.BOTH,
    ),
    generate=computing.random_score,
    generated=30,
    judge=judge_value,
    hints=(
        "Two things change the score: what each tile counts, and what the whole word "
        "is multiplied by. Keep them in two variables, and bring them together last.",
        "Go along the tiles and their squares side by side. Add each tile's score, "
        "doubled or tripled if its square says so; multiply the factor of the word "
        "wherever a square says so. After the last tile multiply, then add the bonus.",
        "Start with `score = 0` and `times = 1`; `for tile, modifier in "
        "zip(played_tiles, score_modifiers):` change one or both. Then `score *= "
        "times`, and `score += 50` if `len(played_tiles) == 7`.",
    ),
    mistakes=computing_mistakes.MISTAKES,
    describe=computing.describe,
)

HIGHEST_SCORING_WORD_FROM_TILES = Exercise(
    "highest_scoring_word_from_tiles",
    stage=9,
    reference=highest_scoring_word_from_tiles,
    cases=(
        searching.GIVEN,
        *searching.BEST,
        searching.ALL_TILES,
        *searching.MODIFIERS,
    ),
    generate=searching.random_search,
    generated=20,
    props=for_search,
    judge=judge_value,
    hints=(
        "Every word of the list is tried: can it be formed, and what does it score? "
        "What must you remember from one word to the next?",
        "Start with the answer for no word at all, a score of -1. For each word that "
        "can be formed, score the tiles played; if that is more than the best so far, "
        "keep the score and the word. Then think of a blank that may stand for "
        "either of two equal letters.",
        "A second recursive function gives all the ways to play a word: for the first "
        "letter try its own tile and then `'?'`, each with all the ways to play the "
        "rest. Call `compute_score` on every way, and keep the highest with `>`.",
    ),
    mistakes=searching_mistakes.MISTAKES,
    describe=computing.describe,
)

EXERCISES = (COMPUTE_SCORE, HIGHEST_SCORING_WORD_FROM_TILES)
