"""A game that was played through as one page of pictures, to be opened in a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from scrabble_course.board import Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.layout import SIZE, Square
from scrabble_course.display.board_svg import board_svg
from scrabble_course.display.score_sheet_html import score_sheet_html
from scrabble_course.scrabble.gcg import GameRecord, Step
from scrabble_course.scrabble.tile_sets import TileSet

_STYLE = """
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:75rem;margin:0 auto;padding:1rem}
main{display:grid;gap:2rem;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr))}
h1{font-size:1.6rem}
h2{font-size:1.1rem;margin:0}
p{margin:.3rem 0;overflow-wrap:anywhere}
.fault{border-left:4px solid #c75c00;padding-left:.6rem}
"""


def game_page(
    record: GameRecord, steps: Sequence[Step], tiles: TileSet | None = None
) -> str:
    """Return a record and the steps of its replay as a page that stands alone.

    The tiles show their values, if it is known which `tiles` they are.
    """
    title = escape(record.title or " and ".join(seat.name for seat in record.seats))
    parts = [f"<h1>{title}</h1>", *_paragraphs((record.description, *record.notes))]
    before = Board.empty()
    values = tiles.values if tiles else {}
    parts.append("<main>")
    for number, step in enumerate(steps, start=1):
        section = "".join(_section(number, step, before, values))
        parts.append(f"<section>{section}</section>")
        before = step.board
    parts.append("</main>")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{_STYLE}</style></head>\n"
        f"<body>{''.join(parts)}</body></html>\n"
    )


def _section(
    number: int, step: Step, before: Board, values: Mapping[str, int]
) -> Iterator[str]:
    """Yield the pieces of one move; the board is drawn where tiles came or went."""
    yield f"<h2>{number}. {escape(step.name)}: {escape(step.in_words)}</h2>"
    rack = f"rack {step.event.rack}; " if step.event.rack else ""
    yield from _paragraphs((f"{rack}{step.points:+}, so {step.total}",))
    yield from _paragraphs(step.event.notes)
    for fault in step.faults:
        yield f'<p class="fault">{escape(str(fault))}</p>'
    if step.board != before:
        yield board_svg(step.board, _laid(before, step.board), values=values)
    if step.sheet is not None:
        yield score_sheet_html(step.sheet)


def _paragraphs(texts: Sequence[str]) -> Iterator[str]:
    for text in texts:
        if text:
            yield f"<p>{escape(text)}</p>"


def _laid(before: Board, after: Board) -> list[Square]:
    squares = [(row, col) for row in range(SIZE) for col in range(SIZE)]
    return [s for s in squares if before[s] != after[s] != EMPTY]
