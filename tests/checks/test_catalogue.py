import pytest

from scrabble_course import course
from scrabble_course.checks.catalogue import exercise_named, exercises


def test_without_a_stage_the_last_one_that_asks_counts():
    assert exercise_named("is_valid_word").stage == 4
    assert exercise_named("is_valid_word", 3).stage == 3
    assert exercise_named("is_valid_word", "valid_words").stage == 3
    assert exercises(course.stage(0)) == ()


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        *(
            (one, "no exercise is called 'fly'; progress")
            for one in (["fly"], ["fly", 2])
        ),
        (["is_valid_word", 1], "stage 3 or 4 does"),
    ],
)
def test_an_unknown_name_or_stage_is_answered_with_those_there_are(asked, said):
    with pytest.raises(LookupError, match=said):
        exercise_named(*asked)
