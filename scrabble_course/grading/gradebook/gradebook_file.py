"""The gradebook's file: its tables, its settings, and how it is written."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.submissions.upload import Source, Upload

Value = TypeVar("Value")

FORMAT = "3"
WAIT_SECONDS = 30
"""How long another program may be at the file."""
MOST_NAMED = 5
PAGES_KB = 200
"""What SQLite may keep of the file: the system keeps it as well."""
TABLES = """
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS graded (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    student TEXT NOT NULL,
    digest TEXT NOT NULL,
    rules TEXT NOT NULL,
    seed TEXT NOT NULL,
    stages TEXT NOT NULL,
    faulty INTEGER NOT NULL,
    graded TEXT NOT NULL,
    UNIQUE (student, digest, rules, seed, stages)
);
CREATE TABLE IF NOT EXISTS upload (
    student TEXT NOT NULL,
    digest TEXT NOT NULL,
    run INTEGER NOT NULL,
    shared_in TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (student, digest)
);
CREATE TABLE IF NOT EXISTS came (
    student TEXT NOT NULL,
    digest TEXT NOT NULL,
    path TEXT NOT NULL,
    content TEXT NOT NULL,
    at TEXT NOT NULL,
    source INTEGER NOT NULL,
    is_late INTEGER,
    PRIMARY KEY (student, digest, path)
);
CREATE TABLE IF NOT EXISTS source (
    student TEXT NOT NULL,
    digest TEXT NOT NULL,
    stage INTEGER NOT NULL,
    function TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (student, digest, stage, function)
);
CREATE TABLE IF NOT EXISTS adjustment (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    student TEXT NOT NULL,
    points REAL NOT NULL,
    comment TEXT NOT NULL,
    function TEXT NOT NULL,
    at TEXT NOT NULL,
    undone TEXT,
    given_by TEXT NOT NULL DEFAULT ''
);
"""
NEWEST = """
SELECT run, shared_in, student, graded FROM upload JOIN graded USING (student, digest)
WHERE number = (
    SELECT max(number) FROM graded AS other
    WHERE other.student = upload.student AND other.digest = upload.digest
    AND (?1 = '' OR other.rules = ?1 AND other.seed = ?2 AND other.stages = ?3)
) AND (?4 = '' OR student BETWEEN ?4 AND ?5)
ORDER BY number
"""
"""Each upload as it was graded under some conditions, with the run that found it last.

Without rules it is as it was graded last, and without students it is everybody's.
"""
BEFORE = """
SELECT run, shared_in, student, graded FROM upload JOIN graded USING (student, digest)
WHERE number = (
    SELECT max(number) FROM graded AS other
    WHERE other.student = upload.student AND other.digest = upload.digest
    AND other.rules = ? AND other.seed = ? AND other.stages != ? AND NOT other.faulty
)
ORDER BY number
"""
"""Each upload as it was graded last for other stages, else under these conditions."""
OTHERWISE = """
SELECT student, digest FROM upload WHERE NOT EXISTS (
    SELECT * FROM graded WHERE student = upload.student AND digest = upload.digest
    AND rules = ?1 AND seed = ?2 AND (?3 = '' OR stages = ?3)
)
"""
"""Uploads that were never graded by some rules, with some seed and for some stages.

With "" in place of the stages, those that never were for any.
"""
OR_LATER = """
ON CONFLICT DO UPDATE SET run = max(run, excluded.run),
shared_in = min(shared_in, excluded.shared_in)
"""
"""When an upload was found last; what is a student's own is not a group's, too."""
FOUND = f"INSERT INTO upload VALUES (?, ?, ?, ?) {OR_LATER}"
OR_EARLIER = """
ON CONFLICT DO UPDATE SET at = excluded.at, source = excluded.source,
is_late = excluded.is_late
WHERE excluded.source < source OR excluded.source = source AND excluded.at < at
"""
"""When a file of an upload came: the more reliable has the word, then the earlier."""
CAME = f"INSERT INTO came VALUES (?, ?, ?, ?, ?, ?, ?) {OR_EARLIER}"
VERSION = """
SELECT (SELECT max(number) FROM adjustment WHERE student = ?1),
(SELECT count(undone) FROM adjustment WHERE student = ?1),
(SELECT max(number) FROM graded WHERE student = ?1)
"""
"""What changes with each change of a student's marks."""
STATE = """
SELECT name, value, '' FROM setting WHERE name IN ('seed', 'run')
UNION SELECT student, digest, run FROM upload ORDER BY 1, 2
"""
"""What tells a gradebook from others, and from what it was before."""
DAMAGED = """
SELECT DISTINCT student FROM graded WHERE NOT json_valid(graded) ORDER BY student
"""
"""Whose marks cannot be read."""
FORGET_FAULTS = """
DELETE FROM upload WHERE student = ? AND digest IN (
    SELECT digest FROM graded AS other
    WHERE other.student = upload.student AND faulty
)
"""
"""Take away a student's uploads that could not be graded, for there is another try."""


class CannotOpenGradebook(CannotGrade):
    """A file is no gradebook of this version; the text says what to do."""


class GradebookLost(CannotGrade):
    """A gradebook was taken away while it was open; the text says where it is now."""


_WHAT_TO_DO = {
    sqlite3.SQLITE_BUSY: "another program is at it: close that one, or wait",
    sqlite3.SQLITE_LOCKED: "another program is at it: close that one, or wait",
    sqlite3.SQLITE_NOTADB: "move it away, or grade into another folder",
    sqlite3.SQLITE_CORRUPT: "it is damaged: put a copy in its place, or move it away",
    sqlite3.SQLITE_FULL: "make room on the disk, and go on with the same command",
}


def with_remedy(said: str, error: sqlite3.Error) -> str:
    """Say what failed, why, and what to do about it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest says more exactly
    todo = _WHAT_TO_DO.get(code, "look at the folder, its rights and the disk")
    return f"{said} ({error}); {todo}"


class GradebookFile:
    """An open gradebook file, in which every change is durable when it returns.

    A setting is a text with a name. It may be used in one thread after the other: a
    kernel answers its widgets in another one than it runs cells.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._identity: tuple[int, int] | None = None
        try:
            self.connection = sqlite3.connect(
                path,
                timeout=WAIT_SECONDS,
                isolation_level=None,
                check_same_thread=False,
            )
            self.connection.execute("PRAGMA journal_mode=WAL")
            self.connection.execute("PRAGMA synchronous=FULL")
            self.connection.execute(f"PRAGMA cache_size=-{PAGES_KB}")
            self.connection.executescript(TABLES)
            found = self.setting_or_set("format", FORMAT)
            self._identity = _identity_of(path)
        except sqlite3.DatabaseError as error:
            raise CannotOpenGradebook(
                with_remedy(f"{path} cannot be opened as a gradebook", error)
            ) from None
        if found != FORMAT:
            raise CannotOpenGradebook(
                f"{path} has the format {found}, and this version of the course reads "
                f"{FORMAT}; grade into another folder"
            )

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Write everything inside, or, if it raises, nothing.

        Inside of another one it is part of that. GradebookLost if the file is not in
        its place any more.
        """
        if self.connection.in_transaction:
            yield self.connection
            return
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.connection
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:  # of a full disk, SQLite goes back first
                self.connection.execute("ROLLBACK")
            raise
        self.check_place()

    def check_place(self) -> None:
        """Raise GradebookLost if somebody deleted or moved the file, and save it.

        What is open can still be read, as long as this process goes on.
        """
        if self._identity is None or self._is_in_its_place():
            return
        self._identity = None
        self.path.parent.mkdir(parents=True, exist_ok=True)
        free = self.path
        while free.exists():  # another run has begun there
            free = free.with_name(f"saved-{free.name}")
        self.connection.execute("VACUUM INTO ?", (str(free),))
        raise GradebookLost(
            f"{self.path} was deleted or moved while it was written. All that was "
            f"graded is saved in {free}: with the gradebook in its place, the same "
            "command goes on from there"
        )

    def _is_in_its_place(self) -> bool:
        """Whether the path leads to the open file.

        A network's file system may number a file anew, and then it says the same.
        """
        found = _identity_of(self.path)
        if found and found != self._identity:
            with suppress(sqlite3.Error), closing(sqlite3.connect(self.path)) as there:
                if _state_of(there) == _state_of(self.connection):
                    self._identity = found
        return found == self._identity

    @contextmanager
    def legible(self) -> Iterator[None]:
        """Say that the file is damaged, and where, if something inside tells so."""
        try:
            yield
        except (CannotOpenGradebook, GradebookLost, sqlite3.Error):
            raise
        except Exception as error:  # of many kinds: whatever stands there
            damaged = self.connection.execute(DAMAGED).fetchall()
            of = ", ".join(repr(student) for (student,) in damaged[:MOST_NAMED])
            what = f"the marks of {of}" if of else f"{type(error).__name__}: {error}"
            todo = "`grade --force` makes them anew, or put" if of else "Put"
            raise CannotOpenGradebook(
                f"{self.path} is damaged, and cannot be read ({what}). {todo} an "
                "earlier copy of the file in its place"
            ) from None

    def state(self) -> tuple[int, int]:
        """Return a value that changes whenever anybody changes the file."""
        [others] = self.connection.execute("PRAGMA data_version").fetchone()
        return self.connection.total_changes, int(others)

    def setting(self, name: str) -> str:
        """Return a setting, "" if it was never written."""
        found = self.connection.execute(
            "SELECT value FROM setting WHERE name = ?", (name,)
        ).fetchone()
        return str(found[0]) if found else ""

    def setting_as(
        self, name: str, parse: Callable[[str], Value], text: str = ""
    ) -> Value:
        """Return what `parse` makes of a setting, or of `text` where there is none."""
        with self.legible():
            return parse(self.setting(name) or text)

    def setting_or_set(self, name: str, value: str) -> str:
        """Return a setting; if it was never written, it is `value` from now on."""
        with self.writing() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO setting VALUES (?, ?)", (name, value)
            )
        return self.setting(name)

    def set_settings(self, **settings: str) -> None:
        """Write settings, in place of those of the same names."""
        with self.writing() as connection:
            connection.executemany(
                "INSERT OR REPLACE INTO setting VALUES (?, ?)", settings.items()
            )


def _state_of(connection: sqlite3.Connection) -> list[object]:
    return connection.execute(STATE).fetchall()


def _identity_of(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from all others, None if it is not there."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def write_uploads(
    connection: sqlite3.Connection,
    student: str,
    digest: str,
    times: Mapping[str, Upload],
) -> None:
    """Write when the files of an upload came."""
    for path, came in times.items():
        at = came.at.astimezone(UTC).isoformat()
        told = (path, came.content, at, came.source.value, came.is_late)
        connection.execute(CAME, (student, digest, *told))


def uploads_in(
    connection: sqlite3.Connection,
) -> dict[str, dict[str, dict[str, Upload]]]:
    """Return when each file came: by student, by digest of the upload, by path."""
    found: dict[str, dict[str, dict[str, Upload]]] = {}
    rows = connection.execute("SELECT * FROM came")
    for student, digest, path, content, at, source, late in rows:
        is_late = None if late is None else bool(late)
        came = Upload(content, datetime.fromisoformat(at), Source(source), is_late)
        found.setdefault(student, {}).setdefault(digest, {})[path] = came
    return found
