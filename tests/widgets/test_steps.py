"""The view of one call step by step, without a browser."""

import builtins

import pytest

from scrabble_course.widgets.steps import steps
from tests.activities import watched


def test_a_saved_notebook_keeps_one_line_that_says_what_came_of_it():
    view = steps(watched.spend, {"q": 1}, "q")

    assert repr(view) == "Steps of spend({'q': 1}, 'q'): 7 steps, returns {'q': 0}"


def test_a_step_is_sent_with_its_line_its_words_and_its_variables():
    view = steps(watched.spend, {"q": 1}, "q")
    (text,), step = view.shown["texts"], view.shown["steps"][4]

    assert text["lines"][0] == "def spend(hand, word):"
    assert text["lines"][step["line"] - text["first"]] == "    for letter in word:"
    assert step["told"].endswith(f"Line {step['line']} is next.")
    assert step["calls"][-1]["rows"][0] == {
        "names": ("hand", "left"),
        "value": "{'q': 0}",
        "news": "changed",
        "elsewhere": "",
    }


def test_the_texts_of_all_functions_that_were_called_are_sent_once():
    view = steps(watched.spend_all, {"q": 1}, ["q", "q"])

    heads = [text["lines"][0] for text in view.shown["texts"]]
    assert heads == ["def spend_all(hand, words):", "def spend(hand, word):"]


def test_a_way_out_is_sent_with_the_call_that_takes_it_and_one_begins_at_the_first():
    view = steps(watched.letters, "a")
    endings = [
        [call["ending"] for call in step["calls"]] for step in view.shown["steps"]
    ]
    assert view.at == 0

    assert endings[-2:] == [["", "returns 0"], ["returns 1"]]


def test_replies_are_given_as_they_are_typed_and_a_single_one_needs_no_list():
    view = steps(watched.asks, typed=["jar", "no"])

    assert watched.printed(view.recording) == "Word? jar\nPlayed: jar\nAgain? no\n"
    assert steps(watched.asks, typed="jar").recording.ended == "asked"


def test_without_a_widget_there_is_a_list_of_the_first_steps():
    bundle, _ = steps(watched.counts_on)._repr_mimebundle_()

    html = bundle["text/html"]
    assert "n += 1" in html
    assert "<details><summary>" in html
    assert "n = 9\n" in html
    assert html.count("<li>") == 21
    assert "... and 980 more steps." in html

    html = steps(watched.pieces, "AT")._repr_mimebundle_()[0]["text/html"]
    assert html.count("def pieces") == html.count("def cut") == 1


@pytest.mark.parametrize("function", [sorted, builtins.print])
def test_a_function_that_is_not_their_own_says_what_can_be_shown(function):
    view = steps(function, ["a"])

    assert "functions that you have written yourself" in repr(view)
    assert view.shown["steps"] == []
    assert "written yourself" in view._repr_mimebundle_()[0]["text/html"]
