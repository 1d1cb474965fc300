"""Part 4, the board (seeds 003 and 000): squares, plays, and what they earn."""

from scrabble_course.board.anchors import anchored_row, read_row
from scrabble_course.board.board import Board
from scrabble_course.board.board_errors import BoardError, IllegalPlay
from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
    word_points,
)
from scrabble_course.board.finding_plays import (
    all_plays,
    best_play,
    horizontal_plays,
    open_row_plays,
    row_plays,
    tiles_laid,
)
from scrabble_course.board.layout import (
    ACROSS,
    CENTRE,
    DOWN,
    LAYOUT,
    Square,
    parse_square,
    premium_at,
    square_name,
)
from scrabble_course.board.marks import MarkedSquares
from scrabble_course.board.play import Play, play_of
from scrabble_course.board.play_scores import check_play, play_sheet, words_formed
from scrabble_course.board.word_sets import capital_words, prefixes
from scrabble_course.resources.english_tiles import LETTER_VALUES

__all__ = [
    "ACROSS",
    "CENTRE",
    "DOWN",
    "LAYOUT",
    "LETTER_VALUES",
    "Board",
    "BoardError",
    "IllegalPlay",
    "MarkedSquares",
    "Play",
    "Square",
    "all_plays",
    "anchored_row",
    "best_play",
    "calculate_score",
    "capital_words",
    "check_play",
    "cross_word_score",
    "find_cross_word",
    "horizontal_plays",
    "is_letter",
    "open_row_plays",
    "parse_square",
    "play_of",
    "play_sheet",
    "prefixes",
    "premium_at",
    "read_row",
    "row_plays",
    "square_name",
    "tiles_laid",
    "transpose",
    "word_points",
    "words_formed",
]
