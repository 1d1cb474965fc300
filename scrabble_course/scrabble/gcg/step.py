"""The steps of a replay: what was done, and the board that each play leads to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from scrabble_course.board import Board, BoardError, Play, square_name
from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_errors import Unreadable
from scrabble_course.board.layout import DOWN
from scrabble_course.board.play import check_shape, word_through
from scrabble_course.board.score_sheet import ScoreSheet
from scrabble_course.scrabble.bag import tiles_for
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg.record import (
    Action,
    ChallengeBonus,
    GameEvent,
    GameRecord,
    RackBonus,
    RackPenalty,
    TimePenalty,
    Withdrawal,
    written,
)
from scrabble_course.scrabble.turns import Exchange, Place


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

    `points` and `total` are as told, or worked out where the file leaves them out; a
    play is `withdrawn` by the event after it.
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
    withdrawn: bool = False

    @property
    def lying(self) -> Counter[str]:
        """The tiles on the board after it."""
        letters = "".join(self.board.rows).replace(EMPTY, "")
        return Counter(tiles_for(letters))

    @property
    def in_words(self) -> str:
        """What the player did, such as "8G QUIZ" or "exchange QV"."""
        return str(self.play) if self.play else words_for(self.event.action)

    def __str__(self) -> str:
        return f"{self.name}: {self.event.text} {self.points:+} = {self.total}"


def words_for(action: Action) -> str:
    """Return what a player does, in words.

    >>> words_for(Exchange("QV")), words_for(Exchange("3"))
    ('exchange QV', 'exchange 3 tiles')
    """
    match action:
        case Exchange(tiles):
            return f"exchange {written(tiles)}{' tiles' if tiles.isdigit() else ''}"
        case Withdrawal():
            return "play withdrawn"
        case ChallengeBonus():
            return "challenged, and right"
        case TimePenalty():
            return "too long"
        case RackBonus(tiles):
            return f"gains by {written(tiles) or 'nothing'}"
        case RackPenalty(tiles):
            return f"has {written(tiles) or 'nothing'} left"
        case _:
            return str(action)


def spent_in(step: Step) -> str:
    """Return the tiles that leave the rack in a step, as far as they are told."""
    action = step.event.action
    if isinstance(action, Exchange) and not action.tiles.isdigit():
        return action.tiles
    return step.laid


def steps_of(record: GameRecord) -> tuple[list[Step], GCGError | None]:
    """Return the steps of a record, unchecked, and why the next one cannot be, if so.

    What comes after a play that cannot be laid would mean nothing.
    """
    steps: list[Step] = []
    for event in record.events:
        try:
            step = _step(record, event, steps)
        except GCGError as error:
            return steps, error
        if isinstance(event.action, Withdrawal):
            steps[-1] = replace(steps[-1], withdrawn=True)
        steps.append(step)
    return steps, None


def _step(record: GameRecord, event: GameEvent, steps: list[Step]) -> Step:
    name = record.seats[event.player].name
    board = steps[-1].board if steps else Board.empty()
    if isinstance(event.action, Place):
        play = _play_told(board, event)
        laid = tiles_for(play.new_tiles(board).values())
        return Step(name, event, board.lay(play), play, laid)
    if isinstance(event.action, Withdrawal):
        if not follows(event, steps, Place):
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
    assert isinstance(event.action, Place)
    try:
        play = _whole_play(board, event.action.play)
        check_shape(board, play)
    except BoardError as error:
        raise GCGError(event.line, str(error)) from None
    return play


def _whole_play(board: Board, told: Play) -> Play:
    laid = {}
    way = told.direction
    for square, letter in zip(told.squares, told.word, strict=True):
        there = board[square]
        if letter == "." and there == EMPTY:
            raise Unreadable(
                f"{written(str(told))} has '.' for {square_name(square)}, but no "
                "letter lies there; write the letter that is laid."
            )
        if there == EMPTY:
            laid[square] = letter
        elif letter != "." and letter.upper() != there.upper():
            laid[square] = letter  # the board says what lies there
    after = board.with_tiles(laid)
    whole, crossing = (
        word_through(after, (told.row, told.col), side) for side in (way, way[::-1])
    )
    if len(whole.word) == 1 < len(crossing.word):
        way, whole = way[::-1], crossing  # a single tile, told in the other direction
    return Play(whole.word, *whole.squares[0], down=way == DOWN)
