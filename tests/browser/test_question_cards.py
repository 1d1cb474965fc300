"""`recall` and `explain` in a browser: by mouse, by keyboard, and for who hear."""

import re

import pytest
from playwright.sync_api import expect

from scrabble_course.activities import quiz
from scrabble_course.activities.code_questions.question_maker import questions_about
from scrabble_course.checks.catalogue import exercise_named
from tests.activities.code_questions.student_functions import written
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import DARK, FACE, FACES, by_theme, run_cell, use_theme
from tests.browser.racks import open_fresh

pytestmark = pytest.mark.browser

FUNCTION = """
def update_hand(hand, word):
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
    return left
""".strip()
ASKED = ("from scrabble_course import recall", "recall(5)", 'recall("part 1")')
CELLS = (
    "from scrabble_course import check, explain",
    FUNCTION,
    "_ = check(update_hand)",
    "explain(update_hand)",
)


def questions_of(turn):
    exercise = exercise_named("update_hand")
    return questions_about(written(exercise, FUNCTION), exercise, turn)


@pytest.fixture
def open_page(lab):
    def open_page(face=FACE):
        page = open_fresh(lab, CELLS, "sc-recall", face)
        expect(the_card(page)).to_be_visible()
        return page

    return open_page


def the_card(page):
    return page.get_by_role("group", name="Explain")


def said_to(question):
    return "Right." if question.right else "Kept."


def answer(card, question, keyboard=None):
    """Answer a question right, by mouse or by keyboard."""
    if not question.options:
        box = card.get_by_role("textbox", name="Your answer")
        text = question.right.text if question.right else "it keeps the hand as it was"
        if keyboard:
            expect(box).to_be_focused()
            keyboard.type(text)
            keyboard.press("Enter")
            return
        box.fill(text)
    else:
        place = question.options.index(question.right)
        if keyboard:
            expect(card.get_by_role("radio").first).to_be_focused()
            keyboard.press("Space")
            for _ in range(place):
                keyboard.press("ArrowDown")
            keyboard.press("Shift+Enter")
            return
        choose(card, question, question.right)
        return
    card.get_by_role("button", name="Answer", exact=True).click()


def choose(card, question, option):
    card.get_by_role("radio").nth(question.options.index(option)).check()
    card.get_by_role("button", name="Answer", exact=True).click()


def test_by_mouse_each_answer_opens_and_is_there_again_when_the_cell_is_run(lab):
    page = open_fresh(lab, ASKED, "sc-recall")
    card = page.get_by_role("group", name="Recall").first
    first, second, third = quiz.quiz_of(5, {}).questions

    card.get_by_role("button", name="Answer", exact=True).click()
    expect(card).to_contain_text("Choose an answer first.")
    choose(card, first, first.wrong[0])
    expect(card).to_contain_text("Not this one.")
    expect(card.locator(".sc-option.sc-right .sc-mark")).to_have_text("right")
    card.get_by_role("button", name="Next question").click()
    choose(card, second, second.right)
    expect(card.locator(".sc-message")).to_have_text("Right.")
    card.get_by_role("button", name="Next question").click()
    choose(card, third, third.right)
    expect(card).to_contain_text("2 of 3 right.")

    run_cell(page, 1)
    card = page.get_by_role("group", name="Recall").first
    expect(card.get_by_role("button", name="Question 1, not right")).to_be_visible()
    expect(card.get_by_role("button", name="Question 3, right")).to_be_visible()
    card.get_by_role("button", name="Ask me all again").click()
    expect(card.get_by_role("button", name=re.compile("not answered"))).to_have_count(3)


def test_by_mouse_three_are_answered_and_three_others_come(open_page):
    page = open_page()
    card = the_card(page)
    for number, question in enumerate(questions_of(0), 1):
        expect(card).to_contain_text(f"Question {number} of 3")
        answer(card, question)
        expect(card.locator(".sc-message")).to_have_text(said_to(question))
        if number < 3:
            card.get_by_role("button", name="Next question").click()
    expect(card).to_contain_text("3 of 3 right.")

    card.get_by_role("button", name="Other questions").click()
    first, *_ = questions_of(1)
    expect(card.locator(".sc-asked > p")).to_have_text(first.ask.replace("`", ""))


@pytest.mark.parametrize("face", FACES)
def test_by_keyboard_all_is_answered_and_no_key_reaches_the_notebook(open_page, face):
    page = open_page(face)
    card = the_card(page)
    cells = page.locator(".jp-Cell").count()
    card.locator("input:visible").first.focus()
    page.keyboard.press("b")  # inserts a cell, if it reaches JupyterLab
    page.keyboard.press("Backspace")
    for number, question in enumerate(questions_of(0), 1):
        answer(card, question, page.keyboard)
        expect(card.locator(".sc-message")).to_have_text(said_to(question))
        if number < 3:
            expect(card.get_by_role("button", name="Next question")).to_be_focused()
            page.keyboard.press("Enter")

    expect(card).to_contain_text("3 of 3 right.")
    assert page.locator(".jp-Cell").count() == cells


@by_theme(DARK)
def test_nobody_is_kept_out_in_either_theme_in_a_narrow_window(open_page, theme, axe):
    page = open_page()
    use_theme(page, theme)
    page.set_viewport_size({"width": 420, "height": 900})
    card = the_card(page)
    for question in questions_of(0):
        assert violations(page, ".sc-recall", axe) == []
        answer(card, question)
        expect(card.locator(".sc-message")).to_have_text(said_to(question))
        assert violations(page, ".sc-recall", axe) == []
        following = card.get_by_role("button", name="Next question")
        if following.count() and following.is_visible():
            following.click()
    box = card.bounding_box()
    assert box and box["x"] + box["width"] <= 420
