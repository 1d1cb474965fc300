from dataclasses import replace

import pytest

from scrabble_course.checks.report import Failure, NamedCause, Report, Status

FAILURE = Failure("update_hand({'a': 1}, 'a')", "{}", "{'a': 0}\nand more")


def test_a_failure_shows_call_values_advice_and_the_next_step_in_this_order():
    report = Report(
        "update_hand", Status.FAILED, 9, 40, 1, 2, FAILURE, "m", "Look.", "Ask."
    )

    assert str(report).split("\n") == [
        "update_hand: not yet - 1 of 2 given examples pass",
        "  update_hand({'a': 1}, 'a')",
        "    expected {}",
        "    but got  {'a': 0}",
        "             and more",
        "  Look.",
        "  Ask.",
    ]
    assert repr(report) == str(report)


@pytest.mark.parametrize(
    ("status", "counts", "words"),
    [
        (Status.TIMED_OUT, (0, 9, 0, 3), "did not finish in time - 0 of 3 given ex"),
        (Status.NOT_STARTED, (0, 9, 0, 3), "not started"),
        (Status.INTERNAL, (0, 9, 0, 3), "the check itself went wrong; the fault is"),
        # Public checks are counted once the given examples pass.
        (Status.CRASHED, (9, 40, 2, 2), "stopped with an error - 9 of 40 checks pass"),
        (Status.PASSED, (40, 40, 2, 2), "passed - the 40 checks pass\n  Go on."),
    ],
)
def test_every_ending_has_its_headline(status, counts, words):
    report = Report("f", status, *counts, next_step="Go on.")

    assert f"{report.headline}\n  Go on." == str(report)
    assert str(report).startswith(f"f: {words}")


def test_the_statuses_are_the_words_that_are_stored():
    words = "passed failed crashed timed_out not_started internal"

    assert {*Status} == {*words.split()}


@pytest.mark.parametrize(
    ("advice", "many", "text", "is_folded"),
    [
        ("Line 3, `x`, is lost.", 2, "\n  More: Look.\n  More: Ask.", True),
        ("The factor is lost.", 1, "  And besides:\n  f(2)\n", False),
        ("The factor is lost.", 2, "  More:\n  f(2)\n", True),
    ],
)
def test_what_else_is_wrong_can_wait_where_a_line_is_named_or_enough_is_said(
    advice, many, text, is_folded
):
    one = NamedCause(Failure("f(2)", "1", "2"), "m", "Look.")
    others = (one, replace(one, advice="Ask."))[:many]
    report = Report("f", Status.FAILED, failure=FAILURE, advice=advice, others=others)

    assert text in str(report)
    assert ("<summary" in report._repr_html_().partition("f(2)")[0]) is is_folded
