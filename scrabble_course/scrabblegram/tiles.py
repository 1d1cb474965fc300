"""Stage 8: seven tiles, and the words they form (seed 001, objectives 1 and 2).

Beyond what students are asked for, tiles that are none raise an error that names
them: TypeError for what is no text, ValueError for another character.
"""

from __future__ import annotations

from scrabble_course.resources.english_tiles import LETTER_VALUES

TILE_SCORES = {**LETTER_VALUES, " ": 0}
TILE_SCORES.update({tile.lower(): score for tile, score in TILE_SCORES.items()})

TILES = frozenset(TILE_SCORES)


def tile_score(tile: str) -> int:
    """Return the score of a tile, from 0 to 10; -1 if it is no tile.

    Capitals count like small letters. `" "` and `"?"` are both the blank tile,
    which scores 0.

    >>> tile_score("P"), tile_score("p"), tile_score("?")
    (3, 3, 0)
    >>> tile_score("1"), tile_score("")
    (-1, -1)
    """
    return TILE_SCORES.get(tile, -1)


def sum_of_tiles(tiles: str) -> int:
    """Return the scores of `tiles`, added up.

    >>> sum_of_tiles("AP?LES"), sum_of_tiles("")
    (7, 0)
    """
    if tiles == "":
        return 0
    return tile_score(tiles[0]) + sum_of_tiles(tiles[1:])


def can_form_word_from_tiles(word: str, tiles: str) -> tuple[bool, str]:
    """Return whether `tiles` can form `word`, and the tiles played, in order.

    Each tile is used once. A blank, `" "` or `"?"`, stands for any letter, but a
    letter's own tile is used before a blank; a blank played is always a `?`. If
    the word cannot be formed, no tiles are played. Capitals count like small
    letters, also in what comes back.

    >>> can_form_word_from_tiles("LEAP", "ZLEAP?S")
    (True, 'LEAP')
    >>> can_form_word_from_tiles("APPLES", "ZLEAP?S")
    (True, 'AP?LES')
    >>> can_form_word_from_tiles("PIZZA", "ZLEAP?S")
    (False, '')
    """
    check_tiles(tiles)
    if word == "":
        return True, ""
    letter = word[0]
    for tile in (letter.upper(), letter.lower(), "?", " "):
        if tile in tiles:
            tiles_left = tiles.replace(tile, "", 1)
            formed, played_tiles = can_form_word_from_tiles(word[1:], tiles_left)
            if not formed:
                return False, ""
            return True, tile.replace(" ", "?") + played_tiles
    return False, ""


def check_tiles(tiles: str) -> None:
    """Raise an error that names the first of `tiles` that is no tile, if any.

    >>> check_tiles("ZLEAP1S")
    Traceback (most recent call last):
    ValueError: tile 6 of 'ZLEAP1S' is '1'; take letters A-Z, and ? for a blank
    """
    if not isinstance(tiles, str):
        raise TypeError(f"tiles are a text such as 'ZLEAP?S', not {tiles!r}")
    if not TILES.issuperset(tiles):
        place = next(i for i, tile in enumerate(tiles) if tile not in TILES)
        raise ValueError(
            f"tile {place + 1} of {tiles!r} is {tiles[place]!r}; "
            "take letters A-Z, and ? for a blank"
        )
