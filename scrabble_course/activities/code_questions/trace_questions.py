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

MOST_OFTEN = 6
"""How often a line runs at most, of which that is asked."""
MOST_VALUES = 5
LONGEST_VALUES = 100
"""Characters of the values of a name, one after the other."""
NOTHING = ("{}", "0", "''", "[]")
DULL = (*NOTHING, "None", "True", "False")
"""Answers that can be had by guessing, or by doing nothing."""
ARROW = " → "


def times_run(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask how often a line in a loop runs for a call."""
    for case, trace in _followed(lab, rng):
        often = Counter(trace.lines)
        lines = [n for n in lab.function.simple if n in lab.function.loop_lines]
        rng.shuffle(lines)
        for line in lines:
            right = often[line]
            others = {often[one] for one in lines} | {0, right - 1, right + 1}
            near = sorted(others - {right, -1}, key=lambda n: (abs(n - right), n))
            if trace.entries == 1 and 1 < right <= MOST_OFTEN:
                call = lab.text_of(case)
                said = f"Line {line} runs {_times(right)} in this call."
                yield lab.question(
                    "times run",
                    f"How often does line {line} run in `{call}`?",
                    Option(_times(right), said),
                    _other_numbers(sorted(near[:3]), right, said),
                    {"case": case, "line": line},
                )
                break


def never_run(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which line never runs for a call."""
    for case, trace in _followed(lab, rng):
        often = Counter(trace.lines)
        lines = [*lab.function.simple]
        idle = [line for line in lines if not often[line]]
        busy = [line for line in lines if often[line]]
        if idle and len(busy) >= 2:
            right = rng.choice(idle)
            wrong = sorted(busy, key=lambda line: abs(line - right))[:3]
            yield lab.question(
                "never run",
                f"Which of these lines never runs in `{lab.text_of(case)}`?",
                lab.line_option(right, f"Line {right} is passed over here."),
                tuple(
                    lab.line_option(line, f"Line {line} runs {_times(often[line])}.")
                    for line in sorted(wrong)
                ),
                {"case": case},
            )


def values_of_a_name(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which values a name has, one after the other."""
    for case, trace in _followed(lab, rng):
        for name in _own(lab, trace, rng):
            had = trace.values[name]
            is_short = (
                3 <= len(had) <= MOST_VALUES and len("".join(had)) <= LONGEST_VALUES
            )
            if is_short and _is_told(lab, name, trace):
                wrong = _other_orders(had)
                said = f"It is {ARROW.join(f'`{value}`' for value in had)}."
                yield lab.question(
                    "values",
                    f"Which values does `{name}` have in `{lab.text_of(case)}`, "
                    "one after the other?",
                    Option(f"`{ARROW.join(had)}`", said),
                    tuple(
                        Option(f"`{ARROW.join(one)}`", f"{why} {said}")
                        for one, why in wrong
                    ),
                    {"case": case, "name": name},
                )
                break


def last_value(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what a name stands for when the call ends."""
    for case, trace in _followed(lab, rng):
        for name in _own(lab, trace, rng):
            had = trace.values[name]
            near = list(dict.fromkeys([*had[:-1][::-1], *_one_off(had[-1])]))
            wrong = [value for value in near if value and value != had[-1]][:3]
            is_seldom = len(had) < 2 or len(wrong) < 2
            if not is_seldom and _is_told(lab, name, trace):
                said = f"`{name}` ends as `{had[-1]}`."
                yield lab.question(
                    "last value",
                    f"What is `{name}` at the end of `{lab.text_of(case)}`?",
                    Option(f"`{had[-1]}`", said),
                    tuple(
                        Option(f"`{one}`", _when(one, name, had, said)) for one in wrong
                    ),
                    {"case": case, "name": name},
                )
                break


def calls_of_itself(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask how often a recursive function is called in all."""
    for case, trace in _followed(lab, rng):
        right = trace.entries
        if 2 <= right <= MOST_OFTEN:
            said = f"It is called {_times(right)}, the first call counted."
            yield lab.question(
                "calls of itself",
                f"`{lab.function.name}` calls itself. How often is it called in all "
                f"for `{lab.text_of(case)}`, this first call counted?",
                Option(_times(right), said),
                _other_numbers((right - 1, right + 1), right, said),
                {"case": case},
            )


def answer(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask what a call gives; that is typed."""
    for case, trace in _mixed(lab, rng):
        if trace.value not in ("", *NOTHING) and len(trace.value) <= 40:
            yield lab.question(
                "answer",
                f"What does your function give back for `{lab.text_of(case)}`?",
                Option(trace.value, f"It is `{trace.value}`."),
                (),
                {"case": case},
            )


def ends_in_line(lab: Experiments, rng: random.Random) -> Iterator[OwnCodeQuestion]:
    """Ask which of some calls ends in a given line."""
    returns = [
        line for line, s in lab.function.simple.items() if isinstance(s, ast.Return)
    ]
    rng.shuffle(returns)
    pairs = _followed(lab, rng)
    for line in returns:
        there = [c for c, t in pairs if t.last_line == line and t.entries == 1]
        others = [
            (c, t.last_line)
            for c, t in pairs
            if t.last_line not in (0, line) and t.entries == 1
        ][:3]
        if there and len(others) >= 2:
            yield lab.question(
                "ends in line",
                f"Which of these calls ends in line {line}?",
                lab.call_option(there[0], f"It ends in line {line}."),
                tuple(
                    lab.call_option(case, f"It ends in line {last}.")
                    for case, last in others
                ),
                {"line": line, "cases": [there[0], *(case for case, _ in others)]},
            )


def _is_dull(traced: tuple[Case, CallTrace]) -> bool:
    """Whether a call does little: few lines, or an answer that is nothing."""
    _, trace = traced
    return len(trace.lines) < 4 or trace.value in DULL


def _followed(lab: Experiments, rng: random.Random) -> list[tuple[Case, CallTrace]]:
    """Return the calls whose steps have an order that can be told."""
    return [] if lab.function.has_sets else _mixed(lab, rng)


def _mixed(lab: Experiments, rng: random.Random) -> list[tuple[Case, CallTrace]]:
    """Return the calls in any order, but those last that do little."""
    return sorted(rng.sample(lab.traced, len(lab.traced)), key=_is_dull)


def _own(lab: Experiments, trace: CallTrace, rng: random.Random) -> list[str]:
    """Return the names with values that the function gives, in any order."""
    names = [
        name
        for name in trace.values
        if name in lab.function.own and lab.function.first_line_of(name)
    ]
    return rng.sample(names, len(names))


def _is_told(lab: Experiments, name: str, trace: CallTrace) -> bool:
    """Whether each value that a name gets is another, so that nobody counts otherwise.

    What is given once may be a list or a dictionary that changes. The last line leaves
    the name alone: what it calls might change it.
    """
    had, lines = trace.values[name], lab.function.lines_giving(name)
    if trace.entries != 1 or not all(had) or lines is None:
        return False
    is_each_seen = sum(map(trace.lines.count, lines)) in (1, len(had))
    statements = lab.function.statements
    last = next((one for one in statements if one.lineno == trace.last_line), None)
    if not is_each_seen or not isinstance(last, ast.Return):
        return False
    calls = [node for node in ast.walk(last) if isinstance(node, ast.Call)]
    named = [n for call in calls for n in ast.walk(call) if isinstance(n, ast.Name)]
    return all(one.id != name for one in named)


def _other_orders(had: Sequence[str]) -> list[tuple[tuple[str, ...], str]]:
    """Return sequences that are near, and what is wrong with each."""
    *first, one_before, last = had
    near = {
        tuple(had[:-1]): "One more comes at the end.",
        tuple(had[1:]): "One comes before these.",
        (*first, last, one_before): "The last two come the other way round.",
    }
    return [(one, why) for one, why in near.items() if one != tuple(had)]


def _other_numbers(near: Iterable[int], right: int, said: str) -> tuple[Option, ...]:
    return tuple(
        Option(_times(n), f"That is too {'few' if n < right else 'many'}. {said}")
        for n in near
    )


def _when(value: str, name: str, had: Sequence[str], said: str) -> str:
    """Say whether a name has a value that is not its last at another time."""
    return f"That it is before the end. {said}" if value in had else f"Not so: {said}"


def _one_off(value: str) -> list[str]:
    """Return what is one more and one less than a whole number, if it is one."""
    if not value.isdecimal():
        return []
    return [str(number) for number in (int(value) + 1, int(value) - 1) if number >= 0]


def _times(number: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")
