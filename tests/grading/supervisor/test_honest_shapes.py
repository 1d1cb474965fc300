"""An honest shape of work loses nothing, at whatever level it is graded."""

import pytest

from scrabble_course import course
from scrabble_course.grading.sandbox import program
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.submissions.student_files import StudentFolder
from tests.grading.honest_shapes import ENDLESS, SHAPES
from tests.grading.work_files import at_levels, lay, mark_of

pytestmark = pytest.mark.no_cover

STAGES = [course.stage(name) for name in ("hands", "valid_words", "wildcards")]


@at_levels("shape", SHAPES, one_in=5)
def test_an_honest_shape_loses_nothing(shared_grader, level, shape, tmp_path):
    earns_full_marks(shared_grader(level, STAGES), shape, tmp_path)


@at_levels("shape", ENDLESS, one_in=3)
def test_a_line_that_never_ends_costs_nothing(
    shared_grader, level, shape, tmp_path, monkeypatch
):
    monkeypatch.setattr(program, "STATEMENT_SECONDS", 0.6)

    earns_full_marks(shared_grader(level, STAGES), shape, tmp_path)


def earns_full_marks(grader, shape, tmp_path):
    lay(tmp_path, shape.files)

    graded = grader.grade(read_submission(StudentFolder("ann", tmp_path)))

    for stage, function in shape.right:
        mark = mark_of(graded, function, stage)
        assert mark.points == mark.out_of, (mark, graded.files)
