"""Two slips at once, as in real work: one of them at least is told by its name."""

from itertools import combinations
from zlib import crc32

import pytest

from scrabble_course.checks.examine import examine
from tests.exercises.attempts import all_exercises, edited
from tests.patience import AT_NIGHT

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

ONE_IN = 30 if AT_NIGHT else 90


def pairs_of_slips():
    """Give each exercise, and two slips in the same right solution."""
    for exercise, attempts in all_exercises():
        for one, other in combinations(attempts.slips, 2):
            if one.of is other.of and one.mistake != other.mistake:
                yield exercise, one, other


def with_two_slips():
    """Give an exercise, a solution with both slips, and the mistakes to be named."""
    for exercise, one, other in pairs_of_slips():
        text = f"{exercise.name} {one.edits} {other.edits}"
        if crc32(text.encode()) % ONE_IN:  # a new slip changes no other pair
            continue
        try:
            both = edited(one.of, one.of.__name__, *one.edits, *other.edits)
        except (AssertionError, SyntaxError):  # they concern the same place
            continue
        yield exercise, both, {one.mistake, other.mistake}


def test_of_two_slips_one_is_named_9_times_of_10():
    tried = list(with_two_slips())
    told = [
        [report.mistake, *(other.mistake for other in report.others)]
        for report in (examine(exercise, both) for exercise, both, _ in tried)
    ]
    pairs = list(zip(tried, told, strict=True))
    silent = [
        (e.name, made, names) for (e, _, made), names in pairs if not made & {*names}
    ]

    assert len(tried) > 3000 / ONE_IN
    assert len(silent) <= len(tried) / 10, silent
