"""What became of the exercise's calls, by the text that was run: nothing is guessed.

    with workbench_for(function, exercise) as run:
        experiments = Experiments(exercise, text, run)

Answers are found when they are asked for, and known from then on.
"""

from __future__ import annotations

import inspect
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, cached_property
from types import FunctionType
from typing import Any

from scrabble_course.activities.code_questions import workbench
from scrabble_course.activities.code_questions.function_text import (
    MOST_LINES,
    FunctionText,
)
from scrabble_course.activities.code_questions.own_code_question import OwnCodeQuestion
from scrabble_course.activities.quiz import Option
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.seeded_random import Chance
from scrabble_course.diagnosis.exercise import Case, Exercise, call_text

LONGEST_CALL = 84
"""Characters of a call that can be read at a glance."""
CALL_SECONDS = 1.5
"""How long a call may take; few come so far, for their steps are counted."""
LONGEST_VALUE = 1_000
"""Characters of a value that a workbench shows, each of them written out."""
MOST_BROKEN = 3
"""Topics that go wrong with an edit that something particular can be asked about."""
MOST_SLOW = 2
"""Calls that may take too long, before nothing more is asked."""
MOST_SECONDS = 8.0
"""How long all calls of a function may take together."""
BENCH = "scrabble_workbench"
"""The function that the workbench's text makes."""

Run = Callable[[Call], Outcome]
"""Makes a call of the workbench, whose arguments begin with the text to run."""


class TooSlow(Exception):
    """Calls take so long that nothing can be asked."""


@contextmanager
def workbench_for(function: FunctionType, exercise: Exercise) -> Iterator[Run]:
    """Give what runs texts among the names around a student's function.

    The names are copied: what is run takes the place of nothing in the notebook.
    """
    around = dict(function.__globals__)
    exec(bench_text(), around)
    bench: FunctionType = around[BENCH]
    with attempts(bench, exercise.stand_ins, CALL_SECONDS) as attempt:
        yield attempt


@cache
def bench_text() -> str:
    """Return the text of the workbench, to be run where the student's names are."""
    return inspect.getsource(workbench)


@dataclass(frozen=True, slots=True)
class CallTrace:
    """The statements that one call ran, and the values that names had.

    `lines` are in order, one for each time. `values` are those of the function's own
    names, each as often as it changed; "" is a value that is too long to be shown.
    `entries` is how often the function was called, `value` what it returned.
    """

    lines: tuple[int, ...]
    values: Mapping[str, tuple[str, ...]]
    entries: int
    value: str

    @classmethod
    def of_rows(
        cls, value: str, rows: Sequence[tuple[int, Mapping[str, str]]]
    ) -> CallTrace:
        """Return the trace that the workbench wrote down.

        >>> rows = [(-1, {"n": "1"}), (2, {"n": "1"}), (3, {"n": "2"})]
        >>> CallTrace.of_rows("2", rows).values
        {'n': ('1', '2')}
        """
        values: defaultdict[str, list[str]] = defaultdict(list)
        for _, held in rows:
            for name, shown in held.items():
                if values[name][-1:] != [shown]:
                    values[name].append(shown)
        lines = tuple(line for line, _ in rows)
        return cls(
            tuple(line for line in lines if line > 0),
            {name: tuple(had) for name, had in values.items()},
            lines.count(-1),
            value,
        )

    @property
    def last_line(self) -> int:
        """The line of the last statement that ran."""
        return self.lines[-1] if self.lines else 0


