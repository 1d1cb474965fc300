"""Which tiles a file was played with: as it says, or as its plays tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scrabble_course.board import Board, play_sheet
from scrabble_course.board.board import EMPTY
from scrabble_course.scrabble.bag import has_tiles, tiles_for
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.gcg.record import GameRecord
from scrabble_course.scrabble.gcg.steps import Step
from scrabble_course.scrabble.tile_sets import (
    ENGLISH,
    TILE_SETS,
    TileSet,
    tile_set,
    tiles_of_lexicon,
)

FEWEST_TO_TELL = 5
"""Scores from which on they can tell the tiles of another language."""


@dataclass(frozen=True, slots=True)
class FoundTiles:
    """The tiles of a game, None if nothing tells them, and how they were found.

    The remark is empty if the file names the tiles, or if nothing speaks against the
    English ones.
    """

    tiles: TileSet | None
    remark: str = ""


def tiles_of(record: GameRecord, steps: Sequence[Step]) -> FoundTiles:
    """Return the tiles that a game was played with, told from its pragmas and steps.

    The name of a tile set counts first, then that of the lexicon. Without either, they
    are the English ones, unless these lack a letter or do not fit most of the scores,
    and another set does better. If a set is named that is not known here, every score
    has to fit.

    >>> from scrabble_course.scrabble.gcg.reading import read_gcg
    >>> record = read_gcg('''#player1 Ann Ann Lee
    ... #player2 Ben Ben Abu
    ... #lexicon ODS8''')
    >>> tiles_of(record, steps=[])
    FoundTiles(tiles=TileSet(name='French'), remark="French tiles, as for 'ODS8'.")
    """
    if record.tile_set:
        return _named(record.tile_set, steps)
    if (tiles := tiles_of_lexicon(record.lexicon)) is not None:
        remark = f"{tiles.name} tiles, as for {record.lexicon!r}."
        return FoundTiles(tiles, "" if tiles == ENGLISH else remark)
    return _likely(steps)


def _likely(steps: Sequence[Step]) -> FoundTiles:
    """Find the set of a file that names none."""
    scored = sum(step.play is not None for step in steps)
    able = [tiles for tiles in TILE_SETS if _has_letters(steps, tiles)]
    if not able:
        return FoundTiles(None, "No tiles that are known here have all these letters.")
    if ENGLISH in able:
        fits_most = 2 * _fitting(steps, ENGLISH) >= scored
        if fits_most or scored < FEWEST_TO_TELL:
            return FoundTiles(ENGLISH)
    tiles = max(able, key=lambda tiles: _fitting(steps, tiles))
    remark = f"{tiles.name} tiles: none are named, and letters and scores fit these."
    return FoundTiles(tiles, "" if tiles == ENGLISH else remark)


def _named(name: str, steps: Sequence[Step]) -> FoundTiles:
    try:
        return FoundTiles(tile_set(name))
    except ScrabbleError:
        unknown = f"The tiles {name!r} are not known here"
    scored = sum(step.play is not None for step in steps)
    for tiles in TILE_SETS:
        if not _has_letters(steps, tiles) or not _has_enough(steps, tiles):
            continue
        if _fitting(steps, tiles) == scored:
            return FoundTiles(tiles, f"{unknown}; all scores fit {tiles.name} tiles.")
    return FoundTiles(None, f"{unknown}, so the scores of plays are not checked.")


def _has_letters(steps: Sequence[Step], tiles: TileSet) -> bool:
    """Return whether a set has each of the letters that ever lie on the board."""
    lying = {letter for step in steps for letter in "".join(step.board.rows)}
    return tiles.counts.keys() >= {letter.upper() for letter in lying - {EMPTY}}


def _has_enough(steps: Sequence[Step], tiles: TileSet) -> bool:
    """Return whether a set has all tiles that ever lie on the board, blanks too."""
    every = "".join(tile * count for tile, count in tiles.counts.items())
    lying = ("".join(step.board.rows).replace(EMPTY, "") for step in steps)
    return all(has_tiles(every, tiles_for(letters)) for letters in lying)


def _fitting(steps: Sequence[Step], tiles: TileSet) -> int:
    """Return how many plays score what they are told to, or are told without a score.

    The set has all their letters.
    """
    before, fitting = Board.empty(), 0
    for step in steps:
        if step.play is not None:
            points = play_sheet(before, step.play, tiles.values).total
            fitting += step.event.points in (points, None)
        before = step.board
    return fitting
