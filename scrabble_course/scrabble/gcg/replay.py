"""Playing a GCG file through: every tile laid again, every score worked out again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

from scrabble_course.board import Board, BoardError, Play, play_sheet, square_name
from scrabble_course.board.board import EMPTY
from scrabble_course.board.errors import Unreadable
from scrabble_course.board.layout import ACROSS, DOWN
from scrabble_course.board.play import check_shape, word_through
from scrabble_course.score_sheet import ScoreSheet
from scrabble_course.scrabble.bag import has_tiles, tiles_for
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg.record import (
    Action,
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
)
from scrabble_course.scrabble.tile_sets import ENGLISH, TileSet, tile_set


@dataclass(frozen=True, slots=True)
class Discrepancy:
    """Something in a file that does not add up, and its line.

    >>> print(Discrepancy(3, "QUIZ earns 44 points, not 43."))
    line 3: QUIZ earns 44 points, not 43.
    """

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


@dataclass(frozen=True, slots=True)
class Step:
    """An event and the board after it; of a play, its tiles and how it scored.

    `points` and `total` are as told, or worked out where the file leaves them out.
    """

    name: str
    event: GameEvent
    board: Board
    play: Play | None = None
    laid: str = ""
    sheet: ScoreSheet | None = None
    points: int = 0
    total: int = 0
    faults: tuple[Discrepancy, ...] = ()

    @property
    def in_words(self) -> str:
        """What the player did, such as "8G QUIZ" or "exchange QV"."""
        return str(self.play) if self.play else words_for(self.event.action)

    def __str__(self) -> str:
        return f"{self.name}: {self.event.action} {self.points:+} = {self.total}"


def words_for(action: Action) -> str:
    """Return what a player does, in words.

    >>> words_for(Exchanged("QV")), words_for(Exchanged("3")), words_for(Passed())
    ('exchange QV', 'exchange 3 tiles', 'pass')
    """
    match action:
        case Passed():
            return "pass"
        case Exchanged(tiles):
            return f"exchange {tiles}{' tiles' if tiles.isdigit() else ''}"
        case Withdrawn():
            return "play withdrawn"
        case ChallengeBonus():
            return "challenged, and right"
        case TimePenalty():
            return "too long"
        case RackBonus(tiles):
            return f"gains by {tiles or 'nothing'}"
        case RackPenalty(tiles):
            return f"has {tiles or 'nothing'} left"
        case _:
            return str(action)


def step_of(
    record: GameRecord, event: GameEvent, steps: list[Step], tiles: TileSet
) -> Step:
    """Return the step that an event is after the steps before it, unchecked."""
    name = record.seats[event.player].name
    board = steps[-1].board if steps else Board.empty()
    if isinstance(event.action, Played):
        play = _play_told(board, event)
        laid = tiles_for(play.new_tiles(board).values())
        sheet = play_sheet(board, play, tiles.values)
        return Step(name, event, board.lay(play), play, laid, sheet)
    if isinstance(event.action, Withdrawn):
        if not follows(event, steps, Played):
            raise GCGError(
                event.line, f"{name} has no play just before that could be withdrawn."
            )
        board = steps[-2].board if len(steps) > 1 else Board.empty()
    return Step(name, event, board)


def follows(event: GameEvent, steps: list[Step], *actions: type) -> bool:
    """Return whether the event before was one of `actions` by the same player."""
    if not steps:
        return False
    before = steps[-1].event
    return before.player == event.player and isinstance(before.action, actions)


def _play_told(board: Board, event: GameEvent) -> Play:
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


@dataclass(frozen=True, slots=True)
class Replay:
    """A file played through: its steps, and all that does not add up."""

    steps: tuple[Step, ...]

    @property
    def faults(self) -> tuple[Discrepancy, ...]:
        """What does not add up, in the order of the lines."""
        return tuple(fault for step in self.steps for fault in step.faults)


def replay(record: GameRecord, lexicon: Container[str] | None = None) -> Replay:
    """Return a record played through, with every score and every total checked.

    With a `lexicon` of words in small letters, a word that is none is a fault, unless
    the play is withdrawn; so is a play that is withdrawn though it has none.

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
    return Replay(tuple(play_through(record, lexicon)))


