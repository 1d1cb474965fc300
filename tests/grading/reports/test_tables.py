import csv
import io
from dataclasses import replace

import pytest

from scrabble_course.grading.gradebook.records import Adjustment
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


EXPORT = """\
Student,ID,SIS User ID,SIS Login ID,Section,The Word Game (4711),Essay (4712)
,,,,,Manual Posting,
    Points Possible,,,,,10,20
"Blum, Bob",1235,u2,bblum,S1,,3
"Avery, Ann",1234,u1,aavery,S1,7,
"Cole, Cleo",1236,u3,ccole,S1,,
"Student, Test",1299,,0ff,S1,,
"""


@pytest.mark.parametrize("ann", ["aavery", "1234", "u1", "averyann", "Ann Avery"])
def test_canvas_own_gradebook_is_filled_in_line_by_line(ann):
    records = [record(ann, RIGHT, HALF), record("nobody", RIGHT)]

    head, possible, *lines = rows(canvas_csv(records, EXPORT))

    assert head[3:] == ["SIS Login ID", "Section", "The Word Game (4711)"]
    assert possible[0] == "Points Possible"
    assert possible[5] == "10.0"
    assert lines == [["Avery, Ann", "1234", "u1", "aavery", "S1", "7.5"]]


def test_without_such_an_assignment_canvas_gets_a_new_one():
    head, possible, line = rows(
        canvas_csv([record("bblum", RIGHT)], EXPORT.replace("Word Game", "Game"))
    )

    assert (head[5], possible[5], line[5]) == ("The word game", "10", "10")


def test_moodle_gets_percentages_that_it_never_refuses():
    gift = Adjustment("cleo", 7, "helped others")
    more = record("cleo", RIGHT, HALF, RIGHT, adjustments=[gift])

    head, ann, bob, cleo = rows(moodle_csv([*CLASS[:2], more]))

    assert head == [
        "Username",
        "The word game (percent, maximum 100)",
        "The word game (feedback)",
    ]
    assert bob[:2] == ["bob", "51.67"]
    assert bob[2] == (
        "update_hand 5/10: A count never goes below 0. See `if left > 0`. "
        "is_valid_word 0/10: Not there."
    )
    assert (ann[1], cleo[1]) == ("50.0", "100")


def test_each_part_has_its_own_percentage_and_lateness():
    notation = replace(RIGHT, function="letter_score", stage=7, out_of=5, points=5)
    both = record("ann@example.edu", RIGHT, HALF, notation, late=1.5)

    head, ann = rows(moodle_csv([replace(both, late={2: 1.5})]))

    assert head[0] == "Email address"
    assert [head[1], head[3]] == [
        "The word game (percent, maximum 100)",
        "Scrabble notation (percent, maximum 100)",
    ]
    assert (ann[1], ann[3]) == ("67.5", "100")


def test_what_a_student_is_excused_from_is_no_zero():
    both = record("ann", RIGHT, replace(RIGHT, function="letter_score", stage=7))
    some = replace(record("bob", RIGHT), excused=(7,))

    assert rows(canvas_csv([both, some]))[3][5:] == ["10", "EX"]
    assert rows(moodle_csv([both, some]))[2][3:] == ["", "Excused."]
    assert rows(grades_csv([both, some]))[2][1:3] == ["10", "excused"]


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
