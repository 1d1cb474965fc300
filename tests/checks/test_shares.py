"""What a function earns, for a small exercise: each number of a list, doubled."""

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.checks.no_merit import NoMerit
from scrabble_course.checks.shares import LEFT_ALONE, count_by_topic, share_earned
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake, MultiCallMistake
from scrabble_course.diagnosis.results import Cause, Result

TOPICS = {
    "one number": [[1], [5]],
    "several": [[1, 2], [3, 4, 5], [9, 8]],
    "none": [[], []],
    "below 0": [[-1], [-2, 3], [-7, -7]],
}


def doubled(numbers):
    return [2 * n for n in numbers]


def case(numbers, topic):
    return Case(Call((numbers,)), doubled(numbers), topic)


CASES = tuple(case(list(one), topic) for topic in TOPICS for one in TOPICS[topic])
SIGN, FIRST = (
    Mistake(name, tuple(one for one in CASES if one.topic in on), f"{name}!")
    for name, on in {"sign": ["below 0"], "first alone": ["several", "none"]}.items()
)
ORDER = MultiCallMistake(
    "order", CASES[0], (), lambda outcomes: None, "", voids=("one number", "none")
)


def drawn(rng):
    topic = rng.choice(["one number", "several", "below 0"])
    size = 1 if topic == "one number" else 3
    low, high = (-99, -10) if topic == "below 0" else (10, 99)
    return case([rng.randint(low, high) for _ in range(size)], topic)


EXERCISE = Exercise(
    "doubled",
    1,
    doubled,
    CASES,
    ("", "", ""),
    mistakes=(SIGN, FIRST),
    generate=drawn,
    generated=12,
    multi_call_mistakes=(ORDER,),
)


def results_of(function, exercise=EXERCISE):
    made = []
    for one in exercise.all_cases(seed=1):
        outcome = exercise.answer(function, one.call)
        made.append(Result(one, outcome, exercise.judged(one, outcome)))
    return made


def earned(function, *mistakes):
    results = results_of(function)
    wrong = next((one for one in results if one.problem), None)
    causes = [
        Cause(wrong.case, wrong.outcome, wrong.problem, name, "") for name in mistakes
    ]
    cases = [one.case for one in results]
    return share_earned(EXERCISE, cases, results, causes, is_explained=False)


def without_sign(numbers):
    return [abs(2 * n) for n in numbers]


def stops_at_three_topics(numbers):
    if len(numbers) != 1 or numbers[0] < 0:
        raise KeyError(len(numbers))
    return doubled(numbers)


def prints(numbers):
    print(doubled(numbers))


def changes(numbers):
    numbers[:] = doubled(numbers)
    return list(numbers)


def by_heart(numbers):
    is_shown = any(numbers in shown for shown in TOPICS.values())
    return doubled(numbers) if is_shown else [len(numbers)]


def test_who_is_right_earns_all():
    assert earned(doubled).share == 1


def test_without_a_known_cause_the_topics_count():
    assert earned(without_sign, "").share == 3 / 4


def test_one_known_mistake_costs_half_at_most_and_two_three_quarters():
    wrong_but_for_one = {"one number"}

    def wrong(numbers):
        return doubled(numbers) if len(numbers) == 1 and numbers[0] > 0 else [0, 0]

    right = {one.case.topic for one in results_of(wrong) if not one.problem}

    assert right == wrong_but_for_one
    assert earned(wrong, "").share == 1 / 4
    assert earned(wrong, "sign").share == 1 / 2
    assert earned(wrong, "sign", "first alone").share == 1 / 4


def test_an_unknown_error_costs_half_if_the_usual_calls_are_right():
    assert earned(stops_at_three_topics, "key-error").share == 1 / 2


def test_an_error_in_the_usual_calls_is_paid_by_topics_alone():
    def stops(numbers):
        return numbers.double() if len(numbers) == 1 else doubled(numbers)

    assert earned(stops, "no-attribute").share == 2 / 4


def test_who_changes_what_was_given_loses_a_topic_of_its_own():
    results = results_of(changes)
    counts = count_by_topic(EXERCISE, [], results, passed=False)
    changed = sum(one.problem is not None for one in results)

    assert counts.pop(LEFT_ALONE) == (0, changed)
    assert all(right == of for right, of in counts.values())
    assert earned(changes, "changed-argument").share == 4 / 5


def test_who_prints_the_answer_earns_half():
    assert earned(prints, "returned-none").share == 1 / 2


@pytest.mark.parametrize(
    "one_thing",
    [
        pytest.param(lambda numbers: [2], id="a constant"),
        pytest.param(lambda numbers: numbers, id="what was given"),
        pytest.param(lambda numbers: numbers.double(), id="an error"),
        pytest.param(
            lambda numbers: doubled(numbers) if numbers == [1] else [],
            id="a constant with an exception",
        ),
    ],
)
def test_who_does_one_thing_whatever_is_asked_earns_nothing(one_thing):
    found = earned(one_thing, "")

    assert (found.share, found.reason) == (0, NoMerit.ONE_THING)


def test_who_knows_by_heart_what_is_shown_earns_what_hidden_calls_show():
    found = earned(by_heart)

    assert (found.share, found.reason) == (0, NoMerit.BY_HEART)


def test_a_topic_that_a_mistake_makes_void_is_not_paid():
    results = results_of(doubled)
    counts = count_by_topic(EXERCISE, CASES, results, passed=False, mistake="order")
    paid = {topic for topic, (right, of) in counts.items() if right == of}

    assert paid == {"several", "below 0"}
