"""Everything that comes out of a gradebook: pages, tables, and results for others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

from scrabble_course.files import sweep_parts, write_atomically
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports.class_view import ClassView, class_view, columns_of
from scrabble_course.grading.reports.gradescope_results import results_json
from scrabble_course.grading.reports.junit import junit_xml
from scrabble_course.grading.reports.pages import STUDENTS, class_page, student_page
from scrabble_course.grading.reports.readable import file_name
from scrabble_course.grading.reports.similarity import sources_zip
from scrabble_course.grading.reports.tables import canvas_csv, grades_csv, moodle_csv
from scrabble_course.zip_files import zip_of

FEEDBACK = "feedback.zip"
GRADESCOPE = "gradescope"
SIMILARITY = "similarity"
AT_ONCE, TOGETHER = 8, 64
"""How many files are written at the same time, and are in memory together."""


def write_all(book: Gradebook, out: Path) -> list[Path]:
    """Write every report about `book` below the folder `out`; return the files.

    `index.html` is about the class; `students/` has a page for each student, and
    `gradescope/` their results.json; then there are grades.csv, canvas.csv,
    moodle.csv, junit.xml, and the functions for a comparison in `similarity/`. Of a
    download of Canvas or Moodle there is `feedback.zip`, which these take back.
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
    return written


def _contents(book: Gradebook) -> Iterator[tuple[str, str | bytes]]:
    """Yield the name of each report, below the folder of all, and what is in it."""
    view = class_view(book)
    labels = book.labels
    title = view.title
    yield from _of_the_class(view, book.canvas).items()
    for record in view.records:
        name = file_name(record.graded.student)
        results = results_json(record.graded, record.points)
        yield f"{STUDENTS}/{name}.html", student_page(record, title)
        yield f"{GRADESCOPE}/{name}/results.json", results
    if labels:
        yield FEEDBACK, zip_of(_pages(view, labels))
    for column in columns_of(view.records):
        sources = book.sources(column.function, column.stage)
        if len(sources) > 1:
            name = file_name(column.key.replace(" ", "-"))
            yield f"{SIMILARITY}/{name}.zip", sources_zip(sources)


def _pages(view: ClassView, labels: Mapping[str, str]) -> Iterator[tuple[str, bytes]]:
    """Yield each student's page under the name that Canvas and Moodle know it by."""
    for record in view.records:
        if label := labels.get(record.graded.student):
            yield f"{label}feedback.html", student_page(record, view.title).encode()


def _of_the_class(view: ClassView, canvas: str) -> dict[str, str]:
    return {
        "index.html": class_page(view),
        "grades.csv": grades_csv(view.records),
        "canvas.csv": canvas_csv(view.records, canvas),
        "moodle.csv": moodle_csv(view.records),
        "junit.xml": junit_xml(view.records),
    }
