"""The command `scrabble-course progress`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scrabble_course.grading.commands.cli_errors import plain_words
from scrabble_course.grading.commands.options import Submissions

Csv = Annotated[Path | None, typer.Option("--csv", help="A table to write, too.")]
Comma = Annotated[bool, typer.Option("--decimal-comma", help="Write 7,5 in the table.")]


def progress(
    submissions: Submissions, table: Csv = None, decimal_comma: Comma = False
) -> None:
    """Sum up how far a class is, from the progress files that students handed in.

    Only who says `hand_in(progress=True)` hands one in. Nothing is graded.
    """
    from scrabble_course.grading.commands.class_progress import (
        class_progress,
        progress_csv,
    )
    from scrabble_course.resources.atomic_files import write_atomically

    with plain_words():
        found = class_progress(submissions)
        typer.echo(found)
        if table:
            write_atomically(table, progress_csv(found, decimal_comma))
