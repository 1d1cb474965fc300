import os
import time

import pytest

from scrabble_course.board import Play
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import (
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    greedy,
)
from scrabble_course.widgets import computer
from scrabble_course.widgets.computer import Computer
from tests.widgets.tables import dealt, played

WORDS = Lexicon.from_words(["quiz", "it"])
GAME = dealt("AEQUIZ?", "EINRST?")


def reply(player, game=GAME):
    return Computer(player, WORDS).reply(game)


@pytest.mark.parametrize(
    "turn", [Place(Play("QUIZ", row=7, col=6)), Exchange("AE"), Pass()]
)
def test_a_turn_that_the_rules_allow_is_taken_as_it_is(turn):
    assert reply(lambda board, rack, lexicon: turn) == computer.ComputerTurn(turn)


def test_a_program_gets_board_rack_and_lexicon():
    def player(board, rack, lexicon):
        assert board.is_empty
        assert rack == "AEIQUZ?"
        assert "quiz" in lexicon
        return Pass()

    assert reply(player).problem == ""


def test_a_program_that_raises_is_named_and_passes():
    def player(board, rack, lexicon):
        return {}[rack]

    problem = "player(board, 'AEIQUZ?', lexicon) raised KeyError: 'AEIQUZ?'."
    assert reply(player) == computer.ComputerTurn(Pass(), problem)


def test_a_program_that_hangs_is_named_and_passes(monkeypatch):
    def player(board, rack, lexicon):
        while True:
            time.sleep(0.01)

    monkeypatch.setattr(computer, "COMPUTER_SECONDS", 0.2)
    answer = reply(player)
    assert answer.turn == Pass()
    assert answer.problem.endswith("lexicon) did not come back within 0.2 seconds.")


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process of its own to end")
def test_a_program_that_ends_its_process_is_named_and_passes():
    answer = reply(lambda board, rack, lexicon: os._exit(3))

    assert answer.turn == Pass()
    assert "took its whole process down (ended with exit code 3)" in answer.problem


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        (None, "None"),
        ("pass", "'pass'"),
        (Pass, "<class 'scrabble_course.scrabble.turns.Pass'>"),
        (Place("QUIZ"), "Place(play='QUIZ')"),
        (Exchange(["A"]), "Exchange(tiles=['A'])"),
        (Place(Play("QUIZ", "7", 6)), "Place(play=Play(word='QUIZ', row='7', col=6"),
    ],
)
def test_what_is_no_turn_is_shown_and_counts_as_a_pass(answer, shown):
    found = reply(lambda board, rack, lexicon: answer)

    assert found.turn == Pass()
    assert f"lexicon) returned {shown}" in found.problem
    assert found.problem.endswith("which is no turn.")


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (Place(Play("TIE", 7, 6)), "the rack 'AEIQUZ?' has none left"),
        (Place(Play("QUIZ", 99, -1)), "off the board"),
        (EndGame(), "a game may be ended after 6"),
    ],
)
def test_a_program_that_cheats_is_told_why_and_passes(turn, why):
    answer = reply(lambda board, rack, lexicon: turn)

    assert answer.turn == Pass()
    assert f"lexicon) returned {turn!r}"[:80] in answer.problem
    assert why in answer.problem


def test_an_unwritten_program_is_stood_in_for():
    def player(board, rack, lexicon):
        raise NotImplementedError

    answer = reply(player)
    assert str(answer.turn) == str(greedy(GAME.board, "AEIQUZ?", WORDS))
    assert answer.problem.startswith("player is not written yet")


def test_a_program_lets_a_play_stand_that_went_out():
    def never(board, rack, lexicon):
        raise AssertionError("nothing is left to decide")

    game = played(dealt("QUIZ", "AE", rule="single"), Play("QUIZ", 7, 6), 44)
    object.__setattr__(game, "bag", "")
    assert game.is_out
    assert reply(never, game) == computer.ComputerTurn(Pass())


def test_a_program_ends_a_game_in_which_nobody_scores():
    game = GAME
    for _ in range(6):
        game = game.after(Move(game.to_move, game.rack, Pass()))

    assert reply(lambda board, rack, lexicon: Pass(), game).turn == EndGame()
    assert isinstance(reply(greedy, game).turn, Place)


@pytest.mark.parametrize("rule", ["single", "double", "five-point"])
def test_a_program_challenges_a_word_that_it_knows_to_be_none(rule):
    def never(board, rack, lexicon):
        raise AssertionError("nothing is left to decide")

    game = played(dealt("AEQUIZ?", "EINRST?", rule=rule), Play("QuIZ", 7, 6), 42)
    assert reply(greedy, game).turn != Challenge()

    game = played(dealt("AEQUIZ?", "EINRST?", rule=rule), Play("QAZ", 7, 6), 42)
    assert reply(never, game) == computer.ComputerTurn(Challenge())


def test_a_program_challenges_a_play_that_went_out_with_no_word():
    game = played(dealt("QAZ", "AE", rule="double"), Play("QAZ", 7, 6), 42)
    object.__setattr__(game, "bag", "")
    assert game.is_out
    assert reply(greedy, game).turn == Challenge()
