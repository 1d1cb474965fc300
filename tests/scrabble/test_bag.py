import re

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board.letters import in_order
from scrabble_course.scrabble import ScrabbleError
from scrabble_course.scrabble.bag import has_tiles, tiles_for, without

tiles = st.text(alphabet="ABCQZ?", max_size=12)


@given(tiles, tiles)
def test_what_is_taken_out_can_be_put_back(some, more):
    assert in_order(without(some + more, more)) == in_order(some)


@given(tiles, tiles)
def test_tiles_are_there_exactly_if_they_can_be_taken_out(some, wanted):
    try:
        without(some, wanted)
    except ScrabbleError as error:
        assert re.search("no tile '.' left among '.*'", str(error))
        assert not has_tiles(some, wanted)
    else:
        assert has_tiles(some, wanted)


@given(tiles)
def test_order_changes_no_tile_and_puts_blanks_last(some):
    assert sorted(in_order(some)) == sorted(some)
    assert in_order(some).rstrip("?") == "".join(sorted(some.replace("?", "")))
    assert tiles_for(some.replace("?", "z")) == in_order(some)  # a small letter is one
