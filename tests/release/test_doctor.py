"""The doctor: what it says when all is well, and each thing that can be wrong."""

import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest

from scrabble_course.release.doctor import (
    EXTENSIONS,
    OLDEST_PYTHON,
    Checkup,
    SetupProblem,
    doctor,
)
from scrabble_course.resources import word_list

ROOT = Path(__file__).parents[2]
ALL_IS_WELL = """\
Everything is ready for the course.
  ok  Python is 3.11 or newer
  ok  the packages that the course builds on are installed
  ok  JupyterLab can show racks and boards
  ok  the word list is there and can be read
  ok  your work can be saved in this folder"""


@pytest.fixture(autouse=True)
def ready(tmp_path, monkeypatch):
    """A computer that is ready, whatever the one that runs the tests is like."""
    extensions = tmp_path / "labextensions"
    for name in EXTENSIONS:
        (extensions / name).mkdir(parents=True)
        (extensions / name / "package.json").touch()
    monkeypatch.setattr("jupyter_core.paths.jupyter_path", lambda _: [str(extensions)])
    monkeypatch.setattr(metadata, "requires", lambda _: ["anywidget>=0.9,<1"])
    monkeypatch.setattr(metadata, "version", lambda _: "0.9.21")
    return extensions


def trouble(**options) -> SetupProblem:
    """Return the one finding that is not fine."""
    diagnosis = doctor(**options)
    assert not diagnosis.well
    assert diagnosis.headline == "Not ready yet: 1 of 5 to put right."
    [finding] = [finding for finding in diagnosis.findings if finding.problem]
    return finding


def test_when_all_is_well_it_says_so_everywhere_and_leaves_nothing(tmp_path):
    (tmp_path / "mine").mkdir()
    diagnosis = doctor(tmp_path / "mine")

    assert list((tmp_path / "mine").iterdir()) == []
    assert diagnosis.well
    assert repr(diagnosis) == ALL_IS_WELL
    assert not re.search(r"/|\\|\d\.\d+\.\d", repr(diagnosis))
    html = diagnosis._repr_html_()
    assert "Everything is ready for the course." in html
    assert html.count('aria-label="ready"') == 5
    assert str(tmp_path) not in html


def nothing(name):
    raise metadata.PackageNotFoundError(name)


@pytest.mark.parametrize(
    ("place", "name", "value", "problem", "remedy"),
    [
        (
            *(sys, "version_info", (3, 10, 12)),
            *("This is Python 3.10", "Install a newer Python"),
        ),
        (
            *(metadata, "version", nothing, "anywidget is missing."),
            f'"{sys.executable}" -m pip install "anywidget<1,>=0.9"',
        ),
        (
            *(metadata, "version", lambda _: "0.8.1"),
            *("anywidget is 0.8.1, but the course needs <1,>=0.9.", ""),
        ),
        (
            *(metadata, "requires", nothing),
            *("The course is not installed", "-m pip install --editable"),
        ),
    ],
    ids=["an old Python", "a missing package", "a wrong version", "not installed"],
)
def test_what_is_wrong_is_named_with_what_puts_it_right(
    monkeypatch, place, name, value, problem, remedy
):
    monkeypatch.setattr(place, name, value)

    finding = trouble()

    assert problem in finding.problem
    assert remedy in f"{finding.remedy}\n{finding.paste}"


def test_the_oldest_python_is_that_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    oldest = ".".join(map(str, OLDEST_PYTHON))
    assert project["project"]["requires-python"] == f">={oldest}"


@pytest.mark.parametrize(
    ("version", "wanted"),
    [("0.9.22rc1", "anywidget>=0.9,<1"), ("0.9.21", 'ruff>=99; extra == "dev"')],
    ids=["a preview counts by its number", "developers' packages are not asked for"],
)
def test_what_serves_is_well(monkeypatch, tmp_path, version, wanted):
    monkeypatch.setattr(metadata, "version", lambda _: version)
    monkeypatch.setattr(metadata, "requires", lambda _: [wanted])

    assert doctor(tmp_path).well


