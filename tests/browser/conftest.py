from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.browser import firefox
from tests.browser.jupyter_lab import (
    CHROMIUM_ARGS,
    JupyterLab,
    find_chromium,
    open_window,
)
from tests.browser.server import Server
from tests.missing import give_up
from tests.patience import LATE

AXE = Path(__file__).parents[2] / "front_end/node_modules/axe-core/axe.min.js"


@pytest.fixture(scope="module")
def playwright():
    """What starts a browser; without it, tests are skipped, but where CI=true fail."""
    if firefox.WANTED and firefox.find_firefox() is None:
        give_up("there is no Firefox here: apt-get install firefox-esr")
    if not firefox.WANTED and find_chromium() is None:
        give_up("there is no Chromium here: apt-get install chromium-headless-shell")
    expect.set_options(timeout=LATE * 1000)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright):
    """Chromium or Firefox, where each window is nobody's."""
    if firefox.WANTED:
        with firefox.open_firefox(playwright) as browser:
            yield browser
        return
    with playwright.chromium.launch(
        executable_path=find_chromium(), args=CHROMIUM_ARGS
    ) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One JupyterLab for all tests of this process: a start takes seconds."""
    place = tmp_path_factory.mktemp("lab")
    with Server(place / "course", place / "jupyter") as server:
        yield server


@pytest.fixture(scope="session")
def profile(tmp_path_factory):
    """A folder for what Chromium keeps."""
    return tmp_path_factory.mktemp("chromium")


@pytest.fixture(scope="module")
def lab_of_module(playwright, profile, server, request):
    """JupyterLab on a folder of the module's own, set up as at first."""
    server.forget_settings()
    with open_window(playwright, profile) as window:
        yield JupyterLab(window, server, request.module.__name__.rpartition(".")[2])
    server.shut_down_kernels()


@pytest.fixture
def lab(lab_of_module):
    """The module's; the test's pages may not err, nor leave the machine."""
    yield lab_of_module
    lab_of_module.close_pages()
    errors, refused = lab_of_module.take_notes()
    assert (errors, refused) == ([], [])


@pytest.fixture(scope="session")
def axe():
    """The text of axe-core, for `violations` in accessibility.py."""
    if not AXE.is_file():
        give_up("axe-core is not installed: run `make check` where npm is")
    return AXE.read_text(encoding="utf-8")
