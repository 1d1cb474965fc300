"""Lines put in order by mouse, by key and by finger."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import run_cell, use_theme
from tests.browser.racks import open_fresh, save

pytestmark = pytest.mark.browser

CELLS = (
    "from scrabble_course import arrange",
    'arrange("all_different")',
)
LEVEL = "piece => piece.style.getPropertyValue('--sc-level')"
STEP = 28  # pixels of one step of indentation, as in arrange.css


@pytest.fixture
def open_card(lab):
    """Show a fresh card, on the page that the tests of a face share."""

    def open_card(face="doc/tree"):
        page = open_fresh(lab, CELLS, "sc-arrange", face, reduced_motion="reduce")
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
    return box["x"] + STEP * level, box["y"] + box["height"] + 4


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
    drag(page, last, where["x"] + STEP, where["y"] + 8)
    card.get_by_role("button", name="Run it").click()
    expect(card.get_by_role("status")).to_contain_text("but gotNone")
    left = pool(card).bounding_box()
    drag(page, last, left["x"] + 20, left["y"] + 20)
    assert len(lines(card)) == 4
    x, y = below(card, 0)
    drag(page, piece(pool(card), "return True"), x, y)
    card.get_by_role("button", name="Run it").click()
    expect(card.get_by_role("status")).to_contain_text("the 7 checks pass")


@pytest.mark.parametrize("face", ["doc/tree", "notebooks"])
def test_lines_are_put_in_order_by_key_and_the_focus_stays_with_them(open_card, face):
    page, card = open_card(face)
    cells = page.locator(".jp-Cell")
    put_in_order_by_key(card)
    expect(card.get_by_role("status")).to_contain_text("line 6, indented 0 steps")

    page.keyboard.press("Shift+ArrowUp")
    expect(piece(program(card), "return True")).to_be_focused()
    assert lines(card)[3:] == ["return True", "> > return False"]
    page.keyboard.press("Shift+Enter")
    expect(card.get_by_role("status")).to_contain_text(
        "Nothing stands inside line 4, if word.count(letter) > 1:."
    )
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Enter")
    expect(card.get_by_role("status")).to_contain_text("the 7 checks pass")

    for key in ("ArrowDown", "Backspace", "x", "d", "d"):
        page.keyboard.press(key)
    expect(cells).to_have_count(len(CELLS))
    save(page)
    run_cell(page, 1)
    expect(program(card).get_by_role("option")).to_have_count(len(RIGHT))


@pytest.mark.parametrize("theme", ["JupyterLab Light", "JupyterLab Dark"])
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
    expect(card.get_by_role("status")).to_contain_text("checks pass")
    assert violations(page, ".sc-arrange", axe) == []
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth")


def test_a_finger_drags_a_line(open_card):
    page, card = open_card()
    line = piece(pool(card), "word.lower()")
    line.tap()
    start = piece(program(card), "word.lower()").bounding_box()
    touch = page.context.new_cdp_session(page)

    def finger(kind, *points):
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    x, y = start["x"] + 20, start["y"] + 10
    finger("touchStart", (x, y))
    for part in (0.3, 0.6, 1):
        finger("touchMove", (x + part * STEP * 2.4, y))
    finger("touchEnd")

    expect(program(card).get_by_role("option")).to_have_count(1)
    assert lines(card) == ["> > word.lower()"]


def test_a_line_is_chosen_for_a_gap_and_the_others_stay(lab, axe):
    page = open_fresh(lab, (CELLS[0], 'arrange("orders")'), "sc-gap", "doc/tree")
    card = page.get_by_role("group", name="Lines to arrange")
    given = lines(card)
    assert "> ..." in given

    piece(pool(card), "left = letters[1:]").click()
    piece(program(card), "found = []").click()
    page.keyboard.press("Shift+ArrowUp")
    card.get_by_role("button", name="Run it").click()
    expect(card.get_by_role("status")).to_contain_text("but got")
    piece(pool(card), 'left = letters.replace(first, "", 1)').click()
    card.get_by_role("button", name="Run it").click()

    expect(card.get_by_role("status")).to_contain_text("the 5 checks pass")
    chosen = '> left = letters.replace(first, "", 1)'
    assert lines(card) == [chosen if line == "> ..." else line for line in given]
    card.get_by_role("textbox", name="Or type it yourself").fill("left = first")
    page.keyboard.press("Enter")
    expect(card.get_by_role("status")).to_contain_text("but got")
    assert violations(page, ".sc-arrange", axe) == []
