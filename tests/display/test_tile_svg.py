from itertools import pairwise
from xml.etree import ElementTree

from scrabble_course.display.tile_svg import describe_tiles, tiles_svg
from tests.display.svg import SVG


def drawing(letters):
    return ElementTree.fromstring(tiles_svg(letters))


def test_each_tile_shows_its_letter_and_its_value():
    tiles = drawing("weqz").findall(f"{SVG}g")

    shown = [[text.text for text in tile.findall(f"{SVG}text")] for tile in tiles]
    assert shown == [["W", "4"], ["E", "1"], ["Q", "10"], ["Z", "10"]]


def test_tiles_lie_side_by_side_and_fill_the_picture():
    picture = drawing("weqz")
    moved = [tile.attrib["transform"] for tile in picture.findall(f"{SVG}g")]
    lefts = [int(text.removeprefix("translate(").split()[0]) for text in moved]
    (step,) = {after - before for before, after in pairwise(lefts)}

    assert int(picture.attrib["width"]) == lefts[-1] + step == step * 4 + lefts[0]
    assert int(picture.attrib["height"]) > step


def test_a_wildcard_differs_in_its_form_and_not_only_in_its_colour():
    letter, wildcard = drawing("w*").findall(f"{SVG}g")

    assert letter.find(f"{SVG}path") is None
    assert wildcard.find(f"{SVG}path") is not None
    assert any("stroke-dasharray" in part.attrib for part in wildcard)


def test_no_tiles_are_a_picture_too():
    assert drawing("").findall(f"{SVG}g") == []
    assert describe_tiles("") == ""
