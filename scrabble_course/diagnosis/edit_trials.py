"""Finds the line that keeps a function from being right: by trying small edits of it.

An edit is told only if it was run: it makes the call that is shown come out right, and
no call that was right comes out wrong. Of several that make all right, the one is told
that what is known already speaks of; two are told where they are as likely.
"""

from __future__ import annotations

import ast
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from types import FunctionType
from typing import Any

from scrabble_course.calling.call import Attempt, Call, Outcome
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.calling.limits.system import busyness
from scrabble_course.diagnosis.edits import small_edits
from scrabble_course.diagnosis.edits.cure import CODE, Cure, asks, shared_words
from scrabble_course.diagnosis.edits.edited_calls import (
    behind_number,
    bench_of,
    call_seconds,
    helpers_of,
    kept,
)
from scrabble_course.diagnosis.edits.function_page import Wanted
from scrabble_course.diagnosis.edits.small_edit import ONLY_THEN, WITHOUT_IT, SmallEdit
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.lint.function_source import outside_of, source_of
from scrabble_course.diagnosis.lint.source import ParsedFunction, called, parse_function
from scrabble_course.diagnosis.results import Result

SECONDS = 0.8
"""How long edits of one function are tried."""
MOST_HUNG = 8
"""Calls that may take too long."""
HUNG_IN_LINE = 2
"""Those of edits of one line, before others of that line are left out."""
MOST_PROBES = 3
"""Failing calls that edits are looked for."""
Rank = tuple[bool, bool, bool, int, int]
"""How an edit ranks: the lower, the likelier it is meant."""
MOST_OF_TWO = 48
"""Edits of which any two are tried together."""
MOST_ALIKE = 2
"""Those of them that do the same in the same place."""
FAIL_FOR_ODD = 3
"""Failing calls that have to come right by an edit that may help by the way."""
ENOUGH = 1 / 3
"""The share of what fails that an edit has to cure, if it does not cure all."""


def cure_of(
    exercise: Exercise,
    function: Callable[..., Any],
    results: Sequence[Result],
    shown: Sequence[Result],
    about: str = "",
) -> Cure | None:
    """Return the edit that makes the most of what fails right; None if none does.

    `shown` are the failing calls to be explained, in order. If something is known
    `about` the first, only an edit is asked for that makes all right, and surely.
    """
    if type(function) is not FunctionType or function.__closure__ or not shown:
        return None
    try:
        parsed = parse_function(source_of(function), function.__code__.co_name)
        if parsed is None or parsed.is_too_long or parsed.function.decorator_list:
            return None
        helpers = helpers_of(function, parsed)
        rank = _Ranking(parsed, about, shown[0].outcome)
        wanted = _wanted(exercise.reference, function, shown[0].case)
        edits = sorted(small_edits(parsed, wanted, helpers), key=rank)
    except PARSE_FAULTS:
        return None
    stand_ins = exercise.stand_ins and behind_number(exercise.stand_ins)
    edits = [SmallEdit(parsed.function, "", ()), *edits]
    bench = bench_of(function, [one.function for one in (*helpers, parsed)], edits)
    with kept(function.__globals__):
        seconds = call_seconds(bench, stand_ins, results)
        with attempts(bench, stand_ins, seconds) as attempt:
            trial = _Trial(exercise, parsed, edits, rank, results, attempt, about)
            cures = map(trial.best, shown[: 1 if about else MOST_PROBES])
            return next(filter(None, cures), None) or trial.of_two(shown[0])


@dataclass(frozen=True, slots=True)
class _Ranking:
    """Tells how likely edits are meant, for a call and what is known about it."""

    parsed: ParsedFunction
    about: str
    outcome: Outcome

    def __call__(self, edit: SmallEdit) -> Rank:
        gives_none = self.outcome.ended == "returned" and self.outcome.value is None
        is_beside = gives_none and "`return`" not in edit.what
        is_odd = not edit.is_sure
        is_of_name = is_odd and isinstance(edit.piece, ast.Name)
        lines = map(self.parsed.line_of, (edit.piece, *edit.others))
        near = min(shared_words(self.about, line) for line in lines)
        return is_beside, is_odd, is_of_name, -near, len(edit.others)


