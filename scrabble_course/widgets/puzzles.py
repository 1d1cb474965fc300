"""Scrabblegram puzzles as values (seed 001), the puzzle of a day, and how it is played.

What a turn needs of the student's functions (points, the opponent's word) comes in as
a value.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from datetime import date

from scrabble_course.engine import Lexicon, best_rack_word, rack_words
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.resources.word_list import read_words
from scrabble_course.scrabblegram import ScoreModifier, compute_score, read_modifiers
from scrabble_course.scrabblegram.best_word import (
    LETTER_TIMES,
    WORD_TIMES,
    check_modifiers,
    ways_to_play,
)
from scrabble_course.scrabblegram.tiles import check_tiles

PLAIN = (ScoreModifier.NONE,) * RACK_SIZE

_WORD_LENGTHS = (5, 6, 7, 7)  # of the word that is hidden in a puzzle of a day
_BLANK_ONCE_IN = 3
_MARKS = ("dt.....", "ddD....", "dtD....", "dtT....", "ttD....", "dDT....")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Seven tiles, capitals and `?`, and the modifiers of the squares to lay them on.

    >>> Puzzle("ZLEAP?S", tuple(read_modifiers(".t..D..")))
    Puzzle('ZLEAP?S', '.t..D..')
    """

    tiles: str
    modifiers: tuple[ScoreModifier, ...]
    name: str = "Seven tiles"

    @property
    def marks(self) -> str:
        """The modifiers, drawn as text."""
        return "".join(modifier.value for modifier in self.modifiers)

    def __repr__(self) -> str:
        return f"Puzzle({self.tiles!r}, {self.marks!r})"


@dataclass(frozen=True, slots=True)
class Find:
    """A word that was found: as it was laid, and what it earns.

    `laid` has a small letter for a blank.
    """

    laid: str
    points: int

    @property
    def word(self) -> str:
        """The word, in small letters."""
        return self.laid.lower()


@dataclass(frozen=True, slots=True)
class PlayedPuzzle:
    """A puzzle as it is played: the words found, and the opponent's in the end.

    >>> played = found(PlayedPuzzle(Puzzle("ZLEAP?S", PLAIN)), Find("LEAP", 6))
    >>> played.best
    Find(laid='LEAP', points=6)
    """

    puzzle: Puzzle
    finds: tuple[Find, ...] = ()
    hints: int = 0
    rival: Find | None = None
    is_over: bool = False

    @property
    def best(self) -> Find | None:
        """The word that earns most, of several the one found first."""
        return max(self.finds, key=lambda find: find.points, default=None)


def puzzle_with(tiles: str, modifiers: str | Sequence[ScoreModifier] = PLAIN) -> Puzzle:
    """Return the puzzle of these tiles and squares; without modifiers all are plain.

    Modifiers may be drawn as text. A wrong kind is a TypeError, a wrong number or
    character a ValueError.

    >>> puzzle_with("zleap s", ".t..D..")
    Puzzle('ZLEAP?S', '.t..D..')
    """
    check_tiles(tiles)
    if len(tiles) != RACK_SIZE:
        raise ValueError(f"a puzzle has 7 tiles, but {tiles!r} has {len(tiles)}")
    return Puzzle(tiles.upper().replace(" ", "?"), squares_of(modifiers))


def read_day(day: date | str) -> date:
    """Return a day that is given as a date or as text.

    >>> read_day("2026-11-21")
    datetime.date(2026, 11, 21)
    """
    if isinstance(day, date):
        return date(day.year, day.month, day.day)  # a datetime has hours too many
    if not isinstance(day, str):
        raise TypeError(f"a day is a date or a text such as '2026-11-21', not {day!r}")
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise ValueError(f"{day!r} is no day; write it as in '2026-11-21'") from None


def puzzle_of_day(day: date, number: int = 1) -> Puzzle:
    """Return the puzzle of a day, the same for everyone; there are more by `number`.

    A word of five letters or more of the course's list is hidden in its tiles, in
    every second puzzle one of all seven.

    >>> puzzle_of_day(date(2026, 11, 21)).name
    'Puzzle of 2026-11-21'
    """
    rng = random.Random(f"Scrabblegram {day.isoformat()} {number}")
    length = rng.choice(_WORD_LENGTHS)
    words = read_words()
    tiles = [*rng.choice([word for word in words if len(word) == length]).upper()]
    if rng.randrange(_BLANK_ONCE_IN) == 0:
        tiles[rng.randrange(length)] = "?"
    # Letters as words have them: a Z is rare.
    more = "".join(rng.choice(words) for _ in range(RACK_SIZE)).upper()
    tiles += (rng.choice(more) for _ in range(RACK_SIZE - length))
    rng.shuffle(tiles)
    marks = [*rng.choice(_MARKS)]
    rng.shuffle(marks)
    which = "Puzzle" if number == 1 else f"Puzzle {number}"
    name = f"{which} of {day.isoformat()}"
    return Puzzle("".join(tiles), tuple(read_modifiers("".join(marks))), name)


