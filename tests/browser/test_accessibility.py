import pytest
from playwright.sync_api import Error

from tests.browser.accessibility import violations

pytestmark = pytest.mark.browser

SHUT = """
<div id="other"><img src="data:,"></div>
<div id="widget">
  <button></button>
  <p style="color: #999; background: #fff">grey on white</p>
</div>"""
CLIPPED = """<!doctype html>
<style>body { overflow: hidden; margin: 0 }</style>
<div style="position: absolute"><div style="position: relative">
  <p id="widget" style="color: #999; background: #fff">grey on white</p>
</div></div>"""
OPEN = '<div id="widget" role="group" aria-label="Rack"><button>Play</button></div>'

PALE = """
<style>.sc-waiting { opacity: 0.3 }</style>
<div id="widget"><p style="color: #000; background: #fff">score</p></div>"""
COMES_TO_REST = {
    "waits": """() => {
        widget.classList.add("sc-waiting");
        setTimeout(() => widget.classList.remove("sc-waiting"), 400);
    }""",
    "moves": """() => {
        widget.firstElementChild.animate({ opacity: [0.2, 0.4] }, 400);
    }""",
}


@pytest.fixture
def page(browser):
    with browser.new_context() as context:
        yield context.new_page()


def test_what_keeps_people_out_is_named_also_in_a_body_without_height(page, axe):
    page.set_content(SHUT)
    button, text = sorted(violations(page, "#widget", axe))
    assert button.startswith("button-name (critical) at button: ")
    assert text.startswith("color-contrast (serious) at p: ")
    assert "#999999" in text

    page.set_content(CLIPPED)  # as JupyterLab's
    (text,) = violations(page, "#widget", axe)
    assert text.startswith("color-contrast (serious) at #widget: ")
    assert page.evaluate("document.body.clientHeight") == 0


def test_an_open_widget_has_no_violations_and_one_that_is_not_there_is_an_error(
    page, axe
):
    page.set_content(OPEN)

    assert violations(page, "#widget", axe) == []
    with pytest.raises(Error, match="No elements found"):
        violations(page, "#board", axe)


@pytest.mark.parametrize("state", ["waits", "moves"])
def test_a_widget_is_looked_at_when_it_has_come_to_rest(page, axe, state):
    page.set_content(PALE)
    page.evaluate(COMES_TO_REST[state])

    assert violations(page, "#widget", axe) == []
