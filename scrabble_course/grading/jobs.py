"""Which file of a submission is asked for which function."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import PurePath

from scrabble_course import course
from scrabble_course.grading.definitions import names_defined
from scrabble_course.grading.submissions import SourceFile, Submission


@dataclass(frozen=True, slots=True)
class Job:
    """One file and the functions of one stage that it is asked for."""

    stage: course.Stage
    file: SourceFile
    functions: tuple[str, ...]


def jobs_of(submission: Submission, stages: Iterable[course.Stage]) -> list[Job]:
    """Return what is to be asked of a submission, stage by stage.

    A function is found by its name, wherever its cell went: first in the notebook of
    its stage, then in the other files. One that no file seems to define is asked of
    the stage's notebook, which may define it in a way that cannot be read off.
    """
    defined = {file: _names(file) for file in submission.files if file.cells}
    jobs = []
    for stage in stages:
        homes: dict[SourceFile, list[str]] = {}
        by_nearness = sorted(defined, key=lambda file: _distance(file, stage))
        for function in stage.functions:
            having = [
                file
                for file in by_nearness
                if function in defined[file] and not _is_earlier(file, stage, function)
            ]
            own = [file for file in by_nearness if _distance(file, stage) == 0]
            if home := next(iter(having or own), None):
                homes.setdefault(home, []).append(function)
        jobs += [Job(stage, file, tuple(names)) for file, names in homes.items()]
    return jobs


def _names(file: SourceFile) -> frozenset[str]:
    return frozenset().union(*map(names_defined, file.cells))


def _is_earlier(file: SourceFile, stage: course.Stage, function: str) -> bool:
    """Whether the file is the notebook of another stage that asks for the same name."""
    number = _stage_number(file)
    if number is None or number == stage.number:
        return False
    return function in course.stage(number).functions


def _distance(file: SourceFile, stage: course.Stage) -> int:
    """Return how far a file is from a stage's notebook: 0 for the notebook itself.

    Next are files of no stage, such as one with all functions; then notebooks of
    later stages, the nearest first, for work that was copied on.
    """
    number = _stage_number(file)
    if number is None:
        return 1
    distance = number - stage.number
    return 2 * distance if distance >= 0 else 1 - 2 * distance


def _stage_number(file: SourceFile) -> int | None:
    return _NUMBERS.get(file.path.rpartition("/")[2])


_NUMBERS = {PurePath(stage.notebook).name: stage.number for stage in course.STAGES}
