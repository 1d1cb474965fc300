"""A line of the game in a GCG file, such as `>Ann: AEQUIZ? 8G QUIZ +44 44`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from scrabble_course.board.errors import Unreadable
from scrabble_course.board.layout import DOWN, parse_square
from scrabble_course.scrabble.errors import GCGError
from scrabble_course.scrabble.gcg_record import (
    Action,
    ChallengeBonus,
    Exchanged,
    Passed,
    Played,
    RackBonus,
    RackPenalty,
    TimePenalty,
    Withdrawn,
)

LINE = re.compile(r">\s*([^\s:]+)\s*:(.*)", re.DOTALL)
TILES = r"(?:[^\W\d_]|[?\[\]])"
RACK = re.compile(f"{TILES}*", re.IGNORECASE)
WORD = re.compile(r"(?:[^\W\d_]|[.\[\]()])+")
PLACE = re.compile(r"[0-9]{1,2}[A-Oa-o]|[A-Oa-o][0-9]{1,2}")
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
                return cls(number, told[: len(name)], tuple(rest[1:].split()))
        match = LINE.fullmatch(line)
        if match is None:
            raise GCGError(
                number,
                f"{line[:40]!r} names no player; write '>', a nickname and ':'.",
            )
        return cls(number, match[1], tuple(match[2].split()))


@dataclass(frozen=True, slots=True)
class ReadEvent:
    """An event whose player is known by nickname only."""

    nickname: str
    rack: str
    action: Action
    points: int | None
    total: int | None


def read_event(line: EventLine) -> ReadEvent:
    """Return the event that a line tells; what stands behind the total is left out.

    The points may be missing where the rules know them, and so may the new total.

    >>> read_event(EventLine.split(4, ">Ann: AEQUIZ? 8g QU(I)Z 42 44 ZA, IT")).action
    Played(square=(7, 6), down=False, word='QU.Z')

    What cannot be read is a GCGError that names the line.
    """
    words = list(line.words)
    has_rack = words and RACK.fullmatch(words[0]) is not None
    rack = words.pop(0).upper() if has_rack else ""
    if not words:
        raise GCGError(line.number, f"nothing happens to {line.nickname}; {_FORMS}.")
    action = _action(line.number, rack, words)
    ends_here = not words and not isinstance(action, OF_ANY_WORTH)
    points = None if ends_here else _number(line.number, words, "the points")
    total = _number(line.number, words, "the new total") if words else None
    if points and isinstance(action, RackBonus | RackPenalty):
        action = (RackBonus if points > 0 else RackPenalty)(action.tiles)
    return ReadEvent(line.nickname, rack, action, points, total)


_FORMS = (
    "after the rack write a square and a word, '-' for a pass, '-QV' for an exchange, "
    "'--', '(challenge)', '(time)', or '(QV)' for tiles that are left"
)


def _action(number: int, rack: str, words: list[str]) -> Action:
    """Read what happened, and take it off the front of `words`."""
    word = words.pop(0)
    fixed: dict[str, Action] = {
        "-": Passed(),
        "--": Withdrawn(),
        "(challenge)": ChallengeBonus(),
        "(time)": TimePenalty(),
    }
    if word.lower() in fixed:
        return fixed[word.lower()]
    if exchanged := EXCHANGE.fullmatch(word):
        return Exchanged(exchanged[1].upper())
    if left := LEFT.fullmatch(word):
        tiles = left[1].upper()
        return RackPenalty(tiles) if rack else RackBonus(tiles)
    if PLACE.fullmatch(word):
        return _played(number, word, words.pop(0) if words else "")
    raise GCGError(number, f"{word[:40]!r} is nothing that happens; {_FORMS}.")


def _played(number: int, place: str, word: str) -> Played:
    try:
        square, direction = parse_square(place)
    except Unreadable as error:
        raise GCGError(number, str(error)) from None
    if not WORD.fullmatch(word):
        raise GCGError(
            number,
            f"{word[:40]!r} is no word to lay on {place}; write letters, small for a "
            "blank, and '.' for a letter that lies there.",
        )
    plain = re.sub(r"\(([^()]*)\)", lambda through: "." * len(through[1]), word)
    if "(" in plain or ")" in plain:
        raise GCGError(
            number, f"the brackets in {word[:40]!r} do not pair; close each once."
        )
    if plain == "":
        raise GCGError(number, f"the word on {place} is empty; write its letters.")
    return Played(square, direction == DOWN, plain)


def _number(number: int, words: list[str], what: str) -> int:
    """Read a whole number, and take it off the front of `words`."""
    word = words.pop(0) if words else ""
    match = POINTS.fullmatch(word)
    if match is None:
        found = f"not {word[:40]!r}" if word else "but the line ends"
        raise GCGError(
            number, f"here {what} should stand, {found}; write a number such as +12."
        )
    return int(match[1])
