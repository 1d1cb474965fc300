"""The HTML face of a tournament's standings: a table, and a chart of the win rates."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from scrabble_course.display.image import image_html
from scrabble_course.display.paper import FONT, chart_svg, svg_text
from scrabble_course.scrabble.standings import Standing, Standings, win_rate_text

WIDTH, BAR, ROW, MARGIN = 300, 14, 26, 12
CHARACTER, RATE = 7.5, 60
"""The sizes of a whole bar, its height, a row, the edge, a letter, a win rate."""

TITLE = "How often each player wins, with 95 % confidence intervals"
COLOUR = "#4c86ab"
RULE = "#cbbf9f"

_CELL = "padding:.15em .45em;text-align:right;white-space:nowrap"
_NAME = "padding:.15em .45em;text-align:left"


def standings_html(standings: Standings) -> str:
    """Return the standings as a table and a chart, with what else there is to say."""
    remarks = "".join(f"<p>{escape(remark)}</p>" for remark in standings.remarks)
    chart = image_html(standings_svg(standings), TITLE)
    return f"<div>{_table(standings)}{chart}{remarks}</div>"


def standings_svg(standings: Standings) -> str:
    """Return the win rates as bars, each with its 95 % confidence interval."""
    rows = standings.table
    left = MARGIN + round(max(len(row.name) for row in rows) * CHARACTER) + 8
    width, bottom = left + WIDTH + RATE + 8, MARGIN + len(rows) * ROW
    height = bottom + 24
    drawn = "".join([*_scale(left, bottom), *_bars(rows, left)])
    body = f'<g class="ink" {FONT}>{drawn}</g>'
    return chart_svg((width, height), TITLE, str(standings), body)


def _table(standings: Standings) -> str:
    (first, *heads), *rows = standings.cells()
    head = f'<th style="{_NAME}">{first}</th>' + "".join(
        f'<th scope="col" style="{_CELL}">{text}</th>' for text in heads
    )
    return (
        '<div style="overflow-x:auto"><table style="margin-left:0">'
        f"<thead><tr>{head}</tr></thead><tbody>{_body(rows)}</tbody></table></div>"
    )


def _body(rows: list[tuple[str, ...]]) -> str:
    return "".join(
        f'<tr><th scope="row" style="{_NAME}">{escape(name)}</th>'
        + "".join(f'<td style="{_CELL}">{text}</td>' for text in cells)
        + "</tr>"
        for name, *cells in rows
    )


def _scale(left: int, bottom: int) -> Iterator[str]:
    for percent in (0, 25, 50, 75, 100):
        x = left + WIDTH * percent / 100
        yield (
            f'<line x1="{x:g}" y1="{MARGIN}" x2="{x:g}" y2="{bottom}" '
            f'stroke="{RULE}"/>'
            + svg_text(x, bottom + 15, f"{percent} %", 11, "middle")
        )


def _bars(rows: tuple[Standing, ...], left: int) -> Iterator[str]:
    for place, row in enumerate(rows):
        y = MARGIN + place * ROW + (ROW - BAR) / 2
        middle = y + BAR / 2
        yield svg_text(left - 8, middle + 5, row.name, 13, "end")
        if row.win_rate is None:
            continue
        low, high = (left + WIDTH * end for end in row.win_interval)
        yield (
            f'<rect x="{left}" y="{y:g}" width="{WIDTH * row.win_rate:.1f}" '
            f'height="{BAR}" fill="{COLOUR}"/>'
        )
        path = f"M{low:.1f} {middle - 4:g}v8m0-4H{high:.1f}m0-4v8"
        yield f'<path d="{path}" class="pen" fill="none" stroke-width="1.5"/>'
        yield svg_text(left + WIDTH + RATE, middle + 5, win_rate_text(row), 12, "end")
