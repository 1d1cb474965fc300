"""What stands in for functions of Part 4 answers as they do."""

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import anchors, board_scores, finding_plays
from scrabble_course.board.layout import ACROSS, DOWN, SIZE
from scrabble_course.exercises.board import board_stand_ins
from scrabble_course.exercises.board.boards import CAT, CROWDED, EDGED, board_with

BOARDS = (CAT, CROWDED, EDGED, board_with("8F LaTER", "H5 MINT"))
WORDS = ("CAT", "cats", "AT", "TA", "eat", "TEA")

boards = st.sampled_from(BOARDS)
squares = st.tuples(st.integers(-1, SIZE), st.integers(-1, SIZE))
near = st.tuples(st.integers(5, 10), st.integers(3, 11))
letters = st.sampled_from(("A", "T", "e", "", "?", "AT", 3, None))
directions = st.sampled_from((ACROSS, DOWN, "across"))


def result_of(function, *args):
    try:
        return function(*args)
    except Exception as error:
        return type(error), str(error)


@given(boards, squares | near | st.sampled_from(("7G", None, [7, 7], (7,))))
def test_find_cross_word_answers_as_the_course_does(board, pos):
    ours = result_of(board_stand_ins.find_cross_word, board, pos)

    assert ours == result_of(board_scores.find_cross_word, board, pos)


@given(boards, letters, squares | near, directions)
def test_cross_word_score_answers_as_the_course_does(board, letter, pos, direction):
    args = (board, letter, pos, direction)
    ours = result_of(board_stand_ins.cross_word_score, *args)

    assert ours == result_of(board_scores.cross_word_score, *args)


@given(boards, st.integers(0, SIZE - 1), st.text("AETCS?", max_size=4))
def test_row_plays_answers_as_the_course_does(board, number, hand):
    row = anchors.anchored_row(board, number, WORDS)

    assert board_stand_ins.row_plays(hand, row, WORDS) == finding_plays.row_plays(
        hand, row, WORDS
    )
