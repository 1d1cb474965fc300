"""A built site in a real browser, served here, with everything elsewhere refused."""

from __future__ import annotations

import json
import os
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler
from http.server import ThreadingHTTPServer as Server
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

from scrabble_course import course
from scrabble_course.release.edition import student_edition
from scrabble_course.release.notebook_text import (
    Notebook,
    fingerprint,
    notebook_text,
    parse_notebook,
)
from scrabble_course.resources.shipped_files import shipped
from scrabble_course.site.extension import PLUGIN
from tests.missing import give_up

BUILT = Path(__file__).parents[2] / "build/site"
PLACE_VARIABLE = "SCRABBLE_COURSE_SITE"
KERNEL_SECONDS = 150
"""How long a kernel may take to start: a shared machine is slow, and not wrong."""
RUN_SECONDS = 300
LATE = 6
"""Seconds: longer than a page takes to begin with a kernel."""
FILES = "/course/files/"
SETTINGS = "/course/jupyter-lite.json"
FORGET = "%reset -f"
NO_PYTHON = """globalThis.Worker = class extends EventTarget {
    postMessage() {}
    terminate() {}
};"""
"""For a page that needs no kernel: to begin with one takes longer than all else."""


class Site:
    """The site's server, and a proxy that refuses and notes what wants elsewhere.

    `instead` holds what is served in place of files of the site, by their paths;
    `sent` counts the bytes of all that was. A file of `late` comes some seconds later
    than it could.
    """

    def __init__(self, folder: Path) -> None:
        self.instead: dict[str, bytes] = {}
        self.refused: list[str] = []
        self.sent = 0
        self.is_away = False
        self.late: set[str] = set()
        self.folder = folder
        self.pages = Server(("127.0.0.1", 0), partial(_Files, self, folder))
        self.elsewhere = Server(("127.0.0.1", 0), partial(_Refusal, self))
        self.address = f"http://127.0.0.1:{self.pages.server_port}"
        self.proxy = f"http://127.0.0.1:{self.elsewhere.server_port}"

    def serve(self, stage: course.Stage, notebook: Notebook) -> None:
        """Serve `notebook` as that of a stage, as if the course had been built so."""
        text = notebook_text(notebook)
        self.instead[f"{FILES}{stage.notebook}"] = text.encode()
        built = (self.folder / SETTINGS[1:]).read_bytes()
        settings = json.loads(self.instead.get(SETTINGS, built))
        plugins = settings["jupyter-config-data"]["litePluginSettings"]
        settings["jupyter-config-data"]["exposeAppInBrowser"] = True
        plugins[PLUGIN]["release"][stage.notebook] = fingerprint(parse_notebook(text))
        self.instead[SETTINGS] = json.dumps(settings).encode()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Answer nothing meanwhile."""
        self.is_away = True
        try:
            yield
        finally:
            self.is_away = False

    def address_of(self, stage: course.Stage, face: str) -> str:
        """Return where a stage's notebook is opened."""
        return f"{self.address}/course/{face}/index.html?path={stage.notebook}"

    def open(self, context: BrowserContext, stage: course.Stage, face: str) -> Page:
        """Open a stage's notebook and wait until its kernel is idle."""
        page = context.new_page()
        page.goto(self.address_of(stage, face))
        wait_for_kernel(page)
        return page


@contextmanager
def served_site() -> Iterator[Site]:
    """Serve the site that was built; without one, the test is given up."""
    folder = Path(os.environ.get(PLACE_VARIABLE, BUILT))
    if not (folder / "index.html").exists():
        give_up("there is no site to look at: make site")
    site = Site(folder)
    for server in (site.pages, site.elsewhere):
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield site
    for server in (site.pages, site.elsewhere):
        server.shutdown()
        server.server_close()


class _Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, site: Site, folder: Path, *request: Any) -> None:
        self.site = site
        super().__init__(*request, directory=folder)

    def send_header(self, keyword: str, value: str) -> None:
        if keyword == "Content-Length":
            self.site.sent += int(value)
        super().send_header(keyword, value)

    def do_GET(self) -> None:
        if self.site.is_away:
            self.close_connection = True
            return
        path = urlsplit(self.path).path
        if path in self.site.late:
            time.sleep(LATE)
        content = self.site.instead.get(path)
        if content is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_said: object) -> None:
        """Say nothing."""


