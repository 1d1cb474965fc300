import re
from xml.etree import ElementTree

from scrabble_course.display.standings_html import standings_html, standings_svg
from scrabble_course.scrabble.matches import Fault, Foul, MatchResult
from scrabble_course.scrabble.standings import Standings
from tests.display.svg import SVG, texts

WILD = "<b>&co.</b>"
FAULT = Fault(WILD, Foul.RAISED, "<script>")
RESULTS = (
    MatchResult(0, ("ann", WILD), (400, 300), 24),
    MatchResult(1, (WILD, "ann"), (400, 300), 24),
    MatchResult(2, ("ann", WILD), (400, 300), 24, FAULT),
    MatchResult(3, (WILD, "ann"), (300, 310), 24),
)
STANDINGS = Standings(("ann", WILD), RESULTS, 5)


def drawing(standings=STANDINGS):
    return ElementTree.fromstring(standings_svg(standings))


def page():
    """The HTML without its image, which XML would have closed."""
    return ElementTree.fromstring(re.sub("<img[^>]*>", "", standings_html(STANDINGS)))


def test_the_table_says_what_the_text_says():
    rows = [["".join(cell.itertext()) for cell in row] for row in page().iter("tr")]

    assert [tuple(row) for row in rows] == STANDINGS.cells()


def test_remarks_stand_below():
    assert [p.text for p in page().iter("p")] == list(STANDINGS.remarks)


def test_bars_are_as_long_as_players_win_often():
    rects = drawing().findall(f"{SVG}g/{SVG}rect")

    assert [float(rect.attrib["width"]) for rect in rects] == [225, 75]


def test_each_bar_has_its_interval():
    assert len(drawing().findall(f"{SVG}g/{SVG}path")) == 2


def test_names_and_reasons_come_through_as_text():
    html = standings_html(STANDINGS)

    assert "<b>" not in html and "<script>" not in html


def test_the_chart_is_an_image_so_an_untrusted_notebook_shows_no_stray_texts():
    html = standings_html(STANDINGS)

    assert "<svg" not in html and '<img alt="How often each player wins' in html


def test_a_player_without_games_has_no_bar():
    empty = Standings(("ann", "ben"), (), 5)

    assert drawing(empty).findall(f"{SVG}g/{SVG}rect") == []


def test_the_picture_writes_a_win_rate_as_the_table_does():
    assert {"75.0 %", "25.0 %"} <= {*texts(drawing())}
