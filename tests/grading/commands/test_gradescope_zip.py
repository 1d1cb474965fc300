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
from scrabble_course.grading.scoring import grader
from scrabble_course.grading.submissions.lesson_cells import cells_of
from tests.grading.work_files import answers_of
from tests.missing import give_up

FIRST = course.STAGES[1:3]
WRONG = "def update_hand(hand, word):\n    return hand"
WORK = "\n\n".join([*answers_of(FIRST[0]), WRONG])


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


def test_the_zip_is_made_again_as_it_was_and_holds_no_solution(tmp_path):
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"
    for path in (one, other):
        write_autograder(path, 7, stages=FIRST)

    assert one.read_bytes() == other.read_bytes()
    with zipfile.ZipFile(one) as archive:
        for name in ("setup.sh", "run_autograder"):
            assert archive.getinfo(name).external_attr >> 16 & 0o111
            subprocess.run(["bash", "-n"], input=archive.read(name), check=True)
        names = archive.namelist()
        notebook = archive.read(f"scrabble_course/notebooks/{FIRST[1].notebook}")
    assert {"scrabble_course/words.txt", "scrabble_course/words.LICENSE.txt"} < {*names}
    assert not [name for name in names if name.endswith((".pyc", ".so"))]
    cells = [cell["source"] for cell in json.loads(notebook)["cells"]]
    assert tuple(cells) == cells_of(FIRST[1])
    assert b"BEGIN SOLUTION" not in notebook


def in_a_shell(*words):
    app = Typer()
    app.command()(gradescope)
    return CliRunner().invoke(app, list(words))


def test_the_command_packs_an_instructors_own_points_and_stages(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    own = "leave_out = ['hands']\n[points]\nget_word_score = 20"
    (tmp_path / "course.toml").write_text(own)

    said = in_a_shell("--out", "a.zip", "--stages", "1-3", "--seed", "5")

    assert said.output == "a.zip: 2 functions, 30 points, seed 5.\n"
    assert json.loads(zipfile.ZipFile("a.zip").read("settings.json")) == {
        "seed": 5,
        "isolation": "auto",
        "stages": [1, 3],
        "course": own,
    }
    assert len({in_a_shell().output for _ in range(2)}) == 2  # each has its own seed


@pytest.mark.parametrize(
    ("text", "out", "words"),
    [
        ("leave_out = ['hats']", "a.zip", "there is no stage 'hats'"),
        ("[topics]\n'update_hand: x' = 'leave out'", "a.zip", "has no topic 'x'"),
        ("", "nowhere/a.zip", "cannot be written: No such file or directory"),
    ],
)
def test_what_cannot_be_packed_is_told(tmp_path, text, out, words):
    (tmp_path / "own.toml").write_text(text)

    course = ["--course", str(tmp_path / "own.toml")]
    said = in_a_shell("--out", str(tmp_path / out), *course)

    assert said.exit_code
    assert words in " ".join(said.output.replace("│", " ").split())


def test_where_nothing_can_be_graded_there_are_no_results(tmp_path, monkeypatch):
    def broken(run, *more):
        raise MemoryError("no room")

    monkeypatch.setattr(grader, "marked", broken)
    folder = unpacked(tmp_path, isolation="none")
    (folder / "submission/ps3.py").write_text(WORK)

    with pytest.raises(CannotGrade, match="1 get_word_score: MemoryError: no room"):
        autograde(folder)
    settings = folder / "source/settings.json"
    settings.write_text(settings.read_text().replace('"none"', '"iron walls"'))
    with pytest.raises(ValueError, match="iron walls"):
        autograde(folder)
    assert not (folder / "results/results.json").exists()
