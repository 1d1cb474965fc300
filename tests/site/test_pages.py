"""The pages that are read without a script, in the folder of a site."""

import re

import pytest

from scrabble_course import course
from scrabble_course.site.pages import lay_pages


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    lay_pages(folder, "course")
    return folder


def links(path):
    text = path.read_text(encoding="utf-8")
    # A picture may stand in the page itself.
    return re.findall(r'(?:href|src|srcset)="(?!data:image)([^"]*)"', text)


def test_the_front_page_lists_every_stage_with_its_functions(site):
    text = (site / "index.html").read_text(encoding="utf-8")

    for stage in course.STAGES:
        assert f"lessons/{stage.name}.html" in text
        assert all(f"<code>{name}</code>" in text for name in stage.functions)


def test_the_front_page_weighs_less_than_200_kilobytes(site):
    for picture in ("course.png", "course_dark.png"):
        files = ("index.html", "style.css", f"pictures/{picture}")
        assert sum((site / name).stat().st_size for name in files) < 200_000


def test_no_page_has_a_script_or_asks_for_anything_elsewhere(site):
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")

        assert "<script" not in text
        assert not [link for link in links(path) if re.match(r"\w+:(?!,)|//|/", link)]


def test_every_link_leads_to_a_file_or_into_jupyterlite(site):
    for path in site.rglob("*.html"):
        for link in links(path):
            inside = link.partition("#")[0].partition("?")[0]
            target = (path.parent / inside).resolve().relative_to(site.resolve())
            if target.parts[:1] not in [("course",), ("reference",)] and inside:
                assert link == "data:," or (site / target).exists(), (path.name, link)


def test_every_word_of_the_glossary_that_a_lesson_links_is_on_its_page(site):
    page = (site / "glossary.html").read_text(encoding="utf-8")
    named = {
        link.partition("#")[2]
        for path in (site / "lessons").iterdir()
        for link in links(path)
        if link.startswith("../glossary.html#")
    }

    assert "anchor" in named
    assert named == set(re.findall(r'<h2 id="([^"]+)"', page))


def test_a_lesson_shows_its_widgets_and_no_solution(site):
    text = (site / "lessons/word_scores.html").read_text(encoding="utf-8")

    assert '<img alt="Rack(&#x27;weedfx&#x27;' in text
    assert "NotImplementedError" in text
    assert "SOLUTION" not in text
    assert "word_scores.get_word_score" not in text
