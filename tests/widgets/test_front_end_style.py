"""Form and types of the widgets' scripts and styles, and the tools that check them."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.missing import give_up

ROOT = Path(__file__).parents[2]
FRONT_END = ROOT / "front_end"
TOOLS = json.loads((FRONT_END / "package.json").read_text(encoding="utf-8"))
LOCK = json.loads((FRONT_END / "package-lock.json").read_text(encoding="utf-8"))
LOCKED = LOCK["packages"]


@pytest.mark.parametrize("check", ["lint", "format", "types"])
def test_scripts_and_styles_pass(check):
    npm = shutil.which("npm")
    if npm is None:
        give_up("there is no npm here: install Node.js (apt-get install npm)")
    if not (FRONT_END / "node_modules/.ready").is_file():
        give_up("the front end's tools are not installed: run `make check`")
    run = subprocess.run(
        [npm, "run", "--silent", check],
        cwd=FRONT_END,
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 0, run.stdout + run.stderr


def test_the_check_of_make_and_the_tests_are_the_same():
    run = re.findall(r"npm run (\w+)", TOOLS["scripts"]["check"])

    assert run == ["lint", "format", "types"]


@pytest.mark.parametrize("tool", TOOLS["devDependencies"])
def test_a_tool_has_one_version_and_the_lock_has_the_same(tool):
    assert TOOLS["devDependencies"][tool] == LOCKED[f"node_modules/{tool}"]["version"]


def test_the_lock_has_every_tool_for_every_machine():
    # A package that the registry did not have is left out of the lock in silence.
    choices = [entry.get("optionalDependencies", {}) for entry in LOCKED.values()]
    wanted = {f"node_modules/{name}" for names in choices for name in names}

    assert wanted != set()
    assert wanted - set(LOCKED) == set()


def test_a_student_needs_none_of_the_tools():
    assert TOOLS["private"] is True
    assert "dependencies" not in TOOLS


def test_no_folder_above_the_python_environment_makes_its_scripts_modules():
    # JupyterLab runs a script of its own below .venv, which is no module.
    assert not (ROOT / "package.json").exists()
    assert TOOLS["type"] == "module"
