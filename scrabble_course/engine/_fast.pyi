from array import array
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

interface: int
PlayT = TypeVar("PlayT", bound=tuple[str, int, int, bool, int])

class Handle: ...

# A graph, 225 squares, a rack, letter times, word times, values, the bonus for all
# tiles, the type of the plays; and the least that one must score, or what each leave
# is worth, or a play.
Question: TypeAlias = tuple[Handle, str, str, bytes, bytes, bytes, int, type[PlayT]]

def build_graph(words: str, /) -> tuple[int, bytes, bytes, bytes, bytes]: ...
def read_graph(
    children: array[int],
    finals: array[int],
    edges: array[int],
    targets: array[int],
    /,
) -> Handle: ...
def all_plays(*question: *tuple[*Question[PlayT], int]) -> list[PlayT]: ...
def best_play(
    *question: *tuple[*Question[PlayT], array[float] | None],
) -> PlayT | None: ...
def score_of(
    *question: *tuple[*Question[PlayT], tuple[str, int, int, bool]],
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
