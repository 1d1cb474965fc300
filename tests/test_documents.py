"""What the documents say to type runs, in the order and the place they say it in."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest
import typer.main

from scrabble_course import course
from scrabble_course.cli import app
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook.gradebook import Gradebook
from tests.installing import ROOT, installed, the_only
from tests.missing import give_up
from tests.patience import AT_NIGHT

DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
)
NOT_RUN = {
    "make lab": "opens JupyterLab and stays; test_jupyter_lab.py starts it",
    "source .venv/bin/activate": "the commands run in such an environment",
    "pip install --constraint constraints.txt --editable '.[grading]'": (
        "installed from the wheel here, as it is without this repository"
    ),
    "uvx --from . scrabble-course start my-course": (
        "builds in the checkout; test_wheel.py does so in a copy"
    ),
    "uvx scrabble-course start my-course": "needs a version on a package index",
    "pipx run scrabble-course start my-course": "needs a version on a package index",
    "conda env create -f environment.yml": (
        "conda cannot be had here; test_repository.py reads the file as conda does"
    ),
    "conda activate scrabble-course": "as above",
    "make nbgrader": "installs it; tests/grading/commands/test_nbgrader.py runs it",
    "source .venv-nbgrader/bin/activate": "as above",
    "nbgrader generate_assignment 1_word_game": "as above",
    "nbgrader autograde 1_word_game": "as above",
    "nbgrader generate_feedback 1_word_game": "as above",
    "nbgrader export": "as above",
    "pip install 'scrabble-course[cluster,grading]'": (
        "needs a version on a package index"
    ),
    "scrabble-course grade submissions --out marks --dask tcp://10.0.0.5:8786": (
        "needs a cluster; tests/grading/commands/test_cluster.py has one"
    ),
    "python -m tests.grading.class_of class 300 --parts 1": (
        "takes a minute; tests/grading/test_class_of.py makes a smaller one"
    ),
    "scrabble-course grade class --out marks --parts 1": "as above",
}
CANVAS = """\
Student,ID,SIS User ID,SIS Login ID,Section
    Points Possible,,,,
