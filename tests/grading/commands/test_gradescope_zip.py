import itertools
import json
import os
import shutil
import subprocess
import sys
import zipfile
from importlib import metadata
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.autograde import autograde
from scrabble_course.grading.commands.gradescope_command import gradescope
from scrabble_course.grading.commands.gradescope_zip import write_autograder
from scrabble_course.grading.scoring import grading_session
from scrabble_course.grading.submissions.lesson_cells import cells_of
from tests.missing import give_up

FIRST = course.STAGES[1:3]
WORK = """
from scrabble_course.word_game import SCRABBLE_LETTER_VALUES


def get_word_score(word, n):
    letters = sum(SCRABBLE_LETTER_VALUES[letter] for letter in word.lower())
    return letters * max(1, 7 * len(word) - 3 * (n - len(word)))


def update_hand(hand, word):
    return hand
"""


def unpacked(folder, **settings):
    """Unpack an autograder as Gradescope does; return what its folder is."""
    write_autograder(folder / "autograder.zip", 7, stages=FIRST, **settings)
    with zipfile.ZipFile(folder / "autograder.zip") as archive:
        for entry in archive.infolist():
            path = Path(archive.extract(entry, folder / "source"))
            path.chmod(entry.external_attr >> 16)
    (folder / "submission").mkdir()
    return folder


@pytest.fixture(scope="module")
def machine(tmp_path_factory):
    """A machine as Gradescope sets it up, by the zip's own setup.sh, on first use.

    It has Python, but none of the packages here; a wheel that was made of one stands
    in for the index, and what apt installs is there.
    """
    folder = tmp_path_factory.mktemp("machine")
    (folder / "bin").mkdir()
    (folder / "bin/python3").symlink_to(Path(sys.base_prefix) / "bin/python3")
    (folder / "bin/apt-get").write_text("#!/bin/sh\n")
    (folder / "bin/apt-get").chmod(0o755)
    found = metadata.distribution("pyseccomp")
    wheel = folder / f"pyseccomp-{found.version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file in found.files:
            if file.locate().is_file():
                archive.write(file.locate(), file)
    autograder = unpacked(folder)
    prepared = run(folder, "source/setup.sh")
    assert prepared.returncode == 0, prepared.stderr
    return autograder


def run(machine, program):
    """Run a program of the autograder where `machine` is /autograder."""
    if not shutil.which("bwrap"):
        give_up("bubblewrap is missing; on Debian and Ubuntu: apt install bubblewrap")
    places = ["/bin", "/etc", "/lib", "/lib64", "/sbin", "/sys", "/usr"]
    mounts = [("--ro-bind-try", place, place) for place in [*places, sys.base_prefix]]
    mounts += [("--bind", machine, "/autograder"), ("--tmpfs", "/tmp")]
    mounts += [("--dev", "/dev"), ("--proc", "/proc"), ("--chdir", "/")]
    return subprocess.run(
        ["bwrap", *itertools.chain(*mounts), f"/autograder/{program}"],
        env={
            "PATH": f"/autograder/bin:{os.defpath}",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": "/autograder",
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def results_of(machine):
    done = run(machine, "source/run_autograder")
    assert done.returncode == 0, done.stderr
    return json.loads((machine / "results/results.json").read_text())


def test_a_machine_without_the_course_grades_a_submission(machine):
    (machine / "submission/ps3.py").write_text(WORK)

    results = results_of(machine)

    right, wrong = results["tests"]
    assert (right["name"], right["score"]) == ("get_word_score", 10)
    assert wrong["score"] < 10
    assert results["score"] == right["score"] + wrong["score"]
    assert results["extra_data"]["isolation"] in ("full", "landlock")


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    path = tmp_path_factory.mktemp("zip") / "autograder.zip"
    write_autograder(path, 7, stages=FIRST)
    with zipfile.ZipFile(path) as archive:
        yield archive


def test_the_programs_lie_at_the_root_can_be_executed_and_are_good_shell(archive):
    for name in ("setup.sh", "run_autograder"):
        assert archive.getinfo(name).external_attr >> 16 & 0o111
        subprocess.run(["bash", "-n"], input=archive.read(name), check=True)


def test_the_zip_has_the_words_and_their_licence_but_nothing_built(archive):
    names = archive.namelist()

    assert "scrabble_course/words.txt" in names
    assert "scrabble_course/words.LICENSE.txt" in names
    assert not [name for name in names if name.endswith((".pyc", ".so"))]


def test_the_zip_has_the_lessons_own_cells_and_no_solution(archive):
    notebook = archive.read(f"scrabble_course/notebooks/{FIRST[1].notebook}")

    cells = json.loads(notebook)["cells"]
    assert tuple(cell["source"] for cell in cells) == cells_of(FIRST[1])
    assert b"BEGIN SOLUTION" not in notebook


def test_the_settings_are_in_the_zip(archive):
    assert json.loads(archive.read("settings.json")) == {
        "seed": 7,
        "isolation": "auto",
        "stages": [1, 2],
        "course": "",
    }


def test_the_same_settings_give_the_same_bytes(tmp_path):
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"
    write_autograder(one, 7)
    write_autograder(other, 7)

    assert one.read_bytes() == other.read_bytes()


def in_a_shell(*words):
    app = Typer()
    app.command()(gradescope)
    return CliRunner().invoke(app, list(words))


def test_the_command_says_what_it_packed(tmp_path):
    out = tmp_path / "a.zip"

    said = in_a_shell("--out", str(out), "--parts", "1", "--seed", "5")

    assert said.output == f"{out}: 9 functions, 100 points, seed 5.\n"
    assert json.loads(zipfile.ZipFile(out).read("settings.json"))["seed"] == 5


def test_an_instructors_own_points_and_stages_are_in_the_zip(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    own = "leave_out = ['hands']\n[points]\nget_word_score = 20"
    (tmp_path / "course.toml").write_text(own)

    said = in_a_shell("--stages", "1-3")

    assert said.output.startswith("autograder.zip: 2 functions, 30 points")
    settings = json.loads(zipfile.ZipFile("autograder.zip").read("settings.json"))
    assert (settings["stages"], settings["course"]) == ([1, 3], own)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("leave_out = ['hats']", "there is no stage 'hats'"),
        ("[topics]\n'update_hand: x' = 'leave out'", "update_hand has no topic 'x'"),
    ],
)
def test_a_course_that_is_wrong_is_told(tmp_path, text, words):
    (tmp_path / "own.toml").write_text(text)

    said = in_a_shell("--course", str(tmp_path / "own.toml"))

    assert said.exit_code == 2
    assert words in " ".join(said.output.replace("│", " ").split())


def test_own_points_are_those_of_the_results(tmp_path):
    own = "[points]\nget_word_score = 20\n[functions]\nupdate_hand = 'full points'"
    write_autograder(tmp_path / "a.zip", 7, "none", FIRST, own)
    with zipfile.ZipFile(tmp_path / "a.zip") as archive:
        archive.extract("settings.json", tmp_path / "source")
    (tmp_path / "submission").mkdir()
    (tmp_path / "submission/ps3.py").write_text(WORK)

    results = json.loads(autograde(tmp_path).read_text())

    assert results["tests"][0]["score"] == results["tests"][0]["max_score"] == 20
    assert results["tests"][1]["score"] == results["tests"][1]["max_score"] == 10


def test_the_command_makes_a_seed_of_its_own(tmp_path):
    said = {in_a_shell("--out", str(tmp_path / f"{n}.zip")).output[-30:] for n in "ab"}

    assert len(said) == 2


def test_a_zip_that_cannot_be_written_is_said_so(tmp_path):
    said = in_a_shell("--out", str(tmp_path / "nowhere/a.zip"))

    assert said.exit_code == 1
    assert "cannot be written: No such file or directory" in said.output


def test_where_nothing_can_be_graded_there_are_no_results(tmp_path, monkeypatch):
    def broken(run, *more):
        raise MemoryError("no room")

    monkeypatch.setattr(grading_session, "marked", broken)
    folder = unpacked(tmp_path, isolation="none")
    (folder / "submission/ps3.py").write_text(WORK)

    with pytest.raises(CannotGrade, match="1 get_word_score: MemoryError: no room"):
        autograde(folder)
    settings = folder / "source/settings.json"
    settings.write_text(settings.read_text().replace('"none"', '"iron walls"'))
    with pytest.raises(ValueError, match="iron walls"):
        autograde(folder)
    assert not (folder / "results/results.json").exists()
