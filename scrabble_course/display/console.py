"""What a console can show: some of Windows, and of old servers, have few letters."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from itertools import filterfalse

PLAIN = "scrabble-course-plain"
"""The name of the way in which a letter that an encoding lacks is written."""
INSTEAD = str.maketrans("└─│µ·", "`-|u-")


def for_console(text: str) -> str:
    r"""Return a text in letters that the standard output has.

    >>> "Käse … 中".encode("ascii", PLAIN)
    b'Kase ... ?'
    """
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, PLAIN).decode(encoding)


def print_plainly() -> None:
    """Have what is printed from now on fail for no letter that a console lacks."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors=PLAIN)


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(INSTEAD)
    letters = filterfalse(unicodedata.combining, unicodedata.normalize("NFKD", lacking))
    shown = "".join(one if one.isascii() else "?" for one in letters)
    return shown, error.end


codecs.register_error(PLAIN, _plain)
