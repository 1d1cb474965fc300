from datetime import UTC, datetime

import pytest

from scrabble_course.grading.desk.rules_text import (
    CannotChange,
    student_in,
    with_due,
    with_excuse,
    with_ruling,
    with_value,
)
from scrabble_course.grading.gradebook.deadlines import read_deadlines
from scrabble_course.resources.course_config import Ruling, read_course_config

DUE = datetime(2026, 3, 8, 12, tzinfo=UTC)
DEADLINES = """\
percent_per_day = 10     # of a stage's points
# Ada was ill in February.

[deadlines]
2 = 2026-02-08T23:59:00+01:00          # one stage

[extensions."Ada King"]
hands = 2026-02-15T23:59:00+01:00

[excused]                                  # what need not be done
ben = ["hands", "notation"]
"""


def comments(text):
    return [line.partition("#")[2] for line in text.splitlines() if "#" in line]


def test_an_instructors_comments_stay_whatever_is_changed():
    text = with_value(DEADLINES, ["slip_days"], 3, "")
    text = with_due(text, ["deadlines"], "hands", DUE)
    text = with_due(text, ["extensions", "cleo"], "word_scores", DUE, "tom")
    text = with_excuse(text, "ben", 3, True)

    assert sorted(comments(text)) == sorted([*comments(DEADLINES), " tom"])
    rules = read_deadlines(text)
    assert (rules.slip_days, rules.due[2]) == (3, DUE)
    assert rules.extended["cleo"] == {1: DUE}
    assert rules.excused["ben"] == {2, 3, 7}


def test_a_line_that_names_a_stage_otherwise_is_changed_and_no_second_one_added():
    text = with_due(DEADLINES, ["deadlines"], "hands", DUE)

    assert text.count("hands =") == 1  # that of Ada
    assert read_deadlines(text).due == {2: DUE}


def test_who_is_excused_from_a_part_is_so_from_its_other_stages_still():
    text = with_excuse('[excused]\nben = ["word_game"]\n', "ben", 2, False)

    assert read_deadlines(text).excused["ben"] == {0, 1, 3, 4, 5, 6}


def test_a_student_is_found_under_the_name_that_the_file_uses():
    def here(name):
        return {"Ada King": "ada"}.get(name, name)

    assert student_in(DEADLINES, "extensions", "ada", here) == "Ada King"
    assert student_in(DEADLINES, "extensions", "ben", here) == "ben"


@pytest.mark.parametrize("ruling", Ruling)
@pytest.mark.parametrize("name", ["4 is_valid_word", "4 is_valid_word: capitals"])
def test_a_ruling_is_taken_back_as_it_was_made(name, ruling):
    text = "# mine\n[functions]\ndeal_hand = 'full points'  # it was unclear\n"

    ruled = with_ruling(text, name, ruling, "tom")
    again = with_ruling(with_ruling(ruled, name, Ruling.LEAVE_OUT), name, None)

    assert read_course_config(ruled) != read_course_config(text)
    assert read_course_config(again) == read_course_config(text)
    assert again.startswith(text)


def test_a_name_with_quotes_and_new_lines_stays_one_key():
    name = 'Ada "x"]\n[functions]'

    text = with_due("", ["extensions", name], "hands", DUE)

    assert read_deadlines(text).extended == {name: {2: DUE}}


def test_what_is_no_toml_is_left_alone_and_told():
    with pytest.raises(CannotChange, match="no TOML"):
        with_value("[[", ["slip_days"], 1, "")
