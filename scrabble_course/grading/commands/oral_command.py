"""The command `scrabble-course oral`: a page for a talk with each student."""

from __future__ import annotations

from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from scrabble_course.grading.commands import options
from scrabble_course.grading.commands.cli_errors import plain_words

if TYPE_CHECKING:
    from scrabble_course.course import Stage
    from scrabble_course.grading.gradebook.gradebook import Gradebook
    from scrabble_course.grading.gradebook.records import Record
    from scrabble_course.grading.sandbox.program import Program
    from scrabble_course.grading.scoring.boxed_questions import (
        OralTopic,
        ProgramFor,
        Sources,
    )
    from scrabble_course.grading.submissions.student_files import StudentFolder

ORAL = "oral"
"""The folder of the pages, in that of the marks."""

Whom = Annotated[
    list[str] | None,
    typer.Argument(metavar="STUDENT...", help="As in grades.csv; all without it."),
]
Functions = Annotated[
    str, typer.Option(help="What may be talked about, such as update_hand,play_hand.")
]
Minutes = Annotated[
    int, typer.Option(min=1, max=30, help="For one student; a function takes three.")
]
HandedIn = Annotated[
    Path | None,
    typer.Option(help="What was handed in: for functions that need others of theirs."),
]
OralSeed = Annotated[int, typer.Option(help="Decides what is asked.")]


def oral(
    out: options.GradedInto,
    students: Whom = None,
    functions: Functions = "",
    minutes: Minutes = 3,
    seed: OralSeed = 1,
    submissions: HandedIn = None,
    isolation: options.Isolation = options.WantedLevel.AUTO,
) -> None:
    """Write a page for a talk: a student's own function, and questions about it.

    Each answer is found by running that function in the box, also with a line changed.
    """
    from scrabble_course import course
    from scrabble_course.grading.commands.after_commands import opened
    from scrabble_course.grading.gradebook.adjustments import known_student
    from scrabble_course.grading.scoring.boxed_questions import oral_topics
    from scrabble_course.grading.scoring.grader import Grader

    with plain_words():
        with opened(out) as book:
            names = [known_student(one, book.students()) for one in students or ()]
            work = [
                (record, book.functions_of(record.graded))
                for record in book.counting()
                if not names or record.graded.student in names
            ]
            folders = _folders(book, submissions) if submissions else []
        numbers = sorted({number for _, sources in work for number, _ in sources})
        failed = 0
        with Grader(isolation.value, stages=[*map(course.stage, numbers)]) as grader:
            for record, sources in work:
                student = record.graded.student
                about = _to_talk_about(record, sources, functions)
                choice = f"{seed} {student}", minutes, _programs(folders, student)
                try:
                    topics = oral_topics(about, grader.boxes, *choice)
                except Exception as error:  # one student's page is not another's
                    typer.echo(f"No page for {student}: {error!r}", err=True)
                    failed = 1
                else:
                    _write(out, student, topics, seed)
        raise typer.Exit(failed)


def _folders(book: Gradebook, submissions: Path) -> list[StudentFolder]:
    """Return what was handed in, by the names that students have in the gradebook."""
    from scrabble_course.grading.gradebook.ownership import on_roster
    from scrabble_course.grading.submissions.downloads import student_folders

    folders, _ = student_folders(submissions)
    if people := book.roster:
        folders, _ = on_roster(folders, people, submissions, book.groups)
    return folders


def _write(out: Path, student: str, topics: list[OralTopic], seed: int) -> None:
    """Write a page for instructors: the answers are in it, folded away."""
    from scrabble_course.grading.reports.readable import file_name
    from scrabble_course.grading.reports.report_pages import environment
    from scrabble_course.resources.atomic_files import write_atomically

    whose = ["--"] * student.startswith("-") + [out.name, student]
    points = ["--points", "-1", "--comment", "the talk about it", *whose]
    adjust = ["scrabble-course", "adjust", "--function"]
    page = out / ORAL / f"{file_name(student)}.html"
    page.parent.mkdir(exist_ok=True)
    template = environment().get_template("oral.html")
    text = template.render(
        student=student,
        topics=topics,
        seed=seed,
        adjust=lambda function: join([*adjust, function, *points]),
    )
    write_atomically(page, text)
    typer.echo(f"For the talk with {student}: {page}")


def _to_talk_about(record: Record, sources: Sources, functions: str) -> Sources:
    """Return the functions that may come: those that earned all points, if any did."""
    wanted = {name.strip() for name in functions.split(",")} - {""}
    named = {k: text for k, text in sources.items() if not wanted or k[1] in wanted}
    marks = record.graded.marks
    full = {(one.stage, one.function) for one in marks if one.points == one.out_of}
    return {key: text for key, text in named.items() if key in full} or named


def _programs(folders: list[StudentFolder], student: str) -> ProgramFor:
    """Return what finds a student's file with a function, as it was handed in."""
    from scrabble_course.grading.submissions.jobs import Job, candidates_of
    from scrabble_course.grading.submissions.programs import program_of
    from scrabble_course.grading.submissions.source_files import read_submission

    own = [one for one in folders if one.student == student]
    works = [read_submission(one, timed=False) for one in own]

    def program_for(stage: Stage, function: str) -> Program | None:
        for work in works:
            found = candidates_of(work, [stage])[stage, function]
            if found and found[0].defines:
                return program_of(Job(stage, found[0].file, (function,)), work)
        return None

    return program_for
