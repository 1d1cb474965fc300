"""Texts that come from students, made safe to show: to people and to spreadsheets."""

from __future__ import annotations

import hashlib
import re
import unicodedata

MOST_CHARACTERS = 2_000
MOST_LINES = 40
MOST_IN_A_LINE = 500
"""How much of one text is shown."""

_HIDDEN = {"Cc", "Cf", "Cs", "Cn", "Zl", "Zp"}
_JOINERS = "\u200c\u200d"  # spelling in Persian, Hindi and others needs them
_FORMULA = tuple("=+-@\t\uff1d\uff0b\uff0d\uff20")
_PLAIN_NAME = re.compile(r"[a-z0-9][a-z0-9._@-]{0,63}")


def readable(text: str) -> str:
    """Return `text` with what cannot be seen written out, and not too long.

    Marks that turn the direction of writing, control characters and halves of
    characters are shown as Python writes them. New lines and tabs stay.

    >>> readable("abc\\u202ecba\\x00")
    'abc\\\\u202ecba\\\\x00'
    """
    seen = _shortened(text).replace("\r\n", "\n")
    if seen.isascii() and seen.replace("\n", "").replace("\t", "").isprintable():
        return seen
    return "".join(map(_visible, seen))


def one_line(text: str, most: int = MOST_IN_A_LINE) -> str:
    """Return `text` readable and on one line.

    >>> one_line("line 3\\n  oh")
    'line 3 oh'
    """
    line = " ".join(readable(text).split())
    return line if len(line) <= most else line[: most - 1] + "…"


def spreadsheet_cell(text: str) -> str:
    """Return `text` so that no spreadsheet takes it for a formula.

    >>> spreadsheet_cell("=cmd()"), spreadsheet_cell("ann")
    ("'=cmd()", 'ann')
    """
    line = one_line(text, MOST_CHARACTERS)
    return f"'{line}" if line.startswith(_FORMULA) else line


def file_name(student: str) -> str:
    """Return a name for the files about a student; two students never share one.

    A name that is plain on every system stays as it is; others get a digest.

    >>> file_name("ann"), file_name("../Ann").split("~")[0]
    ('ann', 'Ann')
    """
    if _PLAIN_NAME.fullmatch(student) and not student.endswith("."):
        return student
    digest = hashlib.sha256(student.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    words = "-".join(re.findall(r"[A-Za-z0-9]+", student))
    return f"{words[:40] or 'student'}~{digest}"


def _shortened(text: str) -> str:
    shown = "\n".join(text.split("\n", MOST_LINES)[:MOST_LINES])[:MOST_CHARACTERS]
    left_out = len(text) - len(shown)
    return f"{shown}… ({left_out:,} more characters)" if left_out else text


def _visible(character: str) -> str:
    if character in "\n\t" or character in _JOINERS:
        return character
    if unicodedata.category(character) in _HIDDEN:
        return character.encode("unicode_escape").decode()
    return character
