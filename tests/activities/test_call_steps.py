"""Recording one call of a student's function, in a child and in place."""

import builtins
import os
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.activities import call_steps
from scrabble_course.activities.call_steps import record
from scrabble_course.word_game import hands
from tests.activities import watched
from tests.patience import LATE

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no child here")


@pytest.fixture(params=["in a child", "in place"])
def anywhere(request, monkeypatch):
    monkeypatch.setattr(call_steps, "SECONDS", LATE)
    if request.param == "in place":
        monkeypatch.setattr(call_steps, "can_fork", lambda: False)


def lines_of(recording, function):
    """Return the lines of the steps, counted from the `def`."""
    first = function.__code__.co_firstlineno
    return [step.call.line - first for step in recording.steps]


def seen(recording, name):
    """Return the texts that a variable has, one after the other."""
    texts = [
        one.value
        for step in recording.steps
        for one in step.call.variables
        if one.name == name
    ]
    return [
        text
        for text, before in zip(texts, ["", *texts], strict=False)
        if text != before
    ]


@pytest.mark.usefixtures("anywhere")
def test_each_line_of_a_loop_is_a_step():
    recording = record(watched.spend, ({"q": 1}, "qu"))

    assert lines_of(recording, watched.spend) == [1, 2, 3, 4, 2, 3, 2, 5, 5]
    assert [step.event for step in recording.steps[-2:]] == ["line", "returned"]
    assert seen(recording, "letter") == ["'q'", "'u'"]
    assert seen(recording, "left") == ["{'q': 1}", "{'q': 0}"]
    assert (recording.call, recording.ended) == ("spend({'q': 1}, 'qu')", "returned")
    assert recording.value == recording.steps[-1].value == "{'q': 0}"


@pytest.mark.usefixtures("anywhere")
def test_two_names_for_one_dictionary_are_one_thing():
    recording = record(watched.spend, ({"q": 1}, "q"))

    before, after = recording.steps[3].call, recording.steps[4].call
    things = {one.name: one.thing for one in before.variables}
    assert things["hand"] == things["left"] != 0
    assert things["word"] == things["letter"] == 0
    assert [(one.name, one.news) for one in after.news] == [
        ("hand", "changed"),
        ("left", "changed"),
    ]


@pytest.mark.usefixtures("anywhere")
def test_the_students_own_values_stay_as_they_are():
    hand = {"q": 1}
    kept = builtins.input, sys.stdout, sys.gettrace()
    watched.SEEN.clear()

    record(watched.changes_while_it_runs, (hand,))

    # In a child, what a function does to the notebook stays there.
    assert len(watched.SEEN) == (not call_steps.can_fork())
    assert hand == {"q": 1}
    assert (builtins.input, sys.stdout, sys.gettrace()) == kept


def test_one_argument_given_twice_stays_one_thing():
    both = {"q": 1}

    (step, *_) = record(lambda one, other: one is other, (both, both)).steps

    assert step.call.variables[0].thing == step.call.variables[1].thing


@pytest.mark.usefixtures("anywhere")
def test_the_calls_of_a_recursion_lie_in_each_other():
    recording = record(watched.letters, ("at",))

    depths = [len(step.calls) for step in recording.steps]
    assert depths == [1, 1, 2, 2, 3, 3, 3, 2, 1]
    deepest = recording.steps[5]
    assert [call.variables[0].value for call in deepest.calls] == ["'at'", "'t'", "''"]
    returned = [step.value for step in recording.steps if step.event == "returned"]
    assert returned == ["0", "1", "2"]


@pytest.mark.usefixtures("anywhere")
def test_an_error_is_shown_in_each_call_that_it_stops():
    recording = record(watched.stops, ({"z": 5},))

    last = [(step.event, step.call.function) for step in recording.steps[-2:]]
    assert last == [("raised", "letters"), ("raised", "stops")]
    assert recording.ended == "raised"
    assert recording.value == "TypeError: 'int' object is not subscriptable"


@pytest.mark.usefixtures("anywhere")
def test_an_error_that_is_caught_is_shown_and_the_call_goes_on():
    recording = record(watched.caught, ({"a": 1},))

    raised = [step.value for step in recording.steps if step.event == "raised"]
    assert raised == ["KeyError: 'y'"]
    assert (recording.ended, recording.value) == ("returned", "0")
    assert watched.printed(recording) == "there is no y\n"


@pytest.mark.usefixtures("anywhere")
def test_a_generator_is_one_call_that_yields_and_goes_on():
    recording = record(watched.total, (2,))

    yielded = [step for step in recording.steps if step.event == "yielded"]
    assert [step.value for step in yielded] == ["0", "10"]
    assert {step.call.number for step in yielded} == {2}
    assert recording.value == "10"
    assert [step.event for step in recording.steps].count("raised") == 0


