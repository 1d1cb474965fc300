"""The engine is installed with a C compiler or without one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.backends import needs_c

ROOT = Path(__file__).parents[2]
ENGINE_IN_C = ROOT / "scrabble_course/engine/c"
FILES = (
    "setup.py", "pyproject.toml", "README.md", "LICENSE", "LICENSE-TEXT", "words.txt",
    "words.LICENSE.txt", "common_words.txt",
)  # fmt: skip
EDITABLE = "from setuptools import build_meta; build_meta.build_editable('built')"
ALARMING = ("error", "warning", "failed", "traceback", "exception")
WITHOUT_C = "The engine is not built in C here; it runs in pure Python."
ANSWER = (
    "from scrabble_course import engine;"
    "print(engine.backend, engine.rack_words('ta', engine.Lexicon.from_words(['at'])))"
)


@pytest.fixture
def course(tmp_path):
    """Return a copy of the course in which nothing is built."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    copy = tmp_path / "course"
    shutil.copytree(ROOT / "scrabble_course", copy / "scrabble_course", ignore=skip)
    for name in FILES:
        shutil.copy2(ROOT / name, copy)
    (copy / "built").mkdir()
    return copy


def run_in(course, *arguments, **environment):
    """Return what a fresh Python says, on either channel."""
    variables = os.environ | {"SCRABBLE_COURSE_BACKEND": "", "PYTHONPATH": str(course)}
    run = subprocess.run(
        [sys.executable, *arguments],
        cwd=course,
        env=variables | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
    return run.stdout


def built_in(course):
    engine = course / "scrabble_course/engine"
    return [file for file in engine.iterdir() if file.suffix in (".so", ".pyd")]


BUILD = ("setup.py", "build_ext", "--inplace")


@pytest.mark.parametrize(
    ("build", "compiler"),
    [(BUILD, "no-such-compiler"), (("-c", EDITABLE), "false")],
    ids=["in place", "as pip does"],
)
def test_without_a_compiler_it_installs_and_says_nothing_alarming(
    course, build, compiler
):
    said = run_in(course, *build, CC=compiler)

    assert WITHOUT_C in said
    assert not [word for word in ALARMING if word in said.lower()]
    assert built_in(course) == []
    assert run_in(course, "-c", ANSWER) == "python ['at']\n"


def test_whoever_wants_python_gets_it_without_a_word_of_c(course):
    said = run_in(course, *BUILD, SCRABBLE_COURSE_BACKEND="python")

    assert "C" not in said
    assert built_in(course) == []


@needs_c
def test_with_a_compiler_it_is_built_without_a_warning(course):
    said = run_in(course, *BUILD, CFLAGS="-O0 -Wall -Wextra -Werror")

    assert WITHOUT_C not in said
    assert len(built_in(course)) == 1
    assert run_in(course, "-c", ANSWER) == "c ['at']\n"


def test_what_a_later_python_builds_serves_an_earlier_one():
    sources = [path.read_text() for path in ENGINE_IN_C.glob("*.c")]
    formats = re.findall(
        r'(?:PyArg_\w+|Py_BuildValue)\([^;]*?"([^"]*)"', "".join(sources)
    )

    # "#" is a length, in the headers of 3.13 in another way than 3.11 and 3.12 ask for.
    assert len(formats) > 5
    assert [text for text in formats if "#" in text] == []
