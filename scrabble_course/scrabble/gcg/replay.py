"""Playing a GCG file through: every tile laid again, every score worked out again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, replace

from scrabble_course.board import Board, play_sheet
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabble.bag import has_tiles
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg.ending import wrong_end
from scrabble_course.scrabble.gcg.record import (
    BONUS,
    BONUSES,
    TURNS,
    ChallengeBonus,
    GameEvent,
    GameRecord,
    RackPenalty,
    TimePenalty,
    Withdrawal,
    rule_told,
    written,
)
from scrabble_course.scrabble.gcg.step import (
    Discrepancy,
    Step,
    follows,
    spent_in,
    steps_of,
)
from scrabble_course.scrabble.likely_tiles import FoundTiles, ToldPlay, likely_tiles
from scrabble_course.scrabble.tile_sets import TileSet
from scrabble_course.scrabble.turns import Exchange, Pass, Place


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
    bonus: int | None = None,
) -> Replay:
    """Return a record played through, with every score and every total checked.

    With a `lexicon` of words in small letters, a word that is none is a fault, unless
    the play is withdrawn; so is a play that is withdrawn though it has none. The
    `tiles` are those that `likely_tiles` finds, unless they are given. A play that was
    challenged in vain may earn the `bonus`, besides what the file says, or what is
    usual.

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
    found, steps = play_through(record, lexicon, tiles, bonus)
    return Replay(tuple(steps), found)


