"""The words of the game: a text file with one word a line."""

from __future__ import annotations

import codecs
import io
import string
from collections.abc import Iterator
from pathlib import Path

from scrabble_course.resources.shipped_files import shipped

LETTERS = string.ascii_letters.encode()
LONGEST_QUOTE = 40


class WordListError(ValueError):
    """A word list is missing or malformed; the message says where and what to do."""


def read_words(path: str | Path | None = None) -> list[str]:
    """Return the words of a word list, in lower case, in the order of the file.

    `path` names a file with one word of a-z a line; without it, the course's own
    list is read. Capitals, Windows line ends and blank lines at the end are taken
    as they come; anything else raises WordListError.

    >>> words = read_words()
    >>> "cows" in words, "ac" in words
    (True, False)
    """
    return _checked(path).decode("ascii").split("\n")


def each_word() -> Iterator[str]:
    """Yield what `read_words()` returns, one word after the other.

    All of them at once are 20 MB.

    >>> list(each_word()) == read_words()
    True
    """
    for line in io.BytesIO(_checked()):
        yield line.decode("ascii").rstrip()


def _checked(path: str | Path | None = None) -> bytes:
    """Return the lines of a word list in lower case, or raise WordListError."""
    file = shipped("words.txt") if path is None else Path(path)
    remedy = "install the course again" if path is None else "check the path"
    lines = _read_lines(file, remedy).rstrip(b"\n")
    if not lines:
        raise WordListError(f"{file}, line 1: the list is empty; put a word there.")
    # Asked once of the whole file: asking each line takes ten times as long.
    has_other_bytes = lines.translate(None, LETTERS + b"\n") != b""
    has_blank_line = lines.startswith(b"\n") or b"\n\n" in lines
    if has_other_bytes or has_blank_line:
        raise WordListError(f"{file}, {_first_fault(lines)}")
    return lines.lower()


def _read_lines(file: Path, remedy: str) -> bytes:
    """Return what `file` holds, with plain line ends and no byte order mark."""
    try:
        content = file.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        reason = getattr(error, "strerror", None) or error
        raise WordListError(
            f"{file} cannot be read as a word list: {reason}; {remedy}."
        ) from None
    return content.removeprefix(codecs.BOM_UTF8).replace(b"\r\n", b"\n")


def _first_fault(lines: bytes) -> str:
    """Return what is wrong with the first line that is not a word, and the remedy."""
    number, line = next(
        (number, line)
        for number, line in enumerate(lines.split(b"\n"), start=1)
        if line == b"" or line.translate(None, LETTERS)
    )
    if line == b"":
        return f"line {number}: the line is blank; remove it."
    shown = quoted(line.decode("utf-8", "replace"))
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        return (
            f"line {number}: {shown} has the byte 0x{line[error.start]:02x}, "
            "which is not UTF-8; save the file as UTF-8."
        )
    wrong = next(letter for letter in text if letter not in string.ascii_letters)
    return (
        f"line {number}: {shown} has {wrong!r}, which is not a letter a-z; "
        "put one plain word on each line."
    )


def quoted(text: str) -> str:
    """Return a text as it stands in an error: in quotes, and cut if it is long."""
    return repr(text) if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]!r}..."
