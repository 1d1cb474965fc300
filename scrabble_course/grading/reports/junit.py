"""The class as JUnit XML, for CI systems: a suite a student, a case a function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports.readable import one_line
from scrabble_course.grading.reports.wording import feedback, figure, verdict
from scrabble_course.grading.scoring.mark import Mark

_UNDONE = {Status.NOT_STARTED: "skipped", Status.INTERNAL: "error"}


def junit_xml(records: Sequence[Record]) -> str:
    """Return the marks as JUnit XML; what is not fully right is a failure."""
    names = {stage.number: stage.name for stage in course.STAGES}
    root = Element("testsuites", name="scrabble-course")
    for record in records:
        _add_suite(root, record, names)
    ElementTree.indent(root)
    return ElementTree.tostring(root, "unicode", xml_declaration=True) + "\n"


def _add_suite(root: Element, record: Record, names: Mapping[int, str]) -> None:
    marks = record.graded.marks
    kinds = [_kind(mark) for mark in marks]
    suite = SubElement(
        root,
        "testsuite",
        name=one_line(record.graded.student),
        tests=str(len(marks)),
        failures=str(kinds.count("failure")),
        errors=str(kinds.count("error")),
        skipped=str(kinds.count("skipped")),
        time=f"{record.graded.seconds:.3f}",
    )
    for mark, kind in zip(marks, kinds, strict=True):
        where = names.get(mark.stage, str(mark.stage))
        case = SubElement(suite, "testcase", classname=where, name=mark.function)
        if kind:
            points = f"{figure(mark.points)} of {mark.out_of} points"
            said = SubElement(case, kind, message=f"{points}. {verdict(mark)}")
            said.text = feedback(mark)


def _kind(mark: Mark) -> str:
    if mark.points == mark.out_of:
        return ""
    return _UNDONE.get(mark.status, "failure")
