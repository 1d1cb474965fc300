"""The tiles of a player: on the rack, or loose on the board and not yet played."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_errors import NotOnRack
from scrabble_course.board.layout import (
    LAYOUT,
    PREMIUMS,
    Square,
    is_on_board,
    square_name,
)
from scrabble_course.board.letters import BLANK, LETTERS
from scrabble_course.board.marks import MarkedSquares
from scrabble_course.display.board_marks import MOST_MARKS
from scrabble_course.resources.english_tiles import LETTER_VALUES
from scrabble_course.widgets.hand import MOST_TILES

SQUARES = "".join(LAYOUT)
PREMIUM_NAMES = {
    mark: [premium.label, premium.name]
    for mark, premium in PREMIUMS.items()
    if premium.label
}


@dataclass(frozen=True, slots=True)
class LooseTile:
    """A tile on a square, not yet played; a small letter is a blank.

    `place` is where it was on the rack, None where there is no rack.
    """

    square: Square
    letter: str
    place: int | None = None


def rack_of(tiles: str | None) -> str | None:
    """Return the tiles of a rack in capitals, a blank as `?`.

    >>> rack_of("aeinrs?")
    'AEINRS?'
    >>> rack_of("AE1")
    Traceback (most recent call last):
    ValueError: '1' in 'AE1' is no tile: a tile is a letter A-Z or '?' for a blank
    """
    if tiles is None:
        return None
    for tile in tiles:
        if tile.upper() not in LETTER_VALUES:
            raise ValueError(
                f"{tile!r} in {tiles!r} is no tile: "
                "a tile is a letter A-Z or '?' for a blank"
            )
    if len(tiles) > MOST_TILES:
        raise ValueError(f"a rack takes at most {MOST_TILES} tiles, not {len(tiles)}")
    return tiles.upper()


def from_rack(
    laid: Mapping[Square, str], rack: str | None, order: Sequence[int]
) -> list[LooseTile]:
    """Return loose tiles for the letters `laid`, each with its place on the rack.

    Tiles are taken in the order in which they lie there; a small letter takes a blank.

    >>> from_rack({(7, 7): "E", (7, 8): "x"}, "?E", [0, 1])[1]
    LooseTile(square=(7, 8), letter='x', place=0)
    """
    if rack is None:
        return [LooseTile(square, letter) for square, letter in laid.items()]
    free = list(order)
    loose = []
    for square, letter in laid.items():
        tile = tile_of(letter)
        place = next((place for place in free if rack[place] == tile), None)
        if place is None:
            raise NotOnRack(
                f"the rack {rack!r} has no {tile!r} left for {letter!r}; "
                "lay a tile it has, or a blank as a small letter."
            )
        free.remove(place)
        loose.append(LooseTile(square, letter, place))
    return loose


def tile_of(letter: str) -> str:
    """Return the tile that shows `letter`: a blank, `?`, for one in lower case."""
    return BLANK if letter.islower() else letter


def fault_of_tiles(loose: Sequence[LooseTile], board: Board, rack: str | None) -> str:
    """Return why these tiles cannot lie loose on `board`, "" if they can."""
    squares = [tile.square for tile in loose]
    places = [tile.place for tile in loose if tile.place is not None]
    if len(set(squares)) < len(squares) or len(set(places)) < len(places):
        return "a square or a tile is used twice"
    for tile in loose:
        if board[tile.square] != EMPTY:
            return f"{square_name(tile.square)} is taken"
        if rack is None and tile.place is not None:
            return "there is no rack"
        if rack is not None and not _is_on(rack, tile):
            return f"the rack {rack!r} has no such tile as {tile}"
    return ""


def _is_on(rack: str, tile: LooseTile) -> bool:
    if tile.place is None or not 0 <= tile.place < len(rack):
        return False
    return rack[tile.place] == tile_of(tile.letter)


def rest_of(
    rack: str, order: Sequence[int], spent: Iterable[int | None]
) -> tuple[str, list[int]]:
    """Return what is left of a rack and its order when the tiles at `spent` are gone.

    >>> rest_of("ABCD", [3, 2, 1, 0], spent=[2])
    ('ABD', [2, 1, 0])
    """
    kept = sorted(set(range(len(rack))).difference(spent))
    rest = "".join(rack[place] for place in kept)
    return rest, [kept.index(place) for place in order if place in kept]


def _loose_to_json(loose: Iterable[LooseTile], _view: object = None) -> list[object]:
    """Return loose tiles as the browser takes them: row, column, letter, place."""
    return [[*tile.square, tile.letter, tile.place] for tile in loose]


def _loose_from_json(sent: object, _view: object = None) -> object:
    """Return what a browser sent as loose tiles; what cannot be such, as it came."""
    if isinstance(sent, list) and all(_is_loose(entry) for entry in sent):
        return [
            LooseTile((row, col), letter, place) for row, col, letter, place in sent
        ]
    return sent


def _is_loose(entry: object) -> bool:
    if not isinstance(entry, list) or len(entry) != 4:
        return False
    row, col, letter, place = entry
    return (
        type(row) is type(col) is int
        and is_on_board((row, col))
        and isinstance(letter, str)
        and letter in LETTERS
        and (place is None or type(place) is int)
    )


LOOSE_JSON = {"to_json": _loose_to_json, "from_json": _loose_from_json}
"""How loose tiles go to the browser and come back."""


def with_mark(
    marks: Sequence[MarkedSquares], mark: MarkedSquares
) -> list[MarkedSquares]:
    """Return `marks` and one more, in place of one with the same caption."""
    others = [old for old in marks if old.caption != mark.caption]
    if len(others) == MOST_MARKS:
        raise ValueError(
            f"{mark.caption!r} would be mark number {MOST_MARKS + 1}, and a board "
            f"takes {MOST_MARKS}: call clear_marks() first"
        )
    return [*others, mark]


def marks_to_json(marks: Iterable[MarkedSquares], _view: object = None) -> list[object]:
    """Return marks as the browser takes them."""
    return [
        {
            "squares": [list(square) for square in mark.squares],
            "caption": mark.caption,
            "texts": list(mark.texts),
        }
        for mark in marks
    ]
