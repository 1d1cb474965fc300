import pytest
from hypothesis import given

from scrabble_course.board import Board, Play, check_play, play_sheet, words_formed
from scrabble_course.board.board_errors import (
    NotAWord,
    NothingLaid,
    NotOnRack,
    OffTheBoard,
    OverALetter,
    Unconnected,
)
from tests.board import oracle
from tests.board.positions import board_with, play, positions

WORDS = {"quiz", "zone", "con", "quint", "no", "in", "nos"}


def earned(board, text):
    return play_sheet(board, play(text)).total


@pytest.mark.parametrize(
    ("lying", "text", "sheet"),
    [
        ([], "8G QUIZ", "QUIZ  (10+1+1+10) x 2 = 44"),
        (["8G QUIZ"], "J8 ZONE", "ZONE  10+1+3*1+1 = 15"),
        (["8G QUIZ", "J8 ZONE"], "10H CON", "CON  3+1+1 = 5"),
        ([], "8D QUINT", "QUINT  (2*10+1+1+1+1) x 2 = 48"),
        # Two word premiums multiply each other.
        (["H8 AS"], "15A AAAAAAAA", "AAAAAAAA  (1+1+1+2*1+1+1+1+1) x 9 = 81"),
    ],
)
def test_a_sheet_says_how_a_play_came_by_its_points(lying, text, sheet):
    found = play_sheet(board_with(*lying), play(text))

    assert repr(found) == str(found)
    assert str(found).split("\n")[0].split() == sheet.split()


@given(positions())
def test_a_play_that_is_found_may_be_played_and_scores_as_the_slow_way_says(position):
    board, found = position

    check_play(board, found)
    assert play_sheet(board, found).total == oracle.score(board, board.lay(found))


@given(positions())
def test_each_word_that_a_play_forms_is_a_run_with_a_new_tile(position):
    board, found = position
    laid = found.new_tiles(board)
    formed = words_formed(board, found)
    fresh = [r for r in oracle.runs(oracle.letters_on(board.lay(found))) if r & {*laid}]

    assert formed[0].squares == found.squares
    assert sorted(map(sorted, fresh)) == sorted(sorted(w.squares) for w in formed)


@pytest.mark.parametrize(("word", "bonus"), [("QUINTE", 0), ("QUINTEs", 50)])
def test_laying_seven_tiles_earns_fifty_points(word, bonus):
    sheet = play_sheet(Board.empty(), Play(word, 7, 1))

    assert sum(extra.points for extra in sheet.extras) == bonus


@pytest.mark.parametrize(
    ("lying", "text", "rack"),
    [
        *(([], "8G QUIZ", rack) for rack in ("QUIZ", "ZIUQ?AE", "quiz")),
        # Letters that lie there need no tile, and words that do are not asked for.
        (["8G QUIZ"], "J8 ZONE", "ONE"),
        (["8G XQZZ"], "J8 ZONE", "ONE"),
    ],
)
def test_a_play_from_the_rack_is_allowed(lying, text, rack):
    check_play(board_with(*lying), play(text), rack, WORDS.__contains__)


@pytest.mark.parametrize(
    ("text", "rack", "said"),
    [
        ("8G QUIZ", "QUI", "needs the tile 'Z' on 8J.*'QUI' has none left; play a"),
        ("8G QUIZ", "QUI?", "needs the tile 'Z' on 8J.*lay a blank .* written 'z'"),
        ("8G QUiZ", "QUIZ", "needs a blank for 'i' on 8I.*lay the tile .* written 'I'"),
        ("8G quIZ", "?AIZ", "needs a blank for 'u' on 8H"),
        ("H8 NON", "NO", "needs the tile 'N' on H10"),
    ],
)
def test_a_play_needs_its_tiles_on_the_rack(text, rack, said):
    with pytest.raises(NotOnRack, match=said):
        check_play(Board.empty(), play(text), rack)


def test_each_formed_word_is_asked_for_in_lower_case():
    asked = []
    check_play(
        board_with("8D QUiNT"), play("9F nO"), is_word=lambda w: asked.append(w) or True
    )

    assert asked == ["no", "in", "no"]


def test_words_that_are_none_are_named_with_their_squares():
    with pytest.raises(NotAWord, match="'NOS' on 9F and 'TS' on H8 are no words"):
        check_play(
            board_with("8D QUINT"), play("9F NOS"), is_word={"in", "no"}.__contains__
        )
    with pytest.raises(NotAWord, match="'ZIQU' on 8G is no word"):
        check_play(Board.empty(), play("8G ZIQU"), is_word=WORDS.__contains__)


@pytest.mark.parametrize(
    ("text", "error", "said"),
    [
        ("8G QUIZ", NothingLaid, "8G QUIZ lays no tile"),
        ("8G QUAY", OverALetter, "8G QUAY: 8I holds 'I', not 'A'"),
        ("J9 ONE", OverALetter, "J9 ONE is not the whole word.*ZONE; play J8 ZONE"),
        ("8D ANT", OverALetter, "8D ANT is not the whole word.*play 8D ANTQUIZ"),
        ("1A CON", Unconnected, "1A CON touches no letter"),
        # An empty row or square between is enough, on each side.
        ("6G AA", Unconnected, "6G AA touches no letter"),
        ("10G AA", Unconnected, "10G AA touches no letter"),
        ("8D AA", Unconnected, "8D AA touches no letter"),
        ("8L AA", Unconnected, "8L AA touches no letter"),
        ("9J O", Unconnected, "9J O is one letter.*play it down"),
        ("J9 O", OverALetter, "J8 ZO"),
        ("K8 S", Unconnected, "K8 S is one letter.*play it across"),
        ("8J ZONEDABC", OffTheBoard, "8J ZONEDABC runs 2 too far"),
    ],
)
def test_a_play_that_the_board_does_not_allow_is_told_why(text, error, said):
    with pytest.raises(error, match=said):
        check_play(board_with("8G QUIZ"), play(text))
    for first in ("8A QUIZ", "H9 QUIZ", "8H Q"):
        with pytest.raises(Unconnected, match=first):
            check_play(Board.empty(), play(first))
