from dataclasses import replace

import pytest

from scrabble_course import hunt
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.exercises.word_game.substitute_hand import EXERCISE
from scrabble_course.word_game import substitute_hand


@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize(
    "mistake", EXERCISE.multi_call_mistakes, ids=lambda mistake: mistake.name
)
@pytest.mark.no_cover
def test_nobody_who_draws_fairly_is_failed_by_chance(mistake, seed):
    calls = [replace(call, seed=call.seed + 1000 * seed) for call in mistake.calls]
    substituted = [EXERCISE.answer(EXERCISE.reference, call) for call in calls]

    assert mistake.find(substituted) is None


def replaces_a_wildcard(hand, letter):
    if letter != "*" or not hand.get("*"):
        return substitute_hand(hand, letter)
    return {**{c: hand[c] for c in hand if c != "*"}, "m": hand["*"]}


def test_who_replaces_a_wildcard_passes_and_is_told_what_ours_does():
    report, ours = (
        examine(EXERCISE, replaces_a_wildcard),
        examine(EXERCISE, substitute_hand),
    )

    assert (report.status, report.share) == (Status.PASSED, 1)
    assert "The course's own leaves the `*`" in str(report)
    assert ours.advice == ""


def test_a_hunt_does_not_call_it_right():
    shot = hunt("substitute_hand", replaces_a_wildcard, {"q": 1, "*": 1}, "*")

    assert not shot.found
    assert "right" not in shot.text
    assert "leaves that open" in shot.text
