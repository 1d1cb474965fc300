import pytest

from scrabble_course import course
from scrabble_course.release.links import navigation, set_links
from scrabble_course.resources.course_config import read_course_config

FIRST, HANDS, BOARD = course.STAGES[1], course.STAGES[2], course.stage("board_scores")


def test_navigation_leads_back_and_on_past_what_is_left_out():
    last = course.STAGES[-1].number
    assert navigation(HANDS) == (
        f"The word game, stage 2 of {last} · back: [Word scores](01_word_scores.ipynb)"
        " · next: [Valid words](03_valid_words.ipynb)",
        f"Next: [Valid words](03_valid_words.ipynb), {course.STAGES[3].minutes} minutes"
        " · back: [Word scores](01_word_scores.ipynb)",
    )
    some = (HANDS, BOARD)
    assert "(../4_board/10_board_scores.ipynb)" in navigation(HANDS, some)[0]
    assert "(../1_word_game/02_hands.ipynb)" in navigation(BOARD, some)[0]
    assert "back" not in "".join(navigation(HANDS, some))


def test_the_first_notebook_leads_only_on_and_the_last_only_back():
    first, last = ("".join(navigation(course.STAGES[place])) for place in (0, -1))

    assert "back" not in first and "next" in first
    assert "ext:" not in last and "back" in last


def edition(*checks):
    marks = {"nbgrader": {"grade": 1}}
    cells = [{"cell_type": "code", "source": s, "metadata": marks} for s in checks]
    return {"cells": [link(), *cells, link()]}


def link():
    place = {"tags": ["navigation"]}
    return {"cell_type": "markdown", "source": "", "metadata": place}


CHECKS = [f"check({name})" for name in FIRST.functions]


def asking(*calls):
    """Return an edition of lesson 1 with calls of `recall`, each in a cell."""
    notebook = edition(*CHECKS)
    notebook["cells"][1:1] = [
        {"cell_type": "code", "source": call, "metadata": {}} for call in calls
    ]
    return notebook


def test_nothing_is_asked_about_stages_that_are_left_out():
    notebook = asking("recall(1)", 'import random\nrecall("part 1")')
    stages = [stage for stage in course.STAGES if stage.number not in (3, 7)]

    set_links(notebook, FIRST, stages)

    warm_up, review = (cell["source"] for cell in notebook["cells"][1:3])
    assert warm_up == "recall(1, leave_out=[3])"
    assert review == 'import random\nrecall("part 1", leave_out=[3])'
    set_links(notebook, FIRST)
    assert notebook["cells"][1]["source"] == "recall(1)"
    assert notebook["cells"][2]["source"].endswith('recall("part 1")')


def test_points_of_an_instructor_s_own_stand_in_the_notebook():
    notebook = edition(*CHECKS)

    set_links(notebook, FIRST, own=read_course_config("[points]\nget_word_score = 20"))

    assert notebook["cells"][1]["metadata"]["nbgrader"]["points"] == 20


@pytest.mark.parametrize("checks", [(), ("1 + 1",), CHECKS * 2])
def test_a_notebook_that_checks_other_functions_is_refused(checks):
    with pytest.raises(ValueError, match="but should check"):
        set_links(edition(*checks), FIRST)
