"""The gradebook: every mark there is, on disk before it is reported.

One SQLite file. A row is one student's files, told by their contents, as graded under
some conditions: rules, seed and stages. So the same work is never graded twice, old and
new rules never mix, and a kill at any moment costs no more than the works that were not
written yet.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, replace
from pathlib import Path
from typing import Any

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook import adjustments
from scrabble_course.grading.gradebook.added_mistakes import with_own_advice
from scrabble_course.grading.gradebook.gradebook_file import (
    BEFORE,
    FORGET_FAULTS,
    FOUND,
    NEWEST,
    OTHERWISE,
    VERSION,
    GradebookFile,
    uploads_in,
    write_uploads,
)
from scrabble_course.grading.gradebook.lateness import record_of
from scrabble_course.grading.gradebook.merging import merge
from scrabble_course.grading.gradebook.own_points import with_own_points
from scrabble_course.grading.gradebook.records import (
    LONG_AGO,
    Adjustment,
    Conditions,
    Entry,
    Known,
    PointsEvent,
    Record,
    with_the_one_that_counts,
)
from scrabble_course.grading.gradebook.roster import folded
from scrabble_course.grading.gradebook.student_tables import StudentTables
from scrabble_course.grading.scoring.mark import GradedWork
from scrabble_course.grading.scoring.rules_digest import new_seed

Key = tuple[str, str]
"""A student, and the digest of what was handed in."""


class Gradebook(StudentTables):
    """All that was graded into one folder; opened with `Gradebook.open`.

    with Gradebook.open(out / "gradebook.sqlite") as book:
        for record in book.counting():
            print(record.graded.student, record.points)
    """

    def __init__(self, file: GradebookFile) -> None:
        super().__init__(file)
        self._rows: list[Record] = []
        self._rows_are_of = (-1, -1)

    @classmethod
    def open(cls, path: Path) -> Gradebook:
        """Open the gradebook at `path`, or make an empty one there.

        CannotOpenGradebook if the file is none.
        """
        return cls(GradebookFile(path))

    def rows(self) -> list[Record]:
        """Return the records of all uploads, by student and then as they came.

        They are of the conditions of the last run. Uploads that were graded only under
        others are not among them (`graded_otherwise`), nor those of staff, of who is
        dropped, or of a group that is none any more. But who handed in nothing for them
        has the marks that are known: of stages graded before, by the same rules.
        """
        if self._rows_are_of != self._file.state():
            self._rows_are_of = self._file.state()
            with self._file.legible():
                self._rows = self._read_rows()
        return list(self._rows)

    def rows_of(self, student: str) -> list[Record]:
        """Return the records of one student, as in `rows`, without those of others."""
        with self._file.legible():
            return self._read_rows(student, student)

    def first_counting(self, many: int) -> list[Record]:
        """Return what `counting` begins with: of so many students at most."""
        names = self.students()[:many]
        with self._file.legible():
            rows = self._read_rows(names[0], names[-1]) if names else []
        return [record for record in rows if record.counts]

    def version_of(self, student: str) -> str:
        """Return a text that changes whenever the student's marks do."""
        found = self._file.connection.execute(VERSION, (student,)).fetchone()
        return " ".join(map(str, found))

    def state(self) -> tuple[int, int]:
        """Return a value that changes whenever anybody changes the file."""
        return self._file.state()

    def _read_rows(self, first: str = "", last: str = "") -> list[Record]:
        deadlines, mistakes = self.deadlines, self.mistakes
        given = self._adjustments()
        came, own = uploads_in(self._file.connection), self.course_config
        seen: dict[str, list[tuple[int, Record]]] = defaultdict(list)
        groups = {group.name: group.members for group in self.groups}
        works = [
            (run, graded)
            for run, shared_in, graded in self._graded(first, last)
            if not shared_in or graded.student in groups.get(shared_in, ())
        ]
        for run, graded in (*works, *self._known_before(works, groups)):
            graded = with_own_points(with_own_advice(graded, mistakes), own)
            times = came.get(graded.student, {})
            record = record_of(graded, times, deadlines, given[graded.student])
            seen[graded.student].append((run, record))
        count = self.count
        out = {person.student for person in self.roster if person.out}
        return [
            record
            for name in sorted(seen.keys() - out)
            for record in with_the_one_that_counts(seen[name], count)
        ]

    def counting(self) -> list[Record]:
        """Return the record that counts, for each student, in order of their names."""
        return [record for record in self.rows() if record.counts]

    def sources(self, function: str, stage: int) -> dict[str, str]:
        """Return the text of a function in the work that counts, for each student.

        A student whose work does not define it is left out, and of a group that handed
        in together all but one are.
        """
        found = self._file.connection.execute(
            "SELECT student, digest, text FROM source WHERE function = ? AND stage = ?",
            (function, stage),
        )
        texts = {(student, digest): text for student, digest, text in found}
        group_of = {one: group for group in self.groups for one in group.members}
        found_in: dict[tuple[object, str], tuple[str, str]] = {}
        for record in self.counting():
            student, digest = key = record.graded.student, record.graded.digest
            if key in texts:
                found_in.setdefault((group_of.get(student, student), digest), key)
        return {key[0]: texts[key] for key in found_in.values()}

    def functions_of(self, graded: GradedWork) -> dict[tuple[int, str], str]:
        """Return the texts of the functions in one upload, by stage and name."""
        found = self._file.connection.execute(
            "SELECT stage, function, text FROM source WHERE student = ? AND digest = ?",
            (graded.student, graded.digest),
        )
        return {(stage, function): text for stage, function, text in found}

    def seed(self, wanted: int | None = None) -> int:
        """Return the seed of the hidden cases: the one that is wanted, or kept.

        The first run makes one by chance; 0 is that of the notebook's own checks.
        """
        if wanted is not None:
            self._file.set_settings(seed=str(wanted))
        self._file.setting_or_set("seed", str(new_seed()))
        return self._file.setting_as("seed", int)

    def start_run(self, conditions: Conditions) -> int:
        """Return the number of a run that starts: one more than the last.

        From now on the records are those of its conditions.
        """
        number = self._file.setting_as("run", int, "0") + 1
        self._file.set_settings(
            run=str(number), conditions=json.dumps(astuple(conditions))
        )
        return number

    def found_in_last_run(self) -> int:
        """Return how many uploads the last run has come to, which may go on."""
        run = self._file.setting_as("run", int, "0")
        query = "SELECT count(*) FROM upload WHERE run = ?"
        [many] = self._file.connection.execute(query, (run,)).fetchone()
        return int(many)

    @property
    def conditions(self) -> Conditions | None:
        """The conditions of the last run, None before the first."""
        found: list[Any] = self._file.setting_as("conditions", json.loads, "[]")
        with self._file.legible():
            return Conditions(*found) if found else None

    def known(self, conditions: Conditions) -> frozenset[Key]:
        """Return what needs no grading again under some conditions.

        Where the fault was the grader's own, another run tries again.
        """
        return frozenset(
            self._file.connection.execute(
                "SELECT student, digest FROM graded WHERE rules = ? AND seed = ? "
                "AND stages = ? AND NOT faulty",
                _as_row(conditions),
            )
        )

    def graded_otherwise(self, conditions: Conditions) -> frozenset[Key]:
        """Return the uploads that were graded, but never under these conditions."""
        found = self._file.connection.execute(OTHERWISE, _as_row(conditions))
        return frozenset(found)

    def in_no_table(self) -> list[str]:
        """Return whose uploads were graded only otherwise, and are in no table now."""
        conditions = self.conditions
        uploads = self.graded_otherwise(conditions) if conditions else frozenset()
        shown = {(row.graded.student, row.graded.digest) for row in self.rows()}
        return sorted({student for student, _ in uploads - shown})

    def under_other_rules(self) -> frozenset[str]:
        """Return whose uploads include one that was never graded by the rules of now.

        Nor with the seed of now.
        """
        conditions = self.conditions
        how = _as_row(conditions)[:2] if conditions else ("", "")
        found = self._file.connection.execute(OTHERWISE, (*how, ""))
        return frozenset(student for student, _ in found)

    def add(self, run: int, results: Iterable[Entry | Known]) -> None:
        """Write what a run came to durably, all or none.

        What is known was graded before, and is still handed in. An entry takes the
        place of one with the same student and digest.
        """
        with self._file.writing() as connection:
            for one in results:
                if isinstance(one, Entry):
                    self._write(run, one)
                    continue
                connection.execute(FOUND, (one.student, one.digest, run, one.group))
                write_uploads(connection, one.student, one.digest, one.times)

    def _write(self, run: int, entry: Entry) -> None:
        graded, connection = entry.graded, self._file.connection
        key = (graded.student, graded.digest)
        connection.execute(FORGET_FAULTS, (graded.student,))
        how = (*_as_row(entry.conditions), entry.faulty)
        connection.execute(
            "INSERT OR REPLACE INTO graded (student, digest, rules, seed, stages, "
            "faulty, graded) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (*key, *how, json.dumps(graded.to_json())),
        )
        connection.execute(FOUND, (*key, run, entry.group))
        write_uploads(connection, *key, entry.times)
        connection.execute("DELETE FROM source WHERE student = ? AND digest = ?", key)
        connection.executemany(
            "INSERT INTO source VALUES (?, ?, ?, ?, ?)",
            [(*key, *where, text) for where, text in entry.sources.items()],
        )

    def adjust(self, *made: Adjustment) -> None:
        """Write adjustments, whose time is now, all or none.

        KeyError if there is no such student. They survive whatever is graded later.
        """
        if unknown := {one.student for one in made} - {*self.students()}:
            raise KeyError(unknown.pop())
        with self._file.writing() as connection:
            adjustments.write_adjustments(connection, made)

    def take_back(self, student: str) -> Adjustment | None:
        """Take back the last adjustment of a student, and return it; None if none is.

        The file keeps that there was one.
        """
        with self._file.legible():
            given = self._adjustments()[student]
        if not given:
            return None
        with self._file.writing() as connection:
            adjustments.take_back(connection, student)
        return given[-1]

    def merge(self, other: Path) -> list[str]:
        """Bring over all that is in another gradebook; say what came and what differs.

        What is here stays, and nothing is written if this is stopped.
        """
        if other.resolve() == self._file.path.resolve():
            raise CannotGrade(f"{other.parent} is the same folder")
        people, enrolment = self.roster, self.enrolment

        def called(name: str) -> str:
            own = [one.student for one in people if folded(name) in one.sure]
            is_gone = enrolment.is_erased([folded(name)])
            return "" if is_gone else own[0] if len(own) == 1 else name

        return merge(self._file, other, called)

    def history(self, student: str) -> list[PointsEvent]:
        """Return all that happened to a student's points, in the order of time.

        Uploads come as they were graded each time, under whatever rules.
        """
        own, deadlines = self.course_config, self.deadlines
        connection, events = self._file.connection, []
        with self._file.legible():
            times = uploads_in(connection).get(student, {})
            for text, stages in connection.execute(
                "SELECT graded, stages FROM graded WHERE student = ? ORDER BY number",
                (student,),
            ):
                graded = with_own_points(_read(student, text), own)
                record = record_of(graded, times, deadlines, ())
                events.append(PointsEvent(record.submitted, record, stages))
            for made, undone in adjustments.adjustments_in(connection):
                if made.student == student:
                    events.append(PointsEvent(made.at, adjustment=made, undone=undone))
        return sorted(events, key=lambda event: event.at or LONG_AGO)

    def check_place(self) -> None:
        """Raise GradebookLost if the file was taken away, and save what was in it."""
        self._file.check_place()

    def close(self) -> None:
        """Close the file."""
        self._file.connection.close()

    def __enter__(self) -> Gradebook:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _graded(self, first: str, last: str) -> Iterator[tuple[int, str, GradedWork]]:
        """Yield the uploads of the last run's conditions, and the run that found each.

        And the group that may have handed it in. They are of the students from the
        first to the last, or of all. Before the first run all uploads are meant.
        """
        wanted = self.conditions or Conditions("", 0, "")
        found = self._file.connection.execute(NEWEST, (*_as_row(wanted), first, last))
        for run, shared_in, student, text in found:
            yield run, shared_in, _read(student, text)

    def _known_before(
        self,
        works: Sequence[tuple[int, GradedWork]],
        groups: Mapping[str, Collection[str]],
    ) -> Iterator[tuple[int, GradedWork]]:
        """Yield what who handed in nothing now had handed in for some of the stages."""
        handed_in = {graded.student for _, graded in works if graded.files}
        nothing = {one.student: one for _, one in works if one.student not in handed_in}
        if not nothing or not self.conditions:
            return
        found = self._file.connection.execute(BEFORE, _as_row(self.conditions))
        for run, shared_in, student, text in found:
            is_own = not shared_in or student in groups.get(shared_in, ())
            if is_own and (now := nothing.get(student)):
                before = _read(student, text)
                known = {mark.key: mark for mark in before.marks}
                marks = tuple(known.get(mark.key, mark) for mark in now.marks)
                if before.files and marks != now.marks:
                    yield run, replace(before, marks=marks)

    def _adjustments(self) -> defaultdict[str, tuple[Adjustment, ...]]:
        found: defaultdict[str, tuple[Adjustment, ...]] = defaultdict(tuple)
        for made, undone in adjustments.adjustments_in(self._file.connection):
            if not undone:
                found[made.student] += (made,)
        return found


def _read(student: str, text: str) -> GradedWork:
    """Return a graded work of a student, who may have had another name then."""
    return GradedWork.from_json({**json.loads(text), "student": student})


def _as_row(conditions: Conditions) -> tuple[str, str, str]:
    """Return conditions as they are stored; a seed is too long for a number there."""
    return conditions.rules, str(conditions.seed), conditions.stages
