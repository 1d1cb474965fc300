"""The picture of a call tree: static SVG, which may also grow."""

from __future__ import annotations

from html import escape

from scrabble_course.display.call_tree import CallTree, DrawnCall
from scrabble_course.display.paper import INK, chart_svg

ROW = 32
BOX = 24
INDENT = 28
EDGE = 14
LETTER = 7.3  # how wide a letter of the code font is

FACES = {
    "gives": ("#e4f1e5", "#2e7d32", ""),
    "stops": ("#fbe6e4", "#b3261e", ""),
    "waits": ("none", "#8a7a5c", ' stroke-dasharray="3 3"'),
    "is": ("#faedcb", "#8a6a1c", ' stroke-width="2.5"'),
}
"""First word of a call's state -> fill, line and style; the words say the same."""


_ON_LIGHT = f' fill="{INK}"'


def call_tree_svg(tree: CallTree, seconds: float | None = None) -> str:
    """Return the tree as SVG: a row for each call, and beside it how the call stands.

    With `seconds`, each step shows that much after the one before; whatever
    cannot show moving pictures shows the whole tree.
    """
    rows = list(enumerate(tree.seen, start=1))
    height = ROW * (len(rows) + bool(tree.note)) + BOX + EDGE
    width = round(max(_width(tree, call) for _, call in rows)) + EDGE
    width = max(width, round(LETTER * max(len(tree.name), len(tree.note))) + 2 * EDGE)
    body = [_text(EDGE, 0, tree.name, ' font-weight="700"')]
    for number, call in rows:
        parts = _call(tree, number, call) + _chips(tree, number, call, seconds)
        body.append(f"<g>{_appears(call.began, seconds)}{parts}</g>")
    if tree.note:
        body.append(_text(EDGE, len(rows) + 1, tree.note, ' font-style="italic"'))
    font = 'font-family="Menlo, Consolas, monospace" font-size="12"'
    drawn = f'<g class="ink" {font}>{"".join(body)}</g>'
    return chart_svg((width, height), f"The calls of {tree.name}", str(tree), drawn)


def _call(tree: CallTree, number: int, call: DrawnCall) -> str:
    """Draw the box with the arguments, and the line from the call that made it."""
    x, y = EDGE + INDENT * call.depth, ROW * number
    line = ""
    if call.depth:
        above = [
            n for n, c in enumerate(tree.calls[:number], 1) if c.depth < call.depth
        ]
        start = ROW * above[-1] + BOX
        corner = f"M{x - INDENT + 12} {start}V{y + BOX // 2}H{x}"
        line = f'<path d="{corner}" fill="none" stroke="#8a7a5c"/>'
    box = (
        f'<rect x="{x}" y="{y}" width="{_box_width(call):.0f}" height="{BOX}" rx="5" '
        f'fill="#f4ecd8" stroke="#c7a768"/>'
    )
    return line + box + _text(x + 9, number, f"({call.arguments})", _ON_LIGHT)


def _chips(tree: CallTree, number: int, call: DrawnCall, seconds: float | None) -> str:
    """Draw how the call stands; in a growing picture, also that it waited before."""
    x = EDGE + INDENT * call.depth + _box_width(call) + 10
    now = _chip(x, number, tree.state(call))
    if seconds is None or call.ended > tree.step:
        return f"<g>{now}</g>"
    wait = seconds * (call.ended - call.began)
    before = (
        f'<set attributeName="visibility" to="visible" '
        f'begin="{seconds * (call.began - 1):.2f}s" dur="{wait:.2f}s"/>'
    )
    return (
        f'<g visibility="hidden">{before}{_chip(x, number, "waits")}</g>'
        f"<g>{_appears(call.ended, seconds)}{now}</g>"
    )


def _appears(step: int, seconds: float | None) -> str:
    """Hide what is drawn around this until its step has come."""
    if seconds is None or step == 1:
        return ""
    wait = seconds * (step - 1)
    return f'<set attributeName="visibility" to="hidden" dur="{wait:.2f}s"/>'


def _chip(x: float, number: int, state: str) -> str:
    fill, line, style = FACES[state.partition(" ")[0]]
    width = LETTER * len(state) + 18
    return (
        f'<rect x="{x:.0f}" y="{ROW * number}" width="{width:.0f}" height="{BOX}" '
        f'rx="12" fill="{fill}" stroke="{line}"{style}/>'
        + _text(x + 9, number, state, "" if fill == "none" else _ON_LIGHT)
    )


def _text(x: float, number: int, text: str, style: str = "") -> str:
    y = ROW * number + 16 + (0 if number else 4)
    return (
        f'<text x="{x:.0f}" y="{y}" xml:space="preserve"{style}>{escape(text)}</text>'
    )


def _box_width(call: DrawnCall) -> float:
    return LETTER * (len(call.arguments) + 2) + 18


def _width(tree: CallTree, call: DrawnCall) -> float:
    chip = LETTER * len(tree.state(call)) + 18
    return EDGE + INDENT * call.depth + _box_width(call) + 10 + chip
