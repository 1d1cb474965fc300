"""The instructors' plan says what each lesson does, and the lesson does it."""

import re

import pytest

from scrabble_course import course
from tests.guides import GUIDE
from tests.notebooks.lessons import code_cells, read

ROWS = {
    int(stage): does
    for stage, does in re.findall(
        r"(?m)^\| (\d+) \| [^|]+ \| [^|]+ \| ([^|]*`\w+`[^|]*) \|$", GUIDE
    )
}
TOLD = {"arrange", "call_tree", "predict", "race", "steps"}
ALWAYS_TOLD = {"arrange", "predict", "race"}


def called(stage):
    code = "\n".join(cell.source for cell in code_cells(read(stage)))
    return {verb for verb in TOLD if re.search(rf"(?<!\w){verb}\(", code)}


def test_every_stage_after_the_first_has_its_row():
    assert list(ROWS) == [stage.number for stage in course.STAGES[1:]]


@pytest.mark.parametrize("number", ROWS)
def test_what_is_told_of_a_lesson_is_in_it(number):
    told = TOLD & set(re.findall(r"`(\w+)`", ROWS[number]))
    found = called(course.stage(number))

    assert told <= found
    assert found & ALWAYS_TOLD <= told
