"""A card of HTML in JupyterLab's own colours, for light and dark themes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

TONES = {
    "good": ("--jp-success-color1", "#2e7d32"),
    "bad": ("--jp-warn-color1", "#c75c00"),
    "wait": ("--jp-info-color1", "#1565c0"),
}
HANGING = 6
"""How many columns further in a long line goes on, where no block stands."""
EM_OF_A_COLUMN = 0.6
"""About the width of a character; JupyterLab does not let the unit `ch` through."""
LONGEST_WORD = 30
"""How many characters of code stay on one line."""
_WRAPPED = "white-space:pre-wrap;overflow-wrap:anywhere;word-break:normal"
_SEAM = re.compile(r"(?<=[_(.])(?=\w)")


def panel(title: str, body: Iterable[str], tone: str) -> str:
    """Return a card with a title (plain text) and a body (pieces of HTML).

    `tone` ("good", "bad" or "wait") colours the edge; the title says the same in
    words, so nothing hangs on the colour. Where JupyterLab does not trust a notebook,
    it drops the theme's colours, and the plain ones before them stay.
    """
    variable, fallback = TONES[tone]
    style = (
        f"border-left:4px solid {fallback};"
        f"border-left:4px solid var({variable},{fallback});padding:.4em .9em;"
        "margin:.2em 0;max-width:50em;line-height:1.5;"
        "background:rgba(127,127,127,.1);"
        "background:var(--jp-layout-color2,rgba(127,127,127,.1))"
    )
    head = f"<strong>{escape(title)}</strong>"
    return f'<div role="status" style="{style}">{head}{"".join(body)}</div>'


def folded(title: str, body: Iterable[str], is_open: bool = False) -> str:
    """Return pieces of HTML that are shown when their title is clicked."""
    head = f'<summary style="cursor:pointer">{escape(title)}</summary>'
    shown = " open" if is_open else ""
    return f'<details{shown} style="margin:.3em 0 0">{head}{"".join(body)}</details>'


def code(text: str) -> str:
    """Return `text` as HTML in the code font, its line breaks kept.

    A name that is longer than a narrow line breaks where its parts meet.
    """
    words = map(_seamed, re.split(r"(\s+)", text))
    return f'<code style="{_WRAPPED};background:none">{"".join(words)}</code>'


def prose(text: str) -> str:
    """Return `text` as an HTML paragraph; `...` between back-ticks is code."""
    pieces = text.split("`")
    marked = [code(p) if i % 2 else escape(p) for i, p in enumerate(pieces)]
    return f'<p style="margin:.3em 0 0">{"".join(marked)}</p>'


def python(source: str) -> str:
    """Return Python source as a block of HTML in the code font.

    A line that is too long goes on below, further in than it began.
    """
    style = f"margin:.4em 0 0;{_WRAPPED};background:none"
    lines = map(_hanging, source.splitlines(keepends=True))
    return f'<pre style="{style}">{"".join(lines)}</pre>'


def _hanging(line: str) -> str:
    width = EM_OF_A_COLUMN * (len(line) - len(line.lstrip(" ")) + HANGING)
    style = f"display:block;padding-left:{width:.1f}em;text-indent:-{width:.1f}em"
    return f'<span style="{style}">{escape(line)}</span>'


def _seamed(word: str) -> str:
    pieces = _SEAM.split(word) if len(word) > LONGEST_WORD else [word]
    return "<wbr>".join(map(escape, pieces))
