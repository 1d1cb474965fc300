import os
import random
from contextlib import contextmanager

import pytest

from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.attempts_in_place import InPlaceAttempts
from scrabble_course.widgets import rules
from scrabble_course.widgets.hand import fault_of_hand, fault_of_rest
from scrabble_course.widgets.rules import Rule
from scrabble_course.word_game import deal_hand


def score(function):
    return Rule(function, own=lambda word, n: 176, gives=int).ask("weed", 6)


@contextmanager
def in_place(function, seconds):
    yield InPlaceAttempts(function, None, seconds)


def raising(error):
    raise error


def for_ever():
    while True:
        pass


NO_NUMBER = "which is not a whole number."
ENDS = pytest.mark.skipif(not hasattr(os, "fork"), reason="only a child can be lost")


def test_an_answer_is_passed_on():
    answer = score(lambda word, n: len(word) * n)

    assert (answer.value, answer.problem) == (24, "")


@pytest.mark.parametrize(
    ("does", "what"),
    [
        (lambda: {"w": 4}["e"], "raised KeyError: 'e'."),
        *(
            (lambda value=value: value, f"returned {value!r}, {NO_NUMBER}")
            for value in (None, "176", 176.0, True, [176])
        ),
        (lambda: int(input("?")), "called input(), which nobody can answer here."),
        pytest.param(
            lambda: os._exit(3),
            "took its whole process down (ended with exit code 3).",
            marks=ENDS,
        ),
        *(
            (lambda error=error: raising(error), f"raised {error.__name__}")
            for error in (SystemExit, KeyboardInterrupt, RecursionError)
        ),
    ],
)
def test_what_is_no_answer_is_named_with_the_call_and_nothing_gets_out(does, what):
    def get_word_score(word, n):
        return does()

    answer = score(get_word_score)
    assert answer.value is None
    assert answer.problem.startswith(f"get_word_score('weed', 6) {what}")


@pytest.mark.parametrize(("limit", "said"), [(0.05, "0.05"), (1 / 7, "0.14")])
def test_a_function_that_hangs_is_given_up_and_the_limit_named(
    limit, said, monkeypatch
):
    monkeypatch.setattr(rules, "limit_now", lambda: limit)
    says = f"<lambda>('weed', 6) did not come back within {said} seconds."
    assert score(lambda word, n: for_ever()).problem == says


def test_an_unwritten_function_is_stood_in_for():
    def get_word_score(word, n):
        raise NotImplementedError  # your code here

    answer = score(get_word_score)

    assert answer.value == 176
    says = "get_word_score is not written yet; the course's own is used meanwhile."
    assert answer.problem == says


def test_a_function_that_is_written_again_is_the_one_that_is_asked():
    names = {"Rule": Rule}
    exec("def f(word):\n    raise NotImplementedError", names)
    exec("rule = Rule(f, own=len, gives=int)", names)
    assert names["rule"].ask("weed").problem.startswith("f is not written yet")

    exec("def f(word):\n    return 2 * len(word)", names)
    answer = names["rule"].ask("weed")
    assert (answer.value, answer.problem) == (8, "")


@pytest.mark.parametrize("cell", ["f = 7", "del f", "from operator import not_ as f"])
def test_a_name_that_is_no_function_of_the_notebook_any_more_changes_nothing(cell):
    names = {"Rule": Rule}
    exec("def f(word):\n    return len(word)", names)
    exec("rule = Rule(f, own=len, gives=int)", names)
    exec(cell, names)

    assert names["rule"].ask("weed").value == 4


def test_what_the_function_prints_is_not_shown(capsys):
    score(lambda word, n: print("debugging") or 1)

    assert capsys.readouterr().out == ""


def test_a_long_word_list_reaches_the_function_whole_and_is_shown_in_short():
    words = [f"word{number}" for number in range(50_000)]
    rule = Rule(lambda hand, words: len(words), own=len, gives=dict)

    assert rule.ask({"i": 1, "t": 1}, words).problem == (
        "<lambda>({'i': 1, 't': 1}, ['word0', 'word1', 'word2', ...]) "
        "returned 50000, which is not a hand."
    )


def fault_of_spent(left, hand, word):
    return fault_of_rest(left, hand)


@pytest.mark.parametrize("left", [{}, {"w": 1}, {"w": 0, "e": 2}, {"w": 1, "e": 2}])
def test_a_hand_is_passed_on_whole(left):
    spend = Rule(lambda hand, word: left, dict, gives=dict, fault=fault_of_spent)

    answer = spend.ask({"w": 1, "e": 2}, "we")

    assert (answer.value, answer.problem) == (left, "")


@pytest.mark.parametrize(
    ("left", "fault"),
    [
        (None, "is not a hand"),
        ("we", "is not a hand"),
        ([("w", 1)], "is not a hand"),
        ({"w": -1}, "holds -1 of 'w'"),
        ({"w": 0.5}, "holds 0.5 of 'w'"),
        ({"w": True}, "holds True of 'w'"),
        ({"w": None}, "holds None of 'w'"),
        ({"W": 1}, "has 'W', which is neither a small letter a-z nor '*'"),
        ({"we": 1}, "has 'we', which is neither a small letter a-z nor '*'"),
        ({1: 1}, "has 1, which is neither a small letter a-z nor '*'"),
        ({"w": 2}, "holds 2 of 'w', more than before"),
        ({"z": 1}, "holds 1 of 'z', more than before"),
    ],
)
def test_what_is_no_rest_of_a_hand_is_named(left, fault):
    def update_hand(hand, word):
        return left

    rule = Rule(update_hand, own=dict, gives=dict, fault=fault_of_spent)
    answer = rule.ask({"w": 1, "e": 2}, "we")

    assert answer.value is None
    call = "update_hand({'w': 1, 'e': 2}, 'we')"
    assert answer.problem == f"{call} returned {left!r}, which {fault}."


@pytest.mark.parametrize(
    ("hand", "fault"),
    [
        ({"w": 6}, "holds 6 tiles, not 7"),
        ({"w": 8}, "holds 8 tiles, not 7"),
        ({"w": 10**30}, f"holds {10**30} tiles, not 7"),
        ({"w": 8, "e": -1}, "holds -1 of 'e'"),
    ],
)
def test_a_hand_of_another_size_is_named(hand, fault):
    answer = Rule(lambda n: hand, deal_hand, dict, fault_of_hand).ask(7)

    assert answer.problem == f"<lambda>(7) returned {hand!r}, which {fault}."


@pytest.mark.parametrize("way", [attempts, in_place])
def test_a_function_gets_copies(monkeypatch, way):
    monkeypatch.setattr(rules, "attempts", way)

    def update_hand(hand, word):
        hand["w"] -= 1
        hand["e"] = 3
        return hand

    rule = Rule(update_hand, own=dict, gives=dict, fault=fault_of_spent)
    hand = {"w": 1}

    assert "update_hand({'w': 1}, 'w')" in rule.ask(hand, "w").problem
    assert hand == {"w": 1}


def test_chance_is_fixed_by_the_seed_of_this_process():
    def dealt():
        random.seed(4)
        return Rule(deal_hand, deal_hand, dict, by_chance=True).ask(7).value

    assert dealt() == dealt()
    assert Rule(deal_hand, deal_hand, dict, by_chance=True).ask(7).value != dealt()
