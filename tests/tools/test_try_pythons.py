import sys

import pytest

from tools import try_pythons

HERE = "{}.{}".format(*sys.version_info)


@pytest.fixture
def tried(monkeypatch):
    """A machine with the Python of this test and no other, whose tests all pass."""
    ran = []
    monkeypatch.setattr(try_pythons, "run", lambda *command: not ran.append(command))
    monkeypatch.setattr(try_pythons.shutil, "which", lambda name: None)
    return ran


def test_a_python_that_is_here_is_tested_and_one_that_is_not_is_named(tried, capsys):
    assert try_pythons.main([HERE, "3.99"]) == 0

    assert capsys.readouterr().out.splitlines()[-2:] == [
        f"Python {HERE}: passed",
        "Python 3.99: not found",
    ]
    assert "pytest" in tried[-1]


def test_one_that_fails_or_none_at_all_is_an_error(tried, monkeypatch, capsys):
    assert try_pythons.main(["3.99"]) == 1
    monkeypatch.setattr(try_pythons, "passes", lambda python: False)

    assert try_pythons.main([HERE]) == 1
    assert capsys.readouterr().out.endswith(f"Python {HERE}: FAILED\n")


def test_a_name_that_stands_for_another_python_is_passed_over(tmp_path, monkeypatch):
    shim = tmp_path / "shim"
    shim.write_text("#!/bin/sh\necho command not found >&2\nexit 127\n")
    shim.chmod(0o755)
    there = [str(shim), str(tmp_path / "nothing"), sys.executable]
    monkeypatch.setattr(try_pythons, "candidates", lambda version: iter(there))

    assert try_pythons.find(HERE) == sys.executable
    assert try_pythons.find("3.99") is None
