import csv
import io
from dataclasses import replace

from scrabble_course.grading.records import Adjustment
from scrabble_course.grading.reports.tables import canvas_csv, grades_csv, moodle_csv
from tests.grading.reports.classes import BOB, CLASS, HALF, RIGHT, record

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
    return list(csv.reader(io.StringIO(text)))


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


def test_a_function_that_was_not_graded_for_a_student_is_left_empty():
    _, ann, bob = rows(grades_csv([record("ann", RIGHT, HALF), record("bob", RIGHT)]))

    assert (ann[2], bob[2]) == ("5", "")


def test_canvas_gets_its_columns_and_the_points_possible():
    head, possible, ann, *_ = rows(canvas_csv(CLASS))

    assert head[:5] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    assert head[5] == "The word game"
    assert (possible[0].strip(), possible[5]) == ("Points Possible", "30")
    assert (ann[0], ann[3], float(ann[5])) == ("ann", "ann", 15)


def test_moodle_gets_a_user_a_grade_and_feedback():
    head, _, bob, _ = rows(moodle_csv(CLASS))

    assert head == ["Username", "The word game (Real)", "The word game (Feedback)"]
    assert bob[:2] == ["bob", "15.5"]
    assert bob[2] == (
        "update_hand 5/10: A count never goes below 0. See `if left > 0`. "
        "is_valid_word 0/10: Not there."
    )


def test_all_right_is_told_in_words():
    assert rows(moodle_csv([record("ann", RIGHT)]))[1][2] == "All functions are right."


def test_no_cell_of_a_student_is_a_formula():
    marks = [replace(HALF, advice=text) for text in HOSTILE]
    records = [
        record(name, mark, adjustments=[Adjustment(name, 1, name)])
        for name, mark in zip(HOSTILE, marks, strict=True)
    ]

    for table in (grades_csv, canvas_csv, moodle_csv):
        text = table(records)
        texts = [row[0] for row in rows(text)] + [row[2] for row in rows(text)]
        assert not any(cell.startswith(tuple("=+@\t\r")) for cell in texts)
        assert not any(mark in text for mark in "\x00\u202e\t")
        assert len({len(row) for row in rows(text)}) == 1


def test_points_taken_away_are_numbers():
    assert rows(grades_csv([BOB]))[1][4] == "-1.5"
