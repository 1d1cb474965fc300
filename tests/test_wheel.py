"""What is handed out to be installed: the sdist, and the wheels made from it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from scrabble_course.engine.graph_cache import PREBUILT
from scrabble_course.engine.graph_file import fingerprint_of, read_graph
from scrabble_course.resources.shipped_files import WORD_FILES
from scrabble_course.resources.word_list import read_words
from scrabble_course.version import __version__
from tests.installing import HOME, build, installed, output_of, the_only
from tests.patience import AT_NIGHT, at_night
from tests.test_repository import TRACKED

ROOT = Path(__file__).parents[1]
DATA_IN_WHEEL = Path(f"scrabble_course-{__version__}.data/data")
LAID = {
    "labextensions": "share/jupyter/labextensions",
    "nbextensions": "share/jupyter/nbextensions",
    "nbconfig": "etc/jupyter/nbconfig",
}
"""Where Jupyter looks for what it needs of us."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="session")
def source(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked sdist."""
    folder = tmp_path_factory.mktemp("sdist")
    with tarfile.open(the_only(dist, "*.tar.gz")) as archive:
        archive.extractall(folder, filter="data")
    return the_only(folder, "*")


@pytest.fixture(scope="session")
def wheel(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    with zipfile.ZipFile(the_only(dist, "*.whl")) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="session")
def without_compiler(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel that was built from the sdist where no compiler works."""
    out = tmp_path_factory.mktemp("pure")
    build(source, out, "--wheel", CC="/bin/false")
    return the_only(out, "*.whl")


def files_below(folder: Path, ending: str) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob(f"*{ending}")}


@pytest.mark.parametrize("name", WORD_FILES)
def test_a_wheel_carries_the_words_and_their_licence(wheel, name):
    shipped = wheel / "scrabble_course" / name

    assert shipped.read_bytes() == (ROOT / name).read_bytes()


def test_a_wheel_carries_the_graph_of_its_words(wheel):
    words = (wheel / "scrabble_course/words.txt").read_bytes()
    graph, fingerprint = read_graph(wheel / "scrabble_course" / PREBUILT)

    assert graph.words == len(words.splitlines())
    assert fingerprint == fingerprint_of(words)


@pytest.mark.parametrize("ending", [".py", "py.typed", ".js", ".css", ".json", ".toml"])
def test_a_wheel_carries_every_module_script_and_style(source, wheel, ending):
    inside = files_below(source / "scrabble_course", ending)

    assert files_below(wheel / "scrabble_course", ending) == inside != set()


def test_a_wheel_carries_every_notebook(wheel):
    inside = files_below(wheel / "scrabble_course/notebooks", ".ipynb")

    assert inside == files_below(ROOT / "notebooks", ".ipynb") != set()


def test_a_wheel_holds_nothing_but_the_course(wheel):
    tops = {path.name for path in wheel.iterdir() if path.suffix != ".dist-info"}

    assert tops == {"scrabble_course", DATA_IN_WHEEL.parts[0]}


@pytest.mark.parametrize("what", LAID)
def test_a_wheel_lays_extensions_where_jupyter_looks_for_them(wheel, what):
    laid = wheel / DATA_IN_WHEEL / LAID[what]
    ours = wheel / "scrabble_course/jupyter" / what

    assert files_below(laid, "") == files_below(ours, "") != set()


def test_an_sdist_has_every_file_of_the_repository(source):
    # It is built from a copy without git, so its manifest has to name everything.
    names = [path.relative_to(ROOT) for path in TRACKED]

    assert [name for name in names if not (source / name).is_file()] == []


@at_night
def test_tests_run_from_an_unpacked_sdist(source):
    tests = ("tests/word_game", "tests/test_course.py")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
        cwd=source,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout


def test_a_wheel_with_the_engine_in_c_serves_one_system_and_every_python(dist):
    name = the_only(dist, "*.whl").name

    assert "-cp311-abi3-" in name
    assert not name.endswith("-any.whl")


@at_night
def test_without_a_compiler_the_wheel_is_for_every_machine(without_compiler):
    assert without_compiler.name.endswith("-py3-none-any.whl")


@pytest.fixture
def metadata(wheel: Path):
    text = the_only(wheel, "*.dist-info/METADATA").read_text(encoding="utf-8")
    return message_from_string(text)


def test_the_metadata_name_the_terms_of_code_lessons_and_words(metadata):
    terms = metadata["License-Expression"].split(" AND ")

    assert terms == ["MIT", "CC-BY-4.0", "LicenseRef-SCOWL"]
    assert set(metadata.get_all("License-File")) == set(
        PROJECT["project"]["license-files"]
    )


def test_addresses_come_from_the_setting(metadata):
    addresses = dict(line.split(", ") for line in metadata.get_all("Project-URL"))

    assert addresses["Source"] == HOME
    assert all(address.startswith(HOME) for address in addresses.values())


def test_the_description_points_to_nothing_beside_it(metadata):
    text = metadata.get_payload()

    assert f"]({HOME}/raw/HEAD/docs/course.png)" in text
    assert f"]({HOME}/blob/HEAD/INSTRUCTORS.md)" in text
    assert not [link for link in links_in(text) if not link.startswith(("#", "http"))]


def links_in(text: str) -> list[str]:
    from markdown_it import MarkdownIt

    tokens = [t for block in MarkdownIt().parse(text) for t in block.children or ()]
    links = [token.attrGet("href") or token.attrGet("src") for token in tokens]
    return [str(link) for link in links if link]


@pytest.mark.parametrize("which", ["c", "python"] if AT_NIGHT else ["c"])
def test_an_installed_course_lays_lessons_that_check(which, request, tmp_path):
    built = request.getfixturevalue("dist" if which == "c" else "without_compiler")
    wheel = the_only(built, "*.whl") if which == "c" else built
    python = installed(wheel, tmp_path / "venv")
    command = python.with_name("scrabble-course")
    said = output_of(command, "doctor", cwd=tmp_path)
    output_of(command, "start", "lessons", "--no-open", cwd=tmp_path)
    cells = (
        "from scrabble_course import check\n"
        "def get_word_score(word, n): return 0\n"
        "print(check(get_word_score))"
    )

    assert "Everything is ready for the course." in said
    assert f"The engine runs in {which.title()}" in said
    assert (tmp_path / "lessons/1_word_game/01_word_scores.ipynb").is_file()
    assert "get_word_score: not yet" in output_of(python, "-c", cells, cwd=tmp_path)


def test_a_student_gets_nothing_that_only_graders_need(metadata):
    lines = [Requirement(line) for line in metadata.get_all("Requires-Dist")]
    student = {line.name for line in lines if line.marker is None}

    assert student == {
        "anywidget", "ipywidgets", "jupyterlab",
        "packaging", "platformdirs", "rich", "typer",
    }  # fmt: skip


def test_an_installed_course_reads_the_words_inside_it(wheel, tmp_path):
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]);"
        "from scrabble_course.resources.shipped_files import shipped;"
        "from scrabble_course.resources.word_list import read_words;"
        "print(shipped('words.txt')); print(len(read_words()))"
    )
    place, count = output_of(
        sys.executable, "-I", "-c", code, str(wheel), cwd=tmp_path
    ).splitlines()

    assert Path(place) == wheel / "scrabble_course/words.txt"
    assert int(count) == len(read_words())
