import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.reports import all_reports
from scrabble_course.grading.reports.report_pages import student_page
from scrabble_course.grading.scoring.mark import Mark
from tests.browser.accessibility import violations
from tests.grading.reports.classes import Book, record
from tests.grading.reports.test_report_pages import EVIL, hostile
from tests.grading.reports.test_similarity import ODD, ODD_IN_DISGUISE, a_class
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.browser

SOURCES = {("update_hand", 2): a_class(eve=ODD, mal=ODD_IN_DISGUISE)}


@pytest.fixture(scope="module")
def out(tmp_path_factory):
    folder = tmp_path_factory.mktemp("reports")
    all_reports.write_all(Book(sources=SOURCES), folder)
    return folder


@pytest.mark.parametrize("scheme", ["light", "dark"] if AT_NIGHT else ["dark"])
@pytest.mark.parametrize("name", ["index", "students/ann", "students/bob"])
def test_nothing_in_a_page_keeps_people_out(browser, axe, out, name, scheme):
    # The page allows no script; axe is one.
    with browser.new_context(color_scheme=scheme, bypass_csp=True) as context:
        page = context.new_page()
        page.goto((out / f"{name}.html").as_uri())

        assert violations(page, "html", axe) == []


def test_a_page_is_black_on_white_on_paper(browser, out):
    with browser.new_context(color_scheme="dark") as context:
        page = context.new_page()
        page.goto((out / "students/ann.html").as_uri())
        page.emulate_media(media="print")

        colours = page.evaluate(
            "[getComputedStyle(document.body).color, "
            "getComputedStyle(document.body).backgroundColor]"
        )
        assert colours == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_on_paper_the_table_of_marks_fits_with_all_functions(browser, tmp_path):
    marks = [
        Mark(graded.name, stage.number, 8.75, 10, Status.FAILED)
        for stage in course.STAGES
        for graded in stage.graded
    ]
    all_reports.write_all(Book([record("a_student_00001", *marks)]), tmp_path)
    with browser.new_context(viewport={"width": 1060, "height": 740}) as context:
        page = context.new_page()  # as wide as A4 laid across, between its margins
        page.goto((tmp_path / "index.html").as_uri())
        page.emulate_media(media="print")

        width = "document.querySelector('.marks table').getBoundingClientRect().width"
        assert len(marks) > 30 and page.evaluate(width) <= 1060


def test_a_narrow_window_scrolls_only_up_and_down(browser, out):
    with browser.new_context(viewport={"width": 360, "height": 640}) as context:
        page = context.new_page()
        for name in ("index", "students/ann"):
            page.goto((out / f"{name}.html").as_uri())

            assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_a_student_wrote_never_runs(browser, tmp_path):
    path = tmp_path / "eve.html"
    path.write_text(student_page(hostile(EVIL), "The word game"))
    with browser.new_context() as context:
        page = context.new_page()
        said, requests = [], []
        page.on("dialog", lambda dialog: (said.append(dialog.message), dialog.accept()))
        page.on("request", lambda request: requests.append(request.url))
        page.goto(path.as_uri())

        assert said == []
        assert requests == [path.as_uri()]
        assert page.locator("img, script").count() == 0
