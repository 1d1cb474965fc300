"""Reading GCG: tolerant of how a file is written, exact about the line of a fault."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from scrabble_course.board import Play
from scrabble_course.board.board_errors import Unreadable
from scrabble_course.board.layout import DOWN, parse_square
from scrabble_course.board.letters import BLANK, DIGRAPHS
from scrabble_course.resources.word_list import quoted
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.game import FEWEST_PLAYERS, MOST_PLAYERS
from scrabble_course.scrabble.gcg.record import (
    Action,
    ChallengeBonus,
    GameEvent,
    GameRecord,
    RackBonus,
    RackPenalty,
    Seat,
    TimePenalty,
    Withdrawal,
)
from scrabble_course.scrabble.turns import Exchange, Pass, Place

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
SHAPES = ("tile-set", "tile-distribution", "board-layout")
SUPER_BOARD = (
    "this game is on a super board of 21 x 21 squares, and games here are on one of "
    "15 x 15; choose a file of such a game."
)


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
        reader.read(number, line)
    return reader.record(len("\n".join(lines).rstrip().split("\n")))


@dataclass(slots=True)
class _Reader:
    """Takes in a file line by line."""

    seats: dict[int, Seat] = field(default_factory=dict)
    seat_lines: list[int] = field(default_factory=list)
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
        """Take in a line; spaces around it say nothing."""
        if len(line) > LONGEST_LINE:
            raise GCGError(
                number,
                f"the line is longer than {LONGEST_LINE:,} characters; break it up.",
            )
        line = line.strip()
        if line.startswith(("#", ";")):
            self._read_pragma(number, line)
        elif line.startswith(">"):
            self._read_event(number, line)
            self.before = ""
        elif line and not self._goes_on(line):
            raise GCGError(
                number,
                f"{quoted(line)} is neither a pragma nor an event; begin it with "
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
        self._check_nicknames()
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
        match = PRAGMA.fullmatch(re.sub(r"^(#(?=\s|$)|;)", "#note ", line))
        assert match is not None  # whatever follows the mark is a word
        word, text = match[1].lower(), (match[2] or "").strip()
        if word == "-" and self._goes_on(text):
            return
        self.before = word
        if word in SHAPES and "super" in text.lower():
            raise GCGError(number, SUPER_BOARD)
        if numbered := NUMBERED.fullmatch(word):
            place = int(numbered[2] or 0) - 1
            (self._seat if numbered[1] == "player" else self._rack)(number, place, text)
        elif word in TEXTS:
            self.texts[TEXTS[word]] = [text]
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
        self.seats[place] = _named_twice(text) or Seat(nickname, words[-1])
        self.seat_lines.append(number)

    def _check_nicknames(self) -> None:
        """Refuse two players of one nickname; events may tell them apart until then."""
        nicknames = [seat.nickname for seat in self.seats.values()]
        for place, nickname in enumerate(nicknames):
            if nickname in nicknames[:place]:
                raise GCGError(
                    self.seat_lines[place],
                    f"two players are called {nickname!r}; give each their own.",
                )

    def _rack(self, number: int, place: int, text: str) -> None:
        if not 0 <= place < MOST_PLAYERS:
            raise GCGError(
                number,
                f"a rack is that of player 1 to {MOST_PLAYERS}; write #rack1, say.",
            )
        self.racks[place] = _signs(number, text).upper()

    def _read_event(self, number: int, line: str) -> None:
        if len(self.events) == MOST_EVENTS:
            raise GCGError(
                number, f"more than {MOST_EVENTS:,} events; no game is as long as that."
            )
        callers = self._callers()
        names = sorted((name for name, _ in callers), key=len, reverse=True)
        split = EventLine.split(number, line, names)
        player = self._player(number, split.nickname, callers)
        self.events.append(read_event(split, player))
        self.notes.append([])

    def _callers(self) -> list[tuple[str, int]]:
        """Return how players may be called, and who that is; nicknames come first.

        Some programs write nicknames of several words: where that ends and the name
        begins, only the events tell.
        """
        seats = self.seats.items()
        callers = [(seat.nickname, place) for place, seat in seats]
        callers += [(seat.name, place) for place, seat in seats]
        for place, seat in seats:
            words = f"{seat.nickname} {seat.name}".split()
            callers += [(" ".join(words[:n]), place) for n in range(2, len(words) + 1)]
        return callers

    def _player(self, number: int, name: str, callers: list[tuple[str, int]]) -> int:
        """Return the player who is called so, at best in the same case."""
        alike = [c for c in callers if c[0].casefold() == name.casefold()]
        if not alike:
            known = [seat.nickname for seat in self.seats.values()]
            raise GCGError(
                number,
                f"there is no player {quoted(name)}; the file names "
                f"{', '.join(known) or 'none yet'}.",
            )
        caller = min(alike, key=lambda caller: caller[0] != name)
        self._learn_nickname(*caller)
        return caller[1]

    def _learn_nickname(self, called: str, place: int) -> None:
        """Take the nickname of a player to be longer, if it turns out to be."""
        seat = self.seats[place]
        if called not in (seat.nickname, seat.name):
            words = f"{seat.nickname} {seat.name}".split()[len(called.split()) :]
            self.seats[place] = Seat(called, " ".join(words) or called)


def _named_twice(text: str) -> Seat | None:
    """Return the player of a line that has a name of several words twice, if it does.

    >>> _named_twice("Jan Nowak Jan Nowak"), _named_twice("Jan Nowak")
    (Seat(nickname='Jan Nowak', name='Jan Nowak'), None)
    """
    words = text.split()
    half = len(words) // 2
    if half < 2 or words[:half] != words[half:]:
        return None
    return Seat(" ".join(words[half:]), " ".join(words[half:]))


ENCODINGS = (
    *("ascii", "utf-8", "utf-8-sig"),
    *("iso8859-1", "iso8859-2", "iso8859-15", "cp1250", "cp1252"),
)
NAMED_ENCODING = re.compile(
    rb"\s*#character-encoding[ \t]+([!-~]{1,40})", re.IGNORECASE
)
WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How a file begins that was saved as what Windows calls Unicode."""


