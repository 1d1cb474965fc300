"""Which tiles a game was played with: as its file says, or as its plays tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scrabble_course.board import Board, Play, play_sheet
from scrabble_course.board.board import EMPTY
from scrabble_course.scrabble.bag import has_tiles, tiles_for
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.tile_sets import (
    ENGLISH,
    TILE_SETS,
    TileSet,
    tile_set,
    tiles_of_lexicon,
)

FEWEST_TO_TELL = 5
"""Scores from which on they can tell the tiles of another language."""


class ToldPlay(NamedTuple):
    """A play of a game that is told, and the points that it is told to score, if any.

    The boards are those before it and after it.
    """

    before: Board
    play: Play
    after: Board
    points: int | None


@dataclass(frozen=True, slots=True)
class FoundTiles:
    """The tiles of a game, None if nothing tells them, and how they were found.

    The remark is empty if the file names the tiles, or if nothing speaks against the
    English ones.
    """

    tiles: TileSet | None
    remark: str = ""


def likely_tiles(named: str, lexicon: str, plays: Sequence[ToldPlay]) -> FoundTiles:
    """Return the tiles that a game was played with.

    The name of a tile set counts first, then that of the lexicon; "" is no name.
    Without either, they are the English ones, unless these lack a letter or do not fit
    most of the scores, and another set does better. If a set is named that is not known
    here, every score has to fit.

    >>> likely_tiles("", "ODS8", plays=[])
    FoundTiles(tiles=TileSet(name='French'), remark="French tiles, as for 'ODS8'.")
    """
    if named:
        return _named(named, plays)
    if (tiles := tiles_of_lexicon(lexicon)) is not None:
        remark = f"{tiles.name} tiles, as for {lexicon!r}."
        return FoundTiles(tiles, "" if tiles == ENGLISH else remark)
    return _likely(plays)


def _likely(plays: Sequence[ToldPlay]) -> FoundTiles:
    """Find the set of a game for which none is named."""
    letters = _letters_of(plays)
    able = [tiles for tiles in TILE_SETS if tiles.counts.keys() >= letters]
    if not able:
        return FoundTiles(None, "No tiles that are known here have all these letters.")
    if ENGLISH in able:
        fits_most = 2 * _fitting(plays, ENGLISH) >= len(plays)
        if fits_most or len(plays) < FEWEST_TO_TELL:
            return FoundTiles(ENGLISH)
    tiles = max(able, key=lambda tiles: _fitting(plays, tiles))
    remark = f"{tiles.name} tiles: none are named, and letters and scores fit these."
    return FoundTiles(tiles, "" if tiles == ENGLISH else remark)


def _named(name: str, plays: Sequence[ToldPlay]) -> FoundTiles:
    try:
        return FoundTiles(tile_set(name))
    except ScrabbleError:
        unknown = f"The tiles {name!r} are not known here"
    letters = _letters_of(plays)
    for tiles in TILE_SETS:
        if not tiles.counts.keys() >= letters or not _has_enough(plays, tiles):
            continue
        if _fitting(plays, tiles) == len(plays):
            return FoundTiles(tiles, f"{unknown}; all scores fit {tiles.name} tiles.")
    return FoundTiles(None, f"{unknown}, so the scores of plays are not checked.")


def _letters_of(plays: Sequence[ToldPlay]) -> set[str]:
    """Return the letters that ever lie on the board, in capitals."""
    rows = {row for play in plays for row in play.after.rows}
    return set("".join(rows).replace(EMPTY, "").upper())


def _has_enough(plays: Sequence[ToldPlay], tiles: TileSet) -> bool:
    """Return whether a set has all tiles that ever lie on the board, blanks too."""
    every = "".join(tile * count for tile, count in tiles.counts.items())
    lying = ("".join(play.after.rows).replace(EMPTY, "") for play in plays)
    return all(has_tiles(every, tiles_for(letters)) for letters in lying)


def _fitting(plays: Sequence[ToldPlay], tiles: TileSet) -> int:
    """Return how many plays score what they are told to, or are told without a score.

    The set has all their letters.
    """
    return sum(
        told.points in (None, play_sheet(told.before, told.play, tiles.values).total)
        for told in plays
    )
