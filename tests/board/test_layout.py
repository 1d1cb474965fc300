import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board.board_errors import BoardError, Unreadable
from scrabble_course.board.layout import (
    ACROSS,
    DOWN,
    LAYOUT,
    SIZE,
    parse_square,
    premium_at,
    square_name,
)
from tests.board.oracle import (
    DOUBLE_LETTERS,
    DOUBLE_WORDS,
    TRIPLE_LETTERS,
    TRIPLE_WORDS,
)
from tests.board.positions import squares

ALL = [(row, col) for row in range(SIZE) for col in range(SIZE)]


@pytest.mark.parametrize(
    ("label", "places"),
    [
        ("TW", TRIPLE_WORDS),
        ("DW", DOUBLE_WORDS),
        ("TL", TRIPLE_LETTERS),
        ("DL", DOUBLE_LETTERS),
    ],
)
def test_each_premium_lies_where_the_board_has_it(label, places):
    found = {square_name(s, DOWN) for s in ALL if premium_at(s).label == label}

    assert found == set(places.split())
    # From all four sides it looks the same.
    turned = ["".join(column) for column in zip(*LAYOUT, strict=True)]
    assert turned == LAYOUT == LAYOUT[::-1] == [row[::-1] for row in LAYOUT]


def test_squares_are_named_as_players_name_them():
    assert square_name((7, 7), ACROSS) == "8H"
    assert square_name((7, 7), DOWN) == "H8"
    assert square_name((14, 0), ACROSS) == "15A"
    assert sorted([DOWN, ACROSS]) == [ACROSS, DOWN]
    assert issubclass(Unreadable, BoardError) and issubclass(BoardError, ValueError)


@given(squares, st.sampled_from([ACROSS, DOWN]), st.sampled_from([str, str.lower]))
def test_the_name_of_a_square_is_read_back(square, direction, written):
    name = written(square_name(square, direction))

    assert parse_square(f" {name} ") == (square, direction)


@pytest.mark.parametrize("text", ["", "8", "H", "8P", "P8", "0A", "16A", "A0", "08H"])
def test_what_is_no_square_is_named_with_the_way_to_write_one(text):
    with pytest.raises(Unreadable) as error:
        parse_square(text)

    assert repr(text) in str(error.value)
    assert "8G" in str(error.value)
