"""Finds out what went wrong: facts before guesses, the usual call before the corners.

Each cause comes with a failing call that it explains.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from itertools import pairwise

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.edits.cure import CODE, Cure, shared_words
from scrabble_course.diagnosis.edits.small_edit import DOES_HARM
from scrabble_course.diagnosis.evidence import Evidence, alike
from scrabble_course.diagnosis.exceptions import Fact, calls_a_stub
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake
from scrabble_course.diagnosis.facts import fact_of
from scrabble_course.diagnosis.lint.rule import Finding
from scrabble_course.diagnosis.results import Cause, Result, left_alone, taken_for_false

MOST_CAUSES = 3
FEWEST_CALLS = 2
"""Calls that have something in common."""
MOST_CALLS_AGAIN = 2
"""Failing calls that are made again with a line mended, to see what it does to them."""
CallAgain = Callable[[ast.FunctionDef, Call], Outcome | None]
"""Makes a call of the student's function as it was meant; None if that cannot be."""
FindCure = Callable[[list[Result], list[Result], str], Cure | None]
"""Finds the edit that results need: see `cure_of`."""
LINE_TO_MEND = "line-to-mend"
WORK_IT_THROUGH = (
    "Work this call through by hand, line by line, and compare: where do your values "
    "part from what you expect?"
)


@dataclass(frozen=True, slots=True)
class Text:
    """The text of a student's function, what is to be seen in it, and what it would do.

    `again` makes a call of the function as a finding has it mended, if there is one,
    and `cure` finds the small edit that it needs. That is asked if no cause is known,
    or if `is_thorough`, and the first that is known names no line.
    """

    source: str = ""
    findings: tuple[Finding, ...] = ()
    again: CallAgain | None = None
    cure: FindCure | None = None
    is_thorough: bool = False


def causes_of(exercise: Exercise, answers: Evidence, text: Text) -> list[Cause]:
    """Return up to three causes of what failed, the most basic first.

    There is one at least, which may have no name.
    """
    failed = answers.failed
    unwritten = [result for result in failed if calls_a_stub(result.outcome)]
    shown = unwritten[:1] or answers.failed_fixed or [_shortest(failed)]
    found = list(_Diagnosis(exercise, answers, text).causes(shown))
    besides = _besides(exercise, answers, found, left_alone)
    due = [one for one in answers.results if one.case.expected is True]
    if any(one.problem is None for one in due):
        # It knows how to say True: what keeps it from doing so is looked for first.
        why = _besides(exercise, answers, found, taken_for_false)
        found = [*why, *(one for one in found if not why or one.is_in_text)]
    causes = [*found, *besides][:MOST_CAUSES] or [_unnamed(shown[0])]
    causes = _with_traits(exercise, answers, causes)
    named = [one for one in exercise.mistakes if one.name == causes[0].mistake]
    return _with_line(answers, causes, text, any(one.wrong_functions for one in named))


def names_a_line(advice: str) -> bool:
    """Whether advice says where to look."""
    return bool(re.search(r"\b[Ll]ines? \d", advice))


def _with_traits(
    exercise: Exercise, answers: Evidence, causes: list[Cause]
) -> list[Cause]:
    """Return the causes, the first with what all that is wrong has in common.

    That stands in place of a list of questions, and of nothing that is known.
    """
    first, *others = causes
    if first.is_in_text or names_a_line(first.advice):
        return causes
    told = _told_of_elements(exercise, answers, first)
    if not told:
        told = _told_of_calls(exercise, answers, first)
        told += f" {first.advice}" if told and first.mistake else ""
    if not told:
        return causes
    return [replace(first, advice=told), *others]


def _told_of_elements(exercise: Exercise, answers: Evidence, first: Cause) -> str:
    """Say what sets apart the elements that are missing, or too many."""
    is_open = not first.mistake or without_questions(first.advice) != first.advice
    has_ended = all(one.outcome.ended == "returned" for one in answers.failed)
    if not exercise.traits or not is_open or not has_ended:
        return ""
    made = [
        (one.case.call, one.case.expected, one.outcome.value) for one in answers.results
    ]
    shown = first.case.call, first.case.expected, first.outcome.value
    return exercise.traits.told(made, shown)


def _told_of_calls(exercise: Exercise, answers: Evidence, first: Cause) -> str:
    """Say what sets apart the calls that go wrong, among those with such an answer.

    A mistake whose wrong function answers just so is known well enough.
    """
    known = [one for one in exercise.mistakes if one.name == first.mistake]
    is_known = any(one.wrong_functions for one in known) or (
        first.mistake and not known
    )
    if not exercise.call_traits or is_known:
        return ""
    kind = _kind_of(first.case.expected)
    alike = [one for one in answers.results if _kind_of(one.case.expected) == kind]
    wrong = [one for one in alike if one.problem]
    if len({one.case.text for one in wrong}) < FEWEST_CALLS:
        return ""
    right = [one for one in alike if not one.problem]
    pairs = ([(one.case.call, one.case.expected) for one in r] for r in (wrong, right))
    return exercise.call_traits.told_of_calls(*pairs)


def _kind_of(expected: object) -> object:
    return expected if isinstance(expected, bool) else type(expected)


