"""`Desk`: the class in JupyterLab, to mark by looking."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any

from traitlets import Dict, Int, List, Unicode

from scrabble_course.display.panel import panel, prose
from scrabble_course.grading.commands.cli_errors import in_plain_words
from scrabble_course.grading.commands.out_folder import CannotUse, book_in
from scrabble_course.grading.desk import panels
from scrabble_course.grading.desk.changes import DEADLINES, Changes
from scrabble_course.grading.desk.class_table import class_columns, class_row
from scrabble_course.grading.desk.comparison import compare
from scrabble_course.grading.desk.job import DeskJob
from scrabble_course.grading.desk.rules_text import CannotChange
from scrabble_course.grading.desk.student_view import points_by_hand, student_view
from scrabble_course.grading.gradebook.adjustments import known_student, login
from scrabble_course.grading.gradebook.deadlines import RULES
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.instructor_files import stamp_of
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.anonymous import write_without_names
from scrabble_course.grading.reports.class_view import title_of
from scrabble_course.grading.reports.regrade_page import write_regrade_page
from scrabble_course.resources.course_config import FILE, Ruling
from scrabble_course.widgets.card_widget import CardWidget
from scrabble_course.widgets.front_end import script, style

HOW = "Run this cell to open the desk. What is changed there is in the gradebook."
FILES = (FILE, DEADLINES, "students.toml")
PANELS: Mapping[str, Callable[[Gradebook, Path], dict[str, Any]]] = {
    "for_all": panels.for_all,
    "mistakes": panels.mistakes,
    "dates": panels.dates,
    "people": panels.people,
}
AT_FIRST = 100
"""How many students are shown at first: a class of thousands takes a second to read."""
ELSEWHERE = "The marks were changed elsewhere: at another desk, or by a command."
Message = dict[str, Any]


class Desk(CardWidget):
    """The marks in a folder, to look at and to change; `by` is who does it.

    `submissions` is the folder that is graded; the instructor's files lie beside it,
    and without it beside the marks. All is kept in the gradebook and in these files,
    so that commands and desks give the same numbers.
    """

    _esm = script("desk.js")
    _css = style("panel.css", "desk.css")

    title = Unicode().tag(sync=True)
    many = Int().tag(sync=True)  # students, of whom those with a row are told so far
    columns = List(Dict()).tag(sync=True)
    rows = List(List()).tag(sync=True)
    # By student: those sent before are not any more.
    changed_rows = Dict().tag(sync=True)
    student = Dict().tag(sync=True)
    for_all = Dict().tag(sync=True)
    mistakes = Dict().tag(sync=True)
    dates = Dict().tag(sync=True)
    people = Dict().tag(sync=True)
    merging = Dict().tag(sync=True)
    job = Dict().tag(sync=True)
    said = Dict().tag(sync=True)  # the last thing that was done or refused
    elsewhere = Unicode().tag(sync=True)  # that somebody else changed something

    def __init__(
        self, marks: str | Path, submissions: str | Path | None = None, by: str = ""
    ) -> None:
        self.out = Path(marks)
        self.submissions = Path(submissions) if submissions else None
        beside = (self.submissions or self.out.absolute()).parent
        self.changes = Changes(self.out, beside, by or login())
        self.book = Gradebook.open(book_in(self.out))
        self._number, self._seen = 0, self._state()
        self._job: DeskJob | None = None
        self._last_state: tuple[object, ...] = ()
        self._panel_shown = ""
        self._groups: dict[str, Message] = {}
        super().__init__()
        self._show_class(self.book.first_counting(AT_FIRST))
        self.many = len(self.book.students())
        self.on_msg(lambda _, message, __: self.do(message))

    def __repr__(self) -> str:
        return f"The desk of {self.out}. {HOW}"

    def do(self, message: Message) -> None:
        """Do what a browser asks for by a method `_act_...`, and say what came of it.

        What is no message of a browser of ours is left alone.
        """
        more = dict(message) if isinstance(message, dict) else {}
        act = str(more.pop("do", "")).replace(" ", "_")
        if not (method := getattr(self, f"_act_{act}", None)):
            return
        try:
            said, tone = method(**more), "good"
        except (KeyError, TypeError, AttributeError) as error:
            said, tone = f"that cannot be done: {error}", "bad"
        except Exception as error:
            said, tone = in_plain_words(error) or str(error), "bad"
        if said:
            self._number += 1
            self.said = {"text": said, "tone": tone, "number": self._number}

    def _state(self) -> tuple[object, ...]:
        """Return a value that changes whenever anybody changes marks or files."""
        files = (stamp_of(self.changes.beside / name) for name in FILES)
        return self.book.state(), *files

    def _show_class(self, records: Sequence[Record]) -> None:
        self._columns = class_columns(records)
        with self.hold_sync():
            self.title = title_of(records)
            self.columns = list(map(asdict, self._columns))
            self.rows = [class_row(record, self._columns) for record in records]
            self.many, self.changed_rows = len(records), {}

    def _act_open(self, student: str) -> None:
        self.student = {
            **student_view(self.book, student),
            "stamp": stamp_of(self.changes.beside / DEADLINES),
        }

    def _act_look(self, anew: bool = False) -> None:
        """See whether anything was changed elsewhere, and how far the job is."""
        was_running, is_running = self.job.get("code", 0) is None, self._follow_job()
        state = self._state()
        if anew or (was_running and not is_running):
            self._show_all()
        elif state != self._seen and not is_running:
            self.elsewhere = ELSEWHERE
            if state == self._last_state:  # who changes it has paused
                self._show_class(self.book.counting())
                self._seen = state
        self._last_state = state

    def _act_rest(self) -> None:
        """Show whoever is not shown yet: a browser asks once it has drawn the first."""
        if len(self.rows) < self.many:
            self._show_class(self.book.counting())

    def _show_all(self, said: str = "") -> str:
        """Show everything as it is now, and return what was said."""
        self._seen, self.elsewhere = self._state(), ""
        with self.hold_sync():
            self._show_class(self.book.counting())
            if self.student and self.student["student"] in self.book.students():
                self._act_open(self.student["student"])
            if self._panel_shown:
                self._act_panel(self._panel_shown)
        return said

    def _act_panel(self, panel: str) -> None:
        shown = PANELS[panel](self.book, self.changes.beside)
        if panel == "mistakes":  # the code that is told about stays here
            listed = [*shown["groups"], *shown["named"]]
            self._groups = {one["id"]: dict(one) for one in listed}
            for one in listed:
                del one["source"]
        setattr(self, panel, shown)
        self._panel_shown = panel

    def _act_adjust(
        self,
        student: str,
        version: str,
        points: str,
        comment: str,
        function: str = "",
        to: str = "",
    ) -> str:
        """Give points, or as many as a mark needs to have them."""
        given = _number(points)
        if to:
            given = points_by_hand(self.student, to, given)
        return self._of_one(
            student,
            lambda: self.changes.adjust(student, version, given, comment, function),
        )

    def _act_take_back(self, student: str, version: str) -> str:
        return self._of_one(student, lambda: self.changes.take_back(student, version))

    def _of_one(self, student: str, change: Callable[[], str]) -> str:
        """Change one student, whose row alone is worked out anew."""
        before = self._state()
        said = change()
        row = next(r for r in self.book.rows_of(student) if r.counts)
        cells = class_row(row, self._columns)
        with self.hold_sync():
            self.changed_rows = {**self.changed_rows, student: cells}
            self._act_open(student)
        if before == self._seen:  # else the others' changes are still to be told
            self._seen = self._state()
        return said

    def _act_rule(self, name: str, ruling: str, stamp: str) -> str:
        decided = Ruling(ruling) if ruling else None
        return self._show_all(self.changes.rule(name, decided, stamp))

    def _act_date(
        self, student: str, stamp: str, stage: Any, what: str, value: str
    ) -> str:
        """Change a date of one student: an extension, an excuse, or as if in time."""
        where = student, int(stage)
        match what:
            case "in time":
                said = self.changes.take_as_in_time(*where, stamp)
            case "excused":
                said = self.changes.excuse(*where, bool(value), stamp)
            case _:
                said = self.changes.extend(*where, _time(value), stamp)
        return self._show_all(said)

    def _act_due(self, name: str, value: str, stamp: str) -> str:
        if name not in RULES:
            return self._show_all(self.changes.set_due(name, _time(value), stamp))
        number = _number(value) if value != "" else None
        return self._show_all(self.changes.set_lateness(name, number, stamp))

    def _act_enrol(self, table: str, value: str, stamp: str, name: str = "") -> str:
        """Write one entry of `students.toml`: names with commas between them."""
        names = list(filter(None, (one.strip() for one in value.split(","))))
        path = [table, name] if name else [table]
        if not name and table not in ("dropped", "removed"):
            raise CannotChange("write a name first")
        return self._show_all(self.changes.set_students(path, names or None, stamp))

    def _act_roster(self, file: str) -> str:
        return self._show_all(self.changes.set_roster(self._place(file)))

    def _act_tell(self, group: str, sentence: str) -> str:
        one = self._groups[group]
        where = (one["function"], one["stage"], one["source"])
        return self._show_all(self.changes.tell(*where, sentence))

    def _act_stop_telling(self, file: str) -> str:
        return self._show_all(self.changes.stop_telling(file))

    def _act_compare(self, other: str) -> str:
        rows, said = compare(self.out, self._place(other))
        self.merging = {"other": other, "rows": rows, "said": said}
        return f"{len(rows)} differences"

    def _act_merge(self, other: str) -> str:
        said = self.changes.merge(self._place(other))
        self.merging = {}
        return self._show_all(said)

    def _act_start(self, what: str, student: str = "") -> str:
        """Start a command: a run, the reports, or a page for a talk."""
        if self._job and self._job.exit_code is None:
            raise CannotUse(f"{self._job.title}: that is not done yet")
        match what:
            case "reports":
                words = ["reports", str(self.out)]
            case "oral":
                name = known_student(student, self.book.students())
                work = self.submissions  # it may have been taken away since
                there = ["--submissions", str(work)] if work and work.is_dir() else []
                words = ["oral", str(self.out), *there, "--", name]
            case _:
                words = self._grading()
        self._job = DeskJob(f"scrabble-course {' '.join(words)}", words)
        self._follow_job()
        return f"At work: {words[0]}"

    def _grading(self) -> list[str]:
        """Return the command that grades what is new, as it was graded last."""
        if not self.submissions:
            raise CannotChange("name the submissions: Desk(marks, submissions)")
        words = ["grade", str(self.submissions), "--out", str(self.out)]
        if conditions := self.book.conditions:
            words += ["--stages", conditions.stages.replace(" ", ",")]
        deadlines = self.changes.beside / DEADLINES
        return [*words, *(["--deadlines", str(deadlines)] * deadlines.is_file())]

    def _follow_job(self) -> bool:
        """Show how far the job is; return whether it runs."""
        if self._job:
            found = re.search(r"Students: (\d+)", self._job.text)
            self.job = {
                "title": self._job.title,
                "text": self._job.text,
                "code": self._job.exit_code,
                "of": int(found[1]) if found else 0,
                "done": self.book.found_in_last_run() if found else 0,
            }
        return self.job.get("code", 0) is None

    def _act_stop(self) -> None:
        if self._job:
            self._job.stop()

    def _act_regrade(self, student: str) -> str:
        return f"For the request: {write_regrade_page(self.book, self.out, student)}"

    def _act_export(self, folder: str, key: str) -> str:
        shared, table = self._place(folder), self._place(key)
        many = write_without_names(self.book, shared, table)
        return f"{many} students without names: {shared}; the key: {table}"

    def _place(self, name: str) -> Path:
        """Return a folder or file that was typed, as seen from the files beside."""
        if not name.strip():
            raise CannotChange("write its name first")
        return self.changes.beside / Path(name.strip()).expanduser()

    def _still(self) -> str:
        """Return a line without any name: notebooks are passed on."""
        return panel("The desk", [prose(HOW)], "wait")


def _number(value: str) -> float:
    try:
        number = float(value.replace(",", "."))
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise CannotChange(f"{value!r} is no number")
    return number


def _time(value: str) -> datetime | None:
    """Return a time that was typed, of this computer's zone if it names none."""
    if not value.strip():
        return None
    try:
        return datetime.fromisoformat(value.strip()).astimezone()
    except (ValueError, OverflowError):
        raise CannotChange(
            f"{value!r} is no time: write 2026-03-01 23:59, or with a zone "
            "2026-03-01T23:59+01:00"
        ) from None
