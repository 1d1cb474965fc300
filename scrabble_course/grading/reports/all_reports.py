"""Everything that comes out of a gradebook: pages, tables, and results for others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path

from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports.class_view import (
    ClassView,
    Incident,
    class_view,
    columns_of,
)
from scrabble_course.grading.reports.feedback_files import (
    feedback_file,
    in_common,
    is_moodles,
)
from scrabble_course.grading.reports.gradescope_results import results_json
from scrabble_course.grading.reports.junit import junit_xml
from scrabble_course.grading.reports.marks_tables import grades_csv
from scrabble_course.grading.reports.platforms import not_returned, platform_tables
from scrabble_course.grading.reports.readable import file_name
from scrabble_course.grading.reports.report_pages import (
    STUDENTS,
    class_page,
    student_page,
)
from scrabble_course.grading.reports.similarity import sources_zip
from scrabble_course.grading.reports.wording import account
from scrabble_course.resources.atomic_files import sweep_parts, write_atomically
from scrabble_course.resources.zip_files import zip_of

FEEDBACK = "feedback.zip"
GRADESCOPE = "gradescope"
SIMILARITY = "similarity"
RESULTS = "results.json"
SWEPT = (
    f"{STUDENTS}/*.html",
    f"{GRADESCOPE}/*/{RESULTS}",
    f"{SIMILARITY}/*.zip",
    FEEDBACK,
)
"""What is about students, and is removed if it is not written anew."""
AT_ONCE, TOGETHER = 8, 64
"""How many files are written at the same time, and are in memory together."""


def write_all(book: Gradebook, out: Path) -> list[Path]:
    """Write every report about `book` below the folder `out`; return the files.

    `index.html` is about the class; `students/` has a page for each student, and
    `gradescope/` their results.json; then there are grades.csv, canvas.csv,
    moodle.csv, junit.xml, and the functions for a comparison in `similarity/`. Of a
    download of Canvas or Moodle there is `feedback.zip`, which these take back. What
    was written before about who is in no table any more is removed.
    """
    written: list[Path] = []
    contents = _contents(book)
    with ThreadPoolExecutor(AT_ONCE) as pool:  # to wait for the disk together
        while some := list(islice(contents, TOGETHER)):
            paths = [out / name for name, _ in some]
            for folder in {path.parent for path in paths}:
                folder.mkdir(parents=True, exist_ok=True)
            list(pool.map(write_atomically, paths, [content for _, content in some]))
            written += paths
    for folder in {path.parent for path in written}:
        sweep_parts(folder)
    for path in {path for name in SWEPT for path in out.glob(name)} - {*written}:
        path.unlink()
        if path.name == RESULTS:
            with suppress(OSError):  # somebody else's file is in it, too
                path.parent.rmdir()
    return written


def _contents(book: Gradebook) -> Iterator[tuple[str, str | bytes]]:
    """Yield the name of each report, below the folder of all, and what is in it."""
    view = class_view(book)
    labels = book.labels
    yield from _of_the_class(view, book).items()
    for record in view.records:
        name = file_name(record.graded.student)
        page = student_page(record, view.title, book.functions_of(record.graded))
        after = account(record)
        results = results_json(record.graded, record.points, after)
        yield f"{STUDENTS}/{name}.html", page
        yield f"{GRADESCOPE}/{name}/{RESULTS}", results
    if labels:
        yield FEEDBACK, zip_of(_feedback(view, book, labels))
    for column in columns_of(view.records):
        sources = book.sources(column.function, column.stage)
        if len(sources) > 1:
            name = file_name(column.key.replace(" ", "-"))
            yield f"{SIMILARITY}/{name}.zip", sources_zip(sources)


def _feedback(
    view: ClassView, book: Gradebook, labels: Mapping[str, str]
) -> Iterator[tuple[str, bytes]]:
    """Yield each student's page as a file that Canvas and Moodle take back.

    What Canvas takes for a group is read by all of its members.
    """
    records = {record.graded.student: record for record in view.records}
    groups = {one: group for group in book.groups for one in group.members}
    for student, record in records.items():
        if label := labels.get(student):
            functions = book.functions_of(record.graded)
            if (group := groups.get(student)) and not is_moodles(label):
                others = [records[one] for one in group.members if one in records]
                record = in_common(group.name, record, others)
            page = student_page(record, view.title, functions)
            yield label, feedback_file(label, record, page)


def _of_the_class(view: ClassView, book: Gradebook) -> dict[str, str]:
    records, form = view.records, book.table_form
    tables = platform_tables(book, records)
    left_out = [
        Incident(student, f"{why}.")
        for why, students in not_returned(book, records).items()
        for student in students
    ]
    view = replace(view, incidents=(*left_out, *view.incidents))
    return {
        "index.html": class_page(view),
        "grades.csv": grades_csv(records, form.has_decimal_comma),
        **{name: table.text for name, table in tables.items()},
        "junit.xml": junit_xml(records),
    }
