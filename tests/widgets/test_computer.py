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


def hangs():
    while True:
        time.sleep(0.01)


NO_TURN = ", which is no turn."
MISUSED = [
    (lambda: {}["z"], "raised KeyError: 'z'.", ""),
    (hangs, "did not come back within 0.2 seconds.", ""),
    pytest.param(
        *(lambda: os._exit(3), "took its whole process down (ended with exit"),
        "code 3)",
        marks=pytest.mark.skipif(not hasattr(os, "fork"), reason="nothing to end"),
    ),
    (lambda: None, "returned None", NO_TURN),
    (lambda: "pass", "returned 'pass'", NO_TURN),
    (lambda: Pass, "returned <class 'scrabble_course.scrabble.turns.Pass'>", NO_TURN),
    (lambda: Place("QUIZ"), "returned Place(play='QUIZ')", NO_TURN),
    (lambda: Exchange(["A"]), "returned Exchange(tiles=['A'])", NO_TURN),
    (
        *(lambda: Place(Play("QUIZ", "7", 6)), "returned Place(play=Play(word='QUIZ',"),
        NO_TURN,
    ),
    (
        *(lambda: Place(Play("TIE", 7, 6)), "returned Place(play=Play(word='TIE', "),
        "the rack 'AEIQUZ?' has none left",
    ),
    (lambda: Place(Play("QUIZ", 99, -1)), "returned Place(", "off the board"),
    (EndGame, "returned EndGame()", "a game may be ended after 6"),
]


@pytest.mark.parametrize(("turn", "what", "why"), MISUSED)
def test_a_program_that_gives_no_turn_is_named_with_the_reason_and_passes(
    turn, what, why, monkeypatch
):
    monkeypatch.setattr(computer, "COMPUTER_SECONDS", 0.2)

    def player(board, rack, lexicon):
        return turn()

    answer = reply(player)
    assert answer.turn == Pass()
    assert answer.problem.startswith(f"player(board, 'AEIQUZ?', lexicon) {what}")
    assert why in answer.problem


def test_an_unwritten_program_is_stood_in_for():
    def player(board, rack, lexicon):
        raise NotImplementedError

    answer = reply(player)
    assert str(answer.turn) == str(greedy(GAME.board, "AEIQUZ?", WORDS))
    assert answer.problem.startswith("player is not written yet")


def never(board, rack, lexicon):
    raise AssertionError("nothing is left to decide")


def gone_out(play, rule):
    """Return a game whose last tiles were played."""
    game = played(dealt(play.word, "AE", rule=rule), play, 44)
    object.__setattr__(game, "bag", "")
    assert game.is_out
    return game


def test_a_program_lets_a_play_stand_that_went_out_and_challenges_one_of_no_word():
    stands = gone_out(Play("QUIZ", 7, 6), "single")
    assert reply(never, stands) == computer.ComputerTurn(Pass())
    assert reply(never, gone_out(Play("QAZ", 7, 6), "double")).turn == Challenge()


def test_a_program_ends_a_game_in_which_nobody_scores():
    game = GAME
    for _ in range(6):
        game = game.after(Move(game.to_move, game.rack, Pass()))

    assert reply(lambda board, rack, lexicon: Pass(), game).turn == EndGame()
    assert isinstance(reply(greedy, game).turn, Place)


@pytest.mark.parametrize("rule", ["single", "double", "five-point"])
def test_a_program_challenges_a_word_that_it_knows_to_be_none(rule):
    game = played(dealt("AEQUIZ?", "EINRST?", rule=rule), Play("QuIZ", 7, 6), 42)
    assert reply(greedy, game).turn != Challenge()

    game = played(dealt("AEQUIZ?", "EINRST?", rule=rule), Play("QAZ", 7, 6), 42)
    assert reply(never, game) == computer.ComputerTurn(Challenge())
