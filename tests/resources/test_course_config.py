import pytest

from scrabble_course.resources.course_config import (
    CannotReadCourse,
    Ruling,
    read_course_config,
)


def test_an_empty_file_changes_nothing():
    own = read_course_config("")

    assert (own.points, own.left_out) == ({}, frozenset())


def test_stages_go_by_number_or_name_and_functions_by_stage_where_several_ask():
    own = read_course_config(
        'leave_out = ["hands", 13]\n[points]\n"4 is_valid_word" = 5\nplay_hand = 30'
    )

    assert own.left_out == {2, 13}
    assert own.points == {(4, "is_valid_word"): 5, (5, "play_hand"): 30}


def test_a_bad_question_leaves_the_total_by_one_line_and_comes_back_without_it():
    own = read_course_config(
        '[functions]\ndeal_hand = "full points"\nplay_hand = "leave out"\n'
        '[topics]\n"4 is_valid_word: two wildcards typed, one held" = "leave out"'
    )

    assert own.functions[4, "deal_hand"] is Ruling.FULL_POINTS
    assert list(own.topics) == [(4, "is_valid_word", "two wildcards typed, one held")]
    assert (own.points_of(4, "deal_hand"), own.points_of(5, "play_hand")) == (10, 0)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("leave_out = ", "it is no TOML"),
        (f"leave_out = {'[' * 5_000}{']' * 5_000}", "it is no TOML"),
        (f"leave_out = {'9' * 5_000}", "it is no TOML"),
        ("pionts = 3", "it says 'pionts'; it may say leave_out, explain and"),
        ("leave_out = 3", "leave_out is a list"),
        ("leave_out = ['hats']", "there is no stage 'hats'"),
        ("[points]\nfly = 3", "no stage gives points for 'fly'"),
        ("[points]\n'3 play_hand' = 3", "no stage gives points for '3 play_hand'"),
        ("[points]\nis_valid_word = 3", 'write "3 is_valid_word" or "4 is_valid_word"'),
        ("[points]\nplay_hand = -1", "play_hand has -1 points; it is a whole number"),
        ("[points]\nplay_hand = true", "play_hand has True points"),
        ("[functions]\nfly = 'leave out'", "no stage gives points for 'fly'"),
        ("[functions]\nplay_hand = 0", 'write "leave out" or "full points"'),
        ("[topics]\nplay_hand = 'leave out'", "'play_hand' is no topic; write one"),
        ("functions = 3", "leave_out is a list, and all else a [table]"),
    ],
)
def test_a_file_that_is_wrong_says_where(text, said):
    with pytest.raises(CannotReadCourse) as told:
        read_course_config(text)

    assert said in str(told.value)
