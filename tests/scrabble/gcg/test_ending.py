"""What a file says of the tiles that were left, when one of two or three is out."""

import random

import pytest

from scrabble_course.board.letters import in_order
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import greedy, new_game, play_out
from scrabble_course.scrabble.game_files import to_gcg
from scrabble_course.scrabble.gcg import read_gcg, replay


class Ending:
    """A game that one player went out of, and files of it with other ends."""

    def __init__(self, game):
        self.game = game
        self.out = game.racks.index("")
        self.winner = game.names[self.out]
        self.left = in_order("".join(game.racks))
        self.worth = game.final_scores[self.out] - game.scores[self.out]
        lines = to_gcg(game).splitlines()
        self.body = lines[: -len(game.names)]
        self.losses = lines[-len(game.names) + 1 :]

    def line(self, what, points, ahead=0):
        """Return a line of who is out, or of who comes so many places after."""
        player = (self.out + ahead) % len(self.game.names)
        name, total = self.game.names[player], self.game.scores[player] + points
        return f">{name}: {what} {points:+} {total}"

    def gain(self, points, tiles=None, ahead=0):
        return self.line(f"({tiles or self.left})", points, ahead)

    def faults(self, *end):
        """Return what is wrong in the file with these last lines."""
        record = read_gcg("\n".join([*self.body, *end]))
        return [fault.text for fault in replay(record).faults]


@pytest.fixture(scope="module", params=[2, 3])
def ending(request):
    rng = random.Random(1)
    game = new_game(["Ann Lee", "Ben", "Cem"][: request.param], rng)
    players = [greedy] * request.param
    return Ending(play_out(game, players, Lexicon.load(), rng))


def test_one_gains_what_the_others_lose_or_of_two_twice_as_much_alone(ending):
    is_of_two = len(ending.game.names) == 2

    assert ending.faults(ending.gain(ending.worth), *ending.losses) == []
    assert ending.faults(*ending.losses, ending.gain(ending.worth)) == []
    assert (ending.faults(ending.gain(2 * ending.worth)) == []) == is_of_two
    assert ending.faults("#incomplete") == []  # such a game may end anywhere


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (lambda e: [e.gain(e.worth)], "but the others lose 0; they lose as much"),
        (
            lambda e: [e.gain(2 * e.worth), *e.losses],
            "gains twice what was left, and the others lose",
        ),
        (lambda e: e.losses, "{winner}, who is out, does not"),
        (lambda e: [e.gain(20, tiles="QQ"), *e.losses], "nobody has laid are {left}"),
        (lambda e: [], "is out, but what the others have left, {left}, is"),
        # Whatever comes after the last play.
        *(
            (lambda e, late=late: [e.line(*late)], "others have left, {left}, is")
            for late in (("(challenge)", 5), ("(time)", -10), ("(time)", -10, 1))
        ),
    ],
)
def test_an_end_that_does_not_add_up_is_told(ending, end, said):
    *_, fault = ending.faults(*end(ending))

    assert said.format(winner=ending.winner, left=ending.left) in fault


def test_a_gain_of_who_is_not_out_is_told(ending):
    other = ending.game.names[(ending.out + 1) % len(ending.game.names)]
    told = ending.faults(ending.gain(2 * ending.worth, ahead=1))

    assert f"{ending.winner} is out, but {other} gains by what is left." in told


def test_after_six_scoreless_turns_nobody_is_out():
    lines = ["#player1 Ann Ann", "#player2 Ben Ben", ">Ann: AEQUIZT 8G QUIZ +44 44"]
    for _ in range(3):
        lines += [">Ben: EINORST - +0 0", ">Ann: AETLNOS - +0 44"]
    record = read_gcg("\n".join([*lines, ">Ben: EINORST (EINORST) -7 -7"]))
    (fault,) = replay(record).faults

    assert fault.text == (
        "nobody gains by what is left, so all lose; Ann lost nothing."
    )
