"""The HTML face of a score sheet: tiles with their points, and what becomes of them."""

from __future__ import annotations

from html import escape

from scrabble_course.board.score_sheet import Extra, ScoreSheet, TileScore, WordScore

_SHEET = (
    "display:inline-flex;flex-direction:column;gap:2px;line-height:1.2;"
    "font-family:var(--jp-ui-font-family,sans-serif);font-size:14px;"
    "color:var(--jp-ui-font-color1,inherit)"
)
_ROW = "display:flex;flex-wrap:wrap;align-items:center;gap:3px 8px"
_WORD = f"{_ROW};min-height:38px"
_TILES = (
    "display:inline-flex;flex-wrap:wrap;gap:3px;text-align:center;"
    "font:700 16px/26px Helvetica Neue,Arial,sans-serif"
)
_TILE = (
    "position:relative;box-sizing:border-box;width:34px;height:30px;"
    "padding-right:9px;border-radius:4px"
)
_LETTER = "background:#faedcb;color:#2b2113;box-shadow:0 2px 0 #c7a768"
_BLANK = (
    "background:#f0eafc;color:#43257a;box-shadow:0 2px 0 #a795cf;"
    "outline:1px dashed #43257a;outline-offset:-3px"
)
_POINTS = "position:absolute;right:2px;bottom:1px;font-size:11px;line-height:1"
_BADGE = (
    "position:absolute;right:-3px;top:-7px;padding:1px 3px;border-radius:6px;"
    "background:#1a5a8e;color:#fff;font-size:11px;line-height:1"
)
_TIMES = "display:inline-flex;flex-direction:column"
_REASON = "font-size:11px;color:var(--jp-ui-font-color2,inherit)"
_REMARK = "font-size:13px;color:var(--jp-ui-font-color2,inherit)"


def score_sheet_html(sheet: ScoreSheet) -> str:
    """Return a score sheet as a small picture; its label is the plain text."""
    rows = [_span(_WORD, _word(word)) for word in sheet.words]
    rows += [_span(_ROW, _extra(extra)) for extra in sheet.extras]
    if len(rows) != 1:
        rows.append(_span(_ROW, f"<span>total</span>{_equals(sheet.total)}"))
    rows += [_span(_REMARK, escape(remark)) for remark in sheet.remarks]
    label = escape(str(sheet))
    return (
        f'<div role="img" aria-label="{label}" style="{_SHEET}">{"".join(rows)}</div>'
    )


def _word(word: WordScore) -> str:
    tiles = "".join(_tile(tile) for tile in word.tiles)
    return f"{_span(_TILES, tiles)}{_times(word)}{_equals(word.points)}"


def _tile(tile: TileScore) -> str:
    look = _BLANK if tile.is_blank else _LETTER
    letter = escape(tile.letter.upper())
    points = _span(_POINTS, str(tile.points))
    badge = _span(_BADGE, f"&#215;{tile.times}") if tile.times > 1 else ""
    return _span(f"{_TILE};{look}", f"{letter}{points}{badge}")


def _times(word: WordScore) -> str:
    if word.times == 1 and not word.reason:
        return ""
    reason = _span(_REASON, escape(word.reason))
    return _span(_TIMES, f"<span>&#215; {word.times}</span>{reason}")


def _extra(extra: Extra) -> str:
    return f"<span>{escape(extra.name)}</span><span>{extra}</span>"


def _equals(points: int) -> str:
    return f"<span>= <strong>{points}</strong></span>"


def _span(style: str, inside: str) -> str:
    return f'<span style="{style}">{inside}</span>'
