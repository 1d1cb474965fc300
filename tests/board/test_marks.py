import pytest

from scrabble_course.board.marks import MarkedSquares


def test_a_mark_knows_what_is_written_in_its_squares():
    mark = MarkedSquares(((7, 6), (8, 8)), "anchors", ("AEO", "N"))

    assert [mark.text_on(s) for s in ((7, 6), (8, 8), (0, 0))] == ["AEO", "N", ""]
    assert MarkedSquares(((7, 6),), "anchors").text_on((7, 6)) == ""


def test_a_mark_with_a_text_too_few_is_refused():
    with pytest.raises(ValueError, match="'anchors' has 2 squares but 1 texts"):
        MarkedSquares(((7, 6), (8, 8)), "anchors", ("AEO",))
