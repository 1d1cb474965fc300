"""Files that are written whole or not at all, and names for what they held before."""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
elif sys.platform != "emscripten":
    import fcntl

PART = ".scrabble-part"
LEFT_BEHIND_SECONDS = 60.0
LONGEST_WAIT = 5.0
"""Seconds until who waits for another goes on: that one was perhaps stopped."""


def write_atomically(path: Path, content: str | bytes) -> None:
    """Make `path` hold `content`; if anything goes wrong, it holds what it held before.

    A text is written in UTF-8. The folder has to exist. A link is followed, not
    replaced. OSError names the file, and says why it cannot be written.
    """
    target = path.resolve()
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}{PART}")
    try:
        with part.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
        _keep_names(target.parent)
    except OSError as error:  # which names the part, or no file at all
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """Hold off other processes that come here with `path` until the block ends.

    What is read and written again in the block loses nothing of theirs. A page has no
    locks, and a folder may allow none: there the block runs all the same.
    """
    try:
        name = path.with_name(f".{path.name}.lock")
        lock = os.open(name, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError:
        lock = None
    try:
        end = time.monotonic() + LONGEST_WAIT
        while lock is not None and not _locked(lock) and time.monotonic() < end:
            time.sleep(0.002)
        yield
    finally:
        if lock is not None:
            os.close(lock)  # and the lock goes with it


def free_name(path: Path) -> Path:
    """Return a name beside `path` that is free: what that holds may be kept there."""
    for number in count(1):
        mark = "kept" if number == 1 else f"kept-{number}"
        name = path.with_name(f"{path.stem}.{mark}{path.suffix}")
        if not name.exists():
            break
    return name


def set_aside(path: Path) -> Path:
    """Give what `path` holds another name, which is free, and return that."""
    kept = free_name(path)
    path.rename(kept)
    return kept


def sweep_parts(folder: Path) -> None:
    """Remove what killed processes left behind while they wrote files in `folder`.

    A part that is younger than a minute may belong to a process that still writes.
    """
    for part in folder.glob(f".*{PART}"):
        with suppress(OSError):  # gone, or in the hands of another: the next time
            if time.time() - part.stat().st_mtime > LEFT_BEHIND_SECONDS:
                part.unlink()


def _keep_names(folder: Path) -> None:
    """Have the disk know the names in `folder`, where a folder can be told so."""
    if sys.platform in ("win32", "emscripten"):
        return
    with suppress(OSError):  # the file is there; only a power cut could take it back
        names = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(names)
        finally:
            os.close(names)


def _locked(lock: int) -> bool:
    """Lock a file that is open, unless another process has done so."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        elif sys.platform != "emscripten":
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # no locks here
        pass
    return True
