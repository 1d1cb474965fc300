"""What the instructors' commands share: files they read, and what they say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from scrabble_course.own_course import CannotReadCourse

if TYPE_CHECKING:  # loaded when something is graded: `start` need not wait for it
    from scrabble_course.grading.gradebook.gradebook import Gradebook


@contextmanager
def plain_words() -> Iterator[None]:
    """Turn what went wrong into one sentence and exit code 1."""
    import sqlite3

    from scrabble_course.checks.pasted import PastedError
    from scrabble_course.grading.cannot_grade import CannotGrade
    from scrabble_course.grading.commands.out_folder import check_system

    try:
        check_system()
        yield
    except (
        CannotGrade,
        CannotReadCourse,
        PastedError,
        OSError,
        sqlite3.Error,
    ) as error:
        typer.echo(error, err=True)
        raise typer.Exit(1) from None


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Name the file in what is said to be wrong with it."""
    from scrabble_course.grading.cannot_grade import CannotGrade

    try:
        yield
    except (CannotGrade, CannotReadCourse) as error:
        raise type(error)(f"{file}: {error}") from None


def read_text(file: Path) -> str:
    """Return the text of a file, which Excel may have written."""
    content = file.read_bytes()
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def report(book: Gradebook, out: Path) -> None:
    """Write all reports on a gradebook, and say where."""
    from scrabble_course.grading.reports.all_reports import write_all

    write_all(book, out)
    about = f" (stages {book.conditions.stages})" if book.conditions else ""
    typer.echo(f"Reports: {out / 'index.html'}{about}")
