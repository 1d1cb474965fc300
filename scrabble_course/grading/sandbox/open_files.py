"""`open` as a student's code finds it: it reads, finds the words, and writes nothing.

The course's word list is there wherever it is looked for under a usual name, and what
was handed in wherever it was on the student's computer. What is written is kept in
memory, where it can be read again.
"""

from __future__ import annotations

import builtins
import io
import os
import re
from itertools import takewhile
from pathlib import Path
from stat import S_IFREG
from typing import Any

_WRITES = frozenset("wax+")
_MORE = ("buffering", "encoding", "errors", "newline")
"""What comes behind the mode."""
_WORDS = re.compile(r"[^.]*(?:word|dict)[^.]*(?:\.txt)?", re.IGNORECASE)
_real_open, _real_stat = io.open, os.stat
_written: dict[str, bytes] = {}
_USUAL = ("locale", "utf-8", "utf8")
"""What is said of an encoding by who knows of none, or whose library does."""


def stand_in(words: str) -> None:
    """Let `open` find the word list at `words`, and write to memory.

    A file that is only in memory is there for `os.stat`, and so for `os.path.exists`
    and `Path.is_file`; no folder lists it.
    """

    def open(file: Any, mode: str = "r", *args: Any, **more: Any) -> Any:
        if isinstance(file, int):
            return _real_open(file, mode, *args, **more)
        place = str(Path(os.fsdecode(file)).absolute())
        wrapped = dict(zip(_MORE, args, strict=False)) | more
        if _WRITES.intersection(mode):
            return _to_memory(place, mode, wrapped)
        try:
            if place not in _written:
                return _real_open(file, mode, *args, **more)
        except OSError:
            if not _known(place):
                if not _WORDS.fullmatch(_parts(place)[-1]):
                    raise
                return _real_open(words, mode, *args, **more)
        kept = io.BytesIO(_written[_known(place)])
        return kept if "b" in mode else _as_text(kept, wrapped)

    def stat(path: Any, *args: Any, **more: Any) -> os.stat_result:
        try:
            return _real_stat(path, *args, **more)
        except OSError:
            named = "" if isinstance(path, int) else os.fsdecode(path)
            if known := _known(str(Path(named).absolute())):
                rest = [0, 0, 1, 0, 0, len(_written[known]), 0, 0, 0]
                return os.stat_result([S_IFREG | 0o644, *rest])
            raise

    builtins.open = io.open = open
    os.stat = stat


def put(path: str, content: bytes) -> None:
    """Put a file into memory, as if it had been written."""
    _written[str(Path(path).absolute())] = content


def _known(place: str) -> str:
    """Return where a file is kept that somebody has at `place`, "" if nowhere.

    The name decides, and of several those folders that are most alike: on the student's
    computer they were others, and capitals may not have mattered.
    """
    if place in _written:
        return place
    wanted = _parts(place)
    found = [kept for kept in _written if _parts(kept)[-1] == wanted[-1]]
    return max(found, key=lambda kept: _alike(_parts(kept), wanted), default="")


def _parts(place: str) -> list[str]:
    """Return the folders and the name in a path of any system, without capitals."""
    return re.split(r"[/\\]", place.lower())


def _alike(one: list[str], other: list[str]) -> int:
    """Return how many of the last parts of two paths are the same."""
    pairs = zip(reversed(one), reversed(other), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _as_text(
    kept: io.BytesIO, wrapped: dict[str, Any], usual: str = "utf-8-sig"
) -> io.TextIOWrapper:
    """Return a file as text, in the encoding that is said, or in that which it has."""
    said, errors = wrapped.get("encoding"), wrapped.get("errors")
    if said is None or said.lower() in _USUAL:
        said = usual
        try:
            kept.getvalue().decode(usual, errors or "strict")
        except UnicodeDecodeError:  # it comes from a computer where another is usual
            said, errors = "cp1252", "replace"
    return io.TextIOWrapper(
        kept, said, errors, wrapped.get("newline"), write_through=True
    )


def _to_memory(place: str, mode: str, wrapped: dict[str, Any]) -> Any:
    if "x" in mode and place in _written:
        raise FileExistsError(f"there is a file {place!r} already")
    kept = _Kept(place)
    if "w" not in mode:
        kept.write(_written.get(_known(place), b""))
    if "a" not in mode:
        kept.seek(0)
    kept.flush()
    return kept if "b" in mode else _as_text(kept, wrapped, "utf-8")


class _Kept(io.BytesIO):
    """A file in memory, of which others see what was written when it is flushed."""

    def __init__(self, place: str) -> None:
        super().__init__()
        self._place = place

    def flush(self) -> None:
        super().flush()
        _written[self._place] = self.getvalue()

    def close(self) -> None:
        if not self.closed:
            self.flush()
        super().close()
