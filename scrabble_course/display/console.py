"""What a console can show: some of Windows, and of old servers, have few letters."""

from __future__ import annotations

import sys


def shown_as(text: str, plain: str) -> str:
    """Return a text, or the `plain` one where the standard output lacks its letters."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return plain
    return text
