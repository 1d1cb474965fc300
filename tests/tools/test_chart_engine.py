"""The chart of how the engine's cost grows, and the words that are invented for it."""

from __future__ import annotations

import itertools
import random
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from chart_engine import APART, PICTURE, growth_svg, growth_text, least  # noqa: E402
from invent_words import invented  # noqa: E402

WORDS = "banana bandana cabana canal band can ban".split()
COSTS = {
    count: {
        blanks: {"python": 2.0 * 9**blanks, "c": 0.1 * 9**blanks} for blanks in range(3)
    }
    for count in (20_000, 100_000, 500_000)
}


def drawn(own):
    svg = ElementTree.fromstring(growth_svg(COSTS, own))
    return {
        kind: [*svg.iter(f"{{http://www.w3.org/2000/svg}}{kind}")]
        for kind in ("text", "polyline", "circle", "desc")
    }


def test_the_chart_names_each_of_its_lines_and_says_every_figure():
    picture = drawn(own=500_000)

    texts = {text.text for text in picture["text"]}
    assert {"Python, 0 blanks", "Python, 1 blank", "C, 0 blanks", "C, 2 blanks"} < texts
    assert len(picture["polyline"]) == 6
    assert len(picture["circle"]) == 18
    assert picture["desc"][0].text == growth_text(COSTS)
    assert "100,000 words: 0 blanks 2 ms in Python, 0.1 ms in C" in growth_text(COSTS)


def test_lines_are_dashed_only_where_words_are_invented():
    def dashed(own):
        return [
            line for line in drawn(own)["polyline"] if "stroke-dasharray" in line.attrib
        ]

    assert len(dashed(own=100_000)) == 6
    assert dashed(own=500_000) == []


def test_no_two_labels_touch():
    labels = [text for text in drawn(own=500_000)["text"] if "blank" in text.text]
    heights = sorted(float(label.attrib["y"]) for label in labels)

    gaps = [below - above for above, below in itertools.pairwise(heights)]
    assert min(gaps) >= APART


def test_of_several_rounds_the_shortest_times_count():
    rounds = [{9: {0: {"c": 2.0, "python": 5.0}}}, {9: {0: {"c": 3.0, "python": 4.0}}}]

    assert least(rounds) == {9: {0: {"c": 2.0, "python": 4.0}}}


def test_the_stored_picture_has_nothing_in_it_that_varies_by_machine():
    text = PICTURE.read_text(encoding="utf-8")

    assert ElementTree.fromstring(text) is not None
    assert not re.search(r"/(home|root|tmp)/", text)


@pytest.mark.parametrize("count", [0, 1, 20])
def test_invented_words_are_new_sorted_and_fit_on_the_board(count):
    made = invented(WORDS, count, random.Random(1))

    assert made == sorted(set(made))
    assert len(made) == count
    assert not set(made).intersection(WORDS)
    assert all(2 <= len(word) <= 15 for word in made)


def test_invented_words_follow_the_letters_of_the_words():
    def fours(words):
        texts = [f"...{word}." for word in words]
        return {text[at : at + 4] for text in texts for at in range(len(text) - 3)}

    assert fours(invented(WORDS, 20, random.Random(2))) <= fours(WORDS)
