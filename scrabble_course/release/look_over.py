"""What a student should know of the files that are packed, before they are graded."""

from __future__ import annotations

import builtins
import json
import re
import symtable
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePath

from scrabble_course import course
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.checks.notebook_file import (
    DATA,
    MOST_BYTES,
    MOST_CODE,
    NoNotebook,
    read_notebook,
)
from scrabble_course.diagnosis.near_names import near_in
from scrabble_course.diagnosis.newer_python import newer_in
from scrabble_course.resources.shipped_files import WORD_FILES

LARGE = 2_000_000
"""Bytes; a notebook that has more goes without its outputs."""

_STEMS = {PurePath(stage.notebook).stem for stage in course.STAGES}
_GIVES_MORE = re.compile(r"import \*|%run|\b(?:exec|globals|get_ipython)\(")
"""What may give names that cannot be read off."""
_OF_JUPYTER = ("In", "Out", "_", "display", "exit", "get_ipython", "quit")

Cells = Mapping[str, Sequence[str]]
"""The texts of the cells of files, by their paths."""


def without_outputs(content: bytes) -> bytes:
    """Return a notebook without what its cells printed and drew, if it is a large one.

    >>> len(without_outputs(b'{"cells": [], "x": "' + b"." * 3_000_000 + b'"}')) > LARGE
    True
    """
    if len(content) <= LARGE:
        return content
    try:
        notebook = json.loads(content)
        for cell in notebook["cells"]:
            if "outputs" in cell:
                cell["outputs"] = []
        notebook.get("metadata", {}).pop("widgets", None)
        return json.dumps(notebook, indent=1).encode()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return content


def cells_in(files: Mapping[str, bytes], notes: list[str]) -> Cells:
    """Return the cells of all files, and add a note on each that is odd."""
    cells: dict[str, Sequence[str]] = {}
    for path, content in files.items():
        texts, problems = _read(path, content)
        cells[path] = texts
        if len(content) > MOST_BYTES:
            problems.append(f"it has {len(content):,} bytes; {MOST_BYTES:,} are read")
        if (size := sum(map(len, texts))) > MOST_CODE:
            problems.append(f"of {size:,} characters of code, {MOST_CODE:,} are read")
        notes += [f"{path}: {problem}." for problem in problems]
    return cells


def notes_on(cells: Cells) -> Iterator[str]:
    """Yield what is worth knowing: copies, and a newer Python."""
    for path in cells:
        stem = PurePath(path).stem
        if stem not in _STEMS and any(name in stem for name in _STEMS):
            yield f"{path} goes in, too: of all copies the best one counts."
    for path, texts in cells.items():
        if newer := [one for text in texts for one in newer_in(text)]:
            yield f"{path}: {newer[0]}; whoever grades may have an older one."


def data_named(is_named: Callable[[str], bool], others: Sequence[str]) -> list[str]:
    """Return which of the other files are data that cells name, without our words."""
    return [
        path
        for path in others
        if path.lower().endswith(DATA)
        and PurePath(path).name not in WORD_FILES
        and is_named(path)
    ]


def lacking(name: str, cells: Sequence[str]) -> list[str]:
    """Return the names that a function needs, and that no cell gives.

    None where that cannot be told, such as beside a file that is run.
    """
    if any(_GIVES_MORE.search(cell) for cell in cells):
        return []
    given, reads = {*dir(builtins), *_OF_JUPYTER}, dict[str, set[str]]()
    for cell in cells:
        try:
            table = symtable.symtable(cell, "<cell>", "exec")
        except PARSE_FAULTS:  # with a magic, say
            given.update(re.findall(r"\w+", cell))
            continue
        made = [one for one in table.get_symbols() if one.is_assigned()]
        made += [one for one in table.get_symbols() if one.is_imported()]
        given |= {one.get_name() for one in made}
        for inner in table.get_children():
            reads.setdefault(inner.get_name(), set()).update(_read_outside(inner))
            given |= _made_global(inner)
    waiting = [name]
    for one in waiting:
        waiting += sorted(reads.get(one, set()).difference(waiting))
    return [one for one in waiting[1:] if one not in given]


def _read_outside(table: symtable.SymbolTable) -> set[str]:
    read = table.get_globals() if isinstance(table, symtable.Function) else ()
    return set(read).union(*map(_read_outside, table.get_children()))


def _made_global(table: symtable.SymbolTable) -> set[str]:
    """Return the names that a function declares as global: it may give them."""
    own = {one.get_name() for one in table.get_symbols() if one.is_declared_global()}
    return own.union(*map(_made_global, table.get_children()))


def near_to(name: str, cells: Sequence[str]) -> str:
    """Say what may be meant by a function that is not written, "" if nothing."""
    return next((near[1] for text in cells if (near := near_in(text, name))), "")


def _read(path: str, content: bytes) -> tuple[Sequence[str], list[str]]:
    if not path.endswith(".ipynb"):
        return [content.decode("utf-8", errors="replace")], []
    try:
        return read_notebook(content)
    except NoNotebook as error:
        return [], [str(error)]
