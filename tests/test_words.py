"""Facts about words.txt and its licence."""

from __future__ import annotations

import re

import pytest

from scrabble_course.resources.shipped_files import carried
from scrabble_course.resources.word_list import read_words

TWO_LETTER_WORDS = """
aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by de do ed ef eh
el em en er es et ex fa fe go ha he hi hm ho id if in is it jo ka ki la li lo
ma me mi mm mo mu my na ne no nu od oe of oh oi om on op or os ow ox oy pa pe
pi qi re sh si so ta ti to uh um un up us ut we wo xi xu ya ye yo za
""".split()

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


def test_there_are_about_247_700_words(words):
    assert len(words) == 247_588


def test_every_line_is_one_word_of_2_to_15_letters(words):
    text = carried("words.txt").read_bytes().decode("ascii")

    assert re.fullmatch(r"([a-z]{2,15}\n)+", text)
    assert text == "".join(f"{word}\n" for word in words)


def test_the_words_are_sorted_and_stand_there_once(words):
    assert words == sorted(set(words))


def test_the_two_letter_words_are_the_101(words):
    assert len(TWO_LETTER_WORDS) == 101
    assert [word for word in words if len(word) == 2] == TWO_LETTER_WORDS


def test_the_words_played_in_the_course_are_there(words):
    assert set(PLAYED_IN_THE_COURSE) <= set(words)


def test_what_the_course_calls_no_word_is_not_there(words):
    assert set(NO_WORDS).isdisjoint(words)


def test_words_unfit_for_a_classroom_are_left_out(words):
    assert set(UNFIT).isdisjoint(words)


def test_harmless_words_that_look_like_them_are_kept(words):
    assert set(HARMLESS) <= set(words)


def test_the_licence_opens_with_the_notice_that_must_be_prominent():
    text = carried("words.LICENSE.txt").read_text("utf-8")
    headings = re.findall(r"^=+\n(.+)\n=+$", text, re.MULTILINE)

    assert headings == [
        "1. THE UK ADVANCED CRYPTICS DICTIONARY (UKACD)",
        "2. SCOWL AND ITS SOURCES",
    ]
    assert "UKACD" in text[:500]


@pytest.mark.parametrize(
    "holder",
    [
        "J Ross Beresford 1993-2000. All Rights Reserved.",
        "J Ross Beresford 1993-1999. All Rights Reserved.",
        "2000-2018 by Kevin Atkinson",
        "1997 by Princeton University",
        "2016 by Benjamin Titze",
        "1993, Geoff Kuenning",
    ],
)
def test_the_licence_names_every_holder_of_rights(holder):
    assert holder in carried("words.LICENSE.txt").read_text("utf-8")
