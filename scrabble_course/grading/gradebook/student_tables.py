"""Who takes the course, as an instructor said, and what the tables have of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence

from scrabble_course.grading.gradebook.enrolment import Enrolment
from scrabble_course.grading.gradebook.instructor_settings import InstructorSettings
from scrabble_course.grading.gradebook.ownership import Group
from scrabble_course.grading.gradebook.roster import (
    Person,
    folded,
    read_roster,
    without_rows,
)

WITH_STUDENTS = ("graded", "upload", "came", "source", "adjustment")
COUNTED = {"upload": "uploads", "source": "functions", "adjustment": "adjustments"}
"""What is told of the rows that are moved or erased."""


class StudentTables(InstructorSettings):
    """The students in a gradebook: on the roster, and in the tables of its file."""

    @property
    def roster(self) -> tuple[Person, ...]:
        """Everybody who takes the course, if an instructor said who."""
        return self.enrolment.people(self._on_roster(), self.students())

    def _on_roster(self) -> tuple[Person, ...]:
        text = self.text_of("roster") or self.text_of("canvas")
        return read_roster(text) if text else ()

    @property
    def is_roster_whole(self) -> bool:
        """Whether there is a roster, so that who is not on it is odd."""
        return bool(self._on_roster())

    @property
    def enrolment(self) -> Enrolment:
        """What an instructor said about students, if `set_enrolment` was told any."""
        return self._file.setting_as("students", Enrolment.from_json)

    @property
    def groups(self) -> list[Group]:
        """The students who hand in together."""
        return self.enrolment.groups_of(self.roster)

    def students(self) -> list[str]:
        """Return the names of all students who were graded, sorted."""
        found = self._file.connection.execute("SELECT DISTINCT student FROM upload")
        return sorted(name for (name,) in found)

    def set_enrolment(self, said: Enrolment | None = None) -> list[str]:
        """Keep what is said about students, or see again to what was said before.

        What is under another name of a student goes to that student, and who is removed
        is erased: what was done is returned, in sentences.
        """
        before = self.enrolment
        on_roster, seen = self._on_roster(), self.students()
        if said:
            people = said.people(on_roster, seen)
            said.groups_of(people)  # or it says who may be several
            said = said.with_digests(people, before, seen)
        enrolment = said or before
        with self._file.writing():
            self._file.set_settings(students=enrolment.to_json())
            done = list(self._renamed(enrolment.people(on_roster, seen), seen))
            done += self._erased(enrolment, self.students())
        if self._file.setting("forget"):
            forget_what_was_erased(self._file.connection)
            self._file.set_settings(forget="")
        return done

    def _renamed(self, people: Sequence[Person], seen: Sequence[str]) -> Iterator[str]:
        for name in seen:
            own = [p.student for p in people if folded(name) in p.sure]
            if len(own) == 1 and own != [name]:
                said = rename(self._file.connection, name, own[0])
                yield f"{name} is {own[0]} from now on: {said}"

    def _erased(self, enrolment: Enrolment, seen: Sequence[str]) -> Iterator[str]:
        def is_gone(*names: str) -> bool:
            return enrolment.is_erased(map(folded, names))

        texts = {name: self._file.setting(name) for name in ("roster", "canvas")}
        kept = {
            name: without_rows(text, lambda p: is_gone(p.student, *p.sure))
            for name, text in texts.items()
        }
        gone = [name for name in seen if is_gone(name)]
        if kept == texts and not gone:
            return
        for name in gone:
            said = erase(self._file.connection, name)
            yield f"{name} is removed, and erased here: {said}"
        names = {name: one for name, one in self._names.items() if one not in gone}
        labels = {one: label for one, label in self.labels.items() if one not in gone}
        told = {"names": json.dumps(names), "feedback": json.dumps(labels)}
        self._file.set_settings(**kept, **told, strays="[]", forget="all")
        if any(map(is_gone, self.deadlines.students)):
            yield "The deadlines name somebody who is removed: give them again without"


def rename(connection: sqlite3.Connection, before: str, student: str) -> str:
    """Give all that is a student's another name; return what it is, in words.

    What both have is kept once.
    """
    said = _count(connection, before)
    for table in WITH_STUDENTS:
        change = f"UPDATE OR IGNORE {table} SET student = ? WHERE student = ?"
        connection.execute(change, (student, before))
    erase(connection, before)
    return said


def erase(connection: sqlite3.Connection, student: str) -> str:
    """Erase all that is a student's; return what it was, in words."""
    said = _count(connection, student)
    for table in WITH_STUDENTS:
        connection.execute(f"DELETE FROM {table} WHERE student = ?", (student,))
    return said


def forget_what_was_erased(connection: sqlite3.Connection) -> None:
    """Leave nothing in the file of what is not in its tables."""
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _count(connection: sqlite3.Connection, student: str) -> str:
    said = []
    for table, what in COUNTED.items():
        query = f"SELECT count(*) FROM {table} WHERE student = ?"
        [many] = connection.execute(query, (student,)).fetchone()
        said.append(f"{what} {many}")
    return ", ".join(said)
