import random

import pytest

from scrabble_course.board import Board, play_sheet
from scrabble_course.engine import all_plays
from scrabble_course.scrabble import (
    ChallengeRule,
    EndGame,
    Pass,
    greedy,
    longest_word,
    new_game,
    play_out,
    random_player,
)
from tests.scrabble.programs import WORDS
from tests.scrabble.referee import referee
from tests.scrabble.tables import play

BOARD = Board.empty().lay(play("8G QUIZ"))
RACK = "AEINRST"
PLAYERS = [greedy, longest_word, random_player(random.Random(1))]


def total(turn, board):
    return play_sheet(board, turn.play).total


@pytest.mark.parametrize("player", PLAYERS)
def test_a_player_without_a_play_passes(player):
    assert player(BOARD, "VVVV", WORDS) == Pass()


def test_greedy_takes_what_scores_most():
    best = max(all_plays(BOARD, RACK, WORDS), key=lambda found: found.score)

    assert total(greedy(BOARD, RACK, WORDS), BOARD) == best.score


def test_the_longest_word_is_taken_and_of_those_the_one_that_scores_most():
    longest = max(len(found.word) for found in all_plays(BOARD, RACK, WORDS))
    scores = [
        found.score
        for found in all_plays(BOARD, RACK, WORDS)
        if len(found.word) == longest
    ]

    turn = longest_word(BOARD, RACK, WORDS)
    assert len(turn.play.word) == longest
    assert total(turn, BOARD) == max(scores)


def test_the_random_player_takes_every_play_sooner_or_later():
    player = random_player(random.Random(2))
    taken = {player(BOARD, "AT", WORDS).play for _ in range(400)}

    assert taken == {found.play for found in all_plays(BOARD, "AT", WORDS)}


def test_the_same_seed_plays_the_same_game():
    games = []
    for _ in range(2):
        rng = random.Random(4)
        players = [random_player(rng), greedy]
        games.append(play_out(new_game(["Ann", "Ben"], rng), players, WORDS, rng))

    assert games[0] == games[1]


@pytest.mark.parametrize("rule", ChallengeRule)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_programs_play_to_the_end_by_every_rule(rule, count):
    rng = random.Random(count)
    players = [greedy, longest_word, random_player(rng), greedy][:count]
    game = new_game(["Ann", "Ben", "Cem", "Dea"][:count], rng, rule=rule)
    game = play_out(game, players, WORDS, rng)

    assert game.is_over
    referee(game, WORDS)


def test_programs_that_only_pass_end_the_game_after_six_turns():
    def tired(board, rack, lexicon):
        return Pass()

    rng = random.Random(1)
    game = play_out(new_game(["Ann", "Ben"], rng), [tired, tired], WORDS, rng)
    assert [move.turn for move in game.moves] == [Pass()] * 6 + [EndGame()]
