"""Advice that holds for any exercise: what can be said of an outcome by itself."""

from __future__ import annotations

from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Exercise, changed_argument


def common_advice(exercise: Exercise, case: Case, outcome: Outcome) -> tuple[str, str]:
    """Return the name of the first common mistake that `outcome` shows, and advice.

    The name is "" where nothing is known but that the answer is wrong.
    """
    if outcome.ended == "returned":
        return _about_value(exercise, case, outcome)
    if outcome.ended == "raised":
        return _about_error(exercise, case, outcome)
    slow = exercise.too_slow
    if slow and outcome.ended == "timed out" and _is_among(slow.cases, case):
        return slow.name, slow.advice
    return _OTHER_ENDINGS[outcome.ended]


def _is_among(cases: tuple[Case, ...], case: Case) -> bool:
    return any(case.call == own.call for own in cases)


def calls_a_stub(outcome: Outcome) -> bool:
    """Whether the call stopped in another function, which is still to be written."""
    return outcome.is_error("NotImplementedError") and bool(outcome.callees)


def _about_value(exercise: Exercise, case: Case, outcome: Outcome) -> tuple[str, str]:
    if changed_argument(case, outcome):
        return (
            "changes-its-argument",
            f"{exercise.name} changed a value it was given. Work on a copy: "
            "`copy = hand.copy()` makes one, while `copy = hand` is only a second "
            "name for the same dictionary.",
        )
    if outcome.value is None and case.expected is not None:
        return (
            "returns-none",
            f"{exercise.name} returned None here. Every way through the function "
            "needs its own `return` with the answer after it; printing an answer "
            "does not return it.",
        )
    wrong_kind = type(outcome.value) is not type(case.expected)
    if wrong_kind and _text(outcome.value) == _text(case.expected):
        kind = type(case.expected).__name__
        return (
            "wrong-type",
            f"The value looks right, but it should be of type {kind}.",
        )
    return (
        "",
        "Work this call through by hand, line by line, and compare: where do your "
        "values part from what you expect?",
    )


def _text(value: object) -> str:
    """Return what would be printed; of a turn, which may have no text, its source."""
    return value if isinstance(value, str) else repr(value)


def _about_error(exercise: Exercise, case: Case, outcome: Outcome) -> tuple[str, str]:
    kind = outcome.error_type
    if calls_a_stub(outcome):
        callee = outcome.callees[-1]
        return (
            "calls-a-stub",
            f"`{callee}`, which {exercise.name} calls, is not written yet. Write that "
            "one first and run its cell, then check this one again.",
        )
    if kind in _ERRORS:
        return _ERRORS[kind]
    for words, advice in _PHRASES.items():
        if words in outcome.error:
            asks = advice is _TEXT_OR_NUMBER and case.call.replies
            return "raises", advice + (_REPLIES_ARE_TEXTS if asks else "")
    return (
        "raises",
        f"{exercise.name} stopped with an error before it could return. The message "
        "says what Python could not do, and the line says where.",
    )


_TEXT_OR_NUMBER = (
    "A text stands where a number is needed, or the other way round. Which of the two "
    "should each value in that line be?"
)
_REPLIES_ARE_TEXTS = " `input` gives a text; `int(...)` makes a number from it."
_PHRASES = {
    "'int' and 'str'": _TEXT_OR_NUMBER,
    "'str' and 'int'": _TEXT_OR_NUMBER,
    'can only concatenate str (not "int")': _TEXT_OR_NUMBER,
    "'str' object cannot be interpreted as an integer": _TEXT_OR_NUMBER,
    "can't multiply sequence by non-int of type 'str'": "Only numbers can be "
    "multiplied with each other, and here one side is a text. `int(...)` makes a "
    "number of a text of digits.",
    "can't multiply sequence": "A text or a list is multiplied, and not by a whole "
    "number. For a product, both sides must be numbers.",
    "function_or_method": "A function stands where its result is needed. Are the "
    "brackets missing, as in `hand.copy` for `hand.copy()`?",
    "missing 1 required positional": "A function is called with too few arguments; "
    "the message says which one is missing.",
}


_ERRORS = {
    "KeyError": (
        "missing-key",
        "A key is looked up that the dictionary does not have, and square brackets "
        "stop at that. `.get(key, 0)` gives 0 instead.",
    ),
    "NameError": (
        "name-error",
        "A name is used that does not exist at that point. Is it spelled as where "
        "it was made, and have you run the cell that makes it?",
    ),
    "UnboundLocalError": (
        "name-error",
        "A variable is used before it is given a value on this way through the "
        "function.",
    ),
    "RecursionError": (
        "endless-recursion",
        "The function calls itself without end. Which case should be answered "
        "without another call?",
    ),
    "SystemExit": (
        "exits",
        "`exit()` and `quit()` end the whole program. Use `return` to leave a "
        "function.",
    ),
    "MemoryError": (
        "too-much-memory",
        "The function asked for more memory than there is. Does a list or a text "
        "grow in a loop that never ends?",
    ),
    "NotImplementedError": (
        "half-written",
        'A line "raise NotImplementedError" was reached; replace it with your code.',
    ),
}

_OTHER_ENDINGS = {
    "asked": (
        "asks-for-input",
        "The function called `input()` more often than it should here. What it "
        "needs to know comes in as arguments, or from the questions already asked.",
    ),
    "timed out": (
        "endless-loop",
        "The function was still running after 1.5 seconds and was stopped. Is "
        "there a loop whose condition never becomes false?",
    ),
    "died": (
        "ended-python",
        "The call ended the Python process it ran in, not just the function. Use "
        "`return` to leave a function.",
    ),
}
