from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from scrabble_course.grading.reports.charts import (
    Bar,
    bars_svg,
    columns_svg,
    in_bands,
)

SVG = "{http://www.w3.org/2000/svg}"
BARS = [Bar("1 get_word_score", 1.0, "100 %"), Bar("<b>&", 0.25, "25 %")]


def drawing(svg):
    return ElementTree.fromstring(svg)


def test_a_picture_says_in_words_what_it_shows():
    for draw in (bars_svg, columns_svg):
        picture = drawing(draw("Points & marks", BARS))

        assert picture.get("role") == "img"
        assert picture.find(f"{SVG}title").text == "Points & marks"
        told = picture.find(f"{SVG}desc").text
        assert told == "1 get_word_score: 100 %; <b>&: 25 %"


def test_a_bar_is_as_long_as_its_share():
    group = drawing(bars_svg("Points", BARS)).find(f"{SVG}g")
    full, quarter = (
        float(rect.get("width")) for rect in group if rect.get("class") == "bar"
    )

    assert quarter == full / 4


def test_a_column_is_as_tall_as_its_share():
    group = drawing(columns_svg("Totals", BARS)).find(f"{SVG}g")
    full, quarter = (
        float(rect.get("height")) for rect in group if rect.get("class") == "bar"
    )

    assert quarter == full / 4


@given(st.lists(st.floats(0, 1.2)))
def test_every_total_is_counted_once(shares):
    counted = sum(int(bar.figure or 0) for bar in in_bands(shares))

    assert counted == len(shares)


def test_no_student_gives_empty_columns():
    assert [bar.share for bar in in_bands([])] == [0] * 10
