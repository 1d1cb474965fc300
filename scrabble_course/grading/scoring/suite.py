"""What one function is asked in a run: the same for every student."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain

from scrabble_course import course
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.checks import catalogue
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.grading.supervisor.question import CallBatch
from scrabble_course.grading.supervisor.solutions import given_with, place_of_stand_ins


@dataclass(frozen=True, slots=True)
class Suite:
    """The cases of one function, and the points that it is `out_of`.

    The `visible` question is that of the notebook's own check. Where it came out right,
    `multi_call` is for what only many calls together show; where not, `controls` tell
    causes apart. The `hidden` question has cases made by chance from the run's seed:
    whatever a student is shown comes from calls that were made before it is asked.
    """

    exercise: Exercise
    out_of: int
    cases: tuple[Case, ...]
    visible: CallBatch
    controls: CallBatch
    multi_call: CallBatch
    hidden: CallBatch

    def is_wrong(self, call: Call, outcome: Outcome) -> bool:
        """Whether an outcome of one of the cases is not right."""
        cases = [case for case in self.cases if case.call is call]
        return any(self.exercise.judged(case, outcome) for case in cases)

    def topics_of(self, call: Call) -> set[str]:
        """Return what the cases are about that look at a call."""
        return {case.topic for case in self.cases if case.call is call}


def suite_for(stage: course.Stage, function: str, seed: int) -> Suite:
    """Return what a run with `seed` asks of one function."""
    exercise = catalogue.exercise_named(function, stage.number)
    [points] = [graded.points for graded in stage.graded if graded.name == function]
    cases = tuple(exercise.all_cases(seed))
    place, given = place_of_stand_ins(exercise), given_with(exercise)

    def question(calls: Iterable[Call]) -> CallBatch:
        return CallBatch(function, place, list(dict.fromkeys(calls)), given)

    return Suite(
        exercise,
        points,
        cases,
        visible=question(case.call for case in exercise.fixed),
        controls=question(case.call for case in exercise.controls),
        multi_call=question(replace(call) for call in chain(*exercise.batches)),
        hidden=question(case.call for case in cases[len(exercise.fixed) :]),
    )
