"""What a beginner writes in the first lessons, and what is said of it first."""

import linecache
import math
import random
from pathlib import Path

import pytest

from scrabble_course import word_game
from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.examine import examine

GIVEN = {"math": math, "random": random, **vars(word_game)}


def samples():
    """Give each sample: function, stage, the names at hand, and what is told."""
    text = Path(__file__).with_name("week_one.txt").read_text("utf-8")
    for block in text.split("### ")[1:]:
        heading, body = block.split("\n", 1)
        function, given, words = (part.strip() for part in heading.split("|"))
        name, stage = function.split()
        yield pytest.param(name, int(stage), given.split(), words, body, id=words)


def named(name):
    return GIVEN.get(name) or getattr(word_game, name)


@pytest.fixture
def run(monkeypatch):
    """Give a function that runs a cell, and returns what it has made."""

    def made(cell, around):
        lines = (len(cell), None, cell.splitlines(keepends=True), "<week one>")
        monkeypatch.setitem(linecache.cache, "<week one>", lines)
        exec(compile(cell, "<week one>", "exec"), around)
        return around

    return made


@pytest.mark.parametrize(("name", "stage", "given", "words", "cell"), list(samples()))
def test_the_first_sentence_names_the_slip(name, stage, given, words, cell, run):
    function = run(cell, {one: named(one) for one in given})[name]

    report = examine(exercise(name, stage), function)

    assert words in report.advice
