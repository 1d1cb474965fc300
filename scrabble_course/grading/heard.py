"""What blocks of replies say, kept for a while: right functions mostly answer alike.

A block is read anew unless every byte of it was read before, as a reply to the very
same question.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator

from scrabble_course.checks.call import Outcome
from scrabble_course.grading import protocol
from scrabble_course.grading.question import Question

MOST_KEPT = 3 << 19
"""Bytes of all blocks that are kept; what they say takes some times as much."""
AT_LEAST = 500
"""What a block counts, however short it is."""


class Heard:
    """The blocks that were read last, and the outcomes that they tell."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._left = most
        self._kept: OrderedDict[tuple[Question, bytes], tuple[Outcome, ...]]
        self._kept = OrderedDict()

    def read(
        self, block: bytes, nonce: str, first: int, question: Question
    ) -> Iterator[Outcome] | None:
        """Return what `protocol.read_block` does."""
        key = question, said_in(block, nonce)
        if key in self._kept:
            self._kept.move_to_end(key)
            return iter(self._kept[key])
        replies = protocol.read_block(block, nonce, first, question.calls)
        return self._reading(key, replies) if replies and key[1] else replies

    def _reading(
        self, key: tuple[Question, bytes], replies: Iterator[Outcome]
    ) -> Iterator[Outcome]:
        outcomes = []
        for outcome in replies:
            outcomes.append(outcome)
            yield outcome
        self._kept[key] = tuple(outcomes)
        self._left -= _size(key)
        while self._left < 0:
            oldest, _ = self._kept.popitem(last=False)
            self._left += _size(oldest)


def said_in(block: bytes, nonce: str) -> bytes:
    """Return a block without the nonce; b"" of one that answers another question.

    >>> said_in(b'["1f", 0, [[5]]]', "1f"), said_in(b'0, [[5]]]', "1f")
    (b'0, [[5]]]', b'')
    """
    start = f'["{nonce}", '.encode()
    return block[len(start) :] if block.startswith(start) else b""


def _size(key: tuple[Question, bytes]) -> int:
    return max(AT_LEAST, len(key[1]))
