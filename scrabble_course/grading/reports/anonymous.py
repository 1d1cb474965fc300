"""Marks without names: what can be shared, and the key that stays with the instructor.

No text of a student's is in it, for names stand in comments and in names of files.
"""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.instructor_files import text_in
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.gradebook.roster import rows_of
from scrabble_course.grading.reports.marks_tables import TableCell, csv_text, grades_csv
from scrabble_course.resources.atomic_files import write_atomically

MISTAKES = ("student", "stage", "function", "status", "found", "mistake", "points")


class CannotReadKey(CannotGrade):
    """A file is no key; the text says what it lacks."""


def codes_for(students: Iterable[str], known: str = "") -> dict[str, str]:
    """Return a code by chance for each student; who has one in `known` keeps it."""
    rows = rows_of(known)
    if rows and not {"student", "code"} <= set(rows[0]):
        raise CannotReadKey("it has no columns student and code; name another file")
    codes = {row["student"]: row["code"] for row in rows}
    for student in students:
        while student not in codes:
            code = f"s-{secrets.token_hex(4)}"
            if code not in codes.values():
                codes[student] = code
    return codes


def write_without_names(book: Gradebook, folder: Path, key: Path) -> int:
    """Write the tables that can be shared, and the key; return how many students.

    CannotReadKey if the key lies in what is shared, or if there is one that is none.
    """
    if key.resolve().is_relative_to(folder.resolve()):
        raise CannotReadKey(f"{key} lies in {folder}, which is shared")
    known = text_in(key)
    records, form = book.counting(), book.table_form
    codes = codes_for([r.graded.student for r in records], known)
    folder.mkdir(parents=True, exist_ok=True)
    who_is_who = io.StringIO()  # each name as it is, also if it begins like a formula
    rows = [("student", "code"), *sorted(codes.items())]
    csv.writer(who_is_who, lineterminator="\r\n").writerows(rows)
    write_atomically(key, who_is_who.getvalue())
    for name, text in without_names(records, codes, form.has_decimal_comma).items():
        write_atomically(folder / name, text)
    return len(records)


def without_names(
    records: Sequence[Record], codes: Mapping[str, str], has_decimal_comma: bool = False
) -> dict[str, str]:
    """Return the tables that can be shared, by name; the order is that of the codes."""
    coded = [
        replace(r, graded=replace(r.graded, student=codes[r.graded.student]))
        for r in records
    ]
    coded.sort(key=lambda record: record.graded.student)
    rows: list[tuple[TableCell, ...]] = [
        (
            record.graded.student,
            str(mark.stage),
            mark.function,
            mark.status.value,
            mark.found.value,
            mark.mistake,
            mark.points,
        )
        for record in coded
        for mark in record.graded.marks
    ]
    return {
        "grades.csv": grades_csv(coded, has_decimal_comma),
        "mistakes.csv": csv_text([MISTAKES, *rows], has_decimal_comma),
    }
