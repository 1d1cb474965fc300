"""An exercise as a value: cases, what counts as right, hints, and known mistakes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, islice, zip_longest
from typing import Any

from scrabble_course.calling.call import Call, Outcome
from scrabble_course.calling.make_call import StandIns, make_call
from scrabble_course.diagnosis.judging import Problem, call_text, judge_value
from scrabble_course.diagnosis.traits import Traits

LONGEST_VALUES = 60
"""Characters of arguments that show how a function is called."""
DRAWN_FOR_ONE = 3
"""Random cases that are made for each that is asked: rare topics come, too."""


@dataclass(frozen=True, eq=False)
class Case:
    """One call, what it should give, and what it is about: each is one of its own.

    `topic` is a few words for the grader's feedback: points are given by topics.
    `given` marks the examples that the problem set itself prints. Cases of the same
    call may look at different sides of it, each with a `judge` of its own; without
    one, that of the exercise is used.
    """

    call: Call
    expected: Any
    topic: str
    given: bool = False
    judge: Judge | None = None

    @cached_property
    def text(self) -> str:
        """The call, written down once: a board takes long."""
        return repr(self.call)

    @property
    def key(self) -> tuple[str, Judge | None]:
        """What tells a case from others: its call, and the side that it looks at."""
        return self.text, self.judge


Judge = Callable[[Case, Outcome], Problem | None]
"""Compares an outcome with its case by meaning; None when it is right."""
Shows = Callable[[Case, Outcome], Any]
"""A fact about one case and what came of it."""


@dataclass(frozen=True, slots=True, eq=False)
class Mistake:
    """A known mistake as data: where it shows, where it does not, and what to say.

    It explains the cases of `on` that went wrong (of all cases, if it names none), if
    all of `passes_on` came out right, and

    * `wrong_functions`: the answer is the one that one of these gives;
    * `shows`: this holds of the case and its outcome.

    With `every_case`, that must be so in every case of `on`, right or wrong. An error,
    None, a changed argument or a wrong type speaks for itself (`facts.py`): a mistake
    explains it only if a wrong function ends just so, or if the regular expression
    `error_pattern` is found in it, such as "KeyError: '[A-Z]'" or "returns None".

    With `each`, a case of `on` is explained if that at the same place of `passes_on`
    comes out right, whatever becomes of the others.

    Cases of `on` belong to the exercise. Those of `passes_on` do not, unless they stand
    among its cases as well: they are asked only when something has gone wrong.
    """

    name: str
    on: tuple[Case, ...]
    advice: str
    shows: Shows | None = None
    passes_on: tuple[Case, ...] = ()
    wrong_functions: tuple[Callable[..., Any], ...] = ()
    every_case: bool = False
    error_pattern: str = ""
    each: bool = False


@dataclass(frozen=True, slots=True)
class MultiCallMistake:
    """A mistake that shows only when the outcomes of several calls are compared.

    The `calls` are made, each as often as it is named, once all cases came out right,
    and once for all mistakes that have the very same tuple of them; `find` gets what
    became of them, in that order. Where it finds nothing in the first `few`, the others
    are not made for it; what it finds in these counts only if it is found in all.
    `case` is the one to show. `voids` are the topics of cases that such a function
    gets right without doing what they are about. `topic` is that of what the calls
    show together, the same for all mistakes of an exercise.
    """

    name: str
    case: Case
    calls: tuple[Call, ...]
    find: Callable[[Sequence[Outcome]], Problem | None]
    advice: str
    wrong_functions: tuple[Callable[..., Any], ...] = ()
    voids: tuple[str, ...] = ()
    few: int | None = None
    topic: str = "several calls, compared with each other"

    def found(self, outcomes: Sequence[Outcome]) -> Problem | None:
        """Return what is found; what cannot be compared is no right answer."""
        try:
            return self.find(outcomes)
        except Exception:
            return Problem("calls that can be compared", "calls that cannot")


@dataclass(frozen=True, slots=True)
class Exercise:
    """Everything known about one graded function in one stage.

    `cases` go from the usual call to the corners. `judge` judges them, by the value
    that comes back if no other way is named. `expects` makes what the judge wants
    to see out of the outcome of a function that is taken for right: by default, the
    value that it returned. `stand_ins` take the place of the functions that it builds
    on. `returns` is the type that is asked for, if it is not that of what is expected.
    `too_slow` is said when a call takes too long on one of its own cases, which
    are large, after all cases before have come out right. `traits` tell apart what is
    missing in an answer of many elements, or too many, from the others, and
    `call_traits` the calls that go wrong from those that do not.
    `new_rule` is one that might come: a question for a talk about any solution.

    `fixed` are the cases with those of the mistakes; `controls` only tell causes apart.
    """

    name: str
    stage: int
    reference: Callable[..., Any]
    cases: tuple[Case, ...]
    hints: tuple[str, str, str]
    judge: Judge = judge_value
    mistakes: tuple[Mistake, ...] = ()
    generate: Callable[[random.Random], Case] | None = None
    generated: int = 0
    stand_ins: StandIns | None = None
    returns: type | None = None
    multi_call_mistakes: tuple[MultiCallMistake, ...] = ()
    too_slow: Mistake | None = None
    traits: Traits | None = None
    call_traits: Traits | None = None
    new_rule: str = ""
    describe: Callable[[str, Call], str] = call_text
    expects: Callable[[Outcome], Any] = field(default=lambda outcome: outcome.value)
    fixed: tuple[Case, ...] = field(init=False, repr=False)
    controls: tuple[Case, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Collect the cases of the mistakes."""
        shown = [case for mistake in self.mistakes for case in mistake.on]
        spared = [case for mistake in self.mistakes for case in mistake.passes_on]
        fixed = _by_key([*self.cases, *shown])
        controls = _by_key(case for case in spared if case.key not in fixed)
        object.__setattr__(self, "fixed", tuple(fixed.values()))
        object.__setattr__(self, "controls", tuple(controls.values()))

    def values_text(self) -> str:
        """Return the arguments of the first case as they are typed, if they are short.

        They show how the function is called.
        """
        call = self.describe(self.name, self.cases[0].call)
        values = call.rpartition(f"{self.name}(")[2].removesuffix(")")
        return values if len(values) <= LONGEST_VALUES else ""

    @property
    def batches(self) -> list[tuple[Call, ...]]:
        """The calls of what only many calls show, each tuple of them once."""
        return list(dict.fromkeys(one.calls for one in self.multi_call_mistakes))

    def judged(self, case: Case, outcome: Outcome) -> Problem | None:
        """Return what is wrong with an outcome, None if nothing is.

        What makes the judge stop is no right answer either.
        """
        try:
            return (case.judge or self.judge)(case, outcome)
        except Exception:
            return Problem(repr(case.expected), "what cannot be compared with it")

    def judged_wholly(self, case: Case, outcome: Outcome) -> Problem | None:
        """Return what is wrong with an outcome, from any side that cases look at.

        Where all cases look at sides, the exercise's own judge looks at the whole.
        """
        sides = dict.fromkeys(one.judge or self.judge for one in self.cases)
        judges = sides if self.judge in sides else [self.judge]
        problems = (judge(case, outcome) for judge in judges)
        return next(filter(None, problems), None)

    def answer(self, function: Callable[..., Any], call: Call) -> Outcome:
        """Return what becomes of a call of `function`, which is one of the course's."""
        return make_call(function, call, self.stand_ins)

    def expect(self, call: Call) -> Any:
        """Return what the judge expects of `call`, by the reference."""
        return self.expects(self.answer(self.reference, call))

    def all_cases(self, seed: int) -> list[Case]:
        """Return the fixed cases, then `generated` random ones made from `seed`.

        These are about all topics that random cases may have, in turn, and of each
        topic about all answers in turn: so no one answer is right for all of them.
        """
        if self.generate is None:
            return list(self.fixed)
        rng = random.Random(f"{self.name} {self.stage} {seed}")
        made = [self.generate(rng) for _ in range(DRAWN_FOR_ONE * self.generated)]
        topics = [
            in_turn(grouped(cases, lambda case: repr(case.expected)))
            for cases in grouped(made, lambda case: case.topic)
        ]
        return [*self.fixed, *islice(in_turn(topics), self.generated)]


def in_turn(groups: Iterable[Iterable[Case]]) -> Iterator[Case]:
    """Yield the first case of each group, then the second of each, and so on."""
    return filter(None, chain(*zip_longest(*groups)))


def grouped(cases: Iterable[Case], what: Callable[[Case], str]) -> Iterable[list[Case]]:
    """Return the cases that have the same text each, in the order of the first ones."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        found.setdefault(what(case), []).append(case)
    return found.values()


def _by_key(cases: Iterable[Case]) -> dict[tuple[str, Judge | None], Case]:
    """Return cases by what they ask; of two that ask the same, the first."""
    found: dict[tuple[str, Judge | None], Case] = {}
    for case in cases:
        found.setdefault(case.key, case)
    return found
