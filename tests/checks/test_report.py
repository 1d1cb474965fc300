from dataclasses import replace

import pytest

from scrabble_course.checks.report import Failure, NamedCause, Report, Status

FAILURE = Failure("update_hand({'a': 1}, 'a')", "{}", "{'a': 0}\nand more")


def test_a_pass_speaks_of_public_checks_not_of_all_tests():
    report = Report("f", Status.PASSED, 40, 40, 2, 2, next_step="Go on.")

    assert str(report) == "f: passed - the 40 checks pass\n  Go on."


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


def test_public_checks_are_counted_once_the_given_examples_pass():
    report = Report("f", Status.CRASHED, 9, 40, 2, 2)

    assert report.headline == "f: stopped with an error - 9 of 40 checks pass"


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (Status.TIMED_OUT, "did not finish in time - 0 of 3 given examples pass"),
        (Status.NOT_STARTED, "not started"),
        (Status.INTERNAL, "the fault is ours, not yours"),
    ],
)
def test_every_ending_has_its_headline(status, words):
    assert Report("f", status, 0, 9, 0, 3).headline.endswith(words)


def test_the_statuses_are_the_words_that_are_stored():
    assert set(Status) == set(
        "passed failed crashed timed_out not_started internal".split()
    )


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
