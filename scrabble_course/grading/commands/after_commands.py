"""The instructors' commands for when work is graded: adjust, regrade, export, merge."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from scrabble_course.grading.commands import options
from scrabble_course.grading.commands.cli_errors import (
    about,
    plain_words,
    report,
)
from scrabble_course.grading.commands.run_console import named

if TYPE_CHECKING:
    from scrabble_course.grading.gradebook.gradebook import Gradebook

after = typer.Typer()


@after.command()
def adjust(
    out: options.GradedInto,
    students: options.Students,
    points: options.Points = None,
    comment: options.Comment = "",
    function: options.FunctionName = "",
    by: options.GivenBy = "",
    undo: options.Undo = False,
) -> None:
    """Give students points by hand, or take them away; grading again keeps them."""
    from scrabble_course.grading.gradebook import adjustments

    with plain_words():
        if undo == (points is not None):
            raise typer.BadParameter("say either --points and --comment, or --undo")
        made = None
        if points is not None:
            made = adjustments.new_adjustment(points, comment, function, by)
        with opened(out) as book:
            known = book.students()
            names = [adjustments.known_student(one, known) for one in students]
            if made:
                book.adjust(*(replace(made, student=name) for name in names))
                said = dict.fromkeys(names, f"{made.points:+g} points")
            else:
                said = _taken_back(book, names)
            report(book, out)
    for name, what in said.items():
        typer.echo(f"{name}: {what}.")


@after.command()
def regrade(out: options.GradedInto, student: options.Student) -> None:
    """Write a page for a regrade request: all of a student's uploads, marks and points.

    It is for instructors; earlier rules and what was taken back are on it, too.
    """
    from scrabble_course.grading.gradebook.adjustments import known_student
    from scrabble_course.grading.reports.regrade_page import write_regrade_page

    with plain_words(), opened(out) as book:
        name = known_student(student, book.students())
        page = write_regrade_page(book, out, name)
    typer.echo(f"For the request of {name}: {page}")


@after.command()
def export(
    out: options.GradedInto, anonymous: options.Anonymous, key: options.KeyFile
) -> None:
    """Write marks and mistakes without names, to be shared or studied.

    KEY tells who is who; who has a code there keeps it. Keep that file to yourself.
    """
    from scrabble_course.grading.reports.anonymous import write_without_names

    with plain_words(), about(key), opened(out) as book:
        many = write_without_names(book, anonymous, key)
    typer.echo(f"{many} students without names: {anonymous}; the key: {key}")


@after.command()
def reports(out: options.GradedInto) -> None:
    """Write all pages and tables anew, such as after changes at the desk."""
    with plain_words(), opened(out) as book:
        report(book, out)


@after.command()
def merge(out: options.GradedInto, other: options.Other) -> None:
    """Bring the marks and adjustments in OTHER into OUT, and write its reports.

    Nothing is lost: what both have is kept once, and what differs is told. It can be
    stopped at any time, and done again.
    """
    from scrabble_course.grading.commands.out_folder import book_in

    with plain_words(), opened(out) as book, opened(other):
        for line in book.merge(book_in(other)):
            typer.echo(f"{line}.")
        left = book.in_no_table()
        report(book, out)
    if left:
        typer.echo(
            "Graded under other rules, with another seed or for other stages, so in no "
            f"table until it is graded into {out}: work of "
            f"{named(left)}"
        )


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

    out_folder.book_in(out)
    with out_folder.the_only_run(out) as book:
        yield book
