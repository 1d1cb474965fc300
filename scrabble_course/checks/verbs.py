"""What students type: check, hint, solution, progress."""

from __future__ import annotations

import inspect
import os
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

from scrabble_course import course
from scrabble_course.checks import record, wire
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.credit import points_are_asked_for, with_points
from scrabble_course.checks.examine import examine
from scrabble_course.checks.exercise import Exercise
from scrabble_course.checks.pasted import FOLDER_VARIABLE, PastedError, with_pasted
from scrabble_course.checks.report import Report, Status
from scrabble_course.checks.source import source_with_what_it_needs

_asked: Counter[str] = Counter()
"""How often hint and solution were asked for, since the kernel started."""


def check(function: Any, stage: int | None = None) -> Report:
    """Try `function` on many calls and report how it did; it is found by its name.

    `stage` is needed only for a function that grows over several stages: without
    it, the last stage counts. This never raises, and a call that does not come
    back is stopped after 1.5 seconds. In nbgrader the report stands for its points.
    """
    name = _name_of(function)
    try:
        report = _check(name, function, stage)
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        report = Report(
            name or "check", Status.INTERNAL, advice=f"Please report this: {text}"
        )
    return with_points(report, stage) if points_are_asked_for() else report


def _check(name: str, function: Any, stage: int | None) -> Report:
    if not callable(function) or not name:
        given = repr(wire.decode(wire.encode(function)))
        return Report(
            "check",
            Status.NOT_STARTED,
            advice="check() takes the function itself, without quotes and without "
            f"calling it: `check(get_word_score)`. It was given {given:.80}.",
        )
    try:
        asked = exercise(name, stage)
    except LookupError as error:
        return Report(name, Status.NOT_STARTED, advice=f"{error.args[0]}.")
    told, trouble = _with_mistakes_of_the_instructor(asked)
    report = examine(told, function)
    return replace(report, next_step=trouble or _next_step(asked, report))


def _with_mistakes_of_the_instructor(asked: Exercise) -> tuple[Exercise, str]:
    """Return the exercise with added mistakes, and what is wrong with these if so."""
    folder = os.environ.get(FOLDER_VARIABLE)
    try:
        return (with_pasted(asked, Path(folder)) if folder else asked), ""
    except PastedError as error:
        return asked, f"A mistake in {FOLDER_VARIABLE} is not used. {error}."


def _name_of(function: Any) -> str:
    """Return the name of a function, "" if it has none; no code of its own is run."""
    if type(function) is MethodType:
        function = function.__func__
    if type(function) in (FunctionType, BuiltinFunctionType):
        name = function.__name__
    else:
        name = inspect.getattr_static(function, "__name__", "")
    return name if type(name) is str else ""


def _next_step(asked: Exercise, report: Report) -> str:
    if report.status is Status.PASSED and points_are_asked_for():
        return ""  # and whoever grades keeps their own progress
    if report.status is Status.PASSED:
        try:
            record.note(asked.stage, asked.name)
        except OSError as error:
            return f"Your progress could not be written down: {error}."
        return f"{_call('solution', asked)} shows how the course writes it."
    return f"{_call('hint', asked)} has the next step."


def _call(verb: str, asked: Exercise) -> str:
    last = course.stage_of(asked.name).number == asked.stage
    stage = "" if last else f", stage={asked.stage}"
    return f'`{verb}("{asked.name}"{stage})`'


@dataclass(frozen=True, slots=True)
class Note:
    """A titled piece of text for the student, in prose or in code."""

    title: str
    text: str
    is_code: bool = False

    def __str__(self) -> str:
        return f"{self.title}\n{self.text}"

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.panel import panel, prose, python

        body = python(self.text) if self.is_code else prose(self.text)
        return panel(self.title, [body], "wait")


def hint(name: str, stage: int | None = None) -> Note:
    """Return the next of three hints on a function; after the third, the third.

    LookupError names the functions there are.
    """
    asked = exercise(_name(name), stage)
    level = min(_times_asked("hint", asked), len(asked.hints))
    title = f"{asked.name}: hint {level} of {len(asked.hints)}"
    return Note(title, asked.hints[level - 1])


def solution(name: str, stage: int | None = None) -> Note:
    """Return the course's own source of a function, once your check has passed.

    Before that, ask twice: the first time it only says how far you are.
    """
    asked = exercise(_name(name), stage)
    passed = record.key(asked.stage, asked.name) in record.done()
    times = _times_asked("solution", asked)
    if not passed and times < 2:
        return Note(
            f"{asked.name}: not passed yet",
            f"Your own way is worth more than ours. {_call('hint', asked)} may be "
            "all you need. If you want to see the solution all the same, run this "
            "cell once more.",
        )
    text = source_with_what_it_needs(asked.reference)
    return Note(f"{asked.name}: how the course writes it", text, is_code=True)


def _times_asked(verb: str, asked: Exercise) -> int:
    """Count one more call of hint or solution on an exercise; return how many."""
    key = f"{verb} {asked.stage} {asked.name}"
    _asked[key] += 1
    return _asked[key]


def progress() -> record.Progress:
    """Return which stages are done; it is kept in `progress.json` in your course."""
    return record.Progress(frozenset(record.done()))


def _name(name: Any) -> str:
    """Accept the function itself as well as its name."""
    return name if isinstance(name, str) else str(getattr(name, "__name__", name))
