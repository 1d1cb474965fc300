"""Leaves: the tiles that a play leaves on the rack, capitals in order, blanks last."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from scrabble_course.board import Board
from scrabble_course.board.board import EMPTY
from scrabble_course.board.letters import BLANK, in_order
from scrabble_course.engine.scored_play import ScoredPlay

Worth = Callable[[str], float]
"""What a leave is worth, in points."""


def leaves_of(rack: str) -> list[str]:
    """Return every leave that `rack` can become; the last one is all of it.

    The leave at `n` has those tiles, in order, whose bits are set in `n`, so tiles that
    are alike give leaves that are alike.

    >>> leaves_of("A?b")
    ['', 'A', 'B', 'AB', '?', 'A?', 'B?', 'AB?']
    """
    leaves = [""]
    for tile in in_order(rack.upper()):
        leaves += [leave + tile for leave in leaves]
    return leaves


def with_leaves(
    board: Board, rack: str, plays: Iterable[ScoredPlay]
) -> Iterator[tuple[ScoredPlay, str]]:
    """Yield each play and what it leaves on the rack, in order."""
    tiles = in_order(rack.upper())
    columns: dict[int, str] = {}  # as far as they are asked for
    for play in plays:
        if not play.down:
            lying = board.rows[play.row][play.col :]
        else:
            if play.col not in columns:
                columns[play.col] = "".join([row[play.col] for row in board.rows])
            lying = columns[play.col][play.row :]
        leave = tiles
        for letter, there in zip(play.word, lying, strict=False):
            if there == EMPTY:
                leave = leave.replace(letter if letter.isupper() else BLANK, "", 1)
        yield play, leave
