"""Every play that the rules allow, and no other, with the score of its score sheet."""

from __future__ import annotations

import pytest

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, all_plays, best_play
from scrabble_course.engine.fast import searching_in
from tests.board.positions import board_with
from tests.engine.backends import both_backends
from tests.engine.board_positions import SMALL_WORDS, course_lexicon, played_positions

SMALL = Lexicon.from_words(SMALL_WORDS)


def found(board, rack, *words):
    return [str(play) for play in all_plays(board, rack, Lexicon.from_words(words))]


@both_backends
def test_plays_come_across_by_rows_then_down_by_columns(backend):
    board, rack = played_positions(1, seed=2)[10]
    with searching_in(backend):
        plays = all_plays(board, rack, course_lexicon())

    lines = [
        (True, play.col, play.row) if play.down else (False, play.row, play.col)
        for play in plays
    ]
    assert lines == sorted(lines)


@both_backends
@pytest.mark.parametrize(
    ("board", "rack", "words", "plays"),
    [
        # The first play covers the centre, with two letters or more.
        (Board.empty(), "at", "a at", "8G AT 4, 8H AT 4, H7 AT 4, H8 AT 4"),
        # One tile that forms a word only down is a play down.
        (board_with("8G CAB"), "S", "as", "H8 AS 2"),
        # Words on the board are not looked up.
        (board_with("8G QXZ"), "A", "qxza za", "8G QXZA 29, I8 ZA 12"),
        # A blank earns nothing, and is a small letter.
        (board_with("8G CA"), "?", "cat", "8G CAt 4"),
        # A tile and a blank for the same letter are two plays.
        (board_with("8G CA"), "T?", "cat", "8G CAT 5, 8G CAt 4, G8 CaT 4, H7 cAT 2"),
        # Letters score as they lie there.
        (board_with("8G ZeTa"), "S", "zetas", "8G ZeTaS 12"),
    ],
)
def test_plays_and_their_scores(backend, board, rack, words, plays):
    with searching_in(backend):
        assert ", ".join(found(board, rack, *words.split())) == plays


@both_backends
def test_seven_tiles_earn_the_bonus_and_fewer_on_the_rack_do_not(backend):
    with searching_in(backend):
        seven = found(Board.empty(), "EATABLE", "eatable")
        six = found(Board.empty(), "TABLES", "tables")

    assert "8E EATABLE 68" in seven  # 2 x 9
    assert "8H TABLES 18" in six  # 2 x (8 + 1), for S on a double letter


@both_backends
def test_a_rack_may_be_written_in_either_case_and_any_order(backend):
    board, _ = played_positions(1, seed=1)[15]
    with searching_in(backend):
        first, *others = (
            all_plays(board, rack, course_lexicon())
            for rack in ("AEINRS?", "aeinrs?", "AeInRs ", "SRNIEA?")
        )

    assert others == [first] * 3
    assert first


@both_backends
@pytest.mark.parametrize("least", [-1, 0, 9, 17, 1000])
def test_only_plays_that_score_enough_are_asked_for(backend, least):
    board, _ = played_positions(1, seed=1)[15]
    with searching_in(backend):
        plays = all_plays(board, "AEINRST", course_lexicon())
        enough = all_plays(board, "AEINRST", course_lexicon(), least=least)

    assert enough == [play for play in plays if play.score >= least]
    assert enough or least == 1000


@both_backends
def test_tiles_may_have_other_values(backend):
    values = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0) | {"T": 7}
    with searching_in(backend):
        plays = all_plays(Board.empty(), "at", Lexicon.from_words(["at"]), values)

    assert {play.score for play in plays} == {14}


STRANGE = Board.empty().with_tiles({(7, 7): "Ä", (7, 8): "ö"})


@both_backends
@pytest.mark.parametrize(
    ("board", "rack", "message"),
    [
        (Board.empty(), "", r"rack '' has 0 tiles; a player holds 1 to 7"),
        (Board.empty(), "ABCDEFGH", r"'ABCDEFGH' has 8 tiles; a player holds 1 to 7"),
        (Board.empty(), "AB3", r"'AB3' has '3' at 2, which is no tile; use letters"),
        (Board.empty(), "AB\xc4", r"rack 'AB\xc4' has '\xc4' at 2, which is no tile"),
        (Board.empty(), "A\0", r"which is no tile"),
        (STRANGE, "AT?", "the board has Ä, ö"),
    ],
)
def test_what_is_no_rack_or_no_board_is_refused(backend, board, rack, message):
    for search in (all_plays, best_play):
        with searching_in(backend), pytest.raises(ValueError, match=message):
            search(board, rack, SMALL)


@both_backends
@pytest.mark.parametrize("value", [-1, 256, "1", None])
def test_a_value_that_no_tile_has_is_refused(backend, value):
    values = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1) | {"Q": value}

    for search in (all_plays, best_play):
        with searching_in(backend), pytest.raises(ValueError, match="not those of all"):
            search(Board.empty(), "AT", SMALL, values)


@both_backends
def test_words_longer_than_the_board_do_not_fit_on_it(backend):
    with searching_in(backend):
        plays = found(board_with("8A " + "A" * 13), "AAA", "a" * 14, "a" * 16)
        # Without a play there is no best one.
        assert best_play(Board.empty(), "Q", SMALL) is None
        assert best_play(Board(("A" * 15,) * 15), "EAT", SMALL) is None
        assert best_play(Board.empty(), "EAT", Lexicon.from_words([])) is None

    assert [play for play in plays if play.startswith("8")] == [f"8A {'A' * 14} 14"]
