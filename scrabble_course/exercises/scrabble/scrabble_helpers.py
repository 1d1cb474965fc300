"""What is known of the functions of the full game, where another one calls them."""

from __future__ import annotations

from scrabble_course.exercises.board.board_helpers import HELPERS as HELPERS
