"""Tells whose files are whose: in folders of students, and in platforms' downloads.

How platforms name what one downloads, each held by a test:

* Canvas: `averyada_LATE_1234_5678_01_word_scores-1.ipynb`, all in one folder
  (`content_zipper.rb` of canvas-lms); an anonymous one begins with `anon_`
* Moodle: `Ada Avery_1234_assignsubmission_file_`, a folder, or in front of each file's
  name (`importziplib.php` of Moodle; since 4.1 without the last `_`)
* Gradescope: `submission_1234`, and whose it is in `submission_metadata.yml`
* nbgrader: `submitted/ada/1_word_game`, with a `timestamp.txt`

What cannot be told is told to the instructor, and graded for nobody.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.submissions.student_files import (
    NOT_OPENED,
    SUFFIXES,
    Piece,
    StudentFolder,
    is_left_behind,
    is_skipped,
    printable,
)
from scrabble_course.grading.submissions.zip_archives import ZIP

BY_NBGRADER = "submitted"
METADATA = "submission_metadata.yml"
GIT = ".git"
MISSED = (*SUFFIXES, *NOT_OPENED)
"""How the names of files end that somebody may miss."""
ANSWERED = (".zip", ".html", ".ipynb", ".ipynb.json", ".py", ".txt")
"""Uploads whose names suit a file with feedback, the best first.

Canvas gives a comment's file the name of the upload that it is for.
"""
TEST_STUDENT = "studenttest"
"""How Canvas' name for its Test Student comes out in a download, in English."""
CANVAS = re.compile(
    r"(?:(?!anon_|LATE_)(?P<name>(?:[\w'-]|[^\x00-\x7f])+?)_)?(?P<late>LATE_)?(?P<id>\d+|anon_[^_]+)"
    r"_(?:\d+_(?P<file>.+)|(?P<typed>(?:text|link)\.html))"
)
MOODLE = re.compile(
    r"(?P<name>.+?)_(?P<id>\d+)_assignsubmission_(?P<kind>[a-z]+)_?(?P<file>.*)"
)


class NothingThere(CannotGrade):
    """The folder of the submissions is not there, or cannot be looked into."""


NumberedFolder = tuple[str, StudentFolder]
"""What a student handed in, and an ID of a platform, which tells namesakes."""


def student_folders(submissions: Path) -> tuple[list[StudentFolder], list[str]]:
    """Return the students with their files, and the names of what belongs to nobody.

    They are in `submissions` itself or, where nothing but one folder is there and a
    platform laid it, in that one. NothingThere if it cannot be looked into.
    """
    try:
        entries = _entries(submissions)
        if len(entries) == 1 and entries[0].is_dir() and _is_laid(Path(entries[0])):
            submissions = Path(entries[0])
            entries = _entries(submissions)
        return _students_in(submissions, entries)
    except OSError as error:
        raise NothingThere(
            f"{submissions} cannot be looked into: {error.strerror}. Name the folder "
            "that holds what students handed in"
        ) from None


def look_alikes(folders: Iterable[StudentFolder]) -> list[tuple[str, ...]]:
    """Return the names of students that a reader takes for the same."""
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for folder in folders:
        name = folder.student if folder.pieces else folder.place.name
        seen = unicodedata.normalize("NFKC", name)
        groups["".join(seen.split())].append(folder.student)
    return [tuple(names) for names in groups.values() if len(names) > 1]


def _entries(place: Path) -> list[os.DirEntry[str]]:
    with os.scandir(place) as found:
        kept = [entry for entry in found if not is_left_behind(entry.name)]
    return sorted(kept, key=lambda entry: entry.name)


def _is_laid(place: Path) -> bool:
    """Whether a folder is one that a platform laid for all students."""
    entries = _entries(place)
    return place.name == BY_NBGRADER or any(
        entry.name == METADATA
        or MOODLE.fullmatch(_composed(entry.name))
        or (CANVAS.fullmatch(_composed(entry.name)) and not entry.is_dir())
        for entry in entries
    )


def _composed(name: str) -> str:
    """Return a file's name as others write it: a Mac takes letters apart."""
    return unicodedata.normalize("NFC", name)


def _students_in(
    place: Path, entries: list[os.DirEntry[str]]
) -> tuple[list[StudentFolder], list[str]]:
    by_nbgrader = place.name == BY_NBGRADER
    is_clone = (place / GIT).exists()
    submitters = _by_gradescope(place / METADATA)
    folders, strays, found = [], [], []
    for entry in entries:
        name = printable(entry.name)
        whose = list(_whose(entry, submitters))
        if any(one.label and one.student == TEST_STUDENT for _, one in whose):
            strays.append(name)
            continue
        is_folder = entry.is_dir(follow_symlinks=False)
        if whose and not entry.is_symlink():
            found += whose
        elif is_folder and not is_skipped(entry.name):
            own = Path(entry.path)
            keeps = not (is_clone or (own / GIT).exists())
            folders.append(StudentFolder(name, own, by_nbgrader, keeps_times=keeps))
        elif entry.name.lower().endswith(ZIP) and not entry.is_symlink():
            piece = Piece(Path(entry.path), name)
            folders.append(
                StudentFolder(name[: -len(ZIP)], Path(entry.path), pieces=(piece,))
            )
        elif is_folder or entry.is_symlink() or entry.name.lower().endswith(MISSED):
            strays.append(name)
    return _told_apart([*folders, *_together(found)]), strays


