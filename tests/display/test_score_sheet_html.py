import re
from html import unescape
from html.parser import HTMLParser

import pytest

from scrabble_course.board import Board, play_sheet
from scrabble_course.board.score_sheet import Extra, ScoreSheet, TileScore, WordScore
from scrabble_course.display.score import word_sheet
from scrabble_course.display.score_sheet_html import score_sheet_html
from tests.board.positions import board_with, play

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


class Balance(HTMLParser):
    """Counts how deep a page is where it ends."""

    depth = 0

    def handle_starttag(self, tag, attrs):
        self.depth += 1

    def handle_endtag(self, tag):
        self.depth -= 1


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_its_label_is_the_plain_text(sheet):
    label = re.search(r'role="img" aria-label="([^"]*)"', score_sheet_html(sheet))

    assert unescape(label[1]) == str(sheet)


@pytest.mark.parametrize("sheet", SHEETS, ids=str)
def test_every_element_is_closed(sheet):
    balance = Balance()
    balance.feed(score_sheet_html(sheet))

    assert balance.depth == 0


def test_a_word_is_a_row_of_tiles_with_what_becomes_of_them():
    assert shown(SHEETS[0]) == f"Q 10 U 1 I 1 Z 10 {TIMES} 2 double word = 44"


def test_a_letter_premium_is_a_badge_on_its_tile():
    no = f"N 1 O 1 {TIMES}2 = 3"

    assert shown(SHEETS[1]) == f"{no} I 1 N 1 = 2 {no} total = 8"


def test_extras_and_the_total_have_lines_of_their_own():
    assert shown(SHEETS[2]).endswith("= 32 all seven tiles + 50 total = 82")


def test_the_word_game_shows_its_formula():
    assert shown(SHEETS[3]) == f"W 4 E 1 E 1 D 2 {TIMES} 22 7*4 - 3*(6-4) = 176"


def test_remarks_are_shown():
    assert "because 7*3 - 3*(30-3) = -60 is less than 1." in shown(SHEETS[4])
    assert "Your function gave 1, but" in shown(SHEETS[4])


def test_a_blank_differs_in_its_form_and_not_only_in_its_colour():
    assert "dashed" in score_sheet_html(SHEETS[2])
    assert "dashed" not in score_sheet_html(SHEETS[0])


def test_text_does_not_come_through_raw():
    tile = TileScore("<b>", 1)
    word = WordScore((tile,), 2, reason="<i>")
    sheet = ScoreSheet((word,), (Extra('<u a="', 1),), remarks=("<s>",))
    html = score_sheet_html(sheet)

    assert not re.search(r"<[bius][ >]|<B>", html)


def test_the_picture_needs_no_style_sheet_and_no_script():
    html = score_sheet_html(SHEETS[2])

    assert "class=" not in html
    assert "<script" not in html
    assert set(re.findall(r"</(\w+)>", html)) == {"div", "span", "strong"}


def test_the_face_of_a_sheet_is_this_picture():
    assert SHEETS[0]._repr_html_() == score_sheet_html(SHEETS[0])


def test_one_word_stays_light():
    assert len(score_sheet_html(SHEETS[0])) < 4_000


@pytest.mark.parametrize("sheet", SHEETS[:3], ids=str)
def test_no_figure_is_too_small_to_read(sheet):
    html = score_sheet_html(sheet)
    sizes = [int(size) for size in re.findall(r"font(?:-size)?:[^;]*?(\d+)px", html)]

    assert min(sizes) >= 11