"Avery, Ada",11,s11,ada,A
"Blum, Ben",12,s12,ben,A
"""


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str, language: str) -> list[str]:
    """Return what stands in the fenced blocks of a language."""
    return re.findall(rf"(?ms)^```{language}\n(.*?)^```$", text_of(document))


def commands(document: str) -> list[str]:
    """Return the commands of a document, a line each, without comments."""
    text = "\n".join(blocks(document, "sh")).replace("\\\n", " ")
    lines = (re.sub(r"\s+#.*", "", line) for line in text.splitlines())
    return [re.sub(r"\s+", " ", line).strip() for line in lines if line.strip()]


TOML = [text for document in DOCUMENTS for text in blocks(document, "toml")]


@pytest.fixture(scope="module")
def place(dist, tmp_path_factory) -> Path:
    """A folder such as an instructor has, with work of three students, graded."""
    folder = tmp_path_factory.mktemp("place")
    wheel = the_only(dist, "*.whl")
    installed(wheel, folder.with_name(f"{folder.name}-venv"), "[grading]")
    shutil.copy(wheel, folder / "scrabble_course-0.1.0-py3-none-any.whl")
    hand_in(folder / "submissions")
    for name, holds in (
        ("deadlines.toml", "[deadlines]"),
        ("course.toml", "[points]"),
        ("students.toml", "[groups]"),
    ):
        [text] = [one for one in TOML if holds in one]
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "roster.csv").write_text("student\nada\nben\ncleo\ndan\n")
    (folder / "gradebook.csv").write_text(CANVAS, encoding="utf-8")
    (folder / "groups.csv").write_text("student,group\nada,1\nben,1\ncleo,2\n")
    (folder / "other-marks").mkdir()
    Gradebook.open(folder / "other-marks" / BOOK).close()
    for name in ("submitted", "week-3"):
        shutil.copytree(folder / "submissions", folder / name)
    run(folder, folder, "scrabble-course grade submissions --out marks --stages 1")
    return folder


def run(place: Path, folder: Path, command: str) -> None:
    """Run a command in a folder, with what is installed beside a place."""
    from uv import find_uv_bin

    ours = (place.with_name(f"{place.name}-venv") / "bin", Path(find_uv_bin()).parent)
    path = os.pathsep.join([*map(str, ours), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path}
    environment.pop("PYTHONPATH", None)
    ran = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, (command, ran.stdout[-2000:], ran.stderr[-2000:])


def hand_in(folder: Path) -> None:
    """Write a notebook for each of three students."""
    for name in ("ada", "ben", "cleo"):
        path = folder / name / Path(course.stage(1).notebook).name
        path.parent.mkdir(parents=True)
        cell = {
            "cell_type": "code", "execution_count": None, "id": "write",
            "metadata": {}, "outputs": [],
            "source": f"def get_word_score(word, n):\n    return {len(name)}",
        }  # fmt: skip
        book = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
        path.write_text(json.dumps(book), encoding="utf-8")


TO_RUN = {
    document: [command for command in commands(document) if command not in NOT_RUN]
    for document in DOCUMENTS
}


def verb(command: str) -> str:
    return " ".join(command.split()[:2])


def other_commands(document: str) -> list[str]:
    """Return the first of each verb that no document before has; at night, all."""
    if AT_NIGHT:
        return TO_RUN[document]
    before = DOCUMENTS[: DOCUMENTS.index(document)]
    known = {verb(command) for other in before for command in TO_RUN[other]}
    first = {verb(command): command for command in reversed(TO_RUN[document])}
    return [
        command
        for command in TO_RUN[document]
        if verb(command) not in known and command == first[verb(command)]
    ]


@pytest.mark.parametrize("command", sorted({*chain(*TO_RUN.values())}))
def test_each_command_has_the_options_that_it_is_given(command):
    _, name, *arguments = shlex.split(command[command.index("scrabble-course ") :])

    with typer.main.get_command(app).commands[name].make_context(name, arguments):
        pass


@pytest.mark.parametrize("document", [*filter(other_commands, DOCUMENTS)])
def test_each_command_of_a_document_runs(document, place, tmp_path):
    if sys.platform == "win32":
        give_up("the commands are for a POSIX shell")
    folder = tmp_path / "place"
    shutil.copytree(place, folder)
    for command in other_commands(document):
        opens = re.search("scrabble-course (start|desk) ", command)
        opens = opens and "--no-open" not in command
        run(place, folder, f"{command} --no-open" if opens else command)


def test_what_is_not_run_stands_in_a_document_and_has_a_reason():
    written = {command for document in DOCUMENTS for command in commands(document)}

    assert set(NOT_RUN) - written == set()
    assert all(NOT_RUN.values())


def links(document: str) -> list[str]:
    prose = re.sub(r"(?ms)^```.*?^```$|`[^`\n]*`", "", text_of(document))
    return re.findall(r"\]\(([^)\s]+)\)", prose)


def headings(document: str) -> set[str]:
    """Return the names that a host gives to the headings of a document."""
    prose = re.sub(r"(?ms)^```.*?^```$", "", text_of(document))
    titles = re.findall(r"(?m)^#+ (.*)$", prose)
    return {re.sub(r"[^\w -]", "", t).lower().replace(" ", "-") for t in titles}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_link_leads_somewhere(document):
    for link in links(document):
        if re.match(r"https://|mailto:", link):
            continue
        name, _, heading = link.partition("#")
        there = (ROOT / document).parent / name if name else ROOT / document
        assert there.exists(), link
        if heading:
            assert heading in headings(str(there)), link


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_picture_says_what_it_shows(document):
    for said in re.findall(r"!\[(.*?)\]\(", text_of(document)):
        assert len(said) > 20


@pytest.mark.parametrize("document", [d for d in DOCUMENTS if d != "CHANGELOG.md"])
def test_each_file_that_is_named_is_there(document):
    named = re.findall(
        r"`((?:tests|tools|scrabble_course|notebooks)/[^`\s*<]+)`", text_of(document)
    )

    assert [name for name in named if not (ROOT / name).exists()] == []
