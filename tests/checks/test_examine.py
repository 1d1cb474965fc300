import os
import random
import time
from dataclasses import replace
from functools import cache, partial

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.calling.limits import attempts
from scrabble_course.calling.make_call import make_call
from scrabble_course.checks import catalogue, examine
from scrabble_course.checks.examine import PUBLIC_SEED
from scrabble_course.checks.report import Status
from scrabble_course.diagnosis.exercise import Case, Exercise, Mistake, MultiCallMistake
from scrabble_course.diagnosis.judging import Problem, judge_value
from scrabble_course.word_game import word_scores
from tests.patience import SOON


def case_of(number, given=False):
    return Case(Call((number,)), 2 * number, "a number", given)


BIG = case_of(1000)
EVEN = MultiCallMistake(
    "odd-in-the-end",
    case_of(1),
    (Call((0.5,)),),
    lambda outcomes: (
        None
        if outcomes[0].value == 1
        else Problem("halves doubled too", "something else")
    ),
    "Halves count as well.",
)
DOUBLE = Exercise(
    "double",
    stage=1,
    reference=lambda n: 2 * n,
    cases=(case_of(1, given=True), case_of(2, given=True), case_of(12345), case_of(7)),
    hints=("one", "two", "three"),
    judge=judge_value,
    mistakes=(
        Mistake(
            "squares",
            (case_of(7),),
            "That is the square.",
            wrong_functions=(lambda n: n**2,),
        ),
        Mistake(
            "small-only", (BIG,), "Small numbers are right.", passes_on=(case_of(3),)
        ),
    ),
    generate=lambda rng: case_of(rng.randint(0, 99)),
    generated=5,
    multi_call_mistakes=(EVEN,),
)
TOTAL = 4 + 1 + 5 + 1
PLAIN = replace(DOUBLE, mistakes=(), generate=None, multi_call_mistakes=())


IN_PLACE = pytest.param("in place", marks=pytest.mark.no_cover)


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    monkeypatch.setattr(attempts, "CALL_SECONDS", 5.0)  # a busy machine takes long


@pytest.fixture(params=["forked", IN_PLACE])
def way(request, monkeypatch):
    """Make the calls in one of the two ways: `test_attempts` has what they share."""
    if request.param == "in place":
        monkeypatch.delattr(os, "fork", raising=False)


@pytest.fixture
def stopped_soon(monkeypatch):
    """Stop an endless loop after tenths: until then it takes all of a core."""
    monkeypatch.setattr(attempts, "CALL_SECONDS", 0.3)


def report_on(function):
    return examine.examine(DOUBLE, function)


def causes_in(report):
    return [report.mistake, *(other.mistake for other in report.others)]


@pytest.mark.usefixtures("way")
def test_a_right_function_passes_every_check():
    report = report_on(lambda n: n + n)

    assert report.status is Status.PASSED
    assert (report.passed, report.total) == (TOTAL, TOTAL)
    assert (report.given_passed, report.given_total) == (2, 2)
    assert report.failure is None


def test_a_known_mistake_is_named_with_the_call_that_shows_it():
    report = report_on(lambda n: n**2)

    assert (report.status, report.mistake) == (Status.FAILED, "squares")
    assert report.advice == "That is the square."
    assert report.failure.call == "double(7)"
    assert (report.failure.expected, report.failure.got) == ("14", "49")


def test_what_a_named_mistake_accounts_for_is_not_told_again():
    squares = replace(DOUBLE.mistakes[0], on=(case_of(12345),))
    odd = Mistake("odd", (case_of(7),), "Odd numbers are wrong.")
    exercise = replace(DOUBLE, mistakes=(squares, odd))

    def doubles_odd_numbers_wrongly(n):
        return n**2 if n == 12345 else 2 * n + n % 2

    squared = examine.examine(exercise, lambda n: n**2)
    assert causes_in(squared) == ["squares"]
    odd = examine.examine(exercise, doubles_odd_numbers_wrongly)
    assert causes_in(odd) == ["squares", "odd"]


def test_a_parameter_that_is_not_used_is_told_after_what_explains_the_call():
    first = Mistake("first", DOUBLE.cases[:1], "It is twice as much.")
    exercise = replace(DOUBLE, mistakes=(first,))

    def counts_tiles(n):
        return sum(range(3))

    report = examine.examine(exercise, counts_tiles)

    assert causes_in(report) == ["first", "unused-parameter"]


