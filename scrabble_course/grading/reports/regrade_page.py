"""The page for a regrade request: everything that made up one student's points."""

from __future__ import annotations

from pathlib import Path

from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.reports.readable import file_name
from scrabble_course.grading.reports.report_pages import environment
from scrabble_course.resources.atomic_files import write_atomically

REGRADE = "regrade"
"""The folder of the pages for regrade requests, beside the class page."""


def write_regrade_page(book: Gradebook, out: Path, student: str) -> Path:
    """Write the page about one student below the folder `out`, and return it."""
    page = out / REGRADE / f"{file_name(student)}.html"
    page.parent.mkdir(exist_ok=True)
    events = book.history(student)
    uploads = [event.record.graded for event in events if event.record]
    sources = {graded.digest: book.functions_of(graded) for graded in uploads}
    template = environment().get_template("regrade.html")
    text = template.render(student=student, events=events, sources=sources)
    write_atomically(page, text)
    return page


def sweep_regrade_pages(book: Gradebook, out: Path) -> None:
    """Remove the pages about who is not in the gradebook any more."""
    known = {f"{file_name(student)}.html" for student in book.students()}
    for page in (out / REGRADE).glob("*.html"):
        if page.name not in known:
            page.unlink()
