"""What answers earn, from 0 to 1, as a lecturer would say it.

The points are the share of the topics that come out right. A known mistake costs half
at most, in however many topics it shows, and a second one half of what is left. Who
does one thing, whatever is asked, earns nothing.

What `check` shows decides that. Calls made by chance tell who has learnt it by heart,
and count where all that is shown is right: so no seed decides a mark.
"""

from __future__ import annotations

from ast import literal_eval
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.checks.no_merit import (
    NoMerit,
    does_one_thing,
    is_learnt_by_heart,
    is_right_by_chance,
    is_shown_wrong,
    share_of_hidden,
)
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.results import Cause, Result, only_changes

LEFT_ALONE = "arguments left as they were"
"""The topic of those who give the right answer, and change what they were given."""
ONE_SLIP = 0.5
"""The share of the points that a known mistake leaves at least."""
SOMETHING = 0.1
"""The share from which on it is seen that something was done."""
Counts = Mapping[str, tuple[int, int]]
"""How many calls of each topic are right, and how many there are."""


@dataclass(frozen=True, slots=True)
class EarnedShare:
    """The share of its points that a function earns, and why it is none, or less."""

    share: float
    reason: NoMerit | None = None


def share_earned(
    exercise: Exercise,
    cases: Sequence[Case],
    results: Sequence[Result],
    causes: Sequence[Cause],
    is_explained: bool,
) -> EarnedShare:
    """Return what a function earns that goes wrong for these `causes`.

    `is_explained`: the wrong functions of these mistakes give every wrong answer.
    """
    share = 0.0
    mistakes = [one.mistake for one in causes]
    is_one_thing = does_one_thing(exercise, results, is_explained)
    if not is_one_thing:
        if is_learnt_by_heart(exercise, results, mistakes):
            return EarnedShare(share_of_hidden(exercise, results), NoMerit.BY_HEART)
        share = _by_topic(exercise, cases, results, mistakes)
        if is_explained or share >= SOMETHING:
            share = max(share, _least_for(exercise, results, causes))
    for mended in _mended(exercise, results):
        if mended != results and not does_one_thing(exercise, mended):
            share = max(share, ONE_SLIP * _by_topic(exercise, cases, mended, ()))
    is_for_nothing = is_one_thing and not share
    return EarnedShare(share, NoMerit.ONE_THING if is_for_nothing else None)


def _mended(exercise: Exercise, results: Sequence[Result]) -> Iterator[list[Result]]:
    """Yield the results as they would be with one slip mended, in each way there is."""
    yield [in_right_form(exercise, one) for one in results]
    names = {made.name for one in results for made in one.outcome.mended}
    for name in sorted(names):
        yield [_with(exercise, one, name) for one in results]


def _with(exercise: Exercise, result: Result, name: str) -> Result:
    """Return a result as it would be with what the function lacks."""
    case, outcome = result.case, result.outcome
    for made in outcome.mended:
        if made.name == name:
            like = Outcome("returned", made.value, args=outcome.args)
            like = like._replace(events=made.events)
            return Result(case, like, exercise.judged(case, like))
    return result


def _by_topic(
    exercise: Exercise,
    cases: Iterable[Case],
    results: Sequence[Result],
    mistakes: Sequence[str],
) -> float:
    if is_right_by_chance(exercise, results):
        return 0.0
    counts = count_by_topic(exercise, cases, results, not mistakes, *mistakes[:1])
    if is_shown_wrong(exercise, results):
        return share_of(counts)
    return sum(right / of for right, of in counts.values()) / len(counts)


def count_by_topic(
    exercise: Exercise,
    cases: Iterable[Case],
    results: Iterable[Result],
    passed: bool,
    mistake: str = "",
) -> dict[str, tuple[int, int]]:
    """Return how many calls of each topic are right, and how many there are.

    Where something goes wrong that is shown, only that is counted. Calls that were not
    made are not right. Who changes arguments, and answers rightly, loses a topic of its
    own, and no other. `passed` says that nothing was found wrong with the calls taken
    together, either; that is no topic if another one is wrong, as it was not looked at
    then. `mistake` is what was named first.
    """
    results = list(results)
    right = {result.case for result in results if result.problem is None}
    changing = {one.case for one in results if only_changes(exercise, one)}
    if is_shown_wrong(exercise, results):
        cases = exercise.fixed
    counts: dict[str, tuple[int, int]] = {}
    for case in cases:
        before, of = counts.get(case.topic, (0, 0))
        counts[case.topic] = before + (case in right | changing), of + 1
    if changing:
        counts[LEFT_ALONE] = 0, len(changing)
    if exercise.multi_call_mistakes and share_of(counts) == 1:
        counts[exercise.multi_call_mistakes[0].topic] = int(passed), 1
    for topic in _voided_by(exercise, mistake):
        counts[topic] = 0, counts[topic][1]
    return counts


def share_of(counts: Counts) -> float:
    """Return the share of the topics that are wholly right, from 0 to 1.

    >>> share_of({"plain words": (7, 7), "capitals": (2, 3)})
    0.5
    """
    return sum(right == of for right, of in counts.values()) / len(counts)


def _voided_by(exercise: Exercise, mistake: str) -> set[str]:
    """Return the topics that come out right although nothing was done for them."""
    return {
        topic
        for one in exercise.multi_call_mistakes
        if one.name == mistake
        for topic in one.voids
    }


def _least_for(
    exercise: Exercise, results: Iterable[Result], causes: Sequence[Cause]
) -> float:
    """Return what is left by known mistakes, in however many topics they show.

    What an exercise does not know, such as an error, counts so only if the usual calls
    come out right, which are the first topic. What the text shows is told besides.
    """
    slips = [one.mistake for one in causes if not one.is_in_text]
    slips = slips or [one.mistake for one in causes[:1]]
    is_open = not all(one.mistake for one in causes)
    if not slips or is_open or _voided_by(exercise, causes[0].mistake):
        return 0.0
    known = {one.name for one in exercise.mistakes}
    known.update(one.name for one in exercise.multi_call_mistakes)
    usual = exercise.cases[0].topic
    is_usual_right = not any(one.problem for one in results if one.case.topic == usual)
    is_known = known.issuperset(slips)
    return ONE_SLIP ** len(slips) if is_known or is_usual_right else 0.0


def in_right_form(exercise: Exercise, result: Result) -> Result:
    """Return a wrong result as it would be with an answer in the right form.

    It may have been printed in place of being returned, or be of another type. What is
    right only because nothing was returned, such as None for False, is not left so.
    """
    case, outcome = result.case, result.outcome
    wanted = exercise.returns or type(exercise.cases[0].expected)
    is_right = not result.problem and not (outcome.value is None and outcome.printed)
    if is_right or outcome.ended != "returned" or wanted not in _FORMS:
        return result
    try:
        form = outcome._replace(value=_in_form(outcome, wanted), events=())
    except Exception:
        return result
    return Result(case, form, exercise.judged(case, form))


_FORMS = (bool, int, float, str, list, tuple, set, dict)


def _in_form(outcome: Outcome, wanted: type) -> Any:
    value: Any = outcome.value
    if value is None:
        value = outcome.printed.splitlines()[-1].strip()
    if wanted is str:
        return "".join(value) if isinstance(value, list | tuple) else str(value)
    if isinstance(value, str):
        with suppress(*PARSE_FAULTS):
            value = literal_eval(value)
    if wanted is dict and isinstance(value, list | str):
        return dict(Counter(value))
    return value if isinstance(value, str) else wanted(value)
