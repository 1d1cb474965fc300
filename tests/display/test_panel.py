import re
from html import unescape
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.display.panel import TONES, code, panel, prose, python

SCRIPT = '<script>alert("hi")</script>'


class Nesting(HTMLParser):
    """Reads HTML and notes what is open, and which elements there are."""

    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []

    def handle_starttag(self, tag, attrs):
        assert not any(name.startswith("on") for name, _ in attrs)
        self.seen.append(tag)
        if tag not in ("meta", "wbr"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def elements(html):
    nesting = Nesting()
    nesting.feed(html)
    nesting.close()
    assert nesting.open == []
    return nesting.seen


def text_of(html):
    return unescape(re.sub(r"<[^>]*>", "", html))


@given(st.text())
def test_any_text_is_shown_as_text_and_makes_no_element(text):
    html = panel(text, [code(text), prose(text), python(text)], "good")

    assert set(elements(html)) <= {"div", "strong", "code", "p", "pre", "span", "wbr"}


def test_nothing_of_a_students_text_comes_through_raw():
    html = panel(SCRIPT, [code(SCRIPT), prose(f"`{SCRIPT}` {SCRIPT}")], "bad")

    assert "<script" not in html
    assert html.count("&lt;script&gt;") == 4


@pytest.mark.parametrize("tone", TONES)
def test_each_tone_follows_the_theme_and_has_a_colour_of_its_own(tone):
    variable, colour = TONES[tone]

    html = panel("Title", [], tone)
    assert f"var({variable},{colour})" in html
    assert html.startswith('<div role="status"')  # so it is announced


def test_back_ticks_in_prose_make_code():
    html = prose("Use `word.lower()` here & there.")

    assert text_of(html) == "Use word.lower() here & there."
    assert elements(html) == ["p", "code"]


def test_line_breaks_and_spaces_of_code_are_kept():
    assert "white-space:pre-wrap" in code("one\n  two")
    assert text_of(python("def f():\n    pass")) == "def f():\n    pass"


def test_a_long_line_of_code_goes_on_further_in():
    html = python("def f():\n    return 1\n")

    assert "padding-left:3.6em;text-indent:-3.6em" in html
    assert "padding-left:6.0em;text-indent:-6.0em" in html


def test_a_long_name_breaks_only_where_its_parts_meet():
    long = code("explain(can_form_word_from_tiles)")

    assert "explain(<wbr>can_<wbr>form_<wbr>word_<wbr>from_<wbr>tiles)" in long
    assert "<wbr>" not in code("explain(is_valid_word)")
