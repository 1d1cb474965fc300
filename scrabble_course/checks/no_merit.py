"""Whether answers earn nothing, or little, although some of them come out right.

Who does one thing whatever is asked, or knows by heart what is shown, has written no
function for the task.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from operator import itemgetter
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.judging import same
from scrabble_course.diagnosis.results import Result, left_alone

MOST_EXCEPTIONS = 2
"""How many different calls may be answered otherwise, if all others have one answer."""
NEARLY_ALL = 0.85
"""The share of the shown calls that have one answer, if the others are exceptions."""
OFTEN_WRONG = 5
"""In how many calls an answer is wrong at least, if it is often wrong;"""
ONE_IN = 4
"""and one in how many calls with that answer."""


class NoMerit(StrEnum):
    """Why answers that come out right may earn nothing, or little."""

    ONE_THING = "the same is done whatever is asked"
    BY_HEART = "only what is shown comes out right"


def does_one_thing(
    exercise: Exercise, results: Sequence[Result], is_explained: bool = False
) -> bool:
    """Whether a function does the same whatever is asked, though not all ask for that.

    It may stop each time, give back what it was given, ask the player nothing in a
    game, or have exceptions: a few calls, or those that `check` shows.
    """
    if all(one.problem and one.outcome.ended != "returned" for one in results):
        return True
    known = {case.text for case in exercise.fixed}
    hidden = [one for one in results if one.case.text not in known]
    fixed = set(exercise.fixed)
    shown = [one for one in results if one.case in fixed]
    is_game = any(_plays(one.case.expected) for one in shown)
    is_mute = is_game and _is_mute(shown)
    if is_mute or _is_one_thing(results):
        return True
    if _is_one_thing(hidden) and not (is_explained and _is_varied(shown)):
        return True
    is_often_wrong = sum(one.problem is not None for one in results) >= OFTEN_WRONG
    return is_often_wrong and (_has_few_exceptions(results) or _has_exceptions(shown))


def _is_mute(results: Sequence[Result]) -> bool:
    """Whether a game asks the player nothing, or does nothing but to ask."""
    kinds = {event.kind for one in results for event in one.outcome.events}
    values = {repr(one.outcome.value) for one in results}
    return kinds <= {"said"} or (kinds == {"asked"} and len(values) < 2)


def _is_one_thing(results: Sequence[Result]) -> bool:
    if len({repr(one.case.expected) for one in results}) < 2:
        return False
    if any(one.outcome.ended != "returned" for one in results):
        return False
    is_wrong = any(one.problem for one in results)
    is_constant = is_wrong and len(set(map(_answer, results))) == 1
    return is_constant or _is_handed_back(results)


def _is_handed_back(results: Sequence[Result]) -> bool:
    """Whether one of the arguments, or the first of them, always come back."""
    pairs = [(one.outcome.value, one.case.call.args) for one in results]
    size = min(len(args) for _, args in pairs)
    ways: list[Callable[[tuple[Any, ...]], Any]] = [
        *(itemgetter(place) for place in range(size)),
        *(itemgetter(slice(end)) for end in range(2, size + 1)),
    ]
    return any(all(same(value, way(args)) for value, args in pairs) for way in ways)


def _is_varied(results: Sequence[Result]) -> bool:
    """Whether no answer comes to two thirds of the calls."""
    [(_, many)] = Counter(map(_answer, results)).most_common(1)
    return 3 * many < 2 * len(results)


def _has_few_exceptions(results: Sequence[Result]) -> bool:
    """Whether all calls but a few have one answer, which is often wrong."""
    [(usual, _)] = Counter(map(_answer, results)).most_common(1)
    if not _is_often_wrong(results, usual):
        return False
    calls = [one.case.call for one in results if _answer(one) != usual]
    others = {repr((call.args, call.replies)) for call in calls}
    return len(others) <= MOST_EXCEPTIONS


def _has_exceptions(results: Sequence[Result]) -> bool:
    """Whether nearly all calls have one answer, which is often wrong."""
    [(usual, many)] = Counter(map(_answer, results)).most_common(1)
    return many >= NEARLY_ALL * len(results) and _is_often_wrong(results, usual)


def _is_often_wrong(results: Sequence[Result], answer: str) -> bool:
    alike = [one for one in results if _answer(one) == answer]
    wrong = sum(one.problem is not None for one in alike)
    return wrong >= OFTEN_WRONG and ONE_IN * wrong >= len(alike)


def _answer(result: Result) -> str:
    outcome = result.outcome
    seen = outcome.events if _plays(outcome) else ()
    if outcome.ended == "asked":  # one question too many, after a whole game, perhaps
        return repr(seen)
    if outcome.ended != "returned":
        return outcome.error_type or outcome.ended
    is_truth = type(result.case.expected) is bool
    return repr((bool(outcome.value) if is_truth else outcome.value, seen))


def is_right_by_chance(exercise: Exercise, results: Sequence[Result]) -> bool:
    """Whether only calls come out right that ask for one and the same answer."""
    mended = (left_alone(exercise, one) for one in results)
    right = (_answer(one) for one in mended if one.problem is None)
    first = next(right, None)
    if any(answer != first for answer in right):
        return False
    return len({repr(one.case.expected) for one in results}) >= 2


def is_learnt_by_heart(
    exercise: Exercise, results: Sequence[Result], mistakes: Sequence[str]
) -> bool:
    """Whether half of what all comes out right when shown goes wrong when not.

    That is looked at topic by topic. Who has misunderstood something gets wrong what is
    shown, too, so this is how calls are answered that were learnt by heart, unless a
    mistake of the exercise explains it.
    """
    known = {one.name for one in exercise.mistakes}
    is_known = known.intersection(mistakes) and is_shown_wrong(exercise, results)
    if is_known or is_right_by_chance(exercise, results):
        return False
    shown, hidden = _right_topics(exercise, results)
    tried = shown.keys() & hidden.keys()
    open_topics = [topic for topic in tried if shown[topic]]
    lost = [topic for topic in open_topics if not hidden[topic]]
    return len(lost) >= 2 and 2 * len(lost) >= len(open_topics)


def share_of_hidden(exercise: Exercise, results: Sequence[Result]) -> float:
    """Return the share of the topics that are right in hidden calls, too."""
    shown, hidden = _right_topics(exercise, results)
    return sum(shown[topic] and hidden.get(topic, False) for topic in shown) / len(
        shown
    )


def _right_topics(
    exercise: Exercise, results: Iterable[Result]
) -> tuple[dict[str, bool], dict[str, bool]]:
    """Return which topics are right in all calls that are shown, and in all others."""
    fixed = set(exercise.fixed)
    shown: dict[str, bool] = {}
    hidden: dict[str, bool] = {}
    for one in results:
        topics, topic = shown if one.case in fixed else hidden, one.case.topic
        topics[topic] = topics.get(topic, True) and one.problem is None
    return shown, hidden


def is_shown_wrong(exercise: Exercise, results: Iterable[Result]) -> bool:
    """Whether a call that `check` shows goes wrong."""
    fixed = set(exercise.fixed)
    return any(one.problem and one.case in fixed for one in results)


def _plays(outcome: Any) -> bool:
    """Whether a call does something besides printing, such as asking the player."""
    events = outcome.events if isinstance(outcome, Outcome) else ()
    return any(event.kind != "said" for event in events)
