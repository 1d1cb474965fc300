"""Scrabblegram (seed 001): how a word comes by its score, and a still picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from scrabble_course.board.layout import PREMIUMS, Premium
from scrabble_course.board.score_sheet import (
    ALL_TILES,
    ScoreSheet,
    TileScore,
    WordScore,
)
from scrabble_course.display.paper import picture_svg
from scrabble_course.display.squares import COLOURS
from scrabble_course.display.tile_svg import (
    BOLD,
    EDGE,
    GAP,
    SIZE,
    describe_tiles,
    tile_faces,
)
from scrabble_course.resources.english_tiles import RACK_SIZE
from scrabble_course.scrabblegram import ScoreModifier, tile_score
from scrabble_course.scrabblegram.tiles import TILE_SCORES


def premiums_of(modifiers: Iterable[ScoreModifier]) -> list[Premium]:
    """Return what squares with these modifiers do, with their labels and names.

    >>> [premium.label for premium in premiums_of([ScoreModifier.DOUBLE_WORD_SCORE])]
    ['DW']
    """
    return [PREMIUMS[modifier.value] for modifier in modifiers]


def scrabblegram_sheet(laid: str, modifiers: Sequence[ScoreModifier]) -> ScoreSheet:
    """Return the score of `laid` as a value; a small letter or `?` is a blank.

    >>> from scrabble_course.scrabblegram import read_modifiers
    >>> scrabblegram_sheet("APpLES", read_modifiers(".t..D.."))
    APpLES  (1+3*3+0+1+1+1) x 2 = 26
    """
    premiums = premiums_of(modifiers[: len(laid)])
    tiles = tuple(
        TileScore(
            letter, tile_score(letter) if letter.isupper() else 0, premium.letter_times
        )
        for letter, premium in zip(laid, premiums, strict=True)
    )
    times = [premium for premium in premiums if premium.word_times > 1]
    word = WordScore(
        tiles,
        math.prod(premium.word_times for premium in times),
        ", ".join(premium.name for premium in times),
    )
    bonus = (ALL_TILES,) if len(laid) == RACK_SIZE else ()
    return ScoreSheet((word,), bonus)


def scrabblegram_breakdown(
    laid: str, modifiers: Sequence[ScoreModifier], given: int | None = None
) -> str:
    """Return how `laid` comes by its score, in a line.

    `given` is what a student's function gave; if it differs, a second line says so.

    >>> from scrabble_course.scrabblegram import read_modifiers
    >>> print(scrabblegram_breakdown("SPAtZLE", read_modifiers(".t..D.."), given=46))
    (1+3*3+1+0+10+1+1) x 2 + 50 = 96
    Your function gave 46, but this breakdown gives 96.
    """
    sheet = scrabblegram_sheet(laid, modifiers)
    (word,) = sheet.words
    sum_ = str(word).rpartition(" = ")[0]
    line = " ".join([sum_, *map(str, sheet.extras), "=", str(sheet.total)])
    if given in (None, sheet.total):
        return line
    remark = f"Your function gave {given}, but this breakdown gives {sheet.total}."
    return f"{line}\n{remark}"


def scrabblegram_svg(tiles: str, modifiers: Sequence[ScoreModifier]) -> str:
    """Return squares, and the tiles to lay on them below, as a drawing.

    >>> from scrabble_course.scrabblegram import read_modifiers
    >>> scrabblegram_svg("ZLEAP?S", read_modifiers(".t..D..")).startswith("<svg xmlns=")
    True
    """
    width = len(tiles) * (SIZE + GAP) + GAP
    below = SIZE + 2 * GAP
    height = below + SIZE + 2 * GAP + EDGE
    squares = "".join(
        _square(place, modifier) for place, modifier in enumerate(modifiers)
    )
    body = (
        f'<g {BOLD} font-size="15" text-anchor="middle">{squares}</g>'
        f'<g transform="translate(0 {below})">'
        f"{tile_faces(tiles.lower(), TILE_SCORES)}</g>"
    )
    held = describe_tiles(tiles, TILE_SCORES)
    names = ", ".join(one.name or "plain" for one in premiums_of(modifiers))
    text = f"Tiles: {held}. Squares in order: {names}."
    return picture_svg((width, height), "Scrabblegram", text, body)


def _square(place: int, modifier: ScoreModifier) -> str:
    x = GAP + place * (SIZE + GAP)
    colour, ink = COLOURS[modifier.value]
    return (
        f'<rect x="{x}" y="{GAP}" width="{SIZE}" height="{SIZE}" rx="7" '
        f'fill="{colour}"/><text x="{x + SIZE // 2}" y="{GAP + 29}" fill="{ink}">'
        f"{PREMIUMS[modifier.value].label}</text>"
    )
