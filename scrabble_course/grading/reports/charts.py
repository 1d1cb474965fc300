"""Pictures for the class page: SVG in the page's own colours, light and dark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 720
ROW = 26
LABELS = 250
FIGURES = 150
COLUMN = 62
TALLEST = 150
MARGIN = 12
BANDS = 10
"""The sizes of a picture, a row, its label and figure, a column; columns of totals."""

_STYLE = 'font-family="Helvetica Neue, Arial, sans-serif"'


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar: what it is of, how long it is (0 to 1), and the figure in words."""

    label: str
    share: float
    figure: str


def bars_svg(title: str, bars: Sequence[Bar]) -> str:
    """Return bars below each other, each with its label and its figure."""
    height = 2 * MARGIN + ROW * len(bars)
    return _svg(title, bars, height, "".join(_rows(bars)))


def columns_svg(title: str, columns: Sequence[Bar]) -> str:
    """Return bars beside each other, such as how many students have which total."""
    height = 2 * MARGIN + TALLEST + 2 * ROW
    return _svg(title, columns, height, "".join(_columns(columns)))


def in_bands(shares: Sequence[float]) -> list[Bar]:
    """Return how many of `shares` (0 to 1) fall into each tenth; 1 is in the last.

    >>> [bar.figure for bar in in_bands([0.05, 0.5, 0.55, 1.0])]
    ['1', '', '', '', '', '2', '', '', '', '1']
    """
    counts = [0] * BANDS
    for share in shares:
        counts[min(max(int(share * BANDS), 0), BANDS - 1)] += 1
    most = max(counts, default=0) or 1
    return [
        Bar(f"{band * 10}-{band * 10 + 10} %", count / most, str(count or ""))
        for band, count in enumerate(counts)
    ]


def _svg(title: str, bars: Sequence[Bar], height: int, inside: str) -> str:
    told = "; ".join(f"{bar.label}: {bar.figure or 0}" for bar in bars)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" '
        f'height="{height}" viewBox="0 0 {WIDTH} {height}" class="chart">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>"
        f'<g fill="currentColor" {_STYLE}>{inside}</g></svg>'
    )


def _rows(bars: Sequence[Bar]) -> Iterator[str]:
    longest = WIDTH - LABELS - FIGURES
    for row, bar in enumerate(bars):
        y = MARGIN + row * ROW
        yield _text(LABELS - 8, y + 17, bar.label, "end")
        yield _rect(LABELS, y + 4, longest, ROW - 8, "track")
        yield _rect(LABELS, y + 4, longest * bar.share, ROW - 8, "bar")
        yield _text(WIDTH - FIGURES + 8, y + 17, bar.figure, "start")


def _columns(columns: Sequence[Bar]) -> Iterator[str]:
    left = (WIDTH - COLUMN * len(columns)) / 2
    foot = MARGIN + ROW + TALLEST
    for place, bar in enumerate(columns):
        x = left + place * COLUMN
        tall = TALLEST * bar.share
        yield _rect(x + 4, foot - tall, COLUMN - 8, tall, "bar")
        yield _text(x + COLUMN / 2, foot - tall - 6, bar.figure, "middle")
        yield _text(x + COLUMN / 2, foot + 18, bar.label, "middle")
    yield _rect(left, foot, COLUMN * len(columns), 1, "axis")


def _rect(x: float, y: float, width: float, height: float, name: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:.5g}" width="{width:.5g}" height="{height:.5g}" '
        f'class="{name}"/>'
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return (
        f'<text x="{x:g}" y="{y:.5g}" font-size="13" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )
