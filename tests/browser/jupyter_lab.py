"""JupyterLab in a real browser, shut off from the network."""

from __future__ import annotations

import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser import firefox
from tests.browser.firefox import open_firefox
from tests.browser.server import Server
from tests.patience import AT_NIGHT, LATE

CHROMIUM_NAMES = (
    "chromium-headless-shell",  # has no windows to draw, and takes less time
    "chromium",
    "chromium-browser",
    "google-chrome",
)
CHROMIUM_ARGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-features=AutofillServerCommunication",
)
NOWHERE_ELSE = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
SIZE: ViewportSize = {"width": 1280, "height": 1000}
OUR_SCRIPTS = ("blob:", "anywidget", "bare_page")
AS_IT_IS: dict[str, Any] = dict.fromkeys(
    ("media", "color_scheme", "reduced_motion", "forced_colors", "contrast"), "null"
)
"""What `Page.emulate_media` takes to emulate nothing."""
ON_ONE_PAGE, NOTEBOOK_7, BARE = "doc/tree", "notebooks", "bare"
LAB_FACES = (ON_ONE_PAGE, NOTEBOOK_7) if AT_NIGHT else (ON_ONE_PAGE,)
"""JupyterLab, and at night Notebook 7: by day in the test of all widgets' pictures."""
FACES = LAB_FACES if AT_NIGHT else (BARE,)
"""Where widgets are tried: by day on a page without JupyterLab, which takes minutes."""
FACE = FACES[0]
LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"
# The other is opened first: JupyterLab without a document would show its launcher.
OPEN_INSTEAD = """async (path) => {
    const others = [...jupyterapp.shell.widgets("main")];
    await jupyterapp.commands.execute("docmanager:open", { path });
    for (const other of others) other.dispose();
}"""
IDLE = ".jp-Notebook-ExecutionIndicator[data-status=idle]"
NO_CELL_WAITS = """() => {
    const prompts = document.querySelectorAll('.jp-CodeCell .jp-InputPrompt');
    const texts = [...prompts].map((prompt) => prompt.textContent);
    return /\\d/.test(texts[0]) && !texts.some((text) => text.includes('*'));
}"""


def find_chromium() -> str | None:
    """Return the path of Debian's Chromium or a browser like it."""
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


@contextmanager
def open_window(playwright: Playwright, profile: Path) -> Iterator[BrowserContext]:
    """Open Chromium's window for pages of JupyterLab, with a touch screen.

    What a page compiles is kept in the folder `profile`, so later pages, and later
    windows one after the other, open in two thirds of the time. Where Firefox is
    wanted, it is that, without a touch screen.
    """
    if firefox.WANTED:
        with (
            open_firefox(playwright) as browser,
            browser.new_context(viewport=SIZE) as it,
        ):
            it.new_page()  # keeps the window open
            yield it
        return
    with playwright.chromium.launch_persistent_context(
        profile,
        executable_path=find_chromium(),
        args=[*CHROMIUM_ARGS, NOWHERE_ELSE],
        viewport=SIZE,
        has_touch=True,
    ) as window:
        yield window


@contextmanager
def open_for_once() -> Iterator[tuple[BrowserContext, Server]]:
    """Give a window and a server that lie in a folder of their own, and go with it.

    It is the whole of JupyterLab, as students see it.
    """
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with (
            sync_playwright() as playwright,
            open_window(playwright, place / "chromium") as window,
            Server(place / "root", place / "jupyter", disabled=()) as server,
        ):
            yield window, server


