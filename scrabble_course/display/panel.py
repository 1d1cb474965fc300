"""A card of HTML in JupyterLab's own colours, for light and dark themes."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

TONES = {
    "good": ("--jp-success-color1", "#2e7d32"),
    "bad": ("--jp-warn-color1", "#c75c00"),
    "wait": ("--jp-info-color1", "#1565c0"),
}


def panel(title: str, body: Iterable[str], tone: str) -> str:
    """Return a card with a title (plain text) and a body (pieces of HTML).

    `tone` ("good", "bad" or "wait") colours the edge; the title says the same in
    words, so nothing hangs on the colour.
    """
    variable, fallback = TONES[tone]
    style = (
        f"border-left:4px solid var({variable},{fallback});padding:.4em .9em;"
        "margin:.2em 0;max-width:50em;line-height:1.5;"
        "background:var(--jp-layout-color2,rgba(127,127,127,.1))"
    )
    head = f"<strong>{escape(title)}</strong>"
    return f'<div role="status" style="{style}">{head}{"".join(body)}</div>'


def folded(title: str, body: Iterable[str]) -> str:
    """Return pieces of HTML that are shown when their title is clicked."""
    head = f'<summary style="cursor:pointer">{escape(title)}</summary>'
    return f'<details style="margin:.3em 0 0">{head}{"".join(body)}</details>'


def code(text: str) -> str:
    """Return `text` as HTML in the code font, its line breaks kept."""
    style = "white-space:pre-wrap;overflow-wrap:anywhere;background:none"
    return f'<code style="{style}">{escape(text)}</code>'


def prose(text: str) -> str:
    """Return `text` as an HTML paragraph; `...` between back-ticks is code."""
    pieces = text.split("`")
    marked = [code(p) if i % 2 else escape(p) for i, p in enumerate(pieces)]
    return f'<p style="margin:.3em 0 0">{"".join(marked)}</p>'


def python(source: str) -> str:
    """Return Python source as a block of HTML in the code font."""
    style = "margin:.4em 0 0;white-space:pre;overflow-x:auto;background:none"
    return f'<pre style="{style}">{escape(source)}</pre>'
