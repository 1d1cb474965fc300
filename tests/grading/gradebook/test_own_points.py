from dataclasses import replace

import pytest

from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.own_points import check_topics, with_own_points
from scrabble_course.grading.reports.report_pages import student_page
from scrabble_course.grading.scoring.mark import FunctionState, GradedWork, Mark, Topic
from scrabble_course.resources.course_config import CannotReadCourse, read_course_config
from tests.grading.reports.classes import READ, record

RIGHT, WRONG = Topic("letters that are held", 3, 3), Topic("capital letters", 1, 4)
ALSO_WRONG = Topic("the empty word", 0, 2)
HALF = Mark("update_hand", 2, 5, 10, Status.FAILED, (RIGHT, WRONG))
NOTHING = Mark(
    "update_hand", 2, 0, 10, Status.NOT_STARTED, found=FunctionState.NOT_THERE
)


def ruled(mark, text):
    graded = GradedWork("ann", "d", (mark,), READ, "none", 7, "1")
    [mark] = with_own_points(graded, read_course_config(text)).marks
    return mark


@pytest.mark.parametrize("mark", [HALF, NOTHING])
def test_everybody_gets_full_points_also_who_wrote_nothing(mark):
    found = ruled(
        mark, '[points]\nupdate_hand = 20\n[functions]\nupdate_hand = "full points"'
    )

    assert (found.points, found.out_of) == (20, 20)
    page = student_page(record("ann", found), "Part")
    assert "20 of 20 points" in page and "Everybody has full points" in page


@pytest.mark.parametrize(
    "text", ['[functions]\nupdate_hand = "leave out"', "[points]\nupdate_hand = 0"]
)
def test_what_does_not_count_leaves_the_total_and_keeps_its_feedback(text):
    found = ruled(HALF, text)

    assert (found.points, found.out_of) == (0, 0)
    page = student_page(record("ann", found), "Part")
    assert "It does not count." in page and "capital letters (1 of 4)" in page


TWO_WRONG = replace(HALF, topics=(RIGHT, WRONG, ALSO_WRONG), points=3.33)


@pytest.mark.parametrize(
    ("mark", "ruling", "points"),
    [
        (HALF, "leave out", 10),
        (TWO_WRONG, "leave out", 5),
        (TWO_WRONG, "full points", 6.67),
        # Nobody loses points by it.
        (replace(HALF, topics=(replace(WRONG, right=4), ALSO_WRONG)), "leave out", 5),
        (replace(HALF, topics=(WRONG, ALSO_WRONG, RIGHT)), "leave out", 5),
        # What earned nothing or little for a reason does so still.
        (replace(HALF, points=0, mistake="uses-the-answer"), "leave out", 0),
        (replace(HALF, points=4, mistake="only-what-was-shown"), "leave out", 4),
        (NOTHING, "full points", 0),
    ],
)
def test_a_ruling_about_a_topic_is_as_if_that_had_not_been_asked_or_were_right(
    mark, ruling, points
):
    found = ruled(mark, f'[topics]\n"update_hand: capital letters" = "{ruling}"')

    assert found.points == points


def test_a_topic_that_there_is_not_is_told_with_one_that_is_meant():
    own = read_course_config('[topics]\n"update_hand: capital leters" = "leave out"')

    with pytest.raises(CannotReadCourse, match="but 'capital letters'"):
        check_topics(own)
