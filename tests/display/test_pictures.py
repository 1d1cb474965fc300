"""What holds for every picture: it can lie on any page, and be read by anyone."""

import re
from xml.etree import ElementTree

import pytest

from scrabble_course.board import Board, MarkedSquares
from scrabble_course.display.board_svg import board_svg
from scrabble_course.display.call_tree import call_tree
from scrabble_course.display.letter_chart import letter_chart
from scrabble_course.display.race import Lap, Race
from scrabble_course.display.standings_html import standings_svg
from scrabble_course.display.tile_svg import tiles_svg
from scrabble_course.notation import DISTRIBUTIONS, letter_frequencies
from scrabble_course.scrabblegram.best_word import ways_to_play
from tests.display.svg import SVG
from tests.display.test_board_svg import BOARD, MARKS
from tests.display.test_race import RESULT
from tests.display.test_standings_html import STANDINGS


def tree():
    return call_tree(ways_to_play, "APPLES", "ZLEAP?S")


def length(text):
    return len(text)


def chart():
    return letter_chart(letter_frequencies(["tea", "at", "ten"]), DISTRIBUTIONS)


# Each picture, and the text that it has to say in words.
PICTURES = {
    "board": (lambda: board_svg(BOARD, marks=MARKS), "Words: 8G QUiZ, J8 ZONE. "),
    "tiles": (lambda: tiles_svg("we*"), "W 4, E 1, wildcard 0"),
    "letters": (lambda: chart()._repr_svg_(), str(chart())),
    "race": (lambda: RESULT._repr_svg_(), str(RESULT)),
    "standings": (lambda: standings_svg(STANDINGS), str(STANDINGS)),
    "calls": (lambda: tree()._repr_svg_(), str(tree())),
    "growing calls": (lambda: tree().growing()._repr_svg_(), str(tree())),
}
WILD = "<b>&co.</b><script>"
MARK = MarkedSquares(((0, 0),), WILD, ("<b>",))
# Pictures with names that others have chosen.
NAMED = {
    "board": lambda: board_svg(Board.empty(), marks=(MARK,)),
    "letters": lambda: letter_chart({"e": 1.0}, {WILD: "1" * 26})._repr_svg_(),
    "race": lambda: Race((Lap(WILD, 0.001),))._repr_svg_(),
    "calls": lambda: call_tree(length, WILD)._repr_svg_(),
}
each = pytest.mark.parametrize(("draw", "words"), PICTURES.values(), ids=PICTURES)


@each
def test_a_picture_has_a_title_and_says_in_words_what_it_shows(draw, words):
    picture = ElementTree.fromstring(draw())

    assert picture.attrib["role"] == "img"
    assert picture.findtext(f"{SVG}title")
    assert picture.findtext(f"{SVG}desc").startswith(words)


@pytest.mark.parametrize("draw", NAMED.values(), ids=NAMED)
def test_a_name_is_text_and_no_markup(draw):
    assert any(WILD in text for text in ElementTree.fromstring(draw()).itertext())
    assert not re.search("<b>|<script", draw())


@each
def test_a_picture_is_the_same_each_time_and_clashes_with_no_other(draw, words):
    picture = draw()

    assert picture == draw()
    assert not re.search(r" id=|<script", picture)


@each
def test_a_picture_needs_nothing_of_the_page_which_an_image_does_not_see(draw, words):
    assert not re.search(r"var\(--jp|currentColor", draw())


@each
def test_nothing_lies_outside_of_a_picture(draw, words):
    picture = ElementTree.fromstring(draw())
    width, height = (float(picture.attrib[side]) for side in ("width", "height"))

    for rect in picture.iter(f"{SVG}rect"):
        x, y = (float(rect.attrib.get(name, 0)) for name in ("x", "y"))
        assert 0 <= x <= x + float(rect.attrib["width"]) <= width
        assert 0 <= y <= y + float(rect.attrib["height"]) <= height