def decoded(content: bytes) -> str:
    """Return the text of a file's bytes.

    They are read as the file's `#character-encoding` says; without one as UTF-8, and
    if they are not that, as ISO 8859-1. A mark that says UTF-16 is believed.

    >>> decoded(b"#character-encoding ISO-8859-1\\n#title \\xc9t\\xe9").splitlines()[1]
    '#title Été'

    An encoding that is not known, or not kept to, is a GCGError that names the line.
    """
    if content.startswith(WIDE):
        return _decoded(content, "utf-16")
    plain = content.removeprefix(codecs.BOM_UTF8)
    declared = NAMED_ENCODING.match(plain)
    if declared is not None:
        line = 1 + plain[: declared.start(1)].count(b"\n")
        return _decoded(plain, _known(declared[1].decode("ascii"), line))
    try:
        return plain.decode("utf-8")
    except UnicodeDecodeError:
        return plain.decode("iso8859-1")


def _decoded(content: bytes, name: str) -> str:
    try:
        return content.decode(name)
    except UnicodeDecodeError as error:
        line = 1 + content[: error.start].count(b"\n")
        raise GCGError(
            line,
            f"the byte 0x{content[error.start]:02x} is not {name}; save the file as "
            "UTF-8, and say so in its first line: #character-encoding UTF-8.",
        ) from None


def _known(name: str, line: int) -> str:
    """Return Python's name for an encoding."""
    try:
        known = codecs.lookup(name).name
    except LookupError:
        known = ""
    if known not in ENCODINGS:
        raise GCGError(
            line, f"the character encoding {name!r} is not known here; use UTF-8."
        )
    return known


LINE = re.compile(r">\s*([^\s:]+)\s*:(.*)", re.DOTALL)
TILES = r"(?:[^\W\d]|[?\[\]])"
RACK = re.compile(f"{TILES}*", re.IGNORECASE)
WORD = re.compile(r"(?:[^\W\d_]|[.\[\]()])+")
PLACE = re.compile(r"[0-9]{1,2}[A-Ua-u]|[A-Ua-u][0-9]{1,2}")
ON_SUPER_BOARD = re.compile(r"([1-9]|1[0-9]|2[01])[A-U]|[A-U]([1-9]|1[0-9]|2[01])")
POINTS = re.compile(r"\+?(-?[0-9]{1,6})")
EXCHANGE = re.compile(f"-({TILES}+|[0-9])")
LEFT = re.compile(rf"\(({TILES}*)\)")
OF_ANY_WORTH = (ChallengeBonus, TimePenalty, RackBonus)
"""What earns as much as those who played it agreed."""


@dataclass(frozen=True, slots=True)
class EventLine:
    """A line's number, whose it is, and its words."""

    number: int
    nickname: str
    words: tuple[str, ...]

    @classmethod
    def split(cls, number: int, line: str, known: Sequence[str] = ()) -> EventLine:
        """Return the parts of a line; names that are `known` may hold any letters.

        >>> EventLine.split(4, ">Ann: AEQUIZ? 8G QUIZ +44 44").words
        ('AEQUIZ?', '8G', 'QUIZ', '+44', '44')
        >>> EventLine.split(4, ">Ann Lee: - +0 0", known=["Ann", "Ann Lee"]).nickname
        'Ann Lee'
        """
        told = line[1:].lstrip()
        for name in known:
            rest = told[len(name) :].lstrip()
            if told[: len(name)].casefold() == name.casefold() and rest[:1] == ":":
                return cls(number, told[: len(name)], _words(rest[1:]))
        match = LINE.fullmatch(line)
        if match is None:
            raise GCGError(
                number,
                f"{quoted(line)} names no player; write '>', a nickname and ':'.",
            )
        return cls(number, match[1], _words(match[2]))


