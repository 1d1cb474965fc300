"""A head start for Python: it begins when its page does, beside JupyterLab.

`page.js`, in the head of a page, begins a worker that the first kernel is given; in
each worker `python.js` stands in for Pyodide, and begins before a kernel asks.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent
PYTHON = "python.js"
SCRIPTS = (PYTHON, "page.js", "worker.js")
HEAD = "<head>"


def lay_head_start(pyodide: Path, kernel: Path, packages: Iterable[str]) -> None:
    """Lay the scripts beside Pyodide, which is to be two folders below a site's top.

    `kernel` is JupyterLite's extension with the kernel; Python starts with `packages`.
    """
    text = (HERE / PYTHON).read_text(encoding="utf-8")
    text = text.replace("@PACKAGES@", " ".join(packages))
    (pyodide / PYTHON).write_text(text, encoding="utf-8")
    shutil.copyfile(HERE / "page.js", pyodide / "page.js")
    (worker,) = (kernel / "static").glob("comlink.worker.*.js")
    theirs = f"../../extensions/@jupyterlite/{kernel.name}/static/{worker.name}"
    imports = f'import "./{PYTHON}";\nimport "{theirs}";\n'
    (pyodide / "worker.js").write_text(imports, encoding="utf-8")


def begin_with(page: Path, pyodide: str) -> None:
    """Have a page of JupyterLite begin with Python; `pyodide` is that folder's name."""
    text = page.read_text(encoding="utf-8")
    script = f'<script src="../{pyodide}/page.js"></script>'
    page.write_text(text.replace(HEAD, f"{HEAD}\n{script}", 1), encoding="utf-8")
