"""Finds out what went wrong: facts before guesses, the usual call before the corners.

Each cause comes with a failing call that it explains.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.evidence import Evidence
from scrabble_course.diagnosis.exceptions import Fact, calls_a_stub
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake, Problem
from scrabble_course.diagnosis.facts import fact_of
from scrabble_course.diagnosis.lint import Finding
from scrabble_course.diagnosis.results import Result, left_alone

MOST_CAUSES = 3


@dataclass(frozen=True, slots=True)
class Cause:
    """The failing call to show, and the advice that goes with it.

    `mistake` is "" if nothing is known but that the answer is wrong.
    """

    case: Case
    outcome: Outcome
    problem: Problem
    mistake: str
    advice: str


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a student's function, and what is to be seen in it."""

    source: str = ""
    signs: tuple[Finding, ...] = ()


def causes_of(exercise: Exercise, answers: Evidence, text: Text) -> list[Cause]:
    """Return up to three causes of what failed, the most basic first.

    There is one at least, which may have no name.
    """
    failed = answers.failed
    unwritten = [result for result in failed if calls_a_stub(result.outcome)]
    shown = unwritten[:1] or _fixed(exercise, failed) or [_shortest(failed)]
    found = list(_Told(exercise, answers, text).causes(shown))
    if any(cause.mistake == "changes-its-argument" for cause in found):
        found += _besides_the_change(exercise, answers, {one.mistake for one in found})
    return found[:MOST_CAUSES] or [_unnamed(shown[0])]


def _besides_the_change(
    exercise: Exercise, answers: Evidence, told: set[str]
) -> list[Cause]:
    """Return what would still be wrong if arguments had been left alone."""
    mended = Evidence(exercise, [left_alone(exercise, one) for one in answers.results])
    shown = _fixed(exercise, mended.failed)
    causes = _Told(exercise, mended, Text()).causes(shown) if shown else ()
    return [one for one in causes if one.mistake not in {"", *told}]


def _fixed(exercise: Exercise, failed: list[Result]) -> list[Result]:
    fixed = {id(case) for case in exercise.fixed}
    return [result for result in failed if id(result.case) in fixed]


def _shortest(failed: list[Result]) -> Result:
    return min(failed, key=lambda result: len(result.case.text))


_NOT_OF_THE_CALL = {
    *("another-task", "default-kept", "keeps-between-calls", "uses-chance"),
}
"""Signs of answers that do not come of the call alone, and so say nothing more."""
_NOT_OF_A_GAME = _NOT_OF_THE_CALL - {"another-task", "uses-chance"}
"""The same, where a question of another task is answered aside, and hands are dealt."""
_OF_SOME_CALLS = {
    *("bare-return", "decides-nothing", "loop-without-end", "prints-only"),
    *("result-not-kept", "returns-nothing"),
}
"""Signs that explain what some calls came to, and are told if one of them failed."""
End = tuple[str, str, str]
"""The name of a fact, the kind of error, and the line, or the name that is unknown."""


