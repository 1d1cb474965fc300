"""Reads zips that students made: the names in them, and one file at a time.

Nothing is unpacked to the disk, and no more is read of a file than was asked for.
"""

from __future__ import annotations

import os
import stat
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ZIP = ".zip"
MOST_BYTES = 30_000_000
"""Of a zip that is looked into: its list of names is read as a whole."""


class CannotUnzip(Exception):
    """A zip is not what its name says; the text says what is wrong."""


def names_in(place: Path, most: int) -> Iterator[tuple[str, str]]:
    """Yield the names of the files in a zip, at most so many, each with its problem.

    A problem of the whole zip comes with the name "".
    """
    try:
        with _opened(place) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    except CannotUnzip as error:
        yield "", str(error)
        return
    for entry in entries[:most]:
        is_locked = bool(entry.flag_bits & 1)
        yield entry.filename, "it wants a password" if is_locked else ""
    if len(entries) > most:
        yield "", f"{len(entries) - most:,} more files in it are not looked at"
    elif not entries:
        yield "", "it is empty"


def read_member(place: Path, member: str, most: int) -> bytes:
    """Return what a file in a zip holds; CannotUnzip if it is more than `most` bytes.

    What the zip says about the size is not believed.
    """
    with _opened(place) as archive, archive.open(member) as opened:
        content = opened.read(most + 1)
    if len(content) > most:
        raise CannotUnzip(f"it has more than {most:,} bytes, which are read at most")
    return content


@contextmanager
def _opened(place: Path) -> Iterator[zipfile.ZipFile]:
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    try:
        with os.fdopen(os.open(place, flags), "rb") as opened:
            status = os.fstat(opened.fileno())
            if not stat.S_ISREG(status.st_mode) or status.st_size > MOST_BYTES:
                raise CannotUnzip(f"it is no file of at most {MOST_BYTES:,} bytes")
            with zipfile.ZipFile(opened) as archive:
                yield archive
    except CannotUnzip:
        raise
    except Exception as error:  # of many kinds: whatever the zip's maker did wrong
        raise CannotUnzip(f"it cannot be unzipped: {error}") from None