def best_find(puzzle: Puzzle, lexicon: Lexicon) -> Find | None:
    """Return the word that earns most, None if there is none.

    >>> lexicon = Lexicon.from_words(["leap", "apples"])
    >>> best_find(puzzle_with("ZLEAP?S", "..D...."), lexicon)
    Find(laid='APpLES', points=14)
    """
    letters = [LETTER_TIMES.get(modifier, 1) for modifier in puzzle.modifiers]
    words = [WORD_TIMES.get(modifier, 1) for modifier in puzzle.modifiers]
    points, word = best_rack_word(puzzle.tiles, letters, words, lexicon)
    return None if points < 0 else laid_best(word, puzzle)


def laid_best(word: str, puzzle: Puzzle) -> Find | None:
    """Return how `word` earns most, None if the tiles do not form it.

    >>> laid_best("apples", puzzle_with("ZLEAP?S", ".t....."))
    Find(laid='APpLES', points=13)
    """
    finds = []
    if 0 < len(word) <= RACK_SIZE:
        for way in ways_to_play(word, puzzle.tiles):
            pairs = zip(way, word.lower(), strict=True)
            laid = "".join(own if tile == "?" else tile for tile, own in pairs)
            finds.append(Find(laid, compute_score(way, puzzle.modifiers)))
    return max(finds, key=lambda find: find.points, default=None)


def fitting_word(laid: str, lexicon: Lexicon, known: Collection[str] = ()) -> str:
    """Return the word that `laid` spells, "" if none; a `?` in it is any letter.

    Of several the first that is not `known` is taken.

    >>> lexicon = Lexicon.from_words(["cat", "hat", "hut"])
    >>> fitting_word("HUT", lexicon), fitting_word("?AT", lexicon, known=["cat"])
    ('hut', 'hat')
    """
    pattern = laid.lower()
    if "?" not in pattern:
        return pattern if pattern in lexicon else ""
    fits = re.compile(pattern.replace("?", ".")).fullmatch
    fitting = [word for word in rack_words(pattern, lexicon) if fits(word)]
    return next((word for word in fitting if word not in known), (*fitting, "")[0])


def found(played: PlayedPuzzle, find: Find) -> PlayedPuzzle:
    """Return the round with a word more; one that was found before keeps its best.

    >>> once = found(PlayedPuzzle(Puzzle("ZLEAP?S", PLAIN)), Find("LEAp", 3))
    >>> found(once, Find("LEAP", 6)).finds, found(once, Find("lEAP", 5)).finds
    ((Find(laid='LEAP', points=6),), (Find(laid='lEAP', points=5),))
    """
    before = [old for old in played.finds if old.word == find.word]
    if any(old.points >= find.points for old in before):
        return played
    others = (old for old in played.finds if old.word != find.word)
    return replace(played, finds=(*others, find))


def hinted(played: PlayedPuzzle) -> PlayedPuzzle:
    """Return the round with a hint more; there are three."""
    return replace(played, hints=min(played.hints + 1, 3))


def closed(played: PlayedPuzzle, rival: Find | None) -> PlayedPuzzle:
    """Return the round after the opponent played; None: it found no word."""
    return replace(played, rival=rival, is_over=True)


def squares_of(
    modifiers: str | Sequence[ScoreModifier],
) -> tuple[ScoreModifier, ...]:
    """Return the modifiers of a puzzle's seven squares, which may be drawn as text.

    >>> squares_of(".......") == PLAIN
    True
    """
    if not isinstance(modifiers, Sequence):
        raise TypeError(f"modifiers are a list or a text, not {modifiers!r}")
    squares = read_modifiers(modifiers) if isinstance(modifiers, str) else modifiers
    check_modifiers(squares, 0)
    if len(squares) != RACK_SIZE:
        raise ValueError(f"a puzzle has 7 modifiers, not {len(squares)}")
    return tuple(squares)
