from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.gradebook.slip_days import best_spent

LOSSES = st.lists(st.integers(0, 9), min_size=1, max_size=5).map(
    lambda found: sorted(found, reverse=True)
)


def lost_by(lost, spent):
    return sum(losses[days] for losses, days in zip(lost, spent, strict=True))


@given(st.lists(LOSSES, max_size=4), st.integers(0, 8))
def test_no_other_way_to_spend_them_loses_less_or_as_little_with_fewer_days(lost, days):
    spent = best_spent(lost, days)

    ways = (way for way in product(*map(range, map(len, lost))) if sum(way) <= days)
    best = min((lost_by(lost, way), sum(way)) for way in ways)
    assert (lost_by(lost, spent), sum(spent)) == best


@pytest.mark.parametrize(
    ("lost", "spent"),
    [
        ([], ()),
        ([[5, 5, 5, 0], [2, 0]], (3, 0)),  # lateness is capped: a day helps nothing
        ([[0.1, 0.1], [0.3]], (0, 0)),
        ([[0.0]], (0,)),
    ],
)
def test_days_that_help_nothing_are_kept(lost, spent):
    assert best_spent(lost, 3) == spent