@pytest.mark.usefixtures("anywhere")
def test_a_comprehension_is_a_part_of_its_line():
    recording = record(watched.longest, (["at", "cat"],))

    assert lines_of(recording, watched.longest) == [1, 2, 2]
    assert seen(recording, "most") == ["3"]
    assert seen(recording, "word") == []


@pytest.mark.usefixtures("anywhere")
def test_a_line_that_runs_again_without_a_change_is_one_step():
    recording = record(watched.takes_all, (iter([1, 2, 3]),))

    assert lines_of(recording, watched.takes_all) == [1, 2, 3, 3]


@pytest.mark.usefixtures("anywhere")
def test_an_object_shows_what_it_holds_under_all_its_names():
    recording = record(watched.two_names, ())

    last = recording.steps[-1].call.variables
    assert [one.value for one in last] == ["Player(name='ANN')"] * 2
    assert last[0].thing == last[1].thing
    assert "Player.shout" in {step.call.function for step in recording.steps}


@pytest.mark.usefixtures("anywhere")
@pytest.mark.parametrize("function", [watched.counts_on, watched.never_stops])
def test_an_endless_loop_shows_its_first_steps(function):
    recording = record(function, ())

    assert recording.ended == "enough"
    assert len(recording.steps) == 1_000


@pytest.mark.parametrize("can_fork", [pytest.param(True, marks=needs_fork), False])
def test_a_line_without_end_is_stopped_and_is_the_last_step(can_fork, monkeypatch):
    function = watched.hangs_in_one_line if can_fork else waits_in_python
    monkeypatch.setattr(call_steps, "can_fork", lambda: can_fork)
    monkeypatch.setattr(call_steps, "SECONDS", 2)

    recording = record(function, ())

    assert recording.ended == "timed out"
    assert lines_of(recording, function) == [1, 2]


def waits_in_python():
    start = 1
    return max(start for _ in iter(int, 1))


@pytest.mark.usefixtures("anywhere")
def test_of_many_open_calls_the_first_and_the_last_are_shown():
    recording = record(watched.too_deep, (0,))

    assert recording.value.startswith("RecursionError")
    deepest = max(recording.steps, key=lambda step: step.left_out)
    assert len(deepest.calls) == 8
    numbers = [call.number for call in deepest.calls]
    assert numbers[1] - numbers[0] == deepest.left_out + 1
    assert numbers[1:] == list(range(numbers[1], numbers[1] + 7))


@pytest.mark.usefixtures("anywhere")
def test_replies_are_typed_in_as_on_the_screen_and_without_one_the_recording_ends():
    recording = record(watched.asks, (), ["jar", "no"])
    assert recording.value == "'no'"
    assert watched.printed(recording) == "Word? jar\nPlayed: jar\nAgain? no\n"

    recording = record(watched.asks, (), ["jar"])
    assert (recording.ended, recording.value) == ("asked", "Again? ")
    assert lines_of(recording, watched.asks) == [1, 2, 3]


@pytest.mark.parametrize(
    ("function", "args", "value"),
    [
        (watched.DOUBLE, (4,), "8"),
        (watched.outer, (4,), "5"),
        (watched.Player("ann").shout, (), "Player(name='ANN')"),
        (watched.imports_inside, ("a",), "True"),
    ],
)
def test_lambdas_methods_and_inner_functions_are_shown(function, args, value):
    recording = record(function, args)

    assert ("lambda" in recording.call) is (function is watched.DOUBLE)
    assert recording.steps[-1].value == recording.value == value
    assert seen(recording, "string") == seen(recording, "inner") == []


@pytest.mark.parametrize("function", [sorted, hands.update_hand, "".join])
def test_what_the_student_has_not_written_has_no_steps(function):
    args = ({"a": 1}, "a") if function is hands.update_hand else ("ba",)

    assert record(function, args).steps == ()


def test_what_cannot_be_copied_is_taken_as_it_is():
    assert record(watched.DOUBLE, ((n for n in "ab"),)).ended == "raised"


@given(
    st.dictionaries(st.sampled_from("abq"), st.integers(0, 3)),
    st.text("abq", max_size=4),
)
def test_the_last_step_returns_what_the_call_returns(hand, word):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(call_steps, "can_fork", lambda: False)
        recording = record(watched.spend, (hand, word))

    assert recording.value == repr(watched.spend(hand.copy(), word))
    assert len(seen(recording, "letter")) <= len(word)
    assert all(step.event == "line" for step in recording.steps[:-1])
