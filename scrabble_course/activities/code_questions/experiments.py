"""What became of the exercise's calls, by the text that was run: nothing is guessed.

    with workbench_for(function, exercise) as run:
        experiments = Experiments(exercise, text, run)

Answers are found when they are asked for, and known from then on.
"""

from __future__ import annotations

import inspect
import re
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import islice
from typing import Any

from scrabble_course.activities.code_questions import workbench
from scrabble_course.activities.code_questions.function_text import (
    MOST_LINES,
    FunctionText,
)
from scrabble_course.activities.quiz import Option
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.seeded_random import Chance
from scrabble_course.diagnosis.exercise import Case, Exercise, grouped, in_turn
from scrabble_course.diagnosis.judging import call_text, same
from scrabble_course.diagnosis.lint.source import cut
from scrabble_course.diagnosis.plain_errors import with_article

LONGEST_CALL = 84
"""Characters of a call that can be read at a glance."""
CALL_SECONDS = 1.5
"""How long a call may take; few come so far, for their steps are counted."""
LONGEST_VALUE = 1_000
"""Characters of a value that a workbench shows, each of them written out."""
MOST_CASES = 12
"""Cases with which edits are tried; what is claimed of a topic is run on all of it."""
MOST_BROKEN = 3
"""Topics that go wrong with an edit that something particular can be asked about."""
MOST_SECONDS = 5.0
"""How long all calls of a function may take together."""
ANY_ORDER = re.compile(r"\{[^{}:]*,[^{}:]*\}")
"""A set of several as text: another time they may stand in another order."""
ENDLESS = Outcome("timed out")
BENCH = "scrabble_workbench"
"""The function that the workbench's text makes."""

Run = Callable[[Call], Outcome]
"""Makes a call of the workbench, whose arguments begin with the text to run."""


class TooSlow(Exception):
    """Calls take so long that nothing can be asked."""


def workbench_for(
    function: Callable[..., Any], exercise: Exercise
) -> AbstractContextManager[Run]:
    """Return what runs texts among the names around a student's function, in a `with`.

    The names are copied: what is run takes the place of nothing in the notebook.
    """
    around = dict(function.__globals__)
    exec(bench_text(), around)
    return attempts(around[BENCH], exercise.stand_ins, CALL_SECONDS)


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


