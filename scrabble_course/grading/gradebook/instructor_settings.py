"""What an instructor said once, and the gradebook has for the next runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from scrabble_course.grading.gradebook.added_mistakes import (
    AddedMistake,
    from_text,
    to_text,
)
from scrabble_course.grading.gradebook.deadlines import (
    NO_DEADLINES,
    Deadlines,
    read_deadlines,
)
from scrabble_course.grading.gradebook.gradebook_file import GradebookFile
from scrabble_course.grading.gradebook.own_points import check_topics
from scrabble_course.grading.gradebook.ownership import students_by_name
from scrabble_course.grading.gradebook.records import Columns, Count, TableForm
from scrabble_course.grading.gradebook.roster import folded, read_roster
from scrabble_course.grading.submissions.student_files import StudentFolder
from scrabble_course.resources.course_config import CourseConfig, read_course_config


class InstructorSettings:
    """The rules in a gradebook's file by which marks become points, and for whom."""

    def __init__(self, file: GradebookFile) -> None:
        self._file = file

    @property
    def count(self) -> Count:
        """Which upload of a student counts: the best, unless `set_count` said last."""
        return self._file.setting_as("count", Count, Count.BEST)

    @property
    def deadlines(self) -> Deadlines:
        """The deadlines, if `set_rules` gave any, for students as they are called here.

        Who was never seen keeps the name that they have there.
        """
        text = self.text_of("deadlines")
        if not text:
            return NO_DEADLINES
        return read_deadlines(text).with_students(self.names_here())

    def names_here(self) -> Callable[[str], str]:
        """Return what gives the name here of a student who is called otherwise."""
        names = self._names
        here = set(names.values())
        return lambda name: name if name in here else names.get(folded(name), name)

    @property
    def mistakes(self) -> tuple[AddedMistake, ...]:
        """The mistakes that an instructor added, if `set_mistakes` gave any."""
        return self._file.setting_as("mistakes", from_text)

    def set_mistakes(self, added: Iterable[AddedMistake]) -> None:
        """Keep mistakes that an instructor added, in place of those before."""
        self._file.set_settings(mistakes=to_text(added))

    @property
    def strays(self) -> tuple[str, ...]:
        """What the last run found and could tell to be nobody's."""
        return tuple(self._file.setting_as("strays", json.loads, "[]"))

    def set_strays(self, names: Iterable[str]) -> None:
        """Keep the names of what is nobody's, in place of those before."""
        self._file.set_settings(strays=json.dumps(list(names)))

    def keep_students(self, folders: Sequence[StudentFolder]) -> None:
        """Keep by which names students are known, now and in the runs before.

        And under which name feedback goes back to Canvas or Moodle, if it is known.
        That is of the download that was graded last.
        """
        labels = {folder.student: folder.label for folder in folders if folder.label}
        names = self._names | students_by_name(folders)
        self._file.set_settings(feedback=json.dumps(labels), names=json.dumps(names))

    @property
    def _names(self) -> dict[str, str]:
        return dict(self._file.setting_as("names", json.loads, "{}"))

    @property
    def labels(self) -> dict[str, str]:
        """The name under which feedback goes back to a student, if it can."""
        return dict(self._file.setting_as("feedback", json.loads, "{}"))

    @property
    def table_form(self) -> TableForm:
        """How the tables are wanted."""
        found: dict[str, Any] = self._file.setting_as("tables", json.loads, "{}")
        columns = found.get("columns")
        comma = found.get("decimal_comma", False)
        return TableForm(Columns(columns) if columns else None, comma)

    def set_table_form(
        self, columns: Columns | None = None, decimal_comma: bool | None = None
    ) -> None:
        """Keep how the tables are wanted; None leaves it as it is."""
        form = self.table_form
        if decimal_comma is None:
            decimal_comma = form.has_decimal_comma
        said = {"columns": columns or form.columns, "decimal_comma": decimal_comma}
        self._file.set_settings(tables=json.dumps(said))

    def text_of(self, name: str) -> str:
        """What the instructor gave, "" if nothing, by its name in `set_rules`."""
        return self._file.setting(name)

    @property
    def course_config(self) -> CourseConfig:
        """The points and stages that the instructor changed."""
        return read_course_config(self.text_of("own_course"))

    def set_count(self, count: Count) -> None:
        """Keep which upload counts."""
        self._file.set_settings(count=count.value)

    def set_rules(self, **texts: str) -> None:
        """Keep the texts of the instructor's files: each is checked before.

        `own_course` is a `course.toml`, and `deadlines` a `deadlines.toml`; `canvas` is
        what Canvas exported, and the `roster` where there is no other.
        CannotReadDeadlines, CannotReadTable and CannotReadCourse say what is wrong.
        """
        for name, text in texts.items():
            _CHECKS[name](text)
            self._file.set_settings(**{name: text})


_CHECKS: dict[str, Callable[[str], object]] = {
    "own_course": lambda text: check_topics(read_course_config(text)),
    "canvas": read_roster,
    "roster": read_roster,
    "deadlines": read_deadlines,
}
"""What raises where a text of the instructor's cannot be used."""
