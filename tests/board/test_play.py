import pytest
from hypothesis import given

from scrabble_course.board import Board, Play, play_of
from scrabble_course.board.board_errors import (
    NothingLaid,
    NotInLine,
    OffTheBoard,
    OverALetter,
    Unconnected,
    Unreadable,
)
from scrabble_course.board.play import word_through
from tests.board.positions import board_with, play, positions

EMPTY, QUIZ = Board.empty(), board_with("8G QUIZ")


def test_letters_that_lie_there_are_not_laid_again():
    board = board_with("8G QUiZ")

    assert play("J8 ZONE").new_tiles(board) == {(8, 9): "O", (9, 9): "N", (10, 9): "E"}
    assert play("8F SQUiZ").new_tiles(board) == {(7, 5): "S"}
    with pytest.raises(OverALetter, match="8I holds 'i', not 'I'"):
        play("8G QUIZ").new_tiles(board)


@pytest.mark.parametrize(
    ("lying", "laid", "made"),
    [
        ([], {(7, 6): "Q", (7, 7): "U", (7, 8): "i", (7, 9): "Z"}, "8G QUiZ"),
        ([], {(7, 7): "O", (8, 7): "N"}, "H8 ON"),
        ([], {(8, 7): "N", (7, 7): "O"}, "H8 ON"),
        # The main word takes in what lies in line with the tiles.
        (["8G QUIZ"], {(8, 9): "O", (9, 9): "N", (10, 9): "E"}, "J8 ZONE"),
        (["8G QUIZ"], {(7, 5): "S", (7, 10): "Y"}, "8F SQUIZY"),
        (["8G QUIZ"], {(6, 9): "a"}, "J7 aZ"),
        (["8G QUIZ"], {(7, 10): "A"}, "8G QUIZA"),
        # A tile that forms words both ways is played across.
        (["8G QUIZ", "J8 ZONE"], {(8, 8): "N"}, "9I NO"),
    ],
)
def test_tiles_make_the_word_they_spell(lying, laid, made):
    assert play_of(board_with(*lying), laid) == play(made)


@given(positions())
def test_a_play_is_found_again_from_its_tiles_and_ends_where_the_letters_end(position):
    board, found = position
    laid, after = found.new_tiles(board), board.lay(found)
    whole = word_through(after, found.squares[-1], found.direction)

    assert play_of(board, laid) == found
    assert board.with_tiles(laid) == after
    assert (whole.word, whole.squares) == (found.word, found.squares)


@pytest.mark.parametrize(
    ("lying", "laid", "error", "said"),
    [
        (QUIZ, {}, NothingLaid, "lay at least one"),
        (QUIZ, {(15, 0): "A"}, OffTheBoard, r"\(15, 0\) is off the board"),
        (QUIZ, {(7, -1): "A"}, OffTheBoard, r"\(7, -1\) is off the board"),
        (QUIZ, {(7, 6): "A"}, OverALetter, "on 8G, where 'Q' lies"),
        (QUIZ, {(8, 6): "?"}, Unreadable, "blank on 9G stands for no letter yet"),
        (QUIZ, {(8, 6): "A", (9, 7): "B"}, NotInLine, "on 9G, 10H are not in one line"),
        (
            QUIZ,
            {(8, 6): "A", (10, 6): "B"},
            NotInLine,
            "10G is empty between 9G and 11G",
        ),
        (QUIZ, {(8, 6): "A", (8, 8): "B"}, NotInLine, "9H is empty between 9G and 9I"),
        (QUIZ, {(0, 0): "A", (0, 1): "B"}, Unconnected, "1A AB touches no letter"),
        (QUIZ, {(6, 5): "A"}, Unconnected, "7F A touches no letter"),
        # The first play is a word through the centre.
        (EMPTY, {(7, 8): "O", (7, 9): "N"}, Unconnected, "covers 8H; move 8I ON"),
        (EMPTY, {(7, 7): "O"}, Unconnected, "8H O is one letter; the first play is"),
    ],
)
def test_tiles_that_make_no_play_are_told_why(lying, laid, error, said):
    with pytest.raises(error, match=said):
        play_of(lying, laid)


@pytest.mark.parametrize(
    ("bad", "error", "said"),
    [
        (Play("", 7, 7), Unreadable, "'' is no word"),
        (Play("QU1Z", 7, 7), Unreadable, "'QU1Z' is no word"),
        (Play("Ô", 7, 7), Unreadable, "'Ô' is no word"),
        (Play("AB", -1, 7), OffTheBoard, "'AB' starts at row -1, column 7"),
        (Play("AB", 7, 15), OffTheBoard, "'AB' starts at row 7, column 15"),
        (Play("ABCD", 7, 13), OffTheBoard, "8N ABCD runs 2 too far.*further left"),
        (Play("ABCD", 12, 7, True), OffTheBoard, "H13 ABCD runs 1 .*further up"),
        (Play("A" * 16, 0, 0), OffTheBoard, "runs 1 too far.*shorter"),
    ],
)
def test_a_play_that_does_not_fit_any_board_is_told_why(bad, error, said):
    with pytest.raises(error, match=said):
        Board.empty().lay(bad)
