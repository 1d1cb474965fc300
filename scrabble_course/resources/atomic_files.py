"""Files that are written whole or not at all, and names for what they held before."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

PART = ".scrabble-part"
LEFT_BEHIND_SECONDS = 60.0


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
    except OSError as error:  # which names the part, or no file at all
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        part.unlink(missing_ok=True)


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
