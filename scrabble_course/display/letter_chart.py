"""How often letters occur, and what they score: a chart that needs no kernel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from scrabble_course.display.paper import FONT, INK, chart_svg, svg_text
from scrabble_course.notation.scrabble_notation import check_distribution, letter_score

COLUMN = 25
ROW = 24
BARS = 120
MARGIN = 12
CHARACTER = 7.5
"""The sizes of a column, a row, the tallest bar, the edge, and a row's letter."""

BAR = "#4c86ab"
PALEST = (0xFB, 0xF1, 0xDC)
DEEPEST = (0xE0, 0x9A, 0x4A)


@dataclass(frozen=True, slots=True)
class LetterColumn:
    """One letter: its share of all letters in percent, and its scores in points."""

    letter: str
    share: float
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LetterChart:
    """Letters from the most to the least frequent, with a row of points a language."""

    languages: tuple[str, ...]
    columns: tuple[LetterColumn, ...]

    def __str__(self) -> str:
        widths = [max(2, len(language)) for language in self.languages]
        heads = (f"{n:>{w}}" for n, w in zip(self.languages, widths, strict=True))
        lines = ["  ".join(["letter", "share ", *heads])]
        for column in self.columns:
            cells = (f"{p:>{w}}" for p, w in zip(column.points, widths, strict=True))
            share = f"{column.share:>4.1f} %"
            lines.append("  ".join([f"{column.letter:<6}", share, *cells]))
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_svg_(self) -> str:
        return _svg(self)


def letter_chart(
    frequencies: Mapping[str, float], distributions: Mapping[str, str]
) -> LetterChart:
    """Return a chart of letters: bars of how frequent, rows of what they score.

    `frequencies` has a share in percent for each letter, as `letter_frequencies`
    gives it; `distributions` a score distribution for each name of a language.
    ValueError for a wrong distribution.

    >>> english = {"English": "1332142418513113X11114484X"}
    >>> letter_chart({"e": 75.0, "z": 25.0}, english)
    letter  share   English
    E       75.0 %        1
    Z       25.0 %       10
    """
    for distribution in distributions.values():
        check_distribution(distribution)
    letters = sorted(frequencies, key=lambda letter: (-frequencies[letter], letter))
    columns = tuple(
        LetterColumn(
            letter.upper(),
            frequencies[letter],
            tuple(_points(letter, scores) for scores in distributions.values()),
        )
        for letter in letters
    )
    return LetterChart(tuple(distributions), columns)


def _points(letter: str, distribution: str) -> int:
    score = letter_score(letter, distribution)
    return 10 if score == "X" else int(score)


def _svg(chart: LetterChart) -> str:
    longest = max(map(len, ("per 100", *chart.languages)))
    left = MARGIN + round(longest * CHARACTER) + 8
    top = MARGIN + 14 + BARS
    width = left + len(chart.columns) * COLUMN + MARGIN
    height = top + (1 + len(chart.languages)) * ROW + MARGIN
    title = "Letters by how frequent they are, and what they score"
    body = (
        f'<g class="ink" {FONT}>{"".join(_headings(chart, left, top))}'
        f"{''.join(_bars(chart, left, top))}</g>"
        f'<g fill="{INK}" {FONT}>{"".join(_cells(chart, left, top + ROW))}</g>'
    )
    return chart_svg((width, height), title, str(chart), body)


def _headings(chart: LetterChart, left: int, top: int) -> Iterator[str]:
    yield svg_text(left - 8, top - 4, "per 100", 12, "end")
    for row, language in enumerate(chart.languages, start=1):
        yield svg_text(left - 8, top + row * ROW + 17, language, 13, "end")


def _bars(chart: LetterChart, left: int, top: int) -> Iterator[str]:
    tallest = max((column.share for column in chart.columns), default=0) or 1
    for place, column in enumerate(chart.columns):
        x = left + place * COLUMN
        bar = round(BARS * column.share / tallest, 1)
        yield (
            f'<rect x="{x + 4}" y="{top - bar:g}" width="{COLUMN - 8}" '
            f'height="{bar:g}" fill="{BAR}"/>'
        )
        middle = x + COLUMN / 2
        yield svg_text(middle, top - bar - 4, f"{column.share:.1f}", 9, "middle")
        yield svg_text(middle, top + 17, column.letter, 14, "middle")


def _cells(chart: LetterChart, left: int, top: int) -> Iterator[str]:
    for place, column in enumerate(chart.columns):
        x = left + place * COLUMN
        for row, points in enumerate(column.points):
            y = top + row * ROW
            yield (
                f'<rect x="{x + 1}" y="{y + 1}" width="{COLUMN - 2}" '
                f'height="{ROW - 2}" rx="3" fill="{shade(points)}"/>'
            )
            yield svg_text(x + COLUMN / 2, y + 17, str(points), 12, "middle")


def shade(points: int) -> str:
    """Return the colour of a cell, from pale for 1 point to deep for 10.

    >>> shade(1), shade(10)
    ('#fbf1dc', '#e09a4a')
    """
    part = (points - 1) / 9
    mixed = (a + (b - a) * part for a, b in zip(PALEST, DEEPEST, strict=True))
    return "#" + "".join(f"{round(value):02x}" for value in mixed)
