"""What takes long to read is left out, and costs nobody else anything."""

import pytest

from scrabble_course.grading.sandbox import statements
from scrabble_course.grading.submissions import read_limits
from scrabble_course.grading.submissions.cell_text import legible
from scrabble_course.grading.submissions.parsing import SURE_TO_BE_QUICK
from scrabble_course.grading.submissions.read_limits import one_reading
from tests.calling.limits.processes import no_child_left

LONG = "x = 1\n" * SURE_TO_BE_QUICK


@pytest.fixture
def parser_that_never_ends(monkeypatch):
    """Let the parser work on long texts for ever, as it nearly does on some."""
    quick = statements.parsed

    def parse(source):
        while len(source) > SURE_TO_BE_QUICK:
            pass
        return quick(source)

    monkeypatch.setattr(statements, "parsed", parse)


def test_a_long_text_is_read_like_a_short_one():
    with no_child_left(), one_reading():
        assert legible(LONG).text == LONG
        assert "line 20001" in legible(LONG + "y = ", may_be_saved=False).problem


def test_a_text_that_takes_the_parser_too_long_is_left_out_alone(
    parser_that_never_ends,
):
    with no_child_left(), one_reading():
        slow, next_one = legible(LONG), legible("y = 2")

    assert (slow.text, next_one.text) == ("", "y = 2")
    assert slow.problem == (
        "it takes too long to read: more than 1 s of computing (120,000 characters)"
    )


def test_when_the_time_for_a_work_is_over_the_rest_is_left_out(monkeypatch):
    lesson = "print('A cell that all students have, and nobody has read yet.')"
    with monkeypatch.context() as patch, one_reading():
        patch.setattr(read_limits, "processor_seconds", lambda: 1e9)
        late = legible(lesson)

    assert (late.text, late.problem) == (
        "",
        "it is left out: reading what comes before it took 5 s of computing already",
    )
    with one_reading():
        assert legible(lesson).text == lesson
