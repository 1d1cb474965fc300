import pytest

from scrabble_course import course
from scrabble_course.own_course import read_own_course
from scrabble_course.release.in_step import navigation, put_in_step

FIRST, HANDS, BOARD = course.STAGES[1], course.STAGES[2], course.stage("board_scores")


def test_navigation_leads_back_and_on():
    last = course.STAGES[-1].number
    assert navigation(HANDS) == (
        f"The word game, stage 2 of {last} · back: [Word scores](01_word_scores.ipynb)"
        " · next: [Valid words](03_valid_words.ipynb)",
        f"Next: [Valid words](03_valid_words.ipynb), {course.STAGES[3].minutes} minutes"
        " · back: [Word scores](01_word_scores.ipynb)",
    )


def test_the_first_notebook_leads_only_on_and_the_last_only_back():
    first, last = ("".join(navigation(course.STAGES[place])) for place in (0, -1))

    assert "back" not in first and "next" in first
    assert "ext:" not in last and "back" in last


def test_links_lead_past_stages_that_are_left_out_and_into_other_folders():
    some = (HANDS, BOARD)

    assert "(../4_board/10_board_scores.ipynb)" in navigation(HANDS, some)[0]
    assert "(../1_word_game/02_hands.ipynb)" in navigation(BOARD, some)[0]
    assert "back" not in "".join(navigation(HANDS, some))


def edition(*checks):
    place = {"tags": ["navigation"]}
    cells = [
        {"source": call, "metadata": {"nbgrader": {"grade": 1}}} for call in checks
    ]
    ends = [{"source": "", "metadata": place}, {"source": "", "metadata": place}]
    return {"cells": [ends[0], *cells, ends[1]]}


def test_points_of_an_instructor_s_own_stand_in_the_notebook():
    notebook = edition("check(get_word_score)")

    put_in_step(notebook, FIRST, own=read_own_course("[points]\nget_word_score = 20"))

    assert notebook["cells"][1]["metadata"]["nbgrader"]["points"] == 20


@pytest.mark.parametrize("checks", [(), ("1 + 1",), ("check(get_word_score)",) * 2])
def test_a_notebook_that_checks_other_functions_is_refused(checks):
    with pytest.raises(ValueError, match="but should check"):
        put_in_step(edition(*checks), FIRST)