class Experiments:
    """The calls of an exercise, made of a function and of what edits make of it."""

    def __init__(self, exercise: Exercise, function: FunctionText, run: Run) -> None:
        self.exercise, self.function = exercise, function
        self._run = run
        self._slow, self._seconds = 0, 0.0
        self._endless: set[str] = set()
        self._known: dict[tuple[str, int], Outcome] = {}
        self._traces: dict[int, CallTrace | None] = {}

    @cached_property
    def cases(self) -> list[Case]:
        """The cases that the function gets right, the short first.

        Others are not asked about: of a call that takes thousands of steps nobody can
        say what it does.
        """
        cases = sorted(self.exercise.fixed, key=_length)
        return [case for case in cases if self._is_right(case)]

    @cached_property
    def has_sides(self) -> bool:
        """Whether cases look at one side of a game each: their topics overlap then."""
        fixed = self.exercise.fixed
        return any(case.judge is not None or case.call.replies for case in fixed)

    @cached_property
    def unseen(self) -> frozenset[str]:
        """The topics with cases that are left out: what they do is not known."""
        known = {id(case) for case in self.cases}
        fixed = self.exercise.fixed
        return frozenset(case.topic for case in fixed if id(case) not in known)

    def question(
        self,
        kind: str,
        ask: str,
        right: Option | None,
        wrong: tuple[Option, ...] = (),
        facts: Mapping[str, Any] | None = None,
    ) -> OwnCodeQuestion:
        """Return a question about the function."""
        listing = self.function.listing
        return OwnCodeQuestion(kind, ask, listing, right, wrong, facts or {})

    def _is_right(self, case: Case) -> bool:
        outcome = self.outcome(case)
        return outcome is not None and self.exercise.judged(case, outcome) is None

    @cached_property
    def shown(self) -> list[Case]:
        """The cases whose call can be read, and worked out in the head; each once.

        Nobody can tell in the head what chance gives.
        """
        plain = {
            self.text_of(case): case
            for case in self.cases
            if case.call.seed is None and not case.call.replies
            if not any(isinstance(arg, Chance) for arg in case.call.args)
        }
        return [case for text, case in plain.items() if len(text) <= LONGEST_CALL]

    def text_of(self, case: Case) -> str:
        """Return the call of a case as it is shown."""
        return call_text(self.function.name, case.call)

    def outcome(self, case: Case, text: str = "") -> Outcome | None:
        """Return what a call does, of an edited text if one is given.

        None if it takes too many steps, or too long. An edited text of which one call
        does is run no more: `is_endless`.
        """
        if text in self._endless:
            return None
        key = text, id(case)
        if key not in self._known:
            self._known[key] = self._made(case.call, text or self.function.text, False)
        outcome = self._known[key]
        is_cut = outcome.ended in ("timed out", "died")
        if not is_cut and "TooManySteps" not in outcome.error:
            return outcome
        if text:
            self._endless.add(text)
        return None

    def is_endless(self, text: str) -> bool:
        """Whether a call of an edited text was seen not to end."""
        return text in self._endless

    def _made(self, call: Call, text: str, is_recorded: bool) -> Outcome:
        args = (text, self.function.name, is_recorded, *call.args)
        if self._seconds > MOST_SECONDS:
            raise TooSlow
        since = time.monotonic()
        outcome = self._run(replace(call, args=args))
        self._seconds += time.monotonic() - since
        if outcome.ended in ("timed out", "died"):
            self._slow += 1
            if self._slow > MOST_SLOW:
                raise TooSlow
        after = outcome.args[3:] if outcome.args[:3] == args[:3] else call.args
        return outcome._replace(args=after)

    def trace(self, case: Case) -> CallTrace | None:
        """Return the statements that a call runs; None where they are too many."""
        if id(case) not in self._traces:
            outcome = self._made(case.call, self.function.text, True)
            self._traces[id(case)] = _trace_of(outcome)
        return self._traces[id(case)]

    @cached_property
    def traced(self) -> list[tuple[Case, CallTrace]]:
        """The cases that are shown, with their statements."""
        pairs = [(case, self.trace(case)) for case in self.shown]
        return [(case, trace) for case, trace in pairs if trace]

    def is_wrong(self, case: Case, text: str) -> bool:
        """Whether an edited text gets a case wrong."""
        outcome = self.outcome(case, text)
        return outcome is None or self.exercise.judged(case, outcome) is not None

    def is_same(self, case: Case, text: str) -> bool:
        """Whether an edited text does exactly what the function does."""
        mine, other = self.outcome(case), self.outcome(case, text)
        return bool(mine and other) and _seen(mine) == _seen(other)

    def topics_broken_by(self, text: str) -> tuple[list[str], list[str]]:
        """Return the topics in which an edit makes a case wrong, and the others.

        Those in neither list have cases that come out otherwise, and right. After too
        many, it is not looked further, and there are no others.
        """
        broken: dict[str, None] = {}
        changed: set[str] = set()
        for case in self._by_topic:
            if self.is_wrong(case, text):
                broken[case.topic] = None
            elif not self.is_same(case, text):
                changed.add(case.topic)
            if self.is_endless(text):
                return [], []
            if len(broken) > MOST_BROKEN:
                return [*broken], []
        others = {*broken, *changed, *self.unseen}
        topics = dict.fromkeys(case.topic for case in self.cases)
        return [*broken], [topic for topic in topics if topic not in others]

    @cached_property
    def _by_topic(self) -> list[Case]:
        """The cases, the first of each topic before the second of any."""
        seen: Counter[str] = Counter()
        turns: list[tuple[int, int, Case]] = []
        for case in self.cases:
            seen[case.topic] += 1
            turns.append((seen[case.topic], len(turns), case))
        return [case for *_, case in sorted(turns, key=lambda turn: turn[:2])]

    def answer_text(self, case: Case, text: str = "") -> str:
        """Return in words what a call comes to."""
        outcome = self.outcome(case, text)
        if outcome is None:
            return "no answer in time"
        if outcome.ended == "raised":
            return f"a {outcome.error_type}"
        if outcome.ended == "asked":
            return "one more question"
        return repr(outcome.value)

    def is_steady(self) -> bool:
        """Whether the function still does what it did before all edits were run.

        One that remembers earlier calls may have learnt from wrong ones.
        """
        before = [(case, self._known["", id(case)]) for case in self.cases]
        return all(
            _seen(self._made(case.call, self.function.text, False)) == _seen(outcome)
            for case, outcome in before
        )


def _trace_of(outcome: Outcome) -> CallTrace | None:
    if outcome.ended != "returned" or type(outcome.value) is not list:
        return None
    try:
        value, rows = outcome.value
        steps = [(_line(line), dict(map(_names, held))) for line, held in rows]
    except (TypeError, ValueError):  # a student's code may say anything in its place
        return None
    is_whole = len(rows) <= workbench._Workbench.MOST_ROWS and type(value) is str
    return CallTrace.of_rows(value, steps) if is_whole else None


def _line(line: Any) -> int:
    if type(line) is not int or not -1 <= line <= MOST_LINES:
        raise TypeError("a line is a small number")
    return line


def _names(pair: Any) -> tuple[str, str]:
    name, shown = pair
    if type(name) is not str or type(shown) is not str or len(shown) > LONGEST_VALUE:
        raise TypeError("a value is shown as text")
    return name, shown


def _seen(outcome: Outcome | None) -> tuple[Any, ...]:
    assert outcome is not None
    events = [(event.kind, event.details) for event in outcome.events]
    error = outcome.error_type
    return outcome.ended, repr(outcome.value), error, repr(outcome.args), repr(events)


def _length(case: Case) -> int:
    return len(case.text)
