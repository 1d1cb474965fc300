import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.checks.saved_progress import LONGEST_PAUSE, MOST, Kept, read_kept

SCORE, HAND = "1 get_word_score", "2 update_hand"
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)
FIELDS = ("passed", "checks", "seconds", "last", "best")


def test_an_old_file_has_only_what_has_passed():
    assert read_kept('{"passed": ["1 get_word_score"]}') == Kept(frozenset({SCORE}))


def test_what_is_written_is_read_again():
    full = Kept(frozenset({HAND}), {HAND: 3}, {HAND: 90}, 17, {"abt": "bat"}, {"x": 1})

    assert read_kept(full.text()) == full


def test_what_another_version_keeps_is_left_alone():
    text = '{"passed": [], "diary": [1, 2]}'
    after = read_kept(text).checked(SCORE, now=5, passed=True)

    assert json.loads(after.text())["diary"] == [1, 2]


def test_a_check_counts_up_to_the_first_that_passes():
    one = Kept().checked(SCORE, now=1000, passed=False)
    two = one.checked(SCORE, now=1060, passed=True)

    assert (one.checks, one.passed) == ({SCORE: 1}, frozenset())
    assert (two.checks, two.passed) == ({SCORE: 2}, {SCORE})
    assert two.checked(SCORE, now=1090, passed=False) is two


def test_time_counts_from_check_to_check_but_not_over_a_break():
    day = Kept().checked(SCORE, now=1000, passed=False)
    assert day.seconds == {SCORE: 0}
    day = day.checked(SCORE, now=1000 + LONGEST_PAUSE, passed=True)
    assert day.seconds == {SCORE: LONGEST_PAUSE}
    day = day.checked(HAND, now=day.last + LONGEST_PAUSE + 1, passed=False)
    assert day.seconds == {SCORE: LONGEST_PAUSE, HAND: 0}


def test_a_clock_that_was_put_back_takes_no_time_away():
    back = Kept(last=5000).checked(SCORE, now=4000, passed=False)

    assert back.seconds == {SCORE: 0}


def test_the_best_word_is_kept_for_a_rack_in_whatever_order():
    after = Kept().spelled("weedxy", "weed").spelled("weed*z", "wed")

    assert after.best_on("yxdeew") == "weed"
    assert after.best_on("abc") == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no JSON"),
        ("[]", "no list of what has passed"),
        ('{"passed": {}}', "no list of what has passed"),
        ("[" * 100_000, "nested too deep"),
        (b"\xff\xfe\xfa", "no JSON"),
        ("9" * 5000, "no JSON"),
    ],
    ids=lambda value: f"{value[:20]!r}",
)
def test_what_is_no_progress_file_says_why(text, why):
    with pytest.raises(ValueError, match=why):
        read_kept(text)


def test_numbers_that_nobody_can_have_are_left_out():
    odd = {SCORE: -1, HAND: MOST + 1, "a": True, "b": "3", "c": 2.5, "d": None, "e": 4}
    found = read_kept(json.dumps({"passed": [], "checks": odd, "last": "now"}))

    assert (found.checks, found.last) == ({"e": 4}, 0)


@given(st.dictionaries(st.sampled_from(FIELDS), JSON) | JSON)
def test_whatever_json_a_file_holds_it_is_read_or_refused(holds):
    try:
        found = read_kept(json.dumps(holds))
    except ValueError:
        return
    found.checked(SCORE, now=10, passed=True).spelled("tab", "bat").text()


@given(st.binary(max_size=200))
def test_whatever_bytes_a_file_holds_it_is_read_or_refused(holds):
    try:
        read_kept(holds)
    except ValueError as error:
        assert str(error)
