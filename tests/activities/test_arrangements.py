"""Each arrangement of the lessons: what passes, and what does not."""

import pytest

from scrabble_course import course
from scrabble_course.activities.arrangement import PlacedLine
from scrabble_course.activities.arrangements import STAGES, arrangement
from scrabble_course.activities.order_check import check_order
from scrabble_course.calling.limits import attempts
from scrabble_course.checks.report import Status
from tests.notebooks.lessons import code_cells, read

each = pytest.mark.parametrize(
    "made", [arrangement(name) for name in STAGES], ids=list(STAGES)
)


@each
def test_the_intended_order_passes(made):
    assert check_order(made, made.solution).status is Status.PASSED


@each
def test_the_lines_are_not_given_in_order(made):
    own = [placed.line for placed in made.solution]

    assert own != sorted(own) and made.solution != made.start


@each
def test_no_line_that_belongs_nowhere_passes_for_the_one_it_is_like(made):
    shown = [line.shown for line, _ in made.intended]
    for number, distractor in made.spare.items():
        at = shown.index(distractor.instead_of)
        program = list(made.solution)
        program[at] = PlacedLine(number, program[at].level)

        report = check_order(made, tuple(program))

        assert report.failure, distractor.line.shown


@each
def test_a_plausible_other_order_fails_on_a_call(made):
    assert any(
        check_order(made, swapped(made.solution, at)).failure
        for at in range(len(made.solution) - 1)
    )


def swapped(program, at):
    """Return a program with two neighbours swapped, and the indentation as it was."""
    lines = [placed.line for placed in program]
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return tuple(map(PlacedLine, lines, [placed.level for placed in program]))


@each
def test_a_lesson_shows_it(made):
    stage = course.stage(STAGES[made.name])

    assert any(f'arrange("{made.name}")' in c.source for c in code_cells(read(stage)))


@each
def test_it_is_judged_alike_where_nothing_can_fork(made, monkeypatch):
    monkeypatch.setattr(attempts, "can_fork", lambda: False)

    assert check_order(made, made.solution).status is Status.PASSED
    assert check_order(made, made.solution[1:]).status is not Status.PASSED
