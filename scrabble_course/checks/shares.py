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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, same
from scrabble_course.diagnosis.results import Cause, Result, left_alone, only_changes

LEFT_ALONE = "arguments left as they were"
"""The topic of those who give the right answer, and change what they were given."""
MOST_EXCEPTIONS, MOSTLY = 2, 0.85
"""So many calls are exceptions, or all but so many."""
MANY_WRONG, OFTEN = 5, 4
"""An answer is often wrong that is so in so many calls, and one in four."""
ONE_SLIP, SOMETHING = 0.5, 0.1
"""What a slip leaves at least, and what share shows that something was done."""
Counts = Mapping[str, tuple[int, int]]
"""How many calls of each topic are right, and how many there are."""


class NoMerit(StrEnum):
    """Why answers that come out right may earn nothing, or little."""

    ONE_THING = "the same is done whatever is asked"
    BY_HEART = "only what is shown comes out right"


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

    All `is_explained` if wrong functions of these mistakes give just the same wrong
    answers.
    """
    share = 0.0
    mistakes = [one.mistake for one in causes]
    is_one_thing = does_one_thing(exercise, results, is_explained)
    if not is_one_thing:
        if is_learnt_by_heart(exercise, results, mistakes):
            return EarnedShare(_share_of_hidden(exercise, results), NoMerit.BY_HEART)
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
    if _is_right_by_chance(exercise, results):
        return 0.0
    counts = count_by_topic(exercise, cases, results, not mistakes, *mistakes[:1])
    if _shown_wrong(exercise, results):
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
    right = {id(result.case) for result in results if result.problem is None}
    changing = {id(one.case) for one in results if only_changes(exercise, one)}
    if _shown_wrong(exercise, results):
        cases = exercise.fixed
    counts: dict[str, tuple[int, int]] = {}
    for case in cases:
        before, of = counts.get(case.topic, (0, 0))
        counts[case.topic] = before + (id(case) in right | changing), of + 1
    if changing:
        counts[LEFT_ALONE] = 0, len(changing)
    if exercise.across and share_of(counts) == 1:
        counts[exercise.across[0].topic] = int(passed), 1
    for topic in _spoilt_by(exercise, mistake):
        counts[topic] = 0, counts[topic][1]
    return counts


def share_of(counts: Counts) -> float:
    """Return the share of the topics that are wholly right, from 0 to 1.

    >>> share_of({"plain words": (7, 7), "capitals": (2, 3)})
    0.5
    """
    return sum(right == of for right, of in counts.values()) / len(counts)


def _shown_wrong(exercise: Exercise, results: Iterable[Result]) -> bool:
    fixed = set(map(id, exercise.fixed))
    return any(one.problem and id(one.case) in fixed for one in results)


def _spoilt_by(exercise: Exercise, mistake: str) -> set[str]:
    """Return the topics that come out right although nothing was done for them."""
    return {
        topic
        for across in exercise.across
        if across.name == mistake
        for topic in across.spoils
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
    if not slips or is_open or _spoilt_by(exercise, causes[0].mistake):
        return 0.0
    known = {one.name for one in exercise.mistakes}
    known.update(one.name for one in exercise.across)
    usual = exercise.cases[0].topic
    is_usual_right = not any(one.problem for one in results if one.case.topic == usual)
    is_known = known.issuperset(slips)
    return ONE_SLIP ** len(slips) if is_known or is_usual_right else 0.0


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
    fixed = set(map(id, exercise.fixed))
    shown = [one for one in results if id(one.case) in fixed]
    is_game = any(_plays(one.case.expected) for one in shown)
    is_mute = is_game and _is_mute(shown)
    if is_mute or _is_one_thing(results):
        return True
    if _is_one_thing(hidden) and not (is_explained and _is_varied(shown)):
        return True
    is_often_wrong = sum(one.problem is not None for one in results) >= MANY_WRONG
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
    return many >= MOSTLY * len(results) and _is_often_wrong(results, usual)


def _is_often_wrong(results: Sequence[Result], answer: str) -> bool:
    alike = [one for one in results if _answer(one) == answer]
    wrong = sum(one.problem is not None for one in alike)
    return wrong >= MANY_WRONG and OFTEN * wrong >= len(alike)


def _answer(result: Result) -> str:
    outcome = result.outcome
    seen = outcome.events if _plays(outcome) else ()
    if outcome.ended == "asked":  # one question too many, after a whole game, perhaps
        return repr(seen)
    if outcome.ended != "returned":
        return outcome.error_type or outcome.ended
    is_truth = type(result.case.expected) is bool
    return repr((bool(outcome.value) if is_truth else outcome.value, seen))


def _is_right_by_chance(exercise: Exercise, results: Sequence[Result]) -> bool:
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
    is_known = known.intersection(mistakes) and _shown_wrong(exercise, results)
    if is_known or _is_right_by_chance(exercise, results):
        return False
    shown, hidden = _right_topics(exercise, results)
    tried = shown.keys() & hidden.keys()
    open_topics = [topic for topic in tried if shown[topic]]
    lost = [topic for topic in open_topics if not hidden[topic]]
    return len(lost) >= 2 and 2 * len(lost) >= len(open_topics)


def _share_of_hidden(exercise: Exercise, results: Sequence[Result]) -> float:
    """Return the share of the topics that are right in hidden calls, too."""
    shown, hidden = _right_topics(exercise, results)
    return sum(shown[topic] and hidden.get(topic, False) for topic in shown) / len(
        shown
    )


def _right_topics(
    exercise: Exercise, results: Iterable[Result]
) -> tuple[dict[str, bool], dict[str, bool]]:
    """Return which topics are right in all calls that are shown, and in all others."""
    fixed = set(map(id, exercise.fixed))
    shown: dict[str, bool] = {}
    hidden: dict[str, bool] = {}
    for one in results:
        topics, topic = shown if id(one.case) in fixed else hidden, one.case.topic
        topics[topic] = topics.get(topic, True) and one.problem is None
    return shown, hidden


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
        with suppress(ValueError, SyntaxError, MemoryError, RecursionError):
            value = literal_eval(value)
    if wanted is dict and isinstance(value, list | str):
        return dict(Counter(value))
    return value if isinstance(value, str) else wanted(value)


def _plays(outcome: Any) -> bool:
    """Whether a call does something besides printing, such as asking the player."""
    events = outcome.events if isinstance(outcome, Outcome) else ()
    return any(event.kind != "said" for event in events)
