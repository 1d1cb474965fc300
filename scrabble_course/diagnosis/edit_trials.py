"""Finds the line that keeps a function from being right: by trying small edits of it.

An edit is told only if it was run: it makes the call that is shown come out right, and
no call that was right comes out wrong. Of several that make all right, the one is told
that what is known already speaks of; two are told where they are as likely.
"""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from types import FunctionType
from typing import Any

from scrabble_course.calling.call import Attempt, Call, Outcome
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.system import busyness
from scrabble_course.calling.make_call import StandIns
from scrabble_course.diagnosis.edits import small_edits
from scrabble_course.diagnosis.edits.function_page import Wanted
from scrabble_course.diagnosis.edits.small_edit import DOES_HARM, SmallEdit
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.lint import outside_of, source_of
from scrabble_course.diagnosis.lint.source import (
    FAULTS,
    ParsedFunction,
    parsed,
)
from scrabble_course.diagnosis.results import Result

SECONDS = 0.5
"""How long edits of one function are tried."""
CALL_SECONDS = 0.15
"""How long a call of an edited function may take; the right ones are much quicker."""
MOST_HUNG = 3
"""Calls that may take too long."""
MOST_PROBES = 3
"""Failing calls that edits are looked for."""
Rank = tuple[bool, bool, bool, int, int]
"""How an edit ranks: the lower, the likelier it is meant."""
ENOUGH = 0.2
"""The share of what fails that an edit has to cure, if it does not cure all."""


@dataclass(frozen=True, slots=True)
class Cure:
    """An edit, how many failing calls it makes right, and of how many.

    The `other` does so, too, in another line, and is as likely to be meant.
    """

    edit: SmallEdit
    probe: Result
    cured: int
    failed: int
    text: ParsedFunction
    other: Cure | None = None

    @property
    def is_whole(self) -> bool:
        """Whether every call comes out right."""
        return self.cured == self.failed

    @property
    def is_of_name(self) -> bool:
        """Whether it blames a name."""
        return isinstance(self.edit.piece, ast.Name)

    @property
    def is_of_line(self) -> bool:
        """Whether it is about a whole line, and not a part of it."""
        return isinstance(self.edit.piece, ast.stmt)

    @property
    def says_little(self) -> bool:
        """Whether it blames a name, or a line as a whole."""
        return self.is_of_name or self.edit.what == DOES_HARM

    @property
    def line(self) -> str:
        """The line that it is about."""
        return self.text.line_of(self.edit.piece)

    @property
    def advice(self) -> str:
        """What to say: where to look, what is the matter, and what was tried."""
        if self.is_whole:
            seen = "every call that the check makes comes out right"
        elif self.cured > 1:
            seen = f"this call and {self.cured - 1} more that fail come out right"
        else:
            seen = "this call comes out right"
        places = f"Look at {self._place}"
        if self.other:
            places += f" Or is it {self.other._place}"
        changed = "one of the two" if self.other else "that"
        return f"{places} With nothing but {changed} changed, {seen}."

    @property
    def _place(self) -> str:
        return f"line {self.edit.piece.lineno}, `{self.line}`: {self.edit.what}"


def cure_of(
    exercise: Exercise,
    function: Callable[..., Any],
    results: Sequence[Result],
    shown: Sequence[Result],
    about: str = "",
) -> Cure | None:
    """Return the edit that makes the most of what fails right; None if none does.

    `shown` are the failing calls to be explained, in order. If something is known
    `about` the first, only an edit is asked for that makes all right; and one that is
    sure, or puts no other name if what is known asks.
    """
    if type(function) is not FunctionType or function.__closure__ or not shown:
        return None
    try:
        text = parsed(source_of(function), function.__code__.co_name)
        if text is None or text.is_too_long or text.function.decorator_list:
            return None
        rank = _Ranking(text, about, shown[0].outcome)
        wanted = _wanted(exercise.reference, function, shown[0].case)
        edits = sorted(small_edits(text, wanted), key=rank)
    except FAULTS:
        return None
    if about:
        is_asked = asks(about)
        edits = [e for e in edits if e.is_sure or (is_asked and not e.puts_a_name)]
    stand_ins = exercise.stand_ins and _behind_number(exercise.stand_ins)
    edits = [SmallEdit(text.function, "", ()), *edits]
    bench = _bench(function, text, edits)
    around = function.__globals__
    before = dict(around)
    try:
        with attempts(bench, stand_ins, CALL_SECONDS * busyness()) as attempt:
            trial = _Trial(exercise, text, edits, rank, results, attempt, about)
            cures = map(trial.best, shown[: 1 if about else MOST_PROBES])
            return next(filter(None, cures), None)
    finally:  # nothing was forked, perhaps
        for name in around.keys() - before.keys():
            del around[name]
        around.update(before)


