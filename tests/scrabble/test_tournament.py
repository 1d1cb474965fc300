import os
import random
import signal

import pytest

from scrabble_course.scrabble import (
    ScrabbleError,
    greedy,
    longest_word,
    play_here,
    random_player,
)
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.matches import Foul, Room, round_robin
from scrabble_course.scrabble.play_match import played_game
from scrabble_course.scrabble.tournament import tournament
from tests.scrabble import programs
from tests.scrabble.programs import WORDS

HONEST = {
    "greedy": greedy,
    "longest": longest_word,
    "chance": random_player(random.Random(1)),
}


def play(players, games=2, seed=1, **options):
    return tournament(players, games, seed, WORDS, **options)


def test_the_same_seed_gives_the_same_results_on_any_number_of_cores(capfd):
    found = play(HONEST, games=6, cores=1)

    assert play(HONEST, games=6, cores=3) == found
    assert play(HONEST, games=6, seed=2) != found
    assert capfd.readouterr() == ("", "")  # nothing is written where nobody looks


def test_where_no_process_can_be_forked_the_results_are_the_same(monkeypatch):
    players = HONEST | {"raises": programs.raises}
    found = play(players)

    monkeypatch.delattr(play_here.os, "fork", raising=False)
    assert play(players) == found


@pytest.mark.skipif(not hasattr(os, "fork"), reason="only a process can be ended")
def test_the_tournament_goes_on_whatever_players_do():
    players = {
        "honest": greedy,
        "raises": programs.raises,
        "cheats": programs.lays_tiles_it_does_not_hold,
        "sleeps": programs.swallows_interrupts,
        "leaves": programs.leaves,
    }
    found = play(players, seconds=0.5)

    assert len(found.results) == found.planned == 20
    assert (found.of("honest").won, found.of("honest").lost) == (8, 0)
    fouls = {row.name: {f.foul for f in row.faults} for row in found.table}
    assert fouls == {
        "honest": set(),
        "raises": {Foul.RAISED},
        "cheats": {Foul.CHEATED},
        "sleeps": {Foul.TOO_SLOW},
        "leaves": {Foul.DIED},
    }


def test_a_result_can_be_played_again_as_a_game():
    found = play(HONEST)
    room = Room(HONEST, WORDS, 10)

    for match, result in zip(round_robin(tuple(HONEST), 2, 1), found.results, strict=1):
        game, fault = played_game(match, room, programs.unwatched)
        assert (game.final_scores, fault) == (result.scores, None)


@pytest.mark.no_cover  # an interrupt may come while coverage holds its own lock
@pytest.mark.parametrize("place", ["tables", "in place"])
def test_an_interrupt_gives_what_was_played_so_far(place, monkeypatch):
    if place == "in place":
        monkeypatch.delattr(play_here.os, "fork", raising=False)
    # A shell that works in the background has interrupts ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    me, seen = os.getpid(), []

    def interrupts(board, rack, lexicon):
        seen.append(rack)
        if len(seen) == 40:
            os.kill(me, signal.SIGINT)
        return greedy(board, rack, lexicon)

    try:
        found = play({"greedy": greedy, "interrupts": interrupts}, games=400, cores=1)
    finally:
        signal.signal(signal.SIGINT, before)
    assert 0 < len(found.results) < 400
    assert "Stopped after" in str(found)


def test_far_sighted_beats_greedy_and_greedy_beats_chance():
    found = tournament(
        {"far": far_sighted, "greedy": greedy, "chance": HONEST["chance"]}, 20, 3
    )

    assert [row.name for row in found.table] == ["far", "greedy", "chance"]


@pytest.mark.parametrize(
    ("players", "options", "error", "said"),
    [
        ({"ann": "greedy"}, {}, TypeError, "'ann' is 'greedy', which is no player"),
        ({" ": greedy}, {}, ScrabbleError, "no name for a player"),
        *(({}, {"cores": n}, ScrabbleError, "cores no game is pla") for n in (0, -1)),
        *(({}, {"seconds": n}, ScrabbleError, "seconds is none") for n in (0, -1)),
    ],
)
def test_what_is_no_player_or_leaves_no_time_is_refused(players, options, error, said):
    with pytest.raises(error, match=said):
        play(HONEST | players, **options)
