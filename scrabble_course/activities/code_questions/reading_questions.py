"""Questions about a function as it is: its names, and what runs in one call.

How often a line runs is asked, and with which values; and why a line is there.
"""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterable, Iterator

from scrabble_course.activities.code_questions.experiments import CallTrace, Experiments
from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.lint.source import cut, ids_in

ASKS = {
    "parameter": "Which of these names gets its value from whoever calls `{name}`?",
    "own name": "Which of these names does `{name}` make for itself, while it runs?",
    "from outside": "Which of these names does `{name}` use, but neither make nor get "
    "from its caller?",
}
REPLIES = {
    "parameter": "`{name}` is a parameter: each call gives it a value.",
    "own name": "`{name}` is the function's own: it is made in line {line}.",
    "from outside": "`{name}` comes from outside: it is there before the call.",
    "method": "`.{name}` is a method of the value before the dot, and no name here.",
}
MOST_OFTEN = 6
"""How often a line runs at most, of which that is asked."""
MOST_VALUES = 5
LONGEST_VALUES = 100
"""Characters of the values of a name, one after the other."""
LONGEST_TYPED = 40
"""Characters of an answer that is typed."""
NOTHING = ("{}", "0", "''", "[]", "")
DULL = (*NOTHING, "None", "True", "False")
"""Answers that can be had by guessing, or by doing nothing."""
ARROW = " → "


def where_from(
    kind: str, lab: Experiments, rng: random.Random
) -> Iterator[OwnCodeQuestion]:
    """Ask which name is of a kind: a parameter, one of its own, or from outside."""
    groups = _groups(lab.function)
    # What is the function's own, or its caller's, is taken for the other more easily.
    near = [
        (name, other)
        for other in groups
        # A method is used as well, and neither made nor given: no wrong answer to that.
        if other != kind and {kind, other} != {"from outside", "method"}
        for name in rng.sample(groups[other], len(groups[other]))
        # A parameter that gets another value may be said to be made, too.
        if other != "parameter" or not lab.function.first_line_of(name)
    ]
    if groups[kind] and len(near) >= 2:
        names = [(rng.choice(groups[kind]), kind), *near[:3]]
        right, *wrong = (_option(*one, lab.function) for one in names)
        yield OwnCodeQuestion(ASKS[kind].format(name=lab.function.name), right, wrong)


