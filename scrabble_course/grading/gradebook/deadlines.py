"""When work is due, and what lateness costs: read from a file in TOML.

percent_per_day = 10     # of a stage's points, for each day begun
most_percent = 50        # never more than this
grace_minutes = 30       # handed in within them is in time
slip_days = 5            # that each student may be late in all, at no cost

[deadlines]
word_game = 2026-03-01T23:59:00+01:00      # all stages of the part
hands = 2026-02-08T23:59:00+01:00          # one stage

[extensions.ada]                           # in place of those above, for one student
hands = 2026-02-15T23:59:00+01:00

[excused]                                  # what need not be done, and does not count
ben = ["hands", "notation"]
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.instructor_files import check_table, table_in
from scrabble_course.grading.submissions.upload import Source, Upload

DAY = timedelta(days=1)
A_YEAR = 525_600
RULES = {
    "percent_per_day": 100,
    "most_percent": 100,
    "grace_minutes": A_YEAR,
    "slip_days": 60,
}
"""What a file may say, and the most that it may."""
TABLES = ("deadlines", "excused", "extensions")


class CannotReadDeadlines(CannotGrade):
    """A file of deadlines is not as it should be; the text says where."""


@dataclass(frozen=True, slots=True)
class Deadlines:
    """The time at which each stage is due, and what lateness costs.

    `extended` has the deadlines of students who have others, and `excused` the stages
    that they need not do. Each of the `slip_days` of a student moves one deadline by a
    day (`lateness.py`).

    >>> rules = Deadlines({}, percent_per_day=10, most_percent=25, grace_minutes=30)
    >>> due = datetime.fromisoformat("2026-03-01T23:59+01:00")
    >>> [rules.percent_off(due, due + timedelta(hours=late)) for late in (0.4, 2, 25)]
    [0.0, 10.0, 20.0]
    >>> rules.percent_off(due, due + timedelta(days=90))
    25.0
    """

    due: Mapping[int, datetime]
    percent_per_day: float = 10.0
    most_percent: float = 100.0
    grace_minutes: float = 0.0
    slip_days: int = 0
    extended: Mapping[str, Mapping[int, datetime]] = field(default_factory=dict)
    excused: Mapping[str, frozenset[int]] = field(default_factory=dict)

    @property
    def students(self) -> set[str]:
        """The students who are named."""
        return {*self.extended, *self.excused}

    def with_students(self, who: Callable[[str], str]) -> Deadlines:
        """Return the same for students who are called as `who` says."""
        extended = {who(name): due for name, due in self.extended.items()}
        excused = {who(name): stages for name, stages in self.excused.items()}
        return replace(self, extended=extended, excused=excused)

    def due_of(self, student: str) -> dict[int, datetime]:
        """Return when a student's stages are due."""
        return {**self.due, **self.extended.get(student, {})}

    def percent_off(self, due: datetime, handed_in: datetime) -> float:
        """Return the percentage that work handed in at a time loses.

        Days are counted from the deadline, not from the end of the grace.
        """
        late = handed_in - due
        if late <= timedelta(minutes=self.grace_minutes):
            return 0.0
        days = max(1, math.ceil(late / DAY))
        return float(min(days * self.percent_per_day, self.most_percent))

    def percent_of(self, due: datetime, came: Upload, slipped: int = 0) -> float:
        """Return the percentage that a file loses, as far as it is known when it came.

        What the platform says goes first: work that it does not call late is in time.
        If it does, a file is as old as the download, which tells whether a deadline was
        over by then, but not since when: that costs one day, or one slip day.
        """
        if came.source is Source.NOBODY or came.is_late is False:
            return 0.0
        if not came.is_late:
            return self.percent_off(due + slipped * DAY, came.at)
        off = self.percent_off(due, came.at)
        return 0.0 if slipped else min(off, self.percent_per_day)


NO_DEADLINES = Deadlines({})


def read_deadlines(text: str) -> Deadlines:
    """Return the deadlines that a text in TOML holds, or raise CannotReadDeadlines.

    A stage is named as in the course ("hands"), by its number, or with its whole part
    ("word_game", or the folder "1_word_game"). A stage's own deadline goes first.

    >>> text = "[deadlines]\\nhands = 2026-03-01T23:59:00Z"
    >>> list(read_deadlines(text).due)
    [2]
    """
    table = table_in(text, RULES, TABLES, CannotReadDeadlines)
    rules = {
        name: _number(name, table.get(name, getattr(NO_DEADLINES, name)), most)
        for name, most in RULES.items()
    }
    slip_days = rules.pop("slip_days")
    if slip_days % 1:
        raise CannotReadDeadlines(f"slip_days is {slip_days}; it is a whole number")
    return Deadlines(
        _deadlines("deadlines", table["deadlines"]),
        **rules,
        slip_days=int(slip_days),
        extended={
            student: _deadlines(f"extensions.{student}", lines)
            for student, lines in table["extensions"].items()
        },
        excused={
            student: frozenset(_stages_in(student, names))
            for student, names in table["excused"].items()
        },
    )


def _deadlines(name: str, lines: Any) -> dict[int, datetime]:
    """Return when stages are due; a stage's own line goes before that of its part."""
    check_table(name, lines, CannotReadDeadlines)
    of_parts: dict[int, datetime] = {}
    of_stages: dict[int, datetime] = {}
    for stage, at in lines.items():
        stages, is_part = stages_meant(stage)
        due = _time(stage, at)
        (of_parts if is_part else of_stages).update(dict.fromkeys(stages, due))
    return of_parts | of_stages


def _stages_in(student: str, names: Any) -> Iterator[int]:
    if not isinstance(names, list):
        raise CannotReadDeadlines(
            f'{student} is excused from {names!r}; write a list, such as ["hands"]'
        )
    for name in names:
        yield from stages_meant(str(name))[0]


def stages_meant(name: str) -> tuple[list[int], bool]:
    """Return the stages that a name means, and whether it is a part's.

    CannotReadDeadlines if there are none.
    """
    for part in course.PARTS:
        if name in (part.name, part.folder):
            return [stage.number for stage in part.stages], True
    try:
        return [course.stage(int(name) if name.isdecimal() else name).number], False
    except KeyError as error:
        parts = ", ".join(part.name for part in course.PARTS)
        raise CannotReadDeadlines(f"{error.args[0]}; the parts are {parts}") from None


def _number(name: str, value: Any, most: int) -> float:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= most:
        raise CannotReadDeadlines(
            f"{name} is {value!r}; it is a number from 0 to {most:,}"
        )
    return float(value)


def _time(name: str, value: Any) -> datetime:
    if not isinstance(value, datetime) or value.tzinfo is None:
        raise CannotReadDeadlines(
            f"{name} is due at {value!s}; write the day, the time and the zone, "
            "such as 2026-03-01T23:59:00+01:00"
        )
    return value
