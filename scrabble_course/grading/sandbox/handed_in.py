"""What else was handed in with a file: it can be imported, and run by `%run`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

RUN_THEIR_CODE = ("time", "capture", "prun")
"""The magics that run what comes after them."""

Files = Mapping[str, Iterable[str]]
"""The cells of files by their paths, such as "helpers.py" or "lib/more.py"."""


class HandedIn(MetaPathFinder, Loader):
    """Finds the Python files that were handed in together with the one that is run."""

    def __init__(
        self, files: Files, run: Callable[[Iterable[str], ModuleType], None]
    ) -> None:
        self._run = run
        self._cells: dict[str, Iterable[str]] = {}
        for path, cells in files.items():
            for name in modules_at(path):
                self._cells.setdefault(name, cells)
        for name in list(self._cells):
            while name := name.rpartition(".")[0]:
                self._cells.setdefault(name, ())

    def can_be_imported(self) -> None:
        """Let `import` find them, before any module that is not loaded yet."""
        if self._cells:
            sys.meta_path.insert(0, self)

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Tell `import` whether a module was handed in."""
        if name not in self._cells:
            return None
        return ModuleSpec(name, self, is_package=True)

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the making of a module to `import`."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's cells."""
        self._run(self._cells[module.__name__], module)


class JupyterLab:
    """Stands in for what `get_ipython()` gives: magics that run code do, no other."""

    def __init__(self, files: Files, run: Callable[[str], None]) -> None:
        self._files, self._run = files, run

    def run_line_magic(self, name: str, line: str, *_: object) -> None:
        """Run what comes after `%time`, or the file after `%run`."""
        if name in RUN_THEIR_CODE:
            self._run(line)
        elif name == "run":
            self._run_file(line.strip(" '\""))

    def run_cell_magic(self, name: str, _line: str, cell: str) -> None:
        """Run the cell below `%%time`."""
        if name in RUN_THEIR_CODE:
            self._run(cell)

    def getoutput(self, *_: object) -> list[str]:
        """Return what a program prints that is not run."""
        return []

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None

    def _run_file(self, path: str) -> None:
        wanted = path.rpartition("/")[2]
        for place, cells in self._files.items():
            name = place.rpartition("/")[2]
            if name in (wanted, f"{wanted}.py", f"{wanted}.ipynb"):
                for cell in cells:
                    self._run(cell)
                return


def modules_at(path: str) -> Iterator[str]:
    """Yield the names under which a Python file can be imported; none of a notebook.

    >>> list(modules_at("ann/lib/more.py"))
    ['more', 'lib.more', 'ann.lib.more']
    """
    if path.lower().endswith(".py"):
        parts = path[:-3].removesuffix("/__init__").split("/")
        for start in reversed(range(len(parts))):
            yield ".".join(parts[start:])
