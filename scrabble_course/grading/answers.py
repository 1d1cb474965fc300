"""Which functions are answers: those that students write, and what these rely on.

The box holds stubs in their place (`box.py`); those of earlier stages are given to a
student's work (`given.py`), as the lessons do.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from scrabble_course import course


@dataclass(frozen=True, slots=True)
class Answers:
    """The functions of one module that are answers of one stage."""

    module: str
    stage: int
    functions: tuple[str, ...]


@cache
def all_answers() -> tuple[Answers, ...]:
    """Return the answers of all stages; those of a stage in the order of writing."""
    graded = [
        Answers(stage.module, stage.number, needed_by(stage.module, *stage.functions))
        for stage in course.STAGES
        if stage.graded
    ]
    return (*graded, *_SOLVED_ELSEWHERE)


@cache
def needed_by(module: str, *functions: str) -> tuple[str, ...]:
    """Return `functions`, and those of their module that they call, however deep.

    >>> needed_by("scrabble_course.word_game.valid_words", "is_valid_word")
    ('is_valid_word', 'holds_letters')
    """
    source = inspect.getsource(import_module(module))
    defined = {
        node.name: node
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef)
    }
    found = list(functions)
    for name in found:
        for node in ast.walk(defined[name]):
            called = node.id if isinstance(node, ast.Name) else ""
            if called in defined and called not in found:
                found.append(called)
    return tuple(found)


def _whole(module: str, stage: int) -> Answers:
    functions = inspect.getmembers(import_module(module), inspect.isfunction)
    own = tuple(name for name, one in functions if one.__module__ == module)
    return Answers(module, stage, own)


_SOLVED_ELSEWHERE = (_whole("scrabble_course.board.play_scores", 11),)
"""The same answers in other words, with the last stage at which they would help."""
