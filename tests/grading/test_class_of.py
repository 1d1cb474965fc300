"""The tool that makes a class, and the grader at work on what it makes."""

from scrabble_course import course
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.release.notebook_text import parse_notebook
from tests.grading.attempt_choice import RIGHT, STUB
from tests.grading.class_of import ONE_FILE, students
from tests.grading.work_files import file, grader_at

PART_1 = course.WORD_GAME.stages[1:]


grader = grader_at("none", stages=PART_1)


def code_of(path, content):
    """Return the code cells of a file as it was handed in."""
    if path == ONE_FILE:
        return file(path, content.decode())
    cells = parse_notebook(content.decode())["cells"]
    return file(path, *[c["source"] for c in cells if c["cell_type"] == "code"])


def test_each_student_gets_what_they_wrote(grader):
    for student in students(30, 3, PART_1, one_each=True):
        if student.mishaps or student.kind == "hostile":
            continue
        files = tuple(code_of(*one) for one in student.files.items())
        for mark in grader.grade(Submission(student.name, files)).marks:
            how = student.written.get(mark.key, STUB)
            earns_all = mark.points == mark.out_of
            in_two_stages = ONE_FILE in student.files and "is_valid_word" in mark.key

            assert earns_all == (how == RIGHT) or in_two_stages, (student.name, mark)
            assert how != STUB or mark.points == 0 or in_two_stages
