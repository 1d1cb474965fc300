"""Reads a student's submission: its files as text, and when each came; runs nothing.

Whatever is wrong with a file is said in its note: a file that cannot be read has no
cells, and of a cell that is no Python there is what can be read.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from scrabble_course.checks.notebook_file import (
    MOST_CELLS,
    MOST_CODE,
    MOST_DATA,
    NoNotebook,
    names_in_code,
    read_notebook,
)
from scrabble_course.grading.submissions.cell_text import Cell, legible
from scrabble_course.grading.submissions.defined_functions import definitions_in
from scrabble_course.grading.submissions.file_content import CannotRead, read_found
from scrabble_course.grading.submissions.handed_answers import answers_of
from scrabble_course.grading.submissions.lesson_cells import all_lesson_cells
from scrabble_course.grading.submissions.marimo import without_marimo
from scrabble_course.grading.submissions.needed_code import needed_codes
from scrabble_course.grading.submissions.read_limits import (
    TooLongToRead,
    one_reading,
    reading_now,
)
from scrabble_course.grading.submissions.salvage import (
    SalvagedText,
    names_defined,
    without_long,
)
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
from scrabble_course.grading.submissions.upload import (
    Source,
    Upload,
    last_of,
    part_of,
)
from scrabble_course.grading.submissions.zip_archives import CannotUnzip

MOST_BYTES_TOGETHER = 50_000_000
"""Of all files of a student."""
LONGEST_CELL = 100_000
"""Characters; in a longer cell, statements are left out that are long."""
LONGEST_STATEMENT = 20_000
LONGEST_READ = 500_000
"""Characters of a cell in which statements are looked for."""
MOST_SAVED = 60_000
"""Characters in those cells of one file that are no Python as a whole."""
MOST_PROBLEMS = 5
MOST_DATA_FILES = 20
"""That are read, of those that code names."""
WORD_LIST = re.compile(r"(?:word|dict)[^/]*\.txt$", re.IGNORECASE)
"""How data is called that may be too large: the box has a word list."""
IS_NO_PYTHON = "is no Python"


def read_submission(
    folder: StudentFolder, explains: bool = False, timed: bool = True
) -> Submission:
    """Return a student's work as it is now; nothing in it can raise.

    Where it `explains`, answers about their own code are part of it, and where it is
    `timed`, when each part came.
    """
    with one_reading():
        found = files_of(folder)
        files = read_files(found)
        times = _times(folder, found, files) if timed else {}
    answers = answers_of(folder) if explains else None
    return Submission(folder.student, files, answers, times)


def read_files(found: Iterable[FoundFile]) -> tuple[SourceFile, ...]:
    """Return the files that were found as text."""
    read: list[SourceFile] = []
    left = MOST_BYTES_TOGETHER
    with one_reading():
        data = []
        for file in found:
            if file.is_data:
                data.append(file)
                continue
            source, size = _read_at_most(file, left)
            left -= size
            read.append(source)
        is_named = names_in_code(c for source in read for c in source.cells if data)
        for number, file in enumerate(one for one in data if is_named(one.path)):
            read += _data(file, has_room=number < MOST_DATA_FILES)
    return tuple(read)


def content_of(file: SourceFile) -> str:
    """Return a digest of what is the student's own in a file: code, not outputs.

    A notebook that was run again, or that got a newer lesson, is the same.
    """
    lesson = all_lesson_cells()
    own = [cell for cell in file.cells if cell.strip() and cell not in lesson]
    return hashlib.sha256("\0".join(own).encode("utf-8", "replace")).hexdigest()


def _times(
    folder: StudentFolder, found: Iterable[FoundFile], files: Sequence[SourceFile]
) -> dict[str, Upload]:
    """Return when each file that can be read came, and each function in it."""
    contents = {read.path: content_of(read) for read in files if read.cells}
    came = {
        file.path: _came(contents[file.path], file, folder)
        for file in found
        if file.time is not None and not file.problem and file.path in contents
    }
    functions = {
        part_of(path, function): replace(
            last_of(came[one] for one in code.paths if one in came), content=code.digest
        )
        for (path, function), code in needed_codes(files).items()
        if path in came
    }
    return came | functions


def _came(content: str, file: FoundFile, folder: StudentFolder) -> Upload:
    assert file.time is not None
    told = folder.times.get(file.path) or folder.times.get("")
    if told:
        return Upload(content, told, Source.TABLE)
    if file.is_told or folder.is_late is not None:
        return Upload(content, file.time, Source.PLATFORM, folder.is_late)
    source = Source.FILE if folder.keeps_times else Source.NOBODY
    return Upload(content, file.time, source)


def _data(file: FoundFile, has_room: bool) -> Iterator[SourceFile]:
    """Yield a file of data, or why it is not read; of a list of words that is none."""
    try:
        if not has_room:
            raise CannotRead(f"of files of data, {MOST_DATA_FILES} are read at most")
        content = read_found(file, MOST_DATA)
    except (CannotRead, CannotUnzip) as error:
        if not WORD_LIST.search(file.path):
            yield _unread(file.path, str(error), str(error).encode())
        return
    note = FileNote(file.path)
    yield SourceFile(file.path, (), note, _digest(content), data=content)


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
        if is_notebook(file.path):
            texts, problems = _notebook(content)
        else:
            texts, problems = _python_file(content)
    except NoNotebook as error:
        return _unread(file.path, str(error), content)
    if len(texts) > MOST_CELLS:
        problems.append(f"of its {len(texts):,} cells, {MOST_CELLS:,} are read")
    return _read(file.path, texts[:MOST_CELLS], problems, content)


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
        for name, line in cell.lost:
            what = f"needs what is newer ({cell.needs})" if cell.needs else IS_NO_PYTHON
            lost.append((name, f"{what}: {file.place(number, line)}"))
    more = len(problems) - MOST_PROBLEMS
    if more > 0:
        problems[MOST_PROBLEMS:] = [f"and {more} more"]
    excerpt = next(filter(None, (cell.excerpt for cell in cells)), "")
    note = FileNote(path, "; ".join(problems), excerpt)
    return replace(file, note=note, lost=tuple(lost))


def _cells(texts: list[str]) -> Iterator[Cell]:
    """Yield the cells, as long as there is room: one that is too long goes alone."""
    room, left = MOST_CODE, MOST_SAVED
    for text in texts:
        short = _shortened(text, room)
        room -= len(short.text)
        cell = legible(short.text, may_be_saved=len(short.text) <= left)
        left -= len(short.text) if cell.problem else 0
        if short.text != text:
            why = f"of its {len(text):,} characters, {len(short.text):,} are read"
            most = f"a file may have {MOST_CODE:,} characters of code"
            problem = "; ".join(filter(None, [f"{why}: {most}", cell.problem]))
            cell = replace(cell, problem=problem, lost=(*short.lost, *cell.lost))
        yield cell


def _shortened(text: str, room: int) -> SalvagedText:
    """Return a text if there is room for it, else what is left without long lists."""
    if len(text) <= min(room, LONGEST_CELL):
        return SalvagedText(text)
    try:
        if reading := reading_now():
            reading.check_time()
    except TooLongToRead:
        return SalvagedText("")
    short = without_long(text[:LONGEST_READ], LONGEST_STATEMENT)
    if len(short.text) <= room:
        return short
    return SalvagedText("", tuple(names_defined(text[:LONGEST_READ])))


def _unread(path: str, problem: str, content: bytes) -> SourceFile:
    return SourceFile(path, (), FileNote(path, problem), _digest(content))


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _notebook(content: bytes) -> tuple[list[str], list[str]]:
    """Return the cells of a notebook, or Python that is only called like one."""
    try:
        return read_notebook(content)
    except NoNotebook:
        texts, problems = _python_file(content)
        if not definitions_in(texts[0]):
            raise
    return texts, ["it is a Python file that is called like a notebook", *problems]


def _python_file(content: bytes) -> tuple[list[str], list[str]]:
    """Return a Python file as one cell, or a notebook that is called like one."""
    if content[:1_000].lstrip().startswith(b"{") and b'"cells"' in content:
        with contextlib.suppress(NoNotebook):
            texts, problems = read_notebook(content)
            return texts, ["it is a notebook that is called .py", *problems]
    text, problems = _python_text(content)
    return [without_marimo(text)], problems


def _python_text(content: bytes) -> tuple[str, list[str]]:
    """Return a text, which may be in another encoding if it is old."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace"), []
    try:
        return content.decode("utf-8-sig"), []
    except UnicodeDecodeError as error:
        text = content.decode("cp1252", errors="replace")
        line = content.count(b"\n", 0, error.start) + 1
        return text, [f"line {line} is not in UTF-8; it was read as Windows text"]