def play_through(
    record: GameRecord, lexicon: Container[str] | None = None
) -> Iterator[Step]:
    """Yield the steps of a record, as `replay` does, up to one that cannot be.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> steps = play_through(read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ
    ... >Ben: EINORST A1 ONE +6 6'''))
    >>> print(next(steps))
    Ann Lee: 8G QUIZ +44 = 44
    """
    tiles = tile_set(record.tile_set) if record.tile_set else ENGLISH
    steps: list[Step] = []
    totals = [0] * len(record.seats)
    for event, after in zip_longest(record.events, record.events[1:]):
        step = step_of(record, event, steps, tiles)
        right = _right_points(record, step, steps, tiles)
        points = right[0] if _leaves_out(event) else event.points or 0
        due = totals[event.player] + points
        total = due if event.total is None else event.total
        totals[event.player] = total  # one slip is one fault, not many
        told = [
            *_wrong_place(step, steps),
            *_wrong_points(event, points, right),
            *_wrong_tiles(step, tiles),
            *_wrong_words(step, steps, after, lexicon),
            *_wrong_total(step, total, due),
        ]
        faults = tuple(Discrepancy(event.line, text) for text in told)
        step = replace(step, points=points, total=total, faults=faults)
        steps.append(step)
        yield step


def _leaves_out(event: GameEvent) -> bool:
    """Return whether the points are not told; `-- +0` is how old files leave them."""
    withdrawn = isinstance(event.action, Withdrawn)
    return event.points is None or (withdrawn and event.points == 0)


def _right_points(
    record: GameRecord, step: Step, steps: list[Step], tiles: TileSet
) -> tuple[int, ...]:
    """Return what an event may earn; the first is what it does if it says nothing."""
    told = step.event.points or 0
    match step.event.action:
        case Played():
            return (step.sheet.total if step.sheet else 0,)
        case Withdrawn():
            return (-steps[-1].points,)
        case ChallengeBonus():
            return (max(told, 0),)  # how much, each tournament says itself
        case TimePenalty():
            return (min(told, 0),)
        case RackBonus(left):
            # Between two, the one who went out may gain twice, and the other lose
            # nothing: the difference is the same.
            worth = _worth(left, tiles)
            return (worth, 2 * worth) if len(record.seats) == 2 else (worth,)
        case RackPenalty(left):
            return (-_worth(left, tiles),)
        case _:
            return (0,)


def _wrong_place(step: Step, steps: list[Step]) -> Iterator[str]:
    is_bonus = isinstance(step.event.action, ChallengeBonus)
    if is_bonus and not follows(step.event, steps, Played, ChallengeBonus):
        yield f"{step.name} has no play just before that was challenged."


def _wrong_points(
    event: GameEvent, points: int, right: tuple[int, ...]
) -> Iterator[str]:
    if points not in right:
        amount = " or ".join(map(str, sorted(set(right))))
        yield f"{event.action} earns {amount} points, not {points}."


def _wrong_total(step: Step, total: int, due: int) -> Iterator[str]:
    if total != due:
        yield f"the new total of {step.name} is {due}, not {total}."


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


def _wrong_words(
    step: Step,
    steps: list[Step],
    after: GameEvent | None,
    lexicon: Container[str] | None,
) -> Iterator[str]:
    """Yield which words are none, and which play was withdrawn without any such."""
    if lexicon is None:
        return
    if isinstance(step.event.action, Withdrawn):
        if not _unknown(steps[-1], lexicon):
            yield f"{steps[-1].event.action} was withdrawn, but forms words alone."
    elif after is None or not isinstance(after.action, Withdrawn):
        for word in _unknown(step, lexicon):
            yield f"{word.upper()} is no word of the list."


def _unknown(step: Step, lexicon: Container[str]) -> list[str]:
    formed = step.sheet.words if step.sheet else ()
    words = [word.word.lower() for word in formed]
    return [word for word in words if word not in lexicon]
