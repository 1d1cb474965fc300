"""The command `scrabble-course oral`: a page for a talk with each student."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from scrabble_course.grading.commands.cli_errors import plain_words
from scrabble_course.grading.commands.options import (
    GradedInto,
    Isolation,
    WantedLevel,
)

if TYPE_CHECKING:
    from scrabble_course.grading.commands.grader import Grader
    from scrabble_course.grading.gradebook.records import Record

ORAL = "oral"
"""The folder of the pages, in that of the marks."""
MINUTES_EACH = 3

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
OralSeed = Annotated[int, typer.Option(help="Decides what is asked.")]


def oral(
    out: GradedInto,
    students: Whom = None,
    functions: Functions = "",
    minutes: Minutes = MINUTES_EACH,
    seed: OralSeed = 1,
    isolation: Isolation = WantedLevel.AUTO,
) -> None:
    """Write a page for a talk: a student's own function, and questions about it.

    Each answer is found by running that function in the box, also with a line changed.
    """
    from scrabble_course.grading.commands.after_commands import about_parameters, opened
    from scrabble_course.grading.commands.grader import Grader
    from scrabble_course.grading.gradebook.adjustments import known_student

    with plain_words(), about_parameters():
        wanted = [name.strip() for name in functions.split(",") if name.strip()]
        with opened(out) as book:
            names = [known_student(one, book.students()) for one in students or ()]
            records = [
                r for r in book.counting() if not names or r.graded.student in names
            ]
            work = [(record, book.functions_of(record.graded)) for record in records]
        (out / ORAL).mkdir(exist_ok=True)
        with Grader(isolation.value) as grader:
            for record, sources in work:
                most = max(1, minutes // MINUTES_EACH)
                page = _written(out, record, sources, grader, seed, wanted, most)
                typer.echo(f"For the talk with {record.graded.student}: {page}")


def _written(
    out: Path,
    record: Record,
    sources: dict[tuple[int, str], str],
    grader: Grader,
    seed: int,
    functions: list[str],
    most: int,
) -> Path:
    from scrabble_course.grading.reports.oral_page import oral_page
    from scrabble_course.grading.reports.readable import file_name
    from scrabble_course.grading.scoring.oral_questions import oral_topics
    from scrabble_course.resources.atomic_files import write_atomically

    student = record.graded.student
    passed = {
        (m.stage, m.function) for m in record.graded.marks if m.points == m.out_of
    }
    right = {key: text for key, text in sources.items() if key in passed}
    topics = oral_topics(
        right or sources, grader.work_on, f"{seed} {student}", functions, most
    )
    page = out / ORAL / f"{file_name(student)}.html"
    write_atomically(page, oral_page(student, topics, out.name, seed))
    return page
