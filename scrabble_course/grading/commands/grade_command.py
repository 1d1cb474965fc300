"""The instructors' command `scrabble-course grade`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from scrabble_course import course
from scrabble_course.grading.commands import options
from scrabble_course.grading.commands.cli_errors import (
    about,
    plain_words,
    report,
)
from scrabble_course.grading.commands.run_console import bar, beginning, ending, named
from scrabble_course.grading.gradebook.instructor_files import read_text
from scrabble_course.grading.gradebook.records import Columns
from scrabble_course.resources.course_config import FILE

if TYPE_CHECKING:  # loaded when something is graded: `start` need not wait for it
    from scrabble_course.grading.commands.batch import Plan, RunProgress
    from scrabble_course.grading.gradebook.gradebook import Gradebook
    from scrabble_course.grading.submissions.student_files import StudentFolder

commands = typer.Typer()


@commands.command()
def grade(
    submissions: options.Submissions,
    out: options.Out,
    jobs: options.Jobs = 0,
    seed: options.Seed = None,
    isolation: options.Isolation = options.WantedLevel.AUTO,
    parts: options.GradedParts = "",
    stages: options.Stages = "",
    own: options.CourseFile = None,
    force: options.Force = False,
    deadlines: options.DeadlinesFile = None,
    no_deadlines: options.NoDeadlines = False,
    times: options.TimesFile = None,
    roster: options.RosterFile = None,
    canvas_export: options.CanvasExport = None,
    students: options.StudentsFile = None,
    count: options.Counting = None,
    columns: options.ColumnsOf = None,
    decimal_comma: options.DecimalComma = None,
    mistakes: options.MistakesFolder = None,
    dask: options.DaskAddress = "",
    python: options.OtherPython = "",
) -> None:
    """Grade the folders in SUBMISSIONS, and write the reports.

    It can be stopped at any time; the same command goes on from there.
    """
    from scrabble_course.grading.commands import other_python
    from scrabble_course.grading.commands.out_folder import check_places, the_only_run

    with plain_words():
        if other := python or other_python.that_graded(out):
            other_python.go_on_with(other, sys.argv[1:])
        check_places(submissions, out)
        with the_only_run(out) as book:
            if no_deadlines:
                book.set_rules(deadlines="")
            if count:
                book.set_count(count)
            _keep(book, deadlines=deadlines, roster=roster, canvas=canvas_export)
            beside = submissions.parent
            _keep(book, own_course=own or _if_there(beside / FILE))
            _keep_enrolment(book, students or _if_there(beside / options.STUDENTS))
            chosen = book.course_config.of(options.stages_of(parts, stages))
            _keep_table_form(book, chosen, columns, decimal_comma)
            plan = _plan(book, isolation.value, seed, chosen, force, bool(dask))
            _keep_mistakes(book, mistakes or beside / options.MISTAKES, plan)
            folders = _folders(book, submissions, times)
            progress = _graded_all(book, plan, folders, jobs, dask)
            if progress is None:
                raise typer.Exit(130)
            report(book, out)
            other = other_python.wanted_by(book.counting())
            if not other and (progress.failed or progress.faulty):
                raise typer.Exit(1)
        if other:
            other_python.go_on_with(other, sys.argv[1:])


def _plan(
    book: Gradebook,
    isolation: str,
    seed: int | None,
    stages: list[course.Stage],
    force: bool,
    elsewhere: bool,
) -> Plan:
    from scrabble_course.grading.commands.batch import plan_for
    from scrabble_course.grading.supervisor.isolation import level_for

    level = isolation if elsewhere else level_for(isolation).value
    return plan_for(book, level, book.seed(seed), stages, force)


def _keep_mistakes(book: Gradebook, folder: Path, plan: Plan) -> None:
    """Keep the mistakes in a folder, if it is there, and say how many they are."""
    if not folder.is_dir() and folder.name == options.MISTAKES:
        return
    from scrabble_course.grading.commands.batch import keep_mistakes

    many = keep_mistakes(book, plan, folder)
    typer.echo(f"Mistakes of your own, from {folder}: {many}.")


def _folders(
    book: Gradebook, submissions: Path, times: Path | None
) -> list[StudentFolder]:
    """Return the students' folders, and say what is odd about them."""
    from scrabble_course.grading.gradebook import ownership
    from scrabble_course.grading.submissions import downloads

    folders, strays = downloads.student_folders(submissions)
    if strays:
        typer.echo(f"Nobody's, as far as can be told, and not graded: {named(strays)}")
    odd = [f"{name}: nobody's, as far as can be told; not graded" for name in strays]
    folders, removed = book.enrolment.without_erased(folders)
    if removed:
        typer.echo(f"Removed, so not graded; delete these yourself: {named(removed)}")
    if people := book.roster:
        if out := [f"{one.student} ({one.out})" for one in people if one.out]:
            typer.echo(f"In no table: {named(out)}")
        folders, unknown = ownership.on_roster(
            folders, people, submissions, book.groups, book.is_roster_whole
        )
        odd += unknown
        if unknown:
            typer.echo(f"Look at the roster: {named(unknown)}")
    folders, without = _with_times(book, folders, times)
    odd += without
    book.set_strays(odd)
    book.keep_students(folders)
    here = {*book.students(), *(folder.student for folder in folders)}
    if unseen := sorted(book.deadlines.students - here):
        typer.echo(f"The deadlines name students not seen so far: {named(unseen)}")
    for names in downloads.look_alikes(folders):
        typer.echo(f"One student, or several? Graded as several: {named(names)}")
    return folders


