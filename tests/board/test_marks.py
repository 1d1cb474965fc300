import pytest

from scrabble_course.board.marks import MarkedSquares


def test_a_mark_with_a_text_too_few_is_refused():
    with pytest.raises(ValueError, match="'anchors' has 2 squares but 1 texts"):
        MarkedSquares(((7, 6), (8, 8)), "anchors", ("AEO",))
