"""Playing a GCG file through: every tile laid again, every score worked out again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from scrabble_course.board import Board, BoardError, Play, play_sheet, square_name
from scrabble_course.board.board import EMPTY
from scrabble_course.board.errors import Unreadable
from scrabble_course.board.layout import ACROSS, DOWN
from scrabble_course.board.play import check_shape, word_through
from scrabble_course.score_sheet import ScoreSheet
from scrabble_course.scrabble.bag import has_tiles, tiles_for
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg_record import (
    ChallengeBonus,
    Event,
    Exchanged,
    Passed,
    Played,
    RackBonus,
    RackPenalty,
    Record,
    TimePenalty,
    Withdrawn,
)
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet, tile_set


@dataclass(frozen=True, slots=True)
class Step:
    """An event and the board after it; of a play, its tiles and how it scored."""

    name: str
    event: Event
    board: Board
    laid: str = ""
    sheet: ScoreSheet | None = None

    def __str__(self) -> str:
        event = self.event
        return f"{self.name}: {event.action} {event.points:+} = {event.total}"


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a file that does not add up, and its line.

    >>> print(Fault(3, "QUIZ earns 44 points, not 43."))
    line 3: QUIZ earns 44 points, not 43.
    """

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Replay:
    """A file played through: its steps, and all that does not add up."""

    steps: tuple[Step, ...]
    faults: tuple[Fault, ...]


def replay(record: Record) -> Replay:
    """Return a record played through, with every score and every total checked.

    A play that cannot be laid is a GCGError that names the line: what comes after it
    would mean nothing.

    >>> from scrabble_course.scrabble.gcg_reading import read_gcg
    >>> played = replay(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ +43 43
    ... >Ben: EINORST J8 .ONE +15 15'''))
    >>> print(*played.steps, *played.faults, sep=chr(10))
    Ann Lee: 8G QUIZ +43 = 43
    Ben Abu: J8 .ONE +15 = 15
    line 3: 8G QUIZ earns 44 points, not 43.
    """
    tiles = tile_set(record.tile_set) if record.tile_set else ENGLISH
    steps: list[Step] = []
    faults: list[Fault] = []
    totals = [0] * len(record.seats)
    for event in record.events:
        step = _step(record, event, steps, tiles)
        told = [*_wrong_points(record, step, steps, tiles), *_wrong_tiles(step, tiles)]
        totals[event.player] += event.points
        if event.total != totals[event.player]:
            told.append(
                f"the new total of {step.name} is {totals[event.player]}, not "
                f"{event.total}."
            )
            totals[event.player] = event.total  # one slip is one fault, not many
        faults += [Fault(event.line, text) for text in told]
        steps.append(step)
    return Replay(tuple(steps), tuple(faults))


def play_told(board: Board, event: Event) -> Play:
    """Return the play, with its whole main word, that an event tells of.

    A play that `board` does not allow is a GCGError. The rack and the words are not
    asked.
    """
    assert isinstance(event.action, Played)
    try:
        play = _whole_play(board, event.action)
        check_shape(board, play)
    except BoardError as error:
        raise GCGError(event.line, str(error)) from None
    return play


def _whole_play(board: Board, action: Played) -> Play:
    laid = {}
    way, other_way = (DOWN, ACROSS) if action.down else (ACROSS, DOWN)
    row, col = action.square
    for step, letter in enumerate(action.word):
        square = row + step * way[0], col + step * way[1]
        there = board[square]
        if letter == "." and there == EMPTY:
            raise Unreadable(
                f"{action} has '.' for {square_name(square)}, but no letter lies "
                "there; write the letter that is laid."
            )
        if there == EMPTY:
            laid[square] = letter
        elif letter != "." and letter.upper() != there.upper():
            laid[square] = letter  # the board says what lies there
    after = board.with_tiles(laid)
    whole = word_through(after, action.square, way)
    crossing = word_through(after, action.square, other_way)
    if len(whole.word) == 1 < len(crossing.word):
        way, whole = other_way, crossing  # a single tile, told in the other direction
    return Play(whole.word, *whole.squares[0], down=way == DOWN)


def _step(record: Record, event: Event, steps: list[Step], tiles: TileSet) -> Step:
    """Return the step that an event is after the steps before it."""
    name = record.seats[event.player].name
    board = steps[-1].board if steps else Board.empty()
    if isinstance(event.action, Played):
        play = play_told(board, event)
        laid = tiles_for(play.tiles_laid(board).values())
        sheet = play_sheet(board, play, tiles.values)
        return Step(name, event, board.lay(play), laid, sheet)
    if isinstance(event.action, Withdrawn):
        if not _follows(event, steps, Played):
            raise GCGError(
                event.line, f"{name} has no play just before that could be withdrawn."
            )
        board = steps[-2].board if len(steps) > 1 else Board.empty()
    return Step(name, event, board)


def _follows(event: Event, steps: list[Step], *actions: type) -> bool:
    """Return whether the event before was one of `actions` by the same player."""
    if not steps:
        return False
    before = steps[-1].event
    return before.player == event.player and isinstance(before.action, actions)


def _wrong_points(
    record: Record, step: Step, steps: list[Step], tiles: TileSet
) -> Iterator[str]:
    """Yield what is wrong with the points of an event."""
    event = step.event
    match event.action:
        case Played():
            right = {step.sheet.total} if step.sheet else set()
        case Withdrawn():
            right = {-steps[-1].event.points}
        case ChallengeBonus():
            right = {max(event.points, 0)}  # how much, each tournament says itself
            if not _follows(event, steps, Played, ChallengeBonus):
                yield f"{step.name} has no play just before that was challenged."
        case TimePenalty():
            right = {min(event.points, 0)}
        case RackBonus(left):
            # Between two, the one who went out may gain twice, and the other lose
            # nothing: the difference is the same.
            worth = _worth(left, tiles)
            right = {worth, 2 * worth} if len(record.seats) == 2 else {worth}
        case RackPenalty(left):
            right = {-_worth(left, tiles)}
        case _:
            right = {0}
    if event.points not in right:
        amount = " or ".join(map(str, sorted(right)))
        yield f"{event.action} earns {amount} points, not {event.points}."


def _worth(tiles_left: str, tiles: TileSet) -> int:
    return sum(tiles.values.get(tile, 0) for tile in tiles_left)


def _wrong_tiles(step: Step, tiles: TileSet) -> Iterator[str]:
    """Yield which tiles the player, or the game, does not have."""
    event = step.event
    spent = step.laid
    if isinstance(event.action, Exchanged) and not event.action.tiles.isdigit():
        spent = event.action.tiles
    if event.rack and not has_tiles(event.rack, spent):
        yield f"the rack {event.rack} does not hold all the tiles {spent}."
    shown = Counter(tiles_for("".join(step.board.rows).replace(EMPTY, "")))
    if isinstance(event.action, Passed | Exchanged):
        shown += Counter(event.rack)
    many = [tile for tile in shown if shown[tile] > tiles.counts.get(tile, 0)]
    if many:
        yield f"board and rack show more of {', '.join(many)} than the game has."
