"""The command `scrabble-course`.

What a single command needs is imported there: the others need not wait for it, and a
grader's processes need not hold it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import scrabble_course
from scrabble_course import course
from scrabble_course.display.console import print_plainly
from scrabble_course.release.jupyter_lab import (
    FIRST_PORT,
    TO_STOP,
    CannotOpen,
    prepare_lab,
    run_lab,
)
from scrabble_course.resources.course_config import course_config_in


class Commands(TyperGroup):
    """The commands, on whatever console: it may lack letters of what they say."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        """Run the command that is named, or say how it is used."""
        print_plainly()
        return super().main(*args, **kwargs)


app = typer.Typer(
    cls=Commands,
    help="A course for JupyterLab: from the score of one word to a game of Scrabble.",
    epilog="New here? Type: scrabble-course start",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
if find_spec("scrabble_course.grading"):  # a student's installation is without it
    from scrabble_course.grading.commands.after_commands import after
    from scrabble_course.grading.commands.grade_command import commands
    from scrabble_course.grading.commands.gradescope_command import gradescope
    from scrabble_course.grading.commands.oral_command import oral
    from scrabble_course.grading.commands.progress_command import (
        progress as class_progress,
    )
    from scrabble_course.grading.commands.students_command import students
    from scrabble_course.grading.desk.desk_command import desk

    app.add_typer(commands)
    app.add_typer(after)
    app.command()(gradescope)
    app.command()(class_progress)
    app.command()(students)
    app.command()(desk)
    app.command()(oral)


@app.callback()
def main(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_say_version, is_eager=True, help="Say the version."
        ),
    ] = False,
) -> None:
    """Take the options that go before a command."""


@app.command()
def start(
    folder: Annotated[
        Path, typer.Argument(help="Where your notebooks are, or shall be.")
    ] = Path("my-course"),
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open JupyterLab afterwards.")
    ] = True,
    port: Annotated[
        int,
        typer.Option(min=1, max=65535, help="Where to look for a free port first."),
    ] = FIRST_PORT,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open a browser, too.")
    ] = True,
) -> None:
    """Lay your own copy of the course in FOLDER and open it in JupyterLab.

    Start again whenever you like: your work is never overwritten.
    """
    from scrabble_course.release.lay_course import CannotLay, lay_course

    with _plain_words(CannotLay, CannotOpen):
        typer.echo(lay_course(folder))
        if not open_:
            return
        lab = prepare_lab(folder, port, browser)
    if lab.port != port:
        typer.echo(f"Port {port} is busy, so JupyterLab takes {lab.port}.")
    typer.echo(f"\nJupyterLab opens in a few seconds, here:\n\n    {lab.address}\n")
    typer.echo(f"To stop it, {TO_STOP} in this window.")
    run_lab(lab)


@app.command()
def fresh(
    stage: Annotated[int, typer.Argument(help="The number of the lesson, such as 5.")],
    folder: Annotated[Path, typer.Argument(help="Where your notebooks are.")] = Path(
        "my-course"
    ),
) -> None:
    """Lay a fresh copy of a lesson; what you had written stays beside it.

    Close the lesson in JupyterLab before, and open it again afterwards.
    """
    from scrabble_course.release.lay_course import CannotLay, fresh_copy

    with _plain_words(CannotLay):
        last = course.STAGES[-1].number
        if stage not in range(last + 1):
            raise CannotLay(f"There is no lesson {stage}; they go from 0 to {last}.")
        typer.echo(fresh_copy(folder, course.stage(stage)))


@app.command()
def release(
    out: Annotated[Path, typer.Argument(help="A new folder for what is made.")],
    stages: Annotated[
        str, typer.Option(help="Which stages, such as 1-3,5; all without it.")
    ] = "",
    without_solutions: Annotated[
        bool,
        typer.Option(
            "--without-solutions", help="Add a wheel in which the solutions are shut."
        ),
    ] = False,
    opens: Annotated[
        str, typer.Option(help="When the solutions open, in words for students.")
    ] = "",
    own: Annotated[
        Path | None,
        typer.Option(
            "--course", help="Points and stages of your own; course.toml here without."
        ),
    ] = None,
) -> None:
    """Make what students get in OUT: a folder of notebooks, and the same as a zip."""
    from scrabble_course.release.hand_out import hand_out
    from scrabble_course.release.lay_course import CannotLay

    with _plain_words(CannotLay):
        try:
            mine = course_config_in(own)
            typer.echo(hand_out(out, stages, without_solutions, opens, own=mine))
        except (ValueError, OSError) as error:
            raise typer.BadParameter(str(error)) from None


@app.command(name="hand-in")
def pack(
    folder: Annotated[
        Path, typer.Argument(help="Your copy of the course, or a folder in it.")
    ] = Path(),
    progress: Annotated[
        bool,
        typer.Option(
            "--progress", help="Add how many checks and minutes each function took."
        ),
    ] = False,
) -> None:
    """Pack your notebooks into one zip to hand in, with a receipt."""
    from scrabble_course.release.hand_in import hand_in

    packed = hand_in(folder, progress=progress)
    typer.echo(packed)
    if not packed.zip:
        raise typer.Exit(1)


@app.command()
def doctor() -> None:
    """Check that this computer is ready, and say what to do if it is not."""
    from scrabble_course.engine.fast import why_this_backend
    from scrabble_course.release.doctor import doctor as look_at_computer

    diagnosis = look_at_computer()
    typer.echo(diagnosis)
    typer.echo(f"\n{why_this_backend()}")
    if not diagnosis.well:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A GCG file, or - for what comes in.")],
    board: Annotated[
        bool, typer.Option("--board/--no-board", help="Show the board at each move.")
    ] = True,
    lexicon: Annotated[
        Path | None, typer.Option(help="A word list to look up every word in.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option(help="A page to draw the boards on, too.")
    ] = None,
    tiles: Annotated[
        str, typer.Option(help="Whose tiles they are: English, German, Spanish, ...")
    ] = "",
    challenge_bonus: Annotated[
        int | None, typer.Option(help="What a challenge in vain earns: 5 or 10 else.")
    ] = None,
) -> None:
    """Show the game in a GCG FILE move by move, and check every score in it.

    What does not add up is told with its line, and the exit code is then 1.
    """
    from scrabble_course.release.replay_file import CannotReplay, Wish, replay_file

    wish = Wish(board, lexicon, html, tiles, challenge_bonus)
    with _plain_words(CannotReplay):
        wrong = replay_file(file, wish, typer.echo)
    for fault in wrong:
        typer.echo(fault, err=True)
    if wrong:
        raise typer.Exit(1)


@app.command()
def site(
    out: Annotated[Path, typer.Argument(help="Where the site shall be.")],
) -> None:
    """Build the course as a site that runs in the browser, offline, in OUT.

    It needs the extra `site` and npm; any server of plain files can serve it.
    """
    from scrabble_course.site.build import build_site
    from scrabble_course.site.parts import CannotBuild

    with _plain_words(CannotBuild):
        build_site(out)
    typer.echo(f"The site is in {out}. To look at it:\n")
    typer.echo(f"    python -m http.server --bind 127.0.0.1 --directory {out}")


@contextmanager
def _plain_words(*faults: type[Exception]) -> Iterator[None]:
    """Turn what went wrong into one sentence and exit code 1."""
    try:
        yield
    except faults as error:
        typer.echo(error, err=True)
        raise typer.Exit(1) from None


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"scrabble-course {scrabble_course.__version__}")
        raise typer.Exit