@dataclass(frozen=True, slots=True)
class _Ranking:
    """Tells how likely edits are meant, for a call and what is known about it."""

    text: ParsedFunction
    about: str
    outcome: Outcome

    def __call__(self, edit: SmallEdit) -> Rank:
        gives_none = self.outcome.ended == "returned" and self.outcome.value is None
        is_beside = gives_none and "`return`" not in edit.what
        is_odd = not edit.is_sure
        is_of_name = is_odd and isinstance(edit.piece, ast.Name)
        lines = map(self.text.line_of, (edit.piece, *edit.others))
        near = min(shared_words(self.about, line) for line in lines)
        return is_beside, is_odd, is_of_name, -near, len(edit.others)


def asks(advice: str) -> bool:
    """Whether advice leaves open what the cause is."""
    return "?" in CODE.sub("", advice)


def shared_words(text: str, line: str) -> int:
    """Return how many words of the code in a text stand in a line of code."""
    said = " ".join(CODE.findall(text))
    return len({*_WORD.findall(said)} & {*_WORD.findall(line)})


CODE = re.compile(r"`[^`]*`")
"""Code in a text that is told."""
_WORD = re.compile(r"\w+")


@dataclass
class _Trial:
    """Edits that are tried; the first is none, and has to fail as the function did."""

    exercise: Exercise
    text: ParsedFunction
    edits: Sequence[SmallEdit]
    rank: Callable[[SmallEdit], Rank]
    results: Sequence[Result]
    attempt: Attempt
    about: str
    hung: list[int] = field(default_factory=list)
    """The lines of edits that made a call too slow: others of theirs are not tried."""

    def __post_init__(self) -> None:
        """Begin: the time is running."""
        self.end = time.monotonic() + SECONDS * busyness()
        self.failed = [one for one in self.results if one.problem]
        self.right = [one for one in self.results if not one.problem]

    def best(self, probe: Result) -> Cure | None:
        """Return the edit that cures the probe, and the most of the others."""
        if self._is_right(0, probe):
            return None
        whole: list[Cure] = []
        part: Cure | None = None
        for number, edit in enumerate(self.edits[1:], start=1):
            if whole and self.rank(edit) > self.rank(whole[0].edit):
                break
            if self._is_over():
                break
            if edit.piece.lineno in self.hung or not self._is_right(number, probe):
                continue
            cured = self._cured(number, probe)
            cure = Cure(edit, probe, cured, len(self.failed), self.text)
            if cure.is_whole and not (self._is_weak(cure) and cure.is_of_name):
                whole.append(cure)
            elif edit.is_sure and (part is None or cured > part.cured):
                part = cure
        if whole:
            return self._likeliest(whole)
        return part if part and self._is_enough(part) and not self.about else None

    def _likeliest(self, whole: list[Cure]) -> Cure | None:
        """Return the first of cures that says most, with one in another line.

        None if there are too many for one to be better than what is known.
        """
        places: list[Cure] = []
        for one in [one for one in whole if not one.says_little] or whole:
            if not any(_are_one(one.edit.piece, other.edit.piece) for other in places):
                places.append(one)
        first, *others = places
        if (others and self._is_weak(first)) or (self.about and len(others) > 1):
            return None
        alike = (one for one in others if one.is_of_line is first.is_of_line)
        return replace(first, other=next(alike, None))

    def _is_weak(self, cure: Cure) -> bool:
        """Whether one call is little to show that the edit is meant."""
        is_beside = self.about and not shared_words(self.about, cure.line)
        return cure.failed == 1 and bool(is_beside or not cure.edit.is_sure)

    def _is_enough(self, part: Cure) -> bool:
        is_number = isinstance(part.edit.piece, ast.Constant)
        return part.cured >= max(2 if is_number else 1, ENOUGH * len(self.failed))

    def _cured(self, number: int, probe: Result) -> int:
        """Return how many failing calls an edit cures; 0 if it breaks another."""
        if not all(self._is_right(number, one) for one in self.right):
            return 0
        others = [one for one in self.failed if one.case is not probe.case]
        cured = 1 + sum(self._is_right(number, one) for one in others)
        is_proved = cured < len(self.failed) or self._is_right_across(number)
        return cured if is_proved else 0

    def _is_right(self, number: int, result: Result) -> bool:
        outcome = self._outcome(number, result.case.call)
        return outcome is not None and not self.exercise.judged(result.case, outcome)

    def _is_right_across(self, number: int) -> bool:
        """Whether several calls, compared with each other, show nothing either."""
        for across in self.exercise.across:
            made = [self._outcome(number, call) for call in across.calls]
            outcomes = [one for one in made if one is not None]
            if len(outcomes) < len(made) or across.found(outcomes):
                return False
        return True

    def _outcome(self, number: int, call: Call) -> Outcome | None:
        """Return what comes of a call with an edit; None if that cannot be told."""
        if self._is_over():
            return None
        outcome = self.attempt(replace(call, args=(number, *call.args)))
        if outcome.ended in ("timed out", "died"):
            self.hung.append(self.edits[number].piece.lineno)
        if len(outcome.args) != 1 + len(call.args):
            return None
        return outcome._replace(args=outcome.args[1:])

    def _is_over(self) -> bool:
        return len(self.hung) >= MOST_HUNG or time.monotonic() > self.end


