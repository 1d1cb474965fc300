"""What goes into the box for one job: the file, and others that it makes use of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from posixpath import relpath

from scrabble_course import course
from scrabble_course.calling.definitions import begins_in, is_stub
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.sandbox.statements import without_blocks
from scrabble_course.grading.submissions.jobs import Job, stage_by_name
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.submissions.parsing import parsed
from scrabble_course.grading.submissions.submission import SourceFile, Submission

MOST_FILES = 10
_BORROWED = re.compile(r"""\bmine\(\s*["'](\w+)""")


def program_of(job: Job, submission: Submission) -> Program:
    """Return the program that one file of a submission is."""
    path = PurePosixPath(job.file.path)
    lessons = all_lesson_cells()
    cells = tuple(lessons.get(cell, cell) for cell in job.file.cells)
    near = near_first([file for file in submission.files if file.cells], job.file.path)
    files: dict[str, tuple[str, ...]] = {}
    for file in _used_by(job.file, near):
        files.setdefault(_path_from(path.parent, file.path), file.cells)
    data = [(file.path, file.data) for file in submission.files]
    return Program(
        cells,
        path.name,
        files,
        frozenset(job.functions),
        data={relpath(at, path.parent): it for at, it in data if it is not None},
        own_parameters=_own_parameters(job.file, submission),
    )


def _own_parameters(file: SourceFile, submission: Submission) -> dict[str, str]:
    """Return the parameters of functions that a file borrows from earlier notebooks."""
    borrowed = {name for cell in file.cells for name in _BORROWED.findall(cell)}
    found: dict[str, str] = {}
    for name in sorted(borrowed & course.GRADED_FUNCTIONS):
        stage = course.stage_of(name).number
        for other in submission.files:
            if other is not file and stage_by_name(other.path) == stage:
                for cell in other.cells:
                    if begins_in(cell, name):
                        found.update(_parameters_in(cell, name))
    return found


def _parameters_in(cell: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the parameters of a function, as its last definition has them."""
    for node in without_blocks(getattr(parsed(cell), "body", ())):
        if (
            isinstance(node, ast.FunctionDef)
            and node.name == name
            and not is_stub(node)
        ):
            yield name, ast.unparse(node.args)


def _used_by(file: SourceFile, others: list[SourceFile]) -> list[SourceFile]:
    """Return the files that a file imports, runs or opens, and those that these do."""
    used = [file]
    if len(others) > 1:
        for user in used:
            words = _words_of_imports(user)
            known = {one.path for one in used}
            used += [
                o for o in others if o.path not in known and _stem(o.path) in words
            ]
            if len(used) > MOST_FILES:
                break
    return used[1 : MOST_FILES + 1]


def _words_of_imports(file: SourceFile) -> set[str]:
    return {
        word
        for cell in file.cells
        for line in cell.splitlines()
        if "import" in line or "run" in line or ".py" in line
        for word in re.findall(r"\w+", line)
    }


def _stem(path: str) -> str:
    """Return the name by which a file is imported, that of its folder for a package.

    >>> _stem("lib/__init__.py"), _stem("lib/more.py")
    ('lib', 'more')
    """
    return path.removesuffix("/__init__.py").rpartition("/")[2].partition(".")[0]


def near_first(files: Iterable[SourceFile], path: str) -> list[SourceFile]:
    """Return files as the code at a path finds them: of two of a name, the first."""
    folder = PurePosixPath(path).parent
    return sorted(files, key=lambda file: _distance(folder, file.path))


def _distance(folder: PurePosixPath, path: str) -> int:
    """Return how far a file is from a folder: of two of a name the near one counts."""
    parents = [*PurePosixPath(path).parents]
    return parents.index(folder) if folder in parents else len(parents) + MOST_FILES


def _path_from(folder: PurePosixPath, path: str) -> str:
    """Return a path as a file in `folder` would write it.

    >>> _path_from(PurePosixPath("ann"), "ann/lib/more.py")
    'lib/more.py'
    """
    place = PurePosixPath(path)
    return str(place.relative_to(folder) if place.is_relative_to(folder) else place)
