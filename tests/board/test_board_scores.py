import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.board import ACROSS, DOWN, Board
from scrabble_course.board.board_errors import OffTheBoard, OverALetter, Unreadable
from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
    word_points,
)
from tests.board import oracle
from tests.board.positions import board_with, boards, play, positions, squares

TILES = st.sampled_from("AEQZaz")
DIRECTIONS = st.sampled_from([ACROSS, DOWN])


def scored(board, found, hand=""):
    pos = (found.row, found.col)
    return calculate_score(board, pos, found.direction, hand, found.word)


def earned(board, text):
    return scored(board, play(text))


@given(st.characters())
def test_the_letters_are_those_that_a_tile_can_show(char):
    assert is_letter(char) is (char in string.ascii_letters)


@pytest.mark.parametrize("square", [None, ".", "", "AB", 5, [], {"A"}, frozenset("A")])
def test_what_is_no_single_letter_is_no_letter(square):
    assert is_letter(square) is False


@given(boards(), squares)
def test_the_letter_of_a_square_goes_to_its_mirror_image(board, square):
    row, col = square

    assert transpose(board)[col, row] == board[row, col]
    assert transpose(transpose(board)) == board


@given(boards(), squares)
def test_a_cross_word_is_what_the_column_shows_between_two_gaps(board, square):
    row, col = square
    lying = oracle.letters_on(board)
    if square not in lying:
        start, text = find_cross_word(board, square)
        rows = range(start, start + len(text))

        assert row in rows
        assert text == "".join(lying.get((place, col), ".") for place in rows)
        assert text.count(".") == 1
        assert (start - 1, col) not in lying
        assert (start + len(text), col) not in lying


@given(boards(), squares, TILES, DIRECTIONS)
def test_a_cross_word_scores_what_the_slow_way_says(board, square, letter, direction):
    lying = oracle.letters_on(board)
    if square not in lying:
        after = board.with_tiles({square: letter})
        runs = [
            run
            for run in oracle.runs(oracle.letters_on(after))
            if square in run and len({place[direction == ACROSS] for place in run}) == 1
        ]
        alone = Board.empty().with_tiles(
            {place: lying[place] for run in runs for place in run - {square}}
        )
        slowly = oracle.score(alone, alone.with_tiles({square: letter})) if runs else 0

        assert cross_word_score(board, letter, square, direction) == slowly


@given(positions(), st.text(st.sampled_from("ABE?"), max_size=7))
def test_a_score_is_that_of_the_slow_way_whatever_else_the_hand_holds(position, hand):
    board, found = position

    assert scored(board, found, hand) == oracle.score(board, board.lay(found))


@pytest.mark.parametrize(
    ("lying", "text", "points"),
    [
        # Premiums count only for tiles laid in this turn.
        (["8G QUIZ"], "8G QUIZZED", 10 + 1 + 1 + 10 + 10 + 2 * 1 + 2),
        (["1B WINGER"], "1A SWINGERS", 12 * 9),  # they multiply each other
        # A blank is worth nothing ever, and its word premium counts.
        ([], "8H zAP", 8),
        (["8G QUIz"], "J8 zONE", 5),
        (["11F ATE"], "E10 AM", 4 * 2 + 6 * 2),  # a square counts in both its words
        # Seven tiles earn fifty points, however long the word is.
        ([], "8D PAINTER", 24 + 50),
        (["8H T"], "8D PAINTERS", 13 + 50),
        (["8D QUINT"], "8D QUINTES", 16),
    ],
)
def test_a_play_earns_what_the_rules_say(lying, text, points):
    assert earned(board_with(*lying), text) == points


def test_the_last_tiles_of_a_small_hand_earn_no_bonus_and_one_word_has_no_crosses():
    board = board_with("8D QUINT")

    assert calculate_score(board, (8, 5), ACROSS, "NO", "NO") == 8
    assert word_points(board, (8, 5), ACROSS, "NO") == 3
    assert cross_word_score(board_with("J9 aXE"), "W", (7, 9), ACROSS) == 13


def test_one_tile_that_forms_words_both_ways_scores_the_same_either_way():
    board = board_with("8G QUIZ", "J8 ZONE")

    assert earned(board, "9I NO") == earned(board, "I8 IN") == 6


@pytest.mark.parametrize("pos", [(-1, 0), (0, 15), (15, 3)])
def test_a_square_off_the_board_is_refused(pos):
    for ask in (
        lambda: find_cross_word(Board.empty(), pos),
        lambda: cross_word_score(Board.empty(), "A", pos, DOWN),
        lambda: calculate_score(Board.empty(), pos, ACROSS, "AT", "AT"),
    ):
        with pytest.raises(OffTheBoard, match="off the board"):
            ask()


@pytest.mark.parametrize("direction", [ACROSS, DOWN])
def test_a_square_with_a_letter_is_named_as_it_lies(direction):
    board = board_with("8G QUIZ")

    with pytest.raises(OverALetter, match="8J holds 'Z'; take an empty square"):
        cross_word_score(board, "A", (7, 9), direction)
    with pytest.raises(OverALetter, match="8J holds 'Z'"):
        find_cross_word(board, (7, 9))


@pytest.mark.parametrize(
    ("letter", "direction", "said"),
    [
        *(
            (one, ACROSS, "is no letter; write a capital")
            for one in ("?", "", ".", "AB")
        ),
        *(("A", one, "is no direction; take ACR") for one in ("DOWN", None, (1, 1))),
        *(("é", ACROSS, "is no letter"), ("A", (0, 0), "is no direction")),
    ],
)
def test_what_is_no_letter_cannot_be_laid_and_there_are_two_directions(
    letter, direction, said
):
    with pytest.raises(Unreadable, match=said):
        cross_word_score(Board.empty(), letter, (7, 7), direction)
    if letter == "A":
        with pytest.raises(Unreadable, match="is no direction"):
            calculate_score(Board.empty(), (7, 7), direction, "AT", "AT")


@pytest.mark.parametrize(
    ("pos", "word", "error", "said"),
    [
        ((7, 6), "QUAY", OverALetter, "8I holds 'I', not 'A'"),
        ((7, 12), "ZONE", OffTheBoard, "runs 1 too far"),
        ((7, 6), "QUI?", Unreadable, "is no word to lay"),
        ((7, 6), "", Unreadable, "is no word to lay"),
    ],
)
def test_a_word_that_the_board_has_no_room_for_is_told_why(pos, word, error, said):
    with pytest.raises(error, match=said):
        calculate_score(board_with("8G QUIZ"), pos, ACROSS, "", word)
