"""What functions are asked in a run, and its words: the same for every student."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from scrabble_course import course
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.checks import catalogue
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.solutions import given_with, place_of_stand_ins
from scrabble_course.resources.word_list import each_word

SHARE_OF_WORDS = 0.0125
"""How many of all words are there by chance: some three thousand."""


@dataclass(frozen=True, slots=True)
class Suite:
    """The cases of one function, and the points that it is `out_of`.

    The `visible` calls are those of the notebook's own check. Where it came out right,
    `multi_call` is for what only many calls together show; where not, `controls` tell
    causes apart. The `hidden` ones are of cases made by chance from the run's seed:
    whatever a student is shown comes from calls that were made before them.
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


@lru_cache(maxsize=64)  # all graders of a run ask the same
def suite_of(stage: course.Stage, function: str, seed: int) -> Suite:
    """Return what a run with `seed` asks of one function."""
    exercise = catalogue.exercise_named(function, stage.number)
    [points] = [graded.points for graded in stage.graded if graded.name == function]
    cases = tuple(exercise.all_cases(seed))
    place, given = place_of_stand_ins(exercise), given_with(exercise)

    def batch(calls: Iterable[Call]) -> CallBatch:
        return CallBatch(function, place, list(dict.fromkeys(calls)), given)

    return Suite(
        exercise,
        points,
        cases,
        visible=batch(case.call for case in exercise.fixed),
        controls=batch(case.call for case in exercise.controls),
        multi_call=batch(replace(call) for call in chain(*exercise.batches)),
        hidden=batch(case.call for case in cases[len(exercise.fixed) :]),
    )


@lru_cache(maxsize=1)
def words_of(stages: tuple[course.Stage, ...], seed: int) -> tuple[str, ...]:
    """Return the words that students' code finds in the box, sorted.

    A short list keeps slow searches cheap, and there is nothing to look up in it. All
    that are named in a case are there.
    """
    suites = (suite_of(stage, n, seed) for stage in stages for n in stage.functions)
    named = {
        text.lower()
        for suite in suites
        for case in suite.cases
        for text in _texts((case.call.args, case.call.replies))
    }
    chance = random.Random(seed).random
    found = (w for w in each_word() if chance() < SHARE_OF_WORDS or w in named)
    return tuple(sorted(found))


def _texts(value: object) -> Iterator[str]:
    """Yield the texts inside a value, however deep."""
    if isinstance(value, str):
        yield from (value, value.strip())
    elif isinstance(value, dict):
        yield from _texts(list(value))
        yield from _texts(list(value.values()))
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from _texts(item)
