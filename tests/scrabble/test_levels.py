import random

import pytest

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import (
    ENGLISH,
    Exchange,
    Level,
    Pass,
    ScrabbleError,
    TileSet,
    computer,
    far_sighted,
    greedy,
    new_game,
    play_out,
    tournament,
)
from scrabble_course.scrabble.levels import common_words, level_named
from tests.scrabble.programs import WORDS
from tests.scrabble.tables import play

BOARD = Board.empty().lay(play("8G QUIZ"))
KNOWN = Lexicon.from_words(["at", "it", "tie"])
GAME_WORDS = Lexicon.from_words(["at", "it", "tie", "ate", "tea", "eat", "quiz"])
FEW = TileSet("Few", {"A": 6, "E": 6, "S": 5, "T": 7}, ENGLISH.values)
LIMITED = [Level.BEGINNER, Level.FRIEND]


def test_common_words_are_words_of_the_game_that_nearly_everybody_knows():
    common = set(common_words())

    assert len(common) == 40_889
    assert all(map(Lexicon.load().__contains__, common))
    assert {"cat", "quiz", "school"} <= common
    assert common.isdisjoint({"aa", "za", "xylene", "qanat"})


@pytest.mark.parametrize("level", LIMITED)
def test_the_computer_lays_only_words_that_it_knows(level):
    rng, player = random.Random(4), computer(level, KNOWN)
    game = new_game(["Ann", "Ben"], rng, as_named=True)
    game = play_out(game, [player, player], GAME_WORDS, rng)
    laid = {move.turn.play.word.lower() for move in game.moves if move.points}

    assert laid
    assert laid <= set(KNOWN)


@pytest.mark.parametrize("level", LIMITED)
@pytest.mark.parametrize("known", [["cat", "casting"], ["ting"], []])
def test_the_computer_lays_only_words_of_the_game(level, known):
    player, game_words = computer(level, Lexicon.from_words(known)), ["cat", "tin"]
    turn = player(Board.empty(), "CATSING", Lexicon.from_words(game_words))

    assert getattr(getattr(turn, "play", None), "word", None) == (
        "CAT" if "cat" in known else None
    )


def test_a_friend_beats_a_beginner():
    words = common_words()
    players = {str(level): computer(level) for level in LIMITED}
    found = tournament(players, games=4, seed=1, lexicon=words, cores=1)

    assert found.of("friend").won == 4


def test_an_expert_tries_its_turns_where_it_knows_which_tiles_are_out():
    assert computer(Level.EXPERT)(BOARD, "AEINRST", KNOWN) is not None
    assert computer(Level.EXPERT, players=3) is far_sighted
    assert computer(Level.EXPERT, tiles=FEW) is greedy
    assert level_named("friend") is Level.FRIEND
    with pytest.raises(ScrabbleError, match="no level 'greedy'; give beginner"):
        level_named("greedy")


@pytest.mark.parametrize("level", LIMITED)
def test_without_a_play_it_exchanges_where_that_is_surely_allowed(level):
    assert computer(level)(BOARD, "VVWWUUU", KNOWN) == Exchange("VVWWUUU")
    # The same position gets the same turn.
    turns = {str(computer(level)(BOARD, "AEINRST", WORDS)) for _ in range(3)}
    assert len(turns) == 1
    assert computer(level, tiles=FEW)(BOARD, "SSSSSSS", KNOWN) == Pass()
