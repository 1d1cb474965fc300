"""What the charts are drawn on, and with: paper, ink and letters."""

from __future__ import annotations

from html import escape

PAPER = "#fffdf7"
INK = "#2b2113"
FONT = 'font-family="Helvetica Neue, Arial, sans-serif"'


def svg_text(x: float, y: float, text: str, size: int, anchor: str) -> str:
    """Return a text of so many pixels whose `anchor` ("middle", "end") is at x, y."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )
