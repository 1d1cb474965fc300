import re

import pytest
from playwright.sync_api import expect

from scrabble_course.activities import quiz
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_cell, use_theme
from tests.browser.racks import open_fresh

pytestmark = pytest.mark.browser

CELLS = ("from scrabble_course import recall", "recall(5)", 'recall("part 1")')
FIRST, SECOND, THIRD = quiz.sitting(5, {}).questions
LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"


@pytest.fixture
def open_page(lab):
    """Show a warm-up and a review where nothing is answered, on a face's one page."""

    def open_page(face="doc/tree"):
        page = open_fresh(lab, CELLS, "sc-recall", face)
        expect(the_card(page).get_by_role("radio").first).to_be_visible()
        return page

    return open_page


@pytest.fixture
def page(open_page):
    return open_page()


def the_card(page, place=0):
    return page.get_by_role("group", name="Recall").nth(place)


def place_of(question, option):
    return question.options.index(option)


def choose(card, question, option):
    card.get_by_role("radio").nth(place_of(question, option)).check()
    card.get_by_role("button", name="Answer", exact=True).click()


def test_by_mouse_each_answer_opens_and_is_there_again_when_the_cell_is_run(page):
    card = the_card(page)

    card.get_by_role("button", name="Answer", exact=True).click()
    expect(card).to_contain_text("Choose an answer first.")
    choose(card, FIRST, FIRST.wrong[0])
    expect(card).to_contain_text("Not this one.")
    expect(card.locator(".sc-option.sc-right .sc-mark")).to_have_text("right")
    card.get_by_role("button", name="Next question").click()
    choose(card, SECOND, SECOND.right)
    expect(card.locator(".sc-message")).to_have_text("Right.")
    card.get_by_role("button", name="Next question").click()
    choose(card, THIRD, THIRD.right)
    expect(card).to_contain_text("2 of 3 right.")

    run_cell(page, 1)
    card = the_card(page)
    expect(card.get_by_role("button", name="Question 1, not right")).to_be_visible()
    expect(card.get_by_role("button", name="Question 3, right")).to_be_visible()
    card.get_by_role("button", name="Ask me all again").click()
    expect(card.get_by_role("button", name=re.compile("not answered"))).to_have_count(3)


@pytest.mark.parametrize("face", ["doc/tree", "notebooks"])
def test_by_keyboard_it_is_answered_and_no_key_reaches_the_notebook(open_page, face):
    page = open_page(face)
    card = the_card(page)
    cells = page.locator(".jp-Cell").count()

    card.get_by_role("radio").first.focus()
    page.keyboard.press("b")  # inserts a cell, if it reaches JupyterLab
    page.keyboard.press("Space")
    for _ in range(place_of(FIRST, FIRST.right)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Shift+Enter")
    expect(card.locator(".sc-message")).to_have_text("Right.")
    expect(card.get_by_role("button", name="Next question")).to_be_focused()
    page.keyboard.press("Enter")

    expect(card).to_contain_text("Question 2 of 3")
    expect(card.get_by_role("radio").first).to_be_focused()
    assert page.locator(".jp-Cell").count() == cells


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_nobody_is_kept_out_in_either_theme_in_a_narrow_window(page, theme, axe):
    use_theme(page, theme)
    page.set_viewport_size({"width": 420, "height": 900})
    card = the_card(page)
    assert violations(page, ".sc-recall", axe) == []

    choose(card, FIRST, FIRST.wrong[0])
    expect(card).to_contain_text("Not this one.")

    assert violations(page, ".sc-recall", axe) == []
    box = card.bounding_box()
    assert box and box["x"] + box["width"] <= 420
