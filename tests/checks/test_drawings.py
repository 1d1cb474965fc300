"""Boards in a report can be compared: drawn, side by side, with marks."""

from scrabble_course.board import Board, transpose
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine

UPSIDE_DOWN = examine(
    exercise_named("transpose"), lambda board: Board(transpose(board).rows[::-1])
)


def test_the_board_of_a_call_is_drawn_small_where_its_source_is_long():
    drawn = """
         5  6  7  8  9 10
    6    .  .  .  .  .  .
    7    .  Q  U  I  Z  .
    8    .  .  .  .  O  .
"""
    report = examine(exercise_named("transpose"), lambda board: board.rows)

    assert drawn in str(report)
    assert "  7    .  Q  U  I  Z  .\n" in report._repr_html_()
    assert "<pre style" in report._repr_html_()
    # A board with one word is plain in its source, and no drawing is shown as it is.
    plain = examine(exercise_named("find_cross_word"), lambda board, pos: (0, ""))
    assert plain.failure.picture == ""
    dots = examine(exercise_named("transpose"), lambda board: "...\n...\n...")
    assert "but got  '...\\n...\\n...'" in str(dots)


def test_of_two_boards_only_the_rows_that_differ_are_shown():
    text, html = str(UPSIDE_DOWN), UPSIDE_DOWN._repr_html_()

    assert "            expected         but got          different\n" in text
    assert "    row 6   .......Q.......  .......I.......         x\n" in text
    assert "row 7" not in text
    assert ".......<mark>Z</mark><mark>O</mark>" in html
    assert len(text.split("The letters have gone")[0].splitlines()) <= 10


def test_of_two_sets_what_is_missing_and_too_many_is_told_in_order():
    plays = exercise_named("row_plays").reference

    def one_column_on(hand, row, words=None):
        found = plays(hand, row, words)
        return {*sorted(found)[1:], (1, "NEW"), (0, "NEW")} if len(found) > 1 else found

    text = str(examine(exercise_named("row_plays"), one_column_on))

    assert "    missing  (" in text
    assert "    too many (0, 'NEW'), (1, 'NEW')\n" in text
