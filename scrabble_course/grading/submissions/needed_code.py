"""What a function is made of: its text, and that of all it needs of what was handed in.

By that it is known again when it comes once more. What is tried out beside it changes
nothing; a helper in another cell does, or what it takes from a module of one's own.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from scrabble_course import course
from scrabble_course.calling.definitions import first_line
from scrabble_course.checks.notebook_file import names_in_code
from scrabble_course.grading.sandbox.names_in import (
    LOOK_NAMES_UP,
    names_changed,
    placed_statements,
)
from scrabble_course.grading.sandbox.submitted_modules import (
    WRITE_A_FILE,
    is_run_by,
    modules_at,
)
from scrabble_course.grading.submissions.at_its_check import names_in_file
from scrabble_course.grading.submissions.defined_functions import definitions_in
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.submissions.logical_lines import lines_of
from scrabble_course.grading.submissions.programs import near_first
from scrabble_course.grading.submissions.read_limits import TooLongToRead, reading_now
from scrabble_course.grading.submissions.submission import SourceFile

CHANGE_ANYTHING = LOOK_NAMES_UP - {"get_ipython"} | set(
    "__import__ builtins delattr importlib setattr sys".split()
)
"""With these, code may give any name another meaning."""
ALL = "*"
"""In place of a module's names: all of them."""
_IMPORTS = (ast.Import, ast.ImportFrom)


@dataclass(frozen=True, slots=True)
class NeededCode:
    """A digest of a function with what it needs, and the files that this is in."""

    digest: str
    paths: frozenset[str]


def needed_codes(files: Sequence[SourceFile]) -> dict[tuple[str, str], NeededCode]:
    """Return what each graded function is made of, by the file that defines it.

    As far as there is time to read all that.

    >>> from scrabble_course.grading.submissions.submission import FileNote
    >>> text = "n = 2\\ndef update_hand(hand, word): return n"
    >>> tried, changed = text + "\\nupdate_hand({}, '')", text.replace("2", "3")
    >>> digests = [
    ...     needed_codes([SourceFile("x.py", (cell,), FileNote("x.py"), "")])[
    ...         "x.py", "update_hand"
    ...     ].digest
    ...     for cell in (text, tried, changed)
    ... ]
    >>> digests[0] == digests[1] != digests[2]
    True
    """
    found: dict[tuple[str, str], NeededCode] = {}
    with suppress(TooLongToRead):
        for file in files:
            for name in sorted(_defined_in(file)):
                found[file.path, name] = _needed_code(files, file, name)
    return found


def _defined_in(file: SourceFile) -> set[str]:
    lessons = all_lesson_cells()
    own = (cell for cell in file.cells if cell not in lessons)
    defined = {one.name for cell in own for one in definitions_in(cell)}
    return defined & course.GRADED_FUNCTIONS


def _needed_code(
    files: Sequence[SourceFile], file: SourceFile, function: str
) -> NeededCode:
    near = near_first(files, file.path)
    modules = {name: one for one in near[::-1] for name in modules_at(one.path)}
    asked: dict[str, set[str]] = {file.path: {function}}
    waiting = [(file, {function})]
    parts: list[str] = []
    for source, names in waiting:
        if reading := reading_now():
            reading.check_time()
        needed, statements = _needed_in(source, names)
        nodes = [one.node for one in statements]
        for one in statements:
            parts += [text for text in one.texts(needed) if text not in _of_lessons()]
        texts = [one.text for one in statements]
        parts += _opened(files, texts)
        wanted = [(one, {ALL}) for one in _run(files, nodes)]
        wanted += [
            (modules[name], taken)
            for name, taken in _imported(nodes, needed)
            if name in modules
        ]
        more: dict[str, tuple[SourceFile, set[str]]] = {}
        for module, taken in wanted:
            more.setdefault(module.path, (module, set()))[1].update(taken)
        for path, (module, taken) in more.items():
            if left := taken - asked.setdefault(path, set()):
                asked[path] |= left
                waiting.append((module, left))
    text = "\0".join(["function", function, *parts])
    digest = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
    return NeededCode(digest, frozenset(asked))


def _needed_in(file: SourceFile, names: set[str]) -> tuple[set[str], list[_Own]]:
    """Return all names that some need in a file, and what gives or changes them."""
    known = names_in_file(file.cells)
    needed: set[str] = set()
    # What is run as text may give any name: what that text is made of counts, too.
    read_by_exec = [s.read for s in known.steps if {"eval", "exec"} & s.read]
    for name in names.union(*read_by_exec):
        needed |= known.needed_by(name) if name not in needed else set()
    return needed, [
        one
        for one in _own_in(file.cells)
        if one.may_do_all
        or {ALL, *one.names} & needed
        or (ALL in one.names and known.gives(one.node, needed))
    ]