@dataclass(frozen=True)
class _Told:
    exercise: Exercise
    answers: Evidence
    text: Text
    _facts: dict[int, Fact | None] = field(default_factory=dict)

    def causes(self, failed: list[Result]) -> Iterator[Cause]:
        """Give the causes of failed results, in order, until none is unexplained."""
        first = failed[0]
        told = list(self._named(failed))
        named = [cause for cause, _ in told]
        is_told = any(
            cause.case.topic == first.case.topic or id(first) in explained
            for cause, explained in told
        )
        if first.case.given and not is_told and not self.text.signs:
            yield _unnamed(first)
        sign = next(iter(self._signs(first)), None)
        yield from self._with_sign(sign, named, failed) if sign else named

    def _with_sign(
        self, sign: Finding, named: list[Cause], failed: list[Result]
    ) -> Iterator[Cause]:
        """Give what the text shows, and the other causes before it and behind."""
        first, shown = failed[0], self._of_sign(sign, failed)
        kept_apart = _NOT_OF_A_GAME if first.case.call.replies else _NOT_OF_THE_CALL
        if sign.name in kept_apart:
            stopped = first.outcome.error
            yield from (one for one in named if stopped and one.case is first.case)
            yield shown
            return
        others = [
            cause
            for cause in named
            if cause.case is not shown.case or shown.case is first.case
            if not _says_the_same(sign, cause)
        ]
        if sign.name == "decides-nothing":
            # What it accepts comes of this; how it stops is a cause of its own.
            others = [one for one in others if one.outcome.ended != "returned"]
        if sign.name in ("first-round", "no-loop"):
            others = others[:1]  # what else is wrong comes of it, too
        is_beside = (
            sign.name in ("unused-parameter", "too-long-to-look-into")
            or (sign.name == "bare-return" and shown.case is not first.case)
            or self._fact(first) is not None
        )
        before = [
            one
            for one in others[:1]
            if is_beside and one.case is first.case and one.mistake != "endless-loop"
        ]
        yield from [*before, shown, *others[len(before) :]]

    def _signs(self, first: Result) -> list[Finding]:
        """Return the signs, without one that what came of the calls speaks against.

        A student's own `display_hand` may well give something back, and a lost small
        letter is nothing to a word without capitals.
        """
        lacks = "has no attribute" in first.outcome.error
        shows_none = any(_shows_none(one.outcome) for one in self.answers.failed)
        return [
            sign
            for sign in self.text.signs
            if sign.name != "none-kept"
            or not (lacks or (sign.called == "display_hand" and not shows_none))
            if not (sign.name in _OF_SOME_CALLS or sign.only_with)
            or any(_may_come_of(sign, one) for one in self.answers.failed)
            if sign.name != "swallows-errors" or not first.outcome.error
        ]

    def _of_sign(self, sign: Finding, failed: list[Result]) -> Cause:
        known = (*failed, *self.answers.failed)
        result = next((one for one in known if _may_come_of(sign, one)), failed[0])
        return _cause(result, sign.name, sign.advice)

    def _named(self, waiting: list[Result]) -> Iterator[tuple[Cause, set[int]]]:
        """Give the causes, each with the identities of the results it explains."""
        while waiting:
            result = waiting[0]
            cause, explained = self._explanation(result)
            known = {id(result), *map(id, explained)}
            if cause:
                yield cause, known
            waiting = [other for other in waiting if id(other) not in known]

    def _explanation(self, result: Result) -> tuple[Cause | None, list[Result]]:
        """Return the cause of a result, with all the results that it explains."""
        for mistake in self.exercise.mistakes:
            explained = self.answers.explained_by(mistake)
            if any(other is result for other in explained):
                cause = _cause(result, mistake.name, mistake.advice)
                alike = [like for one in explained for like in self._ended_like(one)]
                others = self.answers.accounted_for(mistake)
                named = self._explained_by_name(mistake)
                return cause, [*explained, *alike, *others, *named]
        fact = self._fact(result)
        if fact is None:
            return None, []
        return _cause(result, fact.name, fact.advice), self._ended_like(result)

    def _ended_like(self, result: Result) -> list[Result]:
        """Return the failed results that show the same fact at the same line."""
        end = self._end(result)
        return self._failed_by_end[end] if end else []

    @cached_property
    def _failed_by_end(self) -> defaultdict[End, list[Result]]:
        found = defaultdict(list)
        for result in self.answers.failed:
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
                yield from self.answers.explained_by(other)

    def _fact(self, result: Result) -> Fact | None:
        case = result.case
        if id(case) not in self._facts:
            fact = fact_of(self.exercise, case, result.outcome, self.text.source)
            self._facts[id(case)] = fact
        return self._facts[id(case)]


def _shows_none(outcome: Outcome) -> bool:
    return "None" in outcome.printed or "NoneType" in outcome.error


def _may_come_of(sign: Finding, result: Result) -> bool:
    """Whether a failed result is of the kind that a sign would explain."""
    outcome, problem = result.outcome, result.problem
    assert problem is not None
    texts = [one for one in _given(result) if isinstance(one, str)]
    if sign.only_with and texts and not any(sign.only_with in t for t in texts):
        return False
    match sign.name, sign.called:
        case "decides-nothing", _:
            return outcome.value is True
        case "loop-without-end", _:
            return outcome.ended in ("timed out", "asked")
        case "bare-return", _:
            return outcome.ended == "returned" and outcome.value is None
        case "prints-only" | "returns-nothing", _:
            has_ended = outcome.ended == "returned" and outcome.value is None
            return result.case.judge is None and has_ended
        case "another-task", "substitute_hand":
            asides = [one.details[0] for one in outcome.events if one.kind == "aside"]
            return any(asked and asked.strip() in problem.got for asked in asides)
        case "result-not-kept", "play_hand":
            is_returned = result.case.judge is None and outcome.value is not None
            return is_returned or "the total" in problem.expected
        case "result-not-kept", "substitute_hand":
            kinds = {event.kind for event in outcome.events}
            return "substituted" in kinds or "asked" not in kinds
        case "result-not-kept", "lower":
            return any(text != text.lower() for text in texts)
    return True


def _says_the_same(sign: Finding, cause: Cause) -> bool:
    """Whether a cause would tell again what the sign has told with its line."""
    match sign.name, sign.called:
        case "bare-return" | "prints-only" | "returns-nothing", _:
            return cause.mistake in ("returns-none", "prints-the-answer")
        case "result-not-kept", "update_hand" | "substitute_hand" | "deal_hand":
            return cause.mistake in ("hand-never-shrinks", "substituted-hand-dropped")
        case "another-task", _:
            return cause.mistake == "substitutes"
        case "loop-without-end" | "asked-above-the-loop", _:
            return cause.mistake == "endless-loop"
        case "no-loop", _:
            return cause.mistake in ("ends-early", "asks-only-once")
        case "method-not-called", _:
            seen = f"{cause.outcome.error} {cause.outcome.value!r}"
            return "function_or_method" in seen
    return False


def _given(result: Result) -> tuple[object, ...]:
    return *result.case.call.args, *result.case.call.replies


def _cause(result: Result, mistake: str, advice: str) -> Cause:
    assert result.problem is not None
    return Cause(result.case, result.outcome, result.problem, mistake, advice)


def _unnamed(result: Result) -> Cause:
    return _cause(
        result,
        "",
        "Work this call through by hand, line by line, and compare: where do your "
        "values part from what you expect?",
    )
