"""Reading GCG: tolerant of how a file is written, exact about the line of a fault."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field, replace

from scrabble_course.scrabble.errors import GCGError, ScrabbleError
from scrabble_course.scrabble.game import FEWEST_PLAYERS, MOST_PLAYERS
from scrabble_course.scrabble.gcg_events import EventLine, read_event
from scrabble_course.scrabble.gcg_record import Event, Record, Seat
from scrabble_course.scrabble.tile_sets import tile_set

ENCODINGS = ("ascii", "iso8859-1", "iso8859-15", "cp1252", "utf-8")
ENCODING_PRAGMA = re.compile(rb"\s*#character-encoding[ \t]+([!-~]+)", re.IGNORECASE)
PRAGMA = re.compile(r"#([a-z-]+)([1-9]?)(?:\s+(.*))?", re.IGNORECASE | re.DOTALL)
TEXTS = {
    "title": "title",
    "description": "description",
    "id": "identity",
    "lexicon": "lexicon",
    "tile-set": "tile_set",
}
"""Pragmas that are one text, and the fields of a record that hold them."""


def read_gcg(content: str | bytes) -> Record:
    """Return what a GCG file says.

    Bytes are read as the file's `#character-encoding` says; without one, as UTF-8,
    and if they are not that, as ISO 8859-1.

    >>> record = read_gcg('''
    ... #player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... >Ann: AEQUIZ? 8G QUIZ +44 44
    ... >Ben: EINRST? - +0 0
    ... ''')
    >>> record.seats[1].name, str(record.events[0].action), len(record.events)
    ('Ben Abu', '8G QUIZ', 2)

    What cannot be read is a GCGError that names the line.
    """
    text = content if isinstance(content, str) else _decoded(content)
    reader = _Reader()
    lines = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
    for number, line in enumerate(lines, start=1):
        reader.read(number, line.strip())
    return reader.record(len("\n".join(lines).rstrip().split("\n")))


def _decoded(content: bytes) -> str:
    plain = content.removeprefix(codecs.BOM_UTF8)
    declared = ENCODING_PRAGMA.match(plain)
    if declared is None:
        try:
            return plain.decode("utf-8")
        except UnicodeDecodeError:
            return plain.decode("iso8859-1")
    line = 1 + plain[: declared.start(1)].count(b"\n")
    name = _encoding(declared[1].decode("ascii"), line)
    try:
        return plain.decode(name)
    except UnicodeDecodeError as error:
        line = 1 + plain[: error.start].count(b"\n")
        raise GCGError(
            line,
            f"the byte 0x{plain[error.start]:02x} is not {name}; save the file as "
            "UTF-8, and say so in its first line: #character-encoding UTF-8.",
        ) from None


def _encoding(name: str, line: int) -> str:
    try:
        known = codecs.lookup(name).name
    except LookupError:
        known = ""
    if known not in ENCODINGS:
        raise GCGError(
            line, f"the character encoding {name!r} is not known here; use UTF-8."
        )
    return known


@dataclass(slots=True)
class _Reader:
    """Takes in a file line by line."""

    seats: dict[int, Seat] = field(default_factory=dict)
    racks: dict[int, str] = field(default_factory=dict)
    texts: dict[str, str] = field(default_factory=dict)
    incomplete: str | None = None
    notes: list[str] = field(default_factory=list)
    others: list[tuple[str, str]] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    before: str = ""
    """What a line without a mark goes on with: a note, a description, or nothing."""

    def read(self, number: int, line: str) -> None:
        """Take in a line without the spaces around it."""
        if line.startswith("#"):
            self._read_pragma(number, line)
        elif line.startswith(">"):
            self._read_event(number, line)
            self.before = ""
        elif line and self.before == "note":
            self._note(line)
        elif line and self.before == "description":
            self.texts["description"] = f"{self.texts['description']} {line}".strip()
        elif line:
            raise GCGError(
                number,
                f"{_quoted(line)} is neither a pragma nor an event; begin it with "
                "'#' or with '>'.",
            )

    def record(self, lines: int) -> Record:
        """Return what the lines have said."""
        if not FEWEST_PLAYERS <= len(self.seats) <= MOST_PLAYERS:
            raise GCGError(
                lines,
                f"the file ends and has named {len(self.seats)} players; a game has "
                f"{FEWEST_PLAYERS} to {MOST_PLAYERS}: write #player1 and #player2.",
            )
        players = range(len(self.seats))
        return Record(
            seats=tuple(self.seats[player] for player in players),
            events=tuple(self.events),
            incomplete=self.incomplete,
            racks=tuple(self.racks.get(p, "") for p in players) if self.racks else (),
            notes=tuple(self.notes),
            others=tuple(self.others),
            lines=lines,
            **self.texts,
        )

    def _read_pragma(self, number: int, line: str) -> None:
        match = PRAGMA.fullmatch(re.sub(r"^#(?=\s|$)", "#note ", line))
        if match is None:
            raise GCGError(
                number, f"{_quoted(line)} is no pragma; write one such as #title."
            )
        word, digit, text = match[1].lower(), match[2], (match[3] or "").strip()
        self.before = word + digit
        if word in ("player", "rack"):
            place = int(digit or 0) - 1
            (self._seat if word == "player" else self._rack)(number, place, text)
        elif word in TEXTS and not digit:
            self.texts[TEXTS[word]] = text
            if word == "tile-set":
                _check_tile_set(number, text)
        elif word == "note" and not digit:
            self._note(text)
        elif word == "incomplete" and not digit:
            self.incomplete = text
        elif word != "character-encoding":
            self.others.append((word + digit, text))

    def _seat(self, number: int, place: int, text: str) -> None:
        words = text.split(maxsplit=1)
        nickname = words[0].rstrip(":") if words else ""
        if nickname == "":
            raise GCGError(number, "a player without a nickname; write one word.")
        if place != len(self.seats) or place >= MOST_PLAYERS:
            raise GCGError(
                number,
                f"{nickname!r} is not player {len(self.seats) + 1}; name up to "
                f"{MOST_PLAYERS} players, each once and in order, from #player1 on.",
            )
        if nickname in {seat.nickname for seat in self.seats.values()}:
            raise GCGError(
                number, f"two players are called {nickname!r}; give each their own."
            )
        self.seats[place] = Seat(nickname, words[-1])

    def _rack(self, number: int, place: int, text: str) -> None:
        if not 0 <= place < MOST_PLAYERS:
            raise GCGError(
                number,
                f"a rack is that of player 1 to {MOST_PLAYERS}; write #rack1, say.",
            )
        self.racks[place] = text.upper()

    def _note(self, text: str) -> None:
        if self.events:
            last = self.events[-1]
            self.events[-1] = replace(last, notes=(*last.notes, text))
        else:
            self.notes.append(text)

    def _read_event(self, number: int, line: str) -> None:
        event = read_event(EventLine.split(number, line))
        player = self._player(number, event.nickname)
        self.events.append(
            Event(
                player, event.rack, event.action, event.points, event.total, (), number
            )
        )

    def _player(self, number: int, nickname: str) -> int:
        nicknames = [seat.nickname for seat in self.seats.values()]
        if nickname in nicknames:
            return nicknames.index(nickname)
        folded = [known.casefold() for known in nicknames]
        if nickname.casefold() in folded:
            return folded.index(nickname.casefold())
        raise GCGError(
            number,
            f"there is no player {_quoted(nickname)}; the file names "
            f"{', '.join(nicknames) or 'none yet'}.",
        )


def _check_tile_set(number: int, name: str) -> None:
    try:
        tile_set(name)
    except ScrabbleError as error:
        raise GCGError(number, str(error)) from None


def _quoted(text: str) -> str:
    return repr(text) if len(text) <= 40 else f"{text[:40]!r}..."