def play_through(
    record: GameRecord,
    lexicon: Container[str] | None = None,
    tiles: TileSet | None = None,
    bonus: int | None = None,
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
    found = (
        FoundTiles(tiles)
        if tiles
        else likely_tiles(record.tile_set, record.lexicon, _plays_told(steps))
    )
    bonuses = _bonuses(record.notes, () if bonus is None else (bonus,))
    return found, _checked(record, steps, _Rules(found.tiles, lexicon, bonuses), error)


def _plays_told(steps: Sequence[Step]) -> list[ToldPlay]:
    boards = [Board.empty(), *(step.board for step in steps)]
    return [
        ToldPlay(before, step.play, step.board, step.event.points)
        for before, step in zip(boards, steps, strict=False)
        if step.play is not None
    ]


@dataclass(frozen=True, slots=True)
class _Rules:
    """What steps are checked by: tiles and words, if known; and a challenge's worth."""

    tiles: TileSet | None
    lexicon: Container[str] | None
    bonuses: tuple[int, ...]


def _bonuses(notes: Sequence[str], wished: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return what a challenge that failed may earn, by the notes of a file and a wish.

    >>> _bonuses([]), _bonuses([], (20,)), _bonuses(["ChallengeBonus: 3 or 15"])
    ((0, 5, 10), (20,), (3, 15))
    """
    told = " ".join(note for note in notes if note.startswith(BONUS))
    named = (*map(int, re.findall("[0-9]{1,6}", told)), *wished)
    rule = rule_told(notes)
    return named if named and not rule else (*BONUSES.get(rule, BONUSES[""]), *named)


def _checked(
    record: GameRecord,
    steps: list[Step],
    rules: _Rules,
    error: GCGError | None,
) -> Iterator[Step]:
    """Yield steps with points, totals, and what does not add up; raise `error` at last.

    What tiles are worth is not checked any more once one lies there that is none.
    """
    done: list[Step] = []
    totals = [0] * len(record.seats)
    for step in steps:
        event = step.event
        if foreign := list(_foreign_letters(step, steps, rules.tiles)):
            rules = replace(rules, tiles=None)
        step = _with_sheet(step, done, rules.tiles)
        right = _right_points(record, step, done, rules)
        points = right[0] if _leaves_out(event) else event.points or 0
        due = totals[event.player] + points
        total = due if event.total is None else event.total
        totals[event.player] = total  # one slip is one fault, not many
        told = [
            *foreign,
            *_wrong_place(record, step, done),
            *_wrong_points(event, points, right),
            *_wrong_rack(step, done, rules.tiles),
            *_wrong_words(step, done, rules.lexicon),
        ]
        if total != due:
            told.append(f"the new total of {step.name} is {due}, not {total}.")
        faults = [Discrepancy(event.line, text) for text in told]
        step = replace(step, points=points, total=total)
        if len(done) == len(record.events) - 1 and rules.tiles is not None:
            faults += wrong_end(record, [*done, step], rules.tiles)
            faults += _wrong_last_racks(record, rules.tiles)
        done.append(replace(step, faults=tuple(faults)))
        yield done[-1]
    if error is not None:
        raise error


def _with_sheet(step: Step, done: Sequence[Step], tiles: TileSet | None) -> Step:
    if tiles is None or step.play is None:
        return step
    before = done[-1].board if done else Board.empty()
    return replace(step, sheet=play_sheet(before, step.play, tiles.values))


def _foreign_letters(
    step: Step, steps: Sequence[Step], tiles: TileSet | None
) -> Iterator[str]:
    """Yield which letters of a play are on no tile, and the tiles that have them."""
    if tiles is None or step.play is None:
        return
    letters = sorted({*step.play.word.upper()} - tiles.counts.keys())
    if letters:
        fitting = likely_tiles("", "", _plays_told(steps)).tiles
        remedy = "no tiles that are known here have all letters of this game"
        if fitting:
            remedy = (
                f"the {fitting.name} ones have all letters of this game: "
                f"write #tile-set {fitting.name}, or ask for --tiles {fitting.name}"
            )
        named = written(", ".join(letters))
        yield f"there is no {named} among the {tiles.name} tiles; {remedy}."


def _leaves_out(event: GameEvent) -> bool:
    """Return whether the points are not told; `-- +0` is how old files leave them."""
    withdrawn = isinstance(event.action, Withdrawal)
    return event.points is None or (withdrawn and event.points == 0)


def _right_points(
    record: GameRecord, step: Step, steps: list[Step], rules: _Rules
) -> tuple[int, ...]:
    """Return what an event may earn; the first is what it does if it says nothing.

    Where the values of the tiles are not known, it may earn what it says.
    """
    action, told = step.event.action, step.event.points or 0
    if isinstance(action, Withdrawal):
        return (-steps[-1].points,)
    if isinstance(action, ChallengeBonus):
        return rules.bonuses
    if isinstance(action, TimePenalty):
        return (min(told, 0),)
    if isinstance(action, Pass | Exchange):
        return (0,)
    if rules.tiles is None:
        return (told,)
    if isinstance(action, Place):
        return (step.sheet.total if step.sheet else 0,)
    value = rules.tiles.worth(action.tiles)
    if isinstance(action, RackPenalty):
        return (-value,)
    # Between two, the one who went out may gain twice, and the other lose nothing: the
    # difference is the same.
    return (value, 2 * value) if len(record.seats) == 2 else (value,)


def _wrong_place(record: GameRecord, step: Step, steps: list[Step]) -> Iterator[str]:
    """Yield what is told of a player who was not asked."""
    event = step.event
    is_bonus = isinstance(event.action, ChallengeBonus)
    if is_bonus and not follows(event, steps, Place, ChallengeBonus):
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
        is_bonus = isinstance(event.action, ChallengeBonus) and points > 0
        remedy = f"; if it does, say so before: #note {BONUS}{points}" * is_bonus
        yield f"{event.text} earns {amount} points, not {points}{remedy}."


def _wrong_rack(step: Step, steps: list[Step], tiles: TileSet | None) -> Iterator[str]:
    """Yield which tiles the player, or the game, does not have."""
    event, rack = step.event, step.event.rack
    spent = spent_in(step)
    if rack and not has_tiles(rack, spent):
        yield f"the rack {written(rack)} does not hold all the tiles {written(spent)}."
    if tiles is not None:
        yield from _impossible(rack, tiles)
        shown = step.lying
        if isinstance(event.action, TURNS):
            shown += Counter(rack) - Counter(step.laid)
        yield from _too_many(shown, "board and rack show", tiles)
    kept = _kept(event.player, steps)
    if len(rack) == RACK_SIZE and not has_tiles(rack, kept):
        yield (
            f"{step.name} kept {written(kept)}, which the rack {written(rack)} does "
            "not hold."
        )


def _kept(player: int, steps: list[Step]) -> str:
    """Return what a player kept of the last rack, if it is told in full."""
    own = (step for step in reversed(steps) if step.event.player == player)
    step = next((step for step in own if isinstance(step.event.action, TURNS)), None)
    if step is None:
        return ""
    rack, action = step.event.rack, step.event.action
    by_count = isinstance(action, Exchange) and action.tiles.isdigit()
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
    if isinstance(step.event.action, Withdrawal):
        if not _unknown(steps[-1], lexicon):
            yield f"{steps[-1].event.text} was withdrawn, but forms words alone."
    elif not step.withdrawn:
        for word in _unknown(step, lexicon):
            yield f"{word.upper()} is no word of the list."


def _unknown(step: Step, lexicon: Container[str]) -> list[str]:
    formed = step.sheet.words if step.sheet else ()
    words = [word.word.lower() for word in formed]
    return [word for word in words if word not in lexicon]
