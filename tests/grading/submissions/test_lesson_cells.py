import pytest

from scrabble_course import course
from scrabble_course.grading.submissions import lesson_cells
from scrabble_course.grading.submissions.lesson_cells import (
    all_lesson_cells,
    cells_of,
    lessons_of,
)
from tests.grading.class_of import _edition


@pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)
def test_the_cells_are_those_that_students_get_but_for_what_they_write(stage):
    from_lesson = [
        cell["source"]
        for cell in _edition(stage)["cells"]
        if cell["cell_type"] == "code"
    ]

    assert set(cells_of(stage)) == {
        c for c in from_lesson if "# your code" not in c
    } | {cell for cell in from_lesson if cell in all_lesson_cells()}
    assert not any("SOLUTION" in cell for cell in cells_of(stage))


@pytest.mark.parametrize("stage", course.STAGES, ids=lambda stage: stage.name)
def test_a_notebook_is_of_the_lesson_whose_cells_it_has(stage):
    other = cells_of(course.stage("tiles"))[3]

    [(most, _), *_] = lessons_of([*cells_of(stage), other, "x = 1"]).most_common()
    assert most == stage.number


def test_what_stands_in_several_lessons_is_of_none():
    assert "words = load_words()" in all_lesson_cells()
    assert not lessons_of(["words = load_words()", "x = 1"])


def test_without_notebooks_there_are_no_cells(tmp_path, monkeypatch):
    monkeypatch.setattr(lesson_cells, "shipped", lambda name: tmp_path / name)

    assert cells_of.__wrapped__(course.stage("hands")) == ()
