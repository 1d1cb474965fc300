"""The kernels of stored notebooks start as a server starts them, each in its own place.

A kernel's ports are chosen before it takes them. Of two that start at the same moment
in two workers, one may find a port taken, and die before it answers. So it has sockets
in a folder of its own instead, where there are such. A Jupyter server tells each kernel
its notebook; nbval does not. And each begins with no progress kept.
"""

import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from nbval import kernel

start_new_kernel, KernelManager = kernel.start_new_kernel, kernel.KernelManager
notebook = Path()
"""The file whose cells are run."""
places = ExitStack()
"""Folders for what is kept; they go when the tests end."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out what has no example: to look for one takes longer than to read it."""
    is_ours = Path(__file__).parent / "scrabble_course" in collection_path.parents
    if not is_ours or collection_path.suffix != ".py":
        return None
    return ">>> " not in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Remember the file before its kernel starts, with its first cell."""
    global notebook
    notebook = item.path


def pytest_unconfigure() -> None:
    """Remove what was kept."""
    places.close()


def _start_as_a_server(*args: Any, **options: Any) -> Any:
    return start_new_kernel(*args, **options, env=_environment())


def _manager(**options: Any) -> Any:
    if sys.platform != "win32":
        options |= {"transport": "ipc", "ip": str(_own_place() / "kernel")}
    return KernelManager(**options)


def _own_place() -> Path:
    return Path(places.enter_context(tempfile.TemporaryDirectory()))


def _environment() -> dict[str, str]:
    # Imported late, as coverage is measured from the tests on.
    from scrabble_course.checks.progress_file import NOTEBOOK_VARIABLE, PLACE_VARIABLE

    kept = str(_own_place() / "progress.json")
    own = {NOTEBOOK_VARIABLE: str(notebook), PLACE_VARIABLE: kept}
    return {**os.environ, **own}


kernel.start_new_kernel, kernel.KernelManager = _start_as_a_server, _manager
