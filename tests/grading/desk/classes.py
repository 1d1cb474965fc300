"""A class in a gradebook, of any size and with any texts, without grading it."""

import random
from datetime import UTC, datetime, timedelta

from scrabble_course import course
from scrabble_course.checks.report import Failure, Status
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Conditions, Entry
from scrabble_course.grading.scoring.mark import GradedWork, Mark, Topic
from scrabble_course.grading.scoring.rules_digest import rules_digest
from scrabble_course.grading.submissions.submission import FileNote
from scrabble_course.grading.submissions.upload import Upload

STAGES = tuple(stage for stage in course.STAGES if stage.graded)
DUE = datetime(2026, 3, 1, 12, tzinfo=UTC)
DEADLINES = "# ours\n[deadlines]\nhands = 2026-03-01T12:00:00Z  # one stage\n"


def a_class(out, names, stages=STAGES, text="", seed=1):
    """Write a gradebook of these students; `text` is in all that a student writes."""
    rng = random.Random(seed)
    out.mkdir(parents=True, exist_ok=True)
    numbers = " ".join(str(stage.number) for stage in stages)
    with Gradebook.open(out / BOOK) as book:
        book.seed(7)
        run = book.start_run(Conditions(rules_digest(), 7, numbers))
        book.add(run, [an_entry(name, stages, numbers, text, rng) for name in names])
    return out


def rows_of(desk):
    """The rows of the class as they are shown."""
    return [desk.changed_rows.get(row[0], row) for row in desk.rows]


def an_entry(student, stages, numbers, text, rng):
    marks = [
        a_mark(stage.number, graded, text, rng)
        for stage in stages
        for graded in stage.graded
    ]
    text = text.encode("utf-8", "ignore").decode()  # as what is read from files
    path = f"{text}work.py"
    note = FileNote(path, text)
    marked = (student, f"{student}-1", tuple(marks), (note,))
    graded = GradedWork(*marked, "none", 7, "1", 0.1, rules_digest())
    came = {path: Upload(student, DUE + timedelta(hours=rng.choice([-9, 30])))}
    sources = {
        (mark.stage, mark.function): f"def {mark.function}(*args):\n    return 2{text}"
        for mark in marks
    }
    return Entry(graded, numbers, came, sources)


def a_mark(stage, graded, text, rng):
    wrong = rng.choice([0, 0, 1, 2])
    topics = (Topic("plain words", 4 - wrong, 4), Topic("capitals", 3, 3))
    apart = ("nothing", f"2{text}") if wrong == 2 else None
    failure = Failure(f"{graded.name}('a'){text}", "1", f"2{text}", apart=apart)
    return Mark(
        graded.name,
        stage,
        graded.points * (1 - wrong / 4),
        graded.points,
        Status.FAILED if wrong else Status.PASSED,
        topics,
        "counts-below-zero" if wrong == 1 else "",
        f"A count never goes below 0.{text}" if wrong == 1 else "",
        failure if wrong else None,
        text,
        group="g1" if wrong == 2 else "",
        file=f"{text.encode('utf-8', 'ignore').decode()}work.py",
    )
