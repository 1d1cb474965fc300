import pytest
from hypothesis import given, settings

from scrabble_course.board import CENTRE, Board
from scrabble_course.board.anchors import (
    ANY_LETTER,
    allowed_letters,
    anchored_row,
    anchors,
    is_anchor,
    read_row,
    row_text,
)
from scrabble_course.board.board_errors import BoardError, Unreadable
from scrabble_course.board.play import word_through
from tests.board.positions import beside_letters, board_with, boards

WORDS = {"AT", "TA", "EAT", "TEA", "SEA", "ZA", "QI", "OE", "TOE", "ES"}


def test_before_the_first_play_the_centre_is_the_anchor():
    assert anchors(Board.empty()) == {CENTRE}
    assert row_text(anchored_row(Board.empty(), 7)) == ".......{*}......."
    assert row_text(anchored_row(Board.empty(), 6)) == "." * 15


@pytest.mark.no_cover
@given(boards())
def test_anchors_are_the_empty_squares_beside_a_letter(board):
    assert anchors(board) == set(beside_letters(board))


@given(boards())
@settings(max_examples=30)
def test_a_letter_is_allowed_where_it_forms_a_word_down_or_none(board):
    for pos in anchors(board):
        allowed = allowed_letters(board, pos, WORDS)
        for letter in "AEQSTZ":
            after = board.with_tiles({pos: letter})
            formed = word_through(after, pos, (1, 0)).word.upper()
            assert (letter in allowed) == (len(formed) == 1 or formed in WORDS)


@pytest.mark.no_cover
@given(boards())
def test_a_row_has_its_letters_and_its_anchors_and_can_be_read_again(board):
    found = anchors(board)
    for number, letters in enumerate(board.rows):
        row = anchored_row(board, number, WORDS)

        assert "".join(sq if isinstance(sq, str) else "." for sq in row) == letters
        assert {(number, col) for col, sq in enumerate(row) if is_anchor(sq)} == {
            pos for pos in found if pos[0] == number
        }
        assert read_row(row_text(row)) == row


def test_words_on_the_board_are_asked_for_only_with_the_new_letter():
    board = board_with("H8 CAT")

    assert allowed_letters(board, (10, 7), ["CATS"]) == {"S"}
    assert allowed_letters(board, (10, 7), ["CAT"]) == set()
    assert allowed_letters(board_with("H8 CaT"), (10, 7), ["cats"]) == {"S"}
    with pytest.raises(BoardError, match="'C'"):
        allowed_letters(board, (7, 7), ["AT"])


def test_the_marks_of_a_drawn_row_have_their_meaning():
    assert read_row("{*}{}{BA}Cd..........")[:6] == [
        ANY_LETTER,
        frozenset(),
        frozenset("AB"),
        "C",
        "d",
        None,
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("." * 14, "has 14 squares; draw 15"),
        ("." * 16, "has 16 squares; draw 15"),
        ("..1............", "is not a row"),
        ("{ab}..............", "is not a row"),
        ("{AB..............", "is not a row"),
    ],
)
def test_a_text_that_draws_no_row_is_unreadable(text, said):
    with pytest.raises(Unreadable, match=said):
        read_row(text)
