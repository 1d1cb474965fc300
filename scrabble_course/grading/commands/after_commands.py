"""The instructors' commands for when work is graded: adjust, regrade, export."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from scrabble_course import course
from scrabble_course.grading.commands.cli_errors import (
    REGRADE,
    about,
    plain_words,
    read_text,
    report,
)
from scrabble_course.grading.commands.options import (
    Anonymous,
    Comment,
    Function,
    GivenBy,
    GradedInto,
    KeyFile,
    Points,
    Student,
    Students,
    Undo,
)

if TYPE_CHECKING:
    from scrabble_course.grading.gradebook.gradebook import Gradebook
    from scrabble_course.grading.gradebook.records import Adjustment

after = typer.Typer()


@after.command()
def adjust(
    out: GradedInto,
    students: Students,
    points: Points = None,
    comment: Comment = "",
    function: Function = "",
    by: GivenBy = "",
    undo: Undo = False,
) -> None:
    """Give students points by hand, or take them away; grading again keeps them."""
    from scrabble_course.grading.submissions.student_files import printable

    with plain_words():
        if undo == (points is not None):
            raise typer.BadParameter("say either --points and --comment, or --undo")
        made = None if points is None else _checked(points, comment, function, by)
        with opened(out) as book:
            known = book.students()
            names = [_known(printable(student), known) for student in students]
            if made:
                book.adjust(*(replace(made, student=name) for name in names))
                said = dict.fromkeys(names, f"{made.points:+g} points")
            else:
                said = _taken_back(book, names)
            report(book, out)
    for name, what in said.items():
        typer.echo(f"{name}: {what}.")


@after.command()
def regrade(out: GradedInto, student: Student) -> None:
    """Write a page for a regrade request: all of a student's uploads, marks and points.

    It is for instructors; earlier rules and what was taken back are on it, too.
    """
    from scrabble_course.grading.reports.readable import file_name
    from scrabble_course.grading.reports.regrade_page import regrade_page
    from scrabble_course.grading.submissions.student_files import printable
    from scrabble_course.resources.atomic_files import write_atomically

    with plain_words(), opened(out) as book:
        name = _known(printable(student), book.students())
        page = out / REGRADE / f"{file_name(name)}.html"
        page.parent.mkdir(exist_ok=True)
        events = book.history(name)
        uploads = [event.record.graded for event in events if event.record]
        sources = {graded.digest: book.functions_of(graded) for graded in uploads}
        write_atomically(page, regrade_page(name, events, sources))
    typer.echo(f"For the request of {name}: {page}")


@after.command()
def export(out: GradedInto, anonymous: Anonymous, key: KeyFile) -> None:
    """Write marks and mistakes without names, to be shared or studied.

    KEY tells who is who; who has a code there keeps it. Keep that file to yourself.
    """
    from scrabble_course.grading.reports.anonymous import (
        codes_for,
        key_csv,
        without_names,
    )
    from scrabble_course.resources.atomic_files import write_atomically

    with plain_words():
        if key.resolve().is_relative_to(anonymous.resolve()):
            raise typer.BadParameter(f"{key} lies in {anonymous}, which is shared")
        with about(key):
            known = _text_if_there(key)
            with opened(out) as book:
                records, form = book.counting(), book.table_form
                codes = codes_for([r.graded.student for r in records], known)
        anonymous.mkdir(parents=True, exist_ok=True)
        write_atomically(key, key_csv(codes))
        tables = without_names(records, codes, form.has_decimal_comma)
        for name, text in tables.items():
            write_atomically(anonymous / name, text)
    typer.echo(f"{len(records)} students without names: {anonymous}; the key: {key}")


def _text_if_there(file: Path) -> str:
    try:
        return read_text(file)
    except FileNotFoundError:
        return ""


def _checked(points: float, comment: str, function: str, by: str) -> Adjustment:
    """Return an adjustment of nobody yet, if it is one that can be made."""
    from getpass import getuser

    from scrabble_course.grading.gradebook.records import Adjustment
    from scrabble_course.grading.submissions.student_files import printable

    if not abs(points) <= _all_points():
        raise typer.BadParameter(
            f"{points:g} is no number of points: there are {_all_points()} in all"
        )
    _check_function(function)
    if not by:
        with suppress(OSError, KeyError):  # nobody is called so on this computer
            by = getuser()
    return Adjustment("", points, _legible(comment), function, by=printable(by))


def _taken_back(book: Gradebook, names: list[str]) -> dict[str, str]:
    undone = {name: book.take_back(name) for name in names}
    if not any(undone.values()):
        raise typer.BadParameter(f"nothing was given to {names[0]!r} by hand")
    return {
        name: f"{one.points:+g} points taken back" if one else "nothing to take back"
        for name, one in undone.items()
    }


@contextmanager
def opened(out: Path) -> Iterator[Gradebook]:
    """Open the gradebook of a folder that was graded into."""
    from scrabble_course.grading.commands import out_folder

    if not (out / out_folder.BOOK).is_file():
        raise typer.BadParameter(f"there is no gradebook in {out}")
    with out_folder.the_only_run(out) as book:
        yield book


def _known(student: str, students: list[str]) -> str:
    if student in students:
        return student
    near = get_close_matches(student, students, n=3)
    instead = f"did you mean {' or '.join(near)}?" if near else "see grades.csv"
    raise typer.BadParameter(f"the gradebook has no student {student!r}; {instead}")


def _check_function(name: str) -> None:
    try:
        course.stage_of(name) if name else None
    except KeyError as error:
        raise typer.BadParameter(error.args[0]) from None


def _all_points() -> int:
    """Return the points of the whole course."""
    return sum(graded.points for stage in course.STAGES for graded in stage.graded)


def _legible(comment: str) -> str:
    """Return a comment as text that can be stored: from Windows, if it is no UTF-8."""
    if not comment.strip():
        raise typer.BadParameter("a comment says why; the student reads it")
    try:
        comment.encode()
    except UnicodeEncodeError:
        return os.fsencode(comment).decode("cp1252", errors="replace")
    return comment
