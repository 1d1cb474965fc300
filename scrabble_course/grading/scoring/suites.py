"""Sets the papers of a run: what each function is asked, from the run's seed."""

from __future__ import annotations

from collections.abc import Iterable

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Exercise
from scrabble_course.checks.remembered import Memo, writing_memos
from scrabble_course.grading.scoring.many_calls import ManyCalls
from scrabble_course.grading.scoring.suite import Suite
from scrabble_course.grading.supervisor.earlier_solutions import given_with
from scrabble_course.grading.supervisor.question import Question


def paper(stage: course.Stage, function: str, seed: int) -> Suite:
    """Return what a run with `seed` asks of one function."""
    exercise = catalogue.exercise(function, stage.number)
    [points] = [graded.points for graded in stage.graded if graded.name == function]
    cases = tuple(exercise.all_cases(seed))
    stand_ins = exercise.stand_ins
    place = f"{stand_ins.__module__}:{stand_ins.__qualname__}" if stand_ins else ""
    given = given_with(exercise)

    def question(calls: Iterable[Call]) -> Question:
        once = list({id(call): call for call in calls}.values())
        return Question(function, place, once, _memos_of(exercise, once), given)

    visible = question(case.call for case in exercise.fixed)
    return Suite(
        exercise,
        points,
        cases,
        first=visible.part(visible.calls[:1]),
        rest=visible.part(visible.calls[1:]),
        visible=visible,
        twins=question(case.call for case in exercise.twins),
        many=ManyCalls(exercise, question),
        hidden=question(case.call for case in cases[len(exercise.fixed) :]),
    )


def _memos_of(exercise: Exercise, calls: Iterable[Call]) -> list[Memo]:
    """Return what the reference asks of its stand-ins: most others ask the same."""
    if exercise.stand_ins is None:
        return []
    with writing_memos() as memos:
        for call in calls:
            exercise.answer(exercise.reference, call)
    return list({(memo.name, memo.args): memo for memo in memos}.values())
