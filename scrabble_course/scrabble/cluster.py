"""The matches of a tournament on a Dask cluster (the extra `cluster`).

The workers need the course installed; the players go to them as they are, functions of
a notebook too. A batch whose worker is lost is played again by another.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from importlib import import_module
from typing import Any

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

    A batch may be played twice, and its results then come twice. What is not needed
    any more is cancelled with the iterator.
    """
    distributed = import_module("distributed")
    # A task of its own: the workers share what it gives, and can make it again.
    shared = client.submit(_same, room, pure=False)
    batches = [matches[at : at + BATCH] for at in range(0, len(matches), BATCH)]
    tries: dict[Any, tuple[Sequence[Match], int]] = {}
    for batch in batches:
        future = client.submit(play_batch, batch, shared, pure=False)
        tries[future] = batch, 1
    try:
        completed = distributed.as_completed(list(tries))
        for future in completed:
            batch, tried = tries.pop(future)
            if _is_lost(future) and tried < TRIES:
                again = client.submit(play_batch, batch, shared, pure=False)
                tries[again] = batch, tried + 1
                completed.add(again)
            else:
                yield from future.result()
    finally:
        client.cancel([*tries, shared])


def play_batch(matches: Sequence[Match], room: Room) -> list[MatchResult]:
    """Return the results of some matches, played one after the other."""
    return list(play_here(matches, room, tables=1))


def _is_lost(future: Any) -> bool:
    """Return whether it was the cluster that failed, and not the batch."""
    killed = import_module("distributed").KilledWorker
    if future.status == "cancelled":
        return True
    return future.status == "error" and isinstance(future.exception(), killed)


def _same(room: Room) -> Room:
    return room
