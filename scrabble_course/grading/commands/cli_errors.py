"""What the instructors' commands share: files they read, and what they say."""

from __future__ import annotations

from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.run_console import named
from scrabble_course.resources.course_config import CannotReadCourse

if TYPE_CHECKING:  # loaded when something is graded: `start` need not wait for it
    from scrabble_course.grading.gradebook.gradebook import Gradebook

REGRADE = "regrade"
"""The folder of the pages for regrade requests, beside the class page."""
WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""What .xlsx and .ods begin with, and the older .xls."""


class CannotReadText(CannotGrade):
    """A file is no text; the sentence says what to do."""


@contextmanager
def plain_words() -> Iterator[None]:
    """Turn what went wrong into one sentence and exit code 1."""
    import sqlite3

    from scrabble_course.diagnosis.instructor_mistakes import PastedError
    from scrabble_course.grading.commands.out_folder import check_system
    from scrabble_course.grading.gradebook.gradebook_file import with_remedy
    from scrabble_course.resources.word_list import WordListError

    try:
        check_system()
        yield
    except (CannotGrade, CannotReadCourse, PastedError, WordListError) as error:
        said = str(error)
    except sqlite3.Error as error:
        said = with_remedy("The gradebook cannot be read or written", error)
    except OSError as error:
        said = of_system(error)
    else:
        return
    typer.echo(said, err=True)
    raise typer.Exit(1)


def of_system(error: OSError) -> str:
    """Say what the system refused, and about which file.

    >>> of_system(IsADirectoryError(21, "Is a directory", "index.html"))
    'index.html cannot be read or written: is a directory'
    """
    place = error.filename2 or error.filename or "A file"
    why = str(error.strerror or error)
    return f"{place} cannot be read or written: {why[:1].lower()}{why[1:]}"


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Name the file in what is said to be wrong with it."""

    try:
        yield
    except (CannotGrade, CannotReadCourse) as error:
        raise type(error)(f"{file}: {error}") from None


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


def report(book: Gradebook, out: Path) -> None:
    """Write all reports on a gradebook, and say where."""
    from scrabble_course.grading.reports.all_reports import write_all
    from scrabble_course.grading.reports.platforms import not_returned
    from scrabble_course.grading.reports.readable import file_name

    write_all(book, out)
    known = {f"{file_name(student)}.html" for student in book.students()}
    for page in (out / REGRADE).glob("*.html"):
        if page.name not in known:
            page.unlink()
    for why, students in not_returned(book, book.counting()).items():
        typer.echo(f"{why}: {named(students)}")
    about = f" (stages {book.conditions.stages})" if book.conditions else ""
    typer.echo(f"Reports: {out / 'index.html'}{about}")
