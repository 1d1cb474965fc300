"""Facts about words.txt and its licence."""

from __future__ import annotations

import re

import pytest

from scrabble_course.resources.shipped_files import shipped
from scrabble_course.resources.word_list import read_words
from tools.build_words import TWO_LETTER_WORDS

PLAYED_IN_THE_COURSE = """
leap leaps please apples wasp spatzle newborn weed it cows jar fix part ice out did
""".split()
NO_WORDS = "ac aows eows iows oows uows eam eem eim eom eum".split()

UNFIT = "arsehole bullshit bullshitters coons krauts shitloads shittiness wop".split()
HARMLESS = """
aboard cocoon mishit mishitting niggardly raccoon sauerkraut shitake shittim
snigger sniggering swop taboo
""".split()


@pytest.fixture(scope="module")
def words() -> list[str]:
    return read_words()


def test_every_line_is_one_word_of_2_to_15_letters_in_order_and_once(words):
    text = shipped("words.txt").read_bytes().decode("ascii")

    assert len(words) == 247_588
    assert words == sorted(set(words))
    assert re.fullmatch(r"([a-z]{2,15}\n)+", text)
    assert text == "".join(f"{word}\n" for word in words)


def test_the_two_letter_words_are_the_101(words):
    assert len(TWO_LETTER_WORDS) == 101
    assert [word for word in words if len(word) == 2] == TWO_LETTER_WORDS


def test_words_of_the_course_and_harmless_ones_are_there_and_unfit_ones_are_not(words):
    assert {*PLAYED_IN_THE_COURSE, *HARMLESS} <= set(words)
    assert {*NO_WORDS, *UNFIT}.isdisjoint(words)


HOLDERS = (
    "J Ross Beresford 1993-2000. All Rights Reserved.",
    "J Ross Beresford 1993-1999. All Rights Reserved.",
    "2000-2018 by Kevin Atkinson",
    "1997 by Princeton University",
    "2016 by Benjamin Titze",
    "1993, Geoff Kuenning",
)


def test_the_licence_opens_with_the_notice_that_must_be_prominent_and_names_all():
    text = shipped("words.LICENSE.txt").read_text("utf-8")
    headings = re.findall(r"^=+\n(.+)\n=+$", text, re.MULTILINE)

    assert headings == [
        "1. THE UK ADVANCED CRYPTICS DICTIONARY (UKACD)",
        "2. SCOWL AND ITS SOURCES",
    ]
    assert "UKACD" in text[:500]
    assert [holder for holder in HOLDERS if holder not in text] == []
