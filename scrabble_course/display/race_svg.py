"""The picture of a race: a bar for each function, on a scale of powers of ten."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from scrabble_course.display.paper import FONT, chart_svg, svg_text
from scrabble_course.display.race import Lap, Race, time_text

ROW = 30
BAR = 18
SCALE = 420
MARGIN = 14
GAP = 28
CHARACTER = 7.2
"""A row, a bar's height, the scale, the edge, the space beside the scale, a letter."""

FAINT = "#a89d87"
RIGHT = "#4c86ab"
WRONG = "#c8453c"


@dataclass(frozen=True, slots=True)
class Scale:
    """Powers of ten from `low` to `high`, as exponents, over a width in pixels.

    >>> Scale(-6, 0, 600).place(0.001)
    300.0
    """

    low: int
    high: int
    width: int = SCALE

    @classmethod
    def of(cls, race: Race) -> Scale:
        """Return the scale on which every bar of a race has a length."""
        times = [lap.seconds for lap in race.laps if lap.seconds] or [1.0]
        low = math.floor(math.log10(min(times) / 1.5))
        return cls(low, max(low + 1, math.ceil(math.log10(max(times)))))

    @property
    def marks(self) -> range:
        """The exponents, from the lowest to the highest."""
        return range(self.low, self.high + 1)

    def place(self, seconds: float) -> float:
        """Return how far from the left a time lies."""
        part = (math.log10(seconds) - self.low) / (self.high - self.low)
        return round(part * self.width, 1)


def race_svg(race: Race) -> str:
    """Return the bars of a race as SVG, the slowest the longest."""
    scale = Scale.of(race)
    tried = round(CHARACTER * 9) if race.tries else 0
    left = MARGIN + round(CHARACTER * max(len(lap.name) for lap in race.laps)) + tried
    left += GAP
    top = MARGIN + 22
    width = left + max(scale.width, _reach(race, scale)) + GAP
    height = top + ROW * len(race.laps) + MARGIN
    grid, rows = _grid(scale, left, top, height - MARGIN), _rows(race, scale, left, top)
    body = f'<g class="ink" {FONT} font-size="13">{"".join([*grid, *rows])}</g>'
    title = "What one call takes, on a scale of powers of ten"
    return chart_svg((width, height), title, str(race), body)


def _grid(scale: Scale, left: int, top: int, bottom: int) -> Iterator[str]:
    for exponent in scale.marks:
        x = left + scale.place(10.0**exponent)
        yield f'<path d="M{x:g} {top}V{bottom}" stroke="{FAINT}"/>'
        yield _text(x, top - 8, time_text(10.0**exponent), "middle", 11)


def _rows(race: Race, scale: Scale, left: int, top: int) -> Iterator[str]:
    if race.tries:
        yield _text(left - GAP, top - 8, "tried", "end", 11)
    for number, lap in enumerate(race.laps):
        y = top + ROW * number
        yield _text(MARGIN, y + 20, lap.name)
        if race.tries:
            yield _text(left - GAP, y + 20, lap.tried, "end")
        end = left + _bar_length(lap, scale)
        if lap.seconds:
            fill = WRONG if lap.note else RIGHT
            yield (
                f'<rect x="{left}" y="{y + 6}" width="{end - left:g}" '
                f'height="{BAR}" fill="{fill}"/>'
            )
        yield _text(end + 8, y + 20, _beside(race, lap))


def _reach(race: Race, scale: Scale) -> int:
    """Return how far to the right of the scale's start the rows reach."""
    return max(
        math.ceil(_bar_length(lap, scale) + 8 + CHARACTER * len(_beside(race, lap)))
        for lap in race.laps
    )


def _bar_length(lap: Lap, scale: Scale) -> float:
    return scale.place(lap.seconds) if lap.seconds else 0


def _beside(race: Race, lap: Lap) -> str:
    return ", ".join(filter(None, (lap.time, race.gain(lap))))


def _text(x: float, y: float, text: str, anchor: str = "start", size: int = 13) -> str:
    # A halo of paper, as wide as a space, keeps the scale's lines out of the text.
    halo = 'class="ink halo" paint-order="stroke" stroke-width="9"'
    return svg_text(x, y, text, size, anchor, f' {halo} stroke-linejoin="round"')
