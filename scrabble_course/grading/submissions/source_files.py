"""Reads the files of a submission as text; nothing in them is run.

Whatever is wrong with a file is said in its note: a file that cannot be read has no
cells, and of a cell that is no Python there is what can be read.
"""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from scrabble_course.grading.submissions.cell_text import Cell, legible
from scrabble_course.grading.submissions.reading import one_reading
from scrabble_course.grading.submissions.student_files import (
    FoundFile,
    StudentFolder,
    files_of,
)
from scrabble_course.grading.submissions.submission import (
    FileNote,
    SourceFile,
    Submission,
    is_notebook,
)
from scrabble_course.grading.submissions.zipped import CannotUnzip, read_member

MOST_BYTES = 10_000_000
"""Of one file; a notebook's pictures are in it, too."""
MOST_BYTES_TOGETHER = 50_000_000
"""Of all files of a student."""
MOST_CODE = 300_000
"""Characters in all code cells of one file."""
MOST_SAVED = 60_000
"""Characters in those cells of one file that are no Python as a whole."""
MOST_CELLS = 1_000
MOST_PROBLEMS = 5


class CannotRead(Exception):
    """A file is not what its name says; the text says what is wrong."""


def read_submission(folder: StudentFolder) -> Submission:
    """Return all files of a student as they are now; nothing in them can raise."""
    with one_reading():
        return submission_of(folder.student, files_of(folder))


def submission_of(student: str, files: Iterable[FoundFile]) -> Submission:
    """Return the submission that consists of `files`."""
    read = []
    left = MOST_BYTES_TOGETHER
    with one_reading():
        for file in files:
            source, size = _read_at_most(file, left)
            left -= size
            read.append(source)
    return Submission(student, tuple(read))


def _read_at_most(file: FoundFile, left: int) -> tuple[SourceFile, int]:
    """Return a file and its size in bytes, if no more than `left` bytes are in it."""
    try:
        content = read_found(file)
        if len(content) > left:
            raise CannotRead("the files before it are too large already")
    except (CannotRead, CannotUnzip) as error:
        return _unread(file.path, str(error), str(error).encode()), 0
    return _source_file(file, content), len(content)


def _source_file(file: FoundFile, content: bytes) -> SourceFile:
    try:
        read = _notebook if is_notebook(file.path) else _python_file
        texts, problems = read(content)
        if sum(map(len, texts)) > MOST_CODE or len(texts) > MOST_CELLS:
            most = f"{MOST_CELLS:,} cells and {MOST_CODE:,} characters of code"
            raise CannotRead(f"it holds more than {most}")
    except CannotRead as error:
        return _unread(file.path, str(error), content)
    return _read(file.path, texts, problems, content)


def _read(
    path: str, texts: list[str], problems: list[str], content: bytes
) -> SourceFile:
    cells = list(_cells(texts))
    file = SourceFile(
        path, tuple(cell.text for cell in cells), FileNote(path), _digest(content)
    )
    lost = []
    for number, cell in enumerate(cells, 1):
        where = f"cell {number}, " if file.is_notebook else ""
        if cell.problem:
            problems.append(f"{where}{cell.problem}")
        lost += [(name, file.place(number, line)) for name, line in cell.lost]
    more = len(problems) - MOST_PROBLEMS
    if more > 0:
        problems[MOST_PROBLEMS:] = [f"and {more} more"]
    excerpt = next(filter(None, (cell.excerpt for cell in cells)), "")
    note = FileNote(path, "; ".join(problems), excerpt)
    return replace(file, note=note, lost=tuple(lost))


def _cells(texts: list[str]) -> Iterator[Cell]:
    left = MOST_SAVED
    for text in texts:
        cell = legible(text, may_be_saved=len(text) <= left)
        left -= len(text) if cell.problem else 0
        yield cell


def _unread(path: str, problem: str, content: bytes) -> SourceFile:
    return SourceFile(path, (), FileNote(path, problem), _digest(content))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def read_found(file: FoundFile, most: int = MOST_BYTES) -> bytes:
    """Return what a file holds, which may be in a zip.

    CannotRead or CannotUnzip says why not, also if it is more than `most` bytes.
    """
    if file.problem:
        raise CannotRead(file.problem)
    if file.member:
        return read_member(file.place, file.member, most)
    return _content_of(file.place, most)


def _content_of(place: Path, most: int) -> bytes:
    """Return what an ordinary file holds; a FIFO or a link is never waited for."""
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    try:
        with os.fdopen(os.open(place, flags), "rb") as opened:
            status = os.fstat(opened.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise CannotRead("it is no ordinary file")
            if status.st_size > most:
                raise CannotRead(
                    f"it has {status.st_size:,} bytes; {most:,} are read at most"
                )
            return opened.read(most)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise CannotRead(f"it cannot be opened: {why}") from None


def _notebook(content: bytes) -> tuple[list[str], list[str]]:
    """Return the texts of a notebook's code cells, and what is odd about it."""
    try:
        notebook = _json(content)
    except RecursionError:
        raise CannotRead("it is no notebook: it is nested too deep") from None
    except (ValueError, MemoryError) as error:
        raise CannotRead(f"it is no notebook: {error}") from None
    if not isinstance(notebook, dict):
        raise CannotRead("it is no notebook: it holds no {...}")
    cells = notebook.get("cells", _cells_of_old(notebook))
    if not isinstance(cells, list):
        raise CannotRead("it is no notebook: it has no list of cells")
    problems = []
    if notebook.get("nbformat") != 4:
        written = str(notebook.get("nbformat"))[:20]
        problems.append(
            f"its nbformat is {written!r}, not 4; open it in JupyterLab, and save it"
        )
    code = [cell for cell in cells if _is_code(cell)]
    if not code:
        problems.append("it has no code cells")
    return [_text(cell) for cell in code], problems


def _json(content: bytes) -> Any:
    try:
        return json.loads(content)
    except UnicodeDecodeError:  # some programs write in an old encoding
        return json.loads(content.decode("cp1252", errors="replace"))


def _cells_of_old(notebook: dict[str, Any]) -> list[Any] | None:
    """Return the cells of a notebook in the format of before 2015."""
    sheets = notebook.get("worksheets")
    if not isinstance(sheets, list):
        return None
    lists = [sheet.get("cells") for sheet in sheets if isinstance(sheet, dict)]
    return [cell for cells in lists if isinstance(cells, list) for cell in cells]


def _is_code(cell: Any) -> bool:
    return isinstance(cell, dict) and cell.get("cell_type") == "code"


def _text(cell: dict[str, Any]) -> str:
    source = cell.get("source", cell.get("input", ""))
    lines = source if isinstance(source, list) else [source]
    return "".join(line for line in lines if isinstance(line, str))


def _python_file(content: bytes) -> tuple[list[str], list[str]]:
    """Return a Python file as one cell; old ones may be in another encoding."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return [content.decode("utf-16", errors="replace")], []
    try:
        return [content.decode("utf-8-sig")], []
    except UnicodeDecodeError as error:
        text = content.decode("cp1252", errors="replace")
        line = content.count(b"\n", 0, error.start) + 1
        return [text], [f"line {line} is not in UTF-8; it was read as Windows text"]
