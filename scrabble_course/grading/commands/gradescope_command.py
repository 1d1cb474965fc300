"""The command `scrabble-course gradescope`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from scrabble_course.grading.commands import options
from scrabble_course.resources.course_config import (
    FILE,
    CannotReadCourse,
    read_course_config,
)

Zip = Annotated[Path, typer.Option(help="The zip that is written.")]
AutograderSeed = Annotated[
    int | None,
    typer.Option(min=1, help="Decides the hidden cases; made here without it."),
]


def gradescope(
    out: Zip = Path("autograder.zip"),
    seed: AutograderSeed = None,
    isolation: options.Isolation = options.WantedLevel.AUTO,
    parts: options.GradedParts = "",
    stages: options.Stages = "",
    own: options.CourseFile = None,
) -> None:
    """Pack the grader as an autograder for Gradescope.

    Upload the zip there as the autograder of a programming assignment. Keep it from
    students: the hidden cases can be worked out with it.
    """
    from scrabble_course.grading.commands.gradescope_zip import write_autograder
    from scrabble_course.grading.gradebook.instructor_files import (
        CannotReadText,
        read_text,
    )
    from scrabble_course.grading.gradebook.own_points import check_topics
    from scrabble_course.grading.scoring.rules_digest import new_seed

    place = own or Path(FILE)
    try:
        text = read_text(place) if own or place.is_file() else ""
        mine = read_course_config(text)
        check_topics(mine)
    except (CannotReadCourse, CannotReadText, OSError) as error:
        raise typer.BadParameter(f"{place}: {error}") from None
    chosen = mine.of(options.stages_of(parts, stages))
    seed = seed or new_seed()
    try:
        write_autograder(out, seed, isolation.value, chosen, text)
    except OSError as error:
        typer.echo(f"{out} cannot be written: {error.strerror}", err=True)
        raise typer.Exit(1) from None
    functions = sum(len(stage.functions) for stage in chosen)
    points = sum(
        mine.points_of(stage.number, graded.name)
        for stage in chosen
        for graded in stage.graded
    )
    typer.echo(f"{out}: {functions} functions, {points} points, seed {seed}.")
