"""Stage 3: which words may be played (seed 004, Problem 3)."""

from __future__ import annotations

from pathlib import Path

from scrabble_course.resources import word_list
from scrabble_course.word_game.hands import Hand


def load_words(path: str | Path | None = None) -> list[str]:
    """Return the words of a word list, in lower case, and say how many there are.

    `path` names a file with one word a line; without it, the course's own list
    is read. A missing or malformed file raises `word_list.WordListError`, which
    names the file and the line.
    """
    print("Loading word list from file...")
    words = word_list.read_words(path)
    print(f"  {len(words)} words loaded.")
    return words


def is_valid_word(word: str, hand: Hand, word_list: list[str]) -> bool:
    """Return whether `word` is in `word_list` and spelled from `hand`.

    Capitals count like small letters. Neither `hand` nor `word_list` is changed.
    Wildcards come in the next stage.

    >>> is_valid_word("Hello", {"h": 1, "e": 1, "l": 2, "o": 1}, ["hello", "help"])
    True
    >>> is_valid_word("hello", {"h": 1, "e": 1, "l": 1, "o": 1}, ["hello", "help"])
    False
    """
    word = word.lower()
    return word != "" and holds_letters(hand, word) and word in word_list


def holds_letters(hand: Hand, word: str) -> bool:
    """Return whether `hand` has every letter of `word`, often enough.

    >>> holds_letters({"d": 2, "a": 1}, "dad")
    True
    >>> holds_letters({"d": 1, "a": 1}, "dad")
    False
    """
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return True
