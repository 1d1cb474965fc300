import random

import pytest

from scrabble_course.checks.call import Outcome
from scrabble_course.exercises.word_game.substitute_hand import EXERCISE, LETTERS, MANY

[NOT_RANDOM] = [across for across in EXERCISE.across if across.calls == MANY]


@pytest.mark.parametrize("seed", range(200))
def test_nobody_who_draws_fairly_is_failed_by_chance(seed):
    rng = random.Random(seed)
    substituted = []
    for call in MANY:
        hand, letter = call.args
        new = rng.choice([c for c in LETTERS if c not in hand])
        left = {new if c == letter else c: count for c, count in hand.items()}
        substituted.append(Outcome("returned", left))

    assert NOT_RANDOM.find(substituted) is None
