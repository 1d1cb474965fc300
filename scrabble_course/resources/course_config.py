"""What an instructor changes about the course: points, and what does not count.

A file in TOML, `course.toml`:

leave_out = ["the_full_game", 13]     # stages, by name or number
explain = 20                          # percent, for answers about one's own code

[points]
get_word_score = 20
"4 is_valid_word" = 5                 # of the stage, if several ask for the function

[functions]                           # for everybody; without the line, as before
deal_hand = "full points"
calculate_handlen = "leave out"

[topics]                              # as the students' pages name them
"update_hand: capitals" = "leave out"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from scrabble_course import course

FILE = "course.toml"
MOST_POINTS = 1_000
TABLES = ("points", "functions", "topics")


class CannotReadCourse(ValueError):
    """A file is not as it should be; the text says where."""


class Ruling(StrEnum):
    """What is decided for everybody about a question that was a bad one."""

    LEAVE_OUT = "leave out"
    FULL_POINTS = "full points"


@dataclass(frozen=True, slots=True)
class CourseConfig:
    """The points of functions, by stage and name, and the stages that are left out.

    `functions` and `topics` are ruled about for everybody. `explain` is how many
    percent of a function's points answers about one's own code have.

    >>> own = read_course_config("leave_out = [2]\\n[points]\\nget_word_score = 20")
    >>> own.points_of(1, "get_word_score"), own.points_of(3, "is_valid_word")
    (20, 10)
    >>> [stage.number for stage in own.of(course.STAGES[1:4])]
    [1, 3]
    """

    points: Mapping[tuple[int, str], int] = field(default_factory=dict)
    left_out: frozenset[int] = frozenset()
    functions: Mapping[tuple[int, str], Ruling] = field(default_factory=dict)
    topics: Mapping[tuple[int, str, str], Ruling] = field(default_factory=dict)
    explain: int = 0

    def points_of(self, stage: int, function: str) -> int:
        """Return the points of a function in a stage, 0 if it does not count."""
        if self.functions.get((stage, function)) is Ruling.LEAVE_OUT:
            return 0
        points = {one.name: one.points for one in course.stage(stage).graded}
        return self.points.get((stage, function), points[function])

    def of(self, stages: Iterable[course.Stage]) -> list[course.Stage]:
        """Return the stages that are not left out."""
        return [stage for stage in stages if stage.number not in self.left_out]


def read_course_config(text: str) -> CourseConfig:
    """Return what a text in TOML changes; CannotReadCourse says what is wrong."""
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # nested deep, or a huge number
        raise CannotReadCourse(f"it is no TOML: {error}") from None
    if unknown := sorted(table.keys() - {"leave_out", "explain", *TABLES}):
        raise CannotReadCourse(
            f"it says {unknown[0]!r}; it may say leave_out, explain and "
            f"[{'], ['.join(TABLES)}]"
        )
    left_out = table.get("leave_out", [])
    points, functions, topics = (table.get(name, {}) for name in TABLES)
    tables = all(isinstance(one, dict) for one in (points, functions, topics))
    if not isinstance(left_out, list) or not tables:
        raise CannotReadCourse("leave_out is a list, and all else a [table]")
    explain = table.get("explain", 0)
    if type(explain) is not int or not 0 <= explain <= 100:
        raise CannotReadCourse(f"explain is {explain!r}; it is from 0 to 100 percent")
    return CourseConfig(
        dict(_points(name, value) for name, value in points.items()),
        frozenset(_stages(left_out)),
        {
            function_named(name): _ruling(name, value)
            for name, value in functions.items()
        },
        {_topic(name): _ruling(name, value) for name, value in topics.items()},
        explain,
    )


def course_config_in(file: Path | None) -> CourseConfig:
    """Return what a file changes; without a name, `course.toml` here, if it is there.

    CannotReadCourse names the file; OSError if one that is named is not there.
    """
    place = file or Path(FILE)
    if not file and not place.is_file():
        return CourseConfig()
    try:
        return read_course_config(place.read_text(encoding="utf-8-sig"))
    except (CannotReadCourse, UnicodeDecodeError) as error:
        raise CannotReadCourse(f"{place}: {error}") from None


def _stages(names: list[Any]) -> Iterator[int]:
    for name in names:
        try:
            yield course.stage(name).number
        except KeyError as error:
            raise CannotReadCourse(error.args[0]) from None


def _points(name: str, value: Any) -> tuple[tuple[int, str], int]:
    if type(value) is not int or not 0 <= value <= MOST_POINTS:
        raise CannotReadCourse(
            f"{name} has {value!r} points; it is a whole number from 0 to {MOST_POINTS}"
        )
    return function_named(name), value


def _ruling(name: str, value: Any) -> Ruling:
    if value not in tuple(Ruling):
        known = " or ".join(f'"{ruling}"' for ruling in Ruling)
        raise CannotReadCourse(f"{name} is {value!r}; write {known}")
    return Ruling(value)


def _topic(name: str) -> tuple[int, str, str]:
    function, colon, topic = name.partition(":")
    if not colon:
        raise CannotReadCourse(
            f'{name!r} is no topic; write one like this: "update_hand: capitals"'
        )
    return *function_named(function), topic.strip()


def function_named(name: str) -> tuple[int, str]:
    """Return the one stage that is meant, and the function it asks for.

    CannotReadCourse if there is none, or more than one.
    """
    number, _, function = name.rpartition(" ")
    asking = [stage for stage in course.STAGES if function in stage.functions]
    if number:
        asking = [stage for stage in asking if str(stage.number) == number]
    if not asking:
        raise CannotReadCourse(f"no stage gives points for {name!r}")
    if len(asking) > 1:
        either = " or ".join(f'"{stage.number} {function}"' for stage in asking)
        raise CannotReadCourse(f"several stages ask for {function}: write {either}")
    return asking[0].number, function
