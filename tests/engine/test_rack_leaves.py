from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import Board
from scrabble_course.board.letters import in_order
from scrabble_course.engine import ScoredPlay
from scrabble_course.engine.rack_leaves import leaves_of, with_leaves


@given(st.text("AEIOUQSTR?", max_size=7))
def test_the_leaves_of_a_rack_are_all_its_parts(rack):
    found = leaves_of(rack)

    assert len(found) == 1 << len(rack)
    assert (found[0], found[-1]) == ("", in_order(rack))
    assert all(Counter(leave) <= Counter(rack) for leave in found)
    kinds = 1
    for count in Counter(rack).values():
        kinds *= count + 1
    assert len({*found}) == kinds


def test_what_lies_on_the_board_already_is_not_taken_from_the_rack():
    board = Board.empty().with_tiles({(7, 7): "A", (7, 8): "t"})
    plays = [
        ScoredPlay("CAtS", 7, 6, False, 0),
        ScoredPlay("AsA", 7, 7, True, 0),
        ScoredPlay("cAts", 7, 6, False, 0),
    ]

    found = [leave for _, leave in with_leaves(board, "s?A?c", plays)]
    assert found == ["A??", "CS?", "ACS"]
