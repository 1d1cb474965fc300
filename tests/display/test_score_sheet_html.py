import re
from html import unescape

import pytest

from scrabble_course.board import Board, play_sheet
from scrabble_course.board.score_sheet import Extra, ScoreSheet, TileScore, WordScore
from scrabble_course.display.score import word_sheet
from scrabble_course.display.score_sheet_html import score_sheet_html
from tests.board.positions import board_with, play
from tests.display.test_panel import elements

TIMES = "\N{MULTIPLICATION SIGN}"
SHEETS = [
    play_sheet(Board.empty(), play("8G QUIZ")),
    play_sheet(board_with("8D QUINT"), play("9F NO")),
    play_sheet(Board.empty(), play("8B QUINTEs")),
    word_sheet("weed", 6),
    word_sheet("c*w", 30, given=1),
    ScoreSheet(()),
]


def words_in(html):
    return unescape(re.sub(r"<[^>]*>", " ", html)).split()


def shown(sheet):
    return " ".join(words_in(score_sheet_html(sheet)))


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_its_label_is_the_plain_text_and_every_element_is_closed(sheet):
    label = re.search(r'role="img" aria-label="([^"]*)"', score_sheet_html(sheet))

    assert unescape(label[1]) == str(sheet)
    assert set(elements(score_sheet_html(sheet))) <= {"div", "span", "strong"}


NO = f"N 1 O 1 {TIMES}2 = 3"
LINES = {
    "a word": (0, f"Q 10 U 1 I 1 Z 10 {TIMES} 2 double word = 44"),
    "a letter premium": (1, f"{NO} I 1 N 1 = 2 {NO} total = 8"),
    "extras and the total": (2, "= 32 all seven tiles + 50 total = 82"),
    "a formula": (3, f"W 4 E 1 E 1 D 2 {TIMES} 22 7*4 - 3*(6-4) = 176"),
    "a reason": (4, "because 7*3 - 3*(30-3) = -60 is less than 1."),
    "a remark": (4, "Your function gave 1, but"),
}


@pytest.mark.parametrize(("number", "line"), LINES.values(), ids=LINES)
def test_what_becomes_of_the_tiles_is_shown(number, line):
    assert line in shown(SHEETS[number])
    assert number in (2, 4) or line == shown(SHEETS[number])


def test_a_blank_differs_in_its_form_and_not_only_in_its_colour():
    assert "dashed" in score_sheet_html(SHEETS[2])
    assert "dashed" not in score_sheet_html(SHEETS[0])


def test_text_does_not_come_through_raw():
    tile = TileScore("<b>", 1)
    word = WordScore((tile,), 2, reason="<i>")
    sheet = ScoreSheet((word,), (Extra('<u a="', 1),), remarks=("<s>",))
    html = score_sheet_html(sheet)

    assert not re.search(r"<[bius][ >]|<B>", html)


def test_the_picture_needs_no_style_sheet():
    html = score_sheet_html(SHEETS[2])

    assert "class=" not in html


def test_the_face_of_a_sheet_is_this_picture_and_stays_light():
    assert SHEETS[0]._repr_html_() == score_sheet_html(SHEETS[0])
    assert len(score_sheet_html(SHEETS[0])) < 4_000


@pytest.mark.parametrize("sheet", SHEETS[:3], ids=str)
def test_no_figure_is_too_small_to_read(sheet):
    html = score_sheet_html(sheet)
    sizes = [int(size) for size in re.findall(r"font(?:-size)?:[^;]*?(\d+)px", html)]

    assert min(sizes) >= 11
