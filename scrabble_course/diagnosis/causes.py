"""Finds out what went wrong: facts before guesses, the usual call before the corners.

Each cause comes with a failing call that it explains.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from typing import Any

from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.diagnosis.evidence import Evidence, alike
from scrabble_course.diagnosis.exceptions import Fact, calls_a_stub
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake
from scrabble_course.diagnosis.facts import fact_of
from scrabble_course.diagnosis.lint.mending import function_like
from scrabble_course.diagnosis.lint.rule import Finding
from scrabble_course.diagnosis.results import Cause, Result, left_alone, taken_for_false

MOST_CAUSES = 3
MOST_CALLS_AGAIN = 2
"""Failing calls that are made again with a line mended, to see what it does to them."""
WORK_IT_THROUGH = (
    "Work this call through by hand, line by line, and compare: where do your values "
    "part from what you expect?"
)


@dataclass(frozen=True, slots=True)
class StudentCode:
    """The source of a student's function, what shows in it, and the function itself.

    Without the function, nothing is tried: no call with a line mended, and no small
    edit. Edits are tried if no cause is known, or if the check `is_thorough`, and the
    first that is known names no line.
    """

    source: str = ""
    findings: tuple[Finding, ...] = ()
    function: Callable[..., Any] | None = None
    is_thorough: bool = False


def causes_of(exercise: Exercise, evidence: Evidence, code: StudentCode) -> list[Cause]:
    """Return up to three causes of what failed, the most basic first.

    There is one at least, which may have no name.
    """
    failed = evidence.failed
    unwritten = [result for result in failed if calls_a_stub(result.outcome)]
    shown = unwritten[:1] or evidence.failed_fixed or [_shortest(failed)]
    found = list(_Diagnosis(exercise, evidence, code).causes(shown))
    besides = _besides(exercise, evidence, found, left_alone)
    due = [one for one in evidence.results if one.case.expected is True]
    if any(one.problem is None for one in due):
        # It knows how to say True: what keeps it from doing so is looked for first.
        why = _besides(exercise, evidence, found, taken_for_false)
        found = [*why, *(one for one in found if not why or one.is_in_text)]
    return [*found, *besides][:MOST_CAUSES] or [_unnamed(shown[0])]


def told_of(cause: Cause, finding: Finding) -> Cause:
    """Return a cause with what a finding says, in place of its own words."""
    return replace(cause, mistake=finding.name, advice=finding.advice, is_in_text=True)


def cause_from(result: Result, mistake: str, advice: str) -> Cause:
    """Return the cause of a result that failed."""
    assert result.problem is not None
    return Cause(result.case, result.outcome, result.problem, mistake, advice)


def _besides(
    exercise: Exercise,
    evidence: Evidence,
    found: list[Cause],
    mend: Callable[[Exercise, Result], Result],
) -> list[Cause]:
    """Return what would still be wrong if what is told first had been mended."""
    told = {one.mistake for one in found}
    shown = [Result(one.case, one.outcome, one.problem) for one in found]
    if all(mend(exercise, one) is one for one in shown):
        return []
    mended = Evidence(exercise, [mend(exercise, one) for one in evidence.results])
    still = mended.failed_fixed
    causes = _Diagnosis(exercise, mended, StudentCode()).causes(still) if still else ()
    return [one for one in causes if one.mistake not in {"", *told}]


def _shortest(failed: list[Result]) -> Result:
    return min(failed, key=lambda result: len(result.case.text))


class Effect(IntEnum):
    """What becomes of a failing call when a line is mended."""

    NONE = 0
    CHANGED = 1
    CURED = 2


End = tuple[str, str, str]
"""The name of a fact, the kind of error, and the line, or the name that is unknown."""


@dataclass(frozen=True)
class _Diagnosis:
    exercise: Exercise
    evidence: Evidence
    code: StudentCode
    _facts: dict[Case, Fact | None] = field(default_factory=dict)

    def causes(self, failed: list[Result]) -> Iterator[Cause]:
        """Give the causes of failed results, in order, until none is unexplained.

        What the text shows comes first, unless mending it would change no call.
        """
        first = failed[0]
        told = list(self._named(failed))
        named = [cause for cause, _ in told]
        harmless = []
        wrong = {one.case: one for one in (*failed, *self.evidence.failed)}.values()
        for finding in self.code.findings:
            explained = [one for one in wrong if finding.explains(one)]
            effect = self._effect(finding, explained)
            if effect and not any(effect.values()):
                harmless.append(_of_finding(finding, explained[0]))
            elif explained:
                yield from self._with_finding(finding, explained, effect, named, first)
                return
        is_told = any(
            cause.case.topic == first.case.topic or first.case in explained_here
            for cause, explained_here in told
        )
        is_silent = len(harmless) == len(self.code.findings)
        if not named or (is_silent and first.case.given and not is_told):
            yield _unnamed(first)
        yield from [*named, *harmless[:1]]

    def _with_finding(
        self,
        finding: Finding,
        explained: list[Result],
        effect: dict[Case, Effect],
        named: list[Cause],
        first: Result,
    ) -> Iterator[Cause]:
        """Give what the text shows, and the other causes before it and behind.

        It comes first where mending it is all that a call needs.
        """
        rule = finding.rule
        shown = _of_finding(
            finding, max(explained, key=lambda one: effect.get(one.case, 0))
        )
        cured = [case for case, how in effect.items() if how is Effect.CURED]
        if rule.stands_alone(first):
            stopped = first.outcome.error
            yield from (one for one in named if stopped and one.case is first.case)
            yield shown
            return
        others = [
            cause
            for cause in named
            if cause.case is not shown.case or shown.case is first.case
            if not finding.same_as(cause)
        ]
        others = others[:1] if rule.hides_others else others
        others = [cause for cause in others if cause.case not in cured]
        is_beside = rule.is_minor(finding, first) or self._fact(first) is not None
        if first.outcome.own_raise and effect.get(first.case):
            is_beside = False  # the line decides whether that `raise` is reached
        before = [
            one
            for one in others[:1]
            if is_beside
            and not cured
            and one.case is first.case
            and one.outcome.ended != "timed out"
        ]
        yield from [*before, shown, *others[len(before) :]]

    def _effect(self, finding: Finding, explained: list[Result]) -> dict[Case, Effect]:
        """Return what mending a line does to failing calls, by their cases.

        There are none where it is open what was meant, or nothing can be called.
        """
        found: dict[Case, Effect] = {}
        function = self.code.function
        written = finding.mended() if explained and function else None
        for result in explained[:MOST_CALLS_AGAIN]:
            case = result.case
            made = function_like(function, written) if function and written else None
            if made is None:
                break
            with attempts(made, self.exercise.stand_ins) as attempt:
                outcome = attempt(case.call)
            if self.exercise.judged(case, outcome) is None:
                found[case] = Effect.CURED
            else:
                is_alike = alike(self.exercise, case, result.outcome, outcome)
                found[case] = Effect.NONE if is_alike else Effect.CHANGED
        return found

    def _named(self, waiting: list[Result]) -> Iterator[tuple[Cause, set[Case]]]:
        """Give the causes, each with the cases that it explains."""
        while waiting:
            result = waiting[0]
            cause, explained = self._explanation(result)
            known = {one.case for one in (result, *explained)}
            if cause:
                yield cause, known
            waiting = [other for other in waiting if other.case not in known]

    def _explanation(self, result: Result) -> tuple[Cause | None, list[Result]]:
        """Return the cause of a result, with all the results that it explains."""
        for mistake in self.exercise.mistakes:
            explained = self.evidence.explained_by(mistake)
            if any(other is result for other in explained):
                cause = cause_from(result, mistake.name, mistake.advice)
                ended = [like for one in explained for like in self._ended_like(one)]
                others = self.evidence.accounted_for(mistake)
                named = self._explained_by_name(mistake)
                return cause, [*explained, *ended, *others, *named]
        fact = self._fact(result)
        if fact is None:
            return None, []
        return cause_from(result, fact.name, fact.advice), self._ended_like(result)

    def _ended_like(self, result: Result) -> list[Result]:
        """Return the failed results that show the same fact at the same line."""
        end = self._end(result)
        return self._failed_by_end[end] if end else []

    @cached_property
    def _failed_by_end(self) -> defaultdict[End, list[Result]]:
        found = defaultdict(list)
        for result in self.evidence.failed:
            if end := self._end(result):
                found[end].append(result)
        return found

    def _end(self, result: Result) -> End | None:
        fact, outcome = self._fact(result), result.outcome
        if fact is None:
            return None
        where = outcome.error if fact.name == "name-error" else outcome.where
        if outcome.error_type == "KeyError":  # which says more of some keys than others
            where += fact.advice.replace(outcome.error.partition(": ")[2], "")
        return fact.name, outcome.error_type, where

    def _explained_by_name(self, mistake: Mistake) -> Iterator[Result]:
        """Give what other mistakes of the same name explain."""
        for other in self.exercise.mistakes:
            if other.name == mistake.name and other is not mistake:
                yield from self.evidence.explained_by(other)

    def _fact(self, result: Result) -> Fact | None:
        case = result.case
        if case not in self._facts:
            fact = fact_of(self.exercise, case, result.outcome, self.code.source)
            self._facts[case] = fact
        return self._facts[case]


def _of_finding(finding: Finding, result: Result) -> Cause:
    return told_of(cause_from(result, "", ""), finding)


def _unnamed(result: Result) -> Cause:
    return cause_from(result, "", WORK_IT_THROUGH)
