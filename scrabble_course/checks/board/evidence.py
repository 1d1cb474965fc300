"""How the mistakes of stage 10 are told: predicates that several of them share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, judge_value

When = Callable[[Case, Outcome, Attempt], bool]


def right(attempt: Attempt, *cases: Case) -> bool:
    """Whether the function gets all of `cases` right."""
    return all(judge_value(case, attempt(case.call)) is None for case in cases)


def like(cases: tuple[Case, ...], *models: Callable[[Case], Any]) -> When:
    """Tell a mistake by the numbers that a model of it makes of all its own cases."""

    def agrees(model: Callable[[Case], Any], attempt: Attempt) -> bool:
        return all(attempt(case.call).value == model(case) for case in cases)

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        if type(outcome.value) is not int:
            return False
        alike = [model for model in models if model(case) == outcome.value]
        return any(agrees(model, attempt) for model in alike)

    return when


def looks_up_a_blank(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a small letter was looked up in a dictionary that has none."""
    return outcome.error_type == "KeyError" and outcome.error[-2:-1].islower()


def stops_with(*phrases: str) -> When:
    """Tell a mistake by words of the error that it leads to."""

    def when(_: Case, outcome: Outcome, __: Attempt) -> bool:
        return any(words in outcome.error for words in phrases)

    return when


def never_ends_but_in(*simple: Case) -> When:
    """Tell a recursion without end by the simple cases that come out right."""

    def when(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return outcome.error_type == "RecursionError" and right(attempt, *simple)

    return when


def changes_a_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a letter was put on a board that cannot be changed."""
    refused = ("'Board' object does not support item", "cannot assign to field")
    return any(words in outcome.error for words in refused)
