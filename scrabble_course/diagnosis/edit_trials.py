"""Finds the line that keeps a function from being right: by trying small edits of it.

An edit is told only if it was run: it makes the call that is shown come out right, and
no call that was right comes out wrong.
"""

from __future__ import annotations

import ast
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from types import FunctionType
from typing import Any

from scrabble_course.calling.call import Attempt
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.system import busyness
from scrabble_course.calling.make_call import StandIns
from scrabble_course.diagnosis.edits import small_edits
from scrabble_course.diagnosis.edits.small_edit import SmallEdit
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.lint import source_of
from scrabble_course.diagnosis.lint.source import (
    FAULTS,
    WIDEST,
    ParsedFunction,
    parsed,
)
from scrabble_course.diagnosis.results import Result

SECONDS = 0.5
"""How long edits of one function are tried."""
CALL_SECONDS = 0.15
"""How long a call of an edited function may take; the right ones are much quicker."""
MOST_HUNG = 2
"""Calls that may take too long."""
MOST_PROBES = 3
"""Failing calls that edits are looked for."""
ENOUGH = 0.2
"""The share of what fails that an edit has to cure, if it does not cure all."""


@dataclass(frozen=True, slots=True)
class Cure:
    """An edit, how many failing calls it makes right, and of how many."""

    edit: SmallEdit
    probe: Result
    cured: int
    failed: int
    text: ParsedFunction

    @property
    def is_whole(self) -> bool:
        """Whether every call comes out right."""
        return self.cured == self.failed

    @property
    def advice(self) -> str:
        """What to say: where to look, what is the matter, and what was tried."""
        piece = self.edit.piece
        statement = self.text.lines[piece.lineno - 1].decode().strip()
        statement = (
            statement if len(statement) <= WIDEST else statement[:WIDEST] + " ..."
        )
        if self.is_whole:
            seen = "every call that the check makes comes out right"
        elif self.cured > 1:
            seen = f"this call and {self.cured - 1} more that fail come out right"
        else:
            seen = "this call comes out right"
        return (
            f"Look at line {piece.lineno}, `{statement}`: {self.edit.what} With "
            f"nothing but that changed, {seen}."
        )


def cure_of(
    exercise: Exercise,
    function: Callable[..., Any],
    results: Sequence[Result],
    shown: Sequence[Result],
    is_known: bool = False,
) -> Cure | None:
    """Return the edit that makes the most of what fails right; None if none does.

    `shown` are the failing calls to be explained, in order. If a cause `is_known`, only
    an edit is asked for that is sure, and makes all right.
    """
    if type(function) is not FunctionType or function.__closure__ or not shown:
        return None
    try:
        name = function.__code__.co_name
        text = parsed(source_of(function), name)
        if text is None or text.is_too_long or text.function.decorator_list:
            return None
        constants = _constants_of(exercise.reference)
        edits = list(small_edits(text, constants, shown[0].case.expected))
        edits.sort(key=lambda edit: not edit.is_sure)
        if shown[0].outcome.ended == "returned" and shown[0].outcome.value is None:
            edits.sort(key=lambda edit: "`return`" not in edit.what)
        edits = [one for one in edits if one.is_sure] if is_known else edits
        as_written = SmallEdit(text.function, "", ())
    except FAULTS:
        return None
    stand_ins = exercise.stand_ins and _behind_number(exercise.stand_ins)
    edits = [as_written, *edits]
    bench = _bench(function, text, edits)
    with attempts(bench, stand_ins, CALL_SECONDS * busyness()) as attempt:
        trial = _Trial(exercise, text, edits, results, attempt, is_known)
        for probe in shown[: 1 if is_known else MOST_PROBES]:
            if found := trial.best(probe):
                return found
    return None


@dataclass
class _Trial:
    """Edits that are tried; the first is none, and has to fail as the function did."""

    exercise: Exercise
    text: ParsedFunction
    edits: Sequence[SmallEdit]
    results: Sequence[Result]
    attempt: Attempt
    is_known: bool
    hung: int = 0

    def __post_init__(self) -> None:
        """Begin: the time is running."""
        self.end = time.monotonic() + SECONDS * busyness()
        self.failed = [one for one in self.results if one.problem]
        self.right = [one for one in self.results if not one.problem]

    def best(self, probe: Result) -> Cure | None:
        """Return the edit that cures the probe, and the most of the others."""
        found: Cure | None = None
        if self._is_right(0, probe):
            return None
        for number, edit in enumerate(self.edits[1:], start=1):
            if self._is_over():
                break
            if not self._is_right(number, probe):
                continue
            cured = self._cured(number, probe)
            if not edit.is_sure and cured < len(self.failed):
                continue
            if cured == len(self.failed):
                return Cure(edit, probe, cured, len(self.failed), self.text)
            if cured and (found is None or cured > found.cured):
                found = Cure(edit, probe, cured, len(self.failed), self.text)
        is_number = found and isinstance(found.edit.piece, ast.Constant)
        least = max(2 if is_number else 1, ENOUGH * len(self.failed))
        return found if found and found.cured >= least and not self.is_known else None

    def _cured(self, number: int, probe: Result) -> int:
        """Return how many failing calls an edit cures; 0 if it breaks another."""
        if not all(self._is_right(number, one) for one in self.right):
            return 0
        others = [one for one in self.failed if one.case is not probe.case]
        return 1 + sum(self._is_right(number, one) for one in others)

    def _is_right(self, number: int, result: Result) -> bool:
        if self._is_over():
            return False
        call = result.case.call
        outcome = self.attempt(replace(call, args=(number, *call.args)))
        self.hung += outcome.ended in ("timed out", "died")
        if len(outcome.args) != 1 + len(call.args):
            return False
        outcome = outcome._replace(args=outcome.args[1:])
        return self.exercise.judged(result.case, outcome) is None

    def _is_over(self) -> bool:
        return self.hung >= MOST_HUNG or time.monotonic() > self.end


def _bench(
    function: FunctionType, text: ParsedFunction, edits: Sequence[SmallEdit]
) -> FunctionType:
    """Return a function that makes a call of an edited one, which is told by number.

    It stands where `function` does, but in copied surroundings.
    """
    around = dict(function.__globals__)
    name = text.function.name
    made: dict[int, Any] = {}

    def version(number: int) -> Any:
        if number not in made:
            made.clear()
            code = edits[number].compiled(text.function)
            exec(code or "", around)
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


def _constants_of(reference: Callable[..., Any]) -> list[object]:
    """Return the values that stand in the right function, or that it reads."""
    right = parsed(source_of(reference), reference.__name__)
    written = [one.value for one in right.every(ast.Constant)] if right else []
    around = getattr(reference, "__globals__", {})
    names = getattr(reference, "__code__", None)
    read = [around[one] for one in names.co_names if one in around] if names else []
    return [one for one in (*written, *read) if type(one) in (int, float, str)]
