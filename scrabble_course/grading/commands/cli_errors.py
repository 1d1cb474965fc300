"""What the instructors' commands share: files they read, and what they say."""

from __future__ import annotations

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


@contextmanager
def plain_words() -> Iterator[None]:
    """Turn what went wrong into one sentence and exit code 1."""
    from scrabble_course.grading.commands.out_folder import check_system

    try:
        check_system()
        yield
    except Exception as error:
        if not (said := in_plain_words(error)):
            raise
    else:
        return
    typer.echo(said, err=True)
    raise typer.Exit(1)


def in_plain_words(error: Exception) -> str:
    """Return what went wrong as a sentence; "" of what nobody but us can mend."""
    import sqlite3

    from scrabble_course.diagnosis.instructor_mistakes import CannotUseMistake
    from scrabble_course.grading.gradebook.gradebook_file import with_remedy
    from scrabble_course.resources.word_list import WordListError

    match error:
        case CannotGrade() | CannotReadCourse() | CannotUseMistake() | WordListError():
            return str(error)
        case sqlite3.Error():
            return with_remedy("The gradebook cannot be read or written", error)
        case OSError():
            return of_system(error)
    return ""


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


def report(book: Gradebook, out: Path) -> None:
    """Write all reports on a gradebook, and say where."""
    from scrabble_course.grading.reports.all_reports import write_all
    from scrabble_course.grading.reports.platforms import not_returned
    from scrabble_course.grading.reports.regrade_page import sweep_regrade_pages

    write_all(book, out)
    sweep_regrade_pages(book, out)
    for why, students in not_returned(book, book.counting()).items():
        typer.echo(f"{why}: {named(students)}")
    about = f" (stages {book.conditions.stages})" if book.conditions else ""
    typer.echo(f"Reports: {out / 'index.html'}{about}")
