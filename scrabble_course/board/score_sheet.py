"""How a score came about: a value that rack, board and lessons show as they like."""

from __future__ import annotations

from dataclasses import dataclass

from scrabble_course.resources.english_tiles import BONUS


@dataclass(frozen=True, slots=True)
class TileScore:
    """One tile in a word: its letter, its points, and how often they count.

    The letter is the one that is shown; a small letter, `*` or `?` is a blank.

    >>> str(TileScore("Q", 10)), str(TileScore("Q", 10, times=3))
    ('10', '3*10')
    """

    letter: str
    points: int
    times: int = 1

    @property
    def is_blank(self) -> bool:
        """Whether the tile is a blank or a wildcard.

        >>> [TileScore(letter, 0).is_blank for letter in "Qq*"]
        [False, True, True]
        """
        return not self.letter.isupper()

    def __str__(self) -> str:
        return f"{self.points}" if self.times == 1 else f"{self.times}*{self.points}"


@dataclass(frozen=True, slots=True)
class WordScore:
    """One word's tiles, what multiplies their sum, and the reason for it.

    >>> word = WordScore((TileScore("N", 1, times=2), TileScore("O", 1)), times=3)
    >>> word.word, word.points
    ('NO', 9)
    >>> str(word)
    '(2*1+1) x 3 = 9'
    """

    tiles: tuple[TileScore, ...]
    times: int = 1
    reason: str = ""

    @property
    def word(self) -> str:
        """The letters of the word."""
        return "".join(tile.letter for tile in self.tiles)

    @property
    def points(self) -> int:
        """What the word earns."""
        return self.times * sum(tile.times * tile.points for tile in self.tiles)

    def __str__(self) -> str:
        added = "+".join(map(str, self.tiles))
        product = added if self.times == 1 else f"({added}) x {self.times}"
        return f"{product} = {self.points}"


@dataclass(frozen=True, slots=True)
class Extra:
    """Points that belong to no word, such as the 50 for laying seven tiles.

    >>> str(Extra("all seven tiles", 50)), str(Extra("tiles left", -8))
    ('+ 50', '- 8')
    """

    name: str
    points: int

    def __str__(self) -> str:
        return f"{'-' if self.points < 0 else '+'} {abs(self.points)}"


ALL_TILES = Extra("all seven tiles", BONUS)
"""What a player earns who lays a full rack in one turn."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The words of a turn with their scores, what is added, and remarks on it.

    >>> quiz = tuple(TileScore(*tile) for tile in zip("QUIZ", (10, 1, 1, 10)))
    >>> ScoreSheet((WordScore(quiz, times=2, reason="double word"),))
    QUIZ  (10+1+1+10) x 2 = 44
    >>> ScoreSheet((WordScore(quiz),), (Extra("all seven tiles", 50),))
    QUIZ             10+1+1+10 = 22
    all seven tiles  + 50
    total            = 72
    """

    words: tuple[WordScore, ...]
    extras: tuple[Extra, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        """What the turn earns."""
        earned = sum(word.points for word in self.words)
        return earned + sum(extra.points for extra in self.extras)

    def __str__(self) -> str:
        lines = [(word.word, str(word)) for word in self.words]
        lines += [(extra.name, str(extra)) for extra in self.extras]
        if len(lines) != 1:
            lines.append(("total", f"= {self.total}"))
        width = max(len(name) for name, _ in lines)
        added_up = [f"{name:{width}}  {sum_}" for name, sum_ in lines]
        return "\n".join([*added_up, *self.remarks])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.score_sheet_html import score_sheet_html

        return score_sheet_html(self)
