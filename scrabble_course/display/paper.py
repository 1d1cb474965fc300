"""What the charts are drawn on, and with: paper, ink and letters.

JupyterLab shows a chart as an image and says with `color-scheme` what its theme is; so
a chart is dark in a dark theme by its own style.
"""

from __future__ import annotations

from html import escape

PAPER, INK = "#fffdf7", "#2b2113"
DARK_PAPER, DARK_INK = "#1e1e1e", "#ece6d8"
FONT = 'font-family="Helvetica Neue, Arial, sans-serif"'


def _rules(paper: str, ink: str) -> str:
    grounds = f".paper{{fill:{paper}}}.halo{{stroke:{paper}}}"
    return f"{grounds}.ink{{fill:{ink}}}.pen{{stroke:{ink}}}"


_STYLE = (
    f"{_rules(PAPER, INK)}"
    f"@media(prefers-color-scheme:dark){{{_rules(DARK_PAPER, DARK_INK)}}}"
)


def picture_svg(
    size: tuple[int, int], title: str, text: str, body: str, style: str = ""
) -> str:
    """Return a picture of this width and height; `text` says in words what it shows."""
    width, height = size
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" '
        f'height="{height}" viewBox="0 0 {width} {height}" '
        f'style="max-width:100%{style}"><title>{escape(title)}</title>'
        f"<desc>{escape(text)}</desc>{body}</svg>"
    )


def chart_svg(size: tuple[int, int], title: str, text: str, body: str) -> str:
    """Return a picture on paper, light or dark as the theme is."""
    width, height = size
    paper = f'<rect class="paper" width="{width}" height="{height}" rx="8"/>'
    return picture_svg(size, title, text, f"<style>{_STYLE}</style>{paper}{body}")


def svg_text(
    x: float, y: float, text: str, size: int, anchor: str, style: str = ""
) -> str:
    """Return a text of so many pixels whose `anchor` ("middle", "end") is at x, y."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"{style}>'
        f"{escape(text)}</text>"
    )
