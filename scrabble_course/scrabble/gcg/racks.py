"""Racks that a file does not tell in full, filled with what players held later."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from scrabble_course.board.letters import in_order
from scrabble_course.english_tiles import RACK_SIZE
from scrabble_course.scrabble.gcg.record import TURNS, GameRecord, Played
from scrabble_course.scrabble.gcg.replay import spent_in
from scrabble_course.scrabble.gcg.steps import Step
from scrabble_course.scrabble.tile_sets import TileSet


def with_full_racks(
    record: GameRecord, steps: Sequence[Step], last: Mapping[int, str], tiles: TileSet
) -> GameRecord:
    """Return a record in which each turn tells the whole rack, as far as can be told.

    A tile that a player has later was drawn at some time, so it may have been there
    before: from the `last` racks, player -> tiles, each rack is filled backwards. One
    that contradicts a later one stays as it is.
    """
    sizes = _sizes(record, steps, tiles)
    racks = {player: Counter(rack) for player, rack in last.items()}
    events = list(record.events)
    for n in reversed(range(len(steps))):
        event = events[n]
        if isinstance(event.action, TURNS) and event.player in racks:
            filled = _filled(steps[n], racks[event.player], sizes[n])
            events[n] = replace(event, rack=filled)
            racks[event.player] = Counter(filled)
    return replace(record, events=tuple(events))


def _sizes(record: GameRecord, steps: Sequence[Step], tiles: TileSet) -> list[int]:
    """Return how many tiles the player of each event holds before it."""
    held = [RACK_SIZE] * len(record.seats)
    bag = tiles.size - sum(held)
    sizes = []
    for step in steps:
        player = step.event.player
        sizes.append(held[player])
        if isinstance(step.event.action, Played) and not step.withdrawn:
            drawn = min(len(step.laid), max(bag, 0))
            held[player] += drawn - len(step.laid)
            bag -= drawn
    return sizes


def _filled(step: Step, later: Counter[str], size: int) -> str:
    told = Counter(step.event.rack) | Counter(spent_in(step))
    kept = told - Counter(spent_in(step))
    room = size - told.total()
    if room < 0 or kept - later:
        return step.event.rack
    others = in_order((later - kept).elements())
    return in_order("".join(told.elements()) + others[:room])
