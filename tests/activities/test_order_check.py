import pytest

from scrabble_course.activities.arrangement import (
    Arrangement,
    PlacedLine,
    code_line,
    of_code,
    plan_of,
)
from scrabble_course.activities.arrangements import arrangement
from scrabble_course.activities.order_check import check_order
from scrabble_course.calling.call import Call
from scrabble_course.checks.report import Status

SIGN = of_code(
    "def sign(number):",
    "if number > 0:\n    return 1\nelse:\n    return -1",
    nowhere=(),
    calls=(Call((3,)), Call((-3,))),
)
IF, ONE, ELSE, MINUS = (placed.line for placed in SIGN.solution)


def told(*placed, made=SIGN):
    report = check_order(made, tuple(PlacedLine(*pair) for pair in placed))
    assert report.status is Status.NOT_STARTED
    return report.advice


def in_order(made, *chosen):
    """Return a program of lines that are numbered by the order intended."""
    return tuple(PlacedLine(made.solution[at].line, level) for at, level in chosen)


def test_another_order_may_be_right_and_a_failing_call_is_shown_as_check_shows_it():
    swap = arrangement("swap_letter")
    program = [swap.solution[i] for i in (0, 1, 3, 2, 4)]
    assert check_order(swap, tuple(program)).status is Status.PASSED

    report = check_order(SIGN, (PlacedLine(MINUS, 0),))

    assert str(report).startswith(
        "sign: not yet - 1 of 2 checks pass\n"
        "  sign(3)\n"
        "    expected 1\n"
        "    but got  -1\n"
    )


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ([], "Put some lines into your function."),
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

    report = check_order(plan, in_order(plan, (0, 0), (2, 0)))

    named = "ZeroDivisionError: division by zero (line 3: Return nonsense.)"
    assert report.failure.got == named


PLAN = arrangement("plan_of_play_hand")
PLAYS = arrangement("plan_of_row_plays")


def test_a_plan_is_called_by_its_name_and_what_it_lacks_is_no_variable():
    report = check_order(PLAN, PLAN.solution[1:])

    assert report.first.startswith("What was called is your plan")
    assert "plan_of_play_hand({" in report.failure.call
    assert " play_hand(" not in str(report)
    assert report.advice.startswith("This line needs something that another line makes")
    assert "`total`" not in str(report)
    assert report.others == ()


def broken(plan):
    """Give orders that are nearly right: a line is missing, further out, or another."""
    for at, (line, level) in enumerate(plan.solution):
        before, after = plan.solution[:at], plan.solution[at + 1 :]
        yield before + after
        yield (*before, PlacedLine(line, max(0, level - 1)), *after)
        for spare in plan.spare:
            yield (*before, PlacedLine(spare, level), *after)


def test_advice_on_a_plan_quotes_only_what_is_shown():
    shown = " ".join(line.shown for line in PLAN.lines).lower()
    reports = [check_order(PLAN, order) for order in broken(PLAN)]
    failed = [report for report in reports if report.failure]

    assert len(failed) > 10
    for report in failed:
        for advice in (report.advice, *(other.advice for other in report.others)):
            assert all(text.lower() in shown for text in advice.split("`")[1::2])


def test_advice_that_quotes_no_code_is_told():
    [stops] = [n for n, spare in PLAYS.spare.items() if "stop" in spare.line.shown]
    at = 3
    assert PLAYS.lines[PLAYS.solution[at].line].shown == PLAYS.spare[stops].instead_of

    order = (*PLAYS.solution[:at], PlacedLine(stops, 1), *PLAYS.solution[at + 1 :])

    assert "may grow" in check_order(PLAYS, order).advice


def test_without_advice_that_fits_a_plan_it_is_to_be_gone_through_by_hand():
    keeps_letters = PLAN.solution[:-2] + PLAN.solution[-1:]

    assert check_order(PLAN, keeps_letters).advice.startswith(
        "Go through your plan by hand"
    )


def test_a_loop_without_end_is_stopped():
    body = "while True:\n    return 1\n    number = 1"
    endless = of_code("def wait():", body, nowhere=(), calls=(Call(()),))

    report = check_order(endless, in_order(endless, (0, 0), (2, 1)))

    assert report.status is Status.TIMED_OUT
