"""Words that do not exist but look as if they did: for lists longer than ours."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Sequence

BEFORE = 3  # letters that say which one comes next
END = "."
LENGTHS = range(2, 16)


def invented(words: Sequence[str], count: int, rng: random.Random) -> list[str]:
    """Return `count` invented words, sorted, each once and none of `words`.

    Letter by letter, each is drawn as often as it comes behind the three letters
    before it in `words`; and so is the end of a word.

    >>> made = invented(["banana", "bandana", "cabana"], 3, random.Random(1))
    >>> made, made == invented(["banana", "bandana", "cabana"], 3, random.Random(1))
    (['bana', 'bananana', 'cabanananana'], True)
    """
    next_letters = _next_letters(words)
    known, made = set(words), set[str]()
    while len(made) < count:
        word = _word(next_letters, rng)
        if len(word) in LENGTHS and word not in known:
            made.add(word)
    return sorted(made)


def _next_letters(words: Sequence[str]) -> dict[str, str]:
    """Return what comes behind each few letters, as often as it does."""
    found = defaultdict(list)
    for word in words:
        text = END * BEFORE + word + END
        for at in range(BEFORE, len(text)):
            found[text[at - BEFORE : at]].append(text[at])
    return {before: "".join(letters) for before, letters in found.items()}


def _word(next_letters: dict[str, str], rng: random.Random) -> str:
    text = END * BEFORE
    while len(text) == BEFORE or text[-1] != END:
        text += rng.choice(next_letters[text[-BEFORE:]])
    return text.strip(END)
