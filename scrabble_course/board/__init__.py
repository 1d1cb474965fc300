"""Part 4, the board (seeds 003 and 000): squares, plays, and what they earn."""

from scrabble_course.board.board import Board
from scrabble_course.board.errors import BoardError, IllegalPlay
from scrabble_course.board.layout import (
    ACROSS,
    CENTRE,
    DOWN,
    Square,
    parse_square,
    square_name,
)
from scrabble_course.board.letters import LETTER_VALUES
from scrabble_course.board.marks import Mark
from scrabble_course.board.play import Play, play_of
from scrabble_course.board.scoring import check_play, play_sheet, words_formed

__all__ = [
    "ACROSS",
    "CENTRE",
    "DOWN",
    "LETTER_VALUES",
    "Board",
    "BoardError",
    "IllegalPlay",
    "Mark",
    "Play",
    "Square",
    "check_play",
    "parse_square",
    "play_of",
    "play_sheet",
    "square_name",
    "words_formed",
]
