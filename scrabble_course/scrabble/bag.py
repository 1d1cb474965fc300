"""Tiles as a text, in the bag and on a rack: put in order, taken out, counted.

A letter A-Z is a tile and `?` a blank. In a game, bag and racks are kept in the order
of the alphabet, blanks last, so that equal tiles are equal texts.
"""

from __future__ import annotations

from collections.abc import Iterable

from scrabble_course.board import Board, Play
from scrabble_course.board.letters import BLANK, in_order
from scrabble_course.scrabble.errors import ScrabbleError
from scrabble_course.scrabble.tile_sets import TileSet


def full_bag(tiles: TileSet) -> str:
    """Return the bag before the game.

    >>> from scrabble_course.scrabble.tile_sets import ENGLISH
    >>> bag = full_bag(ENGLISH)
    >>> bag[:12], len(bag)
    ('AAAAAAAAABBC', 100)

    A set with tiles beyond A-Z is a ScrabbleError: such games can be replayed from a
    file, but no words are known here to play them with.
    """
    if tiles.beyond_a_to_z:
        raise ScrabbleError(
            f"the {tiles.name} set has tiles that no word here is spelled with: "
            f"{', '.join(tiles.beyond_a_to_z)}; play with a set of A-Z and blanks."
        )
    return "".join(tile * count for tile, count in tiles.counts.items())


def without(tiles: str, taken: Iterable[str]) -> str:
    """Return `tiles` after each of `taken` was taken out once.

    >>> without("AABC?", "CA")
    'AB?'

    A tile that is not there is a ScrabbleError that names it.
    """
    left = tiles
    for tile in taken:
        if tile not in left:
            raise ScrabbleError(
                f"there is no tile {tile!r} left among {tiles!r}; take what is there."
            )
        left = left.replace(tile, "", 1)
    return left


def has_tiles(tiles: str, wanted: str) -> bool:
    """Return whether all of `wanted` are among `tiles`, as often as they are wanted.

    >>> has_tiles("AABC?", "CA"), has_tiles("AABC?", "CC")
    (True, False)
    """
    return all(tiles.count(tile) >= wanted.count(tile) for tile in set(wanted))


def tiles_spent(board: Board, play: Play) -> str:
    """Return the tiles that a play takes from the rack.

    >>> tiles_spent(Board.empty(), Play("QUiZ", row=7, col=6))
    'QUZ?'
    """
    return tiles_for(play.new_tiles(board).values())


def tiles_for(letters: Iterable[str]) -> str:
    """Return the tiles that letters on the board are: a small letter is a blank.

    >>> tiles_for("QUiZ")
    'QUZ?'
    """
    laid = "".join(letters)
    if not laid.isupper():
        laid = "".join([letter if letter.isupper() else BLANK for letter in laid])
    return in_order(laid)
