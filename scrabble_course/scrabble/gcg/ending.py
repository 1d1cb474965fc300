"""The end of a game in a file: what tiles that were left cost, and who gained by them.

A player who goes out gains what the others have left, and they lose as much. Between
two players, many programs let the one gain twice as much, and the other lose nothing:
the difference is the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scrabble_course.board.board import EMPTY
from scrabble_course.board.letters import in_order
from scrabble_course.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import tiles_for
from scrabble_course.scrabble.gcg.record import (
    GameRecord,
    RackBonus,
    RackPenalty,
    written,
)
from scrabble_course.scrabble.gcg.steps import Discrepancy, Step
from scrabble_course.scrabble.tile_sets import TileSet


def worth(left: str, tiles: TileSet) -> int:
    """Return what tiles are worth together; one that the set does not have, nothing."""
    return sum(tiles.values.get(tile, 0) for tile in left)


def wrong_end(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield what does not add up at the end of a game whose `steps` are all told."""
    bonuses = [s for s in steps if isinstance(s.event.action, RackBonus)]
    penalties = [s for s in steps if isinstance(s.event.action, RackPenalty)]
    if not bonuses and not penalties:
        yield from _uncounted(record, steps, tiles)
    elif bonuses:
        yield from _gained(record, bonuses[-1], penalties, tiles)
        yield from _not_those_left(record, bonuses[-1], steps, tiles)
    else:
        yield from _nobody_gains(record, steps, penalties, tiles)


def unseen(step: Step, tiles: TileSet) -> Counter[str]:
    """Return the tiles that do not lie on the board: those on racks and in the bag."""
    letters = "".join(step.board.rows).replace(EMPTY, "")
    return Counter(tiles.counts) - Counter(tiles_for(letters))


def _uncounted(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield the last play, if it went out and nothing is told of what others held."""
    if not steps or record.incomplete is not None or record.racks:
        return
    last, others = steps[-1], len(record.seats) - 1
    left = unseen(last, tiles)
    goes_out = last.laid != "" and in_order(last.event.rack) == last.laid
    if goes_out and 0 < left.total() <= others * RACK_SIZE:
        held = in_order(left.elements())
        yield Discrepancy(
            last.event.line,
            f"{last.name} is out, but what the others have left, {written(held)}, is "
            f"not counted: {worth(held, tiles)} points.",
        )


def _gained(
    record: GameRecord, bonus: Step, penalties: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield a gain that is not what the others lose."""
    gained, lost = bonus.points, -sum(step.points for step in penalties)
    assert isinstance(bonus.event.action, RackBonus)
    due = worth(bonus.event.action.tiles, tiles)
    if gained == due != lost:
        double = f", or {bonus.name} gains {2 * due}" if len(record.seats) == 2 else ""
        yield Discrepancy(
            bonus.event.line,
            f"{bonus.name} gains {gained} points, but the others lose {lost}; they "
            f"lose as much{double}.",
        )
    elif gained == 2 * due and lost:
        yield Discrepancy(
            bonus.event.line,
            f"{bonus.name} gains twice what was left, and the others lose {lost} "
            "points besides; only one of the two is right.",
        )


def _not_those_left(
    record: GameRecord, bonus: Step, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield a gain by tiles that are not those which no one has laid.

    A file with more of them than the others can hold tells only a part of its game.
    """
    assert isinstance(bonus.event.action, RackBonus)
    left = unseen(steps[-1], tiles)
    is_whole = left.total() <= (len(record.seats) - 1) * RACK_SIZE
    if is_whole and Counter(bonus.event.action.tiles) != left:
        yield Discrepancy(
            bonus.event.line,
            f"{bonus.name} gains by {bonus.event.action}, but the tiles that nobody "
            f"has laid are {written(in_order(left.elements())) or 'none'}.",
        )


def _nobody_gains(
    record: GameRecord,
    steps: Sequence[Step],
    penalties: Sequence[Step],
    tiles: TileSet,
) -> Iterator[Discrepancy]:
    """Yield who loses or gains nothing, though it is due; and tiles that were laid."""
    line = penalties[-1].event.line
    losing = {step.event.player for step in penalties}
    spared = [s.name for n, s in enumerate(record.seats) if n not in losing]
    lost = -sum(step.points for step in penalties)
    played = [step for step in steps if step.laid]
    if len(spared) == 1 and played and spared == [played[-1].name]:
        yield Discrepancy(
            line,
            f"the others lose {lost} points for what they have left, but {spared[0]}, "
            "who is out, does not gain them.",
        )
    elif spared:
        yield Discrepancy(
            line,
            f"nobody gains by what is left, so all lose; {' and '.join(spared)} "
            "lost nothing.",
        )
    actions = [step.event.action for step in penalties]
    held = Counter("".join(a.tiles for a in actions if isinstance(a, RackPenalty)))
    if many := held - unseen(steps[-1], tiles):
        yield Discrepancy(
            line, f"{', '.join(many)} cannot be left: the board shows too many of them."
        )