def _words(told: str) -> tuple[str, ...]:
    """Return words, those in brackets as one, up to a comment.

    >>> _words("A ( I  N ) -3 12 ; well played")
    ('A', '(IN)', '-3', '12')
    """
    plain = re.sub(r"(?s)(^|\s);.*", "", told)
    closed = re.sub(r"\([^()]*\)", lambda text: "".join(text[0].split()), plain)
    return tuple(closed.split())


def read_event(line: EventLine, player: int) -> GameEvent:
    """Return the event that a line tells; what stands behind the total is left out.

    The points may be missing where the rules know them, and so may the new total.

    >>> line = EventLine.split(4, ">Ann: AEQUIZ? 8g QU(I)Z 42 44 ZA, IT")
    >>> read_event(line, player=0).action
    Place(play=Play(word='QU.Z', row=7, col=6, down=False))

    What cannot be read is a GCGError that names the line.
    """
    words = list(line.words)
    has_rack = words and RACK.fullmatch(words[0]) is not None
    rack = _signs(line.number, words.pop(0)).upper() if has_rack else ""
    if not has_rack and len(words) > 2 and PLACE.fullmatch(words[1]):
        raise GCGError(
            line.number,
            f"the rack {quoted(words[0])} has something on it that is no tile; write "
            "letters, and '?' for a blank.",
        )
    if not words:
        raise GCGError(line.number, f"nothing happens to {line.nickname}; {_FORMS}.")
    action = _action(line.number, rack, words)
    ends_here = not words and not isinstance(action, OF_ANY_WORTH)
    points = None if ends_here else _number(line.number, words, "the points")
    total = _number(line.number, words, "the new total") if words else None
    if points and isinstance(action, RackBonus | RackPenalty):
        action = (RackBonus if points > 0 else RackPenalty)(action.tiles)
    return GameEvent(player, rack, action, points, total, line=line.number)


_FORMS = (
    "after the rack write a square and a word, '-' for a pass, '-QV' for an exchange, "
    "'--', '(challenge)', '(time)', or '(QV)' for tiles that are left"
)


def _action(number: int, rack: str, words: list[str]) -> Action:
    """Read what happened, and take it off the front of `words`."""
    word = words.pop(0)
    fixed: dict[str, Action] = {
        "-": Pass(),
        "--": Withdrawal(),
        "(challenge)": ChallengeBonus(),
        "(time)": TimePenalty(),
    }
    if word.lower() in fixed:
        return fixed[word.lower()]
    if exchanged := EXCHANGE.fullmatch(word):
        return Exchange(_signs(number, exchanged[1]).upper())
    if left := LEFT.fullmatch(word):
        tiles = _signs(number, left[1]).upper()
        return RackPenalty(tiles) if rack else RackBonus(tiles)
    if PLACE.fullmatch(word):
        return _played(number, word, words.pop(0) if words else "")
    raise GCGError(number, f"{quoted(word)} is nothing that happens; {_FORMS}.")


def _played(number: int, place: str, word: str) -> Place:
    try:
        square, direction = parse_square(place)
    except Unreadable as error:
        is_super = ON_SUPER_BOARD.fullmatch(place.upper())
        raise GCGError(number, SUPER_BOARD if is_super else str(error)) from None
    if not WORD.fullmatch(word):
        raise GCGError(
            number,
            f"{quoted(word)} is no word to lay on {place}; write letters, small for a "
            "blank, and '.' for a letter that lies there.",
        )
    signs = _signs(number, word)
    plain = re.sub(r"\(([^()]*)\)", lambda through: "." * len(through[1]), signs)
    if "(" in plain or ")" in plain:
        raise GCGError(
            number, f"the brackets in {quoted(word)} do not pair; close each once."
        )
    if plain == "":
        raise GCGError(number, f"the word on {place} is empty; write its letters.")
    return Place(Play(plain, *square, down=direction == DOWN))


def _signs(number: int, letters: str) -> str:
    """Return letters with each tile as its sign here: `[CH]`, and `_` for a blank."""
    plain = letters.replace("_", BLANK)
    for digraph, sign in DIGRAPHS.items():
        plain = plain.replace(f"[{digraph}]", sign)
        plain = plain.replace(f"[{digraph.lower()}]", sign.lower())
    if "[" in plain or "]" in plain:
        raise GCGError(
            number,
            f"{quoted(letters)} has square brackets around what is no tile; they "
            f"stand around {', '.join(DIGRAPHS)}.",
        )
    return plain


def _number(number: int, words: list[str], what: str) -> int:
    """Read a whole number, and take it off the front of `words`."""
    word = words.pop(0) if words else ""
    match = POINTS.fullmatch(word)
    if match is None:
        found = f"not {quoted(word)}" if word else "but the line ends"
        raise GCGError(
            number, f"here {what} should stand, {found}; write a number such as +12."
        )
    return int(match[1])