class _Refusal(BaseHTTPRequestHandler):
    def __init__(self, site: Site, *request: Any) -> None:
        self.site = site
        super().__init__(*request)

    def do_GET(self) -> None:
        self.site.refused.append(self.path)
        self.send_error(403)

    do_CONNECT = do_POST = do_GET

    def log_message(self, *_said: object) -> None:
        """Say nothing."""


def wait_for_kernel(page: Page) -> None:
    """Wait until the kernel of the open notebook has started."""
    page.wait_for_function(KERNEL_IS_IDLE, timeout=KERNEL_SECONDS * 1000)


def begin_all(page: Page) -> None:
    """Have all cells run."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


def run_all(page: Page) -> None:
    """Run all cells, and wait until none is left, or one has failed."""
    begin_all(page)
    page.wait_for_function(ALL_DONE, polling=LOOK_AGAIN, timeout=RUN_SECONDS * 1000)


def unsolved(stage: course.Stage) -> Notebook:
    """Return the notebook that students get."""
    return student_edition(_stored(stage), stage.notebook)


def solved(stage: course.Stage) -> Notebook:
    """Return the instructor's notebook, without outputs."""
    notebook = _stored(stage)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
    return notebook


def unsolved_then_solved(*stages: course.Stage, then: Sequence[str] = ()) -> Notebook:
    """Return both notebooks of stages as one, since a kernel takes its time to start.

    Where nothing is to be filled in, they are the same, and it is there once. In
    between everything is forgotten. The cells of `then` follow.
    """
    notebooks = []
    for stage in stages:
        first, second = unsolved(stage), solved(stage)
        notebooks += [first] if _sources(first) == _sources(second) else [first, second]
    cells = []
    for notebook in notebooks:
        cells += [*notebook["cells"], _code_cell(FORGET)]
    cells += [_code_cell(source) for source in then]
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    return {**notebooks[0], "cells": cells}


def _sources(notebook: Notebook) -> list[str]:
    return [cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "code"]


def notebook_of(sources: list[str]) -> Notebook:
    """Return a notebook with these code cells."""
    cells = [
        {**_code_cell(source), "id": f"cell-{number}"}
        for number, source in enumerate(sources)
    ]
    return {**unsolved(course.STAGES[0]), "cells": cells}


def _code_cell(source: str) -> dict[str, object]:
    bare: dict[str, object] = {"metadata": {}, "outputs": [], "execution_count": None}
    return {"cell_type": "code", "source": source, **bare}


def _stored(stage: course.Stage) -> Notebook:
    path = shipped("notebooks") / stage.notebook
    return parse_notebook(json.dumps(json.loads(path.read_text(encoding="utf-8"))))


KERNEL_IS_IDLE = """() => {
    const name = document.querySelector('.jp-KernelName, .jp-Toolbar-kernelName');
    const idle = '.jp-Notebook-ExecutionIndicator[data-status=idle]';
    return name?.textContent.includes('Python') && document.querySelector(idle);
}"""
# Cells out of sight may have no element yet, so these ask for the notebook itself.
CELLS = """[...jupyterapp.shell.currentWidget.content.model.cells]
    .filter((cell) => cell.type === 'code' && cell.sharedModel.getSource().trim())
    .map((cell) => [
        cell.sharedModel.getSource(),
        cell.executionCount,
        cell.outputs.toJSON()
            .filter((output) => output.output_type === 'error')
            .map((output) => output.evalue).join(),
    ])"""
ALL_DONE = f"""() => {{
    const cells = {CELLS};
    return cells.every(([, count]) => count) || cells.some(([, , error]) => error);
}}"""
LOOK_AGAIN = (
    200  # milliseconds: a look reads all outputs, and takes time from the kernel
)


def failed_cells(page: Page) -> list[list[object]]:
    """Return source, number and error of each cell that failed or was not run."""
    cells: list[list[object]] = page.evaluate(f"() => {CELLS}")
    return [
        [source, count, error] for source, count, error in cells if error or not count
    ]
