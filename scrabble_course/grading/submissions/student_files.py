"""Finds a student's files: in folders, among others' files, and in zips.

Of a zip only the list of names is read, and nothing is unpacked. A link is never
followed, and whatever is odd about a file is told with it, so that the rest can be
graded.
"""

from __future__ import annotations

import os
import re
import stat
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from scrabble_course import course
from scrabble_course.checks.notebook_file import DATA, NOT_LOOKED_INTO
from scrabble_course.grading.submissions.zip_archives import (
    INSIDE,
    ZIP,
    names_in,
    opened_safely,
)
from scrabble_course.resources.shipped_files import WORD_FILES

SUFFIXES = (".ipynb", ".py", ".ipynb.txt", ".ipynb.json", ".py.txt")
"""How the names of files end that are read; browsers add some of that."""
NOT_OPENED = (".7z", ".bz2", ".gz", ".rar", ".tar", ".tgz", ".xz")
"""Archives, whatever is in them; only a zip is looked into."""
ZIP_STARTS = b"PK\x03\x04"
OTHER_KIND = "it is no notebook and no Python file"
PROGRESS = "progress.json"
"""What a student may hand in besides."""
ANSWERS = "my_answers.json"
TIMESTAMP = "timestamp.txt"
NO_DATA = {PROGRESS, TIMESTAMP, ANSWERS, "receipt.txt", *WORD_FILES}
"""Files that the course and nbgrader lay; of these, code opens the words alone."""
MOST_OTHERS = 5
"""Files of another kind that are named where nothing can be read."""
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
MOST_DATA_FOUND = 100
"""Of which it is asked whether the others name them."""
MOST_ENTRIES = 20_000
"""Names that are looked at in one student's folders, whatever they are."""

_STAGE_NOTEBOOKS = {Path(stage.notebook).name for stage in course.STAGES}


@dataclass(frozen=True, slots=True)
class Piece:
    """A file or a folder of a student that lies among others', under its own name.

    The files of a folder are known by their names in it, if it has no name here.
    """

    place: Path
    name: str = ""


@dataclass(frozen=True, slots=True)
class StudentFolder:
    """Where one student's files lie; with `by_nbgrader` it knows when they came.

    There are `pieces` where no folder is the student's own. `also` is what the platform
    that they come from calls the student besides, `is_late` what it says of the files,
    None if nothing, and `at` when they came, if it tells. Files have times of their own
    if it `keeps_times`, which a clone of git and Moodle's download do not. `times` are
    an instructor's, by file; "" is for all files. `label` is the name that Canvas and
    Moodle want for a file that goes back to this student, "" if none can. `group` is
    whose hand-in it is, if others may have handed it in. `number` is Canvas' own.
    """

    student: str
    place: Path
    by_nbgrader: bool = False
    pieces: tuple[Piece, ...] = ()
    also: tuple[str, ...] = ()
    is_late: bool | None = None
    at: datetime | None = None
    keeps_times: bool = True
    label: str = ""
    group: str = ""
    times: Mapping[str, datetime] = field(default_factory=dict, hash=False)
    number: str = ""

    @property
    def all_pieces(self) -> tuple[Piece, ...]:
        """The pieces; the folder itself is one where there are none."""
        return self.pieces or (Piece(self.place),)


@dataclass(frozen=True, slots=True)
class FoundFile:
    """A notebook or Python file, `path` being its name below the student's folder.

    `time` is when it was handed in, as far as is known; it `is_told` by a platform, or
    that of the file. `problem` says why it is not to be opened, "" if it may be.
    `member` is its name in the zip at `place`. What `is_data` is read if another file
    names it.
    """

    path: str
    place: Path
    time: datetime | None = None
    problem: str = ""
    member: str = ""
    is_told: bool = False
    is_data: bool = False


def files_of(folder: StudentFolder) -> tuple[FoundFile, ...]:
    """Return the files of one student, at most `MOST_FILES`.

    Those that are called like a notebook of the course go first.
    """
    found = sorted(_each_once(_found(folder)), key=_order)
    files = [file for file in found if _is_read(file)]
    if not any(not file.problem for file in files):
        others = [file for file in found if not _is_read(file)]
        return _not_too_many([*files, *others[:MOST_OTHERS]], folder)
    data = [replace(f, problem="", is_data=True) for f in found if _may_be_data(f)]
    return (*_not_too_many(files, folder), *data[:MOST_DATA_FOUND])


def _each_once(found: Iterable[FoundFile]) -> Iterator[FoundFile]:
    """Yield files, and of those with one path the first, since all goes by paths.

    A zip may have one path in several spellings, and so may a folder one name.
    """
    times: Counter[str] = Counter()
    for file in found:
        folder, _, name = file.path.rpartition("/")
        times[file.path] += file.problem in ("", OTHER_KIND)
        if times[file.path] < 2 or file.problem not in ("", OTHER_KIND):
            yield file
        elif times[file.path] == 2 and not file.problem:
            problem = f"it has more than one file called {name}, of which one is read"
            yield replace(file, path=folder or ".", problem=problem, member="")


def _not_too_many(
    files: list[FoundFile], folder: StudentFolder
) -> tuple[FoundFile, ...]:
    if len(files) <= MOST_FILES:
        return tuple(files)
    more = len(files) - MOST_FILES
    problem = f"{more:,} more files are not read: {MOST_FILES} are, at most"
    return (*files[:MOST_FILES], FoundFile("...", folder.place, problem=problem))


