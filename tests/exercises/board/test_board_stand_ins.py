"""What stands in for functions of Part 4 answers as they do."""

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import anchors, finding_plays
from scrabble_course.board.layout import SIZE
from scrabble_course.exercises.board import board_stand_ins
from scrabble_course.exercises.board.boards import CAT, CROWDED, EDGED, board_with

BOARDS = (CAT, CROWDED, EDGED, board_with("8F LaTER", "H5 MINT"))
WORDS = ("CAT", "cats", "AT", "TA", "eat", "TEA")


@given(st.sampled_from(BOARDS), st.integers(0, SIZE - 1), st.text("AETCS?", max_size=4))
def test_row_plays_answers_as_the_course_does(board, number, hand):
    row = anchors.anchored_row(board, number, WORDS)

    assert board_stand_ins.row_plays(hand, row, WORDS) == finding_plays.row_plays(
        hand, row, WORDS
    )
