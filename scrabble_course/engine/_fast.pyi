from array import array
from collections.abc import Sequence
from typing import TypeAlias

from scrabble_course.engine.scored_play import ScoredPlay as ScoredPlay

interface: int

class Handle: ...

# A graph, 225 squares, a rack, letter times, word times, values, the bonus for all
# tiles; and the least that a play must score, or what each leave is worth, or a play.
Question: TypeAlias = tuple[Handle, str, str, bytes, bytes, bytes, int]

def build_graph(words: str, /) -> tuple[int, bytes, bytes, bytes, bytes]: ...
def read_graph(
    children: array[int],
    finals: array[int],
    edges: array[int],
    targets: array[int],
    /,
) -> Handle: ...
def all_plays(*question: *tuple[*Question, int]) -> list[ScoredPlay]: ...
def best_play(
    *question: *tuple[*Question, array[float] | None],
) -> ScoredPlay | None: ...
def score_of(
    *question: *tuple[*Question, tuple[str, int, int, bool]],
) -> int | None: ...
def rack_words(graph: Handle, rack: str, /) -> list[str]: ...
def best_rack_word(
    graph: Handle,
    rack: str,
    letter_times: Sequence[int],
    word_times: Sequence[int],
    values: bytes,
    bonus: int,
    bonus_tiles: int,
    /,
) -> tuple[int, str]: ...
