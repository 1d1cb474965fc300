"""JupyterLab in a real browser, for one test and shut off from the network."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Page,
    Route,
    ViewportSize,
    WebSocket,
    expect,
)

from scrabble_course.jupyter_lab import SETTINGS

START_SECONDS = 60
RUN_SECONDS = 60
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
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
SIZE: ViewportSize = {"width": 1280, "height": 1000}
NO_NEWS = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
OUR_SCRIPTS = ("blob:", "anywidget")
IDLE = ".jp-Notebook-ExecutionIndicator[data-status=idle]"
NO_CELL_WAITS = """() => {
    const prompts = document.querySelectorAll('.jp-CodeCell .jp-InputPrompt');
    const texts = [...prompts].map((prompt) => prompt.textContent);
    return /\\d/.test(texts[0]) && !texts.some((text) => text.includes('*'));
}"""


def find_chromium() -> str | None:
    """Return the path of Debian's Chromium or a browser like it."""
    return next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)


class JupyterLab:
    """A server on `folder` with settings of its own, and pages that look at it.

    `refused` lists the requests that wanted to leave this machine (they did not),
    `errors` what went wrong in the widgets' scripts.
    """

    def __init__(self, browser: Browser, folder: Path, home: Path) -> None:
        self.browser = browser
        self.folder = folder
        self.home = home
        self.token = secrets.token_hex(16)
        self.address = f"http://127.0.0.1:{_free_port()}"
        self.refused: list[str] = []
        self.errors: list[str] = []
        self.kept: dict[str, Page] = {}
        folder.mkdir(parents=True, exist_ok=True)
        home.mkdir(parents=True)
        self.set_up("notification", NO_NEWS)

    def __enter__(self) -> JupyterLab:
        self.log = (self.home / "server.log").open("w")
        self.server = subprocess.Popen(
            self._command(), env=self._environment(), stdout=self.log, stderr=self.log
        )
        try:
            self._wait_until_up()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        self.server.terminate()  # one SIGTERM stops the server and its kernels
        try:
            self.server.wait(20)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()
        self.log.close()

    def set_up(self, plugin: str, settings: dict[str, object]) -> None:
        """Set user settings of JupyterLab before a page is opened."""
        folder = self.home / "settings" / "@jupyterlab" / "apputils-extension"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{plugin}.jupyterlab-settings").write_text(json.dumps(settings))

    def take_notes(self) -> tuple[list[str], list[str]]:
        """Return errors and refused requests, and forget them."""
        notes = self.errors[:], self.refused[:]
        self.errors.clear()
        self.refused.clear()
        return notes

    def open(self, notebook: str, face: str = "doc/tree", **context: Any) -> Page:
        """Open a notebook below the folder, its kernel ready.

        `face` is "doc/tree" for JupyterLab and "notebooks" for Notebook 7. Each test
        opens a notebook once: two pages on one share its kernel.
        """
        options = {"viewport": SIZE, **context}
        page = self.browser.new_context(**options).new_page()
        page.context.route("**/*", self._let_pass_or_refuse)
        page.on("websocket", self._meet)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(f"{error}\n{error.stack}"))
        page.goto(f"{self.address}/{face}/{quote(notebook)}?reset&token={self.token}")
        page.locator(".jp-Notebook").wait_for()
        # Running before the kernel is idle brings up a "Select Kernel" dialog.
        self._wait_for_kernel(page, notebook)
        return page

    def open_again(self, notebook: str, face: str = "doc/tree", **context: Any) -> Page:
        """Open a notebook, or return the page on which an earlier test opened it.

        Tests that run its cells anew find fresh widgets there, and save seconds. The
        window is as wide as it was at first.
        """
        if notebook not in self.kept:
            self.kept[notebook] = self.open(notebook, face, **context)
        page = self.kept[notebook]
        page.set_viewport_size(SIZE)
        return page

    def close_pages(self) -> None:
        """Close the pages of a test, but for those to be opened again."""
        kept = [page.context for page in self.kept.values()]
        for context in self.browser.contexts:
            if context not in kept:
                context.close()

    def shut_down_kernels(self) -> None:
        """Shut all kernels down, as they are the next day."""
        for session in self._ask("GET", "api/sessions"):
            self._ask("DELETE", f"api/sessions/{session['id']}")

    def _wait_for_kernel(self, page: Page, notebook: str) -> None:
        deadline = time.monotonic() + RUN_SECONDS
        while time.monotonic() < deadline:
            for session in self._ask("GET", "api/sessions"):
                kernel = session["kernel"]
                ready = kernel["execution_state"] == "idle" and kernel["connections"]
                if session["path"] == notebook and ready:
                    page.locator(IDLE).wait_for(state="attached")
                    return
            page.wait_for_timeout(100)
        raise RuntimeError(f"the kernel of {notebook} did not become idle")

    def _ask(self, method: str, path: str) -> Any:
        address = f"{self.address}/{path}?token={self.token}"
        with urlopen(Request(address, method=method), timeout=10) as reply:
            text = reply.read()
        return json.loads(text) if text else None

    def _command(self) -> list[str]:
        port = urlsplit(self.address).port
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.folder}",
            "--LabApp.extension_manager=readonly",
        ]

    def _environment(self) -> dict[str, str]:
        places = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        own = {name: str(self.home / place) for name, place in places.items()}
        own |= {"JUPYTER_CONFIG_PATH": str(SETTINGS), "JUPYTER_PREFER_ENV_PATH": "1"}
        return {**os.environ, **own}

    def _wait_until_up(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline and self.server.poll() is None:
            status = f"{self.address}/api/status?token={self.token}"
            with suppress(URLError, ConnectionError), urlopen(status, timeout=1):
                return
            time.sleep(0.1)
        self.log.flush()
        log = (self.home / "server.log").read_text()
        raise RuntimeError(f"JupyterLab did not start; its log ends:\n{log[-3000:]}")

    def _let_pass_or_refuse(self, route: Route) -> None:
        # A page that is being closed may take its requests along.
        with suppress(Error):
            if self._is_local(route.request.url):
                route.continue_()
            else:
                route.abort()

    def _meet(self, socket: WebSocket) -> None:
        self._is_local(socket.url)

    def _is_local(self, url: str) -> bool:
        here = urlsplit(url)
        ours = here.scheme in ("data", "blob") or here.hostname == "127.0.0.1"
        if not ours:
            self.refused.append(url)
        return ours

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"{message.text} ({message.location['url']})")

    def _note(self, error: str) -> None:
        if any(origin in error for origin in OUR_SCRIPTS):
            self.errors.append(error)


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
    page.wait_for_function(NO_CELL_WAITS, timeout=RUN_SECONDS * 1000)


def run_all_anew(page: Page, card: str) -> None:
    """Run the cells, perhaps once more; wait until the cards shown are new ones.

    `card` is the class of the cards' roots.
    """
    marks = f"document.querySelectorAll('.{card}').forEach(c => c.classList.add('old'))"
    page.evaluate(marks)
    run_all(page)
    expect(page.locator(f".{card}.old")).to_have_count(0)
    expect(page.locator(f".{card}").first).to_be_visible()


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


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
