import re
from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.display.scrabblegram_html import (
    scrabblegram_breakdown,
    scrabblegram_sheet,
    scrabblegram_svg,
)
from scrabble_course.scrabblegram import compute_score, read_modifiers
from tests.display.svg import SVG, texts

laid = st.text("AEZqe?", min_size=1, max_size=7)
squares = st.text(".dtDT", min_size=7, max_size=7)


def played(laid):
    return re.sub("[a-z]", "?", laid)


@given(laid, squares)
def test_the_sheet_adds_up_to_the_score(laid, squares):
    modifiers = read_modifiers(squares)

    score = compute_score(played(laid), modifiers)
    assert scrabblegram_sheet(laid, modifiers).total == score


@given(laid, squares)
def test_the_breakdown_can_be_worked_out(laid, squares):
    sum_, _, score = scrabblegram_breakdown(laid, read_modifiers(squares)).rpartition(
        " = "
    )

    assert eval(sum_.replace("x", "*")) == int(score)


def test_word_modifiers_are_named_as_on_the_board():
    (word,) = scrabblegram_sheet("LEAP", read_modifiers("D.T....")).words

    assert (word.times, word.reason) == (6, "double word, triple word")


def test_squares_beyond_the_word_do_nothing():
    assert scrabblegram_breakdown("LEAP", read_modifiers("....D..")) == "1+1+1+3 = 6"


def test_a_score_that_is_right_is_not_named():
    assert scrabblegram_breakdown("LEAP", read_modifiers("...."), 6) == "1+1+1+3 = 6"


def test_the_picture_has_labels_letters_and_words_for_those_who_hear_it():
    root = ElementTree.fromstring(
        scrabblegram_svg("ZLEAP?S", read_modifiers(".t.dTD."))
    )

    assert [*filter(None, texts(root))] == [
        *("TL", "DL", "TW", "DW"),
        *("Z", "10", "L", "1", "E", "1", "A", "1", "P", "3", "0", "S", "1"),
    ]
    desc = root.findtext(f"{SVG}desc")
    assert desc.startswith("Tiles: Z 10, L 1, E 1, A 1, P 3, blank 0, S 1. Squares in ")
    assert "order: plain, triple letter, plain, double letter, triple word," in desc
