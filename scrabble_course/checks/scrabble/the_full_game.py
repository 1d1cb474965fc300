"""The exercises of stage 12: the rules around the board, and a player (seed 000)."""

from __future__ import annotations

from scrabble_course.checks.scrabble.counting_up import FINAL_SCORES
from scrabble_course.checks.scrabble.ending import IS_OVER
from scrabble_course.checks.scrabble.exchanging import EXCHANGE
from scrabble_course.checks.scrabble.opening_draw import DRAW_ORDER
from scrabble_course.checks.scrabble.playing import MY_PLAYER
from scrabble_course.checks.scrabble.refilling import REFILL

EXERCISES = (DRAW_ORDER, REFILL, EXCHANGE, IS_OVER, FINAL_SCORES, MY_PLAYER)
