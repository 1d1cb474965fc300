"""Reading GCG: tolerant of how a file is written, exact about the line of a fault."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from scrabble_course.scrabble.errors import GCGError, ScrabbleError
from scrabble_course.scrabble.game import FEWEST_PLAYERS, MOST_PLAYERS
from scrabble_course.scrabble.gcg_events import EventLine, read_event
from scrabble_course.scrabble.gcg_record import GameEvent, GameRecord, Seat
from scrabble_course.scrabble.gcg_text import decoded
from scrabble_course.scrabble.tile_sets import tile_set

LONGEST_FILE, LONGEST_LINE, MOST_EVENTS = 1_000_000, 10_000, 2_000
"""More characters, or more events, are no game that anyone has played."""

PRAGMA = re.compile(r"#(\S+)(?:\s+(.*))?", re.DOTALL)
NUMBERED = re.compile("(player|rack)([0-9]{0,3})")
TEXTS = {
    "title": "title",
    "description": "description",
    "id": "identity",
    "lexicon": "lexicon",
    "tile-set": "tile_set",
    "tile-distribution": "tile_set",
}
"""Pragmas that are one text, and the fields of a record that hold them."""


def read_gcg(content: str | bytes) -> GameRecord:
    """Return what a GCG file says.

    Bytes are read in the encoding that the file names, or else as UTF-8 or Latin 1.

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
    if len(content) > LONGEST_FILE:
        raise GCGError(
            1,
            f"the file is longer than {LONGEST_FILE:,} characters; a game is not: "
            "choose a file with one game in it.",
        )
    text = content if isinstance(content, str) else decoded(content)
    reader = _Reader()
    lines = re.split("\r\n|\r|\n", text.removeprefix("\ufeff"))
    for number, line in enumerate(lines, start=1):
        _check_length(number, line)
        reader.read(number, line.strip())
    return reader.record(len("\n".join(lines).rstrip().split("\n")))


def _check_length(number: int, line: str) -> None:
    if len(line) > LONGEST_LINE:
        raise GCGError(
            number,
            f"the line is longer than {LONGEST_LINE:,} characters; break it up.",
        )


@dataclass(slots=True)
class _Reader:
    """Takes in a file line by line."""

    seats: dict[int, Seat] = field(default_factory=dict)
    racks: dict[int, str] = field(default_factory=dict)
    texts: dict[str, list[str]] = field(default_factory=dict)
    incomplete: str | None = None
    others: list[tuple[str, str]] = field(default_factory=list)
    events: list[GameEvent] = field(default_factory=list)
    notes: list[list[str]] = field(default_factory=lambda: [[]])
    """Those before the first event, and then those after each."""
    before: str = ""
    """What a line without a mark goes on with: a note, a description, or nothing."""

    def read(self, number: int, line: str) -> None:
        """Take in a line without the spaces around it."""
        if line.startswith("#"):
            self._read_pragma(number, line)
        elif line.startswith(">"):
            self._read_event(number, line)
            self.before = ""
        elif line and not self._goes_on(line):
            raise GCGError(
                number,
                f"{_quoted(line)} is neither a pragma nor an event; begin it with "
                "'#' or with '>'.",
            )

    def record(self, lines: int) -> GameRecord:
        """Return what the lines have said."""
        if not FEWEST_PLAYERS <= len(self.seats) <= MOST_PLAYERS:
            raise GCGError(
                lines,
                f"the file ends and has named {len(self.seats)} players; a game has "
                f"{FEWEST_PLAYERS} to {MOST_PLAYERS}: write #player1 and #player2.",
            )
        players = range(len(self.seats))
        racks = tuple(self.racks.get(player, "") for player in players)
        return GameRecord(
            seats=tuple(self.seats[player] for player in players),
            events=tuple(
                replace(event, notes=tuple(notes))
                for event, notes in zip(self.events, self.notes[1:], strict=True)
            ),
            incomplete=self.incomplete,
            racks=racks if any(racks) else (),
            notes=tuple(self.notes[0]),
            others=tuple(self.others),
            lines=lines,
            **{name: " ".join(filter(None, text)) for name, text in self.texts.items()},
        )

    def _goes_on(self, line: str) -> bool:
        """Take in what the pragma before has to say besides, if it may."""
        if self.before == "note":
            self.notes[-1].append(line)
        elif self.before == "description":
            self.texts["description"].append(line)
        return self.before in ("note", "description")

    def _read_pragma(self, number: int, line: str) -> None:
        match = PRAGMA.fullmatch(re.sub(r"^#(?=\s|$)", "#note ", line))
        assert match is not None  # whatever follows the mark is a word
        word, text = match[1].lower(), (match[2] or "").strip()
        if word == "-" and self._goes_on(text):
            return
        self.before = word
        if numbered := NUMBERED.fullmatch(word):
            place = int(numbered[2] or 0) - 1
            (self._seat if numbered[1] == "player" else self._rack)(number, place, text)
        elif word in TEXTS:
            self.texts[TEXTS[word]] = [text]
            if TEXTS[word] == "tile_set":
                _check_tile_set(number, text)
        elif word == "note":
            self.notes[-1].append(text)
        elif word == "incomplete":
            self.incomplete = text
        elif word != "character-encoding":
            self.others.append((word, text))

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

    def _read_event(self, number: int, line: str) -> None:
        if len(self.events) == MOST_EVENTS:
            raise GCGError(
                number, f"more than {MOST_EVENTS:,} events; no game is as long as that."
            )
        seats = self.seats.values()
        names = [seat.nickname for seat in seats] + [seat.name for seat in seats]
        split = EventLine.split(number, line, sorted(names, key=len, reverse=True))
        event = read_event(split)
        player = self._player(number, event.nickname, names)
        told = (event.rack, event.action, event.points, event.total)
        self.events.append(GameEvent(player, *told, line=number))
        self.notes.append([])

    def _player(self, number: int, name: str, names: list[str]) -> int:
        """Return the player of a nickname, or of a name, at best in the same case."""
        folded = [known.casefold() for known in names]
        if name in names:
            return names.index(name) % len(self.seats)
        if name.casefold() in folded:
            return folded.index(name.casefold()) % len(self.seats)
        raise GCGError(
            number,
            f"there is no player {_quoted(name)}; the file names "
            f"{', '.join(names[: len(self.seats)]) or 'none yet'}.",
        )


def _check_tile_set(number: int, name: str) -> None:
    try:
        tile_set(name)
    except ScrabbleError as error:
        raise GCGError(number, str(error)) from None


def _quoted(text: str) -> str:
    return repr(text) if len(text) <= 40 else f"{text[:40]!r}..."
