"""Takes the pictures of the course and its widgets: `make pictures`.

A student's copy is laid in a temporary folder, an attempt with a known mistake is
written into the first exercise, and its notebook and one that holds each widget are
run in JupyterLab in Chromium, in a light and a dark theme.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import nbformat
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize
from typer.testing import CliRunner

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scrabble_course import course  # noqa: E402
from scrabble_course.cli import app  # noqa: E402
from scrabble_course.grading.desk.desk_command import (  # noqa: E402
    NOTEBOOK as NAME,
)
from scrabble_course.grading.desk.desk_command import notebook_text  # noqa: E402
from scrabble_course.release.lay_course import lay_course  # noqa: E402
from tests.browser.jupyter_lab import (  # noqa: E402
    JupyterLab,
    find_chromium,
    open_for_once,
    run_all,
)
from tests.browser.racks import write_notebook  # noqa: E402

DOCS = ROOT / "docs"
THEMES = {"": "JupyterLab Light", "_dark": "JupyterLab Dark"}
STUB = "    raise NotImplementedError  # your code here"
ATTEMPT = """\
    points = 0
    for letter in word.lower():
        points = points + SCRABBLE_LETTER_VALUES[letter]
    return points * (7 * len(word) - 3 * (n - len(word)))"""
NOTEBOOK = course.stage("word_scores").notebook
CLASS, STAGES = 30, course.STAGES[1:5]
SIZE: ViewportSize = {"width": 1200, "height": 1700}
CELLS = (
    "from scrabble_course import check, explain\n"
    "def update_hand(hand, word):\n"
    "    left = hand.copy()\n"
    "    for letter in word.lower():\n"
    "        if left.get(letter, 0) > 0:\n"
    "            left[letter] -= 1\n"
    "    return left\n"
    "_ = check(update_hand)\n"
    "explain(update_hand)",
    'from scrabble_course import Rack\nRack("weed*z", words=["weed"])',
    "from scrabble_course import HandGame\n"
    'HandGame("ajef*rx", words=["jar", "fox", "fax"])',
    "from scrabble_course import BoardView\n"
    "from scrabble_course.board import Board, Play\n"
    'board = Board.empty().lay(Play("QUIZ", 7, 6)).lay(Play("ZONe", 7, 9, down=True))\n'
    'view = BoardView(board, rack="COAERS?")\n'
    'view.mark([(6, 9), (8, 8), (8, 10)], "some anchors")\n'
    'view.lay("CON", "10H")\n'
    "view",
    "from scrabble_course.board import Play, play_sheet\n"
    'play_sheet(Board.empty(), Play("QUiZZED", 7, 3))',
    "from scrabble_course import TableGame\n"
    "from scrabble_course.scrabble import greedy\n"
    'game = TableGame({"Ann": None, "Computer": greedy}, seed=3)\n'
    "for _ in range(3):\n"
    "    game.advise()\n"
    "    game.lay_tip(1)\n"
    "    game.enter()\n"
    "game",
)


def main() -> None:
    """Write docs/course.png and a picture of each widget, and the same in the dark."""
    if find_chromium() is None:
        sys.exit("there is no Chromium here: apt-get install chromium-headless-shell")
    DOCS.mkdir(exist_ok=True)
    with open_for_once() as (window, server):
        for suffix, theme in THEMES.items():
            server.set_up("themes", {"theme": theme})
            take_all(JupyterLab(window, server, f"course{suffix}"), suffix)


def take_all(lab: JupyterLab, suffix: str) -> None:
    """Take every picture in one theme."""
    lay_course(lab.folder)
    write_attempt(lab.folder / NOTEBOOK)
    write_notebook(lab.folder / "widgets.ipynb", *CELLS)
    take_course(lab.open(NOTEBOOK, viewport=SIZE), DOCS / f"course{suffix}.png")
    page = lab.open(
        "widgets.ipynb",
        viewport={"width": 1000, "height": 1600},
        reduced_motion="reduce",
    )
    run_all(page)
    for name, show in WIDGETS.items():
        take_widget(page, show, DOCS / f"{name}{suffix}.png")
    take_desk(lab, suffix)


def take_desk(lab: JupyterLab, suffix: str) -> None:
    """Grade a class, and take the desk with the class and with a student."""
    place = lab.folder / "desk"
    class_of = import_module("tests.grading.class_of")
    for student in class_of.students(CLASS, stages=STAGES):
        class_of.lay(place / "submissions", student)
    words = ["grade", f"{place}/submissions", "--out", f"{place}/marks"]
    CliRunner().invoke(app, [*words, "--stages", "1-4", "--seed", "42"])
    (place / "marks" / NAME).write_text(notebook_text(place / "submissions"))
    page = lab.open(f"desk/marks/{NAME}", viewport={"width": 1200, "height": 1000})
    run_all(page)
    desk = page.get_by_role("group", name="Desk")
    desk.get_by_role("button", name="Total").click()
    desk.screenshot(path=DOCS / f"desk_class{suffix}.png")
    desk.locator(".sc-class tbody button").nth(16).click()
    desk.get_by_text("Given by hand").wait_for()
    desk.locator("h2").scroll_into_view_if_needed()
    box = desk.bounding_box()
    assert box
    clip: FloatRect = {**box, "height": min(box["height"], 1000 - box["y"] - 30)}
    page.screenshot(path=DOCS / f"desk_student{suffix}.png", clip=clip)


def write_attempt(path: Path) -> None:
    """Put an attempt that lacks the floor of 1 in the place of the stub."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        cell.source = cell.source.replace(STUB, ATTEMPT)
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def take_course(page: Page, picture: Path) -> None:
    """Run the notebook, spell a word on the rack, and take the picture."""
    run_all(page)
    show_rack(page)
    heading = page.get_by_role("heading", name="Write")
    heading.evaluate("node => node.scrollIntoView()")
    page.screenshot(path=picture)
    print(picture)