def prints_the_double(n):
    print(2 * n)


def forgets_brackets(n):
    text = str(2 * n).strip
    return int(text)


@pytest.mark.parametrize(
    ("function", "explained_by"),
    [(prints_the_double, "prints-only"), (forgets_brackets, "method-not-called")],
)
def test_a_line_that_explains_what_comes_is_told_alone(function, explained_by):
    report = report_on(function)

    assert (report.mistake, report.others) == (explained_by, ())
    assert report.failure.call == "double(1)"


def squares_and_misspells(n):
    if n == 7:
        return nn**2  # noqa: F821
    return 2 * nn  # noqa: F821


def ends_in_the_first_round(n):
    total = 0
    for _ in range(2):
        total += n**2 if n == 7 else n
        return total
    return None


@pytest.mark.parametrize(
    ("function", "names"),
    [
        (squares_and_misspells, ["name-error"]),
        (ends_in_the_first_round, ["first-round", "squares"]),
    ],
)
def test_what_comes_of_the_same_slip_is_not_told_again(function, names):
    small = replace(DOUBLE.mistakes[1], passes_on=())
    report = examine.examine(
        replace(DOUBLE, mistakes=(*DOUBLE.mistakes[:1], small)), function
    )

    assert causes_in(report) == names


def draws_and_takes_two(n, generator):
    return random.choice([n, generator])


def test_an_error_is_told_before_the_line_that_draws_by_chance():
    report = report_on(draws_and_takes_two)

    assert report.status is Status.CRASHED
    assert causes_in(report) == ["raises", "uses-chance"]


def test_an_unknown_mistake_shows_a_given_example_first():
    report = report_on(lambda n: n - 1)

    assert report.failure.call == "double(1)"
    assert (report.mistake, report.others) == ("", ())
    assert "by hand" in report.advice


def test_a_mistake_is_named_only_after_it_is_verified_and_what_passed_is_counted():
    small = report_on(lambda n: 2 * n if n != 1000 else 5)

    assert small.mistake == "small-only"
    assert report_on(lambda n: n if n == 3 or n > 100 else 2 * n).mistake == ""
    assert (small.passed, small.total) == (TOTAL - 2, TOTAL)
    assert small.given_passed == small.given_total == 2


def test_several_causes_are_named_each_with_its_call():
    def double(n):
        if n == 12345:
            raise KeyError(n)
        return n**2 if n == 7 else 2 * n if n < 999 else 0

    report = report_on(double)
    others = [(other.mistake, other.failure.call) for other in report.others]

    assert (report.status, report.mistake) == (Status.CRASHED, "missing-key")
    assert report.failure.call == "double(12345)"
    assert others == [("squares", "double(7)"), ("small-only", "double(1000)")]
    assert "More:" in str(report)


def test_a_call_is_made_once_however_many_cases_look_at_it():
    made = []
    call = Call((1,))
    sides = tuple(
        Case(call, 2, topic, judge=judge)
        for topic, judge in (("value", None), ("quiet", judge_value))
    )
    exercise = replace(PLAIN, cases=sides)

    def attempt(call):
        made.append(call)
        return make_call(lambda n: 2 * n, call)

    examined = examine.examine_calls(exercise, exercise.all_cases(0), attempt)

    assert (examined.report.status, len(made)) == (Status.PASSED, 1)


@pytest.mark.usefixtures("way")
def test_who_changes_arguments_and_answers_rightly_loses_one_topic_for_it():
    pairs = [(["a"], "short"), (["a", "b", "c"], "long"), ([], "empty")]
    cases = tuple(Case(Call((list(given),)), len(given), of) for given, of in pairs)
    exercise = replace(PLAIN, reference=len, cases=cases)

    def emptying(letters):
        count = len(letters)
        letters.clear()
        return count

    def emptying_and_wrong(letters):
        return min(2, emptying(letters))

    report, worse = (
        examine.examine(exercise, one) for one in (emptying, emptying_and_wrong)
    )

    assert (report.status, report.mistake) == (Status.FAILED, "changes-its-argument")
    assert (report.share, worse.share) == (3 / 4, 2 / 4)


