"""Measures the browser edition as a student meets it, after `make site`.

    python tools/bench_site.py [RUNS]

Each run has a browser of its own: a first visit, and a second after it was closed, no
sooner than a lesson takes the browser to keep what it has compiled.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scrabble_course import course  # noqa: E402
from tests.browser.jupyter_lab import CHROMIUM_ARGS, find_chromium  # noqa: E402
from tests.site.static_site import BUILT, Site, begin_all, served_site  # noqa: E402

STAGE = course.stage("word_scores")
CHECK = "check(get_word_score)"
# Asked at each frame: what waits for an element in Playwright may look once a second.
IS_ANSWERED = """(source) => [...document.querySelectorAll('.jp-CodeCell')]
    .some((cell) =>
        cell.querySelector('.cm-content')?.textContent.includes(source)
        && cell.querySelector('[role=status]'))"""
GOALS = {
    "the front page": "1 s, 200 kB",
    "first visit, to the first answered check": "12 s",
    "second visit, to the first answered check": "6 s",
}
PARTS = {
    "the site": "",
    "of it Python and its packages": "course/static",
    "of it JupyterLite": "course/build",
}
STAY = 20
"""Seconds after an answer: a browser keeps what it has compiled a while later."""
MB = 1_000_000


def main(runs: int) -> None:
    """Print two tables: the medians of `runs`, and what the site weighs."""
    with served_site() as site, sync_playwright() as playwright:
        found = [measured(playwright, site) for _ in range(runs)]
    print(
        f"| Medians of {runs} | By the clock | Fetched | Goal |\n"
        "| --- | ---: | ---: | ---: |"
    )
    for what, goal in GOALS.items():
        seconds = statistics.median(one[what][0] for one in found)
        fetched = statistics.median(one[what][1] for one in found)
        print(f"| {what} | {seconds:.1f} s | {fetched / MB:.2f} MB | {goal} |")
    print("\n| Part | Size |\n| --- | ---: |")
    for what, folder in PARTS.items():
        print(f"| {what} | {size(BUILT / folder) / MB:.1f} MB |")


def measured(playwright: Playwright, site: Site) -> dict[str, tuple[float, int]]:
    """Return seconds and bytes of each visit in one new profile of a browser."""
    with tempfile.TemporaryDirectory() as profile:
        actions = (read_front_page, answer_a_check, answer_a_check)
        return {
            what: visit(playwright, profile, site, action)
            for what, action in zip(GOALS, actions, strict=True)
        }


def visit(
    playwright: Playwright,
    profile: str,
    site: Site,
    action: Callable[[BrowserContext, Site], None],
) -> tuple[float, int]:
    """Return the seconds that `action` takes in a browser, and the bytes sent to it."""
    with playwright.chromium.launch_persistent_context(
        profile, executable_path=find_chromium(), args=list(CHROMIUM_ARGS)
    ) as context:
        site.sent = 0
        start = time.perf_counter()
        action(context, site)
        took = time.perf_counter() - start, site.sent
        time.sleep(STAY)
    return took


def read_front_page(context: BrowserContext, site: Site) -> None:
    """Open the front page, its picture and all."""
    context.new_page().goto(f"{site.address}/index.html", wait_until="load")


def answer_a_check(context: BrowserContext, site: Site) -> None:
    """Open a lesson, run it as soon as that can be, and wait for its first report."""
    page = site.open(context, STAGE, "lab")
    begin_all(page)
    page.wait_for_function(IS_ANSWERED, arg=CHECK, timeout=60_000)


def size(folder: Path) -> int:
    """Return the bytes of all files in `folder`."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
