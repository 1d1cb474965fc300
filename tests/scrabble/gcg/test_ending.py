"""What a file says of the tiles that were left, when one of two is out."""

import random

import pytest

from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import greedy, new_game, play_out
from scrabble_course.scrabble.game_files import to_gcg
from scrabble_course.scrabble.gcg import read_gcg, replay


class Ending:
    """A game of two that one of them went out of, and files of it with other ends."""

    def __init__(self, game):
        self.winner = game.racks.index("")
        self.left = game.racks[1 - self.winner]
        self.worth = game.scores[1 - self.winner] - game.final_scores[1 - self.winner]
        self.game = game
        *self.body, gain, loss = to_gcg(game).splitlines()
        self.names = [line.split(":")[0] for line in (gain, loss)]

    def gain(self, points, tiles=None):
        total = self.game.scores[self.winner] + points
        return f"{self.names[0]}: ({tiles or self.left}) +{points} {total}"

    def loss(self):
        total = self.game.scores[1 - self.winner] - self.worth
        return f"{self.names[1]}: {self.left} ({self.left}) -{self.worth} {total}"

    def faults(self, *end):
        """Return what is wrong in the file with these last lines."""
        record = read_gcg("\n".join([*self.body, *end]))
        return [fault.text for fault in replay(record).faults]


@pytest.fixture(scope="module")
def ending():
    rng = random.Random(1)
    game = new_game(["Ann Lee", "Ben"], rng)
    return Ending(play_out(game, [greedy, greedy], Lexicon.load(), rng))


def test_one_gains_what_the_other_loses_or_twice_as_much_alone(ending):
    assert ending.faults(ending.gain(ending.worth), ending.loss()) == []
    assert ending.faults(ending.loss(), ending.gain(ending.worth)) == []
    assert ending.faults(ending.gain(2 * ending.worth)) == []
    assert ending.faults("#incomplete") == []  # such a game may end anywhere


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (lambda e: [e.gain(e.worth)], "but the others lose 0; they lose as much, or"),
        (
            lambda e: [e.gain(2 * e.worth), e.loss()],
            "gains twice what was left, and the others lose",
        ),
        (lambda e: [e.loss()], "{winner}, who is out, does not"),
        (lambda e: [e.gain(20, tiles="QQ"), e.loss()], "nobody has laid are {left}"),
        (lambda e: [], "is out, but what the others have left, {left}, is"),
    ],
)
def test_an_end_that_does_not_add_up_is_told(ending, end, said):
    *_, fault = ending.faults(*end(ending))

    winner = ending.game.names[ending.winner]
    assert said.format(winner=winner, left=ending.left) in fault


@pytest.mark.parametrize("late", ["(challenge) +5", "(time) -10"])
def test_an_end_without_a_count_is_told_whatever_comes_after_it(ending, late):
    points = int(late.split()[1])
    total = ending.game.scores[ending.winner] + points
    (fault,) = ending.faults(f"{ending.names[0]}: {late} {total}")

    assert f"is out, but what the others have left, {ending.left}, is" in fault


def test_a_gain_of_who_is_not_out_is_told(ending):
    other = ending.game.names[1 - ending.winner]
    total = ending.game.scores[1 - ending.winner] + 2 * ending.worth
    gain = f"{ending.names[1]}: ({ending.left}) +{2 * ending.worth} {total}"
    (fault,) = ending.faults(gain)

    assert fault.endswith(f"is out, but {other} gains by what is left.")


def test_after_six_scoreless_turns_nobody_is_out():
    lines = ["#player1 Ann Ann", "#player2 Ben Ben", ">Ann: AEQUIZT 8G QUIZ +44 44"]
    for _ in range(3):
        lines += [">Ben: EINORST - +0 0", ">Ann: AETLNOS - +0 44"]
    record = read_gcg("\n".join([*lines, ">Ben: EINORST (EINORST) -7 -7"]))
    (fault,) = replay(record).faults

    assert fault.text == (
        "nobody gains by what is left, so all lose; Ann lost nothing."
    )
