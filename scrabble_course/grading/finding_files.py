"""Finds what was handed in: students' folders, and the files in them.

Nothing is opened here. A link is never followed, and whatever is odd about a file is
told with it, so that the rest can be graded.
"""

from __future__ import annotations

import os
import stat
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from scrabble_course import course

SUFFIXES = (".ipynb", ".py", ".ipynb.txt", ".ipynb.json", ".py.txt")
"""How the names of files end that are read; browsers add some of that."""
BY_NBGRADER = "submitted"
NOT_LOOKED_INTO = {"__pycache__", "__MACOSX", "node_modules", "site-packages", "venv"}
DEEPEST = 6
"""Folders inside each other, below a student's."""
MOST_FILES = 100
MOST_ENTRIES = 20_000
"""Names that are looked at in one student's folders, whatever they are."""

_STAGE_NOTEBOOKS = {Path(stage.notebook).name for stage in course.STAGES}


@dataclass(frozen=True, slots=True)
class StudentFolder:
    """Where one student's files lie; with `by_nbgrader` it knows when they came."""

    student: str
    place: Path
    by_nbgrader: bool = False


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A notebook or Python file, `path` being its name below the student's folder.

    `time` is when it was handed in, as far as is known, and `problem` says why it is
    not to be opened, "" if it may be.
    """

    path: str
    place: Path
    time: datetime | None = None
    problem: str = ""


def student_folders(submissions: Path) -> tuple[list[StudentFolder], list[str]]:
    """Return the folders of the students, and the names of what belongs to nobody.

    They lie in `submissions` itself, or, as nbgrader lays them, in the folder
    `submitted` there. OSError if it cannot be looked into.
    """
    folders, strays = _folders_in(submissions, submissions.name == BY_NBGRADER)
    if [folder.place.name for folder in folders] == [BY_NBGRADER]:
        return _folders_in(submissions / BY_NBGRADER, True)
    return folders, strays


def _folders_in(place: Path, nbgrader: bool) -> tuple[list[StudentFolder], list[str]]:
    folders, strays = [], []
    with os.scandir(place) as entries:
        for entry in sorted(entries, key=lambda entry: entry.name):
            name = printable(entry.name)
            if entry.is_dir(follow_symlinks=False) and not _is_skipped(entry.name):
                folders.append(StudentFolder(name, Path(entry.path), nbgrader))
            elif entry.is_symlink() or entry.name.endswith(SUFFIXES):
                strays.append(name)
    return folders, strays


def files_of(folder: StudentFolder) -> tuple[FoundFile, ...]:
    """Return the files of one student, at most `MOST_FILES`.

    Those that are called like a notebook of the course go first.
    """
    files = sorted(_walk(folder.place, "", folder.by_nbgrader), key=_order)
    if len(files) <= MOST_FILES:
        return tuple(files)
    more = len(files) - MOST_FILES
    problem = f"{more:,} more files are not read: {MOST_FILES} are, at most"
    return (*files[:MOST_FILES], FoundFile("...", folder.place, problem=problem))


def _order(file: FoundFile) -> tuple[bool, int, str]:
    is_stage = Path(file.path).name in _STAGE_NOTEBOOKS
    return (not is_stage, file.path.count("/"), file.path)


def _walk(start: Path, path: str, nbgrader: bool) -> Iterator[FoundFile]:
    """Yield the files below a student's folder, and what is wrong with folders."""
    waiting = [(start, path, DEEPEST)]
    left = MOST_ENTRIES
    while waiting:
        folder, path, levels = waiting.pop()
        try:
            with os.scandir(folder) as found:
                entries = [entry for entry, _ in zip(found, range(left), strict=False)]
        except OSError as error:
            yield FoundFile(path or ".", folder, problem=_cannot_open(error))
            continue
        left -= len(entries)
        time = _time_by_nbgrader(folder) if nbgrader else None
        for entry in entries:
            below = f"{path}{printable(entry.name)}"
            if _is_skipped(entry.name):
                continue
            if not entry.is_dir(follow_symlinks=False):
                yield from _file(entry, below, time)
            elif levels:
                waiting.append((Path(entry.path), f"{below}/", levels - 1))
            else:
                problem = "it lies too deep to be looked into"
                yield FoundFile(below, Path(entry.path), problem=problem)


def _file(
    entry: os.DirEntry[str], path: str, time: datetime | None
) -> Iterator[FoundFile]:
    place = Path(entry.path)
    is_link = entry.is_symlink()
    if not entry.name.lower().endswith(SUFFIXES) and not is_link:
        return
    try:
        status = entry.stat(follow_symlinks=False)
    except OSError as error:
        yield FoundFile(path, place, problem=_cannot_open(error))
        return
    problem = ""
    if is_link:
        problem = "it is a link to another file, and links are not followed"
    elif not stat.S_ISREG(status.st_mode):
        problem = "it is no ordinary file"
    time = time or datetime.fromtimestamp(status.st_mtime, UTC)
    yield FoundFile(path, place, time, problem)


def _cannot_open(error: OSError) -> str:
    return f"it cannot be opened: {error.strerror}"


def _is_skipped(name: str) -> bool:
    return name.startswith(".") or name in NOT_LOOKED_INTO


def _time_by_nbgrader(folder: Path) -> datetime | None:
    """Return the time in nbgrader's `timestamp.txt`, if it is there and legible."""
    file = folder / "timestamp.txt"
    try:
        if not stat.S_ISREG(file.lstat().st_mode):
            return None
        with file.open(encoding="utf-8") as opened:
            day, hour, *zone = opened.read(100).split()
        time = datetime.fromisoformat(f"{day} {hour}")
        if time.tzinfo is None:
            time = time.replace(tzinfo=ZoneInfo(zone[0] if zone else "UTC"))
        return time.astimezone(UTC)
    except (OSError, ValueError, KeyError, OverflowError):
        return None


def printable(name: str) -> str:
    r"""Return a file's name as text that can be stored and shown, in one line.

    >>> printable("a\nb"), printable("Zoe\u0308") == "Zo\u00eb"
    ('a\\nb', True)
    """
    text = unicodedata.normalize("NFC", name)
    return "".join(
        char.encode("unicode_escape").decode()
        if unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp")
        else char
        for char in text
    )
