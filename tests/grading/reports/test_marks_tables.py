import csv
import io
from dataclasses import replace

from scrabble_course.grading.gradebook.records import Adjustment, Slip
from scrabble_course.grading.reports.canvas_table import canvas_table
from scrabble_course.grading.reports.columns import GradeColumn
from scrabble_course.grading.reports.marks_tables import grades_csv
from scrabble_course.grading.reports.moodle_table import moodle_table
from tests.grading.reports.classes import BOB, CLASS, HALF, RIGHT, record

PART = GradeColumn(("The word game",), frozenset(range(1, 7)))
HOSTILE = [
    '=cmd()|"calc"!A0',
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "<script>",
    "a,b\nc",
    "\u202e=1",
    "\x00",
]


def rows(text):
    mark = ";" if text.startswith("\ufeff") else ","
    return list(csv.reader(io.StringIO(text), delimiter=mark))


def test_grades_have_a_row_a_student_and_a_column_a_function():
    head, ann, bob, eve = rows(grades_csv(CLASS))

    assert head == [
        "student",
        "1 get_word_score",
        "2 update_hand",
        "3 is_valid_word",
        "late",
        "adjusted",
        "total",
    ]
    assert ann == ["ann", "10", "5", "0", "0", "0", "15.0"] or ann[-1] == "15"
    assert bob == ["bob", "10", "5", "0", "-1.5", "2", "15.5"]
    assert eve[0] == "eve"


def test_slip_days_have_a_column_if_there_are_any():
    bob = replace(BOB, slips=(Slip((1, 2), 2), Slip((7,), 1)), slip_days=5)

    head, row = rows(grades_csv([bob]))

    assert dict(zip(head, row, strict=True))["slip days"] == "3"


def test_a_function_that_was_not_graded_for_a_student_is_left_empty():
    _, ann, bob = rows(grades_csv([record("ann", RIGHT, HALF), record("bob", RIGHT)]))

    assert (ann[2], bob[2]) == ("5", "")


def test_what_a_student_is_excused_from_is_no_zero():
    both = record("ann", RIGHT, replace(RIGHT, function="letter_score", stage=7))
    some = replace(record("bob", RIGHT), excused=(7,))

    assert rows(grades_csv([both, some]))[2][1:3] == ["10", "excused"]


def test_a_spreadsheet_that_has_decimal_commas_gets_numbers():
    text = grades_csv(CLASS, has_decimal_comma=True)

    assert text.startswith("\ufeffstudent;1 get_word_score;")
    assert "bob;10;5;0;-1,5;2;15,5\r\n" in text


def test_no_cell_of_a_student_is_a_formula():
    marks = [replace(HALF, advice=text) for text in HOSTILE]
    records = [
        record(name, mark, adjustments=[Adjustment(name, 1, name)])
        for name, mark in zip(HOSTILE, marks, strict=True)
    ]

    tables = (
        grades_csv(records),
        grades_csv(records, has_decimal_comma=True),
        canvas_table(records, [PART]).text,
        moodle_table(records, [PART]).text,
    )
    for text in tables:
        texts = [row[0] for row in rows(text)] + [row[2] for row in rows(text)]
        assert not any(cell.startswith(tuple("=+@\t\r")) for cell in texts)
        assert not any(mark in text for mark in "\x00\u202e\t")
        assert len({len(row) for row in rows(text)}) == 1
