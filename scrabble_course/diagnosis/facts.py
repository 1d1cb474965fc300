"""Facts that speak for themselves: an error, None, a changed argument, a wrong type.

They hold for any exercise, and are told before anything is supposed.
"""

from __future__ import annotations

import ast
import re
from contextlib import suppress
from inspect import signature
from typing import Any

from scrabble_course.calling.call import Outcome
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.calling.serialize import Strange
from scrabble_course.diagnosis.exceptions import Fact, fact_of_error
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import changed_argument
from scrabble_course.diagnosis.lint.source import ParsedFunction, parse_function, set_in


def fact_text(exercise: Exercise, case: Case, outcome: Outcome) -> str:
    """Return the fact that an outcome shows, in a few words; "" for a plain answer.

    What is returned matters only to cases that look at it.
    """
    if outcome.ended == "raised":
        return outcome.error
    if outcome.ended != "returned":
        return _ENDINGS[outcome.ended]
    if case.judge is not None:
        is_missing = outcome.value is None and type(case.expected) is bool
        return "returns None" if is_missing else ""
    if changed_argument(case, outcome):
        return "changes its argument"
    wanted = _wanted(exercise, case)
    if outcome.value is None and wanted is not type(None):
        return "returns None"
    is_number = wanted is bool and type(outcome.value) is int
    if is_number and bool(outcome.value) is not case.expected:
        return ""  # what is wrong is not that it is a number for True or False
    kind = set if type(outcome.value) is frozenset else type(outcome.value)
    if wanted in _IN_WORDS and kind is not wanted:
        return f"returns {_kind(outcome.value)}"
    return ""


CHANGE = frozenset(
    "append clear extend insert pop popitem remove reverse sort update".split()
)
"""Methods that change the value itself."""
_ENDINGS = {
    "asked": "asks once more",
    "timed out": "does not end",
    "died": "ends Python",
}


def _wanted(exercise: Exercise, case: Case) -> type:
    """Return the type of what should be returned."""
    expected = case.expected
    if isinstance(expected, Outcome):
        return type(expected.value)
    return exercise.returns or type(expected)


_IN_WORDS: dict[Any, str] = {
    bool: "True or False",
    dict: "a dictionary",
    float: "a number with a decimal point",
    int: "a whole number",
    list: "a list",
    set: "a set",
    str: "a text",
    tuple: "a tuple",
}


def _kind(value: object) -> str:
    if value is None:
        return "None"
    name = type(value).__name__
    if isinstance(value, Strange):
        name = value.description.strip("<>").removesuffix(" object")
    return _IN_WORDS.get(type(value), f"something of the type `{name}`")


def fact_of(
    exercise: Exercise, case: Case, outcome: Outcome, source: str = ""
) -> Fact | None:
    """Return what an outcome shows by itself, None if it is a plain wrong answer.

    `source` is the text of the student's function, "" if it is not at hand.
    """
    text = fact_text(exercise, case, outcome)
    if not text:
        return None
    if outcome.ended == "raised":
        return fact_of_error(exercise, case, outcome, source)
    if outcome.ended == "timed out":
        slow = exercise.too_slow
        if slow and any(case.key == own.key for own in slow.on):
            return Fact(slow.name, slow.advice)
    if outcome.ended == "asked" and case.call.replies:
        return _ASKS_ON
    if outcome.ended == "timed out" and _only_calls_itself(exercise.name, source):
        return _CALLS_ITSELF
    if outcome.ended != "returned":
        return _OTHER_ENDINGS[outcome.ended]
    if text == "changes its argument":
        return _of_change(exercise, case, outcome, source)
    return _of_value(exercise, case, outcome, source)


def _only_calls_itself(name: str, source: str) -> bool:
    """Whether a function goes on by calling itself, and there is no `while`."""
    calls = len(re.findall(rf"\b{re.escape(name)}\(", source))
    return calls > 1 and not re.search(r"\bwhile\b", source)


def _of_change(exercise: Exercise, case: Case, outcome: Outcome, source: str) -> Fact:
    pairs = zip(case.call.args, outcome.args, strict=True)
    place, kind = next(
        (place, type(before))
        for place, (before, after) in enumerate(pairs)
        if before != after
    )
    name = list(signature(exercise.reference).parameters)[place]
    made = f"`copy = {name}.copy()` makes one, while `copy = {name}` is only a second "
    copies: dict[type, str] = {
        dict: f"{made}name for the same dictionary.",
        list: f"{made}name for the same list. `append`, `remove`, `pop` and `sort` "
        "change the list itself.",
    }
    copied = copies.get(kind, "A second name for a value is no copy of it.")
    return Fact(
        "changes-its-argument",
        f"{exercise.name} changed `{name}`, which it was given"
        f"{_where_changed(source, exercise.name, place)}. Work on a copy: {copied}",
    )


