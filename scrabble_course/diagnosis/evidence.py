"""What a function answered to its cases, and which known mistakes that shows.

A mistake is told from answers that are there already: no call is made for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Judge, Mistake
from scrabble_course.diagnosis.facts import fact_text
from scrabble_course.diagnosis.results import Result


class Evidence:
    """The results of a function by their cases, and those that `failed`, in order.

    Of these, `failed_fixed` are in cases that anyone may see.
    """

    def __init__(self, exercise: Exercise, results: Iterable[Result]) -> None:
        self._exercise = exercise
        self.results = list(results)
        self.failed = [result for result in self.results if result.problem]
        fixed = set(exercise.fixed)
        self.failed_fixed = [result for result in self.failed if result.case in fixed]
        self._by_key = {result.case.key: result for result in reversed(self.results)}
        self._explained: dict[Mistake, list[Result]] = {}

    def add(self, results: Iterable[Result]) -> None:
        """Take further results, which count for nothing, to tell mistakes apart."""
        for result in results:
            self._by_key.setdefault(result.case.key, result)
        self._explained.clear()

    def explained_by(self, mistake: Mistake) -> list[Result]:
        """Return the wrong results that a mistake explains; none if it is not there."""
        if mistake not in self._explained:
            self._explained[mistake] = self._explain(mistake)
        return self._explained[mistake]

    def accounted_for(self, mistake: Mistake) -> list[Result]:
        """Return other failures that the same wrong function of the mistake gives.

        They are in fixed cases that the mistake does not list; the function is one that
        also gave an answer which the mistake explains.
        """
        explained = self.explained_by(mistake)
        own = {result.case.key for result in explained}
        own.update(case.key for case in mistake.on)
        others = [one for one in self.failed_fixed if one.case.key not in own]
        return [
            other
            for wrong in mistake.wrong_functions
            if any(self._gives(result, wrong) for result in explained)
            for other in others
            if self._gives(other, wrong)
        ]

    def are_explained_by(self, names: Collection[str]) -> bool:
        """Whether mistakes of these names explain all that is wrong in fixed cases.

        One of their wrong functions gives each of these answers.
        """
        left = {one.case for one in self.failed_fixed}
        for mistake in self._exercise.mistakes:
            if mistake.name in names and mistake.wrong_functions and left:
                explained = [*self.explained_by(mistake), *self.accounted_for(mistake)]
                left.difference_update(one.case for one in explained)
        return bool(self.failed_fixed) and not left

    def _explain(self, mistake: Mistake) -> list[Result]:
        if mistake.each:
            pairs = zip(self._of(mistake), mistake.passes_on, strict=True)
            return [
                result
                for result, control in pairs
                if result and result.problem and self._is_right(control)
                if self._may_explain(mistake, result)
            ]
        if not all(map(self._is_right, mistake.passes_on)):
            return []
        if mistake.wrong_functions:
            return self._answered_like(mistake)
        if mistake.every_case and not all(
            result and self._shows(mistake, result) for result in self._of(mistake)
        ):
            return []
        return [
            result
            for result in self._wrong(mistake)
            if self._may_explain(mistake, result) and self._shows(mistake, result)
        ]

    def _answered_like(self, mistake: Mistake) -> list[Result]:
        """Return wrong results that one of the wrong functions would have, too."""
        explained = []
        for wrong in mistake.wrong_functions:
            if mistake.every_case and not all(
                result and self._gives(result, wrong) for result in self._of(mistake)
            ):
                continue
            explained += [
                result
                for result in self._wrong(mistake)
                if self._gives(result, wrong) and self._shows(mistake, result)
            ]
        return explained

    def _of(self, mistake: Mistake) -> list[Result | None]:
        """Return what came of the cases of a mistake; None for one not asked."""
        if not mistake.on:
            return list(self.results)
        return [self._by_key.get(case.key) for case in mistake.on]

    def _wrong(self, mistake: Mistake) -> list[Result]:
        return [result for result in self._of(mistake) if result and result.problem]

    def _is_right(self, case: Case) -> bool:
        result = self._by_key.get(case.key)
        return result is not None and result.problem is None

    def _shows(self, mistake: Mistake, result: Result) -> bool:
        """Whether the fact holds; one that cannot be looked for does not."""
        try:
            return not mistake.shows or bool(mistake.shows(result.case, result.outcome))
        except Exception:
            return False

    def _may_explain(self, mistake: Mistake, result: Result) -> bool:
        """Whether the answer is plainly wrong, or wrong as the mistake says.

        In a game, a question too many is as plain as what is shown.
        """
        if result.outcome.ended == "asked" and result.case.call.replies:
            return True
        fact = fact_text(self._exercise, result.case, result.outcome)
        if not fact:
            return True
        return bool(mistake.error_pattern and re.search(mistake.error_pattern, fact))

    def _gives(self, result: Result, wrong: Callable[..., Any]) -> bool:
        """Whether an answer is the one that a wrong function gives."""
        theirs = answer_of(self._exercise, wrong, result.case)
        return alike(self._exercise, result.case, theirs, result.outcome)


def alike(exercise: Exercise, case: Case, one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes of a case are the same by meaning: so they are judged."""
    if one.ended != other.ended:
        return False
    if one.ended == "raised":
        return one.error == other.error
    if case.judge is None and (one.value is None) != (other.value is None):
        return False  # though None may pass for a False
    taken_for_right = Case(
        case.call, exercise.expects(one), case.topic, judge=case.judge
    )
    return exercise.judged(taken_for_right, other) is None


@dataclass(frozen=True, slots=True)
class RecordedOutcomes:
    """A wrong function of which only the outcomes are at hand, by the cases' keys."""

    outcomes: Mapping[tuple[str, Judge | None], Outcome]

    def __call__(self, *_: object) -> None:
        """Refuse: nothing is run."""
        raise TypeError("only the outcomes of this function are at hand")


_known: dict[tuple[Callable[..., Any], Case], Outcome] = {}
"""What the course's own wrong functions answer to fixed cases."""


def answer_of(exercise: Exercise, wrong: Callable[..., Any], case: Case) -> Outcome:
    """Return the outcome of a wrong function of the course, which is asked once."""
    if isinstance(wrong, RecordedOutcomes):
        return wrong.outcomes[case.key]
    if (wrong, case) not in _known:
        _known[wrong, case] = exercise.answer(wrong, case.call)
    return _known[wrong, case]
