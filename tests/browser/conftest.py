import os

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.jupyter_lab import CHROMIUM_ARGS, JupyterLab, find_chromium


@pytest.fixture(scope="module")
def browser():
    """Chromium; without it tests are skipped, but where CI=true they fail."""
    chromium = find_chromium()
    if chromium is None:
        give_up = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        give_up("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=CHROMIUM_ARGS
        )
        yield browser
        browser.close()


@pytest.fixture
def lab(browser, tmp_path):
    """A JupyterLab of the test's own; its pages may not err or leave the machine."""
    with JupyterLab(browser, tmp_path / "course", tmp_path / "jupyter") as lab:
        yield lab
        for context in browser.contexts:
            context.close()
    assert lab.errors == []
    assert lab.refused == []
