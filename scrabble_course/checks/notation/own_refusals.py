"""Right calls that a function refuses with a `raise` of its own."""

from __future__ import annotations

from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.callees import faults_of_callees
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.notation.groups import GROUPS, SINGLES, Asked
from scrabble_course.checks.notation.refusals import (
    Refusal,
    judge_or_refuse,
    refuses_itself,
)


def own_refusal_mistake(advice: str) -> Mistake:
    """Return the mistake of refusing some right call or other."""
    return Mistake("refuses-a-right-call", (), refuses_itself, advice)


def refused_brackets_mistake(asked: Asked) -> Mistake:
    """Return the mistake of refusing right brackets, and right letters not."""
    words = ("p[o]t", "p(o)t", SINGLES.lower(), GROUPS.lower())

    def shows(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        plain = asked.is_right(attempt, "pot")
        return plain and refuses_itself(case, outcome, attempt)

    cases = tuple(asked.case(word, "brackets that match") for word in words)
    return Mistake("refuses-right-brackets", cases, shows, REFUSES_RIGHT_BRACKETS)


def callee_mistakes(*callees: str) -> tuple[Mistake, ...]:
    """Return the mistakes that lie in a called function: a right call goes wrong."""
    return faults_of_callees(
        judge_or_refuse,
        lambda case: not isinstance(case.expected, Refusal),
        "wrong-{callee}",
        WRONG_CALLEE,
        *callees,
    )


def lenient_callee_mistakes(*callees: str) -> tuple[Mistake, ...]:
    """Return the mistakes that lie in a called function: it refuses too little."""
    return faults_of_callees(
        judge_or_refuse,
        lambda case: isinstance(case.expected, Refusal),
        "lenient-{callee}",
        LENIENT_CALLEE,
        *callees,
    )


REFUSES_A_RIGHT_WORD = (
    "A right call reaches your own `raise`. Which question led to that line, and what "
    "is the answer to it for this word, character by character?"
)
REFUSES_RIGHT_BRACKETS = (
    "These brackets match, and yet they reach your own `raise`. What is the state at "
    "that moment: which bracket does your code take for open? Is it forgotten at the "
    "closing bracket, and is the last question asked only after the loop?"
)
WRONG_CALLEE = (
    "With the course's own `{callee}` in place of yours, this call comes out right: "
    "the mistake is in your `{callee}`. Call it with the values of this call, and see "
    "what `check({callee})` says."
)
LENIENT_CALLEE = (
    "With the course's own `{callee}` in place of yours, this call is refused, as it "
    "should be: your `{callee}` has to refuse more. What does `check({callee})` say?"
)