@dataclass
class _Trial:
    """Edits that are tried; the first is none, and has to fail as the function did."""

    exercise: Exercise
    parsed: ParsedFunction
    edits: Sequence[SmallEdit]
    rank: Callable[[SmallEdit], Rank]
    results: Sequence[Result]
    attempt: Attempt
    about: str
    hung: list[int] = field(default_factory=list)
    """The lines of edits that made a call too slow."""
    seen: dict[int, Outcome | None] = field(default_factory=dict)
    """What came of the first call that an edit was tried with."""

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
            if self.hung.count(edit.piece.lineno) >= HUNG_IN_LINE:
                continue
            outcome = self._outcome(number, probe.case.call)
            self.seen.setdefault(number, outcome)
            if outcome is None or self.exercise.judged(probe.case, outcome):
                continue
            cured, failed = self._cured(number, probe)
            cure = Cure(edit, probe, cured, failed, self.parsed)
            if cure.is_whole and not (self._is_weak(cure) and cure.is_of_name):
                whole.append(self._without_question(cure))
            elif edit.is_sure and not self.about and (not part or cured > part.cured):
                part = cure
        if whole:
            return self._likeliest(whole)
        if part and self._is_enough(part):
            return part
        return None

    def of_two(self, probe: Result) -> Cure | None:
        """Return two edits that make all right together, where no single one does."""
        if self.about or len(self.hung) >= MOST_HUNG:
            return None
        self.end = time.monotonic() + SECONDS * busyness()
        likely = self._that_change(self._outcome(0, probe.case.call))
        places = sorted(combinations(range(len(likely)), 2), key=sum)
        for one, other in ((likely[a], likely[b]) for a, b in places):
            number = other * len(self.edits) + one
            pair = self.edits[one], self.edits[other]
            if not pair[0].may_stand_with(pair[1]):
                continue
            if not self._is_right(number, probe):
                continue
            cured, failed = self._cured(number, probe)
            if cured == failed:
                first, second = sorted(pair, key=lambda edit: edit.piece.lineno)
                cure = self._whole(first, probe)
                return replace(cure, other=self._whole(second, probe), is_of_two=True)
        return None

    def _that_change(self, before: Outcome | None) -> list[int]:
        """Return the edits that change the answer to the first call, by number.

        First come those of as many places as there are, then others of the same places.
        """
        found: list[tuple[int, int]] = []
        alike: Counter[tuple[ast.AST, str]] = Counter()
        for number, edit in enumerate(self.edits):
            kind = edit.piece, CODE.sub("", edit.what)
            is_plain = edit.is_sure and edit.what != WITHOUT_IT and not edit.others
            if not (number and is_plain) or alike[kind] >= MOST_ALIKE:
                continue
            outcome = self.seen.get(number)
            if outcome and outcome.ended == "returned" and outcome != before:
                alike[kind] += 1
                found.append((alike[kind], number))
            if len(found) >= MOST_OF_TWO:
                break
        return [number for _, number in sorted(found)]

    def _whole(self, edit: SmallEdit, probe: Result) -> Cure:
        return Cure(edit, probe, len(self.failed), len(self.failed), self.parsed)

    def _without_question(self, cure: Cure) -> Cure:
        """Return the cure; that without the `if` it is about, if nobody needs this.

        A length that is compared is a slip of its own.
        """
        if called(cure.edit.piece) == "len":
            return cure
        for number, edit in enumerate(self.edits):
            is_there = edit.piece.lineno == cure.edit.piece.lineno
            is_if = is_there and isinstance(edit.piece, ast.If)
            is_plain = is_if and edit.what in (WITHOUT_IT, ONLY_THEN)
            if is_plain and self._is_right(number, cure.probe):
                cured, failed = self._cured(number, cure.probe)
                if cured == failed:
                    plain = replace(edit, is_sure=cure.edit.is_sure)
                    return replace(cure, edit=plain)
        return cure

    def _likeliest(self, whole: list[Cure]) -> Cure | None:
        """Return the first of cures that says most, with one in another line.

        None if there are too many for one to be better than what is known.
        """
        places: list[Cure] = []
        for one in [one for one in whole if not one.says_little] or whole:
            if not any(_are_one(one.edit.piece, other.edit.piece) for other in places):
                places.append(one)
        if self.about:
            places = [one for one in places if not one.is_of_value] or places
        first, *others = places
        is_little = self.about and (first.is_of_value or first.says_little)
        if self._is_weak(first) and (others or is_little):
            return None
        if self.about and len(others) > 1:
            return None
        is_odd = self.about and not first.edit.is_sure
        if is_odd and not self._may_be_odd(first, places):
            return None
        alike = (one for one in others if one.is_of_line is first.is_of_line)
        return replace(first, other=next(alike, None))

    def _may_be_odd(self, cure: Cure, places: Sequence[Cure]) -> bool:
        """Whether an edit that may help by the way is told beside what is known."""
        is_stopped = cure.probe.outcome.ended == "raised"
        is_open = asks(self.about) or not CODE.search(self.about)
        if is_stopped and not cure.edit.puts_a_name and not is_open:
            return False
        if cure.edit.puts_a_name or (is_stopped and not cure.is_of_line):
            return len(places) == 1 and cure.failed >= FAIL_FOR_ODD
        return asks(self.about) and not cure.edit.others

    def _is_weak(self, cure: Cure) -> bool:
        """Whether one call is little to show that the edit is meant."""
        is_beside = self.about and not shared_words(self.about, cure.line)
        is_doubtful = is_beside or cure.is_of_value or not cure.edit.is_sure
        return cure.failed == 1 and bool(is_doubtful)

    def _is_enough(self, part: Cure) -> bool:
        least = 2 if part.is_of_value or len(self.failed) > 2 else 1
        is_enough = part.cured >= max(least, ENOUGH * len(self.failed))
        return is_enough and not part.says_little

    def _cured(self, number: int, probe: Result) -> tuple[int, int]:
        """Return how many failing calls an edit cures, and of how many.

        It cures none if it breaks another. What several calls show together counts as
        one that fails, if it does so without the edit as well.
        """
        failed = len(self.failed)
        if not all(self._is_right(number, one) for one in self.right):
            return 0, failed
        others = [one for one in self.failed if one.case is not probe.case]
        cured = 1 + sum(self._is_right(number, one) for one in others)
        if cured < failed or self._is_right_together(number):
            return cured, failed
        return (0, failed) if self._is_right_together(0) else (cured, failed + 1)

    def _is_right(self, number: int, result: Result) -> bool:
        outcome = self._outcome(number, result.case.call)
        return outcome is not None and not self.exercise.judged(result.case, outcome)

    def _is_right_together(self, number: int) -> bool:
        """Whether several calls, compared with each other, show nothing either."""
        for mistake in self.exercise.multi_call_mistakes:
            made = [self._outcome(number, call) for call in mistake.calls]
            outcomes = [one for one in made if one is not None]
            if len(outcomes) < len(made) or mistake.found(outcomes):
                return False
        return True

    def _outcome(self, number: int, call: Call) -> Outcome | None:
        """Return what comes of a call with an edit; None if that cannot be told."""
        if self._is_over():
            return None
        outcome = self.attempt(replace(call, args=(number, *call.args)))
        if outcome.ended in ("timed out", "died"):
            self.hung.append(self.edits[number % len(self.edits)].piece.lineno)
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


def _wanted(
    reference: Callable[..., Any], function: FunctionType, case: Case
) -> Wanted:
    right = parse_function(source_of(reference), reference.__name__)
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