def take_widget(page: Page, show: Callable[[Page], Locator], picture: Path) -> None:
    """Let a widget show what it can, and take its picture."""
    show(page).screenshot(path=picture)
    print(picture)


def show_rack(page: Page) -> Locator:
    """Spell a word on the first rack."""
    rack = page.get_by_role("group", name="Rack of tiles").first
    rack.scroll_into_view_if_needed()
    rack.get_by_role("option", name="W, 4 points").first.focus()
    page.keyboard.type("weed")
    rack.get_by_text("= 176").first.wait_for()
    return rack


def show_hand_game(page: Page) -> Locator:
    """Play two words of a hand, and spell a third."""
    game = page.get_by_role("group", name="Hand game")
    game.get_by_role("option", name="J, 8 points").focus()
    for word in ("jar", "xe"):
        page.keyboard.type(word)
        page.keyboard.press("Enter")
        game.get_by_role("row", name=word).wait_for()
    page.keyboard.type("f")
    game.get_by_text("= 16").first.wait_for()
    return game


def show_board(page: Page) -> Locator:
    """Show the board with a play laid on it."""
    return page.get_by_role("group", name="Board and rack")


def show_score_sheet(page: Page) -> Locator:
    """Show how a play is counted."""
    return page.locator(".jp-OutputArea-output").nth(-2)


def show_table_game(page: Page) -> Locator:
    """Ask for the best plays of a game, and lay the first, where there is room."""
    page.set_viewport_size({"width": 1280, "height": 1600})
    game = page.get_by_role("group", name="Scrabble game")
    for _ in ("a place", "a letter", "the plays"):
        game.get_by_role("button", name="Hint").click()
    game.get_by_role("list", name="Best plays").get_by_role("button").first.click()
    game.get_by_role("img").wait_for()
    return game


def show_explain(page: Page) -> Locator:
    """Answer the third question, which has options."""
    card = page.get_by_role("group", name="Explain")
    card.get_by_role("button", name="Question 3").click()
    card.get_by_role("radio").first.check()
    card.get_by_role("button", name="Answer", exact=True).click()
    card.locator(".sc-reply").wait_for()
    return card


WIDGETS: dict[str, Callable[[Page], Locator]] = {
    "explain": show_explain,
    "rack": show_rack,
    "hand_game": show_hand_game,
    "board": show_board,
    "score_sheet": show_score_sheet,
    "table_game": show_table_game,
}


if __name__ == "__main__":
    main()
