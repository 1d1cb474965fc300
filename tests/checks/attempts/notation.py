"""Attempts at stage 7: notation with brackets.

The wrong ones answer wrong texts, too, as most students' do; `careful` makes the
same attempt refuse them.
"""

from tests.checks.attempts import notation_factors, notation_letters
from tests.checks.attempts.attempt_values import named

COLLECTED = (
    notation_letters.one,
    notation_letters.every,
    notation_factors.factors,
    notation_factors.score,
)


def careful(attempt, reference):
    """Return `attempt`, but with ValueError wherever `reference` raises it."""

    def refusing(*args):
        reference(*args)
        return attempt(*args)

    return named(attempt.__name__, refusing)


WRONG = tuple(wrong for attempts in COLLECTED for wrong in attempts.wrongs)
RIGHT = tuple(right for attempts in COLLECTED for right in attempts.rights)
