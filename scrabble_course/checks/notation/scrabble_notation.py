"""The exercises of stage 7, from one letter to a whole word (seed 000)."""

from __future__ import annotations

from scrabble_course.checks.notation.letter_score import LETTER_SCORE
from scrabble_course.checks.notation.letter_scores import LETTER_SCORES
from scrabble_course.checks.notation.multipliers import MULTIPLIERS
from scrabble_course.checks.notation.word_score import WORD_SCORE

EXERCISES = (LETTER_SCORE, LETTER_SCORES, MULTIPLIERS, WORD_SCORE)