def _are_one(piece: ast.AST, other: ast.AST) -> bool:
    """Whether two pieces stand in one line, or one is all that the other is for."""
    pair = (piece, other), (other, piece)
    is_all = any(getattr(one, "body", None) == [two] for one, two in pair)
    return is_all or getattr(piece, "lineno", 0) == getattr(other, "lineno", 0)


def _bench(
    function: FunctionType, text: ParsedFunction, edits: Sequence[SmallEdit]
) -> FunctionType:
    """Return a function that makes a call of an edited one, which is told by number.

    It stands where `function` does, and puts the edited one in its place: what is
    around it may call it, or look at what it has written there.
    """
    around = function.__globals__
    name = text.function.name
    made: dict[int, Any] = {}

    def version(number: int) -> Any:
        if number not in made:
            made.clear()
            code = edits[number].compiled(text.function)
            exec(code or f"del {name}", around)
            made[number] = around[name]
        around[name] = made[number]
        return made[number]

    def bench(number: int, *args: Any) -> Any:
        return version(number)(*args)

    return FunctionType(
        bench.__code__, around, bench.__name__, closure=bench.__closure__
    )


def _behind_number(stand_ins: StandIns) -> StandIns:
    """Return stand-ins that do not see the number of the edit."""
    return lambda call, record: stand_ins(replace(call, args=call.args[1:]), record)


def _wanted(
    reference: Callable[..., Any], function: FunctionType, case: Case
) -> Wanted:
    right = parsed(source_of(reference), reference.__name__)
    written = [one.value for one in right.every(ast.Constant)] if right else []
    around = getattr(reference, "__globals__", {})
    code = getattr(reference, "__code__", None)
    read = [one for one in code.co_names if one in around] if code else []
    written += [around[one] for one in read]
    mine, known = function.__globals__, outside_of(function)
    return Wanted(
        tuple(one for one in written if type(one) in _PLAIN),
        tuple(n for n in read if type(mine.get(n)) in _DATA and n not in known),
        case.call.args,
        case.expected,
    )


_PLAIN = (int, float, str)
_DATA = (*_PLAIN, list, tuple, dict, set, frozenset)
