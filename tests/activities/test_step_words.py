"""The sentences and rows that a step is shown with."""

import pytest

from scrabble_course.activities.call_steps import record
from scrabble_course.activities.step_words import rows_of, sentences, summary, title
from tests.activities import watched


def told(function, *args, replies=()):
    """Return the sentences, with lines counted from the `def`."""
    recording = record(function, args, replies)
    first = function.__code__.co_firstlineno
    sentences_ = " | ".join(sentences(recording))
    for line in range(first + 20, first, -1):
        sentences_ = sentences_.replace(f"ine {line}", f"ine {line - first}")
    return sentences_.split(" | ")


def test_a_line_is_told_with_what_it_changed():
    assert told(watched.spend, {"q": 1}, "q")[:5] == [
        "spend is called. Line 1 is next.",
        "Line 1 has run: left is {'q': 1}. Line 2 is next.",
        "Line 2 has run: letter is 'q'. Line 3 is next.",
        "Line 3 has run. Line 4 is next.",
        "Line 4 has run: hand is {'q': 0}, left is {'q': 0}. Line 2 is next.",
    ]


def test_a_recursion_is_told_call_by_call():
    assert told(watched.letters, "a") == [
        "letters is called. Line 1 is next.",
        "Line 1 has run. Line 3 is next.",
        "Line 3 of letters calls itself. Line 1 is next.",
        "Line 1 has run. Line 2 is next.",
        "Line 2 has run. letters returns 0.",
        "Back in letters. letters returns 1.",
    ]
    recording = record(watched.letters, ("a",))
    assert title(recording) == "Steps of letters('a')"
    assert summary(recording) == "Steps of letters('a'): 6 steps, returns 1"


def test_a_generator_goes_on_where_it_was():
    said = " ".join(told(watched.total, 2))

    assert "calls numbers." in said
    assert "numbers yields 0, and waits." in said
    assert "numbers goes on." in said
    assert "Back in total: number is 10." in said


def test_an_error_stops_the_calls_from_the_inside_out():
    *_, inner, outer = told(watched.stops, {"z": 5})

    assert inner.endswith("stops with TypeError: 'int' object is not subscriptable.")
    assert outer == "So line 1 of stops, which made the call, stops."


@pytest.mark.parametrize(
    ("function", "summed_up", "ending"),
    [
        (watched.counts_on, "1,000 steps, and it goes on", "only the first 1,000"),
        (watched.asks, "1 step, then input() has no reply", 'typed=["...", "..."]'),
    ],
)
def test_what_cut_the_steps_short_is_said(function, summed_up, ending):
    recording = record(function, ())

    assert summary(recording).endswith(summed_up)
    assert ending in sentences(recording)[-1]


def test_names_for_one_thing_share_a_row():
    recording = record(watched.spend, ({"q": 1}, "q"))
    step = recording.steps[4]

    one, *others = rows_of(step, step.call)
    assert (one.names, one.value, one.news) == (("hand", "left"), "{'q': 0}", "changed")
    assert [row.names for row in others] == [("word",), ("letter",)]


def test_names_in_other_calls_for_the_same_thing_are_named():
    recording = record(watched.spend_all, ({"q": 1}, ["q"]))
    step = next(step for step in recording.steps if len(step.calls) == 2)

    assert rows_of(step, step.calls[0])[0].elsewhere == "the same as hand in spend"
    assert rows_of(step, step.calls[1])[0].elsewhere == "the same as hand in spend_all"


def test_what_all_calls_of_a_recursion_share_is_said_once():
    recording = record(watched.pieces, ("at",))
    deepest = max(recording.steps, key=lambda step: len(step.calls))

    text, found = rows_of(deepest, deepest.call)
    assert (text.names, found.names) == (("text",), ("found",))
    assert found.elsewhere == "the same as found in pieces, found in its other calls"


def test_equal_numbers_are_not_one_thing():
    (step, *_) = record(lambda one, other: one + other, (1, 1)).steps

    assert [row.names for row in rows_of(step, step.call)] == [("one",), ("other",)]
