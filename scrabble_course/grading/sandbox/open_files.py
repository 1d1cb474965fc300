"""`open` as a student's code finds it: it reads, finds the words, and writes nothing.

The course's word list is there wherever it is looked for under a usual name. What is
written is kept in memory, where it can be read again.
"""

from __future__ import annotations

import builtins
import io
import os
import re
from pathlib import Path
from typing import Any

_WRITES = frozenset("wax+")
_WORDS = re.compile(r"[^.]*(?:word|dict)[^.]*(?:\.txt)?", re.IGNORECASE)
_real_open = io.open
_written: dict[str, bytes] = {}


def stand_in(words: str) -> None:
    """Let `open` find the word list at `words`, and write to memory."""

    def open(file: Any, mode: str = "r", *args: Any, **more: Any) -> Any:
        if isinstance(file, int):
            return _real_open(file, mode, *args, **more)
        place = str(Path(os.fsdecode(file)).absolute())
        if _WRITES.intersection(mode):
            return _to_memory(place, mode)
        if place in _written:
            kept = io.BytesIO(_written[place])
            return kept if "b" in mode else io.TextIOWrapper(kept, "utf-8")
        try:
            return _real_open(file, mode, *args, **more)
        except OSError:
            if not _WORDS.fullmatch(re.split(r"[/\\]", place)[-1]):
                raise
            return _real_open(words, mode, *args, **more)

    builtins.open = io.open = open


def _to_memory(place: str, mode: str) -> Any:
    if "x" in mode and place in _written:
        raise FileExistsError(f"there is a file {place!r} already")
    kept = _Kept(place)
    if "w" not in mode:
        kept.write(_written.get(place, b""))
    if "a" not in mode:
        kept.seek(0)
    kept.flush()
    return kept if "b" in mode else io.TextIOWrapper(kept, "utf-8", write_through=True)


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
