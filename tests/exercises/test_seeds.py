"""The seed of a run decides no mark, for it only finds who has learnt by heart.

    python -m tests.exercises.test_seeds 20

does the same with all attempts, and so many seeds, and prints who fares otherwise.
"""

import sys

import pytest

from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.checks.examine import examine_calls
from tests.exercises.attempts import all_exercises
from tests.patience import AT_NIGHT

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

MOST = 0.05
"""How much of its points a function may win or lose by the seed."""
ONE_IN, SEEDS = (40, range(20)) if AT_NIGHT else (160, range(6))
NEVER_END = ("tie-never-ends", "too-slow")
"""Mistakes that take minutes to be tried with so many seeds."""


def everybody():
    """Give each exercise with each attempt at it, and what it is."""
    for exercise, tried in all_exercises():
        known = (*exercise.mistakes, *exercise.multi_call_mistakes)
        yield from (
            (exercise, m.name, wrong) for m in known for wrong in m.wrong_functions
        )
        yield from ((exercise, names[0], wrong) for names, wrong in tried.wrong)
        yield from ((exercise, "right", right) for _, right in tried.right)


def shares(exercise, function, seeds):
    """Return what a function earns with each seed; a call is made once."""
    known = {}
    with attempts(function, exercise.stand_ins) as attempt:

        def once(call):
            key = repr(call)
            if key not in known:
                known[key] = attempt(call)
            return known[key]

        for seed in seeds:
            examined = examine_calls(exercise, exercise.all_cases(seed), once)
            yield examined.report.share


def unlike(some, seeds):
    """Give who earns more by one seed than by another."""
    for exercise, how, function in some:
        if how not in NEVER_END:
            earned = list(shares(exercise, function, seeds))
            if max(earned) - min(earned) > MOST:
                yield exercise.stage, exercise.name, how, min(earned), max(earned)


def test_many_seeds_give_the_same_marks():
    assert list(unlike([*everybody()][::ONE_IN], SEEDS)) == []


if __name__ == "__main__":
    for found in unlike(everybody(), range(int(sys.argv[1]))):
        print(*found, flush=True)
