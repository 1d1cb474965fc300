"""Playing a GCG file through: every tile laid again, every score worked out again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace

from scrabble_course.board import Board, play_sheet
from scrabble_course.board.board import EMPTY
from scrabble_course.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import has_tiles, tiles_for
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg.ending import worth, wrong_end
from scrabble_course.scrabble.gcg.record import (
    TURNS,
    ChallengeBonus,
    Exchanged,
    GameEvent,
    GameRecord,
    Passed,
    Played,
    RackBonus,
    RackPenalty,
    TimePenalty,
    Withdrawn,
    written,
)
from scrabble_course.scrabble.gcg.steps import (
    Discrepancy,
    Step,
    follows,
    steps_of,
)
from scrabble_course.scrabble.gcg.tiles import FoundTiles, tiles_of
from scrabble_course.scrabble.tile_sets import TileSet


@dataclass(frozen=True, slots=True)
class Replay:
    """A file played through: its steps, and all that does not add up."""

    steps: tuple[Step, ...]
    found: FoundTiles
    """The tiles that it was played with."""

    @property
    def faults(self) -> tuple[Discrepancy, ...]:
        """What does not add up, in the order of the lines."""
        return tuple(fault for step in self.steps for fault in step.faults)


def replay(
    record: GameRecord,
    lexicon: Container[str] | None = None,
    tiles: TileSet | None = None,
) -> Replay:
    """Return a record played through, with every score and every total checked.

    With a `lexicon` of words in small letters, a word that is none is a fault, unless
    the play is withdrawn; so is a play that is withdrawn though it has none. The
    `tiles` are those that `tiles_of` finds, unless they are given.

    A play that cannot be laid is a GCGError that names the line: what comes after it
    would mean nothing.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> played = replay(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ +43 43
    ... >Ben: EINORST J8 .ONE +15 15'''))
    >>> print(*played.steps, *played.faults, sep=chr(10))
    Ann Lee: 8G QUIZ +43 = 43
    Ben Abu: J8 .ONE +15 = 15
    line 3: 8G QUIZ earns 44 points, not 43.
    """
    found, steps = play_through(record, lexicon, tiles)
    return Replay(tuple(steps), found)


def play_through(
    record: GameRecord,
    lexicon: Container[str] | None = None,
    tiles: TileSet | None = None,
) -> tuple[FoundTiles, Iterator[Step]]:
    """Return the tiles and the steps of a record, as `replay` does, one step at a time.

    The GCGError of a play that cannot be laid comes after the steps before it.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> found, steps = play_through(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ
    ... >Ben: EINORST A1 ONE +6 6'''))
    >>> print(found.tiles.name, next(steps), sep=": ")
    English: Ann Lee: 8G QUIZ +44 = 44
    """
    steps, error = steps_of(record)
    found = FoundTiles(tiles) if tiles else tiles_of(record, steps)
    checked = _checked(record, steps, found.tiles, lexicon)
    return found, checked if error is None else _then(checked, error)


def _then(steps: Iterator[Step], error: GCGError) -> Iterator[Step]:
    yield from steps
    raise error


def _checked(
    record: GameRecord,
    steps: list[Step],
    tiles: TileSet | None,
    lexicon: Container[str] | None,
) -> Iterator[Step]:
    """Yield steps with points, totals, and what does not add up."""
    done: list[Step] = []
    totals = [0] * len(record.seats)
    for step in steps:
        event = step.event
        if tiles is not None and step.play is not None:
            before = done[-1].board if done else Board.empty()
            step = replace(step, sheet=play_sheet(before, step.play, tiles.values))
        right = _right_points(record, step, done, tiles)
        points = right[0] if _leaves_out(event) else event.points or 0
        due = totals[event.player] + points
        total = due if event.total is None else event.total
        totals[event.player] = total  # one slip is one fault, not many
        told = [
            *_wrong_place(record, step, done),
            *_wrong_points(event, points, right),
            *_wrong_rack(step, done, tiles),
            *_wrong_words(step, done, lexicon),
            *_wrong_total(step, total, due),
        ]
        faults = [Discrepancy(event.line, text) for text in told]
        step = replace(step, points=points, total=total)
        if len(done) == len(record.events) - 1 and tiles is not None:
            faults += wrong_end(record, [*done, step], tiles)
            faults += _wrong_last_racks(record, tiles)
        done.append(replace(step, faults=tuple(faults)))
        yield done[-1]


def _leaves_out(event: GameEvent) -> bool:
    """Return whether the points are not told; `-- +0` is how old files leave them."""
    withdrawn = isinstance(event.action, Withdrawn)
    return event.points is None or (withdrawn and event.points == 0)


def _right_points(
    record: GameRecord, step: Step, steps: list[Step], tiles: TileSet | None
) -> tuple[int, ...]:
    """Return what an event may earn; the first is what it does if it says nothing.

    Where the values of the tiles are not known, it may earn what it says.
    """
    told = step.event.points or 0
    match step.event.action:
        case Withdrawn():
            return (-steps[-1].points,)
        case ChallengeBonus():
            return (max(told, 0),)  # how much, each tournament says itself
        case TimePenalty():
            return (min(told, 0),)
        case Passed() | Exchanged():
            return (0,)
        case action:
            return (told,) if tiles is None else _by_tiles(action, step, record, tiles)


def _by_tiles(
    action: Played | RackBonus | RackPenalty,
    step: Step,
    record: GameRecord,
    tiles: TileSet,
) -> tuple[int, ...]:
    match action:
        case Played():
            return (step.sheet.total if step.sheet else 0,)
        case RackBonus(left):
            # Between two, the one who went out may gain twice, and the other lose
            # nothing: the difference is the same.
            value = worth(left, tiles)
            return (value, 2 * value) if len(record.seats) == 2 else (value,)
        case RackPenalty(left):
            return (-worth(left, tiles),)


def _wrong_place(record: GameRecord, step: Step, steps: list[Step]) -> Iterator[str]:
    """Yield what is told of a player who was not asked."""
    event = step.event
    is_bonus = isinstance(event.action, ChallengeBonus)
    if is_bonus and not follows(event, steps, Played, ChallengeBonus):
        yield f"{step.name} has no play just before that was challenged."
    turns = [past.event for past in steps if isinstance(past.event.action, TURNS)]
    if turns and isinstance(event.action, TURNS):
        due = (turns[-1].player + 1) % len(record.seats)
        if event.player != due:
            yield f"it is the turn of {record.seats[due].name}, not of {step.name}."


def _wrong_points(
    event: GameEvent, points: int, right: tuple[int, ...]
) -> Iterator[str]:
    if points not in right:
        amount = " or ".join(map(str, sorted(set(right))))
        yield f"{event.action} earns {amount} points, not {points}."


def _wrong_total(step: Step, total: int, due: int) -> Iterator[str]:
    if total != due:
        yield f"the new total of {step.name} is {due}, not {total}."


def _wrong_rack(step: Step, steps: list[Step], tiles: TileSet | None) -> Iterator[str]:
    """Yield which tiles the player, or the game, does not have."""
    event, rack = step.event, step.event.rack
    spent = spent_in(step)
    if rack and not has_tiles(rack, spent):
        yield f"the rack {written(rack)} does not hold all the tiles {written(spent)}."
    if tiles is not None:
        yield from _impossible(rack, tiles)
        shown = Counter(tiles_for("".join(step.board.rows).replace(EMPTY, "")))
        if isinstance(event.action, TURNS):
            shown += Counter(rack) - Counter(step.laid)
        yield from _too_many(shown, "board and rack show", tiles)
    kept = _kept(event.player, steps)
    if len(rack) == RACK_SIZE and not has_tiles(rack, kept):
        yield (
            f"{step.name} kept {written(kept)}, which the rack {written(rack)} does "
            "not hold."
        )


def spent_in(step: Step) -> str:
    """Return the tiles that leave the rack in a step, as far as they are told."""
    action = step.event.action
    if isinstance(action, Exchanged) and not action.tiles.isdigit():
        return action.tiles
    return step.laid


def _kept(player: int, steps: list[Step]) -> str:
    """Return what a player kept of the last rack, if it is told in full."""
    own = (step for step in reversed(steps) if step.event.player == player)
    step = next((step for step in own if isinstance(step.event.action, TURNS)), None)
    if step is None:
        return ""
    rack, action = step.event.rack, step.event.action
    by_count = isinstance(action, Exchanged) and action.tiles.isdigit()
    if len(rack) != RACK_SIZE or by_count:
        return ""
    spent = "" if step.withdrawn else spent_in(step)
    return "".join((Counter(rack) - Counter(spent)).elements())


def _wrong_last_racks(record: GameRecord, tiles: TileSet) -> Iterator[Discrepancy]:
    for rack in record.racks:
        for fault in _impossible(rack, tiles):
            yield Discrepancy(record.lines, fault)


def _impossible(rack: str, tiles: TileSet) -> Iterator[str]:
    """Yield why nobody can hold a rack."""
    if len(rack) > RACK_SIZE:
        yield f"the rack {written(rack)} has {len(rack)} tiles; {RACK_SIZE} is full."
    yield from _too_many(Counter(rack), f"the rack {written(rack)} has", tiles)


def _too_many(shown: Counter[str], who: str, tiles: TileSet) -> Iterator[str]:
    many = [tile for tile in shown if shown[tile] > tiles.counts.get(tile, 0)]
    if many:
        yield f"{who} more of {written(', '.join(many))} than the game has."


def _wrong_words(
    step: Step, steps: list[Step], lexicon: Container[str] | None
) -> Iterator[str]:
    """Yield which words are none, and which play was withdrawn without any such."""
    if lexicon is None:
        return
    if isinstance(step.event.action, Withdrawn):
        if not _unknown(steps[-1], lexicon):
            yield f"{steps[-1].event.action} was withdrawn, but forms words alone."
    elif not step.withdrawn:
        for word in _unknown(step, lexicon):
            yield f"{word.upper()} is no word of the list."


def _unknown(step: Step, lexicon: Container[str]) -> list[str]:
    formed = step.sheet.words if step.sheet else ()
    words = [word.word.lower() for word in formed]
    return [word for word in words if word not in lexicon]
