"""What comes of an order of lines: it is made a function, and called.

Any order that answers right is right. The function runs as students' own do in `check`:
each call has a limit of time, and what it prints is kept.
"""

from __future__ import annotations

import ast
import linecache
import re
from collections.abc import Callable
from dataclasses import replace
from textwrap import indent
from typing import Any

from scrabble_course.activities.arrangement import (
    STEP,
    ArrangedLine,
    Arrangement,
    LineOrder,
)
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.make_call import make_call
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import PUBLIC_SEED, examine_calls
from scrabble_course.checks.report import Failure, Report, Status
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.judging import judge_value

ONLY_HERE = (
    "What was called is your plan, as it stands above. Only this card knows it: no "
    "cell can call it."
)
NOT_MADE_YET = (
    "This line needs something that another line makes. Which one is it, and has it "
    "run before?"
)
BY_HAND = (
    "Go through your plan by hand for this call, line by line: where does it part from "
    "what you expect?"
)

CHOOSE = "Choose the line that belongs in the gap."


class UnreadableOrder(Exception):
    """Python cannot read an order of lines; the message says which line, and why."""


def check_order(arrangement: Arrangement, program: LineOrder) -> Report:
    """Return the report on the function that the lines make in this order."""
    if program == arrangement.start:
        what = CHOOSE if arrangement.gap else "Put some lines into your function."
        return _not_run(arrangement, "no lines", what)
    try:
        function = function_of(arrangement, program)
    except UnreadableOrder as error:
        return _not_run(arrangement, "Python cannot read it yet", str(error))
    exercise = exercise_of(arrangement)
    cases = exercise.all_cases(PUBLIC_SEED)
    with attempts(function, exercise.stand_ins) as attempt:
        report = examine_calls(exercise, cases, attempt).report
    if arrangement.is_plan and report.failure:
        return _on_plan(arrangement, report, report.failure)
    return report


def _on_plan(arrangement: Arrangement, report: Report, failure: Failure) -> Report:
    """Return what a report says of a plan: nothing about code that is not shown."""
    advice = _advice_on_plan(arrangement, failure, report.advice) or BY_HAND
    others = tuple(
        other
        for other in report.others
        if _advice_on_plan(arrangement, other.failure, other.advice) == other.advice
    )
    return replace(report, first=ONLY_HERE, advice=advice, others=others)


def _advice_on_plan(arrangement: Arrangement, failure: Failure, advice: str) -> str:
    """Return the advice if it quotes only what is shown, "" if there is none."""
    if failure.got.startswith(("NameError", "UnboundLocalError")):
        return NOT_MADE_YET
    shown = " ".join(line.shown.lower() for line in arrangement.lines)
    quoted = re.findall(r"`(.+?)`", advice)
    return advice if all(text.lower() in shown for text in quoted) else ""


def exercise_of(arrangement: Arrangement) -> Exercise:
    """Return what the function is judged by, in its own name."""
    if arrangement.exercise:
        return replace(exercise_named(arrangement.exercise), name=arrangement.name)
    reference = function_of(arrangement, arrangement.solution)
    return Exercise(
        arrangement.name,
        stage=0,
        reference=reference,
        cases=tuple(
            Case(call, make_call(reference, call).value, "own")
            for call in arrangement.calls
        ),
        hints=("", "", ""),
        judge=judge_value,
    )


def function_of(arrangement: Arrangement, program: LineOrder) -> Callable[..., Any]:
    """Return the function that the lines make in this order; or raise UnreadableOrder.

    An error in it is shown with the number and the text of a line as it is shown.
    """
    written = [(arrangement.head, 0)]
    written += [(arrangement.lines[at], level + 1) for at, level in program]
    source, numbers = _source_of(written)
    try:
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if number := getattr(node, "lineno", None):
                line = numbers[number - 1]
                vars(node).update(lineno=line, end_lineno=line)
                vars(node).update(col_offset=0, end_col_offset=0)
        filename = f"<{arrangement.name} {hash(program):x}>"  # no two share one
        code = compile(tree, filename, "exec")
    except SyntaxError as error:
        last = min((error.lineno or 1), len(numbers)) - 1
        raise UnreadableOrder(_why_not(written, numbers[last], error.msg)) from None
    shown = [f"{line.shown}\n" for line, _ in written]
    linecache.cache[filename] = (len(source), None, shown, filename)
    names = dict(arrangement.uses)
    exec(code, names)
    function: Callable[..., Any] = names[arrangement.name]
    return function


def _source_of(written: list[tuple[ArrangedLine, int]]) -> tuple[str, list[int]]:
    """Return the source, and for each of its lines the number of the line shown."""
    pieces, numbers = [], []
    for number, (line, level) in enumerate(written, 1):
        pieces.append(indent(line.code, STEP * level))
        numbers += [number] * (line.code.count("\n") + 1)
    return "\n".join(pieces) + "\n", numbers


def _why_not(
    written: list[tuple[ArrangedLine, int]], number: int, instructed: str
) -> str:
    """Say in the words of the lesson why Python cannot read the lines."""
    for at, (line, level) in enumerate(written):
        this = f"line {at + 1}, `{line.shown}`"
        next_level = written[at + 1][1] if at + 1 < len(written) else -1
        if line.opens and next_level <= level:
            return (
                f"Nothing stands inside {this}. Indent what belongs to it below it, by "
                "one step."
            )
        if at and level > written[at - 1][1] and not written[at - 1][0].may_hold:
            return (
                f"Why is {this}, indented? It can only be deeper than the line above "
                "it if that one ends with a colon. Move it to the left."
            )
        follows_an_if = line.code.startswith(("else:", "elif "))
        if follows_an_if and not _has_an_if(written[:at], level):
            return (
                f"What does {this}, belong to? Right before it, and just as far to the "
                "right, there must be an `if` with all that is inside it."
            )
    line = written[number - 1][0]
    return f"Python stops at line {number}, `{line.shown}`: {instructed}."


def _has_an_if(above: list[tuple[ArrangedLine, int]], level: int) -> bool:
    """Whether the nearest line above that stands no deeper is an `if` of this level."""
    outer = [(line, depth) for line, depth in above if depth <= level]
    if not outer:
        return False
    line, depth = outer[-1]
    return depth == level and line.code.startswith(("if ", "elif "))


def _not_run(arrangement: Arrangement, reason: str, advice: str) -> Report:
    return Report(arrangement.name, Status.NOT_STARTED, reason=reason, advice=advice)
