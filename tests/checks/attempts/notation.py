"""Attempts at stage 7: notation with brackets.

The wrong ones answer wrong texts, too, as most students' do; `careful` makes the
same attempt refuse them.
"""

from tests.checks.attempts import (
    notation_callees,
    notation_factors,
    notation_letters,
    notation_points,
    notation_raises,
)
from tests.checks.attempts.attempt_values import named

COLLECTED = (
    notation_letters.one,
    notation_letters.every,
    notation_factors.factors,
    notation_factors.score,
    notation_raises.one,
    notation_raises.every,
    notation_raises.factors,
    notation_points.every,
    notation_points.factors,
    notation_points.score,
    notation_callees.every,
    notation_callees.score,
)


def careful(attempt, reference):
    """Return `attempt`, but with ValueError wherever `reference` raises it."""

    def refusing(*args):
        reference(*args)
        return attempt(*args)

    return named(attempt.__name__, refusing)


WRONG = tuple(wrong for attempts in COLLECTED for wrong in attempts.wrongs)
RIGHT = tuple(right for attempts in COLLECTED for right in attempts.rights)
