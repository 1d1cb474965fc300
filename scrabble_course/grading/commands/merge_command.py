"""The command `scrabble-course merge`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scrabble_course.grading.commands.after_commands import opened
from scrabble_course.grading.commands.cli_errors import plain_words, report
from scrabble_course.grading.commands.options import GradedInto
from scrabble_course.grading.commands.run_console import named

Other = Annotated[
    Path, typer.Argument(metavar="OTHER", help="Another such folder, which stays.")
]


def merge(out: GradedInto, other: Other) -> None:
    """Bring the marks and adjustments in OTHER into OUT, and write its reports.

    Nothing is lost: what both have is kept once, and what differs is told. It can be
    stopped at any time, and done again.
    """
    from scrabble_course.grading.commands.out_folder import BOOK

    with plain_words():
        if out.resolve() == other.resolve():
            raise typer.BadParameter(f"{other} is the same folder")
        with opened(out) as book, opened(other):
            for line in book.merge(other / BOOK):
                typer.echo(f"{line}.")
            conditions = book.conditions
            left = book.graded_otherwise(conditions) if conditions else ()
            report(book, out)
    if left:
        typer.echo(
            "Graded under other rules, with another seed or for other stages, so in no "
            f"table until it is graded into {out}: work of "
            f"{named(sorted({student for student, _ in left}))}"
        )
