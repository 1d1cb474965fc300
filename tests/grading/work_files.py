"""Files as students hand them in, made by hand."""

import hashlib
import inspect
from importlib import import_module

import pytest

from scrabble_course import course
from scrabble_course.grading.submissions.submission import (
    FileNote,
    SourceFile,
    Submission,
)
from scrabble_course.grading.supervisor.isolation import IsolationLevel, missing
from tests.patience import AT_NIGHT

GRADED = [stage for stage in course.STAGES if stage.graded]
LEVELS = [level.value for level in IsolationLevel if not missing(level)]


def grader_at(*levels, stages=GRADED):
    """Make the fixture of a module: the grader of each of these levels, in turn.

    It asks for these stages alone, in boxes that all tests share (`shared_grader`).
    """

    @pytest.fixture(scope="module", params=levels)
    def grader(request, shared_grader):
        return shared_grader(request.param, stages)

    return grader


def at_levels(name, cases, one_in):
    """Parametrize a test with levels and cases: all of them at night.

    By day all are tried at the strongest level, and at each other one in so many.
    """
    return pytest.mark.parametrize(
        ("level", name),
        [
            pytest.param(level, case, id=f"{level}-{called}")
            for number, level in enumerate(LEVELS)
            for place, (called, case) in enumerate(cases.items())
            if AT_NIGHT or number == 0 or place % one_in == number
        ],
    )


def file(path, *cells):
    digest = hashlib.sha256("\0".join(cells).encode()).hexdigest()
    return SourceFile(path, cells, FileNote(path), digest)


def handed_in(*cells, path="ps3.py"):
    return Submission("ann", (file(path, *cells),))


def answers_of(stage):
    """The source of a stage's functions, as one who imports the rest would write."""
    module = import_module(stage.module)
    functions = {
        name: value
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == stage.module
    }
    imports = f"from {stage.module} import *\n"
    names = [name for name in vars(module) if name not in functions]
    given = ", ".join(name for name in names if not name.startswith("__"))
    imports = f"from {stage.module} import {given}\n" if given else ""
    return [imports, *map(inspect.getsource, functions.values())]


def mark_of(graded, function, stage=None):
    """The mark of one function; the only one with that name without a stage."""
    [found] = [
        mark
        for mark in graded.marks
        if mark.function == function and stage in (None, mark.stage)
    ]
    return found


def lay_files(root, *paths):
    """Write files of which only the names matter."""
    lay(root, dict.fromkeys(paths, "{}"))


def lay(root, files):
    """Write files below a folder: texts, or bytes, by their paths."""
    for path, content in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        content = content.encode() if isinstance(content, str) else content
        (root / path).write_bytes(content)
