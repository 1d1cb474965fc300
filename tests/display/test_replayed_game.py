import pytest

from scrabble_course.display.replayed_game import game_page
from scrabble_course.scrabble.gcg import read_gcg, replay
from tests.display.test_panel import elements
from tests.scrabble.files import WHOLE, file_with

QUIZ = ">Ann: AEQUIZ? 8G QUIZ +44 44"


def page_of(text):
    record = read_gcg(text)
    played = replay(record)
    return game_page(record, played.steps, played.found.tiles)


def test_a_page_has_every_move_with_its_board_notes_and_faults():
    page = page_of(WHOLE)

    assert page.count("<section>") == page.count("<svg") == 5
    assert "<h2>1. Ann Lee: 8G QUIZ</h2><p>rack AEQUIZ?; +44, so 44</p>" in page
    assert "<h2>4. Ann Lee: play withdrawn</h2>" in page
    assert "<p>She could have had ZONES.</p>" in page
    assert '<p class="fault">line 15: 12J VAG earns 31 points, not 14.</p>' in page
    assert "QUIZ  (10+1+1+10) x 2 = 44" in page


def test_the_tiles_of_each_play_are_outlined():
    page = page_of(file_with(QUIZ, ">Ben: ENO J8 .ONE +15 15"))

    assert "Last play: 8G QUIZ." in page
    assert "Last play: J9 ONE." in page


def test_where_no_tile_moves_no_board_is_drawn():
    assert page_of(file_with(QUIZ, ">Ben: ENO - +0 0")).count("<svg") == 1


def test_the_tiles_are_worth_what_they_are_in_the_game_s_own_language():
    """In French, Y is worth 10 and K is, too; in English 4 and 5."""
    play = ">Ann: KYAEIOU 8G KAY +42 42"
    french = page_of(file_with("#tile-set French", play))

    assert french.count(">10</text>") > page_of(file_with(play)).count(">10</text>")


def test_tiles_of_a_set_that_is_not_known_show_no_value():
    play = ">Ann: KYAEIOU 8G KAY +99 99"
    page = page_of(file_with("#tile-set Klingon", play))

    assert ">K</text>" in page
    assert ">5</text>" not in page.split("</g></g>")[1]


@pytest.mark.parametrize(
    "line", ["#title <script>x</script>", "#note <b>", "#description &<img src=x>"]
)
def test_a_file_cannot_put_elements_into_the_page(line):
    head = "#player1 Ann <b>Ann\n#player2 Ben Ben\n"
    page = page_of(file_with(line, QUIZ, line, head=head))

    assert not {"script", "img", "iframe", "link", "b"} & {*elements(page)}
