from dataclasses import replace

import pytest

from scrabble_course.calling.call import Call, Event, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake
from scrabble_course.diagnosis.judging import (
    call_text,
    changed_argument,
    judge_value,
    not_returned,
    same,
)


def case_of(number, expected=None, topic="a number"):
    return Case(Call((number,)), 2 * number if expected is None else expected, topic)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (1, True),
        (0, False),
        (1, 1.0),
        ("1", 1),
        ([1], (1,)),
        ([1], [True]),
        ([1], [1, 1]),
        ({"a": 1}, {"a": True}),
        ({"a": [1]}, {"a": [1.0]}),
        ({"a": 1}, {"b": 1}),
        ({"a": 1}, {"a": 1, "b": 0}),
        ({1}, frozenset({1})),
        (float("nan"), float("nan")),
        (None, False),
    ],
)
def test_values_of_another_kind_or_content_are_not_the_same(one, other):
    assert not same(one, other)
    assert not same(other, one)


@pytest.mark.parametrize(
    "value", [None, 1, "a", [1, [2]], {"a": (1, 2)}, {1, 2}, (), True]
)
def test_a_value_is_the_same_as_its_copy(value):
    assert same(value, eval(repr(value)))


def test_the_order_of_keys_does_not_matter():
    assert same({"a": 1, "b": 2}, {"b": 2, "a": 1})


def test_a_call_reads_as_source_that_can_be_pasted():
    hand = {"a": 1}

    assert call_text("f", Call((hand, "x"))) == "f({'a': 1}, 'x')"
    assert call_text("f", Call((3,), seed=4)) == "random.seed(4); f(3)"
    assert call_text("f", Call((), ("jar", "!!"))) == "with typed('jar', '!!'): f()"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (Outcome("returned", 5), ""),
        (Outcome("raised", error="KeyError: 'y'"), "KeyError: 'y'"),
        (
            Outcome("raised", error="KeyError: 'y'", where="line 3: x"),
            "KeyError: 'y' (line 3: x)",
        ),
        (
            Outcome("asked", events=(Event("asked", ("more? ", None)),)),
            "one more question: 'more? '",
        ),
        (Outcome("timed out"), "no answer in time; the call was stopped"),
        (
            Outcome("died", error="killed by SIGKILL"),
            "no answer: Python itself was ended (killed by SIGKILL)",
        ),
    ],
)
def test_every_other_ending_is_put_into_words(outcome, words):
    assert not_returned(outcome) == words


def test_a_right_value_has_no_problem():
    assert judge_value(case_of(3), Outcome("returned", 6, args=(3,))) is None


def test_a_wrong_value_is_set_beside_the_right_one():
    problem = judge_value(case_of(3), Outcome("returned", 7, args=(3,)))

    assert (problem.expected, problem.got) == ("6", "7")


def test_a_changed_argument_is_a_problem_even_if_the_value_is_right():
    case = Case(Call(({"a": 1},)), 1, "a hand")
    problem = judge_value(case, Outcome("returned", 1, args=({},)))

    assert problem.expected == "what it was given, as it was: {'a': 1}"
    assert problem.got == "{}"
    assert changed_argument(case, Outcome("returned", 1, args=({"a": 1},))) is None


def test_an_ending_other_than_a_value_is_a_problem():
    problem = judge_value(case_of(3), Outcome("timed out", args=(3,)))

    assert problem.expected == "6"
    assert "no answer in time" in problem.got


def test_what_counts_as_alike_can_be_chosen():
    judged = judge_value(
        case_of(3), Outcome("returned", -6, args=(3,)), lambda a, b: abs(a) == abs(b)
    )

    assert judged is None


def doubling(**more):
    return Exercise(
        "double",
        stage=1,
        reference=lambda n: 2 * n,
        cases=(case_of(1), case_of(2)),
        hints=("one", "two", "three"),
        judge=judge_value,
        **more,
    )


def test_cases_of_mistakes_are_run_too_but_not_those_already_there():
    mistakes = (
        Mistake(
            "first", (case_of(2), case_of(5)), "", passes_on=(case_of(1), case_of(9))
        ),
        Mistake("anywhere", (), ""),
    )
    exercise = doubling(mistakes=mistakes)

    assert [case.call.args[0] for case in exercise.all_cases(0)] == [1, 2, 5]
    assert [case.call.args[0] for case in exercise.controls] == [9]


def test_a_case_of_the_same_call_may_look_at_another_side_of_it():
    other = replace(case_of(1), judge=lambda case, outcome: None)
    exercise = doubling(mistakes=(Mistake("first", (other,), ""),))

    assert [case.call.args for case in exercise.fixed] == [(1,), (2,), (1,)]
    assert exercise.fixed[2] is other
    assert exercise.judged(case_of(1), Outcome("returned", 7, args=(1,)))
    assert not exercise.judged(other, Outcome("returned", 7, args=(1,)))


def test_random_cases_depend_on_the_seed_only():
    exercise = doubling(generate=lambda rng: case_of(rng.random()), generated=5)

    seeds = 1, 1, 2
    one, again, other = ([c.text for c in exercise.all_cases(seed)] for seed in seeds)
    assert one == again != other
    assert len(one) == 2 + 5


def test_random_cases_are_about_all_topics_in_turn():
    rare, usual = Case(Call((0,)), 0, "rare"), Case(Call((1,)), 1, "usual")
    exercise = doubling(
        generate=lambda rng: rare if rng.random() < 0.3 else usual, generated=8
    )

    for seed in range(20):
        topics = [case.topic for case in exercise.all_cases(seed)[2:]]
        assert topics[:4] in (["rare", "usual"] * 2, ["usual", "rare"] * 2)
        assert len(topics) == 8


def test_random_cases_of_one_topic_have_all_its_answers_in_turn():
    yes, no = Case(Call((0,)), True, "either"), Case(Call((1,)), False, "either")
    exercise = doubling(
        generate=lambda rng: no if rng.random() < 0.2 else yes, generated=8
    )

    for seed in range(20):
        answers = [case.expected for case in exercise.all_cases(seed)[2:]]
        assert True in answers[:2]
        assert False in answers[:2] or answers == [True] * 8


def test_the_reference_says_what_is_right_and_leaves_the_call_alone():
    def emptied(hand):
        hand.clear()
        return hand

    exercise = Exercise("f", 1, emptied, (), ("", "", ""), judge_value)
    call = Call(({"a": 1},))

    assert exercise.expect(call) == {}
    assert call.args == ({"a": 1},)


def test_an_exercise_may_expect_something_else_than_the_value():
    exercise = doubling(expects=lambda outcome: f"about {outcome.value}")

    assert exercise.expect(Call((1,))) == "about 2"
