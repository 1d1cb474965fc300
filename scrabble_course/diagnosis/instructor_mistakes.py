"""Mistakes that an instructor adds: a student's wrong function under one sentence.

    @like("update_hand", "You count the letters of the old hand, not of the new one.")
    def update_hand(hand, word):
        ...

From then on every function that answers as this one does, wherever it is wrong, gets
that advice. The file is read here and never run: what it defines is a stranger's code,
and is called only where that can do no harm: by `calling/limits/attempts.py`, and in
the grader's sandbox.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scrabble_course import course
from scrabble_course.calling.call import Attempt
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.calling.limits.attempts import attempts
from scrabble_course.diagnosis.evidence import RecordedOutcomes
from scrabble_course.diagnosis.exercise import Exercise, Mistake

FOLDER_VARIABLE = "SCRABBLE_COURSE_MISTAKES"
"""An environment variable that names the folder for checks in notebooks."""
DECORATOR = "like"


class CannotUseMistake(ValueError):
    """A mistake that cannot be used; the text says which, why, and what to try."""


class NotAMistake(CannotUseMistake):
    """A function that is right, and so says nothing about wrong ones."""

    def __init__(self, mistake: InstructorMistake) -> None:
        super().__init__(
            f"{mistake.place}: this {mistake.function} answers all the checks as a "
            "right one does; paste a function that is wrong"
        )


@dataclass(frozen=True, slots=True)
class InstructorMistake:
    """One wrong function: which exercise it is about, what to say, and its text.

    `source` defines it, with all that its file has besides such functions.
    """

    function: str
    stage: int
    advice: str
    place: str
    source: str

    @property
    def around(self) -> str:
        """What the notebook around such a function has imported."""
        return f"from scrabble_course.{course.stage(self.stage).package} import *"

    def define(self) -> Callable[..., Any]:
        """Run `source` and return the function. Only where that can do no harm."""
        namespace: dict[str, Any] = {"__name__": "pasted"}
        exec(self.around, namespace)
        exec(compile(self.source, f"<{self.place}>", "exec"), namespace)
        defined: Callable[..., Any] = namespace[self.function]
        return defined


def mistakes_in(folder: Path) -> list[InstructorMistake]:
    """Return the wrong functions in the `*.py` files of a folder.

    CannotUseMistake names the file and the line of one that cannot be read.
    """
    if not folder.is_dir():
        raise CannotUseMistake(
            f"{folder} is no folder; name the one with your mistakes"
        )
    return [found for file in sorted(folder.glob("*.py")) for found in _in_file(file)]


def mistake_of(
    exercise: Exercise, mistake: InstructorMistake, attempt: Attempt
) -> Mistake:
    """Return the mistake of an instructor, whose calls `attempt` makes.

    NotAMistake if the function is right.
    """
    recorded = {case.key: attempt(case.call) for case in exercise.fixed}
    wrong = [
        case for case in exercise.fixed if exercise.judged(case, recorded[case.key])
    ]
    if not wrong:
        raise NotAMistake(mistake)
    return Mistake(
        f"like {mistake.place}",
        tuple(wrong),
        mistake.advice,
        wrong_functions=(RecordedOutcomes(recorded),),
        every_case=True,
    )


def with_instructor_mistakes(exercise: Exercise, folder: Path) -> Exercise:
    """Return the exercise with the mistakes of a folder, which are told first."""
    added = []
    for mistake in mistakes_in(folder):
        if (mistake.function, mistake.stage) == (exercise.name, exercise.stage):
            with attempts(_Definition(mistake), exercise.stand_ins) as attempt:
                added.append(mistake_of(exercise, mistake, attempt))
    return replace(exercise, mistakes=(*added, *exercise.mistakes))


class _Definition:
    """Defines a pasted function when it is first called: in the child, not here."""

    def __init__(self, mistake: InstructorMistake) -> None:
        self._mistake = mistake
        self._function: Callable[..., Any] | None = None

    def __call__(self, *args: Any) -> Any:
        self._function = self._function or self._mistake.define()
        return self._function(*args)


def _in_file(file: Path) -> Iterator[InstructorMistake]:
    try:
        text = file.read_text(encoding="utf-8")
        tree = ast.parse(text)
    except (OSError, *PARSE_FAULTS) as error:
        raise CannotUseMistake(f"{file.name} cannot be read: {error}") from None
    defined = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    marked = [(node, mark) for node in defined if (mark := _mark(node))]
    for node, mark in marked:
        place = f"{file.name}, line {node.lineno}"
        others = [other for other, _ in marked if other is not node]
        function, stage, advice = _meant(mark, place)
        if function != node.name:
            raise CannotUseMistake(f"{place}: {node.name} is marked as {function}")
        yield InstructorMistake(
            function, stage, advice, place, _without(text, node, others)
        )


def _mark(node: ast.FunctionDef) -> ast.Call | None:
    """Return the decorator that marks a wrong function."""
    for decorator in node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id=name)) if name == DECORATOR:
                return decorator
    return None


def _meant(mark: ast.Call, place: str) -> tuple[str, int, str]:
    """Return the function, the stage and the advice that a mark names."""
    try:
        function, advice = map(ast.literal_eval, mark.args)
        named = {word.arg: ast.literal_eval(word.value) for word in mark.keywords}
        stage = course.stage(named["stage"]) if named else course.stage_of(function)
        if function not in stage.functions or not advice.strip():
            raise ValueError
    except (ValueError, KeyError, TypeError, AttributeError):
        raise CannotUseMistake(
            f'{place}: write @like("update_hand", "You ..."), with the name of a '
            "graded function and a sentence; `stage=3` names an earlier stage"
        ) from None
    return function, stage.number, advice


def _without(text: str, node: Any, others: list[Any]) -> str:
    """Return a file's text without other marked functions and without the mark.

    Line numbers stay as they are.
    """
    lines = text.splitlines()
    for other in others:
        first = min(decorator.lineno for decorator in other.decorator_list)
        lines[first - 1 : other.end_lineno] = [""] * (other.end_lineno - first + 1)
    for decorator in node.decorator_list:
        blank = [""] * (decorator.end_lineno - decorator.lineno + 1)
        lines[decorator.lineno - 1 : decorator.end_lineno] = blank
    return "\n".join(lines) + "\n"
