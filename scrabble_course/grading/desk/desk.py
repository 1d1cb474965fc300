"""`Desk`: the class in JupyterLab, to mark by looking."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import datetime
from getpass import getuser
from pathlib import Path
from typing import Any

from traitlets import Dict, List, Unicode

from scrabble_course.display.panel import panel, prose
from scrabble_course.grading.commands.cli_errors import in_plain_words
from scrabble_course.grading.commands.out_folder import BOOK, CannotUse
from scrabble_course.grading.desk import panels
from scrabble_course.grading.desk.changes import DEADLINES, Changes
from scrabble_course.grading.desk.class_table import ClassTable
from scrabble_course.grading.desk.comparison import compare
from scrabble_course.grading.desk.job import DeskJob
from scrabble_course.grading.desk.rules_text import CannotChange
from scrabble_course.grading.desk.student_view import points_by_hand, student_view
from scrabble_course.grading.gradebook.adjustments import known_student
from scrabble_course.grading.gradebook.deadlines import RULES
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.instructor_files import stamp_of
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
    columns = List(Dict()).tag(sync=True)
    rows = List(List()).tag(sync=True)
    changed_rows = Dict().tag(
        sync=True
    )  # by student: those sent before are not any more
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
        if not (self.out / BOOK).is_file():
            raise CannotUse(f"there is no gradebook in {self.out}")
        self.submissions = Path(submissions) if submissions else None
        beside = (self.submissions or self.out.absolute()).parent
        self.changes = Changes(self.out, beside, by or _login())
        self.book = Gradebook.open(self.out / BOOK)
        self._number, self._job, self._seen = 0, None, self._state()
        self._last_state: tuple[object, ...] = ()
        self._panel_shown = ""
        self._groups: dict[str, Message] = {}
        super().__init__()
        self._show_class()
        self.on_msg(self._obey)

    _job: DeskJob | None

    def __repr__(self) -> str:
        return f"The desk of {self.out}. {HOW}"

    def do(self, message: Message) -> None:
        """Do what a browser asks for, and say what came of it.

        What is no message of a browser of ours is left alone.
        """
        act = ACTS.get(str(message.get("do")))
        if not act:
            return
        try:
            done = act(self, message)
        except (KeyError, TypeError) as error:
            done, error_said = None, f"that cannot be done: {error}"
        except Exception as error:
            done, error_said = None, in_plain_words(error) or str(error)
        else:
            error_said = ""
        if done or error_said:
            self._say(done or error_said, "bad" if error_said else "good")

    @property
    def rows_now(self) -> list[Any]:
        """The rows of the class as they are shown."""
        return [self.changed_rows.get(row[0], row) for row in self.rows]

    def _obey(self, _widget: object, message: object, _buffers: object) -> None:
        if isinstance(message, dict):
            self.do(message)

    def _say(self, text: str, tone: str) -> None:
        self._number += 1
        self.said = {"text": text, "tone": tone, "number": self._number}

    def _state(self) -> tuple[object, ...]:
        """Return what is another value after a change of marks or files by anybody."""
        files = (stamp_of(self.changes.beside / name) for name in FILES)
        return self.book.state(), *files

    def _show_class(self) -> None:
        records = self.book.counting()
        self._table = ClassTable.of(records)
        with self.hold_sync():
            self.title = title_of(records)
            self.columns = list(map(asdict, self._table.columns))
            self.rows = [self._table.row(record) for record in records]
            self.changed_rows = {}

    def _show_student(self, student: str) -> None:
        self.student = {
            **student_view(self.book, student),
            "stamp": stamp_of(self.changes.beside / DEADLINES),
        }

    def _look(self, message: Message) -> str:
        """See whether anything was changed elsewhere, and how far the job is."""
        was_running, is_running = self.job.get("code", 0) is None, self._follow_job()
        state = self._state()
        if message.get("anew") or (was_running and not is_running):
            self._show_all()
        elif state != self._seen and not is_running:
            self.elsewhere = ELSEWHERE
            if state == self._last_state:  # who changes it has paused
                self._show_class()
                self._seen = state
        self._last_state = state
        return ""

    def _show_all(self) -> None:
        """Show everything as it is now."""
        self._seen, self.elsewhere = self._state(), ""
        with self.hold_sync():
            self._show_class()
            if self.student and self.student["student"] in self.book.students():
                self._show_student(self.student["student"])
            if self._panel_shown:
                self._panel({"panel": self._panel_shown})

    def _open(self, message: Message) -> str:
        self._show_student(str(message["student"]))
        return ""

    def _panel(self, message: Message) -> str:
        name = str(message["panel"])
        shown = PANELS[name](self.book, self.changes.beside)
        if name == "mistakes":  # the code that is told about stays here
            listed = [*shown["groups"], *shown["named"]]
            self._groups = {one["id"]: dict(one) for one in listed}
            for one in listed:
                del one["source"]
        setattr(self, name, shown)
        self._panel_shown = name
        return ""

    def _adjust(self, message: Message) -> str:
        student, version = str(message["student"]), str(message["version"])
        points = _number(message["points"])
        if key := message.get("to"):
            points = points_by_hand(self.student, str(key), points)
        comment, function = str(message["comment"]), str(message.get("function", ""))
        return self._of_one(
            student,
            lambda: self.changes.adjust(student, version, points, comment, function),
        )

    def _take_back(self, message: Message) -> str:
        student, version = str(message["student"]), str(message["version"])
        return self._of_one(student, lambda: self.changes.take_back(student, version))

    def _of_one(self, student: str, change: Callable[[], str]) -> str:
        """Change one student, whose row alone is worked out anew."""
        before = self._state()
        said = change()
        row = next(r for r in self.book.rows_of(student) if r.counts)
        cells = self._table.row(row)
        with self.hold_sync():
            self.changed_rows = {**self.changed_rows, student: cells}
            self._show_student(student)
        if before == self._seen:  # else the others' changes are still to be told
            self._seen = self._state()
        return said

    def _rule(self, message: Message) -> str:
        ruling = Ruling(message["ruling"]) if message["ruling"] else None
        return self._of_all(
            self.changes.rule(str(message["name"]), ruling, str(message["stamp"]))
        )

    def _date(self, message: Message) -> str:
        """Change a date of one student: an extension, an excuse, or as if in time."""
        student, stamp = str(message["student"]), str(message["stamp"])
        stage, changes = int(message["stage"]), self.changes
        match message["what"]:
            case "in time":
                said = changes.take_as_in_time(student, stage, stamp)
            case "excused":
                said = changes.excuse(student, stage, bool(message["value"]), stamp)
            case _:
                said = changes.extend(student, stage, _time(message["value"]), stamp)
        return self._of_all(said)

    def _due(self, message: Message) -> str:
        name, value = str(message["name"]), message["value"]
        stamp = str(message["stamp"])
        if name in RULES:
            number = _number(value) if value != "" else None
            return self._of_all(self.changes.set_lateness(name, number, stamp))
        return self._of_all(self.changes.set_due(name, _time(value), stamp))

    def _enrol(self, message: Message) -> str:
        """Write one entry of `students.toml`: names with commas between them."""
        names = [one.strip() for one in str(message["value"]).split(",")]
        names = list(filter(None, names))
        path = [str(message["table"])]
        if message.get("name"):
            path.append(str(message["name"]))
        elif path[0] not in ("dropped", "removed"):
            raise CannotChange("write a name first")
        stamp = str(message["stamp"])
        return self._of_all(self.changes.set_students(path, names or None, stamp))

    def _roster(self, message: Message) -> str:
        return self._of_all(self.changes.set_roster(self._place(message["file"])))

    def _tell(self, message: Message) -> str:
        group = self._groups[str(message["group"])]
        where = (group["function"], group["stage"], group["source"])
        return self._of_all(self.changes.tell(*where, str(message["sentence"])))

    def _stop_telling(self, message: Message) -> str:
        return self._of_all(self.changes.stop_telling(str(message["file"])))

    def _of_all(self, said: str) -> str:
        self._show_all()
        return said

    def _compare(self, message: Message) -> str:
        found = compare(self.out, self._place(message["other"]))
        rows = [
            [one.student, one.what, one.here, one.there, one.joined]
            for one in found.differences
        ]
        self.merging = {
            "other": str(message["other"]),
            "rows": rows,
            "said": list(found.said),
        }
        return f"{len(rows)} differences"

    def _merge(self, message: Message) -> str:
        said = self.changes.merge(self._place(message["other"]))
        self.merging = {}
        return self._of_all(said)

    def _start(self, message: Message) -> str:
        """Start a command: a run, the reports, or a page for a talk."""
        if self._job and self._job.is_running:
            raise CannotUse(f"{self._job.title}: that is not done yet")
        match message["what"]:
            case "reports":
                words = ["reports", str(self.out)]
            case "oral":
                student = known_student(str(message["student"]), self.book.students())
                words = ["oral", str(self.out), *self._handed_in(), "--", student]
            case _:
                words = self._grading()
        self._job = DeskJob(f"scrabble-course {' '.join(words)}", words)
        self._follow_job()
        return f"At work: {words[0]}"

    def _handed_in(self) -> list[str]:
        """Return the option that names the submissions, if they are still there."""
        folder = self.submissions
        return ["--submissions", str(folder)] if folder and folder.is_dir() else []

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

    def _stop(self, _message: Message) -> str:
        if self._job:
            self._job.stop()
        return ""

    def _regrade(self, message: Message) -> str:
        page = write_regrade_page(self.book, self.out, str(message["student"]))
        return f"For the request: {page}"

    def _export(self, message: Message) -> str:
        folder, key = self._place(message["folder"]), self._place(message["key"])
        many = write_without_names(self.book, folder, key)
        return f"{many} students without names: {folder}; the key: {key}"

    def _place(self, name: Any) -> Path:
        """Return a folder or file that was typed, as seen from the files beside."""
        if not str(name).strip():
            raise CannotChange("write its name first")
        return self.changes.beside / Path(str(name).strip()).expanduser()

    def _still(self) -> str:
        """Return a line without any name: notebooks are passed on."""
        return panel("The desk", [prose(HOW)], "wait")


ACTS: Mapping[str, Callable[[Desk, Message], str]] = {
    "look": Desk._look,
    "open": Desk._open,
    "panel": Desk._panel,
    "adjust": Desk._adjust,
    "take back": Desk._take_back,
    "rule": Desk._rule,
    "date": Desk._date,
    "due": Desk._due,
    "enrol": Desk._enrol,
    "roster": Desk._roster,
    "tell": Desk._tell,
    "stop telling": Desk._stop_telling,
    "compare": Desk._compare,
    "merge": Desk._merge,
    "start": Desk._start,
    "stop": Desk._stop,
    "regrade": Desk._regrade,
    "export": Desk._export,
}


def _number(value: Any) -> float:
    try:
        number = float(str(value).replace(",", "."))
    except ValueError:
        number = math.nan
    if not math.isfinite(number):
        raise CannotChange(f"{value!r} is no number")
    return number


def _time(value: Any) -> datetime | None:
    """Return a time that was typed, of this computer's zone if it names none."""
    if not str(value).strip():
        return None
    try:
        return datetime.fromisoformat(str(value).strip()).astimezone()
    except (ValueError, OverflowError):
        raise CannotChange(
            f"{value!r} is no time: write 2026-03-01 23:59, or with a zone "
            "2026-03-01T23:59+01:00"
        ) from None


def _login() -> str:
    try:
        return getuser()
    except (OSError, KeyError):  # nobody is called so on this computer
        return os.environ.get("JUPYTERHUB_USER", "")
