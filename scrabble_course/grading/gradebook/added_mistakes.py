"""The mistakes that an instructor added, told of marks that are there already.

A wrong function is run once, in the box; what it answered is kept in the gradebook, and
held against the wrong answers of each mark. No student's code runs for that.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.report import Failure
from scrabble_course.diagnosis.evidence import alike
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.instructor_mistakes import (
    InstructorMistake,
    NotAMistake,
    mistakes_in,
)
from scrabble_course.grading.scoring.mark import GradedWork, Mark
from scrabble_course.grading.scoring.wrong_answers import Numbered, packed, unpacked

WrongAnswersOf = Callable[[course.Stage, str, list[str]], Numbered]
"""Runs cells in a box, and returns the wrong answers of a function they define."""


@dataclass(frozen=True, slots=True)
class AddedMistake:
    """An added mistake: where it stands, what to say, and its wrong answers, packed."""

    function: str
    stage: int
    place: str
    advice: str
    wrong: str


def recorded(wrong_answers_of: WrongAnswersOf, folder: Path) -> list[AddedMistake]:
    """Return the mistakes in a folder, each run once.

    CannotUseMistake says which of them cannot be used, and why.
    """
    return [_recorded(wrong_answers_of, mistake) for mistake in mistakes_in(folder)]


def _recorded(
    wrong_answers_of: WrongAnswersOf, mistake: InstructorMistake
) -> AddedMistake:
    stage = course.stage(mistake.stage)
    cells = [mistake.around, mistake.source]
    wrong = wrong_answers_of(stage, mistake.function, cells)
    if not wrong:
        raise NotAMistake(mistake)
    where = mistake.function, mistake.stage, mistake.place
    exercise = catalogue.exercise_named(mistake.function, stage.number)
    return AddedMistake(*where, mistake.advice, packed(exercise, wrong))


def to_text(added: Iterable[AddedMistake]) -> str:
    """Return added mistakes as text for the gradebook.

    >>> added = [AddedMistake("update_hand", 2, "a.py, line 1", "You ...", "")]
    >>> from_text(to_text(added)) == tuple(added)
    True
    """
    return json.dumps([asdict(one) for one in added])


def from_text(text: str) -> tuple[AddedMistake, ...]:
    """Return the added mistakes that `to_text` wrote."""
    return tuple(AddedMistake(**one) for one in json.loads(text or "[]"))


def with_own_advice(graded: GradedWork, added: Sequence[AddedMistake]) -> GradedWork:
    """Return what was graded, with the advice of added mistakes where they show."""
    marks = tuple(_with_advice(mark, added) for mark in graded.marks)
    return graded if marks == graded.marks else replace(graded, marks=marks)


def _with_advice(mark: Mark, added: Sequence[AddedMistake]) -> Mark:
    ours = [a for a in added if (a.function, a.stage) == (mark.function, mark.stage)]
    if not ours or not mark.wrong:
        return mark
    exercise = catalogue.exercise_named(mark.function, mark.stage)
    answers = unpacked(exercise, mark.wrong)
    for one in ours:
        wrong = unpacked(exercise, one.wrong)
        if _is_like(exercise, answers, wrong):
            return replace(
                mark,
                mistake=f"like {one.place}",
                advice=one.advice,
                failure=_failure_of(exercise, wrong),
            )
    return mark


def _is_like(exercise: Exercise, answers: Numbered, wrong: Numbered) -> bool:
    """Whether the answers are those of a wrong function wherever that is wrong."""
    return bool(wrong) and all(
        number in answers
        and alike(exercise, exercise.fixed[number], outcome, answers[number])
        for number, outcome in wrong.items()
    )


def _failure_of(exercise: Exercise, wrong: Numbered) -> Failure | None:
    number, outcome = min(wrong.items())
    case = exercise.fixed[number]
    problem = exercise.judged(case, outcome)
    call = exercise.describe(exercise.name, case.call)
    return Failure(call, problem.expected, problem.got) if problem else None
