"""Cases with what became of them, and what they earn, topic by topic."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Exercise, Problem, changed_argument

MOST_TIME_OUTS = 2
"""Calls that may take too long; the others like the first are not made."""
LEFT_ALONE = "arguments left as they were"
"""The topic of those who give the right answer, and change what they were given."""


@dataclass(frozen=True, slots=True)
class Result:
    """One case, what the function did with it, and what is wrong with that."""

    case: Case
    outcome: Outcome
    problem: Problem | None


def count_by_topic(
    exercise: Exercise,
    cases: Iterable[Case],
    results: Iterable[Result],
    passed: bool,
    mistake: str = "",
) -> dict[str, tuple[int, int]]:
    """Return how many calls of each topic are right, and how many there are.

    Calls that were not made are not right. Who changes arguments, and answers rightly,
    loses a topic of its own, and no other. `passed` says that nothing was found wrong
    with the calls taken together, either; that is no topic if another one is wrong, as
    it was not looked at then. `mistake` is what was named first.
    """
    results = list(results)
    right = {id(result.case) for result in results if result.problem is None}
    changing = {id(one.case) for one in results if _only_changes(exercise, one)}
    counts: dict[str, tuple[int, int]] = {}
    for case in cases:
        before, of = counts.get(case.topic, (0, 0))
        counts[case.topic] = before + (id(case) in right | changing), of + 1
    if changing:
        counts[LEFT_ALONE] = 0, len(changing)
    if exercise.across and share_of(counts) == 1:
        counts[exercise.together] = int(passed), 1
    for topic in _spoilt_by(exercise, mistake):
        counts[topic] = 0, counts[topic][1]
    return counts


def left_alone(exercise: Exercise, result: Result) -> Result:
    """Return a wrong result as it would be if the arguments had been left alone."""
    case, outcome = result.case, result.outcome
    if result.problem is None or changed_argument(case, outcome) is None:
        return result
    unchanged = outcome._replace(args=case.call.args)
    return Result(case, unchanged, exercise.judged(case, unchanged))


def _only_changes(exercise: Exercise, result: Result) -> bool:
    is_right = left_alone(exercise, result).problem is None
    return result.problem is not None and is_right


def _spoilt_by(exercise: Exercise, mistake: str) -> set[str]:
    """Return the topics that come out right although nothing was done for them."""
    return {
        topic
        for across in exercise.across
        if across.name == mistake
        for topic in across.spoils
    }


def share_of(counts: Mapping[str, tuple[int, int]]) -> float:
    """Return the share of the topics that are wholly right, from 0 to 1.

    >>> share_of({"plain words": (7, 7), "capitals": (2, 3)})
    0.5
    """
    return sum(right == of for right, of in counts.values()) / len(counts)


def least_for(
    exercise: Exercise,
    results: Iterable[Result],
    counts: Mapping[str, tuple[int, int]],
    mistakes: Sequence[str],
) -> float:
    """Return the least share for someone who gets the usual calls right.

    These are the first topic. A known mistake costs half of what is left, at most, in
    however many topics it shows. One that nobody knows, for which topics come out right
    by themselves, or that mostly random cases show, may cost everything.
    """
    if not mistakes or not all(mistakes) or _spoilt_by(exercise, mistakes[0]):
        return 0.0
    fixed = {id(case) for case in exercise.fixed}
    shown = {r.case.topic for r in results if r.problem and id(r.case) in fixed}
    lost = {topic for topic, (right, of) in counts.items() if right < of}
    usual = next(iter(counts))
    is_by_chance = 2 * len(lost - shown) > len(lost)
    return 0.0 if usual in lost or is_by_chance else 0.5 ** len(mistakes)


MOST_EXCEPTIONS, MANY_WRONG = 2, 5
"""How many calls with another answer may hide one answer that is so often wrong."""


def one_answer_for_all(results: Iterable[Result]) -> bool:
    """Whether one answer came to all questions, though not all ask for the same.

    An error each time is one answer, and so is one with an exception or two.
    """
    listed = list(results)
    if not any(result.problem for result in listed):
        return False
    if all(one.outcome.ended == "raised" for one in listed):
        return True
    if any(one.outcome.ended != "returned" for one in listed):
        return False
    answers = [repr(one.outcome.value) for one in listed]
    [(usual, many)] = Counter(answers).most_common(1)
    pairs = list(zip(listed, answers, strict=True))
    alike = [one for one, answer in pairs if answer == usual]
    if any(_plays(one.outcome) for one in alike):
        return False
    if many == len(listed):
        return len({repr(one.case.expected) for one in listed}) > 1
    exceptions = {one.case.text for one, answer in pairs if answer != usual}
    wrong = sum(one.problem is not None for one in alike)
    return len(exceptions) <= MOST_EXCEPTIONS and wrong >= MANY_WRONG


def only_what_was_shown(results: Iterable[Result], shown: Iterable[Case]) -> bool:
    """Whether half of what all comes out right when shown goes wrong when not.

    That is looked at topic by topic. Who has misunderstood something gets wrong what is
    shown, too, so this is how calls are answered that were learnt by heart.
    """
    known = {id(case) for case in shown}
    right: dict[tuple[str, bool], bool] = {}
    for result in results:
        key = result.case.topic, id(result.case) in known
        right[key] = right.get(key, True) and result.problem is None
    hidden = {topic for topic, is_shown in right if not is_shown}
    open_topics = [topic for topic in hidden if right.get((topic, True))]
    lost = [topic for topic in open_topics if not right[topic, False]]
    return len(lost) >= 2 and 2 * len(lost) >= len(open_topics)


def _plays(outcome: Outcome) -> bool:
    """Whether a call did something besides printing, such as asking the player."""
    return any(event.kind != "said" for event in outcome.events)
