import random

import pytest

from scrabble_course.checks.call import Outcome
from scrabble_course.exercises.word_game.substitute_hand import EXERCISE, LETTERS


@pytest.mark.parametrize("seed", range(100))
@pytest.mark.parametrize("across", EXERCISE.across, ids=lambda across: across.name)
@pytest.mark.no_cover
def test_nobody_who_draws_fairly_is_failed_by_chance(across, seed):
    rng = random.Random(seed)
    substituted = []
    for call in across.calls:
        hand, letter = call.args
        new = rng.choice([c for c in LETTERS if c not in hand])
        left = {new if c == letter else c: count for c, count in hand.items()}
        substituted.append(Outcome("returned", left))

    assert across.find(substituted) is None