class JupyterLab:
    """Pages in a window that look at a folder of a server, which is made.

    `refused` lists the requests that wanted to leave this machine (they did not),
    `errors` what went wrong in the widgets' scripts.
    """

    def __init__(self, window: BrowserContext, server: Server, folder: str) -> None:
        self.window = window
        self.server = server
        self.folder = server.root / folder
        self.refused: list[str] = []
        self.errors: list[str] = []
        self.page: Page | None = None
        self.shown = ""
        self.kept: dict[str, Page] = {}
        self.numbers = count()
        self.folder.mkdir(exist_ok=True)

    def take_notes(self) -> tuple[list[str], list[str]]:
        """Return errors and refused requests, and forget them."""
        notes = self.errors[:], self.refused[:]
        self.errors.clear()
        self.refused.clear()
        return notes

    def open(
        self,
        notebook: str,
        face: str = ON_ONE_PAGE,
        viewport: ViewportSize = SIZE,
        **media: Any,
    ) -> Page:
        """Open a notebook below the folder, its kernel ready.

        `face` is "doc/tree" for JupyterLab, "notebooks" for Notebook 7, and "bare" for
        bare_page.html, which shows widgets, with a kernel, and little else; `media` is
        what `Page.emulate_media` takes. JupyterLab takes seconds to load, so its page
        shows one notebook instead of another. Each test opens a notebook once: two
        pages on one share its kernel.
        """
        page = self.page if face in (ON_ONE_PAGE, BARE) else None
        path = f"{self.folder.name}/{notebook}"
        if page and face == ON_ONE_PAGE:
            page.bring_to_front()
            page.evaluate(OPEN_INSTEAD, path)
            _look(page, viewport, media)
        else:
            page = page or self._new_page()
            _look(page, viewport, media)
            page.goto(self._address(face, quote(path)))
        if face in (ON_ONE_PAGE, BARE):
            self.page, self.shown = page, notebook
        page.locator(".jp-Notebook").wait_for()
        # Running before the kernel is idle brings up a "Select Kernel" dialog.
        if face != BARE:
            self._wait_for_kernel(path)
        page.locator(IDLE).wait_for(state="attached")
        return page

    def open_again(self, notebook: str, face: str = ON_ONE_PAGE, **media: Any) -> Page:
        """Open a notebook, or return the page on which an earlier test opened it.

        Tests that run its cells anew find fresh widgets there, and save seconds. The
        window is as wide as it was at first.
        """
        if face in (ON_ONE_PAGE, BARE):
            if not self.page or self.shown != notebook:
                return self.open(notebook, face, **media)
            page = self.page
        else:
            page = self.kept.get(notebook) or self.open(notebook, face, **media)
            self.kept[notebook] = page
        page.bring_to_front()
        _look(page, SIZE, media)
        return page

    def set_up(self, plugin: str, settings: dict[str, object]) -> None:
        """Set user settings; JupyterLab is loaded anew for the next notebook."""
        self.server.set_up(plugin, settings)
        self.page = None
        self.close_pages()

    def close_pages(self) -> None:
        """Close the pages of a test, but for those to be opened again."""
        for page in self.window.pages[1:]:  # the first keeps the window open
            if page is not self.page and page not in self.kept.values():
                page.close()

    def come_back_the_next_day(self) -> None:
        """Close all pages, and shut all kernels down.

        A page kept beyond its kernel would run no cell of a test that comes after.
        """
        self.page = None
        self.kept.clear()
        self.close_pages()
        self.server.shut_down_kernels()

    def _address(self, face: str, path: str) -> str:
        query = f"?reset&token={self.server.token}"
        if face == BARE:
            return f"{self.server.address}/static/bare_page.html{query}&path={path}"
        # Two pages of JupyterLab in one window have two workspaces.
        place = face.replace("doc", f"doc/workspaces/{next(self.numbers)}")
        return f"{self.server.address}/{place}/{path}{query}"

    def _new_page(self) -> Page:
        page = self.window.new_page()
        page.on("request", lambda request: self._meet(request.url))
        page.on("websocket", lambda socket: self._meet(socket.url))
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"{error}\n{error.stack}"))
        return page

    def _wait_for_kernel(self, path: str) -> None:
        deadline = time.monotonic() + LATE
        while time.monotonic() < deadline:
            for session in self.server.sessions():
                kernel = session["kernel"]
                ready = kernel["execution_state"] == "idle" and kernel["connections"]
                if session["path"] == path and ready:
                    return
            time.sleep(0.1)
        raise RuntimeError(f"the kernel of {path} did not become idle")

    def _meet(self, url: str) -> None:
        here = urlsplit(url)
        if here.scheme not in ("data", "blob") and here.hostname != "127.0.0.1":
            self.refused.append(url)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"{message.text} ({message.location['url']})")

    def _note(self, error: str) -> None:
        if any(origin in error for origin in OUR_SCRIPTS):
            self.errors.append(error)


def _look(page: Page, viewport: ViewportSize, media: dict[str, Any]) -> None:
    page.set_viewport_size(viewport)
    page.emulate_media(**{**AS_IT_IS, **media})


def restart_kernel(page: Page) -> None:
    """Restart the kernel from the menu, and wait until it is idle.

    One that is restarted by the server's API alone is not heard by widgets any more:
    JupyterLab sends what they ask to a subshell of the kernel before.
    """
    choose(page, "Kernel", "Restart Kernel\u2026")
    page.get_by_role("dialog").get_by_role("button", name="Confirm").click()
    page.locator(IDLE).wait_for(state="detached")
    page.locator(IDLE).wait_for(state="attached")


def choose(page: Page, menu: str, item: str) -> None:
    """Choose an item of a menu."""
    page.get_by_role("menuitem", name=menu, exact=True).click()
    page.get_by_role("menuitem", name=re.compile(f"^{item}")).click()


def run_all(page: Page) -> None:
    """Run the cells from the menu; wait for the last, or for the first that fails."""
    choose(page, "Run", "Run All Cells$")
    page.wait_for_function(NO_CELL_WAITS, timeout=LATE * 1000)


def run_all_anew(page: Page, card: str) -> None:
    """Run the cells, perhaps once more; wait until the cards shown are new ones.

    `card` is the class of the cards' roots.
    """
    marks = f"document.querySelectorAll('.{card}').forEach(c => c.classList.add('old'))"
    page.evaluate(marks)
    run_all(page)
    expect(page.locator(f".{card}.old")).to_have_count(0)
    expect(page.locator(f".{card}").first).to_be_visible()


def by_theme(today: str) -> pytest.MarkDecorator:
    """Try a test in both themes at night, and by day in one."""
    return pytest.mark.parametrize("theme", [LIGHT, DARK] if AT_NIGHT else [today])


def use_theme(page: Page, theme: str) -> None:
    """Choose a theme from the menu; pages that are opened later have it, too."""
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    for label in ("Theme", theme):  # roles differ: a submenu has none, a choice another
        page.locator(f".lm-Menu-itemLabel:text-is('{label}')").click()
    page.locator(f"body[data-jp-theme-name='{theme}']").wait_for(state="attached")


def run_cell(page: Page, place: int) -> str:
    """Run one code cell again and return the text of its output."""
    cell = page.locator(".jp-CodeCell").nth(place)
    before = cell.locator(".jp-InputPrompt").inner_text()
    cell.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    page.wait_for_function(
        "([prompt, before]) => /\\d/.test(prompt.textContent)"
        " && prompt.textContent !== before",
        arg=[cell.locator(".jp-InputPrompt").element_handle(), before],
    )
    return cell.locator(".jp-OutputArea-output").first.inner_text()
