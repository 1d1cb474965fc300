from dataclasses import replace

import pytest

from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.own_points import check_topics, with_own_points
from scrabble_course.grading.reports.report_pages import student_page
from scrabble_course.grading.scoring.mark import Found, GradedWork, Mark, Topic
from scrabble_course.resources.course_config import CannotReadCourse, read_own_course
from tests.grading.reports.classes import READ, record

RIGHT, WRONG = Topic("letters that are held", 3, 3), Topic("capital letters", 1, 4)
ALSO_WRONG = Topic("the empty word", 0, 2)
HALF = Mark("update_hand", 2, 5, 10, Status.FAILED, (RIGHT, WRONG))
NOTHING = Mark("update_hand", 2, 0, 10, Status.NOT_STARTED, found=Found.NOT_THERE)


def ruled(mark, text):
    graded = GradedWork("ann", "d", (mark,), READ, "none", 7, "1")
    [mark] = with_own_points(graded, read_own_course(text)).marks
    return mark


def on_topic(mark, ruling):
    return ruled(mark, f'[topics]\n"update_hand: capital letters" = "{ruling}"').points


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


def test_a_topic_that_does_not_count_is_as_if_it_had_not_been_asked():
    assert on_topic(HALF, "leave out") == 10
    assert (
        on_topic(
            replace(HALF, topics=(RIGHT, WRONG, ALSO_WRONG), points=3.33), "leave out"
        )
        == 5
    )


def test_a_topic_that_counts_as_right_for_all_is_right():
    two_wrong = replace(HALF, topics=(RIGHT, WRONG, ALSO_WRONG), points=3.33)

    assert on_topic(two_wrong, "full points") == 6.67


def test_nobody_loses_points_by_a_ruling_about_a_topic():
    was_right = replace(HALF, topics=(Topic("capital letters", 4, 4), ALSO_WRONG))
    one_slip = replace(HALF, topics=(WRONG, ALSO_WRONG, RIGHT), points=5)

    assert on_topic(was_right, "leave out") == 5
    assert on_topic(one_slip, "leave out") == 5


def test_what_earned_nothing_or_little_for_a_reason_does_so_still():
    borrowed = replace(HALF, points=0, mistake="uses-the-answer")
    by_heart = replace(HALF, points=4, mistake="only-what-was-shown")

    assert on_topic(borrowed, "leave out") == 0
    assert on_topic(by_heart, "leave out") == 4
    assert on_topic(NOTHING, "full points") == 0


def test_a_topic_that_there_is_not_is_told_with_one_that_is_meant():
    own = read_own_course('[topics]\n"update_hand: capital leters" = "leave out"')

    with pytest.raises(CannotReadCourse, match="but 'capital letters'"):
        check_topics(own)
