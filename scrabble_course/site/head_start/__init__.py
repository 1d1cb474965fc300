"""A head start for Python: it begins when its page does, beside JupyterLab.

`page.js`, in the head of a page, begins a worker that the first kernel is given; in
each worker `python.js` stands in for Pyodide, and begins before a kernel asks. It
begins with a snapshot, in which all that a lesson imports is imported (`snapshot.js`).
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

from scrabble_course.site.parts import in_node

HERE = Path(__file__).parent
PYTHON = "python.js"
SNAPSHOT = "snapshot.mjs"
SCRIPTS = (PYTHON, SNAPSHOT, "page.js", "worker.js")
HEAD = "<head>"


def take_snapshot(pyodide: Path, packages: Iterable[str]) -> None:
    """Lay Python as it is when it has begun beside Pyodide and the scripts.

    No two are the same in each byte; they do the same.
    """
    in_node(HERE / "make_snapshot.mjs", pyodide, *packages)


def lay_head_start(pyodide: Path, kernel: Path, packages: Iterable[str]) -> None:
    """Lay the scripts beside Pyodide, which is to be two folders below a site's top.

    `kernel` is JupyterLite's extension with the kernel; Python starts with `packages`.
    """
    text = (HERE / PYTHON).read_text(encoding="utf-8")
    text = text.replace("@PACKAGES@", " ".join(packages))
    (pyodide / PYTHON).write_text(text, encoding="utf-8")
    shutil.copyfile(HERE / "page.js", pyodide / "page.js")
    shutil.copyfile(HERE / "snapshot.js", pyodide / SNAPSHOT)
    (worker,) = (kernel / "static").glob("comlink.worker.*.js")
    theirs = f"../../extensions/@jupyterlite/{kernel.name}/static/{worker.name}"
    imports = f'import "./{PYTHON}";\nimport "{theirs}";\n'
    (pyodide / "worker.js").write_text(imports, encoding="utf-8")


def begin_with(page: Path, pyodide: str) -> None:
    """Have a page of JupyterLite begin with Python; `pyodide` is that folder's name."""
    text = page.read_text(encoding="utf-8")
    script = f'<script src="../{pyodide}/page.js"></script>'
    page.write_text(text.replace(HEAD, f"{HEAD}\n{script}", 1), encoding="utf-8")
