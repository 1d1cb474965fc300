import re

import pytest

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.evidence import Evidence, alike
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake
from scrabble_course.diagnosis.judging import judge_value
from scrabble_course.diagnosis.results import Result


def case_of(number):
    return Case(Call((number,)), 2 * number, "a number")


ONE, TWO, THREE, NINE = map(case_of, (1, 2, 3, 9))
EXERCISE = Exercise(
    "double", 1, lambda n: 2 * n, (ONE, TWO, THREE), ("a", "b", "c"), judge_value
)


def answered(function, *further):
    def result(case):
        outcome = EXERCISE.answer(function, case.call)
        return Result(case, outcome, EXERCISE.judged(case, outcome))

    answers = Evidence(EXERCISE, map(result, EXERCISE.cases))
    answers.add(map(result, further))
    return answers


def explained(function, *on, further=(), **how):
    mistake = Mistake("m", on, "", **how)
    results = answered(function, *further).explained_by(mistake)
    return [result.case.call.args[0] for result in results]


def square(n):
    return n * n


def test_a_mistake_explains_those_of_its_cases_that_went_wrong():
    assert explained(lambda n: 5, ONE, THREE) == [1, 3]
    assert explained(square, TWO, THREE) == [3]
    assert explained(lambda n: 2 * n, ONE, THREE) == []


def test_without_cases_any_case_may_show_it():
    assert explained(square) == [1, 3]


def test_it_is_not_there_unless_all_of_its_other_cases_come_out_right():
    assert explained(square, THREE, passes_on=(TWO,)) == [3]
    assert explained(square, THREE, passes_on=(ONE,)) == []
    assert explained(square, THREE, passes_on=(TWO, NINE)) == []
    assert explained(square, THREE, passes_on=(NINE,), further=(NINE,)) == []
    assert explained(min_of_six, THREE, passes_on=(TWO,), further=(NINE,)) == []


def min_of_six(n):
    return min(2 * n, 6)


def test_an_answer_must_be_that_of_a_wrong_function_if_there_are_any():
    assert explained(square, ONE, THREE, wrong_functions=(lambda n: 9,)) == [3]
    assert explained(
        square, ONE, THREE, wrong_functions=(lambda n: 9, lambda n: 1)
    ) == [3, 1]
    assert explained(square, ONE, THREE, wrong_functions=(lambda n: n + 5,)) == []


def test_a_mistake_accounts_for_what_its_wrong_function_gives_in_other_cases():
    def accounted(function, **how):
        results = answered(function).accounted_for(Mistake("m", (THREE,), "", **how))
        return [result.case.call.args[0] for result in results]

    assert accounted(square, wrong_functions=(square,)) == [1]
    assert accounted(square, wrong_functions=(lambda n: 1, square)) == [1]
    assert accounted(square, wrong_functions=(lambda n: 9,)) == []
    assert accounted(square, wrong_functions=(lambda n: 1,)) == []
    assert accounted(square, shows=lambda case, got: True) == []


def test_throughout_one_wrong_function_must_give_all_the_answers():
    everywhere = (ONE, TWO, THREE)

    assert explained(
        square, *everywhere, wrong_functions=(square,), every_case=True
    ) == [1, 3]
    assert (
        explained(square, *everywhere, wrong_functions=(lambda n: 9,), every_case=True)
        == []
    )


def test_a_fact_must_hold_of_a_case_or_throughout_of_all():
    def is_odd(case, got):
        return got.value % 2

    assert explained(lambda n: n + 2, shows=is_odd) == [1, 3]
    assert explained(lambda n: n + 2, ONE, THREE, shows=is_odd, every_case=True) == [
        1,
        3,
    ]
    assert explained(square, *EXERCISE.cases, shows=is_odd, every_case=True) == []


def test_an_error_is_explained_only_if_it_is_claimed():
    def stops(n):
        return {}[n]

    assert explained(stops, ONE) == []
    assert explained(stops, ONE, TWO, error_pattern="KeyError: 1") == [1]
    assert explained(stops, ONE, error_pattern="IndexError") == []
    assert explained(stops, ONE, TWO, wrong_functions=(lambda n: {}[n],)) == [1, 2]
    assert explained(stops, ONE, TWO, wrong_functions=(lambda n: {}[1],)) == [1]


@pytest.mark.parametrize(
    ("function", "fact"),
    [
        (lambda n: None, "returns None"),
        (lambda n: [n], "returns a list"),
        (lambda n: input(), "asks once more"),
    ],
)
def test_every_fact_can_be_claimed(function, fact):
    assert explained(function, ONE) == []
    assert explained(function, ONE, error_pattern=re.escape(fact)) == [1]


def test_outcomes_are_alike_if_the_judge_takes_one_for_the_other():
    def unsigned(case, outcome):
        return judge_value(case, outcome, lambda a, b: abs(a) == abs(b))

    by_size = Exercise("f", 1, abs, (ONE,), ("a", "b", "c"), unsigned)
    two, minus_two = (Outcome("returned", n, args=(1,)) for n in (2, -2))

    assert alike(by_size, ONE, two, minus_two)
    assert not alike(EXERCISE, ONE, two, minus_two)
    assert not alike(EXERCISE, ONE, two, Outcome("raised", error="KeyError"))
