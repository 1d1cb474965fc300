"""What goes back to Canvas and Moodle, and who does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.canvas_table import canvas_gradebook, canvas_table
from scrabble_course.grading.reports.columns import GradeColumn, columns_for
from scrabble_course.grading.reports.feedback_files import is_moodles
from scrabble_course.grading.reports.marks_tables import MarksTable
from scrabble_course.grading.reports.moodle_table import moodle_table

CANVAS, MOODLE = "canvas.csv", "moodle.csv"


def check_canvas(book: Gradebook, columns: Sequence[GradeColumn]) -> None:
    """Raise CannotReadTable if scores cannot go into the gradebook of Canvas."""
    if export := book.text_of("canvas"):
        canvas = canvas_gradebook(export)
        for column in columns:
            if title := canvas.assignment(column):
                canvas.out_of(title)


def platform_tables(
    book: Gradebook, records: Sequence[Record]
) -> dict[str, MarksTable]:
    """Return the tables that Canvas and Moodle import, by the names of their files.

    They say nothing of who was graded by other rules and handed in nothing now: an
    empty cell would take a mark away, as 0 does.
    """
    columns, unknown = _columns(book), _not_known(book, records)
    records = [one for one in records if one.graded.student not in unknown]
    return {
        CANVAS: canvas_table(records, columns, book.text_of("canvas"), book.roster),
        MOODLE: moodle_table(records, columns, book.text_of("roster"), book.roster),
    }


def not_returned(book: Gradebook, records: Sequence[Record]) -> dict[str, list[str]]:
    """Return whose marks or pages do not go back as they might, by why that is.

    Or whose marks take the place of better ones.
    """
    tables = platform_tables(book, records)
    labels = book.labels
    found: dict[str, list[str]] = {}
    why = f"Not in {CANVAS} and {MOODLE}, for other rules held when they handed in"
    found[why] = _not_known(book, records)
    if book.text_of("canvas"):
        why = f"Not in {CANVAS}, for Canvas' gradebook has no such line"
        found[why] = list(tables[CANVAS].left_out)
        for title, students in tables[CANVAS].lowered.items():
            why = f"{CANVAS} lowers the score that Canvas has for {title}"
            found[why] = list(students)
    if book.text_of("roster") or any(map(is_moodles, labels.values())):
        why = f"Not in {MOODLE}, for Moodle would not find them"
        found[why] = list(tables[MOODLE].left_out)
        for title, students in tables[MOODLE].lowered.items():
            why = f"{MOODLE} lowers the grade that Moodle has for {title}"
            found[why] = list(students)
    if labels:
        answered = {*labels, *_answered_together(book)}
        handed_in = [record.graded.student for record in records if record.graded.files]
        why = "Not in feedback.zip, for there is no upload that it can answer"
        found[why] = [student for student in handed_in if student not in answered]
    return {why: students for why, students in found.items() if students}


def _not_known(book: Gradebook, records: Sequence[Record]) -> list[str]:
    """Return who handed in nothing now, and has no marks by the rules of now."""
    otherwise = book.under_other_rules()
    return [
        record.graded.student
        for record in records
        if record.graded.student in otherwise
        and not record.graded.files
        and not record.adjustments
    ]


def _answered_together(book: Gradebook) -> Iterator[str]:
    """Yield the members of groups that Canvas gives what one of them gets."""
    for group in book.groups:
        labels = [book.labels[one] for one in group.members if one in book.labels]
        if any(not is_moodles(label) for label in labels):
            yield from group.members


def _columns(book: Gradebook) -> list[GradeColumn]:
    graded = book.conditions.stages if book.conditions else ""
    form = book.table_form
    return columns_for(list(map(int, graded.split())), book.course_config, form.columns)
