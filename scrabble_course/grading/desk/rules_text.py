"""The instructor's files in TOML with one thing changed, and all else as it was.

Comments, blank lines and the order of lines are the instructor's own, and stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.deadlines import (
    CannotReadDeadlines,
    stages_meant,
)
from scrabble_course.resources.course_config import (
    CannotReadCourse,
    Ruling,
    function_named,
)

RuleValue = str | int | float | datetime | Sequence[str]


class CannotChange(CannotGrade):
    """A file cannot be changed; the text says why."""


def with_value(
    text: str, path: Sequence[str], value: RuleValue | None, said: str
) -> str:
    """Return a text in TOML with a value at a path, or, with None, without it.

    `said` stands behind a new value as a comment.

    >>> with_value("# ours\\n[topics]\\na = 1  # why", ["functions", "f"], 2, "me")
    '# ours\\n[topics]\\na = 1  # why\\n[functions]\\nf = 2 # me\\n'
    >>> with_value("[a]\\nb = 1\\nc = 2 # two\\n", ["a", "b"], None, "")
    '[a]\\nc = 2 # two\\n'
    """
    place: Any = _parsed(text)
    document, (*tables, key) = place, path
    for name in tables:
        if name not in place:
            if value is None:
                return text
            place[name] = tomlkit.table(is_super_table=name != tables[-1])
        place = place[name]
    if value is None:
        place.pop(key, None)
    else:
        item = tomlkit.item(value)
        if said:
            item.comment(said)
        place[key] = item
    return tomlkit.dumps(document)


def with_ruling(text: str, name: str, ruling: Ruling | None, said: str = "") -> str:
    """Return a `course.toml` in which a function or a topic is ruled about, or not.

    `name` is as there: "4 is_valid_word", or "4 is_valid_word: capitals".

    >>> with_ruling('[functions]\\ndeal_hand = "leave out"', "4 deal_hand", None)
    '[functions]\\n'
    """
    table = "topics" if ":" in name else "functions"
    key = _written_as(name, _in_table(text, table), _meaning)
    return with_value(text, [table, key], ruling and ruling.value, said)


def with_due(
    text: str, path: Sequence[str], stage: str, due: datetime | None, said: str = ""
) -> str:
    """Return a `deadlines.toml` in which a stage or a part is due at a time, or not.

    `path` is that of the table: ["deadlines"], or ["extensions", "ada"].
    """
    key = _written_as(stage, _in_table(text, *path), _stages_meant)
    return with_value(text, [*path, key], due, said)


def with_excuse(text: str, student: str, stage: int, is_excused: bool) -> str:
    """Return a `deadlines.toml` that excuses a student from a stage, or does not."""
    names = list(_in_table(text, "excused").get(student, []))
    rest = [name for name in names if stage not in _stages_meant(str(name))]
    if not is_excused and len(rest) == len(names):
        return text
    parts = [str(name) for name in names if name not in rest]  # a part is its stages
    others = (n for part in parts for n in _stages_meant(part) if n != stage)
    rest += [course.stage(number).name for number in others]
    if is_excused:
        rest.append(course.stage(stage).name)
    return with_value(text, ["excused", student], list(dict.fromkeys(rest)) or None, "")


def student_in(text: str, table: str, student: str, here: Callable[[str], str]) -> str:
    """Return how a table of a text calls a student; `here` gives the name here."""
    named = (name for name in _in_table(text, table) if here(name) == student)
    return next(named, student)


def _parsed(text: str) -> tomlkit.TOMLDocument:
    try:
        return tomlkit.parse(text)
    except (TOMLKitError, ValueError, RecursionError) as error:
        raise CannotChange(f"it is no TOML: {error}") from None


def _in_table(text: str, *path: str) -> dict[str, Any]:
    found: Any = _parsed(text).unwrap()
    for name in path:
        found = found.get(name, {}) if isinstance(found, dict) else {}
    return found if isinstance(found, dict) else {}


def _written_as(name: str, there: Iterable[str], meaning: Callable[[str], Any]) -> str:
    """Return the key that means the same as a name; if there is none, the name."""
    same = (key for key in there if meaning(key) == meaning(name))
    return next(same, name)


def _meaning(name: str) -> object:
    function, _, topic = name.partition(":")
    with suppress(CannotReadCourse):
        return *function_named(function), topic.strip()
    return name


def _stages_meant(name: str) -> list[int]:
    with suppress(CannotReadDeadlines):
        return stages_meant(name)[0]
    return []
