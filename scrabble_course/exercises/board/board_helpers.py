"""What is known of the functions of the board: all are called for their answers."""

from __future__ import annotations

from scrabble_course.course import BOARD
from scrabble_course.diagnosis.lint.helper_calls import Does, Helper

_NAMES = [name for one in BOARD.stages for name in (*one.functions, *one.practice)]

HELPERS = {name: Helper(Does.ANSWERS) for name in _NAMES if name != "exchange"}
