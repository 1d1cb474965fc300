"""Writing GCG: one way to write each thing, and nothing that cannot be read back."""

from __future__ import annotations

import re
from collections.abc import Iterator

from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.gcg.reading import read_gcg
from scrabble_course.scrabble.gcg.record import (
    GameEvent,
    GameRecord,
    RackPenalty,
    TimePenalty,
    Withdrawn,
    written,
)

NICKNAME = re.compile(r"[^\s:]+")
LOSES = (Withdrawn, RackPenalty, TimePenalty)


def write_gcg(record: GameRecord) -> str:
    """Return the file that says what `record` does, as text to be saved in UTF-8.

    >>> from scrabble_course.scrabble.gcg.record import Played, Seat
    >>> seats = Seat("Ann", "Ann Lee"), Seat("Ben", "Ben Abu")
    >>> quiz = GameEvent(0, "AEQUIZ?", Played((7, 6), False, "QUIZ"), 44, 44)
    >>> print(write_gcg(GameRecord(seats, (quiz,), lexicon="words.txt")), end="")
    #character-encoding UTF-8
    #player1 Ann Ann Lee
    #player2 Ben Ben Abu
    #lexicon words.txt
    >Ann: AEQUIZ? 8G QUIZ +44 44

    What a file cannot say is a ScrabbleError: a nickname with a space or a colon in
    it, a text with more than one line.
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
            "not be read back as it is; keep racks in capitals, and pragmas in place."
        )
    return text


def _head(record: GameRecord) -> Iterator[str]:
    yield "#character-encoding UTF-8"
    for number, seat in enumerate(record.seats, start=1):
        if not NICKNAME.fullmatch(seat.nickname):
            raise ScrabbleError(
                f"{seat.nickname!r} cannot be a nickname; write one word without ':'."
            )
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
            f"{event.action} is without its points or its total; replay the record, "
            "and write what it works out."
        )
    loses = isinstance(event.action, LOSES) and event.points == 0
    sign = "-" if event.points < 0 or loses else "+"
    rack = f"{written(event.rack)} " if event.rack else ""
    return f"{rack}{event.action} {sign}{abs(event.points)} {event.total}"
