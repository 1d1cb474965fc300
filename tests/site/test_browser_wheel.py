import zipfile

import pytest

from scrabble_course import course
from scrabble_course.engine.graph_cache import PREBUILT
from scrabble_course.release.edition import student_edition
from scrabble_course.release.lay_course import PAGES
from scrabble_course.release.notebook_text import parse_notebook
from scrabble_course.resources.shipped_files import WORD_FILES
from scrabble_course.site.browser_wheel import NAME, build_browser_wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build_browser_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def files(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_it_is_the_same_byte_for_byte(wheel, tmp_path):
    assert build_browser_wheel(tmp_path).read_bytes() == wheel.read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == [wheel.name]


@pytest.mark.parametrize("name", [*WORD_FILES, PREBUILT])
def test_words_and_their_graph_are_in_it(files, name):
    assert files[f"{NAME}/{name}"]


def test_nothing_of_the_grader_is_in_it_and_nothing_for_one_machine(files):
    places = {name.split("/")[1] for name in files}

    assert {"checks", "widgets", "engine"} <= places
    assert not {"grading", "site", "cli.py"} & places
    assert not [name for name in files if name.endswith((".so", ".pyd", ".c", ".pyc"))]


def test_each_stage_has_its_questions(files):
    for stage in course.STAGES:
        assert files[f"{NAME}/activities/questions/stage_{stage.number:02}.toml"]


def test_each_stage_has_its_notebook_without_outputs(files):
    for stage in course.STAGES:
        text = files[f"{NAME}/notebooks/{stage.notebook}"].decode()
        notebook = parse_notebook(text)
        code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]

        assert student_edition(notebook, stage.notebook)["cells"]
        assert not any(cell["outputs"] for cell in code)


def test_the_pages_that_students_get_are_in_it(files):
    for page in PAGES:
        assert files[f"{NAME}/notebooks/{page}"].startswith(b"# ")


def test_only_what_is_in_a_page_is_required(files):
    (metadata,) = (files[name] for name in files if name.endswith("/METADATA"))
    lines = metadata.decode().splitlines()
    required = [line.split()[1] for line in lines if line.startswith("Requires-Dist")]

    assert len(required) == 2
    assert required[0].startswith("anywidget")
    assert required[1].startswith("ipywidgets")
