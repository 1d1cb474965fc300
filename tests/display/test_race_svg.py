import pytest

from scrabble_course.display.race import Lap, Race
from scrabble_course.display.race_svg import RIGHT, WRONG, Scale
from tests.display.svg import SVG, drawing, texts
from tests.display.test_race import RESULT


def bars(result):
    return drawing(result).findall(f"{SVG}g/{SVG}rect")


def test_a_bar_that_is_as_long_again_takes_as_many_times_as_long():
    laps = [Lap(str(n), 10.0**-n) for n in range(4)]
    widths = [float(bar.attrib["width"]) for bar in bars(Race(tuple(laps)))]

    assert widths[0] - widths[1] == pytest.approx(widths[1] - widths[2])
    assert widths[1] - widths[2] == pytest.approx(widths[2] - widths[3])


def test_even_the_shortest_bar_can_be_seen():
    assert all(float(bar.attrib["width"]) > 10 for bar in bars(RESULT))
    assert float(bars(Race((Lap("one", 0.001),)))[0].attrib["width"]) > 10


def test_the_scale_has_a_mark_for_each_power_of_ten():
    marks = [text for text in texts(drawing(RESULT)) if text.startswith("1")]

    assert marks[:6] == ["1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms"]


def test_what_has_no_time_has_words_and_no_bar():
    assert len(bars(RESULT)) == len(RESULT.laps) - 1
    assert "not written yet" in texts(drawing(RESULT))


def test_a_wrong_answer_is_told_by_words_as_well_as_by_colour():
    fills = [bar.attrib["fill"] for bar in bars(RESULT)]

    assert fills == [RIGHT, RIGHT, RIGHT, WRONG]
    assert "2.1 µs, lacks 1, such as 'cats'" in texts(drawing(RESULT))


def test_a_race_that_nobody_ran_is_a_picture_too():
    nobody = Race((Lap("yours", note="not written yet"),))

    assert "not written yet" in texts(drawing(nobody))
    assert bars(nobody) == []


def test_no_text_lies_outside_of_the_picture():
    slow = Lap("slow", 9.9, note="lacks 100, such as 'cats' and has 100 too many")
    picture = drawing(Race((*RESULT.laps, slow)))

    for text in picture.iter(f"{SVG}text"):
        share = {"start": 1, "middle": 0.5, "end": 0}[text.attrib["text-anchor"]]
        long = 6.5 * len(text.text)
        left = float(text.attrib["x"]) - (1 - share) * long
        assert 0 <= left <= left + long <= float(picture.attrib["width"])


def test_a_scale_holds_all_times():
    scale = Scale.of(RESULT)

    for lap in RESULT.laps:
        if lap.seconds:
            assert 0 < scale.place(lap.seconds) <= scale.width
