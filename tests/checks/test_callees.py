from types import FunctionType

from scrabble_course.checks.attempt import attempts
from scrabble_course.checks.call import Call
from scrabble_course.checks.callees import faults_of_callees
from scrabble_course.checks.exercise import Case, judge_value
from scrabble_course.checks.stand_ins import named_in_script


def half(n):
    return n // 2


def quarter(n):
    return half(half(n))


def wrong_half(n):
    return n // 3


CASE = Case(Call((12,)), 3, "a number")


def with_half(own_half):
    return FunctionType(quarter.__code__, {"half": own_half})


def stand_in(call, record):
    return named_in_script(call, half)


def is_shown(function, applies=lambda case: True, *, callee="half"):
    [fault] = faults_of_callees(
        judge_value, applies, "{callee}!", "See {callee}.", callee
    )
    with attempts(function, stand_in) as attempt:
        return fault.is_shown_by(CASE, attempt(CASE.call), attempt)


def test_a_fault_is_named_after_the_callee():
    faults = faults_of_callees(
        judge_value, lambda case: True, "wrong-{callee}", "See {callee}.", "a", "b"
    )

    assert [(fault.name, fault.advice) for fault in faults] == [
        ("wrong-a", "See a."),
        ("wrong-b", "See b."),
    ]


def test_a_fault_of_the_callee_is_gone_with_the_stand_in():
    assert is_shown(with_half(wrong_half))


def test_a_fault_of_the_caller_stays():
    assert not is_shown(lambda n: half(n))
    assert not is_shown(with_half(wrong_half), applies=lambda case: False)


def test_without_being_named_no_function_is_replaced():
    with attempts(with_half(wrong_half), stand_in) as attempt:
        assert attempt(CASE.call).value == 1
        assert attempt(Call((12,), script={"stand_in": ["half"]})).value == 3
        assert attempt(CASE.call).value == 1
