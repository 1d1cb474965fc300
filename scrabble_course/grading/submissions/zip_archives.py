"""Reads zips that students made: the names in them, and one file at a time.

Nothing is unpacked to the disk, and no more is read of a file than was asked for. A
zip in a zip is looked into, for who zips what `hand_in()` packed, but none in that.
"""

from __future__ import annotations

import io
import os
import stat
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from scrabble_course.grading.submissions.read_limits import TooLongToRead, reading_now

ZIP = ".zip"
MOST_BYTES = 30_000_000
"""Of a zip that is looked into."""
MOST_LIST_BYTES = 4_000_000
"""Of its list of names, which is read as a whole: half a second for the longest."""
PIECE_BYTES = 1_000_000
MOST_INSIDE = 10
"""Zips in a zip that are looked into."""
INSIDE = "\0"
"""Between the name of a zip in a zip and that of a file in it; no name has it."""


class CannotUnzip(Exception):
    """A zip is not what its name says; the text says what is wrong."""


def names_in(place: Path, most: int) -> Iterator[tuple[str, str]]:
    """Yield the names of the files in a zip, at most so many, each with its problem.

    A problem of the whole zip comes with the name "", and one of a zip in it with that
    one's name.
    """
    left, inside = most, MOST_INSIDE
    for name, why in _names(place, "", most):
        if why or not name.lower().endswith(ZIP):
            yield name, why
            continue
        if not inside:
            yield name, f"it is a zip in a zip, of which {MOST_INSIDE} are looked into"
            continue
        inside -= 1
        for inner, problem in _names(place, name, left):
            left -= bool(inner)
            yield (f"{name}{INSIDE}{inner}" if inner else name), problem


def _names(place: Path, zip_inside: str, most: int) -> Iterator[tuple[str, str]]:
    """Yield the names in one zip, and not those in zips there."""
    try:
        with _opened(place, zip_inside) as archive:
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

    What the zip says about the size is not believed. The member is called as `names_in`
    calls it.
    """
    content = bytearray()
    *around, name = member.split(INSIDE)
    with _opened(place, *around) as archive, archive.open(name) as opened:
        while len(content) <= most and (piece := opened.read(PIECE_BYTES)):
            content += piece
    if len(content) > most:
        raise CannotUnzip(f"it has more than {most:,} bytes, which are read at most")
    return bytes(content)


@contextmanager
def _opened(place: Path, zip_inside: str = "") -> Iterator[zipfile.ZipFile]:
    """Give an open zip, or one that is in it.

    While somebody's work is read, the last one stays open.
    """
    wanted = place, zip_inside
    try:
        if reading := reading_now():
            if not reading.zip_at_hand or reading.zip_at_hand[0] != wanted:
                reading.check_time()
                opened = _file_of(place, zip_inside)
                reading.zip_at_hand = None
                reading.needed.close()
                reading.zip_at_hand = wanted, _open(opened, reading.needed)
            yield reading.zip_at_hand[1]
            return
        with ExitStack() as needed:
            yield _open(_file_of(place, zip_inside), needed)
    except CannotUnzip:
        raise
    except TooLongToRead as error:
        raise CannotUnzip(str(error)) from None
    except Exception as error:  # of many kinds: whatever the zip's maker did wrong
        raise CannotUnzip(f"it cannot be unzipped: {error}") from None


def opened_safely(place: Path) -> io.FileIO:
    """Open a file to be read; a link is not followed, and a FIFO not waited for."""
    flags = os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    return io.FileIO(os.open(place, flags))


def _file_of(place: Path, zip_inside: str) -> _InPieces:
    """Open the file of a zip, of `MOST_BYTES` at most; one in a zip is in memory."""
    if zip_inside:
        return _InPieces(io.BytesIO(read_member(place, zip_inside, MOST_BYTES)))
    opened = _InPieces(opened_safely(place))
    status = os.fstat(opened.fileno())
    if not stat.S_ISREG(status.st_mode) or status.st_size > MOST_BYTES:
        opened.close()
        raise CannotUnzip(f"it is no file of at most {MOST_BYTES:,} bytes")
    return opened


def _open(opened: _InPieces, needed: ExitStack) -> zipfile.ZipFile:
    return needed.enter_context(zipfile.ZipFile(needed.enter_context(opened)))


class _InPieces(io.BufferedReader):
    """A file of which no more than a list of names is read at once."""

    def read(self, size: int | None = -1) -> bytes:
        if size and size > MOST_LIST_BYTES:
            raise CannotUnzip(
                f"its list of files has {size:,} bytes; {MOST_LIST_BYTES:,} are read "
                "at most. Zip the notebooks alone"
            )
        return super().read(size)
