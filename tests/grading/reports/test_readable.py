import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.reports.readable import (
    MOST_CHARACTERS,
    file_name,
    one_line,
    readable,
    spreadsheet_cell,
)

ANY_TEXT = st.text(st.characters(exclude_categories=()))


TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        *((text, text) for text in ("ann", "two\nlines\tand a tab", "")),
        ("Zoë, 李, דנה, 😀", "Zoë, 李, דנה, 😀"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),  # spelling needs it
        *((f"a{mark}b", f"a\\u{ord(mark):04x}b") for mark in TURNING),
        ("\x00\x1b[31m\x7f\x85\r", r"\x00\x1b[31m\x7f\x85\r"),
        ("\ud83d", r"\ud83d"),
        ("\ufeff\u200b\u2028\ufffe", r"\ufeff\u200b\u2028\ufffe"),
    ],
)
def test_what_turns_or_hides_is_written_out_and_all_else_stays(text, shown):
    assert readable(text) == shown


def test_what_is_long_is_cut_and_says_so():
    assert readable("x" * 5_000).endswith("x… (3,000 more characters)")
    assert readable("x\n" * 500).count("\n") < 50


@given(ANY_TEXT)
def test_any_text_can_be_written_as_utf_8_and_stays_short(text):
    shown = readable(text * 20)

    assert len(shown.encode()) < 12 * MOST_CHARACTERS
    assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", shown)


@given(ANY_TEXT)
def test_a_line_is_one_line(text):
    assert len(one_line(text).splitlines()) <= 1
    assert len(one_line(text)) <= 500


@given(st.sampled_from("=+-@\t\r\n \uff1d\uff0b\uff0d\uff20'\""), ANY_TEXT)
def test_no_cell_begins_like_a_formula(first, rest):
    assert not spreadsheet_cell(first + rest).startswith(
        tuple("=+-@\t\uff1d\uff0b\uff0d\uff20")
    )


def test_a_formula_is_still_legible():
    assert spreadsheet_cell("=cmd|' /C calc'!A0") == "'=cmd|' /C calc'!A0"


@given(ANY_TEXT)
def test_a_file_name_is_plain_and_stays_in_its_folder(student):
    name = file_name(student)

    assert re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9.@_~-]*", name)
    assert len(name) <= 64


@given(ANY_TEXT, ANY_TEXT)
def test_two_students_never_share_a_file(one, other):
    if one != other:
        assert file_name(one).lower() != file_name(other).lower()


def test_students_that_differ_only_in_capitals_or_signs_do_not_share_a_file():
    names = ["ann", "Ann", "../ann", "ann.", "ann~", "", ".", "..", "a/n", "a n"]

    assert len({file_name(name).lower() for name in names}) == len(names)