def test_who_changes_arguments_is_told_what_else_is_wrong():
    update_hand = catalogue.exercise_named("update_hand", 2)

    def minds_no_capitals(hand, word):
        for letter in word:
            if hand.get(letter, 0) > 0:
                hand[letter] -= 1
        return hand

    report = examine.examine(update_hand, minds_no_capitals)

    assert causes_in(report) == ["changes-its-argument", "capitals"]


def test_two_keys_that_a_table_lacks_for_two_reasons_are_two_causes():
    values = word_scores.SCRABBLE_LETTER_VALUES
    letters_only = {letter: values[letter] for letter in values if letter != "*"}

    def has_small_letters_only(word, n):
        points = sum(letters_only[letter] for letter in word)
        return points * max(1, 7 * len(word) - 3 * (n - len(word)))

    report = examine.examine(
        catalogue.exercise_named("get_word_score", 1), has_small_letters_only
    )

    assert causes_in(report) == ["capitals", "wildcard-stops"]


def test_a_mistake_across_outcomes_is_found_when_all_else_is_right():
    report = report_on(lambda n: 2 * int(n))

    assert (report.status, report.mistake) == (Status.FAILED, "odd-in-the-end")
    assert (report.failure.call, report.failure.expected) == (
        "double(1)",
        "halves doubled too",
    )
    assert (report.passed, report.total) == (TOTAL - 1, TOTAL)


def test_a_topic_that_comes_right_without_being_done_earns_nothing():
    halves = replace(EVEN, voids=("a number",))
    exercise = replace(DOUBLE, multi_call_mistakes=(halves,))

    def rounds_up(n):
        return 2 * int(n + 0.5) if n != 0.5 else 0

    assert examine.examine(DOUBLE, rounds_up).share == 0.5
    assert examine.examine(exercise, rounds_up).share == 0


@pytest.mark.usefixtures("way")
def test_a_return_that_was_forgotten_costs_half():
    def forgets(n):
        result = n
        result += n

    def forgets_and_is_wrong(n):
        result = n
        result += n == 1

    def has_constants(n):
        for result in (0, 2, 4):
            result += n - n

    shares = [
        examine.examine(DOUBLE, function).share
        for function in (forgets, forgets_and_is_wrong, has_constants)
    ]

    assert shares[0] == 0.5
    assert shares[1] < 0.5
    assert shares[2] == 0


def test_mistakes_with_the_very_same_calls_share_what_came_of_them():
    seen = []

    def find(outcomes):
        seen.append([id(outcome) for outcome in outcomes])

    shared = replace(EVEN, find=find)
    equal = replace(EVEN, find=find, calls=(Call((0.5,)),))
    exercise = replace(DOUBLE, multi_call_mistakes=(shared, shared, equal))

    assert examine.examine(exercise, lambda n: 2 * n).status is Status.PASSED
    assert seen[0] == seen[1] != seen[2]
    assert exercise.batches == [shared.calls, equal.calls]


@pytest.mark.parametrize(
    ("alarms", "asked", "mistake"),
    [([], [2], ""), ([2], [2, 5], ""), ([2, 5], [2, 5], "odd-in-the-end")],
    ids=["no doubt", "a doubt that goes", "a doubt that stays"],
)
def test_many_calls_are_made_only_if_a_few_leave_a_doubt(alarms, asked, mistake):
    seen = []

    def find(outcomes):
        seen.append(len(outcomes))
        return Problem("as it is", "a doubt") if len(outcomes) in alarms else None

    calls = tuple(Call((n / 2,)) for n in range(5))
    halves = replace(EVEN, calls=calls, find=find, few=2)
    exercise = replace(DOUBLE, multi_call_mistakes=(halves,))

    assert examine.examine(exercise, lambda n: 2 * n).mistake == mistake
    assert seen == asked


@pytest.mark.usefixtures("way")
def test_an_error_has_crashed_with_its_line():
    def double(n):
        return n.value

    report = report_on(double)

    assert report.status is Status.CRASHED
    assert report.failure.got.startswith("AttributeError: 'int' object has no")
    assert "return n.value" in report.failure.got


@pytest.mark.usefixtures("stopped_soon", "way")
def test_an_endless_loop_is_the_last_call():
    def double(n):
        while n > 1:
            n += 1
        return 2 * n

    started = time.perf_counter()
    report = report_on(double)

    assert (report.status, report.mistake) == (Status.TIMED_OUT, "endless-loop")
    assert (report.passed, report.failure.call) == (1, "double(2)")
    assert time.perf_counter() - started < SOON
    assert report_on(lambda n: input()).mistake == "asks-for-input"


