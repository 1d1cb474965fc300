"""Questions about names: which a function gets, makes, and takes from outside."""

from __future__ import annotations

import random
from collections.abc import Iterator

from scrabble_course.activities.code_questions.experiments import Experiments
from scrabble_course.activities.code_questions.function_text import (
    FunctionText,
    is_python,
)
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option

ASKS = {
    "parameter": "Which of these names gets its value from whoever calls `{name}`?",
    "own name": "Which of these names does `{name}` make for itself, while it runs?",
    "from outside": "Which of these names does `{name}` use, but neither make nor get "
    "from its caller?",
}


def where_from(
    kind: str, lab: Experiments, rng: random.Random
) -> Iterator[OwnCodeQuestion]:
    """Ask which name is of a kind: a parameter, one of its own, or from outside."""
    function = lab.function
    groups = _groups(function)
    if not groups[kind]:
        return
    right = rng.choice(groups[kind])
    # What is the function's own, or its caller's, is taken for the other more easily.
    near = [
        name
        for other, names in groups.items()
        if other != kind
        for name in rng.sample(names, len(names))
        # A parameter that gets another value may be said to be made, too.
        if name not in function.parameters or not function.first_line_of(name)
    ]
    # A method is used as well, and neither made nor given: no wrong answer to that.
    methods = function.methods if kind != "from outside" else ()
    wrong = near[:3] if len(near) >= 2 else [*near, *methods][:2]
    if len(wrong) < 2:
        return
    yield lab.question(
        ASKS[kind].format(name=function.name),
        Option(f"`{right}`", _said_of(right, function)),
        [Option(f"`{name}`", _said_of(name, function)) for name in wrong],
    )


def _groups(function: FunctionText) -> dict[str, tuple[str, ...]]:
    """Return the names by where they come from; those in two groups are left out."""
    made = tuple(n for n in function.own if function.first_line_of(n))
    free = {*function.parameters, *function.own} & function.inner
    groups = {
        "parameter": function.parameters,
        "own name": made,
        "from outside": function.outside,
    }
    return {
        kind: tuple(name for name in names if name not in free)
        for kind, names in groups.items()
    }


def _said_of(name: str, function: FunctionText) -> str:
    if name in function.parameters:
        return f"`{name}` is a parameter: each call gives it a value."
    if name in function.own:
        line = function.first_line_of(name)
        return f"`{name}` is the function's own: it is made in line {line}."
    if name in function.methods:
        return f"`.{name}` is a method of the value before the dot, and no name here."
    whose = "part of Python" if is_python(name) else "made above the function"
    return f"`{name}` comes from outside: it is {whose}."
