"""The tool that makes a class, and the grader at work on what it makes."""

from collections import Counter

import pytest

from scrabble_course import course
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.release.notebook_text import parse_notebook
from tests.grading.attempt_choice import RIGHT, STUB
from tests.grading.class_of import KINDS, ONE_FILE, lay, students
from tests.grading.work_files import file, grader_at

PART_1 = course.WORD_GAME.stages[1:]


grader = grader_at("none", seed=11, stages=PART_1)


def code_of(path, content):
    """Return the code cells of a file as it was handed in."""
    if path == ONE_FILE:
        return file(path, content.decode())
    cells = parse_notebook(content.decode())["cells"]
    return file(path, *[c["source"] for c in cells if c["cell_type"] == "code"])


@pytest.mark.no_cover
def test_the_same_seed_gives_the_same_class():
    first, again = (list(students(3, 4, PART_1)) for _ in range(2))

    assert first == again
    assert first != list(students(3, 5, PART_1))


def test_all_kinds_are_in_a_class_and_most_hand_in_notebooks():
    many = list(students(120, 2, PART_1, one_each=True))
    forms = Counter(ONE_FILE in student.files for student in many)

    assert {student.kind for student in many} == set(KINDS)
    assert 0 < forms[True] < forms[False]
    assert any(student.mishaps for student in many)


def test_a_class_lies_in_a_folder_for_each_student_or_as_nbgrader_collects(tmp_path):
    student = next(s for s in students(9, 1, PART_1) if ONE_FILE not in s.files)
    lay(tmp_path / "plain", student)
    lay(tmp_path / "course", student, by_nbgrader=True)
    path = PART_1[0].notebook
    name = path.split("/")[-1]
    content = student.files[path]

    assert (tmp_path / "plain" / student.name / name).read_bytes() == content
    assert (tmp_path / "course/submitted" / student.name / path).read_bytes() == content


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
