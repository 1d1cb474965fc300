"""Loads a function that the student wrote in an earlier notebook."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from scrabble_course import course
from scrabble_course.calling.definitions import PARSE_FAULTS, begins_in, stages_checked
from scrabble_course.calling.misuse import in_one_sentence
from scrabble_course.checks.notebook_file import NoNotebook, read_notebook
from scrabble_course.checks.progress_file import course_folder
from scrabble_course.diagnosis.lint.function_source import is_unwritten, source_of
from scrabble_course.diagnosis.lint.source import set_in, tree_of

_DEFINES = (ast.FunctionDef, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)


@in_one_sentence('mine("get_word_score")')
def mine(name: str) -> Callable[..., Any]:
    """Return your own function `name` from your notebook of its stage.

    It is the one that `check` saw last: what stands below its check is left out. Only
    imports, definitions and assignments of that notebook are run, none of its games or
    checks. If yours is not there or not written yet, the course's own comes
    instead, and a line says why. LookupError for a name that no stage asks for.
    """
    stage = course.stage_of(name)
    try:
        return _written(name, stage)
    except LookupError as error:
        print(f"{name}: the course's own is used, for {error.args[0]}.")
        ours: Callable[..., Any] = getattr(import_module(stage.module), name)
        return ours


def _written(name: str, stage: course.Stage) -> Callable[..., Any]:
    """Return the student's function, or raise LookupError with what is missing."""
    path = _notebook(stage)
    namespace: dict[str, Any] = {"__name__": "mine"}
    for number, cell in enumerate(_down_to_the_check(name, _code_cells(path)), 1):
        filename = f"<{path.name}, code cell {number}>"
        _run_definitions(cell, namespace, filename)
        # So that a traceback can show the line.
        linecache.cache[filename] = (len(cell), None, cell.splitlines(True), filename)
    function = namespace.get(name)
    if not callable(function):
        raise LookupError(f"there is no function {name} in {path.name}")
    if is_unwritten(source_of(function), name):
        raise LookupError(f"yours is not written yet in {path.name}")
    return function  # type: ignore[no-any-return]


def _down_to_the_check(name: str, cells: list[str]) -> list[str]:
    """Return the cells down to the last that checks a function, if it is there then.

    The lesson goes on below, and may use the names of a student's helpers.
    """
    is_there = False
    last = len(cells)
    for number, cell in enumerate(cells, 1):
        is_there |= begins_in(cell, name)
        for statement in _statements_in(cell):
            is_there |= name in set_in(statement)
            if is_there and [*stages_checked(statement, name)]:
                last = number
    return cells[:last]


def _notebook(stage: course.Stage) -> Path:
    folder = course_folder() or Path.cwd().parent
    path = folder / stage.notebook
    if not path.exists():
        raise LookupError(
            f"{path} is not there; `scrabble-course start` brings it back"
        )
    return path


def _code_cells(path: Path) -> list[str]:
    try:
        return read_notebook(path.read_bytes()).cells
    except (OSError, NoNotebook) as error:
        raise LookupError(f"{path} cannot be read as a notebook: {error}") from None


def _run_definitions(source: str, namespace: dict[str, Any], filename: str) -> None:
    """Run what a cell defines; a cell that cannot be read or run is left out."""
    for statement in _statements_in(source):
        if isinstance(statement, _DEFINES) and not _calls(statement):
            with suppress(Exception):
                code = compile(ast.Module([statement], []), filename, "exec")
                exec(code, namespace)


def _statements_in(cell: str) -> list[ast.stmt]:
    try:
        return tree_of(cell).body
    except PARSE_FAULTS:
        return []


def _calls(statement: ast.stmt) -> bool:
    """Whether an assignment calls something, and so might start a game."""
    assigns = isinstance(statement, ast.Assign | ast.AnnAssign)
    return assigns and any(isinstance(node, ast.Call) for node in ast.walk(statement))
