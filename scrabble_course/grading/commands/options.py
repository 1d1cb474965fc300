"""What may be said after the instructors' commands, and what it means."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from scrabble_course import course
from scrabble_course.grading.gradebook.records import Columns, Count

STUDENTS = "students.toml"
"""The file beside the submissions that says who is who."""
MISTAKES = "mistakes"
"""The folder beside the submissions that holds an instructor's own mistakes."""


class WantedLevel(StrEnum):
    """A level of `supervisor/isolation.py`, or the strongest that can be had."""

    AUTO = "auto"
    FULL = "full"
    LANDLOCK = "landlock"
    NONE = "none"


Submissions = Annotated[
    Path, typer.Argument(help="A folder that holds a folder for each student.")
]
Out = Annotated[Path, typer.Option(help="Where the gradebook and the reports go.")]
Jobs = Annotated[int, typer.Option(min=0, help="Processes at once; 0: one a core.")]
Seed = Annotated[
    int | None,
    typer.Option(min=1, help="Decides the hidden cases; made at the first run."),
]
Isolation = Annotated[
    WantedLevel, typer.Option(help="How strongly students' code is shut in.")
]
GradedParts = Annotated[
    str, typer.Option(help="What is graded: 1,2 or word_game; all without it.")
]
CourseFile = Annotated[
    Path | None,
    typer.Option(
        "--course",
        help="Points and stages of your own, in TOML; without it, the course.toml that "
        "lies beside the submissions, or here if there are none.",
    ),
]
Stages = Annotated[str, typer.Option(help="What is graded, by stage, such as 1-3,5.")]
Force = Annotated[
    bool, typer.Option("--force", help="Grade again what was graded before.")
]
DeadlinesFile = Annotated[
    Path | None,
    typer.Option(
        "--deadlines", help="When work was due, in TOML; kept for the next runs."
    ),
]
NoDeadlines = Annotated[
    bool, typer.Option("--no-deadlines", help="Forget the deadlines of earlier runs.")
]
TimesFile = Annotated[
    Path | None,
    typer.Option("--times", help="When work came: a CSV file with student and time."),
]
RosterFile = Annotated[
    Path | None,
    typer.Option(
        "--roster",
        help="Who takes the course, as your platform exports it; kept for the next "
        "runs.",
    ),
]
StudentsFile = Annotated[
    Path | None,
    typer.Option(
        "--students",
        help="Who is who, in TOML; without it, the students.toml that lies beside "
        "SUBMISSIONS. Kept for the next runs.",
    ),
]
CanvasExport = Annotated[
    Path | None,
    typer.Option(
        "--canvas-export",
        help="The gradebook as Canvas exports it: canvas.csv fits it; kept for the "
        "next runs.",
    ),
]
ColumnsOf = Annotated[
    Columns | None,
    typer.Option(
        "--columns",
        help="What has a column for Canvas and Moodle; without it parts have, if all "
        "their stages are graded. Kept for the next runs.",
    ),
]
DecimalComma = Annotated[
    bool | None,
    typer.Option(
        "--decimal-comma/--decimal-point",
        help="How grades.csv writes 7.5; kept for the next runs.",
    ),
]
Anonymous = Annotated[
    Path, typer.Option(help="The folder for what has no names; it can be shared.")
]
KeyFile = Annotated[
    Path, typer.Option(help="The table that says who is who; made if it is not there.")
]
Counting = Annotated[
    Count | None,
    typer.Option(help="Which upload of a student counts; kept for the next runs."),
]
MistakesFolder = Annotated[
    Path | None,
    typer.Option(
        "--mistakes",
        help="Your own mistakes, as *.py; the folder beside SUBMISSIONS without it.",
    ),
]
DaskAddress = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Grade on this Dask cluster.")
]
OtherPython = Annotated[
    str,
    typer.Option(
        "--python",
        metavar="PATH",
        help="The Python that grades, such as python3.14, if this one is older than "
        "the students'.",
    ),
]
GradedInto = Annotated[
    Path, typer.Argument(metavar="OUT", help="The folder that was graded into.")
]
Other = Annotated[
    Path, typer.Argument(metavar="OTHER", help="Another such folder, which stays.")
]
Student = Annotated[str, typer.Argument(help="The student, as in grades.csv.")]
Students = Annotated[
    list[str], typer.Argument(metavar="STUDENT...", help="As in grades.csv.")
]
Points = Annotated[float | None, typer.Option(help="Such as +2 or -1.5.")]
Comment = Annotated[str, typer.Option(help="Why; the student reads it.")]
Undo = Annotated[
    bool, typer.Option("--undo", help="Take back what was given last, instead.")
]
GivenBy = Annotated[
    str, typer.Option("--by", help="Who gives them; your login without it.")
]
FunctionName = Annotated[
    str, typer.Option(help="What it is about, such as get_word_score.")
]


def stages_of(parts: str, stages: str = "") -> list[course.Stage]:
    """Return the graded stages that are in the parts, and among the stages, named.

    >>> [stage.number for stage in stages_of("1", "2-4,7")]
    [2, 3, 4]
    """
    called = {
        name: part
        for part in course.PARTS
        for name in (str(part.number), part.name, part.folder)
    }
    names = [name.strip() for name in parts.split(",") if name.strip()]
    for name in names:
        if name not in called:
            known = ", ".join(f"{part.number} ({part.name})" for part in course.PARTS)
            raise typer.BadParameter(
                f"there is no part {name!r}; the parts are {known}"
            )
    wanted = [called[name] for name in names] or course.PARTS
    try:
        named = course.stages_named(stages)
    except ValueError as error:
        raise typer.BadParameter(str(error)) from None
    chosen = [stage for stage in named if stage.graded and stage.part in wanted]
    if not chosen:
        raise typer.BadParameter("there is no function to grade in what is named")
    return chosen
