"""What the desk's other panels show: rules for all, mistakes, dates and people."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from scrabble_course import course
from scrabble_course.diagnosis.instructor_mistakes import (
    CannotUseMistake,
    InstructorMistake,
    mistakes_in,
)
from scrabble_course.grading.commands.options import MISTAKES, STUDENTS
from scrabble_course.grading.desk.changes import DEADLINES
from scrabble_course.grading.desk.student_view import Plain, shown_code, shown_failure
from scrabble_course.grading.gradebook.deadlines import RULES
from scrabble_course.grading.gradebook.enrolment import read_students
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.instructor_files import stamp_of, text_in
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports import class_view
from scrabble_course.grading.reports.readable import one_line, readable
from scrabble_course.grading.scoring.mark import Mark
from scrabble_course.resources.course_config import FILE, CourseConfig, Ruling

MOST_NAMED = 200
"""How many students of a group are named."""


def for_all(book: Gradebook, beside: Path) -> Plain:
    """Return what can be decided for everybody, and what was."""
    records, own = book.counting(), book.course_config
    shares = {rate.key: round(rate.share * 100) for rate in class_view.rates(records)}
    return {
        "stamp": stamp_of(beside / FILE),
        "of": len(records),
        "functions": [
            {
                "name": column.key,
                "out_of": column.out_of,
                "share": shares[column.key],
                "ruling": _value(own.functions.get((column.stage, column.function))),
                "topics": list(_topics(records, own, column)),
            }
            for column in class_view.columns_of(records)
        ],
    }


def _topics(
    records: Sequence[Record], own: CourseConfig, column: Mark
) -> Iterator[Plain]:
    """Yield each topic, how many have it wrong, and what is decided about it."""
    wrong: Counter[str] = Counter()
    for record in records:
        for mark in record.graded.marks:
            if mark.key == column.key:
                wrong.update({t.name: t.right < t.asked for t in mark.topics})
    where = column.stage, column.function
    rulings = {one[2]: ruling for one, ruling in own.topics.items() if one[:2] == where}
    for name in dict.fromkeys((*wrong, *rulings)):
        yield {"name": name, "wrong": wrong[name], "ruling": _value(rulings.get(name))}


def _value(ruling: Ruling | None) -> str:
    return ruling.value if ruling else ""


def mistakes(book: Gradebook, beside: Path) -> Plain:
    """Return groups without a name, named mistakes, and sentences of one's own."""
    records = book.counting()
    own = {f"like {one.place}": one for one in book.mistakes}
    named = class_view.misconceptions(records)
    groups = [
        _group(group.key, group.function, group.stage, group.source, group.students)
        | {"failure": shown_failure(group.failure)}
        for group in class_view.unnamed(book, records)
    ]
    told = [_named(book, records, one) for one in named if one.name not in own]
    return {
        "groups": groups,
        "named": told,
        "own": list(_own(beside / MISTAKES, named)),
    }


def _group(
    key: str, function: str, stage: int, source: str, students: Sequence[str]
) -> Plain:
    told_by = f"{key} {source}".encode("utf-8", "replace")
    return {
        "id": hashlib.sha256(told_by).hexdigest()[:16],
        "key": key,
        "function": function,
        "stage": stage,
        "source": source,
        "code": shown_code(source),
        "many": len(students),
        "students": list(students[:MOST_NAMED]),
        "advice": "",
        "name": "",
    }


def _named(
    book: Gradebook, records: Sequence[Record], found: class_view.Misconception
) -> Plain:
    """Return a named mistake with the shortest function that shows it."""
    stage, _, function = found.key.partition(" ")
    texts = book.sources(function, int(stage))
    source = min((texts[s] for s in found.students if s in texts), key=len, default="")
    group = _group(found.key, function, int(stage), source, found.students)
    shown = next(
        mark.failure
        for record in records
        for mark in record.graded.marks
        if mark.key == found.key and mark.mistake == found.name
    )
    return group | {
        "name": found.name.replace("-", " "),
        "advice": readable(found.advice),
        "failure": shown_failure(shown),
    }


def _own(folder: Path, named: Sequence[class_view.Misconception]) -> Iterator[Plain]:
    many = {found.name: len(found.students) for found in named}
    try:
        listed: list[InstructorMistake] = mistakes_in(folder) if folder.is_dir() else []
    except CannotUseMistake as error:
        yield {"file": "", "function": "", "advice": str(error), "many": 0}
        return
    for one in listed:
        yield {
            "file": one.place.partition(",")[0],
            "function": one.function,
            "advice": readable(one.advice),
            "many": many.get(f"like {one.place}", 0),
        }


def dates(book: Gradebook, beside: Path) -> Plain:
    """Return when work is due, and what lateness costs."""
    rules, file = book.deadlines, beside / DEADLINES
    stages = [stage for stage in course.STAGES if stage.graded]
    return {
        "stamp": stamp_of(file),
        "is_other": file.is_file() and text_in(file) != book.text_of("deadlines"),
        "lateness": {name: getattr(rules, name) for name in RULES},
        "parts": [{"name": part.name, "title": part.title} for part in course.PARTS],
        "stages": [
            {
                "name": stage.name,
                "title": f"{stage.number}. {stage.title}",
                "due": due.isoformat() if (due := rules.due.get(stage.number)) else "",
            }
            for stage in stages
        ],
    }


def people(book: Gradebook, beside: Path) -> Plain:
    """Return who takes the course, as `students.toml` and the roster say it."""
    file = beside / STUDENTS
    said = read_students(text_in(file)) if file.is_file() else book.enrolment
    return {
        "stamp": stamp_of(file),
        "roster": len([person for person in book.roster if not person.out]),
        "out": [
            f"{one_line(one.student)} ({one.out})" for one in book.roster if one.out
        ],
        "strays": [one_line(name) for name in book.strays],
        "dropped": list(said.dropped),
        "removed": list(said.removed),
        "aliases": {name: list(others) for name, others in said.aliases.items()},
        "groups": {name: list(members) for name, members in said.groups.items()},
    }
