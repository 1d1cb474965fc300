"""The end of a game in a file: what is counted of the tiles that were left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scrabble_course.board.letters import in_order
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.gcg.record import (
    TURNS,
    GameRecord,
    RackBonus,
    RackPenalty,
    written,
)
from scrabble_course.scrabble.gcg.step import Discrepancy, Step
from scrabble_course.scrabble.tile_sets import TileSet


def wrong_end(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield what does not add up at the end of a game whose `steps` are all told.

    A player who goes out gains what the others have left, and they lose as much.
    Between two players, many programs let the one gain twice as much, and the other
    lose nothing: the difference is the same.
    """
    bonuses = [s for s in steps if isinstance(s.event.action, RackBonus)]
    penalties = [s for s in steps if isinstance(s.event.action, RackPenalty)]
    if not bonuses and not penalties:
        yield from _uncounted(record, steps, tiles)
    elif bonuses:
        yield from _gained(record, bonuses[-1], penalties, steps, tiles)
        yield from _not_those_left(record, bonuses[-1], steps, tiles)
    else:
        yield from _nobody_gains(record, steps, penalties, tiles)


def _unseen(step: Step, tiles: TileSet) -> Counter[str]:
    """Return the tiles that do not lie on the board: those on racks and in the bag."""
    return Counter(tiles.counts) - step.lying


def _uncounted(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet
) -> Iterator[Discrepancy]:
    """Yield the last play, if it went out and nothing is told of what others held."""
    last = _last_play(steps)
    if last is None or record.incomplete is not None or record.racks:
        return
    left, others = _unseen(last, tiles), len(record.seats) - 1
    if _leaves_none(last) and 0 < left.total() <= others * RACK_SIZE:
        held = in_order(left.elements())
        yield Discrepancy(
            last.event.line,
            f"{last.name} is out, but what the others have left, {written(held)}, is "
            f"not counted: {tiles.worth(held)} points.",
        )


def _last_play(steps: Sequence[Step]) -> Step | None:
    """Return the last play, unless its player has taken another turn after it.

    The others may have let it stand, by a pass, or challenged it in vain.
    """
    turns = [step for step in steps if isinstance(step.event.action, TURNS)]
    plays = [step for step in turns if step.laid and not step.withdrawn]
    if not plays:
        return None
    last = [turn for turn in turns if turn.event.player == plays[-1].event.player][-1]
    return last if last is plays[-1] else None


def _leaves_none(step: Step) -> bool:
    """Return whether a play lays the whole rack, if that is told."""
    return in_order(step.event.rack) == step.laid


def _gained(
    record: GameRecord,
    bonus: Step,
    penalties: Sequence[Step],
    steps: Sequence[Step],
    tiles: TileSet,
) -> Iterator[Discrepancy]:
    """Yield a gain of who is not out, or one that is not what the others lose."""
    last = _last_play(steps)
    is_out = last is not None and _leaves_none(last)
    if last is not None and is_out and last.event.player != bonus.event.player:
        yield Discrepancy(
            bonus.event.line,
            f"{last.name} is out, but {bonus.name} gains by what is left.",
        )
    gained, lost = bonus.points, -sum(step.points for step in penalties)
    assert isinstance(bonus.event.action, RackBonus)
    due = tiles.worth(bonus.event.action.tiles)
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
    left = _unseen(steps[-1], tiles)
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
    actions = [step.event.action for step in penalties]
    held = Counter("".join(a.tiles for a in actions if isinstance(a, RackPenalty)))
    left, last = _unseen(steps[-1], tiles), _last_play(steps)
    is_out = last is not None and (_leaves_none(last) or held == left)
    if is_out and last is not None and spared == [last.name]:
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
    if many := held - left:
        yield Discrepancy(
            line, f"{', '.join(many)} cannot be left: the board shows too many of them."
        )
