"""What beginners write, first in the first lessons, and what is said of it first."""

import linecache
import math
import random
from pathlib import Path

import pytest

from scrabble_course import load_words, scrabblegram, word_game
from scrabble_course.board import board_scores
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.notation import scrabble_notation

GIVEN = {"math": math, "random": random, "load_words": load_words}
GIVEN |= {"board_scores": board_scores, "scrabblegram": scrabblegram}
GIVEN |= {"scrabble_notation": scrabble_notation, **vars(scrabble_notation)}
GIVEN |= {**vars(board_scores), **vars(scrabblegram), **vars(word_game)}
TABLES = ("week_one.txt", "slips.txt")


def samples():
    """Give each sample: function, stage, the names at hand, and what is told."""
    texts = [Path(__file__).with_name(name).read_text("utf-8") for name in TABLES]
    for block in "".join(texts).split("### ")[1:]:
        heading, body = block.split("\n", 1)
        function, given, words = (part.strip() for part in heading.split("|"))
        name, stage = function.split()
        yield pytest.param(name, int(stage), given.split(), words, body, id=words)


def named(name):
    return GIVEN.get(name) or getattr(word_game, name)


@pytest.fixture
def run(monkeypatch, in_this_process):
    """Give a function that runs a cell, and returns what it has made."""

    def made(cell, around):
        lines = (len(cell), None, cell.splitlines(keepends=True), "<week one>")
        monkeypatch.setitem(linecache.cache, "<week one>", lines)
        exec(compile(cell, "<week one>", "exec"), around)
        return around

    return made


LOSES_THE_WILDCARD = """
def update_hand(hand, word):
    left = {}
    for letter in VOWELS + CONSONANTS:
        count = hand.get(letter, 0) - word.count(letter)
        if count > 0:
            left[letter] = count
    return left
"""
ONE_TOO_MANY = """
def play_hand(hand, word, word_list):
    return 0
"""


@pytest.mark.parametrize(
    ("name", "stage", "given", "cell", "never_said"),
    [
        (
            "update_hand",
            2,
            "VOWELS CONSONANTS",
            LOSES_THE_WILDCARD,
            "are to be ignored",
        ),
        ("play_hand", 5, "", ONE_TOO_MANY, "What is given as `word`"),
    ],
)
def test_what_is_not_so_is_not_said(name, stage, given, cell, never_said, run):
    function = run(cell, {one: named(one) for one in given.split()})[name]

    assert never_said not in str(examine(exercise_named(name, stage), function))


@pytest.mark.parametrize(("name", "stage", "given", "words", "cell"), list(samples()))
def test_the_first_sentence_names_the_slip(name, stage, given, words, cell, run):
    function = run(cell, {one: named(one) for one in given})[name]

    report = examine(exercise_named(name, stage), function, is_thorough=True)

    assert words in report.advice
