"""The instructor's own files: read as people and spreadsheets write them, and written.

Several people may have one open. Who writes says by a stamp which text was changed, and
what somebody else wrote meanwhile is not overwritten.
"""

from __future__ import annotations

import hashlib
import tomllib
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Collection
from pathlib import Path
from typing import Any

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.resources.atomic_files import write_atomically

WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""What .xlsx and .ods begin with, and the older .xls."""


class CannotReadText(CannotGrade):
    """A file is no text; the sentence says what to do."""


class ChangedMeanwhile(CannotGrade):
    """Somebody else changed what is to be written; nothing was."""


def read_text(file: Path) -> str:
    """Return the text of a file, which Excel may have written; a workbook is none."""
    content = file.read_bytes()
    if content.startswith(WORKBOOKS):
        raise CannotReadText(
            f"{file} is a workbook, or an archive: open it in your spreadsheet, and "
            "save it as CSV (with UTF-8, if you are asked)"
        )
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def table_in(
    text: str,
    lines: Collection[str],
    tables: Collection[str],
    error: type[CannotGrade],
) -> dict[str, Any]:
    """Return a text in TOML that may have these lines and tables, or raise an error.

    A table that is not there is an empty one.
    """
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as why:  # nested deep, or a huge number
        raise error(f"it is no TOML: {why}") from None
    if unknown := sorted(table.keys() - {*lines, *tables}):
        raise error(
            f"it says {unknown[0]!r}; it may say {', '.join(lines)}, and "
            f"[{'], ['.join(tables)}]"
        )
    for name in tables:
        check_table(name, table.setdefault(name, {}), error)
    return table


def check_table(name: str, lines: Any, error: type[CannotGrade]) -> None:
    """Raise an error if there is something else where a table has to be."""
    if not isinstance(lines, dict):
        raise error(f"{name} is a table: put [{name}] above its lines")


def text_in(file: Path) -> str:
    """Return the text of a file, "" if it is not there."""
    return read_text(file) if file.is_file() else ""


def stamp_of(file: Path) -> str:
    """Return a text that changes whenever a file does; "" if it is not there."""
    return hashlib.sha256(file.read_bytes()).hexdigest() if file.is_file() else ""


def check_stamp(file: Path, stamp: str) -> None:
    """Raise ChangedMeanwhile if the stamp of a file is not this one any more."""
    if stamp_of(file) != stamp:
        raise ChangedMeanwhile(
            f"{file.name} was changed meanwhile, so nothing is written: look at it as "
            "it is now, and say it again"
        )


def write_text(file: Path, text: str, stamp: str) -> None:
    """Write a file, or raise ChangedMeanwhile."""
    check_stamp(file, stamp)
    write_atomically(file, text)
