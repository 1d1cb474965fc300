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


def test_what_scores_most_is_taken_or_the_longest_word_and_of_those_what_scores_most():
    plays = all_plays(BOARD, RACK, WORDS)
    longest = max(len(found.word) for found in plays)
    turn = longest_word(BOARD, RACK, WORDS)

    assert total(greedy(BOARD, RACK, WORDS), BOARD) == max(one.score for one in plays)
    assert len(turn.play.word) == longest
    assert total(turn, BOARD) == max(
        found.score for found in plays if len(found.word) == longest
    )


def test_the_random_player_takes_every_play_sooner_or_later():
    player = random_player(random.Random(2))
    taken = {player(BOARD, "AT", WORDS).play for _ in range(400)}

    assert taken == {found.play for found in all_plays(BOARD, "AT", WORDS)}


@pytest.mark.parametrize("rule", ChallengeRule)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_programs_play_to_the_end_by_every_rule(rule, count):
    rng = random.Random(count)
    players = [greedy, longest_word, random_player(rng), greedy][:count]
    start = new_game(["Ann", "Ben", "Cem", "Dea"][:count], rng, rule=rule)
    game = play_out(start, players, WORDS, rng)

    assert game.is_over
    referee(game, WORDS)
    # Programs that only pass end the game after six turns.
    tired = play_out(start, [lambda *seen: Pass()] * count, WORDS, rng)
    assert [move.turn for move in tired.moves] == [Pass()] * 6 + [EndGame()]
