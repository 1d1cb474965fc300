import copy
import subprocess
import sys
import textwrap

import pytest
from hypothesis import given

from scrabble_course.board import Board
from scrabble_course.board.board_errors import OffTheBoard, OverALetter, Unreadable
from tests.board.positions import board_with, boards

QUIZ = """
    ...............
    ...............
    ...............
    ...............
    ...............
    ...............
    ...............
    ......QUiZ.....
    .........O.....
    .........N.....
    .........E.....
    ...............
    ...............
    ...............
    ...............
"""


def test_a_board_is_read_from_an_indented_text_and_gives_it_back():
    board = Board.parse(QUIZ)

    assert str(board) == textwrap.dedent(QUIZ).strip()
    assert board == board_with("8G QUiZ", "J8 ZONE")
    assert not board.is_empty
    rows = list(board.rows)  # they may be given in a list
    listed = Board(rows)
    rows.clear()
    assert (listed, hash(listed)) == (board, hash(board))


@given(boards())
def test_every_board_is_read_back_from_its_text(board):
    assert Board.parse(str(board)) == board


@pytest.mark.parametrize("square", [(15, 0), (0, 15), (-1, 0), (0, -1)])
def test_no_square_is_read_from_the_other_side(square):
    with pytest.raises(OffTheBoard, match="off the board"):
        Board.empty()[square]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this one has 0"),
        ("\n".join(["." * 15] * 14), "15 lines, but this one has 14"),
        ("\n".join(["." * 15] * 16), "15 lines, but this one has 16"),
        (QUIZ.replace("QUiZ.....", "QUiZ...."), "line 8 .* has 14 characters"),
        (QUIZ.replace("N.....", "N......"), "line 10 .* has 16 characters"),
        (QUIZ.replace("Q", "3"), "line 8, character 7 .* is '3'"),
        (QUIZ.replace("N", "Ô"), "line 10, character 10 .* is 'Ô'"),
        (QUIZ.replace("i", "?"), "line 8, character 9 .* is '?'"),
        (QUIZ.replace("E", " "), "line 11, character 10 .* is ' '"),
    ],
)
def test_an_unreadable_board_says_where_it_is_wrong(text, said):
    with pytest.raises(Unreadable, match=said.replace("?", r"\?")):
        Board.parse(text)


@pytest.mark.parametrize("letter", ["?", ".", "", "QU", "ß", "1"])
def test_only_a_letter_can_be_put_on_a_square(letter):
    with pytest.raises(Unreadable, match="8A"):
        Board.empty().with_tiles({(7, 0): letter})
    with pytest.raises(OverALetter, match="'E' cannot lie on 8G, where 'Q' lies"):
        Board.parse(QUIZ).with_tiles({(7, 6): "E"})


def test_the_printed_board_shows_coordinates_and_free_premiums():
    lines = repr(Board.parse(QUIZ)).splitlines()

    assert lines[0].split() == list("ABCDEFGHIJKLMNO")
    assert lines[1].split() == "1 tw . . dl . . . tw . . . dl . . tw".split()
    assert lines[8].split() == "8 tw . . dl . . Q U i Z . dl . . tw".split()
    assert lines[10].split() == "10 . tl . . . tl . . . N . . . tl .".split()
    assert {len(line) for line in lines} == {48}


def test_the_board_knows_nothing_of_jupyter_or_of_its_picture():
    code = (
        "import sys, scrabble_course.board, scrabble_course.board.score_sheet;"
        "bad = {'IPython', 'ipywidgets', 'numpy', 'scrabble_course.display'};"
        "bad &= set(sys.modules); assert not bad, bad"
    )

    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_copy_of_a_board_is_the_board_itself_for_it_never_changes():
    board = Board.empty()

    assert copy.deepcopy((board, [board])) == (board, [board])
    assert copy.deepcopy(board) is board
