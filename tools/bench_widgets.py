"""Measures, in a real JupyterLab, how soon a key press shows in a widget's score."""

from __future__ import annotations

import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.jupyter_lab import (  # noqa: E402
    JupyterLab,
    find_chromium,
    open_for_once,
    run_all,
)
from tests.browser.racks import write_notebook  # noqa: E402

ROUNDS = 10
PAUSE = 200  # milliseconds: all is at rest again
RACK = 'from scrabble_course import Rack\nRack("weedxy")'
BOARD = 'from scrabble_course import BoardView\nBoardView(rack="WEEDXYZ")'
PRESS = """([points, key]) => new Promise((resolve) => {
    const shown = document.querySelector(points);
    const start = performance.now();
    new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve(performance.now() - start);
    }).observe(shown, { childList: true, characterData: true, subtree: true });
    document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
})"""


def key_press_ms() -> dict[str, float]:
    """Return the milliseconds from a key to the new score: rack and board, medians.

    Without Chromium nothing is measured, and the dictionary is empty.
    """
    if find_chromium() is None:
        return {}
    with open_for_once() as (window, server):
        lab = JupyterLab(window, server, "widgets")
        return {
            "rack": measure(lab, "rack.ipynb", RACK, ".sc-points b"),
            "board": measure(lab, "board.ipynb", BOARD, ".sc-board-points b"),
        }


def measure(lab: JupyterLab, notebook: str, cell: str, points: str) -> float:
    """Return the median over the letters of a word, typed again and again."""
    write_notebook(lab.folder / notebook, cell)
    page = lab.open(notebook)
    run_all(page)
    page.locator(".sc-card [tabindex='0']").first.focus()
    times = [ms for _ in range(ROUNDS) for ms in type_word(page, points)]
    return statistics.median(times)


def type_word(page: Page, points: str) -> list[float]:
    """Type a word, return what each letter takes to count, and take it back.

    The first letter makes no word on the board yet, and is not measured.
    """
    page.keyboard.press("w")
    page.wait_for_timeout(PAUSE)
    times = [float(page.evaluate(PRESS, [points, key])) for key in "eed"]
    page.keyboard.press("Escape")
    page.wait_for_timeout(PAUSE)
    return times
