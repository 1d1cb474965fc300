import pytest

from scrabble_course.activities.arranged import judged
from scrabble_course.activities.arrangement import (
    Arrangement,
    Placed,
    code_line,
    lines_of,
    plan_of,
)
from scrabble_course.activities.arrangements import arrangement
from scrabble_course.checks.call import Call
from scrabble_course.checks.report import Status

SIGN = Arrangement(
    "sign",
    code_line("def sign(number):"),
    lines_of("""
        if number > 0:
            return 1
        else:
            return -1
    """),
    distractors=(),
    calls=(Call((3,)), Call((-3,))),
)
IF, ONE, ELSE, MINUS = (placed.line for placed in SIGN.solution)


def told(*placed, made=SIGN):
    report = judged(made, tuple(Placed(*pair) for pair in placed))
    assert report.status is Status.NOT_STARTED
    return report.advice


def in_order(made, *chosen):
    """Return a program of lines that are numbered by the order intended."""
    return tuple(Placed(made.solution[at].line, level) for at, level in chosen)


def test_another_order_that_answers_right_is_right():
    swap = arrangement("swap_letter")
    program = [swap.solution[i] for i in (0, 1, 3, 2, 4)]

    assert judged(swap, tuple(program)).status is Status.PASSED


def test_a_failing_call_is_shown_as_check_shows_it():
    report = judged(SIGN, (Placed(MINUS, 0),))

    assert str(report).startswith(
        "sign: not yet - 1 of 2 public checks pass\n"
        "  sign(3)\n"
        "    expected 1\n"
        "    but got  -1\n"
    )


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ([(IF, 0)], "Nothing stands inside line 2, `if number > 0:`."),
        ([(IF, 0), (ONE, 0)], "Nothing stands inside line 2, `if number > 0:`."),
        ([(ONE, 0), (MINUS, 1)], "Why is line 3, `return -1`, indented?"),
        ([(ELSE, 0), (ONE, 1)], "What does line 2, `else:`, belong to?"),
        ([(IF, 0), (ONE, 1), (ELSE, 1), (MINUS, 2)], "What does line 4, `else:`,"),
        ([(IF, 0), (ONE, 3), (MINUS, 2)], "Python stops at line 4, `return -1`:"),
    ],
)
def test_what_python_cannot_read_is_named_with_its_line(program, line):
    assert told(*program).startswith(line)


def test_no_lines_are_no_try():
    assert told() == "Put some lines into your function."


def test_an_error_names_a_line_of_a_plan_in_its_words_and_by_its_number():
    plan = Arrangement(
        "half",
        code_line("def half(number):"),
        plan_of(
            {
                "Check it.": "if number > 100:\n    return 0",
                "Return a half.": "return number / 2",
                "Return nonsense.": "return number / 0",
            }
        ),
        distractors=(),
        calls=(Call((4,)),),
    )

    report = judged(plan, in_order(plan, (0, 0), (2, 0)))

    named = "ZeroDivisionError: division by zero (line 3: Return nonsense.)"
    assert report.failure.got == named


def test_a_loop_without_end_is_stopped():
    endless = Arrangement(
        "wait",
        code_line("def wait():"),
        lines_of("""
            while True:
                return 1
                number = 1
        """),
        distractors=(),
        calls=(Call(()),),
    )

    report = judged(endless, in_order(endless, (0, 0), (2, 1)))

    assert report.status is Status.TIMED_OUT
