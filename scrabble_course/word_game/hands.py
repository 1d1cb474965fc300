"""Stage 2: the letters a player holds (seed 004, Problem 2)."""

from __future__ import annotations

from collections.abc import Iterable

Hand = dict[str, int]
"""Letter -> how many of it are held; an absent letter and a count of 0 are the same."""


def get_frequency_dict(sequence: Iterable[str]) -> dict[str, int]:
    """Return how often each letter occurs in `sequence`.

    >>> get_frequency_dict("hello")
    {'h': 1, 'e': 1, 'l': 2, 'o': 1}
    """
    counts: dict[str, int] = {}
    for letter in sequence:
        counts[letter] = counts.get(letter, 0) + 1
    return counts


def display_hand(hand: Hand) -> None:
    """Print the letters of `hand` on one line, separated by spaces.

    >>> display_hand({"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1})
    a q l l m u i
    """
    letters = []
    for letter, count in hand.items():
        letters += [letter] * count
    print(" ".join(letters))


def update_hand(hand: Hand, word: str) -> Hand:
    """Return what is left of `hand` once the letters of `word` are spent.

    Each letter of `word` uses up one like it; where none is left, it is ignored.
    Capitals count like small letters. `hand` itself is not changed.

    >>> hand = {"a": 1, "q": 1, "l": 2, "m": 1, "u": 1, "i": 1}
    >>> update_hand(hand, "quail")
    {'l': 1, 'm': 1}
    >>> update_hand({"j": 2, "o": 1, "l": 1, "w": 1, "n": 2}, "jolly")
    {'j': 1, 'w': 1, 'n': 2}
    """
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] -= 1
            if left[letter] == 0:
                del left[letter]
    return left
