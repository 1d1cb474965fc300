"""Takes README.md's screenshot from the running course: `make pictures`.

A student's copy is laid in a temporary folder, an attempt with a known mistake is
written into the first exercise, and the notebook is run in JupyterLab in Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import nbformat
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scrabble_course import course  # noqa: E402
from scrabble_course.release.laying import lay_course  # noqa: E402
from tests.browser.jupyter_lab import (  # noqa: E402
    CHROMIUM_ARGS,
    JupyterLab,
    find_chromium,
    run_all,
)

STUB = "    raise NotImplementedError  # your code here"
ATTEMPT = """\
    points = 0
    for letter in word.lower():
        points = points + SCRABBLE_LETTER_VALUES[letter]
    return points * (7 * len(word) - 3 * (n - len(word)))"""
NOTEBOOK = course.stage("word_scores").notebook
SIZE = {"width": 1200, "height": 1420}
THEMES = {"course": "JupyterLab Light", "course_dark": "JupyterLab Dark"}


def main() -> None:
    """Write docs/course.png and docs/course_dark.png."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit("there is no Chromium here: apt-get install chromium")
    (ROOT / "docs").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium, args=list(CHROMIUM_ARGS)
        )
        for name, theme in THEMES.items():
            with tempfile.TemporaryDirectory() as place:
                folder = Path(place) / "course"
                lay_course(folder)
                write_attempt(folder / NOTEBOOK)
                lab = JupyterLab(browser, folder, Path(place) / "jupyter")
                lab.set_up("themes", {"theme": theme})
                with lab:
                    page = lab.open(NOTEBOOK, viewport=SIZE)
                    take(page, ROOT / "docs" / f"{name}.png")
        browser.close()


def write_attempt(path: Path) -> None:
    """Put an attempt that lacks the floor of 1 in the place of the stub."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    for cell in notebook.cells:
        cell.source = cell.source.replace(STUB, ATTEMPT)
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def take(page: Page, picture: Path) -> None:
    """Run the notebook, spell a word on the rack, and take the picture."""
    run_all(page)
    rack = page.get_by_role("group", name="Rack of tiles").first
    rack.scroll_into_view_if_needed()
    rack.get_by_role("option", name="W, 4 points").first.click()
    for letter in "eed":
        page.keyboard.press(letter)
    rack.get_by_text("= 176").wait_for()
    heading = page.get_by_role("heading", name="Write")
    heading.evaluate("node => node.scrollIntoView()")
    page.screenshot(path=picture)
    print(picture)


if __name__ == "__main__":
    main()
