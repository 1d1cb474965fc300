"""Plays a console game with replies that are written down beforehand."""

from __future__ import annotations

import builtins
import random
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any


def typed(*replies: str, letters: str = "") -> AbstractContextManager[None]:
    """Answer each `input()` in the block with the next of `replies`, and show it.

    `letters` are what `random.choice` gives, one after the other, so that even a
    deal can be written down; without it, chance is left alone. A function that is
    not written yet is named instead of stopping the notebook. EOFError if the game
    asks for more replies than there are.

    >>> with typed("jar"):
    ...     word = input("Enter word: ")
    Enter word: jar
    """
    return _TypedReplies(replies, letters)


class _TypedReplies(AbstractContextManager[None]):
    """Stands in for `input` and `random.choice`, and puts both back.

    It is no generator: one that a stopped call has left puts them back when it is
    collected, whatever has taken their places by then.
    """

    def __init__(self, replies: Sequence[str], letters: str) -> None:
        self._waiting, self._letters = [*replies], letters

    def __enter__(self) -> None:
        self._kept = builtins.input, random.choice
        builtins.input = _answers(self._waiting)
        random.choice = _choices(self._letters)

    def __exit__(
        self, kind: type[BaseException] | None, error: object, traceback: object
    ) -> bool:
        builtins.input, random.choice = self._kept
        if kind is None and self._waiting:
            print(f"(The game ended before these replies were used: {self._waiting})")
        is_open = kind is not None and issubclass(kind, NotImplementedError)
        if is_open:
            print("This needs a function that is not written yet.")
        return is_open


def _answers(waiting: list[str]) -> Callable[..., str]:
    def answer(prompt: object = "") -> str:
        if not waiting:
            raise EOFError(f"typed() has no reply left for the question {prompt!r}")
        reply = waiting.pop(0)
        print(f"{prompt}{reply}")
        return reply

    return answer


def _choices(letters: str) -> Callable[..., Any]:
    if not letters:
        return random.choice
    waiting = list(letters)

    def choice(options: Sequence[Any]) -> Any:
        if not waiting or waiting[0] not in options:
            coming = f"the next letter is {waiting[0]!r}" if waiting else "none is left"
            raise ValueError(
                f"random.choice should pick from {options!r}, but {coming}"
            )
        return waiting.pop(0)

    return choice
