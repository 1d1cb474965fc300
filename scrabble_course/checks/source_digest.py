"""A short digest of a function's text: whether a file has the same that has passed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable

from scrabble_course.calling.definitions import begins_in
from scrabble_course.diagnosis.lint.function_source import is_unwritten

_STARTS = re.compile(r"(?:async[ \t]+def|def|class)\b|@")
_GOES_ON = re.compile(r"[ \t)\]}#]|$")


def digest_in(cells: Iterable[str], name: str) -> str:
    """Return the digest of the last of `cells` that writes a function; "" if none.

    Only what is defined there counts, without blanks at the ends of lines.

    >>> digest_in(["def f():  \\n  return 1\\n\\nx = f()"], "f") == digest_in(
    ...     ["%time 1\\ndef f():\\n  return 1"], "f"
    ... )
    True
    """
    written = [c for c in cells if begins_in(c, name) and not is_unwritten(c, name)]
    if not written:
        return ""
    lines = [line for line in _defined_in(written[-1].splitlines()) if line]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _defined_in(lines: list[str]) -> Iterable[str]:
    """Yield the lines of definitions at the left margin."""
    inside = False
    for line in lines:
        inside = bool(_STARTS.match(line) or (inside and _GOES_ON.match(line)))
        if inside:
            yield line.rstrip()
