"""The matches of a tournament on a Dask cluster (the extra `cluster`).

The workers need the course installed; the players go to them as they are, functions of
a notebook too. A batch whose worker is lost is played again by another.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from scrabble_course.resources.dask_cluster import (
    Sending,
    connect,
    count_workers,
    killed_workers,
)
from scrabble_course.scrabble.matches import Match, MatchResult, Room
from scrabble_course.scrabble.play_here import play_here

BATCH = 10
"""How many matches a worker is given at a time."""
TRIES = 3
"""How often a batch is handed out that the cluster itself fails to play."""


def play_on_cluster(
    matches: Sequence[Match], room: Room, client: Any
) -> Generator[MatchResult, None, None]:
    """Yield the results of matches, in the order in which their batches end.

    `client` is Dask's, or the address of a cluster. A batch may be played twice, and
    its results then come twice. What is not needed any more is cancelled with the
    iterator.
    """
    if isinstance(client, str):
        with connect(client) as connected:
            yield from play_on_cluster(matches, room, connected)
        return
    count_workers(client, say=print)
    # A task of its own: the workers share what it gives, and can make it again.
    shared = client.submit(_same, room, pure=False)
    sending = Sending[tuple[Sequence[Match], int]](client)
    for at in range(0, len(matches), BATCH):
        batch = matches[at : at + BATCH]
        sending.send((batch, 1), play_batch, batch, shared)
    try:
        while len(sending):
            for (batch, tried), future in sending.ended():
                if killed_workers(future) and tried < TRIES:
                    sending.send((batch, tried + 1), play_batch, batch, shared)
                else:
                    yield from future.result()
    finally:
        sending.cancel()
        client.cancel([shared])


def play_batch(matches: Sequence[Match], room: Room) -> list[MatchResult]:
    """Return the results of some matches, played one after the other."""
    return list(play_here(matches, room, tables=1))


def _same(room: Room) -> Room:
    return room
