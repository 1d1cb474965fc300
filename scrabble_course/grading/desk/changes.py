"""What an instructor changes at a desk: durable when it returns, by several at once.

Each change says of what it was made: a student's version, or a file's stamp. If that is
another by now, somebody else was faster: ChangedMeanwhile, and nothing is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from scrabble_course import course
from scrabble_course.grading.commands.options import MISTAKES, STUDENTS
from scrabble_course.grading.commands.out_folder import BOOK, book_in, the_only_run
from scrabble_course.grading.desk.rules_text import (
    CannotChange,
    RuleValue,
    student_in,
    with_due,
    with_excuse,
    with_ruling,
    with_value,
)
from scrabble_course.grading.gradebook.adjustments import known_student, new_adjustment
from scrabble_course.grading.gradebook.enrolment import read_students
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.instructor_files import (
    ChangedMeanwhile,
    check_stamp,
    read_text,
    text_in,
    write_text,
)
from scrabble_course.resources.course_config import FILE, Ruling

DEADLINES = "deadlines.toml"
SECOND = timedelta(seconds=1)


@dataclass(frozen=True, slots=True)
class Changes:
    """Changes of the marks in the folder `out`, made `by` somebody.

    `beside` is the folder of the instructor's files, where the submissions lie, too.
    """

    out: Path
    beside: Path
    by: str = ""

    def adjust(
        self, student: str, version: str, points: float, comment: str, function: str
    ) -> str:
        """Give a student points by hand; return what was done, in a sentence."""
        made = new_adjustment(points, comment, function, self.by)
        with self._changing(student, version) as book:
            book.adjust(replace(made, student=student))
        return f"{student}: {made.points:+g} points"

    def take_back(self, student: str, version: str) -> str:
        """Take back what a student was given last."""
        with self._changing(student, version) as book:
            undone = book.take_back(student)
        if not undone:
            raise CannotChange(f"nothing was given to {student} by hand")
        return f"{student}: {undone.points:+g} points taken back"

    def rule(self, name: str, ruling: Ruling | None, stamp: str) -> str:
        """Decide about a function or a topic for everybody, or take that back."""
        with self._rewriting(FILE, stamp, "own_course") as (book, text):
            new = with_ruling(text, name, ruling, self._signature)
            book.set_rules(own_course=new)
            write_text(self.beside / FILE, new, stamp)
        return f"{name}: {ruling.value if ruling else 'as before'}, for everybody"

    def extend(self, student: str, stage: int, due: datetime | None, stamp: str) -> str:
        """Give a student another deadline for a stage, or the one of all."""
        name, said = course.stage(stage).name, self._signature

        def new(text: str, here: Callable[[str], str]) -> str:
            path = ["extensions", student_in(text, "extensions", student, here)]
            return with_due(text, path, name, due, said)

        self._set_deadlines(new, stamp)
        until = f"due on {due:%Y-%m-%d at %H:%M %Z}" if due else "due as for everybody"
        return f"{student}: stage {stage} is {until}"

    def take_as_in_time(self, student: str, stage: int, stamp: str) -> str:
        """Extend a student's deadline to when the work came that counts."""
        with Gradebook.open(self.out / BOOK) as book:
            came = [r.submitted for r in book.rows_of(student) if r.counts]
        if not came or not came[0]:
            raise CannotChange(f"nobody can say when the work of {student} came")
        return self.extend(
            student,
            stage,
            came[0].astimezone(UTC).replace(microsecond=0) + SECOND,
            stamp,
        )

    def excuse(self, student: str, stage: int, is_excused: bool, stamp: str) -> str:
        """Excuse a student from a stage, or take that back."""

        def new(text: str, here: Callable[[str], str]) -> str:
            name = student_in(text, "excused", student, here)
            return with_excuse(text, name, stage, is_excused)

        self._set_deadlines(new, stamp)
        return f"{student} is {'' if is_excused else 'not '}excused from stage {stage}"

    def set_due(self, stage: str, due: datetime | None, stamp: str) -> str:
        """Say when a stage or a part is due for everybody, or that it is not."""
        path, said = ["deadlines"], self._signature
        self._set_deadlines(
            lambda text, _: with_due(text, path, stage, due, said), stamp
        )
        return f"{stage}: {f'due on {due:%Y-%m-%d at %H:%M %Z}' if due else 'not due'}"

    def set_lateness(self, name: str, value: float | None, stamp: str) -> str:
        """Say what lateness costs: `percent_per_day` and others of `RULES`."""
        number = int(value) if value is not None and not value % 1 else value
        self._set_deadlines(lambda text, _: with_value(text, [name], number, ""), stamp)
        return f"{name}: {'as it is without' if value is None else f'{value:g}'}"

    def set_students(
        self, path: Sequence[str], value: RuleValue | None, stamp: str
    ) -> str:
        """Write something into `students.toml`, and see to it; say what was done."""
        with self._rewriting(STUDENTS, stamp) as (book, text):
            new = with_value(text, path, value, "")
            said = read_students(new)
            done = book.set_enrolment(said)
            write_text(self.beside / STUDENTS, new, stamp)
        return ". ".join([f"{STUDENTS} is written", *done])

    def set_roster(self, file: Path) -> str:
        """Take another roster, as a platform exports it."""
        with the_only_run(self.out) as book:
            book.set_rules(roster=read_text(file))
            book.set_enrolment()
        return f"The roster is that of {file}. Who handed in nothing is in the next run"

    def tell(self, function: str, stage: int, source: str, sentence: str) -> str:
        """Tell everybody whose function answers as `source` does a sentence."""
        if not sentence.strip():
            raise CannotChange("write a sentence for the students")
        last = course.stage_of(function).number == stage
        where = "" if last else f", stage={stage}"
        mark = f"@like({function!r}, {sentence.strip()!r}{where})"
        with the_only_run(self.out) as book:
            file = _new_file(self.beside / MISTAKES, function, f"{mark}\n{source}\n")
            try:
                self._keep_mistakes(book)
            except BaseException:
                file.unlink()
                raise
        return f"It is said from now on, and stands in {MISTAKES}/{file.name}"

    def stop_telling(self, name: str) -> str:
        """Take a sentence back: its file is renamed, so that nothing is lost."""
        file = self.beside / MISTAKES / Path(name).name
        with the_only_run(self.out) as book:
            if not file.is_file():
                raise ChangedMeanwhile(f"{name} is not there any more")
            file.rename(file.with_suffix(".py.off"))
            self._keep_mistakes(book)
        return f"{name} is not said any more; it is kept as {file.name}.off"

    def merge(self, other: Path) -> str:
        """Bring over what is in another folder of marks."""
        there = book_in(other)
        with the_only_run(self.out) as book, the_only_run(other):
            return ". ".join(book.merge(there))

    @property
    def _signature(self) -> str:
        """Who changes a file, and when, as a comment there."""
        return f"{self.by}, {datetime.now():%Y-%m-%d %H:%M}"

    def _keep_mistakes(self, book: Gradebook) -> None:
        # Loaded when it is needed: a desk opens sooner without the grader.
        from scrabble_course.grading.commands.batch import keep_mistakes, plan_for
        from scrabble_course.grading.supervisor.isolation import level_for

        conditions = book.conditions
        if not conditions:
            raise CannotChange("nothing has been graded yet")
        stages = [course.stage(int(number)) for number in conditions.stages.split()]
        plan = plan_for(book, level_for("auto").value, book.seed(), stages)
        keep_mistakes(book, plan, self.beside / MISTAKES)

    def _set_deadlines(
        self, new: Callable[[str, Callable[[str], str]], str], stamp: str
    ) -> None:
        with self._rewriting(DEADLINES, stamp, "deadlines") as (book, text):
            changed = new(text, book.names_here())
            book.set_rules(deadlines=changed)
            write_text(self.beside / DEADLINES, changed, stamp)

    @contextmanager
    def _changing(self, student: str, version: str) -> Iterator[Gradebook]:
        with the_only_run(self.out) as book:
            known_student(student, book.students())
            if book.version_of(student) != version:
                raise ChangedMeanwhile(
                    f"{student} was changed meanwhile, so nothing is written: look at "
                    "the marks as they are now, and say it again"
                )
            yield book

    @contextmanager
    def _rewriting(
        self, name: str, stamp: str, kept: str = ""
    ) -> Iterator[tuple[Gradebook, str]]:
        """Give the gradebook, and the text of a file, or else what is kept of it."""
        file = self.beside / name
        with the_only_run(self.out) as book:
            check_stamp(file, stamp)
            yield book, text_in(file) if file.is_file() else book.text_of(kept)


def _new_file(folder: Path, function: str, text: str) -> Path:
    """Write a text into a file that was not there: update_hand_1, or _2."""
    folder.mkdir(parents=True, exist_ok=True)
    files = (folder / f"{function}_{number}.py" for number in count(1))
    file = next(file for file in files if not [*folder.glob(f"{file.name}*")])
    with file.open("x", encoding="utf-8") as new:
        new.write(text)
    return file
