"""Questions about one call: what runs, how often, and with which values."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from scrabble_course.activities.code_questions.experiments import CallTrace, Experiments
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option
from scrabble_course.diagnosis.exercise import Case
from scrabble_course.diagnosis.lint.source import ids_in

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


def times_run(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask how often a line in a loop runs for a call."""
    lines = [line for line in lab.function.simple if line in lab.function.loop_lines]
    for case, trace in _followed(lab, rng):
        often = Counter(trace.lines)
        for line in rng.sample(lines, len(lines)):
            right = often[line]
            if trace.entries == 1 and 1 < right <= MOST_OFTEN:
                others = {often[one] for one in lines} | {0, right - 1, right + 1}
                others.remove(right)
                near = sorted(others, key=lambda n: (abs(n - right), n))[:3]
                yield lab.question(
                    f"How often does line {line} run in `{lab.text_of(case)}`?",
                    *_numbers(right, near, f"Line {line} runs {_times(right)} here."),
                    case=case,
                    line=line,
                )


def calls_of_itself(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask how often a recursive function is called in all."""
    for case, trace in _followed(lab, rng):
        right = trace.entries
        if 2 <= right <= MOST_OFTEN:
            said = f"It is called {_times(right)}, the first call counted."
            yield lab.question(
                f"`{lab.function.name}` calls itself. How often is it called in all "
                f"for `{lab.text_of(case)}`, this first call counted?",
                *_numbers(right, (right - 1, right + 1), said),
                case=case,
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
            yield lab.question(
                f"Which of these lines never runs in `{lab.text_of(case)}`?",
                lab.line_option(right, f"Line {right} is passed over here."),
                [
                    lab.line_option(line, f"Line {line} runs {_times(often[line])}.")
                    for line in near
                ],
                case=case,
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
            yield lab.question(
                f"Through which values does `{name}` go in `{lab.text_of(case)}`?",
                Option(f"`{ARROW.join(had)}`", said),
                [Option(f"`{ARROW.join(one)}`", f"{near[one]} {said}") for one in near],
                case=case,
                name=name,
            )


def last_value(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what a name stands for when the call ends."""
    for case, name, (*before, last) in _named_values(lab, rng):
        near = dict.fromkeys([*reversed(before), *_one_off(last)])
        wrong = [value for value in near if value != last][:3]
        if before and len(wrong) >= 2:
            said = f"`{name}` ends as `{last}`."
            why = {True: "That it is before the end.", False: "Not so:"}
            yield lab.question(
                f"What is `{name}` at the end of `{lab.text_of(case)}`?",
                Option(f"`{last}`", said),
                [Option(f"`{one}`", f"{why[one in before]} {said}") for one in wrong],
                case=case,
                name=name,
            )


def answer(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what a call gives; that is typed."""
    for case, trace in _mixed(lab, rng):
        if trace.value not in NOTHING and len(trace.value) <= LONGEST_TYPED:
            yield lab.question(
                f"What does your function give back for `{lab.text_of(case)}`?",
                Option(trace.value, f"It is `{trace.value}`."),
                case=case,
            )


def ends_in_line(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which of some calls ends in a given line."""
    lines = lab.function.simple
    returns = [line for line in lines if isinstance(lines[line], ast.Return)]
    pairs = _followed(lab, rng)
    ends = [(c, t.last_line) for c, t in pairs if t.entries == 1 and t.lines]
    for line in rng.sample(returns, len(returns)):
        there = [pair for pair in ends if pair[1] == line][:1]
        others = [pair for pair in ends if pair[1] != line][:3]
        if there and len(others) >= 2:
            right, *wrong = (
                lab.call_option(case, f"It ends in line {last}.")
                for case, last in there + others
            )
            yield lab.question(
                f"Which of these calls ends in line {line}?",
                right,
                wrong,
                line=line,
                cases=[case for case, _ in there + others],
            )


def _followed(lab: Experiments, rng: random.Random) -> list[tuple[Case, CallTrace]]:
    """Return the calls whose steps have an order that can be told."""
    return [] if lab.function.has_sets else _mixed(lab, rng)


def _mixed(lab: Experiments, rng: random.Random) -> list[tuple[Case, CallTrace]]:
    """Return the calls in any order, but those last that do little."""
    return sorted(
        rng.sample(lab.traced, len(lab.traced)),
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
        last = statements.get(trace.last_line)
        if trace.entries == 1 and isinstance(last, ast.Return):
            calls = [node for node in ast.walk(last) if isinstance(node, ast.Call)]
            spared = lab.function.inner | ids_in(*calls)
            names = [name for name in trace.values if name not in spared]
            for name in rng.sample(names, len(names)):
                if all(trace.values[name]) and lab.function.first_line_of(name):
                    yield case, name, trace.values[name]


def _numbers(
    right: int, near: Iterable[int], said: str
) -> tuple[Option, Sequence[Option]]:
    """Return how often something is done as options, the right one and the others."""
    wrong = [
        Option(_times(n), f"That is too {'few' if n < right else 'many'}. {said}")
        for n in sorted(near)
    ]
    return Option(_times(right), said), wrong


def _one_off(value: str) -> list[str]:
    """Return what is one more and one less than a whole number, if it is one."""
    if not value.isdecimal():
        return []
    return [str(number) for number in (int(value) + 1, int(value) - 1) if number >= 0]


def _times(number: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")
