"""Mistakes of stage 10 that are told by the error they stop with."""

from __future__ import annotations

from scrabble_course.checks.board.evidence import changes_a_board, stops_with
from scrabble_course.checks.exercise import Mistake

HALF_A_SQUARE = Mistake(
    "half-a-square",
    (),
    stops_with("cannot unpack non-iterable int object"),
    "A single number stands where a square is needed, which is a pair: "
    "`board[row, col]`, not `board[row][col]`, and `(row, col)`, not `row` alone.",
)
BOARD_CANNOT_CHANGE = Mistake(
    "board-cannot-change",
    (),
    changes_a_board,
    "A board cannot be changed, and nothing has to be laid here. Look at the squares: "
    "what is there, and which letter would come there?",
)
SQUARE_IS_A_PAIR = Mistake(
    "square-is-a-pair",
    (),
    stops_with("premium_at() takes 1 positional argument but 2"),
    "`premium_at` takes one thing, a square, and a square is a pair. So there are two "
    "pairs of brackets: `premium_at((row, col))`.",
)
PREMIUM_IS_NO_NUMBER = Mistake(
    "premium-is-no-number",
    (),
    stops_with("'Premium' and", "and 'Premium'"),
    "A premium is no number, but it has two: `premium.letter_times` for the letter, "
    "and `premium.word_times` for the whole word.",
)
ROW_AND_TEXT = Mistake(
    "row-and-text",
    (),
    stops_with(
        "'tuple' object has no attribute",
        "'<=' not supported between instances of 'int' and 'str'",
    ),
    "`find_cross_word` gives a pair of a row and a text. Take it apart: `start, text "
    "= find_cross_word(board, pos)`. The word then starts on `(start, col)`.",
)
ON_A_LETTER = Mistake(
    "cross-word-of-a-letter",
    (),
    stops_with("take an empty square"),
    "`cross_word_score` was asked about a square that holds a letter. Ask only for "
    "the tiles that are laid in this turn: their squares are empty on `board`, the "
    "board before the play.",
)
NO_LETTER = Mistake(
    "no-letter-to-lay",
    (),
    stops_with("is no letter; write a capital"),
    "`cross_word_score` takes, in this order, the board, one letter, its square and "
    "the direction. (From a dictionary, `for square, letter in laid.items()` gives "
    "you both.)",
)
