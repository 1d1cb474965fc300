"""The site where something is not as it should be, is new, or is liked otherwise."""

import re

import pytest
from playwright.sync_api import expect

from scrabble_course import course
from tests.browser import firefox
from tests.browser.accessibility import violations
from tests.browser.jupyter_lab import CHROMIUM_ARGS, find_chromium
from tests.patience import AT_NIGHT, at_night
from tests.site.conftest import SIZE
from tests.site.static_site import (
    NO_PYTHON,
    failed_cells,
    notebook_of,
    run_all,
    wait_for_kernel,
)
from tests.site.test_in_the_browser import (
    CARDS,
    IMPORT,
    RACK,
    UNTIL_KEPT,
    WORKER,
    card,
)

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]

FIRST, SECOND, THIRD = course.STAGES[:3]
NOBODY_ANSWERS = "navigator.storage.persist = () => new Promise(() => {});"
OVER_HTTP = "course.test"
COMPLETED = """\
import jedi
assert jedi.Interpreter("doctor().we", [globals()]).complete()"""
ARE_KEPT = """async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = loaded.filter((url) => /\\/(build|extensions|files)\\//.test(url));
    return (await Promise.all(files.map((url) => caches.match(url)))).every(Boolean);
}"""
CACHES = "() => caches.keys()"
ONLY = "async (name) => `${await caches.keys()}` === name"
MOVES = "() => document.getAnimations().filter((one) => one.playState === 'running')"


chromium_only = pytest.mark.skipif(
    firefox.WANTED, reason="by BiDi, Debian's Firefox cannot be told to be so"
)


SETTINGS = "course/extensions/scrabble-course/static/settings.js"
UNJUDGED = "return null;"
JUDGED = f"""const other = structuredClone(part);
    new Strict().validateData(other);
    const both = structuredClone([part.data, other.data]);
    (globalThis.judged ??= []).push([part.id, ...both]);
    {UNJUDGED}"""
NO_ROOM = """() => {
    IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
    };
}"""
"""What a storage that is full does whenever something is to be kept."""


def open_lesson(site, context, stage, face="notebooks"):
    """Open a lesson; its kernel may take its time."""
    page = context.new_page()
    page.goto(site.address_of(stage, face))
    page.locator(".jp-Notebook").wait_for()
    return page


def write_in(page, text):
    """Write at the end of the first cell, and save."""
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Control+End")
    page.keyboard.type(text)
    page.keyboard.press("Control+s")


@pytest.fixture(scope="module")
def page(site, profile):
    """One page, since each takes long to load; the last test leaves it without room."""
    profile.add_init_script(NOBODY_ANSWERS + NO_PYTHON)
    return open_lesson(site, profile, FIRST)


def test_a_question_that_nobody_answers_holds_up_nothing(site, page):
    page.evaluate(UNTIL_KEPT)
    page.wait_for_function(ARE_KEPT)
    expect(card(page, "may clear")).to_contain_text("run hand_in()")
    with site.away():
        page.goto(site.address_of(SECOND, "notebooks"))

        expect(page.locator(".jp-Notebook")).to_contain_text("Word scores")


def test_a_lesson_goes_back_to_what_it_was_and_the_work_stays_beside_it(site, page):
    page.goto(site.address_of(FIRST, "notebooks"))
    first = page.locator(".jp-CodeCell .cm-content").first
    write_in(page, "  # my own")
    page.get_by_role("menuitem", name="File", exact=True).click()
    page.get_by_role("menuitem", name="A Fresh Copy of This Lesson").click()

    beside = FIRST.notebook.replace(".ipynb", ".mine.ipynb")
    expect(card(page, "as it was")).to_contain_text(beside.split("/")[1])
    expect(first).not_to_contain_text("# my own")
    page.goto(site.address_of(FIRST, "notebooks").replace(FIRST.notebook, beside))
    expect(first).to_contain_text("# my own")


def test_a_newer_site_takes_the_place_of_what_was_kept(site, page):
    page.goto(site.address_of(FIRST, "notebooks"))
    page.evaluate(UNTIL_KEPT)
    [before] = page.evaluate(CACHES)
    worker = (site.folder / WORKER[1:]).read_text(encoding="utf-8")
    site.instead[WORKER] = worker.replace(before, f"{before}-newer").encode()
    site.serve(FIRST, notebook_of(["'the course is newer'"]))
    for _ in "notices", "uses":
        page.goto(site.address_of(FIRST, "notebooks"))
        page.evaluate(UNTIL_KEPT)

    first = page.locator(".jp-CodeCell .cm-content").first
    expect(first).to_have_text("'the course is newer'")
    page.wait_for_function(ONLY, arg=f"{before}-newer")


