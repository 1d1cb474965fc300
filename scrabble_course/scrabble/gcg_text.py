"""The bytes of a GCG file as text, in the encoding that the file names."""

from __future__ import annotations

import codecs
import re

from scrabble_course.scrabble.errors import GCGError

ENCODINGS = (
    *("ascii", "utf-8", "utf-8-sig"),
    *("iso8859-1", "iso8859-2", "iso8859-15", "cp1250", "cp1252"),
)
PRAGMA = re.compile(rb"\s*#character-encoding[ \t]+([!-~]{1,40})", re.IGNORECASE)
WIDE = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
"""How a file begins that was saved as what Windows calls Unicode."""


def decoded(content: bytes) -> str:
    """Return the text of a file's bytes.

    They are read as the file's `#character-encoding` says; without one as UTF-8, and
    if they are not that, as ISO 8859-1. A mark that says UTF-16 is believed.

    >>> decoded(b"#character-encoding ISO-8859-1\\n#title \\xc9t\\xe9").splitlines()[1]
    '#title Été'

    An encoding that is not known, or not kept to, is a GCGError that names the line.
    """
    if content.startswith(WIDE):
        return _decoded(content, "utf-16")
    plain = content.removeprefix(codecs.BOM_UTF8)
    declared = PRAGMA.match(plain)
    if declared is not None:
        line = 1 + plain[: declared.start(1)].count(b"\n")
        return _decoded(plain, _known(declared[1].decode("ascii"), line))
    try:
        return plain.decode("utf-8")
    except UnicodeDecodeError:
        return plain.decode("iso8859-1")


def _decoded(content: bytes, name: str) -> str:
    try:
        return content.decode(name)
    except UnicodeDecodeError as error:
        line = 1 + content[: error.start].count(b"\n")
        raise GCGError(
            line,
            f"the byte 0x{content[error.start]:02x} is not {name}; save the file as "
            "UTF-8, and say so in its first line: #character-encoding UTF-8.",
        ) from None


def _known(name: str, line: int) -> str:
    """Return Python's name for an encoding."""
    try:
        known = codecs.lookup(name).name
    except LookupError:
        known = ""
    if known not in ENCODINGS:
        raise GCGError(
            line, f"the character encoding {name!r} is not known here; use UTF-8."
        )
    return known
