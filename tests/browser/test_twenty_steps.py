"""One script of twenty steps through all widgets, by whatever drives a browser."""

import math
import re
import time
from dataclasses import dataclass

import pytest

from scrabble_course import course
from tests.browser import firefox, webkit
from tests.browser.racks import write_notebook
from tests.browser.test_opened_again import SETUP, WIDGETS
from tests.missing import give_up
from tests.patience import LATE, SOON
from tests.site.conftest import site  # noqa: F401
from tests.site.static_site import KERNEL_IS_IDLE, KERNEL_SECONDS, notebook_of

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(400),
    pytest.mark.skipif(not firefox.BROWSER, reason="at night: make test-browsers"),
]


@dataclass(frozen=True, slots=True)
class Step:
    """A click on what holds a text, keys, and what a place then says.

    `click` and `place` are CSS; where nothing is clicked, the keys go where they went.
    """

    name: str
    click: str
    text: str
    keys: str
    place: str
    says: str


GAME, GRAM = ".sc-game:not(.sc-scrabblegram)", ".sc-scrabblegram"
RACK, BOARD = ".sc-card.sc-rack", ".sc-board:not(.sc-table-game)"
TABLE, RECALL, LINES = ".sc-table-game", ".sc-recall", ".sc-arrange"
STEPS, GUESS = ".sc-steps", ".sc-activity:has([type=text])"
TILE, WORD, NEWS = "[aria-label=Rack] .sc-tile", "[aria-label='Your word']", ".sc-news"
PLAYS = "[aria-label='Best plays']"
TWENTY = (
    Step("a tile is clicked", f"{GAME} {TILE}", "W", "", f"{GAME} {WORD}", "W"),
    Step("letters are typed", "", "", "e e d", f"{GAME} {WORD}", "(?s)W.*E.*E.*D"),
    Step("Enter plays", "", "", "Enter", GAME, "earned 176"),
    Step("a hand is ended", f"{GAME} button", "End hand", "", GAME, "score: 176"),
    Step("a tile of a rack", f"{RACK} {TILE}", "F", "", f"{RACK} {WORD}", "F"),
    Step("and its others", "", "", "o x", f"{RACK} .sc-points", "273"),
    Step("one goes back", "", "", "Backspace", f"{RACK} {WORD}", "(?s)^[^X]*$"),
    Step("a square", f"{BOARD} .sc-square", "H8", "c", f"{BOARD} {NEWS}", "C on H8"),
    Step("a word on it", "", "", "a r e", f"{BOARD} {NEWS}", "E on K8"),
    Step("a tile comes back", "", "", "Backspace", f"{BOARD} {TILE}", "E"),
    Step("a puzzle", f"{GRAM} {TILE}", "L", "e a p Enter", f"{GRAM} tbody", "leap"),
    Step("a hint", f"{TABLE} button", "Hint", "", f"{TABLE} {PLAYS}", "[0-9]"),
    Step("a play", f"{TABLE} {PLAYS} button", "", "", f"{TABLE} {NEWS}", "[1-9]"),
    Step("is made", f"{TABLE} .sc-main", "Play", "", f"{TABLE} tbody", "Ben"),
    Step("an option", f"{RECALL} .sc-option", "", "", f"{RECALL} .sc-main", "Answer"),
    Step("is told of", f"{RECALL} .sc-main", "", "", f"{RECALL} .sc-reply", "[a-z]"),
    Step("a line", f"{LINES} .sc-piece", "return T", "", f"{LINES} .sc-program", "T"),
    Step("a step", f"{STEPS} button", "Next", "", f"{STEPS} .sc-steps-told", "returns"),
    Step("and back", "", "", "Home", f"{STEPS} .sc-steps-told", "called"),
    Step("a guess", f"{GUESS} [type=text]", "", "5 Enter", GUESS, "Yes! That is what"),
)
MIDDLE = """([selector, text]) => {
    const all = [...document.querySelectorAll(selector)];
    const one = all.find((node) => node.checkVisibility()
        && (node.ariaLabel || node.textContent).includes(text));
    if (!one) return null;
    one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""
TEXT = """(selector) => [...document.querySelectorAll(selector)]
    .map((node) => node.innerText || node.textContent).join(" ")"""
ALL_HAVE_RUN = """(most) => document.querySelectorAll(".sc-card").length === most
    && [...document.querySelectorAll(".jp-InputPrompt")].every(
        (prompt) => !prompt.textContent.includes("*"))"""
A_PIXEL = 1.5
CELLS = "() => document.querySelectorAll('.jp-Cell').length"
SAVED = "() => !document.querySelector('.jp-mod-dirty')"
ELSEWHERE = """() => performance.getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => !/^(data|blob):/.test(name) && !name.startsWith(origin))"""


class ByPlaywright:
    """A page of Chromium or Firefox."""

    def __init__(self, page):
        self.page = page
        self.evaluate = page.evaluate
        self.click = page.mouse.click
        self.press = page.keyboard.press

    def open(self, address: str):
        self.page.goto(address)


@pytest.fixture(scope="module")
def driven(request):
    """A page of the browser that is wanted, with what all that drive one can do."""
    if firefox.BROWSER == "webkit":
        if missing := webkit.what_is_missing():
            give_up(f"there is no WebKit here: apt-get install {missing}")
        with webkit.open_webkit() as page:
            yield page
        return
    size = {"width": 1280, "height": 1000}
    with request.getfixturevalue("browser").new_context(viewport=size) as context:
        yield ByPlaywright(context.new_page())


@pytest.fixture(params=["doc/tree", "notebooks", "site"])
def opened(request, driven):
    """The page with a notebook of all widgets: in JupyterLab, Notebook 7, the site."""
    if request.param == "site":
        here = request.getfixturevalue("site")
        stage = course.STAGES[0]
        here.serve(stage, notebook_of([SETUP, *WIDGETS]))
        driven.open(here.address_of(stage, "notebooks"))
    else:
        server = request.getfixturevalue("server")
        name = f"twenty-{request.param[0]}.ipynb"
        (server.root / "my_answers.json").unlink(missing_ok=True)
        write_notebook(server.root / name, SETUP, *WIDGETS)
        address = f"{server.address}/{request.param}/{name}"
        driven.open(f"{address}?token={server.token}")
    until(driven, KERNEL_IS_IDLE, seconds=KERNEL_SECONDS)
    return driven


def until(page, script, argument=None, seconds=LATE):
    """Wait until a script returns what is true, and return that."""
    end = time.monotonic() + seconds
    while not (found := page.evaluate(script, argument)) and time.monotonic() < end:
        time.sleep(0.1)
    return found


def click(page, selector, text):
    """Click on what holds a text, once it stays where it is."""
    before, place = None, until(page, MIDDLE, [selector, text])
    assert place, f"nothing to click on: {selector} with {text}"
    # It moves while what is above it changes; in Firefox by a pixel, to and fro, ever.
    while before is None or math.dist(before, place) > A_PIXEL:
        time.sleep(0.2)
        before, place = place, page.evaluate(MIDDLE, [selector, text])
    page.click(*place)


def take(page, step):
    """Take a step, and wait for what it says; a click that fell beside is repeated."""
    end = time.monotonic() + LATE
    while True:
        if step.click:
            click(page, step.click, step.text)
        for key in step.keys.split():
            page.press(key)
        again = time.monotonic() + (SOON if step.click and not step.keys else LATE)
        while time.monotonic() < again:
            text = page.evaluate(TEXT, step.place)
            if re.search(step.says, text):
                return
            time.sleep(0.1)
        assert time.monotonic() < end, f"{step.name}: {text}"


def test_twenty_steps_go_through_all_widgets_and_are_saved(opened):
    for menu, item in (("MenuBar", "Run"), ("Menu", "Run All Cells")):
        click(opened, f".lm-{menu}-itemLabel", item)
    assert until(opened, ALL_HAVE_RUN, len(WIDGETS), KERNEL_SECONDS)
    cells = opened.evaluate(CELLS)
    for step in TWENTY:
        take(opened, step)

    assert opened.evaluate(CELLS) == cells
    opened.press("Control+s")
    assert until(opened, SAVED)
    assert opened.evaluate(ELSEWHERE) == []
    opened.open(opened.evaluate("() => location.href"))
    take(opened, Step("the next visit", "", "", "", ".sc-kept", "176 points"))