def test_a_full_storage_is_told_with_what_to_do_first(page):
    # A browser told to have no room says so on some machines only much later.
    page.evaluate(NO_ROOM)
    write_in(page, "  # some work")

    expect(card(page, "storage is full")).to_contain_text("Now run hand_in()")


@chromium_only
def test_over_http_the_page_says_at_once_what_it_needs_and_the_rest_works(
    site, playwright
):
    site.instead.clear()
    cells = [IMPORT, "assert not doctor().well", "doctor()", "hand_in()", RACK]
    site.serve(FIRST, notebook_of(cells))
    rules = f"--host-resolver-rules=MAP {OVER_HTTP} 127.0.0.1"
    with playwright.chromium.launch(
        executable_path=find_chromium(), args=[*CHROMIUM_ARGS, rules]
    ) as browser:
        page = browser.new_page(viewport=SIZE)
        if not AT_NIGHT:
            page.add_init_script(NO_PYTHON)
        address = site.address_of(FIRST, "notebooks")
        page.goto(address.replace("127.0.0.1", OVER_HTTP))

        expect(card(page, "needs https")).to_contain_text("checks and hints answer")
        expect(page.locator(f"{CARDS} > div")).to_have_count(1)
        if not AT_NIGHT:  # a kernel starts for a minute
            return
        wait_for_kernel(page)
        run_all(page)
        outputs = page.locator(".jp-OutputArea-output")
        expect(outputs.filter(has_text="begins with https")).to_have_count(2)
        expect(page.get_by_role("group", name="Rack of tiles")).to_be_visible()


@at_night  # starts one more kernel; test_head_start.py holds what it imports
def test_a_snapshot_that_is_broken_is_done_without(site, browser):
    site.instead.clear()
    site.serve(FIRST, notebook_of([IMPORT, "assert doctor().well", COMPLETED, RACK]))
    [snapshot] = site.folder.glob("course/static/*/python.snapshot")
    path = f"/{snapshot.relative_to(site.folder).as_posix()}"
    site.instead[path] = snapshot.read_bytes()[:1000]
    with browser.new_context(viewport=SIZE) as context:
        page = site.open(context, FIRST, "notebooks")
        run_all(page)

        expect(page.get_by_role("group", name="Rack of tiles")).to_be_visible()
        assert failed_cells(page) == []


@at_night  # judges each setting; test_extension.py holds which are judged
def test_settings_are_what_jupyterlab_makes_of_them_and_stay_as_chosen(site, browser):
    site.instead.clear()
    site.serve(FIRST, notebook_of([IMPORT]))
    script = (site.folder / SETTINGS).read_text(encoding="utf-8")
    assert UNJUDGED in script
    site.instead[f"/{SETTINGS}"] = script.replace(UNJUDGED, JUDGED).encode()
    with browser.new_context(viewport=SIZE) as context:
        context.add_init_script(NO_PYTHON)
        page = open_lesson(site, context, FIRST, "lab")
        page.wait_for_function("() => globalThis.judged?.length > 60")
        judged = page.evaluate("() => judged")
        assert [one for one in judged if one[1] != one[2]] == []

        close_brackets(page).click()
        page.wait_for_timeout(1000)  # it says nowhere that it is kept
        page.reload()
        page.locator(".jp-Notebook").wait_for()
        expect(close_brackets(page)).to_have_class(re.compile("lm-mod-toggled"))


def close_brackets(page):
    """The setting's entry of the menu, which is opened."""
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    return page.locator(".lm-Menu-item").filter(has_text="Auto Close Brackets")


@at_night  # loads another page for long
@chromium_only
def test_who_likes_it_dark_and_still_gets_it_so(site, browser, axe):
    liked = {"color_scheme": "dark", "reduced_motion": "reduce", "viewport": SIZE}
    with browser.new_context(**liked) as context:
        page = context.new_page()
        page.goto(f"{site.address}/index.html")
        assert page.evaluate(MOVES) == []
        context.add_init_script(NO_PYTHON)
        page = open_lesson(site, context, FIRST)
        dark = page.locator("body[data-jp-theme-light=false]")
        dark.wait_for(state="attached")
        expect(card(page, "may clear")).to_be_visible()

        assert violations(page, CARDS, axe) == []