class _Own(NamedTuple):
    """A student's own statement, and the names that it gives or may change.

    It `may_do_all` if what it calls may give any name another meaning.
    """

    node: ast.stmt
    names: set[str]
    may_do_all: bool
    text: str

    def texts(self, needed: Collection[str]) -> Iterator[str]:
        """Yield the text of a statement; of an import, of each name that is needed."""
        if not isinstance(self.node, _IMPORTS):
            yield self.text
            return
        start = ""
        if isinstance(self.node, ast.ImportFrom):
            start = f"from {'.' * self.node.level}{self.node.module or ''} "
        for alias in self.node.names:
            own = alias.asname or alias.name.partition(".")[0]
            if {own, ALL} & {*needed} or own == ALL:
                yield f"{start}import {alias.name} as {own}"


@lru_cache(maxsize=12)  # of one student's files, many functions are looked at
def _own_in(cells: tuple[str, ...]) -> list[_Own]:
    lessons, lines = all_lesson_cells(), [*map(_lines, cells)]
    steps = names_in_file(cells).steps
    imported = {name for s in steps if isinstance(s.node, _IMPORTS) for name in s.given}
    return [
        _Own(
            step.node,
            step.given
            | ((names_changed(step.node) | _changed_inside(step.node)) - imported),
            bool(step.read & CHANGE_ANYTHING)
            or bool(_magics_in(step.node) & {*WRITE_A_FILE, "run"}),
            _text(lines[step.place[0] - 1], step.node),
        )
        for step in steps
        if cells[step.place[0] - 1] not in lessons
    ]


@cache
def _of_lessons() -> frozenset[str]:
    """Return the texts of the statements in all lessons: they stay in changed cells."""
    found: set[str] = set()
    for cell in all_lesson_cells():
        lines = _lines(cell)
        for step in placed_statements(cell):
            text = _text(lines, step.node)
            found.update(_Own(step.node, set(), False, text).texts({ALL}))
    return frozenset(found)


def _changed_inside(node: ast.stmt) -> set[str]:
    """Return the names of a file that a function in it changes when it is called."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return set()
    changed: set[str] = set()
    own: set[str] = set()
    shared: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Global):
            shared.update(part.names)
        elif isinstance(part, ast.arg):
            own.add(part.arg)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            own.add(part.id)
        elif isinstance(part, ast.stmt) and part is not node:
            changed |= names_changed(part)
    return changed - own | shared


def _magics_in(node: ast.stmt) -> set[str]:
    """Return the names of the magics that a statement calls."""
    return {
        str(part.args[0].value)
        for part in ast.walk(node)
        if isinstance(part, ast.Call)
        and isinstance(part.func, ast.Attribute)
        and part.func.attr in ("run_line_magic", "run_cell_magic")
        and part.args
        and isinstance(part.args[0], ast.Constant)
    }


def _lines(cell: str) -> list[str]:
    """Return the lines of a cell, without blanks at their ends."""
    return [line.rstrip() for line in lines_of(cell)]


def _text(lines: Sequence[str], node: ast.stmt) -> str:
    return "\n".join(lines[first_line(node) - 1 : node.end_lineno])


def _imported(
    nodes: Sequence[ast.stmt], needed: set[str]
) -> Iterator[tuple[str, set[str]]]:
    """Yield the modules that statements import, and which names of each they take.

    Where they take all, it is those that are `needed`.
    """
    parts = [part for node in nodes for part in ast.walk(node)]
    times = Counter(part.id for part in parts if isinstance(part, ast.Name))
    taken: defaultdict[str, list[str]] = defaultdict(list)
    for part in parts:
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            taken[part.value.id].append(part.attr)

    def of_module(name: str) -> set[str]:
        """Return what is taken of a module, all of it if that cannot be read off."""
        is_sure = name in taken and times[name] == len(taken[name])
        return set(taken[name]) if is_sure else {ALL}

    for part in parts:
        if isinstance(part, ast.ImportFrom):
            for alias in part.names:
                is_all = alias.name == ALL
                yield part.module or "", needed if is_all else {alias.name}
                name = f"{part.module or ''}.{alias.name}".removeprefix(".")
                yield name, of_module(alias.asname or alias.name)
        elif isinstance(part, ast.Import):
            for alias in part.names:
                yield alias.name, of_module(alias.asname or alias.name)


def _opened(files: Sequence[SourceFile], texts: Sequence[str]) -> Iterator[str]:
    """Yield what the files of data hold that the texts of statements name."""
    data = [(file.path, file.data) for file in files if file.data is not None]
    is_named = names_in_code(texts if data else ())
    for path, content in data:
        if reading := reading_now():
            reading.check_time()
        if is_named(path):
            yield content.decode("utf-8-sig", "backslashreplace")


def _run(
    files: Sequence[SourceFile], nodes: Sequence[ast.stmt]
) -> Iterator[SourceFile]:
    """Yield the files that statements `%run`, and the Python that they may open."""
    running = [node for node in nodes if "run" in _magics_in(node)]
    opened = [text for text in _texts_in(nodes) if text.endswith(".py")]
    for text in _texts_in(running) + opened:
        yield from (file for file in files if is_run_by(text, file.path))


def _texts_in(nodes: Sequence[ast.stmt]) -> list[str]:
    return [
        part.value
        for node in nodes
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    ]
