"""What checks say of plays in sets: of any answer at all, and how calls are shown."""

import pytest

from scrabble_course.board import ACROSS, Board, read_row
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.exercises.board import boards

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

NAMES = ("row_plays", "horizontal_plays", "all_plays", "best_play")
ROW_PLAYS = exercise_named("row_plays")


@pytest.mark.parametrize(
    "value",
    [
        *([], {}, (), set(), [1], {1}, {(1, 2)}, {(-3, "")}, {(3, "A?")}, {(99, "AT")}),
        *({(0, (0, 0), "")}, {(1, (-1, 40), "AT")}, {(1, (7, 7), ACROSS, "1")}),
        *({(1, (7, 7), (5, 5), "AT")}, {(1, (7, 7), True, "AT")}, {("AT", (1,))}),
        *((1, (0, 0), ACROSS, "AT"), (1, [0, 0], ACROSS, "AT"), (1, (0, 0), "AT")),
        *({frozenset()}, {None}, 5.5, True, "?", object(), Board.empty()),
    ],
    ids=lambda value: repr(value).partition(" at ")[0][:60],
)
@pytest.mark.parametrize("name", NAMES)
def test_no_answer_upsets_the_checks(name, value):
    report = examine(exercise_named(name), lambda *args: value)

    assert report.status is Status.FAILED
    assert report.advice


def test_a_changed_row_is_shown_as_it_was_and_as_it_is():
    def fills(hand, row, words=None):
        row[0] = "Q"
        return set()

    failure = examine(ROW_PLAYS, fills).failure

    assert "as it was: read_row('....{*}CAT{*}......')" in failure.expected
    assert failure.got == "read_row('Q...{*}CAT{*}......')"


def test_a_row_that_is_read_from_a_report_gives_the_same_call():
    for case in ROW_PLAYS.all_cases(seed=5):
        text = boards.describe("row_plays", case.call)
        drawn = text.split("read_row('")[1].split("')")[0]

        assert read_row(drawn) == case.call.args[1]
