import subprocess

import pytest

from scrabble_course.grading.supervisor import isolation
from scrabble_course.grading.supervisor.isolation import (
    PYTHON,
    CannotIsolate,
    IsolationLevel,
    command_in,
    level_for,
    missing,
)

LACKING = ("bubblewrap (apt-get install bubblewrap)",)


def lacks(monkeypatch, **levels):
    monkeypatch.setattr(isolation, "missing", lambda level: levels.get(level.value, ()))


def test_auto_takes_the_strongest_there_is_and_never_none(monkeypatch):
    lacks(monkeypatch)
    assert level_for("auto") is IsolationLevel.FULL
    lacks(monkeypatch, full=LACKING)
    assert level_for("auto") is IsolationLevel.LANDLOCK
    with pytest.raises(CannotIsolate, match="apt-get install bubblewrap"):
        level_for("full")
    lacks(monkeypatch, full=LACKING, landlock=LACKING)
    with pytest.raises(CannotIsolate, match="--isolation none"):
        level_for("auto")


def test_none_lacks_nothing():
    assert missing(IsolationLevel.NONE) == ()
    assert level_for("none") is IsolationLevel.NONE


@pytest.mark.skipif(
    bool(missing(IsolationLevel.FULL)), reason=f"{missing(IsolationLevel.FULL)}"
)
def test_in_bubblewrap_there_is_the_box_and_python_and_no_more(tmp_path):
    (tmp_path / "here").touch()
    code = f"import os; print(os.listdir('/'), os.listdir({str(tmp_path)!r}))"
    command = command_in(
        IsolationLevel.FULL, tmp_path, [PYTHON, "-I", "-S", "-c", code]
    )

    done = subprocess.run(command, capture_output=True, text=True, check=True)

    assert "['here']" in done.stdout
    assert not any(f"'{name}'" in done.stdout for name in ("etc", "var", "proc", "bin"))