def progress_files_of(
    folder: StudentFolder, names: Collection[str] = (PROGRESS,)
) -> Iterator[FoundFile]:
    """Yield the progress files of one student, and zips that cannot be looked into."""
    for file in _found(folder):
        is_wanted = file.path.rpartition("/")[2] in names
        if is_wanted and file.problem == OTHER_KIND:
            yield replace(file, problem="")
        elif is_wanted or (file.problem and file.path.lower().endswith(ZIP)):
            yield file


def _found(folder: StudentFolder) -> Iterator[FoundFile]:
    """Yield whatever is there of a student's."""
    for piece in folder.all_pieces:
        if piece.place.is_dir() and not piece.place.is_symlink():
            path = f"{piece.name}/" if piece.name else ""
            yield from _walk(piece.place, path, folder.by_nbgrader, folder.at)
        elif piece.name:
            yield from _file(piece.place, piece.name, folder.at)


def _is_read(file: FoundFile) -> bool:
    """Whether a file is of a kind that is read, or that somebody may miss."""
    return file.problem != OTHER_KIND


def _may_be_data(file: FoundFile) -> bool:
    name = file.path.rpartition("/")[2].lower()
    is_data = name.endswith(DATA) and name not in NO_DATA
    return file.problem == OTHER_KIND and is_data


def _order(file: FoundFile) -> tuple[bool, int, str]:
    is_stage = Path(file.path).name in _STAGE_NOTEBOOKS
    return (not is_stage, file.path.count("/"), file.path)


def _walk(
    start: Path, path: str, nbgrader: bool, at: datetime | None
) -> Iterator[FoundFile]:
    """Yield the files below a student's folder, and what is wrong with folders."""
    waiting: list[tuple[Path, str, int, datetime | None]]
    waiting = [(start, path, DEEPEST, at)]
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
            if is_left_behind(entry.name):
                continue
            if not entry.is_dir(follow_symlinks=False):
                yield from _file(entry, below, time)
            elif is_skipped(entry.name):
                problem = "it is not looked into, because of its name"
                yield FoundFile(below, place, problem=problem)
            elif levels:
                waiting.append((place, f"{below}/", levels - 1, time))
            else:
                problem = "it lies too deep to be looked into"
                yield FoundFile(below, place, problem=problem)


def _file(
    entry: os.DirEntry[str] | Path, path: str, time: datetime | None
) -> Iterator[FoundFile]:
    place = Path(entry)
    is_link = entry.is_symlink()
    try:
        status = entry.stat(follow_symlinks=False)
    except OSError as error:
        yield FoundFile(path, place, problem=_cannot_open(error))
        return
    at, is_told = time or _moment(status.st_mtime), time is not None
    problem = _unread_because_of_its_name(path, is_link)
    if not problem and is_link:
        problem = "it is a link to another file, and links are not followed"
    elif not problem and not stat.S_ISREG(status.st_mode):
        problem = "it is no ordinary file"
    if problem or not (path.lower().endswith(ZIP) or _begins_as_a_zip(place)):
        yield FoundFile(path, place, at, problem, is_told=is_told)
        return
    for member, why in names_in(place, MOST_ENTRIES):
        # Windows may write other marks, and some programs where they began.
        *folders, last = re.split(rf"[{INSIDE}/\\]", member)
        parts = [part for part in folders if part not in ("", ".", "..")]
        name = "/".join([*parts, last])
        if not member:
            yield FoundFile(path, place, at, why)
        elif last and not _is_passed_over(name):
            below = f"{path}/{printable(name)}"
            if not why and name.lower().endswith(ZIP):
                why = "it is a zip in a zip in a zip: unzip it first"
            why = why or _unread_because_of_its_name(name, False)
            yield FoundFile(below, place, at, why, member, is_told)


def _begins_as_a_zip(place: Path) -> bool:
    """Whether a file that is called otherwise is a zip: browsers rename them."""
    try:
        with opened_safely(place) as opened:
            return opened.read(len(ZIP_STARTS)) == ZIP_STARTS
    except OSError:
        return False


def _unread_because_of_its_name(path: str, is_link: bool) -> str:
    """Say why a file of this name is not read, "" if it may be."""
    name = path.rpartition("/")[2].lower()
    if name.endswith(NOT_OPENED):
        return "such an archive is not opened, only a .zip is: unpack it first"
    if not name.endswith((*SUFFIXES, ZIP)) and not is_link:
        return OTHER_KIND
    return "it is not opened, because of its name" if is_skipped(name) else ""


def _is_passed_over(name: str) -> bool:
    """Whether a file in a zip lies in a folder, or is one, that nobody misses."""
    parts = name.split("/")
    return any(map(is_left_behind, parts)) or any(map(is_skipped, parts[:-1]))


def _moment(seconds: float) -> datetime | None:
    """Return the time of a file; a file system may hold one that no calendar has."""
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return None


def _cannot_open(error: OSError) -> str:
    return f"it cannot be opened: {error.strerror}"


def is_skipped(name: str) -> bool:
    """Whether nothing of this name is looked into or opened; that is told."""
    return name.startswith(".") or name in NOT_LOOKED_INTO


def is_left_behind(name: str) -> bool:
    """Whether a program left something of this name behind, which nobody misses."""
    return name in NOT_NAMED or name.startswith("._")  # the latter on a Mac


def _time_by_nbgrader(folder: Path) -> datetime | None:
    """Return the time in nbgrader's `timestamp.txt`, if it is there and legible."""
    file = folder / TIMESTAMP
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
