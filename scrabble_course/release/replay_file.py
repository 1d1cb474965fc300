"""A game from a GCG file, told move by move for people to read."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from scrabble_course.resources.atomic_files import write_atomically
from scrabble_course.resources.word_list import WordListError, read_words
from scrabble_course.scrabble import ScrabbleError, TileSet, tile_set
from scrabble_course.scrabble.gcg import (
    GameRecord,
    GCGError,
    Step,
    play_through,
    read_gcg,
)
from scrabble_course.scrabble.gcg.reading import LONGEST_FILE

WIDTH = 78
STANDARD_INPUT = Path("-")


class CannotReplay(Exception):
    """A file cannot be read or written; the message says which, and what to try."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What to show of a game: the boards, a check of its words, a page of pictures.

    `tiles` are the language whose tiles it was played with, "" to find that out;
    `bonus` is what a challenge earns in vain, None for what is usual.
    """

    boards: bool = True
    words: Path | None = None
    page: Path | None = None
    tiles: str = ""
    bonus: int | None = None


def replay_file(file: Path, wish: Wish, say: Callable[[str], object]) -> list[str]:
    """Say a game line by line, and return what is wrong in its file, line by line.

    The file `-` is the standard input. What comes before a play that cannot be laid
    is said, and drawn, all the same.
    """
    content = _content(file)
    steps: list[Step] = []
    wrong: list[str] = []
    try:
        lexicon = None if wish.words is None else frozenset(read_words(wish.words))
        wanted = tile_set(wish.tiles) if wish.tiles else None
        record = read_gcg(content)
        found, played = play_through(record, lexicon, wanted, wish.bonus)
        for line in _head(record, found.remark):
            say(line)
        for step in played:
            for line in _told(record, step, len(steps) + 1, wish.boards):
                say(line)
            steps.append(step)
            wrong += map(str, step.faults)
    except GCGError as error:
        wrong.append(str(error))
    except (WordListError, ScrabbleError) as error:
        raise CannotReplay(str(error)) from None
    else:
        say(_verdict(steps, wrong))
    if wish.page is not None and steps:
        _draw(record, steps, found.tiles, wish.page)
    name = "standard input" if file == STANDARD_INPUT else str(file)
    return [plain(f"{name}, {fault}") for fault in wrong]


def plain(text: str) -> str:
    """Return a text that a terminal shows as it is, whatever a file put into it.

    >>> plain("Ann\\x1b[31m")
    'Ann?[31m'
    """
    return "".join(c if c.isprintable() or c == "\n" else "?" for c in text)


def _content(file: Path) -> bytes:
    """Return what a file holds, and of one that is too long the beginning."""
    enough = 4 * LONGEST_FILE + 1  # a character has up to four bytes
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read(enough)
        with file.open("rb") as opened:
            return opened.read(enough)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        raise CannotReplay(
            f"{plain(str(file))} cannot be read: {_reason(error)}. Give the path of a "
            "GCG file, or - to read what comes in."
        ) from None


def _draw(
    record: GameRecord, steps: list[Step], tiles: TileSet | None, page: Path
) -> None:
    from scrabble_course.display.replayed_game import game_page

    try:
        write_atomically(page, game_page(record, steps, tiles))
    except (OSError, ValueError) as error:
        raise CannotReplay(
            f"{plain(str(page))} cannot be written: {_reason(error)}. Choose another "
            "place for the pictures."
        ) from None


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def _head(record: GameRecord, remark: str) -> Iterator[str]:
    yield plain(record.title or " and ".join(seat.name for seat in record.seats))
    if record.description:
        yield from textwrap.wrap(plain(record.description), WIDTH)
    for note in filter(None, (*record.notes, remark)):
        yield from _note(note)
    yield ""


def _told(record: GameRecord, step: Step, number: int, boards: bool) -> Iterator[str]:
    """Yield an event in words, what was noted and what is wrong, and the board."""
    names = max(len(seat.name) for seat in record.seats)
    event = step.event
    name, rack = plain(step.name)[:24], plain(event.rack)
    did = plain(step.in_words)
    yield (
        f"{number:3}  {name:{min(names, 24)}}  {rack:7}  {did:22}"
        f"  {step.points:+4}  {step.total:4}"
    )
    for note in event.notes:
        yield from _note(note)
    for fault in step.faults:
        yield plain(f"  !  {fault}")
    if boards:
        yield f"\n{textwrap.indent(repr(step.board), '     ')}\n"


def _note(note: str) -> Iterator[str]:
    indent = "     "
    yield from textwrap.wrap(
        plain(note), WIDTH, initial_indent=indent, subsequent_indent=indent
    )


def _verdict(steps: list[Step], wrong: list[str]) -> str:
    """Return what became of the check, in a sentence or two."""
    if not steps:
        return "No move is told yet."
    right = "All scores are right." if not wrong else "Not everything adds up."
    missing = sum(step.event.points is None for step in steps)
    added = f" Worked out here, for the file leaves them out: {missing}."
    return f"\nMoves: {len(steps)}. {right}{added if missing else ''}"
