from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser.jupyter_lab import CHROMIUM_ARGS, JupyterLab, find_chromium
from tests.missing import give_up

PATIENCE = 60_000  # milliseconds: a busy machine is slow, and not wrong
AXE = Path(__file__).parents[2] / "front_end/node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="module")
def browser():
    """Chromium; without it tests are skipped, but where CI=true they fail."""
    chromium = find_chromium()
    if chromium is None:
        give_up("there is no Chromium here: apt-get install chromium")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=CHROMIUM_ARGS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(browser, tmp_path_factory):
    """One JupyterLab for all the tests of a module: a start takes seconds."""
    place = tmp_path_factory.mktemp("lab")
    with JupyterLab(browser, place / "course", place / "jupyter") as server:
        yield server


@pytest.fixture
def lab(server):
    """The server; the test's pages may not err, nor leave the machine."""
    yield server
    server.close_pages()
    errors, refused = server.take_notes()
    assert (errors, refused) == ([], [])


@pytest.fixture(scope="session")
def axe():
    """The text of axe-core, for `violations` in accessibility.py."""
    if not AXE.is_file():
        give_up("axe-core is not installed: run `make check` where npm is")
    return AXE.read_text(encoding="utf-8")
