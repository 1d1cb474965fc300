"""What a student does in the browser edition, with nothing installed and no network.

Kernels take their time to start, so there are two for all tests: one in JupyterLab, on
a first visit, and one on a second, when the site cannot be reached.
"""

import re
import zipfile

import pytest
from playwright.sync_api import expect

from scrabble_course import course
from scrabble_course.activities.quiz import quiz_of
from scrabble_course.release.notebook_text import notebook_text
from tests.browser import test_question_cards as cards
from tests.browser.accessibility import violations
from tests.browser.racks import carry, letters, row, says, square, the_rack, tile
from tests.browser.test_activities import put_in_order_by_key
from tests.browser.test_board import the_board
from tests.patience import AT_NIGHT, at_night
from tests.site.static_site import (
    FILES,
    NO_PYTHON,
    failed_cells,
    notebook_of,
    run_all,
    unsolved_then_solved,
    wait_for_kernel,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

FIRST, SECOND, THIRD, FOURTH = course.STAGES[:4]
SOME = [course.stage("word_scores")]  # all, one by one, at night: `make test-site`
LOOP = """\
def get_word_score(word, n):
    while True:
        pass
assert check(get_word_score).status.name == "TIMED_OUT\""""
COMPREHENSION = """\
from itertools import count
def get_word_score(word, n):
    return [letter for letter in count() if letter < 0]
assert check(get_word_score).status.name == "TIMED_OUT\""""
PAGES = ["index", "glossary", "lessons/tiles", "reference/scrabble_course/engine"]
"""One of each kind, which are looked at by day."""
AT_HOME = """\
from scrabble_course.checks.progress_file import progress_file
assert doctor().well, doctor()
assert str(progress_file()) == "/drive/progress.json"
assert mine("update_hand") and progress()"""
TABLE = """\
from scrabble_course.scrabble import greedy, tournament
tournament({"one": greedy, "two": greedy}, games=1, seed=1)
game = TableGame({"Ann": None, "Computer": greedy}, seed=3)
game"""
BOARD = """\
from scrabble_course.board import Board
BoardView(Board.empty(), rack="COAERS?")"""
RACK = 'Rack("weedfx", words=["weed"])'
PREDICT = "predict(2 + 3)"
STEPS = """\
def twice(number):
    both = number + number
    return both
steps(twice, 4)"""
RECALL = "recall(1)"
ARRANGE = 'arrange("all_different")'
HAND_IN = "hand_in()"
IMPORT = "from scrabble_course import *"
CARDS = "section[aria-label='Scrabble course']"
UNTIL_KEPT = """async () => {
    while (!(await caches.match(location.href)))
        await new Promise((resolve) => setTimeout(resolve, 100));
}"""
IS_COMPILED = """async () => {
    const registered = await navigator.serviceWorker.getRegistrations();
    return registered.some(
        ({ active, scope }) => active && scope.endsWith("/compiled/lab/"));
}"""
WORKER = "/course/service-worker.js"
EARLY = r"/static/pyodide-\w+/worker\.js$"
CAME = "() => performance.getEntriesByType('resource').map(({ name }) => name)"
NO_STORAGE = "indexedDB.open = () => { throw new Error('not here'); };"


def card(page, text):
    """What the course says, in a card that holds `text`."""
    return page.locator(f"{CARDS} > div").filter(has_text=text)


def close(card):
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


@pytest.fixture(scope="module")
def lesson(site, profile):
    """A page on the first lesson, with cells of many more, on a first visit.

    The service worker comes late, as on a slow line.
    """
    site.serve(FIRST, unsolved_then_solved(FIRST, *SOME, then=[IMPORT, AT_HOME]))
    site.late.add(WORKER)
    cells = [IMPORT, AT_HOME, LOOP, COMPREHENSION, BOARD, TABLE, RACK, HAND_IN]
    activities = [PREDICT, STEPS, RECALL, ARRANGE, *cards.CELLS]
    site.serve(SECOND, notebook_of([*cells, *activities]))
    page = profile.new_page()
    page.goto(f"{site.address}/index.html")
    page.get_by_role("link", name="Open the course").click()
    wait_for_kernel(page)
    site.late.clear()
    return page


@pytest.fixture(scope="module")
def reader(profile, lesson):
    """A page of the same browser, to read in without Python."""
    page = profile.new_page()
    page.add_init_script(NO_PYTHON)
    return page


@pytest.fixture(scope="module")
def offline(site, profile, reader):
    """A page on the second lesson, come back to and run with nothing in reach."""
    reader.goto(site.address_of(SECOND, "notebooks"))
    reader.locator(".jp-Notebook").wait_for()
    page = profile.new_page()
    with site.away():
        page.goto(site.address_of(SECOND, "notebooks"))
        wait_for_kernel(page)
        run_all(page)
    return page


def test_the_front_page_leads_into_the_course(lesson):
    expect(lesson.get_by_role("heading", name="Start here").first).to_be_visible()


def test_no_cell_of_a_notebook_fails_unsolved_or_solved(lesson):
    run_all(lesson)

    assert failed_cells(lesson) == []


def test_who_may_lose_work_is_told_once_and_what_to_do(lesson, axe):
    told = card(lesson, "may clear")

    expect(told).to_contain_text("run hand_in()")
    assert violations(lesson, CARDS, axe) == []
    close(told)


def test_what_was_loaded_before_the_service_worker_is_kept_too(lesson):
    lesson.evaluate(UNTIL_KEPT)


def test_what_is_kept_is_compiled_for_the_next_visit(lesson):
    lesson.wait_for_function(IS_COMPILED)


def test_verbs_work_when_nothing_can_be_reached(offline):
    assert failed_cells(offline) == []
    expect(card(offline, "may clear")).to_have_count(0)


def test_a_rack_works_by_mouse_and_keyboard(offline):
    rack = the_rack(offline)
    tile(row(rack, "Rack"), "W").click()
    expect(row(rack, "Your word").get_by_role("option")).to_have_count(1)
    offline.keyboard.type("ee")
    expect(row(rack, "Your word").get_by_role("option")).to_have_count(3)
    carry(offline, tile(row(rack, "Rack"), "D"), row(rack, "Your word"))
    expect(row(rack, "Your word").get_by_role("option")).to_have_count(4)

    assert sorted(letters(row(rack, "Your word"))) == sorted("WEED")


def test_a_prediction_works(offline):
    prediction = offline.get_by_role("group", name="Prediction")
    prediction.get_by_role("textbox", name="Your guess").fill("5")
    offline.keyboard.press("Enter")

    expect(prediction).to_contain_text("Yes! That is what it shows.")


def test_a_call_is_gone_through_step_by_step(offline):
    card = offline.get_by_role("group", name="Steps", exact=True)
    told = card.get_by_role("status")
    card.get_by_role("button", name="Next").click()
    expect(told).to_contain_text("Line 2 has run")
    offline.keyboard.press("End")

    expect(told).to_have_text(re.compile(r"twice returns 8\.$"))


def test_a_question_is_answered(offline):
    question = quiz_of(1, {}).questions[0]
    right = question.options.index(question.right)
    card = offline.get_by_role("group", name="Recall")
    card.get_by_role("radio").nth(right).check()
    card.get_by_role("button", name="Answer", exact=True).click()

    expect(card.locator(".sc-message")).to_have_text("Right.")


def test_a_question_about_ones_own_function_is_answered(offline):
    card = cards.the_card(offline)
    cards.answer(card, cards.questions_of(0)[0])

    expect(card.locator(".sc-message").first).to_have_text("Right.")


def test_lines_are_put_in_order_and_run(offline):
    card = offline.get_by_role("group", name="Lines to arrange")
    put_in_order_by_key(card)
    offline.keyboard.press("Shift+Enter")

    expect(card.get_by_role("status")).to_contain_text("the 7 checks pass")


def test_a_board_and_a_game_at_the_table_work(offline):
    board = the_board(offline)
    square(board, "G8").click()
    offline.keyboard.type("care")
    says(board, "E on J8")

    table = offline.get_by_role("group", name="Scrabble game")
    for _ in ("a place", "a letter", "the plays"):
        table.get_by_role("button", name="Hint").click()
    plays = table.get_by_role("list", name="Best plays")
    plays.get_by_role("button").first.click()
    table.get_by_role("button", name="Play", exact=True).click()
    expect(table.get_by_text("Computer").first).to_be_visible()


def test_the_zip_to_hand_in_can_be_downloaded(offline, tmp_path):
    with offline.expect_download() as download:
        offline.get_by_role("link", name="Download scrabble-hand-in.zip").click()
    download.value.save_as(tmp_path / "work.zip")

    with zipfile.ZipFile(tmp_path / "work.zip") as archive:
        names = archive.namelist()
        assert archive.testzip() is None
    assert {FIRST.notebook, SECOND.notebook, "receipt.txt"} <= {*names}


def test_a_zip_and_a_folder_are_brought_in(site, offline, reader, tmp_path):
    brought = tmp_path / "work.zip"
    with zipfile.ZipFile(brought, "w") as archive:
        text = notebook_text(notebook_of(["'from a zip'"]))
        archive.writestr(f"my-course/{THIRD.notebook}", text)
    folder = tmp_path / "my-course"
    (folder / FOURTH.notebook).parent.mkdir(parents=True)
    text = notebook_text(notebook_of(["'from a folder'"]))
    (folder / FOURTH.notebook).write_text(text, encoding="utf-8")
    for entry, path in (("a Zip or Files", brought), ("a Folder", folder)):
        offline.get_by_role("menuitem", name="File", exact=True).click()
        with offline.expect_file_chooser() as chooser:
            offline.get_by_role("menuitem", name=f"Bring in Work: {entry}").click()
        chooser.value.set_files(path)
        close(card(offline, "Brought in: 1 file"))

    for stage, words in ((THIRD, "'from a zip'"), (FOURTH, "'from a folder'")):
        reader.goto(site.address_of(stage, "notebooks"))
        expect(reader.locator(".jp-CodeCell .cm-content").first).to_have_text(words)


def test_a_lesson_that_is_come_back_to_shows_its_games(site, offline, reader):
    row(the_rack(offline), "Rack").get_by_role("option").first.click()
    offline.get_by_role("button", name="Save and create").click()
    expect(offline.get_by_text("Last Checkpoint")).not_to_contain_text("years")
    reader.goto(site.address_of(SECOND, "notebooks"))

    rack = reader.locator(".sc-kept").filter(has=reader.locator("img[alt^=Rack]"))
    expect(rack).to_contain_text('Your word: "')
    expect(rack).to_contain_text("Run this cell to go on playing.")
    waiting = reader.get_by_text(re.compile("Loading widget|Error displaying"))
    expect(waiting.filter(visible=True)).to_have_count(0)


def test_python_began_with_the_page_and_with_all_that_is_imported(offline):
    assert re.search(EARLY, the_worker(offline).url)
    came = the_worker(offline).evaluate(CAME)
    assert [url for url in came if url.endswith("/python.snapshot")]
    assert not [url for url in came if url.endswith(".whl")]


@at_night  # starts one more kernel; test_head_start.py holds which worker it gets
def test_a_restart_has_a_worker_of_its_own_that_knows_the_lesson(offline):
    offline.get_by_role("menuitem", name="Kernel", exact=True).click()
    offline.get_by_role("menuitem", name="Restart Kernel\u2026").click()
    with offline.expect_event("worker") as begun:
        offline.get_by_role("dialog").get_by_role("button").last.click()
    wait_for_kernel(offline)

    assert the_worker(offline) == begun.value
    assert re.search(r"/comlink\.worker\.", begun.value.url)
    cell = offline.locator(".jp-CodeCell").first
    cell.locator(".cm-content").click()
    offline.keyboard.press("Control+a")
    offline.keyboard.type("recall(1)")
    offline.keyboard.press("Control+Enter")
    expect(cell).to_contain_text("comes with the first code cell of the lesson")


def the_worker(page):
    """The one worker of a page."""
    [worker] = page.workers
    return worker


def test_a_changed_lesson_stays_when_the_course_is_newer(site, reader):
    first = reader.locator(".jp-CodeCell .cm-content").first
    first.click()
    reader.keyboard.press("Control+End")
    reader.keyboard.type("  # my own")
    reader.keyboard.press("Control+s")
    expect(reader.get_by_text("Saving").first).not_to_be_visible()
    reader.wait_for_timeout(500)
    site.serve(SECOND, notebook_of(["'the course is newer'"]))
    address = site.address_of(SECOND, "notebooks")
    reader.goto(address)

    expect(card(reader, "has your changes and stays")).to_contain_text(".new.ipynb")
    expect(first).to_contain_text("# my own")
    reader.goto(address.replace(".ipynb", ".new.ipynb"))
    expect(first).to_have_text("'the course is newer'")


def test_a_browser_that_keeps_nothing_is_told_before_the_lessons_come(site, browser):
    with browser.new_context() as context:
        context.add_init_script(NO_STORAGE + NO_PYTHON)
        page = context.new_page()
        # One after the other: longer than anyone looks.
        site.late |= {f"{FILES}{stage.notebook}" for stage in course.STAGES[1:]}
        page.goto(site.address_of(FIRST, "notebooks"))

        expect(card(page, "keeps nothing")).to_contain_text("run hand_in()")
    site.late.clear()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_keeps_anybody_out_and_all_fit_a_small_screen(
    site, browser, axe, scheme
):
    size = {"width": 360, "height": 640}
    pages = pages_of(site.folder)
    assert len(pages) > 2 * len(course.STAGES) - 10
    looked_at = [f"{name}.html" for name in PAGES] if not AT_NIGHT else pages
    if scheme == "dark":  # all have the same style
        pages = looked_at = looked_at[:: 5 if AT_NIGHT else 1]
    assert {*looked_at} <= {*pages}
    faults, too_wide = {}, []
    with browser.new_context(viewport=size, color_scheme=scheme) as context:
        page = context.new_page()
        for path in pages:
            page.goto(f"{site.address}/{path}")
            if path in looked_at and (found := violations(page, "html", axe)):
                faults[path] = found
            if page.evaluate("document.documentElement.scrollWidth") != size["width"]:
                too_wide.append(path)

    assert (faults, too_wide) == ({}, [])


def pages_of(folder):
    """The pages that are ours: all but those of JupyterLite, and one that leads on."""
    ours = set(folder.rglob("*.html")) - set(folder.glob("course/**/*.html"))
    ours.remove(folder / "reference/index.html")
    return sorted(path.relative_to(folder).as_posix() for path in ours)
