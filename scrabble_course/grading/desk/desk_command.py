"""The command `scrabble-course desk`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from scrabble_course.grading.commands.cli_errors import plain_words
from scrabble_course.grading.commands.options import GradedInto
from scrabble_course.release.jupyter_lab import (
    FIRST_PORT,
    TO_STOP,
    CannotOpen,
    prepare_lab,
    run_lab,
)

NOTEBOOK = "desk.ipynb"
SUBMISSIONS = "submissions"
CELL = """\
from scrabble_course.grading.desk.desk import Desk

Desk(".", {!r})"""
PYTHON = {"name": "python3", "display_name": "Python 3", "language": "python"}

Submitted = Annotated[
    Path | None,
    typer.Option(
        "--submissions",
        help="The folder that is graded; `submissions` beside OUT without it.",
    ),
]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open JupyterLab, too.")]
Port = Annotated[
    int, typer.Option(min=1, max=65535, help="Where to look for a free port first.")
]
Browser = Annotated[
    bool, typer.Option("--browser/--no-browser", help="Open a browser, too.")
]


def desk(
    out: GradedInto,
    submissions: Submitted = None,
    open_: Open = True,
    port: Port = FIRST_PORT,
    browser: Browser = True,
) -> None:
    """Open the marks in OUT in JupyterLab, to look at and to change.

    Where nothing was graded yet, that is done there. On a JupyterHub, open the notebook
    that `--no-open` writes.
    """
    from scrabble_course.grading.commands.out_folder import BOOK, the_only_run

    with plain_words():
        work = submissions or out.absolute().parent / SUBMISSIONS
        if not (out / BOOK).is_file():
            if not work.is_dir():
                raise typer.BadParameter(
                    f"there is no gradebook in {out}, and no folder {work} to grade"
                )
            with the_only_run(out):
                pass  # an empty one, to grade into
        place = out / NOTEBOOK
        if submissions or not place.exists():
            place.write_text(notebook_text(work.resolve()), "utf-8")
    typer.echo(f"The desk: {place}")
    if not open_:
        return
    try:
        lab = prepare_lab(out, port, browser, NOTEBOOK)
    except CannotOpen as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(1) from None
    typer.echo(f"Run its cell with Shift+Enter, here:\n\n    {lab.address}\n")
    typer.echo(f"To stop it, {TO_STOP} in this window.")
    run_lab(lab)


def notebook_text(submissions: Path) -> str:
    """Return a notebook that opens the desk of the folder it lies in."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "desk",
        "source": CELL.format(str(submissions)),
        "metadata": {},
        "outputs": [],
        "execution_count": None,
    }
    notebook = {"nbformat": 4, "nbformat_minor": 5, "cells": [cell]}
    return json.dumps({**notebook, "metadata": {"kernelspec": PYTHON}}, indent=1) + "\n"
