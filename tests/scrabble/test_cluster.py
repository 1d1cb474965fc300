"""A tournament on a Dask cluster of two worker processes of this computer."""

import os
import random
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

from scrabble_course.resources.dask_cluster import connect
from scrabble_course.scrabble import cluster, greedy, random_player
from scrabble_course.scrabble.matches import Foul, round_robin
from scrabble_course.scrabble.tournament import tournament
from tests.dask_here import two_workers
from tests.patience import AT_NIGHT
from tests.scrabble import programs
from tests.scrabble.programs import WORDS, room

GAMES = 20 if AT_NIGHT else 8
# Dask's own threads and sockets may end a little after their cluster.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with (
        two_workers(tmp_path_factory.mktemp("dask")) as cluster,
        connect(cluster.scheduler_address) as found,
    ):
        yield found


def play(players, **options):
    return tournament(players, GAMES, 1, WORDS, **options)


@pytest.mark.no_cover
def test_a_cluster_gives_what_this_computer_would_give(client):
    rng = random.Random(1)
    players = {
        "greedy": greedy,
        "chance": random_player(rng),
        "own": lambda board, rack, lexicon: greedy(board, rack, lexicon),
        "leaves": programs.leaves,
    }

    assert play(players, client=client) == play(players)


def test_the_address_of_a_cluster_will_do_and_who_thinks_for_ever_loses(client):
    address = client.scheduler.address
    players = {"greedy": greedy, "sleeps": programs.swallows_interrupts}
    found = tournament(players, 2, 1, WORDS, seconds=0.3, client=address)

    assert {f.foul for f in found.of("sleeps").faults} == {Foul.TOO_SLOW}
    assert found.of("greedy").won == 2


def test_a_worker_that_is_killed_in_the_middle_costs_nothing(client, tmp_path):
    once = str(tmp_path / "killed")

    def kills_its_worker_once(board, rack, lexicon):
        if not Path(once).exists():
            Path(once).touch()
            os.kill(os.getppid(), signal.SIGKILL)  # the worker, whose table this is
        return greedy(board, rack, lexicon)

    def plays_fair(board, rack, lexicon):
        return greedy(board, rack, lexicon)

    found = play({"greedy": greedy, "other": kills_its_worker_once}, client=client)
    assert Path(once).exists()
    assert len(found.results) == found.planned == GAMES
    assert found == play({"greedy": greedy, "other": plays_fair})


def test_a_batch_that_is_played_twice_counts_once(client, monkeypatch):
    def twice(matches, room, client):
        yield from cluster.play_batch(matches, room)
        yield from cluster.play_batch(matches, room)

    players = {"greedy": greedy, "chance": random_player(random.Random(1))}
    found = play(players)
    monkeypatch.setattr(cluster, "play_on_cluster", twice)

    assert play(players, client=client) == found


def test_what_is_not_needed_any_more_is_cancelled(client):
    matches = round_robin(("ann", "ben"), 200, 1)
    results = cluster.play_on_cluster(matches, room(ann=greedy, ben=greedy), client)
    next(results)
    results.close()

    client.sync(_all_is_quiet, client)


async def _all_is_quiet(client):
    import asyncio

    while client.futures:
        await asyncio.sleep(0.05)


def test_a_batch_that_killed_its_workers_is_handed_out_again(monkeypatch, capsys):
    distributed = pytest.importorskip("distributed")
    given = []

    there = SimpleNamespace(address="tcp://there:1")
    killed = distributed.KilledWorker("play_batch", there, 3)

    class Future:
        def __init__(self, results=None):
            self.status = "error" if results is None else "finished"
            self.done = lambda: True
            self.exception = lambda: killed
            self.result = lambda: results

    class Unsteady:
        """A client whose first workers die, and whose others play."""

        def scheduler_info(self, n_workers):
            return {"address": "tcp://here:1", "workers": {}}

        def submit(self, function, *args, pure):
            if function is not cluster.play_batch:
                return args[0]
            given.append(args)
            return Future(None if len(given) == 1 else function(*args))

        def cancel(self, futures):
            pass

    monkeypatch.setattr(distributed, "wait", lambda futures, **how: None)
    matches = round_robin(("ann", "ben"), 3, 1)
    players = room(ann=greedy, ben=greedy)
    results = list(cluster.play_on_cluster(matches, players, Unsteady()))

    assert [result.number for result in results] == [0, 1, 2]
    assert len(given) == 2
    assert "dask worker tcp://here:1 --nthreads 1" in capsys.readouterr().out
