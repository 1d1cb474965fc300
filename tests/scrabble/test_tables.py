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


def hoards(board, rack, lexicon):
    return bytearray(1 << 40)


@pytest.mark.parametrize(
    ("player", "foul", "reason"),
    [
        (programs.thinks_for_ever, Foul.TOO_SLOW, "a turn took longer than 0.3"),
        (programs.swallows_interrupts, Foul.TOO_SLOW, "a turn took longer than 0.3"),
        (programs.leaves, Foul.DIED, "the process ended with exit code 3"),
        (programs.is_killed, Foul.DIED, "the process was killed by SIGKILL"),
        (hoards, Foul.RAISED, "MemoryError"),
    ],
)
def test_a_player_that_thinks_too_long_or_ends_its_process_loses(player, foul, reason):
    fault = play(player, 0.3 if foul == Foul.TOO_SLOW else 20).fault

    assert (fault.player, fault.foul) == ("ann", foul)
    assert fault.reason.startswith(reason)


def test_what_a_player_does_to_its_process_stays_at_its_table():
    seen = []

    def doubles(board, rack, lexicon):
        seen.append(rack)
        os.chdir("/")
        os.fork()
        return greedy(board, rack, lexicon)

    before = Path.cwd()
    assert play(doubles).fault is None
    assert (seen, Path.cwd()) == ([], before)


def test_a_table_goes_on_after_a_player_was_lost():
    matches = round_robin(("ann", "ben", "cem"), 2, 1)
    players = room(ann=greedy, ben=programs.leaves, cem=greedy)
    results = in_order(play_at_tables(matches, players, 1))

    assert [result.number for result in results] == list(range(6))
    assert sum(result.fault is not None for result in results) == 4


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