class Experiments:
    """The calls of an exercise, made of a function and of what edits make of it."""

    def __init__(self, exercise: Exercise, function: FunctionText, run: Run) -> None:
        self.exercise, self.function = exercise, function
        self._run = run
        self._seconds = 0.0
        self._known: defaultdict[str, dict[Case, Outcome]] = defaultdict(dict)

    @cached_property
    def cases(self) -> list[Case]:
        """The cases that are tried, those that come out right, the short first.

        They are the first of each topic, then the second, and so on. Others are not
        asked about: of a call that takes thousands of steps nobody can say what it
        does.
        """
        short_first = sorted(self.exercise.fixed, key=_length)
        cases = in_turn(grouped(short_first, lambda case: case.topic))
        right = [one for one in islice(cases, MOST_CASES) if not self.is_wrong(one)]
        return sorted(right, key=_length)

    @cached_property
    def has_sides(self) -> bool:
        """Whether cases look at one side of a game each: their topics overlap then."""
        fixed = self.exercise.fixed
        return any(case.judge is not None or case.call.replies for case in fixed)

    @cached_property
    def shown(self) -> list[Case]:
        """The cases whose call can be read, and worked out in the head; each once.

        Nobody can tell in the head what chance gives.
        """
        plain = {
            self.call(case): case
            for case in self.cases
            if case.call.seed is None and not case.call.replies
            if len(case.text) < 2 * LONGEST_CALL  # a board takes long to be written
            if not any(isinstance(arg, Chance) for arg in case.call.args)
        }
        texts = [text for text in plain if len(text) <= LONGEST_CALL]
        return [plain[text] for text in texts if not ANY_ORDER.search(text)]

    def call(self, case: Case) -> str:
        """Return the call of a case as it is shown, as code."""
        return f"`{call_text(self.function.name, case.call)}`"

    def line_option(self, line: int, reply: str) -> Option:
        """Return a line with its number as an option."""
        return Option(f"line {line}: `{cut(self.function.line(line))}`", reply)

    def outcome(self, case: Case, text: str = "") -> Outcome:
        """Return what a call does, of an edited text if one is given.

        It has timed out if it takes too many steps, or too long. An edited text of
        which one call does is run no more: `is_endless`.
        """
        known = self._known[text]
        if case not in known and not self.is_endless(text):
            known[case] = self._made(case, text)
        return known.get(case, ENDLESS)

    def is_endless(self, text: str) -> bool:
        """Whether a call of an edited text was seen not to end."""
        return bool(text) and ENDLESS in self._known[text].values()

    def _made(
        self, case: Case, text: str = "", recorded: tuple[str, ...] | None = None
    ) -> Outcome:
        """Return what becomes of a call; TooSlow if there is no time for another."""
        if self._seconds > MOST_SECONDS:
            raise TooSlow
        first = (text or self.function.text, self.function.name, recorded)
        since = time.monotonic()
        made = self._run(replace(case.call, args=(*first, *case.call.args)))
        self._seconds += time.monotonic() - since
        if made.ended in ("timed out", "died") or "TooManySteps" in made.error:
            return ENDLESS
        args = made.args[3:] if made.args[:3] == first else case.call.args
        return made._replace(args=args)

    @cached_property
    def traced(self) -> list[tuple[Case, CallTrace]]:
        """The cases that are shown, with the statements that each runs, if not many."""
        own = self.function.own
        made = [(case, self._made(case, recorded=own)) for case in self.shown]
        pairs = [(case, _trace_of(outcome)) for case, outcome in made]
        return [(case, trace) for case, trace in pairs if trace]

    def is_wrong(self, case: Case, text: str = "") -> bool:
        """Whether the function, or an edited text, gets a case wrong."""
        return self.exercise.judged(case, self.outcome(case, text)) is not None

    def is_same(self, case: Case, text: str) -> bool:
        """Whether an edited text does exactly what the function does."""
        return _is_alike(self.outcome(case), self.outcome(case, text))

    def topics_broken_by(self, text: str) -> tuple[list[str], list[str]]:
        """Return the topics in which an edit makes a case wrong, and the others.

        Those in neither list have cases that come out otherwise, and right. Where too
        many go wrong there are no others, and of an edit that goes on and on no topics.
        """
        wrong = {case.topic: None for case in self.cases if self.is_wrong(case, text)}
        other = {case.topic for case in self.cases if not self.is_same(case, text)}
        if self.is_endless(text):
            return [], []
        topics = dict.fromkeys(case.topic for case in self.cases)
        whole = [topic for topic in topics if topic not in other]
        return [*wrong], whole if len(wrong) <= MOST_BROKEN else []

    def holds_for(
        self, topics: Collection[str], text: str, is_so: Callable[[Case, str], bool]
    ) -> bool:
        """Whether all cases of topics are right without an edit, and so with it."""
        cases = [case for case in self.exercise.fixed if case.topic in topics]
        return all(not self.is_wrong(case) and is_so(case, text) for case in cases)

    def answer(self, case: Case, text: str = "") -> str:
        """Return in words what a call comes to; a set in the order of its texts."""
        outcome = self.outcome(case, text)
        if outcome.ended == "raised":
            return with_article(outcome.error_type)
        if outcome.ended != "returned":
            return "one more question" if outcome.ended == "asked" else "no answer"
        value = outcome.value
        is_set = type(value) in (set, frozenset)
        said = f"{{{', '.join(sorted(map(repr, value)))}}}" if is_set else repr(value)
        return f"`{cut(said)}`"

    def is_steady(self) -> bool:
        """Whether the function still does what it did before all edits were run.

        One that remembers earlier calls may have learnt from wrong ones.
        """
        return all(_is_alike(self._made(one), self.outcome(one)) for one in self.cases)


def _trace_of(outcome: Outcome) -> CallTrace | None:
    """Return what the workbench wrote down; a student's code may forge that."""
    match outcome.value:
        case [str(value), [*lines], {**values}] if outcome.ended == "returned":
            had: dict[str, tuple[str, ...]]
            had = {str(n): tuple(v) for n, v in values.items() if type(v) is list}
            texts = [text for one in had.values() for text in one]
            if all(type(n) is int and -1 <= n <= MOST_LINES for n in lines) and all(
                type(t) is str and len(t) <= LONGEST_VALUE for t in texts
            ):
                run = tuple(line for line in lines if line > 0)
                return CallTrace(run, had, lines.count(-1), value) if run else None
    return None


def _is_alike(one: Outcome, other: Outcome) -> bool:
    if (one.ended, one.error_type) != (other.ended, other.error_type):
        return False
    told, other_told = ([(e.kind, e.details) for e in o.events] for o in (one, other))
    return (
        same(one.value, other.value)
        and same(told, other_told)
        and all(a is b or same(a, b) for a, b in zip(one.args, other.args, strict=True))
    )


def _length(case: Case) -> int:
    return len(case.text)
