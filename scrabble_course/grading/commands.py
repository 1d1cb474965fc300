"""The instructors' commands: `scrabble-course grade` and `scrabble-course adjust`."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from scrabble_course import course
from scrabble_course.grading.options import (
    Comment,
    Counting,
    DaskAddress,
    DeadlinesFile,
    Force,
    Function,
    GradedInto,
    Isolation,
    Jobs,
    Out,
    Parts,
    Points,
    Seed,
    Student,
    Submissions,
    WantedLevel,
    stages_of,
)
from scrabble_course.grading.records import Count

if TYPE_CHECKING:  # loaded when something is graded: `start` need not wait for it
    from scrabble_course.grading.batch import Plan, Progress
    from scrabble_course.grading.finding_files import StudentFolder
    from scrabble_course.grading.gradebook import Gradebook

commands = typer.Typer()

MOST_NAMED = 5


@commands.command()
def grade(
    submissions: Submissions,
    out: Out,
    jobs: Jobs = 0,
    seed: Seed = None,
    isolation: Isolation = WantedLevel.AUTO,
    parts: Parts = "",
    force: Force = False,
    deadlines: DeadlinesFile = None,
    count: Counting = None,
    dask: DaskAddress = "",
) -> None:
    """Grade the folders in SUBMISSIONS, and write the reports.

    It can be stopped at any time; the same command goes on from there.
    """
    from scrabble_course.grading.out_folder import the_only_run

    with _plain_words(), the_only_run(out) as book:
        _keep_rules(book, count, deadlines)
        plan = _plan(book, isolation.value, seed, parts, force, bool(dask))
        folders = _folders(submissions, out)
        if not _graded_all(book, plan, folders, jobs, dask):
            raise typer.Exit(130)
        _report(book, out)


@commands.command()
def adjust(
    out: GradedInto,
    student: Student,
    points: Points,
    comment: Comment,
    function: Function = "",
) -> None:
    """Give a student points by hand, or take them away; grading again keeps them."""
    from scrabble_course.grading import out_folder
    from scrabble_course.grading.finding_files import printable
    from scrabble_course.grading.records import Adjustment

    with _plain_words():
        if not math.isfinite(points):
            raise typer.BadParameter(f"{points} is no number of points")
        if not (out / out_folder.BOOK).is_file():
            raise typer.BadParameter(f"there is no gradebook in {out}")
        _check_function(function)
        with out_folder.the_only_run(out) as book:
            name = _known(printable(student), book.students())
            book.adjust(Adjustment(name, points, comment, function))
            _report(book, out)
    typer.echo(f"{student}: {points:+g} points.")


def _plan(
    book: Gradebook,
    isolation: str,
    seed: int | None,
    parts: str,
    force: bool,
    elsewhere: bool,
) -> Plan:
    from scrabble_course.grading.batch import plan_for
    from scrabble_course.grading.isolation import level_for

    stages = stages_of(parts)
    level = isolation if elsewhere else level_for(isolation).value
    return plan_for(book, level, book.seed(seed), stages, force)


def _folders(submissions: Path, out: Path) -> list[StudentFolder]:
    """Return the students' folders, and name what lies in none."""
    from scrabble_course.grading.finding_files import student_folders

    folders, strays = student_folders(submissions)
    if strays:
        named = ", ".join(map(repr, strays[:MOST_NAMED]))
        more = f" and {len(strays) - MOST_NAMED} more"
        more = more if len(strays) > MOST_NAMED else ""
        typer.echo(f"In no student's folder, and not graded: {named}{more}")
    return [folder for folder in folders if folder.place.resolve() != out.resolve()]


def _graded_all(
    book: Gradebook, plan: Plan, folders: list[StudentFolder], jobs: int, dask: str
) -> bool:
    """Grade all folders, and say so; False if it was stopped by Ctrl-C."""
    from scrabble_course.grading import batch
    from scrabble_course.grading.box_folder import box_folder, temporary_files_in
    from scrabble_course.grading.cluster import cluster_results

    typer.echo(_beginning(plan, len(folders)))
    progress = batch.Progress(len(folders))
    try:
        with (
            box_folder() as folder,
            temporary_files_in(folder),
            cluster_results(plan, folders, dask)
            if dask
            else batch.local_results(plan, folders, jobs or _cores()) as results,
            _bar(progress) as show,
        ):
            batch.work_through(book, plan, results, progress, show)
    except KeyboardInterrupt:
        done = f"{progress.done} of {progress.of} are in the gradebook"
        typer.echo(f"Stopped: {done}. The same command goes on from there.")
        return False
    typer.echo(_ending(progress))
    return True


def _cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def _bar(progress: Progress) -> Iterator[Callable[[Progress], None]]:
    """Show how far a run is, with the rate and the time that is left."""
    from rich import progress as shown

    columns = (
        shown.TextColumn("Grading"),
        shown.BarColumn(),
        shown.MofNCompleteColumn(),
        shown.TextColumn("{task.fields[rate]}"),
        shown.TimeRemainingColumn(),
    )
    # No refreshing from a thread of its own: processes are forked meanwhile.
    with shown.Progress(*columns, auto_refresh=False) as bar:
        task = bar.add_task("", total=progress.of, rate="")

        def show(now: Progress) -> None:
            speed = bar.tasks[0].speed
            rate = f"{speed:.0f} a second" if speed else ""
            bar.update(task, completed=now.done, rate=rate)
            bar.refresh()

        yield show


def _keep_rules(book: Gradebook, count: Count | None, deadlines: Path | None) -> None:
    from scrabble_course.grading.deadlines import CannotReadDeadlines

    try:
        text = None if deadlines is None else deadlines.read_text(encoding="utf-8")
        book.set_rules(count, text)
    except (CannotReadDeadlines, UnicodeDecodeError) as error:
        raise CannotReadDeadlines(f"{deadlines}: {error}") from None


def _check_function(name: str) -> None:
    try:
        course.stage_of(name) if name else None
    except KeyError as error:
        raise typer.BadParameter(error.args[0]) from None


def _known(student: str, students: list[str]) -> str:
    if student in students:
        return student
    near = get_close_matches(student, students, n=3)
    instead = f"did you mean {' or '.join(near)}?" if near else "see grades.csv"
    raise typer.BadParameter(f"the gradebook has no student {student!r}; {instead}")


def _beginning(plan: Plan, many: int) -> str:
    return (
        f"Students: {many}, stages: {len(plan.stages)}, "
        f"isolation {plan.isolation}, seed {plan.seed}."
    )


def _ending(progress: Progress) -> str:
    said = f"{progress.graded} graded, {progress.known} known from before."
    if progress.failed:
        named = ", ".join(map(repr, progress.failed[:MOST_NAMED]))
        said += (
            f"\n{len(progress.failed)} could not be graded, which is the grader's "
            f"fault: {named}. The same command tries again."
        )
    return said


def _report(book: Gradebook, out: Path) -> None:
    from scrabble_course.grading.reports import write_all

    write_all(book, out)
    typer.echo(f"Reports: {out / 'index.html'}")


@contextmanager
def _plain_words() -> Iterator[None]:
    """Turn what went wrong into one sentence and exit code 1."""
    import sqlite3

    from scrabble_course.grading.isolation import CannotIsolate
    from scrabble_course.grading.records import CannotGrade

    try:
        yield
    except (CannotGrade, CannotIsolate, OSError, sqlite3.Error) as error:
        typer.echo(error, err=True)
        raise typer.Exit(1) from None
