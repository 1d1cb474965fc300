"""The searches in C, with the same answers as those in Python, many times as fast.

The extension `_fast` (`extension.py`) knows no premium and no value of a tile: all that
is handed to it, with the word graph, which it checks and copies once.
"""

from __future__ import annotations

import weakref
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING

from scrabble_course.board import Board, Play
from scrabble_course.engine import extension
from scrabble_course.engine.lines import LETTER_TIMES, WORD_TIMES
from scrabble_course.engine.rack_leaves import Worth, leaves_of
from scrabble_course.engine.scored_play import ScoredPlay
from scrabble_course.engine.word_graph import LETTERS, UINT32, WordGraph
from scrabble_course.resources.english_tiles import BONUS, LETTER_VALUES, RACK_SIZE

if TYPE_CHECKING:
    from scrabble_course.engine import _fast

MOST_TILES = 32
MOST_LETTER_TIMES = 100
MOST_WORD_TIMES = 1_000_000
"""What the extension takes of a rack and its squares; Python takes what goes beyond."""

VALUES = bytes(LETTER_VALUES[letter] for letter in LETTERS.upper())
_LETTER_TIMES = bytes(chain(*LETTER_TIMES))
_WORD_TIMES = bytes(chain(*WORD_TIMES))


class Fast:
    """The extension, and what it made of the graphs that it was asked about."""

    def __init__(self) -> None:
        # Imported here, so that it is no error of the engine where it is not built.
        extension.require()
        from scrabble_course.engine import _fast

        self._extension = _fast
        self._handles: dict[int, _fast.Handle] = {}

    def build_graph(self, words: Iterable[str]) -> WordGraph:
        """Return the graph of `words`, as `word_graph.build_graph` builds it."""
        count, *columns = self._extension.build_graph("\n".join(words))
        return WordGraph(count, *(array(UINT32, column) for column in columns))

    def all_plays(
        self, board: Board, rack: str, graph: WordGraph, values: bytes, least: int
    ) -> list[ScoredPlay]:
        """Return those of `plays_on` that score `least` or more.

        `rack` is of small letters and `?`.
        """
        question = self._question(board, rack, graph, values)
        return self._extension.all_plays(*question, least)

    def best_play(
        self,
        board: Board,
        rack: str,
        graph: WordGraph,
        values: bytes,
        worth: Worth | None,
    ) -> ScoredPlay | None:
        """Return the best of all plays, or None, without looking at most of them.

        From the 256th search with blanks on, words are looked up by their letters.
        """
        question = self._question(board, rack, graph, values)
        worths = None if worth is None else array("d", map(worth, leaves_of(rack)))
        return self._extension.best_play(*question, worths)

    def score_of(
        self, board: Board, play: Play, rack: str, graph: WordGraph, values: bytes
    ) -> int | None:
        """Return what a play earns, or None if the rules do not allow it."""
        question = self._question(board, rack, graph, values)
        laid = play.word, play.row, play.col, play.down
        return self._extension.score_of(*question, laid)

    def rack_words(self, rack: str, graph: WordGraph) -> list[str]:
        """Return the words that `rack` spells, up to 32 small tiles."""
        return self._extension.rack_words(self._handle(graph), rack)

    def best_rack_word(
        self,
        rack: str,
        letter_times: Sequence[int],
        factors: Sequence[int],
        graph: WordGraph,
    ) -> tuple[int, str]:
        """Return the best score and its word; n letters count `factors[n]` times."""
        return self._extension.best_rack_word(
            self._handle(graph),
            rack,
            letter_times,
            factors,
            VALUES,
            BONUS,
            RACK_SIZE,
        )

    def _question(
        self,
        board: Board,
        rack: str,
        graph: WordGraph,
        values: bytes,
    ) -> _fast.Question:
        return (
            self._handle(graph),
            "".join(board.rows),
            rack,
            _LETTER_TIMES,
            _WORD_TIMES,
            values,
            BONUS,
        )

    def _handle(self, graph: WordGraph) -> _fast.Handle:
        """Return the checked copy of `graph`, kept as long as the graph itself."""
        key = id(graph)
        handle = self._handles.get(key)
        if handle is None:
            arrays = graph.children, graph.finals, graph.edges, graph.targets
            handle = self._handles[key] = self._extension.read_graph(*arrays)
            weakref.finalize(graph, self._handles.pop, key, None).atexit = False
        return handle


def load_fast() -> Fast | None:
    """Return the searches in C, or None where they are not built or not wanted."""
    return Fast() if extension.is_ready() else None


chosen = load_fast()
"""Who answers: the searches in C, or None for those in Python."""

backend = "python" if chosen is None else "c"
"""The name of who answers, unless `searching_in` says otherwise: "c" or "python"."""


def why_this_backend() -> str:
    """Say in one sentence who answers, and why."""
    if backend == "c":
        return "The engine runs in C."
    if not extension.is_wanted():
        return f"The engine runs in Python, because {extension.VARIABLE} asks for it."
    slower = "The engine runs in Python: the same answers, many times slower."
    try:
        extension.require()
    except ModuleNotFoundError:
        return f"{slower} Its part in C was not built when the course was installed."
    except ImportError as error:
        return f"{slower} Its part in C does not load here: {error}."
    return slower


@contextmanager
def searching_in(name: str) -> Iterator[None]:
    """Let the searches in "c" or in "python" answer, to compare them.

    >>> from scrabble_course.engine import Lexicon, rack_words
    >>> with searching_in("python"):
    ...     rack_words("TA", Lexicon.from_words(["at"]))
    ['at']

    LookupError if they are not there.
    """
    global chosen
    searches = {"c": chosen or load_fast(), "python": None}
    if name not in searches or (name == "c" and searches["c"] is None):
        raise LookupError(
            f"there is no search in {name!r} here; try 'python', or install the course "
            "again where there is a C compiler"
        )
    before, chosen = chosen, searches[name]
    try:
        yield
    finally:
        chosen = before