def _where_changed(source: str, name: str, place: int) -> str:
    """Say which line changes the parameter at this place; "" if none does openly."""
    with suppress(*PARSE_FAULTS):
        parsed = parse_function(source, name)
        if parsed is None or len(parsed.parameters) <= place:
            return ""
        given = parsed.parameters[place].arg
        for node in (*parsed.every(ast.Subscript), *parsed.every(ast.Call)):
            match node:
                case ast.Subscript(ast.Name(id), ctx=ast.Store() | ast.Del()):
                    is_change = id == given
                case ast.Call(ast.Attribute(ast.Name(id), method)):
                    is_change = id == given and method in CHANGE
                case _:
                    is_change = False
            if is_change and given not in _renewed(parsed, given):
                return f": look at line {node.lineno}, `{parsed.line_of(node)}`"
    return ""


def _renewed(parsed: ParsedFunction, given: str) -> set[str]:
    """Return the names that get another value, but where `given` is None."""
    where_none = ast.dump(ast.parse(f"{given} is None", mode="eval").body)
    spared = {
        node
        for branch in parsed.every(ast.If)
        if ast.dump(branch.test) == where_none
        for line in branch.body
        for node in ast.walk(line)
    }
    return set_in(*(one for one in parsed.every(ast.Name) if one not in spared))


def _of_value(exercise: Exercise, case: Case, outcome: Outcome, source: str) -> Fact:
    wanted = _wanted(exercise, case)
    is_printed = _right_text(case) and outcome.printed.strip().endswith(
        _right_text(case)
    )
    if outcome.value is None and is_printed:
        return Fact(
            "prints-the-answer",
            f"The right answer is on the screen, but {exercise.name} does not return "
            "it. Printing shows a value to people; `return` gives it back to whoever "
            "called: write `return` in place of `print`.",
        )
    if outcome.value is None:
        return Fact(
            "returns-none",
            f"{exercise.name} returned None here. {_of_none(source)}",
        )
    looks = "The value looks right, but it is" if _looks_right(case, outcome) else ""
    if not looks:
        looks = f"{exercise.name} returned"
    return Fact(
        "wrong-type",
        f"{looks} {_kind(outcome.value)}; what is asked for is {_IN_WORDS[wanted]}.",
    )


def _of_none(source: str) -> str:
    """Say what a None comes of: no `return`, or one that gives another's on."""
    returned = set(re.findall(r"(?m)^ *return\b(?:[ (]+(\w+)\()?", source))
    if len(returned) == 1 and not returned & {"", "print"}:
        (called,) = returned
        return (
            "Has a way through the function been taken that ends without a `return`? "
            f"Or is it what `{called}` gave back: does every way through that end with "
            "a `return` and the answer?"
        )
    return (
        "Every way through the function needs its own `return` with the answer after "
        "it. What only prints, or changes what is there, is no answer: it gives None."
    )


def _right_text(case: Case) -> str:
    """Return the expected value as it would be printed; "" if it is not known."""
    expected = case.expected
    if isinstance(expected, Outcome):
        return ""
    return expected if isinstance(expected, str) else repr(expected)


def _looks_right(case: Case, outcome: Outcome) -> bool:
    value = outcome.value if isinstance(outcome.value, str) else repr(outcome.value)
    return value == _right_text(case) != ""


_CALLS_ITSELF = Fact(
    "endless-loop",
    "The function was still running when its time was over, and was stopped. It calls "
    "itself: has each call less to do than the one before, and is there a call that "
    "makes no other?",
)
_ASKS_ON = Fact(
    "asks-for-input",
    "The player has typed all that stands above, and the function asks on. Look at "
    "what ends it, and at what each reply leads to.",
)
_OTHER_ENDINGS = {
    "asked": Fact(
        "asks-for-input",
        "The function called `input()` more often than it should here. What it "
        "needs to know is given to it by the call, or by the questions already asked.",
    ),
    "timed out": Fact(
        "endless-loop",
        "The function was still running when its time was over, and was stopped. Is "
        "there a loop whose condition never becomes false?",
    ),
    "died": Fact(
        "ended-python",
        "The call ended the Python process it ran in, not just the function. Does it "
        "ask for more memory than there is, or for `exit()`? A function is left by "
        "`return`.",
    ),
}
