from dataclasses import replace

import pytest

from scrabble_course.exercises.word_game.substitute_hand import EXERCISE


@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("across", EXERCISE.across, ids=lambda across: across.name)
@pytest.mark.no_cover
def test_nobody_who_draws_fairly_is_failed_by_chance(across, seed):
    calls = [replace(call, seed=call.seed + 1000 * seed) for call in across.calls]
    substituted = [EXERCISE.answer(EXERCISE.reference, call) for call in calls]

    assert across.find(substituted) is None
