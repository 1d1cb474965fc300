"""Packs a student's notebooks into one zip to hand in, with a receipt.

Every platform takes a zip with a plain name, and the grader looks into it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape
from pathlib import Path, PurePath

from scrabble_course import course
from scrabble_course.activities.code_questions import ACTIVITY
from scrabble_course.activities.saved_answers import answers_file, answers_in
from scrabble_course.calling.limits.system import in_browser, is_secure_page
from scrabble_course.checks import progress_file
from scrabble_course.checks.notebook_file import (
    MOST_DATA,
    NOT_LOOKED_INTO,
    names_in_code,
)
from scrabble_course.checks.progress_file import SavedProgress
from scrabble_course.checks.source_digest import digest_in
from scrabble_course.diagnosis.newer_python import python
from scrabble_course.release.look_over import (
    Cells,
    cells_in,
    data_named,
    lacking,
    near_to,
    notes_on,
    without_outputs,
)
from scrabble_course.release.manifest import read_manifest
from scrabble_course.resources.atomic_files import write_atomically
from scrabble_course.resources.zip_files import zip_of

ZIP = "scrabble-hand-in.zip"
RECEIPT = "receipt.txt"
SUFFIXES = (".ipynb", ".py")
ARCHIVES = (".zip", ".gz", ".tgz", ".rar", ".7z", ".ipynb.txt", ".ipynb.json")
TOLD_ANYWAY = (".csv", ".json", ".tsv", ".txt")
"""Kinds of data that are told if they stay behind; others only if a cell names them."""
MOST_NAMED = 5
MOST_FILES = 100
"""As many as the grader reads."""
NO_COPY = (
    "This folder is not a copy of the course. To get one, run `scrabble-course start` "
    "in a terminal."
)
NO_HTTPS = (
    "This page came over http, where Python cannot reach your files. Open the course "
    "at an address that begins with https, or download each notebook: File > Download."
)
PROGRESS = "progress.json"
WITH_PROGRESS = (
    "Your progress is in it, as you asked: how many checks and minutes each function "
    "took, and what you answered about your own code."
)
WITHOUT_PROGRESS = (
    "How many checks and minutes it took stays with you; hand_in(progress=True) would "
    "tell it."
)
WITH_ANSWERS = "Your answers in explain(...) are in it: in your course they count."
SAVE_FIRST = "What is packed is what was saved: press Ctrl+S (Cmd+S on a Mac) first."


@dataclass(frozen=True, slots=True)
class Task:
    """A function that is asked for, and how far it is."""

    stage: int
    function: str
    state: str

    @property
    def is_open(self) -> bool:
        """Whether nothing like it is written."""
        return self.state in (OPEN, NO_NOTEBOOK)

    def __str__(self) -> str:
        return f"stage {self.stage}, {self.function}: {self.state}"


PASSED = "its check has passed"
WRITTEN = "written, but its check has not passed yet"
CHANGED = (
    "not as it was when its check passed. Is it not saved since? Press Ctrl+S, and run "
    "this again"
)
OPEN = "not written yet"
LACKS = "no cell that is saved gives"
NO_NOTEBOOK = "its notebook is not there"


@dataclass(frozen=True, slots=True)
class HandIn:
    """What was packed: the zip, when, its digest, and how far each function is.

    `tells_progress` says that the progress file is in it, too, and `notes` what may
    surprise whoever grades. Without a zip, `why_not` says why there is none.
    """

    zip: Path | None
    files: tuple[str, ...] = ()
    tasks: tuple[Task, ...] = ()
    digest: str = ""
    at: str = ""
    tells_progress: bool = False
    notes: tuple[str, ...] = ()
    why_not: str = ""

    @property
    def headline(self) -> str:
        """What came of it, in one line."""
        if not self.zip:
            return "Nothing was packed."
        return f"Packed: {len(self.files)} files in {self.zip.name}"

    @property
    def begun(self) -> tuple[Task, ...]:
        """The functions up to the last stage that was begun."""
        begun = [task.stage for task in self.tasks if not task.is_open]
        return tuple(task for task in self.tasks if task.stage <= max(begun, default=0))

    @property
    def lines(self) -> tuple[str, ...]:
        """What a student should know of it, line by line."""
        if not self.zip:
            return (self.why_not,)
        begun = self.begun
        passed = sum(task.state == PASSED for task in begun)
        open_ = [f"Look at {task}." for task in begun if task.state != PASSED]
        later = sorted({t.stage for t in self.tasks} - {t.stage for t in begun})
        not_begun = [f"Not begun: {_listed(later)}."] if later else []
        done = f"Passed: {passed} of {len(begun)} functions, up to where you are."
        return (
            self._what_to_do(),
            *([done] if begun else []),
            *open_,
            *not_begun,
            *self.notes,
            WITH_PROGRESS if self.tells_progress else WITHOUT_PROGRESS,
            SAVE_FIRST,
            f"Receipt: {self.at}, {self.digest[:16]}",
        )

    def _what_to_do(self) -> str:
        if in_browser():
            return f"Download this one file, then upload it: {ZIP}"
        return f"Upload this one file: {self.zip}"

    def __str__(self) -> str:
        return "\n  ".join([self.headline, *self.lines])

    __repr__ = __str__

    def _repr_html_(self) -> str:
        from scrabble_course.display.panel import panel, prose

        if not self.zip:
            return panel(self.headline, [prose(self.why_not)], "wait")
        items = "".join(f"<li>{escape(line)}</li>" for line in self.lines)
        body = [f"<ul>{items}</ul>"]
        if in_browser():
            # JupyterLab puts the file itself in place of its path from the notebook.
            path = os.path.relpath(self.zip)
            body.append(f'<a href="{path}" download="{ZIP}">Download {ZIP}</a>')
        is_good = not any(t.state.startswith((CHANGED, LACKS)) for t in self.tasks)
        return panel(self.headline, body, "good" if is_good else "wait")


def hand_in(folder: Path | str | None = None, *, progress: bool = False) -> HandIn:
    """Pack your notebooks into one zip in the top folder of your course.

    `folder` is anywhere in your copy of the course; without it, the current one is
    meant. Doing it again packs what is there now. A folder that is no copy of the
    course is left alone. With `progress=True` your progress file goes along, which says
    how many checks and minutes each function took; without it, nobody sees that.
    """
    top = progress_file.course_folder(Path(folder) if folder else None) or _in_a_page()
    if top is None:
        return HandIn(None, why_not=NO_COPY)
    try:
        files = {p.relative_to(top).as_posix(): p.read_bytes() for p in _own(top)}
        if not files:
            nothing = f"There is no notebook in {top}."
            return HandIn(None, why_not=nothing if is_secure_page() else NO_HTTPS)
        packed = _packed(top, files, progress)
    except OSError as error:
        return HandIn(None, why_not=f"{error.filename}: {error.strerror}.")
    content = zip_of([*files.items(), (RECEIPT, _receipt(packed, files).encode())])
    try:
        write_atomically(top / ZIP, content)
    except OSError as error:
        return HandIn(None, why_not=f"{top} cannot be written into: {error.strerror}.")
    return packed


def _packed(top: Path, files: dict[str, bytes], progress: bool) -> HandIn:
    """Return what is to be said of `files`; large ones become smaller."""
    notes = []
    for path, content in files.items():
        files[path] = without_outputs(content)
        if files[path] is not content:
            notes.append(f"{path} is packed without its outputs, which are large.")
    cells = cells_in(files, notes)
    notes += notes_on(cells)
    others = [*_others(top, files)]
    is_named = names_in_code(text for texts in cells.values() for text in texts)
    named = data_named(is_named, others)
    for path in named:
        content = (top / path).read_bytes()
        if len(content) <= MOST_DATA:
            files[path] = content
        else:
            notes.append(f"{path} is not packed: more than {MOST_DATA:,} bytes.")
    notes += _left_behind(top, is_named, [one for one in others if one not in named])
    tasks = tuple(_tasks(top, cells))
    files |= _said(top, progress, notes)
    return HandIn(
        top / ZIP,
        tuple(files),
        tasks,
        _digest(files),
        f"{datetime.now().astimezone():%Y-%m-%d %H:%M:%S %z}",
        tells_progress=progress,
        notes=tuple(notes),
    )


def _left_behind(
    top: Path, is_named: Callable[[str], bool], others: list[str]
) -> Iterator[str]:
    """Yield a note on the files of a student's own that are not packed, if any.

    Of kinds that are never packed, that is those which a cell names.
    """
    ours = {*read_manifest(top).laid, PROGRESS, RECEIPT, answers_file(top).name}
    kinds = (*SUFFIXES, *ARCHIVES, *TOLD_ANYWAY)
    own = [one for one in others if one not in ours and PurePath(one).suffix]
    if left := [one for one in own if one.endswith(kinds) or is_named(one)]:
        more = ", ..." * (len(left) > MOST_NAMED)
        yield f"Not packed: {', '.join(left[:MOST_NAMED])}{more}."


def _in_a_page() -> Path | None:
    """Return the top folder of the course in a browser, where nothing marks it."""
    if not in_browser():
        return None
    here = Path.cwd()
    return here.parent if here.name in {p.folder for p in course.PARTS} else here


def _own(top: Path) -> list[Path]:
    """Return the notebooks and Python files of a copy, none of a hidden folder."""
    return [path for path in _shown(top) if path.suffix in SUFFIXES][:MOST_FILES]


def _others(top: Path, files: Collection[str]) -> Iterator[str]:
    """Yield the names of files that are not packed."""
    names = (path.relative_to(top).as_posix() for path in _shown(top))
    return (name for name in names if name not in files and name != ZIP)


def _shown(top: Path) -> Iterator[Path]:
    """Yield the files in all folders that the grader looks into."""
    for path in sorted(top.rglob("*")):
        parts = path.relative_to(top).parts
        is_passed_over = any(n[0] == "." or n in NOT_LOOKED_INTO for n in parts)
        if not is_passed_over and path.is_file() and not path.is_symlink():
            yield path


def _tasks(top: Path, cells: Cells) -> Iterator[Task]:
    """Yield each graded function of the stages handed out, and how far it is.

    What counts is what is packed: in a browser, to open a file takes long.
    """
    try:
        kept = progress_file.saved_progress(top)
    except OSError:
        kept = SavedProgress()  # work is handed in all the same
    for stage in course.stages_named(read_manifest(top).stages):
        for name in stage.functions:
            key = progress_file.key(stage.number, name)
            state = _state(name, cells.get(stage.notebook), kept.texts.get(key, ""))
            state = WRITTEN if state == PASSED and key not in kept.passed else state
            yield Task(stage.number, name, state)


def _state(name: str, cells: Sequence[str] | None, passed: str) -> str:
    """Return how far a function is, if what `passed` has this digest."""
    if cells is None:
        return NO_NOTEBOOK
    packed = digest_in(cells, name)
    if not packed:
        near = near_to(name, cells)
        return f"{OPEN}; {near}" if near else OPEN
    if passed not in ("", packed):
        return CHANGED
    missing = lacking(name, cells)
    return f"{LACKS} `{'`, `'.join(missing)}`, which it needs" if missing else PASSED


def _said(top: Path, progress: bool, notes: list[str]) -> dict[str, bytes]:
    """Return the files with answers and progress that go along."""
    files, answers = {}, answers_in(ACTIVITY, top)
    if read_manifest(top).explains:
        files[answers_file(top).name] = json.dumps({ACTIVITY: answers}).encode()
        notes.append(WITH_ANSWERS)
    if progress:
        files[PROGRESS] = progress_file.saved_progress(top).shared(answers).encode()
    return files


def _receipt(packed: HandIn, files: dict[str, bytes]) -> str:
    """Return the text of the receipt: when, what, and how far each function was."""
    lines = [
        f"Packed {packed.at}, by {python(sys.version_info[:3])}",
        WITH_PROGRESS if packed.tells_progress else WITHOUT_PROGRESS,
        f"SHA-256 of all files: {packed.digest}",
        "",
        *_sums(files),
        "",
        *map(str, packed.tasks),
        *packed.notes,
    ]
    return "\n".join(lines) + "\n"


def _digest(files: dict[str, bytes]) -> str:
    """Return one digest of all files with their names."""
    each = "".join(f"{line}\n" for line in _sums(files))
    return hashlib.sha256(each.encode()).hexdigest()


def _sums(files: dict[str, bytes]) -> list[str]:
    """Return a line for each file: its digest and its name, as `sha256sum` has them."""
    return [f"{hashlib.sha256(files[name]).hexdigest()}  {name}" for name in files]


def _listed(stages: list[int]) -> str:
    """Return the numbers of stages in words.

    >>> _listed([4, 5, 6]), _listed([4, 6]), _listed([12])
    ('stages 4 to 6', 'stages 4, 6', 'stage 12')
    """
    if len(stages) > 2 and stages == list(range(stages[0], stages[-1] + 1)):
        return f"stages {stages[0]} to {stages[-1]}"
    return f"stage{'s' * (len(stages) > 1)} {', '.join(map(str, stages))}"