def _with_line(
    answers: Evidence, causes: list[Cause], text: Text, is_sure: bool
) -> list[Cause]:
    """Return the causes, the first with the line that a small edit shows to be it.

    If that cause `is_sure`, only an edit is told that makes all right.
    """
    first, *others = causes
    is_open = not first.mistake
    is_asked = is_open or text.is_thorough
    if not text.cure or not is_asked or names_a_line(first.advice):
        return causes
    topics = {one.case.topic: one for one in reversed(answers.failed)}
    topics.pop(first.case.topic, None)
    shown = [Result(first.case, first.outcome, first.problem), *topics.values()]
    cure = text.cure(answers.results, shown, "" if is_open else first.advice)
    if not cure:
        return causes
    is_known = is_open and first.advice != WORK_IT_THROUGH
    if (is_known or is_sure) and not cure.is_whole:
        return causes
    if is_open:
        told = first.advice if is_known else ""
        found = _cause(cure.probe, LINE_TO_MEND, f"{told} {cure.advice}".strip())
        return [replace(found, is_in_text=True), *others]
    is_told = cure.edit.what == DOES_HARM  # which says less than a mistake's own words
    if is_told and first.outcome.is_in_line(cure.edit.piece.lineno):
        return causes  # what is wrong there is told with the error
    is_all = cure.is_whole and not is_told
    if is_all and any(one.mistake != first.mistake for one in others):
        # One edit mends what takes several causes to explain: these are beside it.
        lead = replace(first, mistake=LINE_TO_MEND, advice=cure.advice)
        return [lead, first, *others][:MOST_CAUSES]
    said = without_questions(first.advice, cure.line) if is_all else first.advice
    return [replace(first, advice=f"{said} {cure.advice}".strip()), *others]


def without_questions(advice: str, line: str = "") -> str:
    """Return advice without the questions in it, if it has several to choose from.

    Those stay whose code stands in the `line` that was found.

    >>> without_questions("It is late. Is it `a`? Or `b`? Look up.")
    'It is late. Look up.'
    """
    hidden = CODE.sub(lambda found: "x" * len(found[0]), advice)
    ends = [found.end() for found in re.finditer(r"[.?!]\)?( |$)", hidden)]
    parts = list(pairwise([0, *ends]))
    asked = [(a, b) for a, b in parts if "?" in hidden[a:b]]
    beside = [(a, b) for a, b in asked if shared_words(advice[a:b], line) < 2]
    left = "".join(advice[a:b] for a, b in parts if (a, b) not in beside).strip()
    is_list = len(asked) > 1 and left.count("(") == left.count(")")
    return left if is_list else advice


def told_of(cause: Cause, finding: Finding) -> Cause:
    """Return a cause with what a finding says, in place of its own words."""
    return replace(cause, mistake=finding.name, advice=finding.advice, is_in_text=True)


def _besides(
    exercise: Exercise,
    answers: Evidence,
    found: list[Cause],
    mend: Callable[[Exercise, Result], Result],
) -> list[Cause]:
    """Return what would still be wrong if what is told first had been mended."""
    told = {one.mistake for one in found}
    shown = [Result(one.case, one.outcome, one.problem) for one in found]
    if all(mend(exercise, one) is one for one in shown):
        return []
    mended = Evidence(exercise, [mend(exercise, one) for one in answers.results])
    still = mended.failed_fixed
    causes = _Diagnosis(exercise, mended, Text()).causes(still) if still else ()
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
    answers: Evidence
    text: Text
    _facts: dict[Case, Fact | None] = field(default_factory=dict)

    def causes(self, failed: list[Result]) -> Iterator[Cause]:
        """Give the causes of failed results, in order, until none is unexplained.

        What the text shows comes first, unless mending it would change no call.
        """
        first = failed[0]
        told = list(self._named(failed))
        named = [cause for cause, _ in told]
        harmless = []
        wrong = {one.case: one for one in (*failed, *self.answers.failed)}.values()
        for finding in self.text.findings:
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
        is_silent = len(harmless) == len(self.text.findings)
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
        again = self.text.again
        written = finding.mended() if explained and again else None
        for result in explained[:MOST_CALLS_AGAIN]:
            case = result.case
            outcome = again(written, case.call) if again and written else None
            if outcome is None:
                break
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
            explained = self.answers.explained_by(mistake)
            if any(other is result for other in explained):
                cause = _cause(result, mistake.name, mistake.advice)
                ended = [like for one in explained for like in self._ended_like(one)]
                others = self.answers.accounted_for(mistake)
                named = self._explained_by_name(mistake)
                return cause, [*explained, *ended, *others, *named]
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
        if case not in self._facts:
            fact = fact_of(self.exercise, case, result.outcome, self.text.source)
            self._facts[case] = fact
        return self._facts[case]


def _cause(result: Result, mistake: str, advice: str) -> Cause:
    assert result.problem is not None
    return Cause(result.case, result.outcome, result.problem, mistake, advice)


def _of_finding(finding: Finding, result: Result) -> Cause:
    return told_of(_cause(result, "", ""), finding)


def _unnamed(result: Result) -> Cause:
    return _cause(result, "", WORK_IT_THROUGH)
