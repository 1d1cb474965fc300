"""Writing GCG: one way to write each thing, and nothing that cannot be read back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from scrabble_course.board import Board, Play
from scrabble_course.board.board import EMPTY
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.game import Game
from scrabble_course.scrabble.gcg.reading import read_gcg
from scrabble_course.scrabble.gcg.record import (
    BONUS,
    BONUSES,
    FAILED,
    RULE,
    Action,
    ChallengeBonus,
    GameEvent,
    GameRecord,
    RackBonus,
    RackPenalty,
    Seat,
    TimePenalty,
    Withdrawal,
    written,
)
from scrabble_course.scrabble.tile_sets import ENGLISH
from scrabble_course.scrabble.turns import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
)

LOSES = (Withdrawal, RackPenalty, TimePenalty)


def write_gcg(record: GameRecord) -> str:
    """Return the file that says what `record` does, as text to be saved in UTF-8.

    >>> seats = Seat("Ann", "Ann Lee"), Seat("Ben", "Ben Abu")
    >>> quiz = GameEvent(0, "AEQUIZ?", Place(Play("QUIZ", 7, 6)), 44, 44)
    >>> print(write_gcg(GameRecord(seats, (quiz,), lexicon="words.txt")), end="")
    #character-encoding UTF-8
    #player1 Ann Ann Lee
    #player2 Ben Ben Abu
    #lexicon words.txt
    >Ann: AEQUIZ? 8G QUIZ +44 44

    What a file cannot say is a ScrabbleError: a text with more than one line, or what
    would be read as something else.
    """
    lines = [*_head(record), *_body(record), *_end(record)]
    for line in lines:
        if re.search("[\r\n]", line) or line != line.strip():
            raise ScrabbleError(
                f"{line!r} is not one line without spaces around it; a GCG file "
                "cannot say that."
            )
    text = "".join(f"{line}\n" for line in lines)
    if read_gcg(text) != record:
        raise ScrabbleError(
            f"the record of {' and '.join(seat.name for seat in record.seats)} would "
            "not be read back as it is; keep nicknames short, racks in capitals, and "
            "pragmas in place."
        )
    return text


def _head(record: GameRecord) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for number, seat in enumerate(record.seats, start=1):
        yield f"#player{number} {seat.nickname} {seat.name}".strip()
    yield from _pragma("title", record.title)
    yield from _pragma("description", record.description)
    yield from _pragma("id", record.identity)
    yield from _pragma("lexicon", record.lexicon)
    yield from _pragma("tile-set", record.tile_set)
    for keyword, text in record.others:
        yield f"#{keyword} {text}".strip()
    for note in record.notes:
        yield f"#note {note}".strip()


def _body(record: GameRecord) -> Iterator[str]:
    for event in record.events:
        yield f">{record.seats[event.player].nickname}: {_told(event)}"
        for note in event.notes:
            yield f"#note {note}".strip()


def _end(record: GameRecord) -> Iterator[str]:
    for number, rack in enumerate(record.racks, start=1):
        yield from _pragma(f"rack{number}", written(rack))
    if record.incomplete is not None:
        yield f"#incomplete {record.incomplete}".strip()


def _pragma(keyword: str, text: str) -> Iterator[str]:
    if text:
        yield f"#{keyword} {text}"


def _told(event: GameEvent) -> str:
    """Return what stands behind the nickname; a loss of nothing is `-0`."""
    if event.points is None or event.total is None:
        raise ScrabbleError(
            f"{event.text} is without its points or its total; replay the record, "
            "and write what it works out."
        )
    loses = isinstance(event.action, LOSES) and event.points == 0
    sign = "-" if event.points < 0 or loses else "+"
    rack = f"{written(event.rack)} " if event.rack else ""
    return f"{rack}{event.text} {sign}{abs(event.points)} {event.total}"


def record_of(game: Game) -> GameRecord:
    """Return the record of a game, whole or not.

    >>> game = Game.deal(["Ann Lee", "Ben"], ["AEINRST", "QUIZ?EE"])
    >>> record = record_of(game.after(Move(0, "AEINRST", Pass())))
    >>> record.seats[0].nickname, record.racks
    ('Ann_Lee', ('AEINRST', 'EEIQUZ?'))
    """
    return GameRecord(
        seats=tuple(_seats(game.names)),
        events=(*_events(game), *_last_events(game), *_late_events(game)),
        tile_set="" if game.tiles == ENGLISH else game.tiles.name.lower(),
        incomplete=None if game.is_over else "",
        racks=() if game.is_over else game.racks,
        notes=tuple(_rule_notes(game)),
    )


def _rule_notes(game: Game) -> Iterator[str]:
    """Yield how challenges are counted, also where a file had other points for them."""
    if game.rule != ChallengeRule.VOID:
        yield f"{RULE}{game.rule}"
    failed = [m for m in game.moves if m.turn == Challenge() and not m.upheld]
    for points in sorted({move.points for move in failed} - {*BONUSES[game.rule]}):
        yield f"{BONUS}{points}"


def _seats(names: Sequence[str]) -> Iterator[Seat]:
    """Yield nicknames of one word each, no two alike even in small letters."""
    taken: set[str] = set()
    for name in names:
        plain = nickname = re.sub(r"[\s:]", "_", name)
        number = 2
        while nickname.casefold() in taken:
            nickname, number = f"{plain}_{number}", number + 1
        taken.add(nickname.casefold())
        yield Seat(nickname, name)


def _events(game: Game) -> Iterator[GameEvent]:
    states = list(game.states())
    for move, before, after in zip(game.moves, states, states[1:], strict=False):
        lets_stand = before.is_out and isinstance(move.turn, Pass)
        if isinstance(move.turn, EndGame) or lets_stand:
            continue  # the racks that are counted next say so
        yield _event(move, before, after)


def _event(move: Move, before: Game, after: Game) -> GameEvent:
    """Return the event that a move is; a challenge is told of whom it concerns."""
    action: Action
    player, rack, notes = move.player, move.rack, ()
    match move.turn:
        case Place(play):
            action = Place(_with_dots(before.board, play))
        case Exchange() | Pass():
            action = move.turn
        case Challenge() if before.rule == ChallengeRule.DOUBLE and not move.upheld:
            return GameEvent(player, rack, Pass(), 0, after.scores[player], (FAILED,))
        case Challenge():
            action = Withdrawal() if move.upheld else ChallengeBonus()
            player = before.moves[-1].player
            rack = after.racks[player]
    return GameEvent(player, rack, action, move.points, after.scores[player], notes)


def _with_dots(board: Board, play: Play) -> Play:
    letters = [
        letter if board[square] == EMPTY else "."
        for square, letter in zip(play.squares, play.word, strict=True)
    ]
    return replace(play, word="".join(letters))


def _last_events(game: Game) -> Iterator[GameEvent]:
    """Yield what the tiles that are left cost each player, and who gains by them."""
    if not game.is_over:
        return
    final_scores = replace(game, time_penalties=()).final_scores
    scored = list(zip(game.racks, game.scores, final_scores, strict=True))
    out = game.racks.index("") if "" in game.racks else None
    if out is not None:
        left = "".join(game.racks[out + 1 :] + game.racks[:out])
        _, score, final = scored[out]
        yield GameEvent(out, "", RackBonus(left), final - score, final)
    for player, (rack, score, final) in enumerate(scored):
        if player != out:
            action = RackPenalty(rack)
            yield GameEvent(player, rack, action, final - score, final)


def _late_events(game: Game) -> Iterator[GameEvent]:
    """Yield what the clock costs players."""
    totals = replace(game, time_penalties=()).final_scores
    for player, points in enumerate(game.time_penalties):
        if points:
            total = totals[player] - points
            yield GameEvent(player, "", TimePenalty(), -points, total)
