"""Draws docs/engine_growth.svg: how the cost of all plays grows with words and blanks.

    python tools/chart_engine.py            measure for some minutes, and draw

The figures are measured here and now, by `bench_engine.cost_by_words`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from bench_engine import BLANKS, blanks_text, cost_by_words

from scrabble_course.display.paper import FONT, INK, PAPER
from scrabble_course.engine import Lexicon

PICTURE = Path(__file__).parents[1] / "docs/engine_growth.svg"
TITLE = "All plays on a board: milliseconds by the number of words"
LEFT, TOP, RIGHT, BOTTOM = 70, 62, 550, 372
WIDTH, HEIGHT = 690, 480
APART = 16  # labels closer than that would touch
ROUNDS = 3
TIMES = (0.01, 0.1, 1, 10, 100, 1000)
MARKED = (20_000, 50_000, 100_000, 200_000, 500_000)
NAMES = {"python": "Python", "c": "C"}
COLOURS = {"python": "#3f6e8c", "c": "#b0502a"}

Costs = dict[int, dict[int, dict[str, float]]]
"""Milliseconds, by the number of words, the number of blanks and the backend."""


def growth_svg(costs: Costs, own: int) -> str:
    """Return the chart; the lists of more than `own` words have invented ones."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{WIDTH}" '
        f'height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<title>{TITLE}</title><desc>{escape(growth_text(costs))}</desc>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="{PAPER}"/>'
        f'<g fill="{INK}" {FONT} font-size="13">{_text(LEFT, 30, TITLE, 17)}'
        f"{''.join(_grid())}{''.join(_lines(costs, own))}"
        f"{''.join(_captions(own))}</g></svg>\n"
    )


def growth_text(costs: Costs) -> str:
    """Return the figures as text: a line for each number of words."""
    return "\n".join(
        f"{count:,} words: "
        + "; ".join(
            f"{blanks_text(blanks)} "
            + ", ".join(f"{ms[name]:.3g} ms in {NAMES[name]}" for name in ms)
            for blanks, ms in by_blanks.items()
        )
        for count, by_blanks in sorted(costs.items())
    )


def _x(count: int) -> float:
    return _between(count, MARKED[0], MARKED[-1], LEFT + 16, RIGHT - 6)


def _y(ms: float) -> float:
    return _between(ms, TIMES[0], TIMES[-1], BOTTOM, TOP)


def _between(value: float, low: float, high: float, start: int, end: int) -> float:
    """Return where a value stands on a scale whose steps multiply."""
    part = math.log(value / low) / math.log(high / low)
    return round(start + part * (end - start), 1)


def _grid() -> Iterator[str]:
    for ms in TIMES:
        y = _y(ms)
        yield f'<path d="M{LEFT} {y:g}H{RIGHT}" stroke="{INK}" stroke-opacity=".2"/>'
        yield _text(LEFT - 8, y + 4, f"{ms:g} ms", anchor="end")
    for count in MARKED:
        yield _text(_x(count), BOTTOM + 20, f"{count // 1000}k", anchor="middle")
    yield _text(_x(MARKED[-1]) + 20, BOTTOM + 20, "words")


def _lines(costs: Costs, own: int) -> Iterator[str]:
    labels = []
    for blanks in BLANKS:
        for name in costs[min(costs)][blanks]:
            points = [
                (count, _x(count), _y(by_blanks[blanks][name]))
                for count, by_blanks in sorted(costs.items())
            ]
            yield _line(points, own, name)
            labels.append(
                (points[-1][2], f"{NAMES[name]}, {blanks_text(blanks)}", name)
            )
    lowest = float(TOP)
    for y, label, name in sorted(labels):
        lowest = max(y, lowest)
        yield _text(RIGHT + 6, lowest + 4, label, colour=COLOURS[name])
        lowest += APART


def _line(points: Sequence[tuple[int, float, float]], own: int, name: str) -> str:
    """Return a line through points, dashed where there are invented words."""
    real = [(x, y) for count, x, y in points if count <= own]
    made = [(x, y) for count, x, y in points if count >= own]
    look = f'fill="none" stroke="{COLOURS[name]}" stroke-width="2.5"'
    drawn = [f'<polyline points="{_path(real)}" {look}/>']
    if len(made) > 1:
        drawn.append(
            f'<polyline points="{_path(made)}" {look} stroke-dasharray="6 5"/>'
        )
    for count, x, y in points:
        fill = COLOURS[name] if count <= own else PAPER
        drawn.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="4" fill="{fill}" '
            f'stroke="{COLOURS[name]}" stroke-width="2"/>'
        )
    return "".join(drawn)


def _path(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def _captions(own: int) -> Iterator[str]:
    lines = (
        "Both scales multiply: each line across stands for ten times the time of the "
        "one below it.",
        f"Filled: the course's {own:,} words, and random samples of them. Open and "
        "dashed: all of them",
        "and words invented by drawing each letter as often as ours have it behind "
        "the three before it.",
    )
    for number, line in enumerate(lines):
        yield _text(LEFT, BOTTOM + 50 + 18 * number, line, 12)


def _text(
    x: float,
    y: float,
    text: str,
    size: int = 13,
    anchor: str = "start",
    colour: str = INK,
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def least(rounds: Sequence[Costs]) -> Costs:
    """Return the shortest of each time: the one that others disturbed least."""
    return {
        count: {
            blanks: {
                name: min(costs[count][blanks][name] for costs in rounds) for name in ms
            }
            for blanks, ms in by_blanks.items()
        }
        for count, by_blanks in rounds[0].items()
    }


def main() -> None:
    """Measure, draw, and say what was measured."""
    words = list(Lexicon.load())
    costs = least([cost_by_words(words) for _ in range(ROUNDS)])
    PICTURE.write_text(growth_svg(costs, len(words)), encoding="utf-8")
    print(growth_text(costs))


if __name__ == "__main__":
    main()
