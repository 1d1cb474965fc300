"""What a student's code finds around it: a folder with the words, and nobody to wait.

It is set up in the zygote as far as all files share it, and in the child as far as
they do not.
"""

from __future__ import annotations

import builtins
import itertools
import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from scrabble_course.grading.sandbox import open_files, threads
from scrabble_course.grading.sandbox.submitted_modules import HERE

FOLDER = "work"
"""The folder of the box in which code finds itself."""
WORDS = "words.txt"
LESSONS = "lesson_cells.json"
"""The file of the box with the cells that the lessons hand out."""


def furnish(box: Path) -> None:
    """Go to the folder of work in the box; a pause takes no time from here on."""
    os.chdir(box / FOLDER)
    os.environ.update(HOME=str(box / FOLDER), LANG="C.UTF-8", USER="student")
    open_files.stand_in(str(box / FOLDER / WORDS))
    threads.stand_in()
    # Of what newer Pythons have, the one function that is taught.
    vars(itertools).setdefault("batched", _batched)
    time.sleep = _sleep  # type: ignore[assignment]
    builtins.exit = builtins.quit = _leave  # type: ignore[assignment]


def main_module(path: str) -> dict[str, Any]:
    """Return the names of a new main module, which is the file called `path`."""
    main = sys.modules["__main__"] = ModuleType("__main__")
    sys.argv = [path]
    names = vars(main)
    here = os.getcwd()  # noqa: PTH109 - a child has less to copy without a Path
    names["__file__"] = f"{here}/{path}"
    names["__package__"] = HERE
    names["display"] = _show_nothing
    return names


class NobodyThere(EOFError):
    """Raised by `input()` outside `typed`, after one empty reply."""


class Keyboard:
    """Gives a statement the `replies` that there are, and then end of file."""

    def __init__(self) -> None:
        self.replies: list[str] = []

    def ask(self, prompt: object = "") -> str:
        """Answer `input()`."""
        if not self.replies:
            raise NobodyThere("nobody is at the keyboard while work is graded")
        return self.replies.pop()

    @contextmanager
    def at_hand(self) -> Iterator[None]:
        """Let `input()` ask this keyboard."""
        kept = builtins.input
        builtins.input = self.ask
        try:
            yield
        finally:
            builtins.input = kept


@contextmanager
def silence() -> Iterator[None]:
    """Keep nothing of what is printed."""
    kept = sys.stdout, sys.stderr
    sys.stdout = sys.stderr = _Silence()
    try:
        yield
    finally:
        sys.stdout, sys.stderr = kept


class _Silence:
    encoding = "utf-8"

    def write(self, text: str) -> int:
        return len(text)

    def flush(self) -> None:
        pass

    def reconfigure(self, **_: object) -> None:
        pass

    def isatty(self) -> bool:
        return False


def _batched(iterable: Iterable[Any], n: int) -> Iterator[tuple[Any, ...]]:
    """Do what `itertools.batched` does from Python 3.12 on."""
    if n < 1:
        raise ValueError("n must be at least one")
    rest = iter(iterable)
    while batch := tuple(itertools.islice(rest, n)):
        yield batch


def _sleep(seconds: float, /) -> None:
    """Come back at once: nobody watches."""


def _leave(code: object = None) -> None:
    raise SystemExit(code)


def _show_nothing(*_: object, **__: object) -> None:
    pass