def _with_times(
    book: Gradebook, folders: list[StudentFolder], times: Path | None
) -> tuple[list[StudentFolder], list[str]]:
    """Return folders with the instructor's times, and for whom there is no work."""
    if not times:
        return folders, []
    from scrabble_course.grading.gradebook import ownership, roster

    text = read_text(times)
    with about(times):
        told = roster.read_times(text)
    folders, without = ownership.with_times(folders, told, book.groups)
    if without:
        typer.echo(f"In {times}: {named(without)}")
    return folders, without


def _graded_all(
    book: Gradebook, plan: Plan, folders: list[StudentFolder], jobs: int, dask: str
) -> RunProgress | None:
    """Grade all folders, and say so; None if it was stopped by Ctrl-C."""
    from scrabble_course.grading.commands import batch, box_folder
    from scrabble_course.grading.commands.cluster_run import cluster_results

    typer.echo(beginning(plan, len(folders)))
    progress = batch.RunProgress(len(folders))
    try:
        with (
            box_folder.box_folder() as folder,
            box_folder.temporary_files_in(folder),
            cluster_results(plan, folders, dask)
            if dask
            else batch.local_results(plan, folders, jobs or _cores()) as results,
            bar(progress) as show,
        ):
            batch.work_through(book, plan, results, progress, show)
    except KeyboardInterrupt:
        done = f"{progress.done} of {progress.of} are in the gradebook"
        typer.echo(f"Stopped: {done}. The same command goes on from there.")
        return None
    for line in ending(progress):
        typer.echo(line)
    _tell_of_earlier(book, plan)
    return progress


def _tell_of_earlier(book: Gradebook, plan: Plan) -> None:
    """Say whose uploads count that were graded before, and whose do not."""
    known = {student for student, _ in book.graded_otherwise(plan.conditions)}
    if earlier := sorted(known - {*(left := book.in_no_table())}):
        typer.echo(
            "Handed in nothing now, so with the marks of what was graded before for "
            f"some of the stages: {named(earlier)}"
        )
    if left:
        typer.echo(
            "Graded before under other rules, another seed or for other stages, and "
            f"not handed in now, so not in the reports: uploads of {named(left)}"
        )


def _cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _if_there(file: Path) -> Path | None:
    return file if file.is_file() else None


def _keep(book: Gradebook, **files: Path | None) -> None:
    """Keep what stands in files; without one, it is as before."""
    from scrabble_course.grading.reports.canvas_table import canvas_gradebook

    for name, file in files.items():
        if file:
            text = read_text(file)
            with about(file):
                if name == "canvas":
                    canvas_gradebook(text)
                book.set_rules(**{name: text})
        if file and name == "own_course":
            typer.echo(f"Points and stages of your own: {file}")


def _keep_enrolment(book: Gradebook, file: Path | None) -> None:
    """Keep who is who, and say what was done; without the file, as before."""
    from scrabble_course.grading.gradebook.enrolment import read_students

    with about(file or Path(options.STUDENTS)):
        said = read_students(read_text(file)) if file else None
        done = book.set_enrolment(said)
    if said:
        typer.echo(f"Who is who: {file}")
    for line in done:
        typer.echo(f"{line}.")


def _keep_table_form(
    book: Gradebook,
    stages: list[course.Stage],
    columns: Columns | None,
    decimal_comma: bool | None,
) -> None:
    """Keep how tables are wanted, if what is graded can go back like that."""
    from scrabble_course.grading.reports.columns import columns_for
    from scrabble_course.grading.reports.platforms import check_canvas

    numbers = [stage.number for stage in stages]
    wanted = columns or book.table_form.columns
    made = columns_for(numbers, book.course_config, wanted)
    with about(Path("The gradebook of Canvas")):
        check_canvas(book, made)
    book.set_table_form(columns, decimal_comma)
