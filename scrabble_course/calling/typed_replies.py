"""Plays a console game with replies that are written down beforehand."""

from __future__ import annotations

import builtins
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any


@contextmanager
def typed(*replies: str, letters: str = "") -> Iterator[None]:
    """Answer each `input()` in the block with the next of `replies`, and show it.

    `letters` are what `random.choice` gives, one after the other, so that even a
    deal can be written down; without it, chance is left alone. A function that is
    not written yet is named instead of stopping the notebook. EOFError if the game
    asks for more replies than there are.

    >>> with typed("jar"):
    ...     word = input("Enter word: ")
    Enter word: jar
    """
    waiting = list(replies)
    keyboard = _replaced(builtins, "input", _answers(waiting))
    chance = _replaced(random, "choice", _choices(letters))
    with keyboard, chance:
        try:
            yield
        except NotImplementedError:
            print("This needs a function that is not written yet.")
            return
    if waiting:
        print(f"(The game ended before these replies were used: {waiting})")


@contextmanager
def _replaced(module: ModuleType, name: str, stand_in: object) -> Iterator[None]:
    kept = getattr(module, name)
    setattr(module, name, stand_in)
    try:
        yield
    finally:
        setattr(module, name, kept)


def _answers(waiting: list[str]) -> Callable[..., str]:
    def answer(prompt: object = "") -> str:
        if not waiting:
            raise EOFError(f"typed() has no reply left for the question {prompt!r}")
        reply = waiting.pop(0)
        print(f"{prompt}{reply}")
        return reply

    return answer


def _choices(letters: str) -> Callable[[Sequence[Any]], Any]:
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
