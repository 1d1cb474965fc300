"""What else was handed in with a file: it can be imported, and run by `%run`.

So can a file that a cell writes with `%%writefile`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from scrabble_course.grading.sandbox import open_files

RUN_THEIR_CODE = ("time", "capture", "prun")
"""The magics that run what comes after them."""
WRITE_A_FILE = ("writefile", "file")
HERE = "handed_in.here"
"""The package that the file which is run seems to be in: `from .helpers import f`."""
_RUN = re.compile(r"""\s*(?:-\S+\s+)*(?:"([^"]+)"|'([^']+)'|(\S+))""")
_PACKAGES = ("handed_in", HERE)

CellsByPath = Mapping[str, Iterable[str]]
"""The cells of files by their paths, such as "helpers.py" or "lib/more.py"."""


class SubmittedModules(MetaPathFinder, Loader):
    """Finds the Python files that were handed in together with the one that is run."""

    def __init__(
        self,
        files: CellsByPath,
        data: Mapping[str, bytes],
        run: Callable[[Iterable[str], ModuleType], None],
    ) -> None:
        self._run = run
        self.files = dict(files)
        self._cells: dict[str, Iterable[str]] = dict.fromkeys(_PACKAGES, ())
        self._paths: dict[str, str] = {}
        for path in [*files][::-1]:  # the first of a name counts
            self._name(path)
            open_files.put(path, "\n".join(self.files[path]).encode("utf-8", "replace"))
        for path, content in data.items():
            open_files.put(path, content)
        if files:
            self._can_be_imported()

    def _can_be_imported(self) -> None:
        """Let `import` find them, before any module that is not loaded yet."""
        if self not in sys.meta_path:
            sys.meta_path.insert(0, self)

    def write(self, path: str, text: str, more: bool = False) -> None:
        """Write a file, or `more` of it: `open` reads it, and `import` finds it."""
        text = text if text.endswith("\n") else f"{text}\n"
        with open(path, "a+" if more else "w+", encoding="utf-8") as file:  # noqa: PTH123
            file.write(text)
            file.seek(0)
            self.files[path] = (file.read(),)
        self._name(path)
        self._can_be_imported()

    def _name(self, path: str) -> None:
        for name in modules_at(path):
            self._cells[name], self._paths[name] = self.files[path], path
            while name := name.rpartition(".")[0]:
                self._cells.setdefault(name, ())

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Tell `import` whether a module was handed in."""
        if _plain(name) not in self._cells:
            return None
        start = f"{_plain(name)}."
        is_package = name in _PACKAGES or any(o.startswith(start) for o in self._cells)
        place = os.path.abspath(self._paths.get(_plain(name), ""))  # noqa: PTH100
        spec = ModuleSpec(name, self, origin=place, is_package=is_package)
        spec.has_location = True  # code finds data beside `__file__`
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the making of a module to `import`."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module's cells."""
        self._run(self._cells[_plain(module.__name__)], module)


class JupyterLab:
    """Stands in for what `get_ipython()` gives: magics that run code do, no other."""

    def __init__(self, handed_in: SubmittedModules, run: Callable[[str], None]) -> None:
        self._handed_in, self._run = handed_in, run

    def run_line_magic(self, name: str, line: str, *_: object) -> None:
        """Run what comes after `%time`, or the file after `%run`."""
        if name in RUN_THEIR_CODE:
            self._run(line)
        elif name == "run":
            self._run_file(line)

    def run_cell_magic(self, name: str, line: str, cell: str) -> None:
        """Run the cell below `%%time`, or write it down."""
        if name in RUN_THEIR_CODE:
            self._run(cell)
        elif name in WRITE_A_FILE and line.split():
            path = line.split()[-1].strip("'\"")
            self._handed_in.write(path, cell, more="-a" in line.split())

    def getoutput(self, *_: object) -> list[str]:
        """Return what a program prints that is not run."""
        return []

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None

    def _run_file(self, line: str) -> None:
        for place, cells in self._handed_in.files.items():
            if is_run_by(line, place):
                for cell in cells:
                    self._run(cell)
                return


def _plain(name: str) -> str:
    """Return a module's name without the package it seems to be in."""
    if name in _PACKAGES:
        return name
    return name.removeprefix(f"{HERE}.").removeprefix("handed_in.")


def is_run_by(line: str, path: str) -> bool:
    r"""Whether a file is what `%run` runs, with what comes after it.

    >>> is_run_by("-i helpers 7", "ann/helpers.py"), is_run_by("./a.py", "b.py")
    (True, False)
    """
    found = _RUN.match(line)
    wanted = re.split(r"[/\\]", found[1] or found[2] or found[3])[-1] if found else ""
    return path.rpartition("/")[2] in (wanted, f"{wanted}.py", f"{wanted}.ipynb")


def modules_at(path: str) -> Iterator[str]:
    """Yield the names under which a Python file can be imported; none of a notebook.

    >>> list(modules_at("ann/lib/more.py"))
    ['more', 'lib.more', 'ann.lib.more']
    """
    if path.lower().endswith(".py"):
        parts = path[:-3].removesuffix("/__init__").split("/")
        for start in reversed(range(len(parts))):
            yield ".".join(parts[start:])