def test_the_courses_own_requirements_can_be_read(monkeypatch, tmp_path):
    monkeypatch.undo()

    packages = doctor(tmp_path).findings[1]

    assert packages.need == "the packages that the course builds on are installed"
    assert not packages.problem


@pytest.mark.parametrize(
    ("module", "problem"),
    [
        ("packaging.requirements", "packaging is missing."),
        ("jupyter_core.paths", " and anywidget is missing"),
    ],
)
def test_without_the_libraries_that_are_asked_it_asks_for_them(
    monkeypatch, module, problem
):
    monkeypatch.setitem(sys.modules, module, None)

    assert problem in trouble().problem


@pytest.mark.parametrize("name", EXTENSIONS)
def test_a_missing_extension_of_jupyterlab_is_named(ready, name):
    (ready / name / "package.json").unlink()

    finding = trouble()

    assert f"JupyterLab's extension {name} is missing" in finding.problem
    assert finding.paste.endswith("--force-reinstall jupyterlab_widgets anywidget")


@pytest.mark.parametrize("in_checkout", [True, False])
def test_a_missing_word_list_is_named_with_a_way_to_get_it_back(
    monkeypatch, tmp_path, in_checkout
):
    monkeypatch.setattr(word_list, "shipped", lambda name: tmp_path / name)
    monkeypatch.setattr(f"{doctor.__module__}.PACKAGE", tmp_path / "scrabble_course")
    if in_checkout:
        (tmp_path / ".git").mkdir()

    finding = trouble()

    assert "words.txt" in finding.problem
    command = "checkout -- words.txt" if in_checkout else "--force-reinstall --no-deps"
    assert command in finding.paste


def test_a_malformed_word_list_is_named_with_its_line(monkeypatch, tmp_path):
    (tmp_path / "words.txt").write_text("cat\nd0g\n")
    monkeypatch.setattr(word_list, "shipped", lambda name: tmp_path / name)

    assert "words.txt, line 2" in trouble().problem


def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    finding = trouble(folder=tmp_path / "nowhere")

    assert f"Nothing can be saved in {tmp_path / 'nowhere'}" in finding.problem
    assert "-m scrabble_course start" in finding.paste


def test_what_is_wrong_is_shown_with_its_remedy():
    finding = SetupProblem("tea", "There is <none>.", "Brew some:", "kettle --on")
    ill = Checkup((SetupProblem("cups"), finding))

    assert str(ill) == (
        "Not ready yet: 1 of 2 to put right.\n"
        "  ok  cups\n"
        "  NO  tea\n"
        "        There is <none>.\n"
        "        Brew some:\n"
        "        kettle --on"
    )
    html = ill._repr_html_()
    assert 'aria-label="not ready"' in html
    assert "There is &lt;none&gt;." in html
    assert "kettle --on</span></pre>" in html


@pytest.fixture
def drive(monkeypatch, tmp_path):
    """What a page sees of the browser's own storage."""
    drive = tmp_path / "drive"
    (drive / "1_word_game").mkdir(parents=True)
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr(f"{doctor.__module__}.DRIVE", drive)
    return drive


def test_in_a_page_it_asks_for_nothing_that_cannot_be_there(monkeypatch, drive):
    monkeypatch.setattr(f"{doctor.__module__}.EXTENSIONS", ["not in a page"])
    diagnosis = doctor(drive / "1_word_game")

    assert diagnosis.well
    assert "this browser keeps your work" in str(diagnosis)
    assert list((drive / "1_word_game").iterdir()) == []


def test_in_a_page_over_http_it_says_what_the_page_needs(monkeypatch, drive):
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(isSecureContext=False))
    diagnosis = doctor(drive.parent)

    assert not diagnosis.well
    assert "begins with https" in str(diagnosis)
    assert "private window" not in str(diagnosis)


@pytest.mark.parametrize("place", [".", "drive/no_such_folder"])
def test_in_a_page_it_says_if_work_would_be_lost(drive, place):
    diagnosis = doctor(drive.parent / place)

    assert not diagnosis.well
    assert "private windows" in str(diagnosis)
    assert "File > Download" in str(diagnosis)
