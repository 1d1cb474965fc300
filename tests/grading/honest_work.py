"""Right functions, and the files in which students hand them in."""

import json
from dataclasses import dataclass
from textwrap import dedent

RIGHT = """\
def update_hand(hand, word):
    left = hand.copy()
    for letter in word.lower():
        if left.get(letter, 0) > 0:
            left[letter] = left[letter] - 1
    return left
"""
LEFT = "{l: max(0, n - word.lower().count(l)) for l, n in hand.items()}"
STUB = """\
def update_hand(hand, word):
    raise NotImplementedError  # your code here
"""
PLAIN_WORDS = """\
def is_valid_word(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return word in word_list
"""
WILD_WORDS = """\
def is_valid_word(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    if "*" not in word:
        return word in word_list
    return any(word.replace("*", vowel) in word_list for vowel in "aeiou")
"""
DEAL = """\
import math
import random
def deal_hand(n):
    vowels = math.ceil(n / 3)
    hand = {"*": 1}
    for place in range(n - 1):
        letters = "aeiou" if place < vowels - 1 else "bcdfghjklmnpqrstvwxyz"
        letter = random.choice(letters)
        hand[letter] = hand.get(letter, 0) + 1
    return hand
"""


@dataclass(frozen=True)
class Shape:
    """The files of a folder, and the functions that are right: name by stage."""

    files: dict
    right: tuple = ((2, "update_hand"),)


def py(text, name="ps3.py"):
    return Shape({name: dedent(text)})


def above(line):
    """The line above the function, and again below it."""
    return py(f"{line}\n{RIGHT}\n{line}\n")


def notebook(*sources, cell=None, **more):
    cells = [
        {"cell_type": "code", "metadata": {}, "outputs": [], "source": source}
        | {"execution_count": None}
        | (cell or {})
        for source in sources
    ]
    return json.dumps(
        {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5} | more
    )


def nb(*sources, name="02_hands.ipynb", **more):
    return Shape({name: notebook(*sources, **more)})
