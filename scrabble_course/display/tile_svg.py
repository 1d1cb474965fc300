"""A row of tiles as a picture that needs no kernel: static SVG."""

from __future__ import annotations

from collections.abc import Mapping

from scrabble_course.display.paper import FONT, INK, picture_svg
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES

SIZE = 48
GAP = 6
EDGE = 3  # how much of a tile's side shows below its face

BOLD = f'{FONT} font-weight="700"'
ASTERISK = "M0-9V9M-7.8-4.5 7.8 4.5M-7.8 4.5 7.8-4.5"


def tiles_svg(letters: str) -> str:
    """Return `letters` as tiles, each with its value; `*` is a wildcard.

    Tiles bring their own ink and face, so they read the same on any background.

    >>> tiles_svg("weed*z").startswith("<svg xmlns=")
    True
    """
    letters = letters.lower()
    width = len(letters) * (SIZE + GAP) + GAP
    height = SIZE + EDGE + 2 * GAP
    faces = tile_faces(letters, SCRABBLE_LETTER_VALUES)
    text = describe_tiles(letters)
    return picture_svg((width, height), f"Tiles: {letters}", text, faces)


def tile_faces(letters: str, values: Mapping[str, int]) -> str:
    """Return `letters`, in lower case, as tiles to put into a drawing.

    >>> tile_faces("?", {"?": 0}).startswith('<g transform="translate(6 6)">')
    True
    """
    return "".join(
        f'<g transform="translate({GAP + place * (SIZE + GAP)} {GAP})">{face}</g>'
        for place, face in enumerate(_tile(letter, values) for letter in letters)
    )


def describe_tiles(
    letters: str, values: Mapping[str, int] = SCRABBLE_LETTER_VALUES
) -> str:
    """Return tiles in words.

    >>> describe_tiles("we*")
    'W 4, E 1, wildcard 0'
    """
    names = {"*": "wildcard", "?": "blank"}
    return ", ".join(
        f"{names.get(letter, letter.upper())} {values[letter]}"
        for letter in letters.lower()
    )


def _tile(letter: str, values: Mapping[str, int]) -> str:
    mark, (ink, face, side), margin = _letter(letter), _LETTER_COLOURS, 5
    if letter in "*?":
        mark, (ink, face, side), margin = _unlettered(letter), _BLANK_COLOURS, 8
    return (
        f'<rect y="{EDGE}" width="{SIZE}" height="{SIZE}" rx="7" fill="{side}"/>'
        f'<rect width="{SIZE}" height="{SIZE}" rx="7" fill="{face}"/>{mark}'
        f'<text x="{SIZE - margin}" y="{SIZE - margin + 1}" font-size="10" {BOLD} '
        f'text-anchor="end" fill="{ink}">{values[letter]}</text>'
    )


_BLANK_INK = "#43257a"
_LETTER_COLOURS = (INK, "#faedcb", "#c7a768")
_BLANK_COLOURS = (_BLANK_INK, "#f0eafc", "#a795cf")


def _letter(letter: str) -> str:
    return (
        f'<text x="{SIZE // 2 - 3}" y="30" font-size="25" text-anchor="middle" '
        f'{BOLD} fill="{INK}">{letter.upper()}</text>'
    )


def _unlettered(tile: str) -> str:
    """The ring tells a blank from a letter, and from a wildcard, without colour."""
    dashes = ' stroke-dasharray="3 3"' if tile == "*" else ""
    ring = (
        f'<rect x="3.5" y="3.5" width="{SIZE - 7}" height="{SIZE - 7}" rx="5" '
        f'fill="none" stroke="{_BLANK_INK}"{dashes}/>'
    )
    asterisk = (
        f'<path transform="translate({SIZE // 2 - 2} {SIZE // 2 - 2})" d="{ASTERISK}" '
        f'stroke="{_BLANK_INK}" stroke-width="4" stroke-linecap="round"/>'
    )
    return ring + asterisk if tile == "*" else ring
