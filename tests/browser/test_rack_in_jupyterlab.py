import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Locator, Page, expect

from scrabble_course.release.laying import lay_course
from tests.browser.jupyter_lab import run_all, run_cell

pytestmark = pytest.mark.browser

PYTHON = {"name": "python3", "display_name": "Python 3", "language": "python"}


def write_notebook(path, *cells: str) -> None:
    notebook = new_notebook(
        cells=[new_code_cell(cell) for cell in cells], metadata={"kernelspec": PYTHON}
    )
    nbformat.write(notebook, path)


def the_rack(page: Page) -> Locator:
    return page.get_by_role("group", name="Rack of tiles").first


def row(rack: Locator, name: str) -> Locator:
    return rack.get_by_role("listbox", name=name)


def tile(place: Locator, name: str) -> Locator:
    return place.get_by_role("option", name=name).first


def spell_by_click(rack: Locator, *names: str) -> None:
    for number, name in enumerate(names, start=1):
        tile(row(rack, "Rack"), name).click()
        expect(row(rack, "Your word").get_by_role("option")).to_have_count(number)


def test_a_word_is_played_by_click_and_by_key(lab):
    write_notebook(
        lab.folder / "rack.ipynb",
        "from scrabble_course import Rack",
        'rack = Rack("weed*z", words=["weed", "wed"])\nrack',
        "(rack.word, rack.score)",
    )
    page = lab.open("rack.ipynb")
    run_all(page)
    rack = the_rack(page)

    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    expect(rack).to_contain_text("(4+1+1+2) x (7*4 - 3*(6-4)) = 176")
    rack.get_by_role("button", name="Play").click()
    expect(rack.get_by_role("status")).to_contain_text('"weed" earned 176 points.')

    tile(row(rack, "Your word"), "E, 1 point").click()
    expect(rack).to_contain_text("(4+1+2) x (7*3 - 3*(6-3)) = 84")
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"wed" earned 84 points.')

    page.keyboard.press("Escape")
    page.keyboard.type("d*wz")
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"d*w" is not a valid word.')
    assert run_cell(page, 2) == "('d*w', 72)"


def test_keys_pressed_on_the_rack_stay_there(lab):
    write_notebook(
        lab.folder / "keys.ipynb",
        'from scrabble_course import Rack\nrack = Rack("weed*z")\nrack',
        "rack",
    )
    page = lab.open("keys.ipynb")
    run_all(page)
    rack = the_rack(page)
    cells = page.locator(".jp-Cell")
    tile(row(rack, "Rack"), "Z, 10 points").click()
    word = row(rack, "Your word").get_by_role("option")

    # In JupyterLab: new cells, cut, copy, paste, delete, undo, Markdown, restart.
    for key in "abxcvddzymr00":
        page.keyboard.press(key)
    expect(word).to_have_count(2)
    for key in ("Home", "Space", "End", "ArrowLeft", "Space", "ArrowUp", "Space"):
        page.keyboard.press(key)
    expect(word).to_have_count(3)
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text("earned")
    expect(rack.locator(":focus")).to_have_count(1)
    rack.get_by_role("button", name="Clear").focus()
    for key in ("Space", "Enter", "w", "z"):
        page.keyboard.press(key)
    expect(word).to_have_count(2)

    expect(cells).to_have_count(2)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("Mode: Command")).to_be_visible()
    twin = page.get_by_role("group", name="Rack of tiles").nth(1)
    expect(row(twin, "Your word").get_by_role("option")).to_have_count(2)


def test_a_function_of_the_student_may_fail_and_hang(lab):
    write_notebook(
        lab.folder / "broken.ipynb",
        "from scrabble_course import Rack\n\n"
        "def get_word_score(word, n):\n"
        "    while word == 'wee':\n"
        "        pass\n"
        "    return {'w': 28, 'e': 1}[word[-1]]",
        'Rack("weed*z", score=get_word_score)',
    )
    page = lab.open("broken.ipynb")
    run_all(page)
    rack = the_rack(page)
    tile(row(rack, "Rack"), "W, 4 points").click()
    expect(rack).to_contain_text("Your function gave 28, but this breakdown gives 4.")

    page.keyboard.type("eed")
    problem = "get_word_score('weed', 6) raised KeyError: 'd'."
    expect(rack.get_by_role("status")).to_contain_text(problem)

    page.keyboard.press("Backspace")
    problem = "get_word_score('wee', 6) did not come back within 1.5 seconds."
    expect(rack.get_by_role("status")).to_contain_text(problem)

    page.keyboard.press("Backspace")
    expect(rack).to_contain_text("but this breakdown gives 10.")


def test_the_first_notebook_of_the_student_edition_plays(lab):
    lay_course(lab.folder)
    page = lab.open("1_word_game/00_start_here.ipynb")
    run_all(page)
    rack = the_rack(page)

    spell_by_click(rack, "W, 4 points", "E, 1 point", "E, 1 point", "D, 2 points")
    expect(rack).to_contain_text("(4+1+1+2) x (7*4 - 3*(6-4)) = 176")
    page.keyboard.press("Enter")
    expect(rack.get_by_role("status")).to_contain_text('"weed" earned 176 points.')
