import os
import random
from pathlib import Path

import pytest

from scrabble_course.scrabble import greedy, random_player
from scrabble_course.scrabble.matches import Foul, round_robin
from scrabble_course.scrabble.play_here import play_in_place
from scrabble_course.scrabble.tables import play_at_tables
from tests.scrabble import programs
from tests.scrabble.programs import match, met, room

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")


def play(player, seconds=20):
    (result,) = play_at_tables([match()], met(player, seconds), 1)
    return result


def in_order(results):
    return sorted(results, key=lambda result: result.number)


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("count", [1, 2, 5])
def test_tables_give_what_this_process_would_give(count):
    matches = round_robin(("ann", "ben", "cem"), 4, 1)
    players = room(ann=greedy, ben=random_player(random.Random(1)), cem=programs.raises)

    assert in_order(play_at_tables(matches, players, count)) == in_order(
        play_in_place(matches, players)
    )


@pytest.mark.parametrize(
    "player", [programs.thinks_for_ever, programs.swallows_interrupts]
)
def test_a_player_that_thinks_too_long_loses(player):
    result = play(player, seconds=0.3)

    assert (result.fault.player, result.fault.foul) == ("ann", Foul.TOO_SLOW)
    assert result.fault.reason == "a turn took longer than 0.3 seconds"


@pytest.mark.parametrize(
    ("player", "how"),
    [
        (programs.leaves, "the process ended with exit code 3"),
        (programs.is_killed, "the process was killed by SIGKILL"),
    ],
)
def test_a_player_that_ends_its_process_loses(player, how):
    fault = play(player).fault

    assert (fault.player, fault.foul, fault.reason) == ("ann", Foul.DIED, how)


def test_a_table_goes_on_after_a_player_was_lost():
    matches = round_robin(("ann", "ben", "cem"), 2, 1)
    players = room(ann=greedy, ben=programs.leaves, cem=greedy)
    results = in_order(play_at_tables(matches, players, 1))

    assert [result.number for result in results] == list(range(6))
    assert sum(result.fault is not None for result in results) == 4


def test_a_player_that_takes_all_the_memory_loses():
    def hoards(board, rack, lexicon):
        return bytearray(1 << 40)

    assert play(hoards).fault.reason.startswith("MemoryError")


def test_a_player_that_makes_a_process_of_its_own_gives_one_result():
    def doubles(board, rack, lexicon):
        os.fork()
        return greedy(board, rack, lexicon)

    assert play(doubles).fault is None


def test_all_tables_end_with_the_iterator(tmp_path):
    def notes(board, rack, lexicon):
        (tmp_path / str(os.getpid())).touch()
        return greedy(board, rack, lexicon)

    matches = round_robin(("ann", "ben"), 50, 1)
    results = play_at_tables(matches, room(ann=notes, ben=notes), 2)
    next(results)
    results.close()

    pids = [int(file.name) for file in tmp_path.iterdir()]
    assert pids and os.getpid() not in pids
    assert not any(map(is_alive, pids))


def test_what_a_player_changes_stays_at_its_table():
    seen = []

    def remembers(board, rack, lexicon):
        seen.append(rack)
        os.chdir("/")
        return greedy(board, rack, lexicon)

    before = Path.cwd()
    assert play(remembers).fault is None
    assert (seen, Path.cwd()) == ([], before)
