from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import Board, MarkedSquares, Play
from scrabble_course.board.board_errors import NotOnRack
from scrabble_course.widgets.board_state import (
    LOOSE_JSON,
    MOST_MARKS,
    LooseTile,
    fault_of_tiles,
    from_rack,
    rack_of,
    rest_of,
    tile_of,
    with_mark,
)

BOARD = Board.empty().lay(Play("QUIZ", row=7, col=6))
FREE = [(row, col) for row in range(7) for col in range(15)]

racks = st.text("ABCE?", max_size=7)


@given(racks, st.randoms())
def test_what_is_laid_and_what_is_left_make_up_the_rack(rack, rng):
    order = rng.sample(range(len(rack)), len(rack))
    tiles = rng.sample(rack, rng.randint(0, len(rack)))
    letters = [rng.choice("xyz") if tile == "?" else tile for tile in tiles]
    laid = dict(zip(rng.sample(FREE, len(letters)), letters, strict=True))

    loose = from_rack(laid, rack, order)
    rest, rest_order = rest_of(rack, order, [tile.place for tile in loose])

    assert {tile.square: tile.letter for tile in loose} == laid
    assert fault_of_tiles(loose, BOARD, rack) == ""
    assert Counter(rest) + Counter(map(tile_of, letters)) == Counter(rack)
    assert sorted(rest_order) == list(range(len(rest)))


@given(racks, st.text("ABCEz", min_size=1, max_size=8))
def test_letters_are_laid_just_when_the_rack_has_their_tiles(rack, letters):
    laid = dict(zip(FREE, letters, strict=False))
    if Counter(map(tile_of, letters)) <= Counter(rack):
        from_rack(laid, rack, range(len(rack)))
    else:
        with pytest.raises(NotOnRack):
            from_rack(laid, rack, range(len(rack)))


entries = st.lists(
    st.integers(-1, 16) | st.sampled_from([*"AEx?", "", "AB", None, 1.0, True, []]),
    max_size=5,
)


@given(st.lists(entries, max_size=3) | st.none() | st.integers())
def test_what_a_browser_sends_becomes_loose_tiles_or_stays_as_it_is(sent):
    taken = LOOSE_JSON["from_json"](sent, None)

    if taken is not sent:
        assert all(isinstance(tile, LooseTile) for tile in taken)
        assert LOOSE_JSON["to_json"](taken, None) == sent
        assert isinstance(fault_of_tiles(taken, BOARD, "AEX?"), str)


def test_tiles_that_cannot_lie_there_have_a_fault():
    def fault_of(*loose, rack="AE?"):
        return fault_of_tiles([LooseTile(*tile) for tile in loose], BOARD, rack)

    assert fault_of(((7, 6), "A", 0)) == "8G is taken"
    assert fault_of(((0, 0), "A", 0), ((0, 0), "E", 1)).endswith("used twice")
    assert fault_of(((0, 0), "A", 0), ((0, 1), "A", 0)).endswith("used twice")
    assert "no such tile" in fault_of(((0, 0), "E", 0))
    assert "no such tile" in fault_of(((0, 0), "A", 2))
    assert fault_of(((0, 0), "A", 0), rack=None) == "there is no rack"
    assert fault_of(((0, 0), "A", None), ((0, 1), "A", None), rack=None) == ""


def test_a_rack_is_in_capitals_and_not_too_long():
    assert rack_of("ae?") == "AE?"
    assert rack_of(None) is None
    with pytest.raises(ValueError, match="at most 100 tiles, not 101"):
        rack_of("A" * 101)


def test_a_mark_with_the_same_caption_comes_last_and_only_once():
    marks = [MarkedSquares(((0, 0),), caption) for caption in "abcd"]
    assert len(marks) == MOST_MARKS

    assert with_mark(marks, MarkedSquares(((1, 1),), "b")) == [
        marks[0],
        marks[2],
        marks[3],
        MarkedSquares(((1, 1),), "b"),
    ]
