"""Boards in a report can be compared: drawn, side by side, with marks."""

from scrabble_course.board import Board, transpose
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.examine import examine

UPSIDE_DOWN = examine(
    exercise("transpose"), lambda board: Board(transpose(board).rows[::-1])
)


def test_the_board_of_a_call_is_drawn_small_where_its_source_is_long():
    drawn = """
         5  6  7  8  9 10
    6    .  .  .  .  .  .
    7    .  Q  U  I  Z  .
    8    .  .  .  .  O  .
"""
    assert drawn in str(UPSIDE_DOWN)
    assert "  7    .  Q  U  I  Z  .\n" in UPSIDE_DOWN._repr_html_()


def test_two_boards_stand_side_by_side_and_differing_squares_are_marked():
    text, html = str(UPSIDE_DOWN), UPSIDE_DOWN._repr_html_()

    assert "    expected         but got          different\n" in text
    assert "    .......Q.......  .......I.......         x\n" in text
    assert "    .......U.......  .......U.......\n" in text
    assert ".......<mark>Z</mark><mark>O</mark>" in html
    assert html.count("<mark>") == 10


def test_a_board_with_one_word_is_plain_in_its_source():
    failure = examine(exercise("find_cross_word"), lambda board, pos: (0, "")).failure

    assert failure.picture == ""


def test_what_is_no_drawing_stands_below_what_was_expected():
    report = examine(exercise("transpose"), lambda board: "...\n...\n...")

    assert "but got  '...\\n...\\n...'" in str(report)
