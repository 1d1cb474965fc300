"""The pages of HTML: one for each student, and one about the class.

They hold no script and ask for nothing from elsewhere. Every text goes through
`readable` and is escaped, wherever it comes from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports import wording
from scrabble_course.grading.reports.class_view import ClassView, columns_of
from scrabble_course.grading.reports.readable import file_name, one_line, readable
from scrabble_course.grading.scoring.mark import FunctionState, GradedWork, Mark

TEMPLATES = Path(__file__).parent / "templates"
STUDENTS = "students"
"""The folder of the students' pages, below that of the class page."""
MOST_FREQUENT = 12
NO_SOURCES: Mapping[tuple[int, str], str] = {}
_QUOTED = re.compile(r"\(line \d+: (.+)\)|`([^`\n]+)`")


def student_page(
    record: Record, title: str, sources: Mapping[tuple[int, str], str] = NO_SOURCES
) -> str:
    """Return a student's own page; it tells nothing about hidden cases or others.

    Where several stages were not handed in, each of them is one line. `sources` are
    the texts of the student's functions, by stage and name.
    """
    stages = _by_stage(record.graded)
    left_out = [
        (stage, marks)
        for stage, marks in stages
        if all(
            mark.found is FunctionState.NOT_THERE and not mark.points for mark in marks
        )
    ]
    if len(left_out) == 1:
        left_out = []
    return (
        environment()
        .get_template("student.html")
        .render(
            record=record,
            title=title,
            changes=list(wording.changes(record.late, record.adjustments)),
            parts=list(wording.parts_of(record.graded)),
            sources=sources,
            stages=[stage for stage in stages if stage not in left_out],
            left_out=left_out,
            unread=[note for note in record.graded.files if note.problem],
        )
    )


def class_page(view: ClassView) -> str:
    """Return the page about the class, which is for instructors only."""
    return (
        environment()
        .get_template("class.html")
        .render(
            view=view,
            columns=columns_of(view.records),
            most_frequent=view.misconceptions[:MOST_FREQUENT],
        )
    )


def own_code(source: str, mark: Mark) -> str:
    """Return the text of a function; `>` stands before lines that its mark speaks of.

    >>> said = Mark("f", 1, 0, 5, Status.FAILED, advice="Look at `return 7`.")
    >>> print(own_code("def f():\\n    return 7", said))
      def f():
    >     return 7
    """
    spoken_of = {_bare(text) for text in _quoted(mark)}
    return "\n".join(
        ("> " if _bare(line) in spoken_of else "  ") + line
        for line in source.splitlines()
    )


def _quoted(mark: Mark) -> Iterator[str]:
    others = [(one.failure.got, one.advice) for one in mark.others]
    got = mark.failure.got if mark.failure else ""
    for text in (got, mark.remark, mark.advice, *(text for o in others for text in o)):
        for in_an_error, in_a_sentence in _QUOTED.findall(text):
            yield in_an_error or in_a_sentence


def _bare(line: str) -> str:
    return line.strip().removesuffix(":") or "\n"


def _by_stage(graded: GradedWork) -> list[tuple[str, list[Mark]]]:
    stages: dict[int, list[Mark]] = {}
    for mark in graded.marks:
        stages.setdefault(mark.stage, []).append(mark)
    titles = {stage.number: stage.title for stage in course.STAGES}
    return [(f"{n}. {titles.get(n, 'Stage')}", stages[n]) for n in sorted(stages)]


@cache
def environment() -> Environment:
    """Return what all pages are made with: their filters, and what keeps them safe."""
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_shown,
    )
    environment.filters |= {
        "address": lambda name: f"{STUDENTS}/{quote(file_name(name))}.html",
        "anchor": lambda text: text.lower().replace(" ", "-"),
        "moment": lambda time: f"{time.day} {time:%B %Y at %H:%M %Z}".strip(),
        "one_line": one_line,
        "own_code": own_code,
        "percent": lambda share: f"{share * 100:.0f} %",
        "points": wording.figure,
        "prose": _prose,
        "row": _row,
        "slip_days": wording.slip_days,
        "tone": _tone,
        "verdict": wording.verdict,
        "words": lambda name: name.replace("-", " "),
    }
    return environment


def _shown(value: Any) -> Any:
    """Return what stands in a page for a value: every text readable."""
    if isinstance(value, str) and not isinstance(value, Markup):
        return readable(value)
    return value


def _prose(text: str) -> Markup:
    """Return a text as HTML; `...` between back-ticks is code."""
    pieces = readable(text).split("`")
    code = Markup("<code>{}</code>")
    return Markup("").join(
        code.format(piece) if place % 2 else escape(piece)
        for place, piece in enumerate(pieces)
    )


def _row(record: Record, columns: list[Mark]) -> list[str]:
    """Return a student's points for each function; "" for what was not graded."""
    earned = {mark.key: wording.figure(mark.points) for mark in record.graded.marks}
    return [earned.get(column.key, "") for column in columns]


def _tone(mark: Mark) -> str:
    if mark.out_of and mark.points == mark.out_of:
        return "right"
    return "open" if mark.status in (Status.NOT_STARTED, Status.INTERNAL) else ""
