"""Form and types of the widgets' scripts and styles, and the tools that check them."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FRONT_END = ROOT / "front_end"
TOOLS = json.loads((FRONT_END / "package.json").read_text(encoding="utf-8"))
LOCK = json.loads((FRONT_END / "package-lock.json").read_text(encoding="utf-8"))
LOCKED = LOCK["packages"]


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
