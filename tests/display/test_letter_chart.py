import pytest

from scrabble_course.display.letter_chart import letter_chart, shade
from scrabble_course.display.paper import DARK_INK, DARK_PAPER, INK, PAPER
from scrabble_course.notation import DISTRIBUTIONS, letter_frequencies
from tests.display.svg import SVG, drawing, texts

TEA = letter_frequencies(["tea", "at", "ten"])
CHART = letter_chart({"t": 37.5, "e": 25.0, "a": 25.0, "n": 12.5}, DISTRIBUTIONS)


def brightness(colour):
    """Return how bright a colour such as #ffffff is, between 0 and 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts
    ]
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_all_letters_of_the_alphabet_have_a_column():
    chart = letter_chart(TEA, DISTRIBUTIONS)

    assert len(chart.columns) == 26
    assert [column.share for column in chart.columns[4:]] == [0.0] * 22


def test_the_text_face_is_a_table():
    assert str(CHART).splitlines() == [
        "letter  share   English  French  German  Dutch",
        "T       37.5 %        1       1       1      2",
        "A       25.0 %        1       1       1      1",
        "E       25.0 %        1       1       1      1",
        "N       12.5 %        1       1       1      1",
    ]
    assert repr(CHART) == str(CHART)


def test_a_score_of_x_is_shown_as_10():
    chart = letter_chart({"q": 100.0}, {"English": DISTRIBUTIONS["English"]})

    assert texts(drawing(chart)) == ["per 100", "English", "100.0", "Q", "10"]


def test_bars_are_as_tall_as_letters_are_frequent():
    rects = drawing(CHART).findall(f"{SVG}g/{SVG}rect")
    bars = [float(rect.attrib["height"]) for rect in rects if "rx" not in rect.attrib]

    assert bars == [120, 80, 80, 40]


def test_a_higher_score_is_a_deeper_colour_with_its_number_on_it():
    shades = [brightness(shade(points)) for points in range(1, 11)]

    assert shades == sorted(shades, reverse=True)
    assert len(set(shades)) == 10


@pytest.mark.parametrize(
    ("ground", "ink"),
    [(PAPER, INK), (DARK_INK, DARK_PAPER), *((shade(n), INK) for n in range(1, 11))],
)
def test_ink_can_be_read_on_every_ground_in_any_theme(ground, ink):
    contrast = (brightness(ground) + 0.05) / (brightness(ink) + 0.05)

    assert contrast >= 4.5


def test_a_chart_has_the_colours_of_both_themes():
    dark = f"@media(prefers-color-scheme:dark){{.paper{{fill:{DARK_PAPER}}}"

    assert dark in CHART._repr_svg_()


def test_no_letters_and_no_languages_are_a_picture_too():
    assert texts(drawing(letter_chart({}, {}))) == ["per 100"]
    assert texts(drawing(letter_chart({"e": 0.0}, {}))) == ["per 100", "0.0", "E"]


def test_a_wrong_distribution_is_refused():
    with pytest.raises(ValueError, match="'123', position 3"):
        letter_chart({}, {"short": "123"})
