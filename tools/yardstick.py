"""Searches for plays as the textbook says, in plain C, to measure the engine by.

It is the yardstick of `bench_engine.py`, an independent second opinion on its plays,
and no part of the course: `yardstick.c` is compiled when somebody asks. It is handed
the same words, boards and racks, and is called in the same process.
"""

from __future__ import annotations

import ctypes
import functools
import shlex
import subprocess
import sysconfig
import tempfile
from array import array
from ctypes import c_char, c_char_p, c_int32, c_uint32, c_void_p
from itertools import chain
from pathlib import Path

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, ScoredPlay
from scrabble_course.engine.lines import LETTER_TIMES, WORD_TIMES
from scrabble_course.resources.english_tiles import BONUS, LETTER_VALUES

SOURCE = Path(__file__).with_suffix(".c")
FLAGS = ("-O3", "-shared", "-fPIC")
ROOM = 200_000
"""Plays for which there is room: a rack with two blanks has some tens of thousands."""


class FoundPlay(ctypes.Structure):
    """A play, as `yardstick.c` has it."""

    _fields_ = (
        *((name, c_int32) for name in ("row", "col", "down", "score", "length")),
        ("word", c_char * 16),
    )

    def play(self) -> ScoredPlay:
        """Return it as the engine has it."""
        word = self.word.decode("ascii")
        return ScoredPlay(word, self.row, self.col, bool(self.down), self.score)


class Question(ctypes.Structure):
    """What is asked, and the best play that was found."""

    _fields_ = (
        *((name, c_void_p) for name in ("children", "finals", "edges", "targets")),
        ("root", c_uint32),
        *((name, c_char_p) for name in ("squares", "rack")),
        *((name, c_char_p) for name in ("letter_times", "word_times", "values")),
        ("bonus", c_int32),
        ("found", c_void_p),
        ("room", c_int32),
        ("best", FoundPlay),
    )


class Yardstick:
    """Finds the plays of one rack on one board, as often as it is asked to."""

    def __init__(self, board: Board, rack: str, lexicon: Lexicon) -> None:
        graph = lexicon.graph
        arrays = graph.children, graph.finals, graph.edges, graph.targets
        self._kept = arrays  # C has only their addresses
        self._question = Question(
            *map(_address, arrays),
            graph.root,
            "".join(board.rows).encode("ascii"),
            rack.lower().encode("ascii"),
            bytes(chain(*LETTER_TIMES)),
            bytes(chain(*WORD_TIMES)),
            bytes(LETTER_VALUES.values()),
            BONUS,
            ctypes.addressof(_room()),
        )
        self._asked = ctypes.byref(self._question)
        self._find = compiled().find_plays

    def all_plays(self) -> int:
        """Find and keep all plays; return how many there are."""
        self._question.room = ROOM
        count: int = self._find(self._asked)
        return count

    def best_play(self) -> int:
        """Find the play that scores most, and keep no other; return its points."""
        self._question.room = 0
        self._find(self._asked)
        return self._question.best.score if self._question.best.length else -1

    def plays(self) -> list[ScoredPlay]:
        """Return all plays as the engine has them, to compare the two."""
        return [found.play() for found in _room()[: self.all_plays()]]


@functools.cache
def compiled() -> ctypes.CDLL:
    """Compile the yardstick, as the engine is compiled, and load it.

    OSError or CalledProcessError where there is no compiler.
    """
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "yardstick.so"
        machine = ["-mpopcnt"] if "x86_64" in sysconfig.get_platform() else []
        command = [*compiler, *FLAGS, *machine, str(SOURCE), "-o", str(library)]
        subprocess.run(command, check=True, capture_output=True)
        return ctypes.CDLL(str(library))


@functools.cache
def _room() -> ctypes.Array[FoundPlay]:
    return (FoundPlay * ROOM)()


def _address(numbers: array[int]) -> int:
    return numbers.buffer_info()[0]