@pytest.mark.usefixtures("stopped_soon", "way")
def test_an_endless_loop_costs_its_own_topic_and_a_second_one_all_that_follow():
    numbers = {"small": (1, 2), "large": (1000, 1001), "negative": (-1, -2)}
    cases = tuple(
        replace(case_of(number), topic=topic)
        for topic, some in numbers.items()
        for number in some
    )
    exercise = replace(PLAIN, cases=cases)

    def share(hangs, exercise=exercise):
        def double(n):
            while hangs(n):
                pass
            return 2 * n

        return examine.examine(exercise, double).share

    assert share(lambda n: n == 1) == 2 / 3
    assert share(lambda n: n in (1, 1000)) == 0
    # What is compared across calls is not, if one does not end.
    two = replace(exercise, cases=cases[:3], multi_call_mistakes=(EVEN,))
    assert share(lambda n: n > 100, two) == 1 / 2


@pytest.mark.usefixtures("way")
def test_a_slow_function_is_not_called_again_once_it_has_failed(monkeypatch):
    monkeypatch.setattr(examine, "PATIENCE", 0.05)
    calls = []

    def double(n):
        calls.append(n)
        time.sleep(0.06)
        return 2 * n

    assert report_on(double).status is Status.PASSED
    assert report_on(lambda n: double(n) - 1).passed == 0
    here = 0 if hasattr(os, "fork") else TOTAL + 1  # a child's list is its own
    assert len(calls) == here


def stub(n):
    raise NotImplementedError


def empty(n):
    """Return twice the number."""


def dots(n): ...


def nothing_but_none(n):
    return None


def double(n):
    raise NotImplementedError


def wrapped(n):
    return double(n)


wrapped.__name__ = "double"


@pytest.mark.parametrize(
    "function",
    [stub, empty, dots, nothing_but_none, partial(double), cache(double), wrapped],
)
def test_a_stub_is_not_started_also_behind_a_wrapper_of_the_same_name(function):
    report = report_on(function)

    assert report.status is Status.NOT_STARTED
    if function in (stub, empty, dots, nothing_but_none):
        assert "Write your code" in report.advice
        assert ("NotImplementedError" in report.advice) == (function is stub)


def half_written(n):
    if n > 5:
        raise NotImplementedError
    return 2 * n


@pytest.mark.parametrize(
    ("function", "status", "mistake"),
    [
        *((one, Status.FAILED, "") for one in (lambda n: 2, lambda n: n)),
        (half_written, Status.CRASHED, "half-written"),
    ],
)
def test_a_function_of_one_short_line_or_half_written_is_started(
    function, status, mistake
):
    report = report_on(function)

    assert (report.status, report.mistake) == (status, mistake)


def half(n):
    raise NotImplementedError


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize(
    ("double", "call"),
    [
        (lambda n: 4 * half(n), "double(1)"),
        # It comes before known mistakes.
        (lambda n: half(n) if n == 1000 else n**2, "double(1000)"),
    ],
)
def test_a_function_that_calls_a_stub_is_started_and_the_stub_is_named(double, call):
    report = report_on(double)

    assert (report.status, report.mistake) == (Status.CRASHED, "calls-a-stub")
    assert report.advice.startswith("`half`, which double calls, is not written yet.")
    assert report.failure.call == call


def test_random_cases_come_from_the_public_seed_unless_another_is_asked_for():
    first = DOUBLE.all_cases(PUBLIC_SEED)[-5].call.args[0]
    alone = replace(DOUBLE, cases=DOUBLE.cases[:1], mistakes=(), multi_call_mistakes=())

    def wrong_once(n):
        return 0 if n == first else 2 * n

    assert first not in {1, *(case.call.args[0] for case in DOUBLE.all_cases(99)[-5:])}
    assert examine.examine(alone, wrong_once).status is Status.FAILED
    assert examine.examine(alone, wrong_once, seed=99).status is Status.PASSED


def test_a_long_answer_is_shown_with_its_middle_left_out():
    report = report_on(lambda n: "a" * 50_000 + "z")

    assert len(report.failure.got) < 1_100
    assert report.failure.got.startswith("'aaa")
    assert report.failure.got.endswith("az'")
