"""What our extension of JupyterLab does for a lesson: meanings, and a fresh copy."""

import pytest
from playwright.sync_api import expect

from scrabble_course.release.lay_course import lay_course
from tests.browser.jupyter_lab import choose, run_all
from tests.browser.racks import write_notebook

pytestmark = pytest.mark.browser

BOARD = "from scrabble_course.board import Board\nBoard.empty()"
LESSON = "1_word_game/01_word_scores.ipynb"


@pytest.fixture(scope="module")
def lesson(lab_of_module):
    """The page of a lesson in a student's folder."""
    lay_course(lab_of_module.folder)
    return lab_of_module.open(LESSON)


def test_what_a_word_means_is_shown_to_those_who_point_and_those_who_use_keys(lesson):
    meaning = lesson.get_by_role("tooltip")
    words = lesson.locator("a[href*='glossary.md']")

    words.first.hover()
    expect(meaning).to_contain_text("A table in Python.")
    lesson.mouse.move(5, 5)
    expect(meaning).to_be_hidden()

    words.nth(1).focus()
    expect(meaning).to_contain_text("How many points")
    expect(words.nth(1)).to_have_accessible_description(meaning.inner_text())
    lesson.keyboard.press("Escape")
    expect(meaning).to_be_hidden()


def test_a_fresh_copy_is_laid_from_the_menu_with_the_old_one_beside(lab, lesson):
    path = lab.folder / LESSON
    as_it_was = path.read_text()
    lesson.locator(".jp-CodeCell .cm-content").first.click()
    lesson.keyboard.type("mine = 1\n")

    choose(lesson, "File", "A Fresh Copy of This Lesson")
    lesson.get_by_role("dialog").get_by_role("button", name="Ok").click()
    expect(lesson.get_by_role("dialog")).to_contain_text("01_word_scores.old.ipynb")
    lesson.get_by_role("dialog").get_by_role("button", name="Ok").click()

    assert path.read_text() == as_it_was
    assert "mine = 1" in path.with_suffix(".old.ipynb").read_text()
    expect(lesson.get_by_text("mine = 1")).to_have_count(0)


def test_the_picture_of_a_board_fits_a_narrow_window(lab):
    write_notebook(lab.folder / "board.ipynb", BOARD)
    page = lab.open("board.ipynb", viewport={"width": 420, "height": 800})
    run_all(page)

    output = page.locator(".jp-RenderedSVG")
    expect(output.locator("img")).to_be_visible()
    room = output.evaluate("node => node.clientWidth")
    expect(output).to_have_js_property("scrollWidth", room)
