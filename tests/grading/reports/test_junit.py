from dataclasses import replace
from xml.etree import ElementTree

from scrabble_course.checks.report import Status
from scrabble_course.grading.reports.junit import junit_xml
from tests.grading.reports.classes import CLASS, HALF, RIGHT, UNDONE, record


def suites(records):
    return list(ElementTree.fromstring(junit_xml(records).encode()))


def test_a_suite_is_a_student_and_a_case_a_function():
    ann, bob, eve = suites(CLASS)

    assert [suite.get("name") for suite in (ann, bob, eve)] == ["ann", "bob", "eve"]
    assert [(case.get("classname"), case.get("name")) for case in ann] == [
        ("word_scores", "get_word_score"),
        ("hands", "update_hand"),
        ("valid_words", "is_valid_word"),
    ]
    assert (ann.get("tests"), ann.get("failures"), ann.get("skipped")) == (
        "3",
        "2",
        "0",
    )


def test_what_is_right_says_nothing_and_what_is_not_says_why():
    right, half, undone = suites([record("joe", RIGHT, HALF, UNDONE)])[0]

    assert list(right) == []
    assert half[0].tag == "failure"
    assert half[0].get("message") == "5 of 10 points. Not right yet."
    assert "A count never goes below 0." in half[0].text
    assert undone[0].tag == "skipped"


def test_a_fault_of_ours_is_an_error():
    [suite] = suites([record("joe", replace(UNDONE, status=Status.INTERNAL))])

    assert suite[0][0].tag == "error"
    assert suite.get("errors") == "1"


def test_nothing_of_a_student_breaks_the_xml():
    hostile = "]]>\x00\x0b\ud800\ufffe<script>&\u202e"
    mark = replace(HALF, remark=hostile, advice=hostile)
    [suite] = suites([record(hostile, mark)])

    assert suite.get("name") == "]]>\\x00\\x0b\\ud800\\ufffe<script>&\\u202e"