def times_run(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask how often a line in a loop runs for a call."""
    loop_around = lab.function.page.loop_around
    lines = [line for line, one in lab.function.simple.items() if loop_around(one)]
    for case, trace in _followed(lab, rng):
        often = Counter(trace.lines)
        for line in rng.sample(lines, len(lines)):
            right = often[line]
            if trace.entries == 1 and 1 < right <= MOST_OFTEN:
                others = {often[one] for one in lines} | {0, right - 1, right + 1}
                near = sorted(others - {right}, key=lambda n: (abs(n - right), n))
                yield OwnCodeQuestion(
                    f"How often does line {line} run in {lab.call(case)}?",
                    *_numbers(right, near[:3], f"Line {line} runs {{}} here."),
                    {"case": case, "line": line},
                )


def calls_of_itself(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask how often a recursive function is called in all.

    A decorator such as `cache` may answer calls that never come to the function.
    """
    if lab.function.tree.decorator_list:
        return
    for case, trace in _followed(lab, rng):
        right = trace.entries
        if 2 <= right <= MOST_OFTEN:
            said = "It is called {}, the first call counted."
            yield OwnCodeQuestion(
                f"`{lab.function.name}` calls itself. How often is it called in all "
                f"for {lab.call(case)}, this first call counted?",
                *_numbers(right, (right - 1, right + 1), said),
                {"case": case},
            )


def never_run(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which line never runs for a call."""
    for case, trace in _followed(lab, rng):
        often = Counter(trace.lines)
        idle = [line for line in lab.function.simple if not often[line]]
        busy = [line for line in lab.function.simple if often[line]]
        if idle and len(busy) >= 2:
            right = rng.choice(idle)
            near = sorted(sorted(busy, key=lambda line: abs(line - right))[:3])
            yield OwnCodeQuestion(
                f"Which of these lines never runs in {lab.call(case)}?",
                lab.line_option(right, f"Line {right} is passed over here."),
                [
                    lab.line_option(line, f"Line {line} runs {_times(often[line])}.")
                    for line in near
                ],
                {"case": case},
            )


def values_of_a_name(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which values a name has, one after the other."""
    for case, name, had in _named_values(lab, rng):
        is_short = len("".join(had)) <= LONGEST_VALUES
        if is_short and 3 <= len(had) <= MOST_VALUES:
            *first, one_before, last = had
            near = {
                had[:-1]: "One more comes at the end.",
                had[1:]: "One comes before these.",
                (*first, last, one_before): "The last two come the other way round.",
            }
            said = f"It is {ARROW.join(f'`{value}`' for value in had)}."
            yield OwnCodeQuestion(
                f"Through which values does `{name}` go in {lab.call(case)}?",
                Option(f"`{ARROW.join(had)}`", said),
                [Option(f"`{ARROW.join(one)}`", f"{near[one]} {said}") for one in near],
                {"case": case, "name": name},
            )


def last_value(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what a name stands for when the call ends."""
    for case, name, (*before, last) in _named_values(lab, rng):
        off = (int(last) + 1, int(last) - 1) if last.isdecimal() else ()
        near = dict.fromkeys([*reversed(before), *(str(n) for n in off if n >= 0)])
        wrong = [value for value in near if value != last][:3]
        if before and len(wrong) >= 2:
            said = f"`{name}` ends as `{last}`."
            why = {True: "It has that value earlier.", False: "Not so:"}
            yield OwnCodeQuestion(
                f"What is `{name}` at the end of {lab.call(case)}?",
                Option(f"`{last}`", said),
                [Option(f"`{one}`", f"{why[one in before]} {said}") for one in wrong],
                {"case": case, "name": name},
            )


def answer(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what a call gives; that is typed."""
    for case, trace in _followed(lab, rng, in_order=False):
        if trace.value not in NOTHING and len(trace.value) <= LONGEST_TYPED:
            yield OwnCodeQuestion(
                f"What does your function give back for {lab.call(case)}?",
                Option(trace.value, f"It is `{trace.value}`."),
                facts={"case": case},
            )


def ends_in_line(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which of some calls ends in a given line."""
    simple = lab.function.simple.items()
    returns = [line for line, one in simple if isinstance(one, ast.Return)]
    ends = [(c, t.lines[-1]) for c, t in _followed(lab, rng) if t.entries == 1]
    for line in rng.sample(returns, len(returns)):
        there = [pair for pair in ends if pair[1] == line][:1]
        others = [pair for pair in ends if pair[1] != line][:3]
        if there and len(others) >= 2:
            right, *wrong = (
                Option(lab.call(case), f"It ends in line {last}.")
                for case, last in there + others
            )
            ask = f"Which of these calls ends in line {line}?"
            cases = [case for case, _ in there + others]
            yield OwnCodeQuestion(ask, right, wrong, {"line": line, "cases": cases})


def reason(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask for a sentence, which is kept and not judged."""
    statements = [*lab.function.statements]
    inner = [one for one in statements if not isinstance(one, ast.Return)]
    if chosen := inner or statements:
        line = rng.choice(chosen).lineno
        quoted = f"line {line}, `{cut(lab.function.line(line))}`"
        yield OwnCodeQuestion(f"In one sentence: why is {quoted}, there?", None)


def _groups(function: FunctionText) -> dict[str, list[str]]:
    """Return the names by where they come from; none that functions inside make."""
    made = [name for name in function.own if function.first_line_of(name)]
    names = {
        "parameter": function.parameters,
        "own name": made,
        "from outside": function.outside,
        "method": [one.attr for one in function.page.every(ast.Attribute)],
    }
    groups: dict[str, list[str]] = {}
    seen = function.inner | ({*function.own} - {*made})
    for kind, found in names.items():
        groups[kind] = [name for name in dict.fromkeys(found) if name not in seen]
        seen |= {*found}
    return groups


def _option(name: str, kind: str, function: FunctionText) -> Option:
    line = function.first_line_of(name)
    return Option(f"`{name}`", REPLIES[kind].format(name=name, line=line))


def _followed(
    lab: Experiments, rng: random.Random, in_order: bool = True
) -> list[tuple[Case, CallTrace]]:
    """Return calls in any order, but those last that do little.

    They have steps that come `in_order` each time, if that is asked for.
    """
    found = [] if in_order and lab.function.has_sets else lab.traced
    return sorted(
        rng.sample(found, len(found)),
        key=lambda one: len(one[1].lines) < 4 or one[1].value in DULL,
    )


def _named_values(
    lab: Experiments, rng: random.Random
) -> Iterator[tuple[Case, str, tuple[str, ...]]]:
    """Give the values of the function's own names that can be told, in any order.

    The last line leaves the name alone: what it calls might change it. Nor is the name
    one that a function inside has as well.
    """
    statements = {one.lineno: one for one in lab.function.statements}
    for case, trace in _followed(lab, rng):
        last = statements.get(trace.lines[-1])
        if trace.entries == 1 and isinstance(last, ast.Return):
            calls = [node for node in ast.walk(last) if isinstance(node, ast.Call)]
            spared = lab.function.inner | ids_in(*calls)
            names = [name for name in trace.values if name not in spared]
            for name in rng.sample(names, len(names)):
                if all(trace.values[name]) and lab.function.first_line_of(name):
                    yield case, name, trace.values[name]


def _numbers(right: int, near: Iterable[int], said: str) -> tuple[Option, list[Option]]:
    """Return how often something is done as options, the right one and the others."""
    said = said.format(_times(right))
    wrong = [
        Option(_times(n), f"That is too {'few' if n < right else 'many'}. {said}")
        for n in sorted(near)
    ]
    return Option(_times(right), said), wrong


def _times(number: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")
