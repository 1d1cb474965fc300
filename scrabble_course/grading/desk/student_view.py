"""A student at the desk: the code beside its mark, and all that made up the points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

from scrabble_course import course
from scrabble_course.checks.report import Failure
from scrabble_course.grading.gradebook.deadlines import Deadlines
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Adjustment, PointsEvent, Record
from scrabble_course.grading.reports.class_view import incidents
from scrabble_course.grading.reports.readable import one_line, readable
from scrabble_course.grading.reports.wording import account, verdict
from scrabble_course.grading.scoring.mark import Mark

MOST_LINES = 400
"""How much of a function is shown."""
Plain = dict[str, Any]


def student_view(book: Gradebook, student: str) -> Plain:
    """Return what the desk shows of a student; every text is readable.

    KeyError if nothing of the student is in the tables.
    """
    rows = book.rows_of(student)
    record = next((row for row in rows if row.counts), None)
    if record is None:
        raise KeyError(student)
    graded, events = record.graded, book.history(student)
    sources = book.functions_of(graded)
    return {
        "student": student,
        "name": one_line(student),
        "version": book.version_of(student),
        "points": record.points,
        "out_of": graded.out_of,
        "account": [
            *account(record),
            *(one_line(found.what) for found in incidents([record])),
        ],
        "marks": [
            mark_view(mark, sources.get((mark.stage, mark.function), ""), record)
            for mark in graded.marks
        ],
        "uploads": [_upload(event, graded.digest) for event in events if event.record],
        "given": [_given(e.adjustment, e.undone) for e in events if e.adjustment],
        "dates": list(_dates(record, book.deadlines)),
        "files": [
            {"path": one_line(note.path), "problem": readable(note.problem)}
            for note in graded.files
        ],
    }


def mark_view(mark: Mark, source: str, record: Record) -> Plain:
    """Return one mark, with the code that it is for and what was given by hand."""
    is_last = course.stage_of(mark.function).number == mark.stage
    by_hand = sum(a.points for a in record.adjustments if a.function == mark.function)
    said = (verdict(mark), readable(mark.remark), readable(mark.ruling))
    failures = (mark.failure, *(other.failure for other in mark.others))
    advice = (mark.advice, *(other.advice for other in mark.others))
    return {
        "key": mark.key,
        "function": mark.function,
        "points": mark.points,
        "by_hand": by_hand if is_last else 0,
        "is_last": is_last,
        "out_of": mark.out_of,
        "said": " ".join(filter(None, said)),
        "failures": [shown_failure(one) for one in dict.fromkeys(failures) if one],
        "advice": [readable(text) for text in advice if text],
        "topics": [f"{t.name}: {t.right} of {t.asked}" for t in mark.topics],
        "code": shown_code(source),
        "file": one_line(mark.file),
    }


def shown_code(source: str) -> str:
    """Return a function's text with all that cannot be seen written out."""
    lines = source.split("\n")
    left_out = len(lines) - MOST_LINES
    more = [f"… ({left_out:,} more lines)"] if left_out > 0 else []
    return "\n".join([*map(readable, lines[:MOST_LINES]), *more])


def shown_failure(failure: Failure | None) -> list[tuple[str, str]]:
    """Return the labels and texts of a call that fails, readable; of none nothing."""
    rows = (("call", failure.call), *failure.rows) if failure else ()
    return [(label, readable(text)) for label, text in rows]


def points_by_hand(view: Mapping[str, Any], key: str, to: float) -> float:
    """Return what has to be given so that a mark in a view has `to` points."""
    [mark] = [mark for mark in view["marks"] if mark["key"] == key]
    return round(to - float(mark["points"]) - float(mark["by_hand"]), 2)


def _upload(event: PointsEvent, digest: str) -> Plain:
    assert event.record
    graded = event.record.graded
    return {
        "at": _moment(event.at),
        "points": event.record.points,
        "out_of": graded.out_of,
        "about": f"stages {event.stages}, rules {graded.rules}",
        "digest": graded.digest[:12],
        "counts": graded.digest == digest,
    }


def _given(made: Adjustment, undone: datetime | None) -> Plain:
    return {
        "points": made.points,
        "function": made.function,
        "comment": readable(made.comment),
        "by": one_line(made.by),
        "at": _moment(made.at),
        "undone": _moment(undone) if undone else "",
    }


def _dates(record: Record, deadlines: Deadlines) -> Iterator[Plain]:
    """Yield for each stage when it is due, for whom else, and what lateness took."""
    student = record.graded.student
    own, due = deadlines.extended.get(student, {}), deadlines.due_of(student)
    stages = {*record.excused, *due, *(mark.stage for mark in record.graded.marks)}
    for number in sorted(stages):
        yield {
            "stage": number,
            "title": f"{number}. {course.stage(number).title}",
            "due": due[number].isoformat() if number in due else "",
            "is_extended": number in own,
            "is_excused": number in record.excused,
            "late": record.late.get(number, 0),
        }


def _moment(time: datetime | None) -> str:
    return f"{time.astimezone():%Y-%m-%d %H:%M}" if time else ""
