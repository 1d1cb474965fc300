"""What goes back to Canvas and Moodle, and who does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.gradebook.table_form import Columns
from scrabble_course.grading.reports.canvas_table import canvas_gradebook, canvas_table
from scrabble_course.grading.reports.columns import Column, columns_for
from scrabble_course.grading.reports.feedback_files import is_moodles
from scrabble_course.grading.reports.moodle_table import moodle_table
from scrabble_course.grading.reports.tables import Table

CANVAS, MOODLE = "canvas.csv", "moodle.csv"


def check_columns(
    book: Gradebook, stages: Sequence[int], wanted: Columns | None = None
) -> None:
    """Raise CannotGrade if what is graded cannot go back as it is wanted, or was."""
    wanted = wanted or book.table_form.columns
    columns = columns_for(stages, book.own_course, wanted)
    if book.canvas:
        canvas = canvas_gradebook(book.canvas)
        for column in columns:
            if title := canvas.assignment(column):
                canvas.out_of(title)


def platform_tables(book: Gradebook, records: Sequence[Record]) -> dict[str, Table]:
    """Return the tables that Canvas and Moodle import, by the names of their files."""
    columns = _columns(book)
    return {
        CANVAS: canvas_table(records, columns, book.canvas, book.roster),
        MOODLE: moodle_table(records, columns, book.roster_text, book.roster),
    }


def not_returned(book: Gradebook, records: Sequence[Record]) -> Iterator[str]:
    """Yield, in sentences, whose marks or pages do not go back, where they might."""
    tables = platform_tables(book, records)
    if book.canvas:
        for student in tables[CANVAS].left_out:
            yield f"{student} is not in {CANVAS}: Canvas' gradebook has no such line"
    labels = book.labels
    if book.roster_text or any(map(is_moodles, labels.values())):
        for student in tables[MOODLE].left_out:
            yield f"{student} is not in {MOODLE}: Moodle would not find them"
    answered = {*labels}
    for group in book.groups:
        if any(one in labels and not is_moodles(labels[one]) for one in group.members):
            answered.update(group.members)
    for record in records:
        student = record.graded.student
        if labels and record.graded.files and student not in answered:
            yield f"{student} has no page in feedback.zip: there is no upload to answer"


def _columns(book: Gradebook) -> list[Column]:
    graded = book.conditions.stages if book.conditions else ""
    form = book.table_form
    return columns_for(list(map(int, graded.split())), book.own_course, form.columns)
