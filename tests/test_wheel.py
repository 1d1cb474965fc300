"""What an installed course carries: words, licence, types, scripts and styles."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scrabble_course.engine.graph_cache import PREBUILT
from scrabble_course.engine.graph_file import fingerprint_of, read_graph
from scrabble_course.lexicon import read_words

ROOT = Path(__file__).parents[1]
NOT_PACKAGED = shutil.ignore_patterns(
    ".*", "__pycache__", "*.egg-info", "build", "dist", "my-course", "node_modules",
    "tests",
)  # fmt: skip


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the course to build from, so that nothing is left here."""
    copy = tmp_path_factory.mktemp("copy") / "course"
    return Path(shutil.copytree(ROOT, copy, ignore=NOT_PACKAGED))


@pytest.fixture(scope="module")
def wheel(course: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an unpacked wheel of the course."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ("--wheel", "--no-isolation", "--outdir", str(folder))
    built = subprocess.run(
        [sys.executable, "-m", "build", *options, str(course)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def files_below(folder: Path, ending: str) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob(f"*{ending}")}


@pytest.mark.parametrize("name", ["words.txt", "words.LICENSE.txt"])
def test_a_wheel_carries_the_words_and_their_licence(course, wheel, name):
    carried = wheel / "scrabble_course" / name

    assert carried.read_bytes() == (course / name).read_bytes()


def test_a_wheel_carries_the_graph_of_its_words(wheel):
    words = (wheel / "scrabble_course/words.txt").read_bytes()
    graph, fingerprint = read_graph(wheel / "scrabble_course" / PREBUILT)

    assert graph.words == len(words.splitlines())
    assert fingerprint == fingerprint_of(words)


@pytest.mark.parametrize("ending", [".py", "py.typed", ".js", ".css", ".json"])
def test_a_wheel_carries_every_module_script_and_style(course, wheel, ending):
    inside = files_below(course / "scrabble_course", ending)

    assert files_below(wheel / "scrabble_course", ending) == inside != set()


def test_a_wheel_carries_every_notebook(course, wheel):
    inside = files_below(wheel / "scrabble_course/notebooks", ".ipynb")

    assert inside == files_below(course / "notebooks", ".ipynb")


def test_a_wheel_holds_nothing_but_the_course(wheel):
    tops = {path.name for path in wheel.iterdir() if path.suffix != ".dist-info"}

    assert tops == {"scrabble_course"}


def test_an_installed_course_reads_the_words_inside_it(wheel, tmp_path):
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]);"
        "from scrabble_course.carried import carried;"
        "from scrabble_course.lexicon import read_words;"
        "print(carried('words.txt')); print(len(read_words()))"
    )
    run = subprocess.run(
        [sys.executable, "-I", "-c", code, str(wheel)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    place, count = run.stdout.splitlines()
    assert Path(place) == wheel / "scrabble_course/words.txt"
    assert int(count) == len(read_words())