def _whose(
    entry: os.DirEntry[str], submitters: dict[str, list[NumberedFolder]]
) -> Iterator[NumberedFolder]:
    """Yield who handed in a file or a folder, as a platform named it."""
    place, called = Path(entry.path), _composed(entry.name)
    if called in submitters:
        for number, folder in submitters[called]:
            yield number, replace(folder, place=place)
    elif moodle := MOODLE.fullmatch(called):
        yield moodle["id"], _by_moodle(place, moodle)
    elif not entry.is_dir(follow_symlinks=False) and (
        canvas := CANVAS.fullmatch(called)
    ):
        yield canvas["id"], _by_canvas(place, canvas)


def _by_moodle(place: Path, called: re.Match[str]) -> StudentFolder:
    name, number, kind = called["name"], called["id"], called["kind"]
    file = printable(called["file"])
    piece = Piece(place, file if kind == "file" else file or f"{kind}.html")
    return StudentFolder(
        name,
        place,
        pieces=(piece,),
        # These tell namesakes; the second stands in a grading worksheet.
        also=(f"{name}_{number}", f"Participant {number}"),
        keeps_times=False,
        label=f"{name}_{number}_assignfeedback_file_feedback.html",
    )


def _by_canvas(place: Path, called: re.Match[str]) -> StudentFolder:
    number = called["id"]
    piece = Piece(place, printable(called["file"] or called["typed"]))
    can_answer = called["file"] and _rank(called[0]) < len(ANSWERED)
    return StudentFolder(
        called["name"] or number,
        place,
        pieces=(piece,),
        also=(number,),
        is_late=bool(called["late"]),
        label=called[0] if can_answer else "",
        number=number,
    )


def _rank(name: str) -> int:
    """Return how well feedback can be in a file that has the name of an upload."""
    ends = [name.lower().endswith(end) for end in ANSWERED]
    return ends.index(True) if any(ends) else len(ANSWERED)


def _by_gradescope(file: Path) -> dict[str, list[NumberedFolder]]:
    """Return who handed in each folder of Gradescope's export; a group may have.

    Its keys are symbols of Ruby: they begin with a colon.
    """
    if not file.is_file():
        return {}
    import yaml

    try:
        with file.open("rb") as opened:
            loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
            told = yaml.load(opened, loader)
        return {
            _composed(str(folder)): [_submitter(one, of) for one in of[":submitters"]]
            for folder, of in told.items()
        }
    except (yaml.YAMLError, AttributeError, KeyError, TypeError) as error:
        raise NothingThere(f"{file} is not as Gradescope writes it: {error}") from None


def _submitter(one: dict[str, Any], of: dict[str, Any]) -> NumberedFolder:
    also = [str(one[key]) for key in (":sid", ":email") if one.get(key)]
    at = of.get(":created_at")
    if isinstance(at, datetime) and at.tzinfo is None:
        at = at.replace(tzinfo=UTC)  # the parser takes the zone in, and lets go of it
    time = at if isinstance(at, datetime) else None
    folder = StudentFolder(str(one[":name"]), Path(), also=tuple(also), at=time)
    return also[0] if also else "", folder


def _together(found: list[NumberedFolder]) -> Iterator[StudentFolder]:
    """Yield the students whose files these are; namesakes have their ID behind them."""
    students: defaultdict[tuple[str, str], list[StudentFolder]] = defaultdict(list)
    for number, one in found:
        students[one.student, number].append(one)
    namesakes = Counter(name for name, _ in students)
    for (name, number), ones in sorted(students.items()):
        known = name if namesakes[name] == 1 else f"{name}_{number}"
        also = name, *ones[0].also
        yield replace(joined(ones), student=printable(known), also=also)


def joined(folders: Sequence[StudentFolder]) -> StudentFolder:
    """Return all that one student handed in, as the first of several folders."""
    lateness = {one.is_late for one in folders}
    labels = [one.label for one in folders if one.label]
    return replace(
        folders[0],
        by_nbgrader=any(one.by_nbgrader for one in folders),
        pieces=tuple(piece for one in folders for piece in one.all_pieces),
        is_late=None if None in lateness else any(lateness),
        at=max((one.at for one in folders if one.at), default=None),
        keeps_times=all(one.keeps_times for one in folders),
        label=min(labels, key=_rank, default=""),
        group=next((one.group for one in folders if one.group), ""),
    )


def _told_apart(folders: list[StudentFolder]) -> list[StudentFolder]:
    """Return folders whose students have names of their own.

    A file system may have two names that differ only in how a letter is put together,
    and a folder may lie beside a zip of the same name.
    """
    times = Counter(folder.student for folder in folders)
    told = []
    for folder in folders:
        if times[folder.student] > 1 and _is_odd(folder):
            times[folder.student] -= 1
            folder = replace(folder, student=ascii(folder.place.name)[1:-1])
        told.append(folder)
    return told


def _is_odd(folder: StudentFolder) -> bool:
    is_usual = unicodedata.is_normalized("NFC", folder.place.name)
    return not is_usual or bool(folder.pieces)
