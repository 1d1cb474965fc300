import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.display.race import (
    GROWN,
    Lap,
    Race,
    difference,
    race,
    seconds_of_a_call,
    time_text,
    two_digits,
)


def counted():
    """Return two searches with the list to which they append what they try."""
    tried = []

    def slow(rack):
        for tile in rack:
            tried.append(tile)
        return sorted(rack)

    def quick(rack):
        tried.append(rack)
        return sorted(rack)

    return tried, {"slow": slow, "quick": quick}


def stub(rack):
    raise NotImplementedError


def notes(functions, *args):
    return [lap.note for lap in race(functions, *args).laps]


def test_functions_that_agree_have_a_time_and_no_note():
    result = race({"one": sorted, "two": lambda rack: sorted(rack)}, "tea")

    assert result.same
    assert [lap.name for lap in result.laps] == ["one", "two"]
    assert all(lap.seconds > 0 for lap in result.laps)


def test_what_is_tried_is_counted_for_one_call_of_each_that_writes_it_down():
    tried, functions = counted()
    tried += "left over"

    result = race(functions | {"built-in": sorted}, "tea", tried=tried)

    assert result.tries == {"slow": 3, "quick": 1}
    assert result.laps[2].tries is None
    assert tried == []


def test_a_function_that_is_not_written_yet_does_not_stop_the_race():
    result = race({"one": sorted, "yours": stub, "two": sorted}, "tea")

    assert [lap.note for lap in result.laps] == ["", "not written yet", ""]
    assert result.laps[1].seconds is None
    assert not result.same


def test_if_the_first_is_not_written_the_next_answer_is_the_one_to_give():
    functions = {"yours": stub, "one": sorted, "two": len}

    assert notes(functions, "at") == ["not written yet", "", "gives 2, not ['a', 't']"]


def test_an_error_is_a_note_and_so_is_a_function_that_calls_itself_for_ever():
    def endless(rack):
        return endless(rack)

    functions = {"one": sorted, "two": lambda rack: rack[9], "three": endless}
    one, two, three = notes(functions, "tea")

    assert (one, two) == ("", "stops with IndexError: string index out of range")
    assert three.startswith("stops with RecursionError")


def test_a_wrong_answer_keeps_its_time():
    result = race({"right": sorted, "wrong": list}, "tea")

    assert result.laps[1].seconds > 0
    assert result.laps[1].note == "gives the same in another order"


def test_a_list_that_goes_on_from_call_to_call_is_a_note():
    found = []

    def collects(rack):
        found.extend(sorted(rack))
        return found

    assert notes({"one": sorted, "two": collects}, "tea") == ["", GROWN]


def test_a_call_that_is_slow_is_made_just_once_more(monkeypatch):
    monkeypatch.setattr("scrabble_course.display.race.ENOUGH", 0)
    calls = []

    seconds_of_a_call(lambda: calls.append(1))

    assert len(calls) == 1


@pytest.mark.parametrize(
    ("expected", "got", "said"),
    [
        ([], [], ""),
        (7, 4, "gives 4, not 7"),
        (["at"], None, "gives None, not ['at']"),
        (["at", "tea"], [], "lacks 2, such as 'at'"),
        ({"tea", "at"}, {"at"}, "lacks 1, such as 'tea'"),
        (["at"], ["at", "tee"], "has 1 too many, such as 'tee'"),
        (
            ["at", "tea"],
            ["at", "tee"],
            "lacks 1, such as 'tea' and has 1 too many, such as 'tee'",
        ),
        (["at"], ["at", "at"], "gives 'at' twice, not once"),
        (["at", "at", "at"], ["at"], "gives 'at' once, not 3 times"),
        (["at", "tea"], ["tea", "at"], "gives the same in another order"),
        (["at"], {"at"}, "gives a set, not a list"),
        (["at"], ["at", ["tea"]], "has 1 too many, such as ['tea']"),
        ([["at"]], ["at"], "lacks 1, such as ['at'] and has 1 too many, such as 'at'"),
        ([1, "at"], [1.0, "tea"], "lacks 1, such as 'at' and has 1 too many, ..."),
        ([["at"]], [["ta"]], "lacks 1, such as ['at'] and has 1 too many, ..."),
    ],
)
def test_a_note_says_what_is_wrong_with_an_answer(expected, got, said):
    assert difference(expected, got).startswith(said.removesuffix("..."))


@given(st.lists(st.integers()), st.lists(st.integers()))
def test_there_is_a_note_exactly_if_answers_differ(expected, got):
    assert bool(difference(expected, got)) == (expected != got)


def test_a_note_is_short():
    assert len(difference("a" * 500, "b" * 500)) == 70


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (12, "12 s"),
        (0.9999, "1 s"),
        (0.5, "500 ms"),
        (0.00099, "990 µs"),
        (1e-6, "1 µs"),
        (4.2e-8, "42 ns"),
        (3e-10, "0.3 ns"),
    ],
)
def test_a_time_has_two_digits_and_a_unit(seconds, text):
    assert time_text(seconds) == text


@given(st.floats(min_value=1e-9, max_value=1e9))
def test_two_digits_are_within_a_twentieth(number):
    assert float(two_digits(number).replace(",", "")) == pytest.approx(number, 0.05)


RESULT = Race(
    (
        Lap("scan", 0.0274, 247_588),
        Lap("orders", 0.0521, 13_700),
        Lap("prefixes", note="not written yet"),
        Lap("C", 0.0000153),
        Lap("friend", 0.0000021, note="lacks 1, such as 'cats'"),
    )
)


def test_the_text_face_is_a_table():
    assert str(RESULT).splitlines() == [
        "            tried    time",
        "scan      247,588   27 ms",
        "orders     13,700   52 ms  1.9 times as slow",
        "prefixes        -          not written yet",
        "C               -   15 µs  1,800 times as fast",
        "friend          -  2.1 µs  lacks 1, such as 'cats'",
    ]
    assert repr(RESULT) == str(RESULT)


def test_without_a_list_of_tries_there_is_no_column_for_it():
    assert str(Race((Lap("list", 0.001), Lap("set", 0.000001)))).splitlines() == [
        "list    1 ms",
        "set     1 µs  1,000 times as fast",
    ]
