"""Texts as lessons mark them, in HTML."""

from __future__ import annotations

import re
from html import escape

_STRONG = re.compile(r"\*\*(.+?)\*\*")
_SET_OFF = re.compile(r"\*(.+?)\*")


def marked(text: str) -> str:
    """Return `text` as HTML, what lessons mark marked.

    >>> marked("**Two** names, *held* and `left`")
    '<strong>Two</strong> names, <em>held</em> and <code>left</code>'
    """
    pieces = text.split("`")
    return "".join(
        f"<code>{escape(piece)}</code>" if at % 2 else _emphasised(escape(piece))
        for at, piece in enumerate(pieces)
    )


def _emphasised(text: str) -> str:
    return _SET_OFF.sub(r"<em>\1</em>", _STRONG.sub(r"<strong>\1</strong>", text))
