"""The temporary folder of a run; what a killed run leaves, a later one takes away."""

from __future__ import annotations

import fcntl
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PREFIX = "scrabble-course-run-"
LOCK = "in-use"
YOUNG_SECONDS = 60.0
"""A folder of this age may not be locked yet."""


@contextmanager
def box_folder() -> Iterator[Path]:
    """Make a folder for boxes, which is taken away at the end.

    It is locked as long as this process, or a worker of it, lives; so it can be told
    from those of processes that were killed, which are taken away first.
    """
    _sweep(Path(tempfile.gettempdir()))
    folder = Path(tempfile.mkdtemp(prefix=PREFIX))
    folder.chmod(0o755)  # what runs in a box may be another user
    try:
        with (folder / LOCK).open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def temporary_files_in(folder: Path) -> Iterator[None]:
    """Let all temporary files and folders be made in `folder`."""
    before, tempfile.tempdir = tempfile.tempdir, str(folder)
    try:
        yield
    finally:
        tempfile.tempdir = before


def _sweep(folder: Path) -> None:
    for left in folder.glob(f"{PREFIX}*"):
        with suppress(OSError):
            is_young = time.time() - left.stat().st_mtime < YOUNG_SECONDS
            if not is_young and not left.is_symlink():
                with (left / LOCK).open("r+") as lock:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                    shutil.rmtree(left, ignore_errors=True)
