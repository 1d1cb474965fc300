"""Going through one call step by step, in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import use_theme
from tests.browser.racks import open_fresh

pytestmark = pytest.mark.browser

CELLS = (
    "from scrabble_course import steps",
    """def spend(hand, word):
    left = hand
    for letter in word:
        print(letter)
        left[letter] -= 1
    return left""",
    'steps(spend, {"q": 1, "u": 2}, "qu")',
    """def letters(word):
    if word == "":
        return 0
    return 1 + letters(word[1:])""",
    'steps(letters, "at")',
)


@pytest.fixture
def open_steps(lab):
    """Show two fresh cards, on the page that the tests of a face share."""

    def open_steps(face="doc/tree"):
        page = open_fresh(lab, CELLS, "sc-steps", face)
        expect(cards(page)).to_have_count(2)
        return page

    return open_steps


def cards(page):
    return page.get_by_role("group", name="Steps", exact=True)


def arrow(card):
    """Return the line of the text that is marked."""
    return card.locator("[aria-current=step]")


def test_the_buttons_and_the_slider_go_through_the_steps(open_steps, axe):
    page = open_steps()
    card = cards(page).first
    told = card.get_by_role("status")

    expect(told).to_have_text("spend is called. Line 2 is next.")
    expect(arrow(card)).to_contain_text("left = hand")
    for _ in range(4):
        card.get_by_role("button", name="Next").click()
    expect(arrow(card)).to_contain_text("for letter in word")
    both = card.get_by_role("row").first
    expect(both).to_contain_text("handleft{'q': 0, 'u': 2} changedtwo names for one")
    expect(card.locator("pre")).to_have_text("q\n")
    assert violations(page, ".sc-steps", axe) == []

    card.get_by_role("button", name="Back").click()
    expect(both).not_to_contain_text("changed")
    card.get_by_role("button", name="Last").click()
    expect(told).to_have_text(re.compile(r"spend returns \{'q': 0, 'u': 1\}\.$"))
    card.get_by_role("button", name="First").click()
    expect(told).to_contain_text("spend is called.")
    slider = card.get_by_role("slider", name="Step")
    slider.fill("3")
    expect(card.locator(".sc-steps-count")).to_have_text("3 of 10")


@pytest.mark.parametrize("face", ["doc/tree", "notebooks"])
def test_keys_go_through_a_recursion_and_stay_in_the_card(open_steps, face, axe):
    page = open_steps(face)
    card, cells = cards(page).nth(1), page.locator(".jp-Cell")
    count = cells.count()
    card.locator(".sc-question").click()
    told = card.get_by_role("status")
    expect(card.get_by_role("slider")).to_be_focused()

    page.keyboard.press("End")
    expect(told).to_have_text("Back in letters. letters returns 2.")
    for key in ("ArrowLeft", "ArrowLeft", "b", "d", "d"):
        page.keyboard.press(key)
    expect(told).to_contain_text("letters returns 0.")
    waiting = card.get_by_text("waits in line 4")
    expect(waiting).to_have_count(2)
    assert violations(page, ".sc-steps-calls", axe) == []
    page.keyboard.press("ArrowRight")
    expect(waiting).to_have_count(1)
    page.keyboard.press("Home")
    expect(card.locator(".sc-steps-count")).to_have_text("1 of 9")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    expect(card.locator(".sc-steps-count")).to_have_text("9 of 9")
    expect(cells).to_have_count(count)


def test_a_finger_goes_through_the_steps_on_a_small_dark_screen(open_steps, axe):
    page = open_steps()
    use_theme(page, "JupyterLab Dark")
    page.set_viewport_size({"width": 420, "height": 800})
    card = cards(page).first
    for _ in range(4):
        card.get_by_role("button", name="Next").tap()

    expect(card.get_by_role("status")).to_contain_text("Line 5 has run")
    assert violations(page, ".sc-steps", axe) == []
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth")
