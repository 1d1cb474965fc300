"""What students type: check, hint, solution, progress."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scrabble_course import course
from scrabble_course.calling import serialize
from scrabble_course.calling.callables import name_of
from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.checks import progress_file, stale
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.checks.nbgrader_credit import points_are_asked_for, with_points
from scrabble_course.checks.past_attempts import past_attempt
from scrabble_course.checks.progress import Progress
from scrabble_course.checks.report import Report, Status
from scrabble_course.checks.side_by_side import SideBySide, side_by_side
from scrabble_course.checks.solution_source import solution_text
from scrabble_course.checks.source_digest import digest_in
from scrabble_course.checks.steps_offer import offer
from scrabble_course.checks.tracebacks import add_sentences
from scrabble_course.diagnosis.exercise import Exercise
from scrabble_course.diagnosis.instructor_mistakes import (
    FOLDER_VARIABLE,
    CannotUseMistake,
    with_instructor_mistakes,
)
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.diagnosis.remarks import remarks_on
from scrabble_course.resources.release_info import release_info

add_sentences()  # a lesson is where these verbs are at hand


@in_one_sentence("check(get_word_score)")
def check(function: Any, stage: int | None = None) -> Report:
    """Try `function` on many calls and report how it did; it is found by its name.

    `stage` is needed only for a function that grows over several stages: without
    it, the stage of the notebook counts, or the last. This never raises, and a call
    that does not come back is stopped after 1.5 seconds, on a busy machine after up to
    6. In nbgrader the report stands for its points.
    """
    name = name_of(function)
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
        given = repr(serialize.decode(serialize.encode(function)))
        return Report(
            "check",
            Status.NOT_STARTED,
            advice="check() takes the function itself, without quotes and without "
            f"calling it: `check(get_word_score)`. It was given {given:.80}.",
        )
    try:
        exercise = exercise_named(name, stage_asked_for(name, stage))
    except LookupError as error:
        return Report(name, Status.NOT_STARTED, advice=f"{error.args[0]}.")
    if reason := stale.why_not(function, exercise, is_sure=stage is not None):
        return Report(
            name, Status.NOT_STARTED, reason=reason.reason, advice=reason.advice
        )
    extended, trouble = _with_mistakes_of_the_instructor(exercise)
    report = examine(extended, function, is_thorough=True)
    is_written = report.status is not Status.NOT_STARTED
    is_known = function is past_attempt(exercise).function
    unkept = "" if is_known else _keep(exercise, report, function)
    return replace(
        report,
        first=_before_all_else(exercise, function, report, stage),
        remarks=remarks_on(function, exercise.stage) if is_written else (),
        watch=offer(report.failure.call, function) if report.failure else "",
        next_step=trouble or unkept or _next_step(exercise, report),
        beside=_beside(exercise, function, report),
    )


def _beside(exercise: Exercise, function: Any, report: Report) -> SideBySide | None:
    """Return a right function beside ours; not to whoever grades."""
    is_right = report.status is Status.PASSED and not points_are_asked_for()
    return side_by_side(exercise, function) if is_right else None


def stage_asked_for(name: str, stage: int | None) -> int | None:
    """Return the stage that is asked for, or that of the notebook if it has `name`."""
    here = progress_file.stage_here() if stage is None else None
    return here if here in _stages_with(name) else stage


def _stages_with(name: str) -> list[int]:
    """Return the stages in which the function is graded."""
    return [stage.number for stage in course.STAGES if name in stage.functions]


def _before_all_else(
    exercise: Exercise, function: Any, report: Report, stage: int | None
) -> str:
    """Say what may have been overlooked; and remember what is seen now."""
    before = past_attempt(exercise)
    is_the_same = function is before.function
    before.function, before.status, before.asked_early = function, report.status, False
    if report.status is Status.PASSED:
        return ""
    if near := stale.near_name_below(function, exercise):
        return near
    if is_the_same:
        return stale.SAME_AS_BEFORE
    others = [n for n in _stages_with(exercise.name) if n != exercise.stage]
    if stage is None and others and progress_file.stage_here() != exercise.stage:
        call = f"`check({exercise.name}, stage={others[0]})`"
        return f"This is the check of stage {exercise.stage}; {call} is the other."
    return ""


def _with_mistakes_of_the_instructor(exercise: Exercise) -> tuple[Exercise, str]:
    """Return the exercise with added mistakes, and what is wrong with these if so."""
    folder = os.environ.get(FOLDER_VARIABLE)
    try:
        return (
            with_instructor_mistakes(exercise, Path(folder)) if folder else exercise
        ), ""
    except CannotUseMistake as error:
        return exercise, f"A mistake in {FOLDER_VARIABLE} is not used. {error}."


def _keep(exercise: Exercise, report: Report, function: Any) -> str:
    """Write down an attempt; where one that passed cannot be, say so.

    Whoever grades keeps their own progress, and what a notebook of another stage shows
    is no attempt.
    """
    passed = report.status is Status.PASSED
    is_attempt = report.status in (Status.FAILED, Status.CRASHED, Status.TIMED_OUT)
    is_here = progress_file.stage_here() in (None, exercise.stage)
    if points_are_asked_for() or exercise.stage not in _stages_with(exercise.name):
        return ""
    if not (passed or (is_attempt and is_here)):
        return ""
    try:
        text = digest_in([source_of(function)], exercise.name) if passed else ""
        aside = progress_file.note(exercise.stage, exercise.name, passed, text)
    except OSError as error:
        return f"Your progress could not be written down: {error}." if passed else ""
    if aside is None:
        return ""
    file = progress_file.progress_file().name
    return f"{file} was damaged and is begun anew; the old one is {aside.name} now."


def _next_step(exercise: Exercise, report: Report) -> str:
    if report.status is not Status.PASSED:
        return f"{_call('hint', exercise)} has the next step."
    if points_are_asked_for():
        return ""
    return (
        f"{_call('explain', exercise)} asks whether you know what you wrote, and then "
        f"{_call('solution', exercise)} shows how the course writes it."
    )


def _call(verb: str, exercise: Exercise) -> str:
    last = course.stage_of(exercise.name).number == exercise.stage
    stage = "" if last else f", stage={exercise.stage}"
    name = exercise.name if verb == "explain" else f'"{exercise.name}"'
    return f"`{verb}({name}{stage})`"


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


@in_one_sentence('hint("get_word_score")')
def hint(name: str, stage: int | None = None) -> Note:
    """Return the next of three hints on a function; after the third, the third.

    Until a check has seen an attempt, the first call gives none, so that a notebook can
    be run as a whole; the second gives the first hint, and no call gives more.
    LookupError names the functions there are.
    """
    name = _name(name)
    exercise = exercise_named(name, stage_asked_for(name, stage))
    seen = past_attempt(exercise)
    if seen.status is Status.PASSED:
        return Note(f"{exercise.name}: no hint needed", "It has passed its check.")
    if seen.is_under_way:
        seen.hints += 1
    elif not seen.asked_early:
        seen.asked_early = True
        return Note(
            f"{exercise.name}: {len(exercise.hints)} hints are waiting",
            "Write what you can, and run its check. If you are stuck then, each run "
            "of this cell gives the next hint. You cannot think of a beginning? Run "
            "it again.",
        )
    else:
        seen.hints = 1
    level = min(seen.hints, len(exercise.hints))
    title = f"{exercise.name}: hint {level} of {len(exercise.hints)}"
    return Note(title, exercise.hints[level - 1])


@in_one_sentence('solution("get_word_score")')
def solution(name: str, stage: int | None = None) -> Note:
    """Return the course's own source of a function, once your check has passed.

    Before that, ask twice: the first time it only says how far you are.
    """
    name = _name(name)
    exercise = exercise_named(name, stage_asked_for(name, stage))
    release = release_info()
    if exercise.stage in release.sealed:
        return Note(
            f"{exercise.name}: not open yet",
            f"The course's own way opens {release.when}. Until then, "
            f"{_call('hint', exercise)} has three steps to go on with.",
        )
    passed = progress_file.key(exercise.stage, exercise.name) in progress_file.done()
    seen = past_attempt(exercise)
    seen.solutions += 1
    if not passed and seen.solutions < 2:
        return Note(
            f"{exercise.name}: not passed yet",
            f"Your own way is worth more than ours. {_call('hint', exercise)} may be "
            "all you need. If you want to see the solution all the same, run this "
            "cell once more.",
        )
    text = solution_text(exercise)
    return Note(f"{exercise.name}: how the course writes it", text, is_code=True)


@in_one_sentence("progress()")
def progress(*, forget: bool = False) -> Progress | Note:
    """Return where you are in the course, and what comes next.

    It is kept in `progress.json` in the folder of your course, with the number of your
    checks and the minutes between them. With `forget=True` that file is removed first.
    """
    try:
        if forget:
            progress_file.forget()
        return Progress(progress_file.saved_progress())
    except OSError as error:
        return Note(
            "Your progress cannot be read now",
            f"{error}. Nothing of it is lost: run this cell once more.",
        )


def _name(name: Any) -> str:
    """Accept the function itself as well as its name."""
    return name if isinstance(name, str) else name_of(name) or str(name)
