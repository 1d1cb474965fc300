import re
from xml.etree import ElementTree

import pytest

from scrabble_course.board import LETTER_VALUES, Board, MarkedSquares
from scrabble_course.display.board_svg import board_svg, describe_board
from tests.board.positions import board_with, play
from tests.display.svg import SVG, texts

BOARD = board_with("8G QUiZ", "J8 ZONE")
MARKS = tuple(MarkedSquares(((0, place),), f"caption {place}") for place in range(1, 5))


def drawing(board, **shown):
    return ElementTree.fromstring(board_svg(board, **shown))


def strokes(picture):
    """Return the ways of stroking a path, without the colours."""
    unfilled = [p for p in picture.iter(f"{SVG}path") if p.attrib.get("fill") == "none"]
    return {
        tuple(sorted({**path.attrib, "d": "", "stroke": ""}.items()))
        for path in unfilled
    }


def test_an_empty_board_labels_rows_columns_and_premiums_and_marks_the_centre():
    picture = drawing(Board.empty())
    shown = texts(picture)

    counts = {label: shown.count(label) for label in ("TW", "DW", "TL", "DL")}
    assert counts == {"TW": 8, "DW": 16, "TL": 12, "DL": 24}
    assert len([p for p in picture.iter(f"{SVG}path") if "transform" in p.attrib]) == 1
    assert shown[:15] == list("ABCDEFGHIJKLMNO")
    assert shown[15:30] == [str(number) for number in range(1, 16)]


def test_tiles_cover_the_premiums_and_show_their_points_but_a_blank_shows_none():
    shown = texts(drawing(BOARD))

    assert (shown.count("DW"), shown.count("TL")) == (16, 11)
    assert [shown.count(letter) for letter in "QUIZONE"] == [1, 1, 2, 1, 2, 2, 2]
    assert shown.count("0") == 1
    assert shown.count("10") == 3  # Q, Z, and the number of a row


def test_a_blank_differs_in_its_form_and_not_only_in_its_colour():
    assert "stroke-dasharray" in board_svg(BOARD)
    assert "stroke-dasharray" not in board_svg(board_with("8G QUIZ"))


def test_the_last_play_has_an_outline_of_its_own():
    plain, outlined = drawing(BOARD), drawing(BOARD, last=play("J8 ZONE").squares)

    (added,) = strokes(outlined) - strokes(plain)
    assert ("stroke-width", "3") in added


def test_four_marks_differ_in_their_pattern():
    patterns = strokes(drawing(Board.empty(), marks=MARKS))
    alone = [strokes(drawing(Board.empty(), marks=(mark,))) for mark in MARKS]

    assert alone[0] < patterns  # the halo is the same for all
    assert len(patterns) == 1 + 5  # a double ring is two lines


def test_captions_stand_below_the_board():
    picture = drawing(Board.empty(), marks=MARKS)

    assert texts(picture)[-4:] == [mark.caption for mark in MARKS]
    tall, short = (int(p.attrib["height"]) for p in (picture, drawing(Board.empty())))
    assert tall > short
    captions = [t for t in picture.iter(f"{SVG}text") if t.text.startswith("caption")]
    assert all(short <= int(text.attrib["y"]) < tall for text in captions)


def test_a_long_caption_takes_several_lines():
    mark = MarkedSquares(((0, 0),), "a word " * 30)

    shown = texts(drawing(Board.empty(), marks=(mark,)))
    assert max(map(len, shown)) <= 80
    assert " ".join(shown).endswith("a word a word")


def test_what_a_mark_writes_in_a_square_takes_the_place_of_the_label():
    mark = MarkedSquares(((0, 0), (0, 1)), "letters", ("AE", "ABCDEFGHIJKLMNOP"))
    shown = texts(drawing(Board.empty(), marks=(mark,)))

    assert shown.count("TW") == 7
    assert [text for text in shown if text in ("AE", "ABCD", "EFGH")] == [
        "AE",
        "ABCD",
        "EFGH",
    ]
    assert "IJK…" in shown


def test_nothing_is_written_over_a_tile():
    mark = MarkedSquares(((7, 6),), "letters", ("XY",))

    assert "XY" not in texts(drawing(BOARD, marks=(mark,)))


def test_marks_on_one_square_lie_inside_each_other():
    marks = (MarkedSquares(((0, 0),), "one"), MarkedSquares(((0, 0),), "two"))
    picture = drawing(Board.empty(), marks=marks)

    rings = [
        path.attrib["d"]
        for path in picture.iter(f"{SVG}path")
        if path.attrib.get("fill") == "none"
    ]
    (x, y, side), (inner_x, inner_y, inner_side) = (
        map(int, re.match(r"M(\d+) (\d+)h(\d+)", ring).groups())
        for ring in dict.fromkeys(rings[:4])
    )
    assert (x < inner_x, y < inner_y) == (True, True)
    assert inner_x + inner_side < x + side


def test_more_marks_than_can_be_told_apart_are_refused():
    fifth = MarkedSquares(((0, 0),), "one too many")

    with pytest.raises(ValueError, match=r"5 marks .* at most 4"):
        board_svg(Board.empty(), marks=(*MARKS, fifth))


def test_the_picture_says_in_words_what_it_shows():
    mark = MarkedSquares(((6, 9), (8, 8)), "anchors & more", ("AO", "N"))
    picture = drawing(BOARD, last=play("J8 ZONE").squares, marks=(mark,))

    assert picture.findtext(f"{SVG}title") == "Scrabble board"
    assert picture.findtext(f"{SVG}desc") == (
        "Words: 8G QUiZ, J8 ZONE. Last play: J8 ZONE. anchors & more: 7J AO, 9I N."
    )
    assert describe_board(Board.empty()) == "Words: none."


def test_a_picture_stays_light_even_when_the_board_is_full():
    full = Board(("ABCDEFGHIJKLMno",) * 15)

    assert len(board_svg(BOARD, marks=MARKS)) < 25_000
    assert len(board_svg(full)) < 40_000


def test_tiles_show_what_they_are_worth_in_another_game():
    board = board_with("8G QUIZ")
    values = {**LETTER_VALUES, "Q": 40}

    assert ">40</text>" in board_svg(board, values=values)
    assert ">40</text>" not in board_svg(board)
