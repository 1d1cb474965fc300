"""Finds what was handed in: students' folders, and the files in them.

Nothing is opened here. A link is never followed, and whatever is odd about a file is
told with it, so that the rest can be graded.
"""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from scrabble_course import course

SUFFIXES = (".ipynb", ".py", ".ipynb.txt", ".ipynb.json", ".py.txt")
"""How the names of files end that are read; browsers add some of that."""
BY_NBGRADER = "submitted"
NOT_LOOKED_INTO = {"node_modules", "site-packages", "venv"}
"""Folders of programs; they are named, and so is what begins with a dot."""
NOT_NAMED = {
    "__MACOSX",
    "__pycache__",
    ".DS_Store",
    ".git",
    ".idea",
    ".ipynb_checkpoints",
    ".vscode",
}
"""What programs leave behind: nobody misses it."""
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
            if _is_left_behind(entry.name):
                continue
            if entry.is_dir(follow_symlinks=False):
                if _is_skipped(entry.name):
                    strays.append(name)
                else:
                    folders.append(StudentFolder(name, Path(entry.path), nbgrader))
            elif entry.is_symlink() or entry.name.endswith(SUFFIXES):
                strays.append(name)
    return _told_apart(folders), strays


def _told_apart(folders: list[StudentFolder]) -> list[StudentFolder]:
    """Return folders whose students have names of their own.

    A file system may have two names that differ only in how a letter is put together.
    """
    times = Counter(folder.student for folder in folders)
    return [
        replace(folder, student=ascii(folder.place.name)[1:-1])
        if times[folder.student] > 1
        and not unicodedata.is_normalized("NFC", folder.place.name)
        else folder
        for folder in folders
    ]


def look_alikes(folders: Iterable[StudentFolder]) -> list[tuple[str, ...]]:
    """Return the names of students that a reader takes for the same."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for folder in folders:
        seen = unicodedata.normalize("NFKC", folder.place.name)
        groups["".join(seen.split())].append(folder.student)
    return [tuple(names) for names in groups.values() if len(names) > 1]


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
    waiting: list[tuple[Path, str, int, datetime | None]]
    waiting = [(start, path, DEEPEST, None)]
    left = MOST_ENTRIES
    while waiting:
        folder, path, levels, time = waiting.pop()
        try:
            with os.scandir(folder) as found:
                entries = [entry for entry, _ in zip(found, range(left), strict=False)]
        except OSError as error:
            yield FoundFile(path or ".", folder, problem=_cannot_open(error))
            continue
        left -= len(entries)
        if nbgrader and levels == DEEPEST - 1:  # the folder of an assignment
            time = _time_by_nbgrader(folder)
        for entry in entries:
            below = f"{path}{printable(entry.name)}"
            place = Path(entry.path)
            if _is_left_behind(entry.name):
                continue
            if not entry.is_dir(follow_symlinks=False):
                yield from _file(entry, below, time)
            elif _is_skipped(entry.name):
                problem = "it is not looked into, because of its name"
                yield FoundFile(below, place, problem=problem)
            elif levels:
                waiting.append((place, f"{below}/", levels - 1, time))
            else:
                problem = "it lies too deep to be looked into"
                yield FoundFile(below, place, problem=problem)


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
    if _is_skipped(entry.name):
        problem = "it is not opened, because of its name"
    elif is_link:
        problem = "it is a link to another file, and links are not followed"
    elif not stat.S_ISREG(status.st_mode):
        problem = "it is no ordinary file"
    yield FoundFile(path, place, time or _moment(status.st_mtime), problem)


def _moment(seconds: float) -> datetime | None:
    """Return the time of a file; a file system may hold one that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return None


def _cannot_open(error: OSError) -> str:
    return f"it cannot be opened: {error.strerror}"


def _is_skipped(name: str) -> bool:
    return name.startswith(".") or name in NOT_LOOKED_INTO


def _is_left_behind(name: str) -> bool:
    return name in NOT_NAMED or name.startswith("._")  # the latter on a Mac


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

    Spaces that cannot be seen are written out, too.

    >>> printable("a\nb"), printable(" ada"), printable("Zoe\u0308") == "Zo\u00eb"
    ('a\\nb', '\\x20ada', True)
    """
    text = unicodedata.normalize("NFC", name)
    shown = "".join(
        char.encode("unicode_escape").decode()
        if char != " " and unicodedata.category(char) in _UNSEEN
        else char
        for char in text
    )
    return _STRAY_SPACE.sub(r"\\x20", shown)


_UNSEEN = ("Cc", "Cs", "Zl", "Zp", "Zs")
_STRAY_SPACE = re.compile(r"^ | $|(?<= ) ")
