"""`arrange`, `predict` and `steps` by mouse, by key and by finger."""

import json
import re

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import (
    DARK,
    FACE,
    FACES,
    by_theme,
    run_all,
    run_cell,
    use_theme,
)
from tests.browser.racks import PYTHON, finger, open_fresh, press, save, says

pytestmark = pytest.mark.browser

LINES = (
    "from scrabble_course import arrange",
    'arrange("all_different")',
)
LEVEL = "piece => piece.style.getPropertyValue('--sc-level')"
INWARDS = 28  # pixels of one step of indentation, as in arrange.css
PREDICTIONS = (
    new_code_cell('from scrabble_course import predict\nhand = {"zebra": 9}'),
    new_code_cell("second = hand\npredict(second is hand, hand)"),
    new_markdown_cell("<details><summary>Surprised?</summary>\nTwo names.</details>"),
    new_code_cell('with predict():\n    print("l m")'),
)
STEPS = (
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
def open_card(lab):
    """Show a fresh card, on the page that the tests of a face share."""

    def open_card(face=FACE):
        page = open_fresh(lab, LINES, "sc-arrange", face, reduced_motion="reduce")
        card = page.get_by_role("group", name="Lines to arrange")
        expect(pool(card).get_by_role("option")).to_have_count(7)
        return page, card

    return open_card


def pool(card: Locator) -> Locator:
    return card.get_by_role("listbox", name="Lines that are left")


def program(card: Locator) -> Locator:
    return card.get_by_role("listbox", name="Your function")


def piece(place: Locator, text: str) -> Locator:
    return place.get_by_role("option").filter(
        has=place.page.get_by_text(text, exact=True)
    )


def lines(card: Locator) -> list[str]:
    """Return the lines of the function, each with its steps of indentation."""
    found = (
        program(card)
        .get_by_role("option")
        .evaluate_all(
            """pieces => pieces.map((piece) =>
            "> ".repeat(Number(piece.style.getPropertyValue("--sc-level")))
            + piece.querySelector("code").textContent)"""
        )
    )
    return list(found)


def drag(page: Page, what: Locator, x: float, y: float) -> None:
    """Carry a line, held at its left end, to a point of the window."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box
    page.mouse.move(box["x"] + 4, box["y"] + 8)
    page.mouse.down()
    page.mouse.move(x + 4, y, steps=6)
    page.mouse.up()


def below(card: Locator, level: int) -> tuple[float, float]:
    """Return where a line has to be dropped to lie below all others."""
    box = program(card).bounding_box()
    assert box
    return box["x"] + INWARDS * level, box["y"] + box["height"] + 4


RIGHT = [
    ("word = word.lower()", 0),
    ("for letter in word:", 0),
    ("if word.count(letter) > 1:", 1),
    ("return False", 2),
    ("return True", 0),
]


def put_in_order_by_key(card: Locator) -> None:
    """Put the lines of `RIGHT` into the function, each below the one before."""
    for text, level in RIGHT:
        piece(pool(card), text).focus()
        card.page.keyboard.press("Space")
        expect(piece(program(card), text)).to_be_focused()
        now = int(piece(program(card), text).evaluate(LEVEL))
        key = "ArrowRight" if level > now else "ArrowLeft"
        for _ in range(abs(level - now)):
            card.page.keyboard.press(key)


def test_lines_are_dragged_into_order_and_run(open_card):
    page, card = open_card()
    for text, level in RIGHT:
        drag(page, piece(pool(card), text), *below(card, level))
    assert lines(card) == [
        "word = word.lower()",
        "for letter in word:",
        "> if word.count(letter) > 1:",
        "> > return False",
        "return True",
    ]

    # Too far to the right, then out, then in again between two others.
    last = piece(program(card), "return True")
    where = last.bounding_box()
    drag(page, last, where["x"] + INWARDS, where["y"] + 8)
    card.get_by_role("button", name="Run it").click()
    says(card, "but gotNone")
    left = pool(card).bounding_box()
    drag(page, last, left["x"] + 20, left["y"] + 20)
    assert len(lines(card)) == 4
    x, y = below(card, 0)
    drag(page, piece(pool(card), "return True"), x, y)
    card.get_by_role("button", name="Run it").click()
    says(card, "the 7 checks pass")


@pytest.mark.parametrize("face", FACES)
def test_lines_are_put_in_order_by_key_and_the_focus_stays_with_them(open_card, face):
    page, card = open_card(face)
    cells = page.locator(".jp-Cell")
    put_in_order_by_key(card)
    says(card, "line 6, indented 0 steps")

    page.keyboard.press("Shift+ArrowUp")
    expect(piece(program(card), "return True")).to_be_focused()
    assert lines(card)[3:] == ["return True", "> > return False"]
    page.keyboard.press("Shift+Enter")
    says(card, "Nothing stands inside line 4, if word.count(letter) > 1:.")
    press(page, "Shift+ArrowDown", "Enter")
    says(card, "the 7 checks pass")

    press(page, "ArrowDown", "Backspace", "x", "d", "d")
    expect(cells).to_have_count(len(LINES))
    save(page)
    run_cell(page, 1)
    expect(program(card).get_by_role("option")).to_have_count(len(RIGHT))


@by_theme(DARK)
def test_it_is_accessible_and_fits_a_small_window(open_card, axe, theme):
    page, card = open_card()
    use_theme(page, theme)
    page.set_viewport_size({"width": 420, "height": 900})
    assert violations(page, ".sc-arrange", axe) == []

    # Each by a click and buttons alone, with nothing dragged.
    for text, level in RIGHT[1:]:
        piece(pool(card), text).click()
        name = "Right →" if level else "← Left"
        for _ in range(max(level, 2)):
            card.get_by_role("button", name=name).click()
    card.get_by_role("button", name="Run it").click()
    says(card, "checks pass")
    assert violations(page, ".sc-arrange", axe) == []
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth")


def test_a_finger_drags_a_line(open_card):
    page, card = open_card()
    line = piece(pool(card), "word.lower()")
    line.tap()
    start = piece(program(card), "word.lower()").bounding_box()
    x, y = start["x"] + 20, start["y"] + 10
    finger(page, (x, y), *((x + part * INWARDS * 2.4, y) for part in (0.3, 0.6, 1)))

    expect(program(card).get_by_role("option")).to_have_count(1)
    assert lines(card) == ["> > word.lower()"]


def test_a_line_is_chosen_for_a_gap_and_the_others_stay(lab, axe):
    page = open_fresh(lab, (LINES[0], 'arrange("orders")'), "sc-gap")
    card = page.get_by_role("group", name="Lines to arrange")
    given = lines(card)
    assert "> ..." in given
    gap = program(card).locator("[aria-selected=true]")
    expect(gap).to_have_text("...")
    expect(card.get_by_role("button", name="In or out")).to_be_hidden()

    piece(pool(card), "left = letters[1:]").click()
    piece(program(card), "found = []").click()
    page.keyboard.press("Shift+ArrowUp")
    card.get_by_role("button", name="Run it").click()
    says(card, "but got")
    piece(pool(card), 'left = letters.replace(first, "", 1)').click()
    card.get_by_role("button", name="Run it").click()

    says(card, "the 5 checks pass")
    chosen = '> left = letters.replace(first, "", 1)'
    assert lines(card) == [chosen if line == "> ..." else line for line in given]
    card.get_by_role("textbox", name="Or type it yourself").fill("left = first")
    page.keyboard.press("Enter")
    says(card, "but got")
    assert violations(page, ".sc-arrange", axe) == []


@pytest.fixture
def open_cards(lab, request):
    """Open a notebook that predicts a value and what is printed."""
    kept = lab.folder / "my_answers.json"
    kept.unlink(missing_ok=True)

    def open_cards(face=FACE):
        name = f"{request.node.originalname}-{face[0]}.ipynb"
        notebook = new_notebook(cells=PREDICTIONS, metadata={"kernelspec": PYTHON})
        nbformat.write(notebook, lab.folder / name)
        page = lab.open(name, face)
        run_all(page)
        return page

    return open_cards


def card(page, place):
    return page.get_by_role("group", name="Prediction").nth(place)


def test_a_wrong_guess_by_mouse_stands_beside_the_answer_also_the_next_time(
    lab, open_cards, axe
):
    page = open_cards()
    mine = card(page, 0)
    guess = mine.get_by_role("textbox", name="Your guess")
    mine.get_by_role("button", name="Show the answer").click()
    says(mine, "Any guess will do")

    guess.fill("True, {}")
    mine.get_by_role("button", name="Show the answer").click()
    says(mine, "Python shows something else.")
    says(mine, "(True, {'zebra': 9})")
    assert violations(page, ".sc-activity", axe) == []

    mine.get_by_role("textbox", name="Why?").fill("I do not know")
    mine.get_by_role("button", name="Go on").click()
    expect(page.locator("details[open]")).to_contain_text("Two names.")
    expect(page.locator("summary")).to_be_focused()
    expect(mine.get_by_role("textbox")).to_have_count(0)

    run_cell(page, 1)
    expect(card(page, 0)).to_contain_text("Your reason: I do not know")
    expect(card(page, 0).get_by_role("textbox")).to_have_count(0)
    kept = json.loads((lab.folder / "my_answers.json").read_text())
    [answer] = kept["predict"].values()
    assert (answer["guess"], answer["why"]) == ("True, {}", "I do not know")


@pytest.mark.parametrize("face", FACES)
def test_a_right_guess_by_key_reaches_no_cell(open_cards, axe, face):
    page = open_cards(face)
    use_theme(page, DARK)
    page.set_viewport_size({"width": 420, "height": 900})
    mine = card(page, 1)
    prompt = page.locator(".jp-CodeCell .jp-InputPrompt").last
    before = prompt.inner_text()
    mine.get_by_role("textbox").focus()
    assert violations(page, ".sc-activity", axe) == []

    page.keyboard.type("ddxab")
    for _ in range(5):
        page.keyboard.press("Backspace")
    page.keyboard.type(" l m")
    page.keyboard.press("Shift+Enter")

    says(mine, "Yes! That is what it shows.")
    expect(mine.locator(".sc-outcome")).to_be_focused()
    expect(page.locator(".jp-Cell")).to_have_count(len(PREDICTIONS))
    assert prompt.inner_text() == before
    assert violations(page, ".sc-activity", axe) == []


@pytest.fixture
def open_steps(lab):
    """Show two fresh cards, on the page that the tests of a face share."""

    def open_steps(face=FACE):
        page = open_fresh(lab, STEPS, "sc-steps", face)
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


@pytest.mark.parametrize("face", FACES)
def test_keys_go_through_a_recursion_and_stay_in_the_card(open_steps, face, axe):
    page = open_steps(face)
    card, cells = cards(page).nth(1), page.locator(".jp-Cell")
    count = cells.count()
    card.locator(".sc-question").click()
    told = card.get_by_role("status")
    expect(card.get_by_role("slider")).to_be_focused()

    page.keyboard.press("End")
    expect(told).to_have_text("Back in letters. letters returns 2.")
    press(page, "ArrowLeft", "ArrowLeft", "b", "d", "d")
    expect(told).to_contain_text("letters returns 0.")
    waiting = card.get_by_text("waits in line 4")
    expect(waiting).to_have_count(2)
    assert violations(page, ".sc-steps-calls", axe) == []
    page.keyboard.press("ArrowRight")
    expect(waiting).to_have_count(1)
    page.keyboard.press("Home")
    expect(card.locator(".sc-steps-count")).to_have_text("1 of 9")
    press(page, "ArrowRight", "Tab", "End")
    expect(card.locator(".sc-steps-count")).to_have_text("9 of 9")
    expect(cells).to_have_count(count)


def test_a_finger_goes_through_the_steps_on_a_small_dark_screen(open_steps, axe):
    page = open_steps()
    use_theme(page, DARK)
    page.set_viewport_size({"width": 420, "height": 800})
    card = cards(page).first
    for _ in range(4):
        card.get_by_role("button", name="Next").tap()

    says(card, "Line 5 has run")
    assert violations(page, ".sc-steps", axe) == []
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth")
