"""What their pages tell instructors to type is there to be typed."""

import re
import shlex
from pathlib import Path

import pytest
from typer.main import get_command

from scrabble_course.cli import app
from tests.guides import GUIDE

CALLS = re.findall(r"scrabble-course ([a-z]+ [^\n`|#]*)", GUIDE.replace("\\\n", ""))


def test_every_command_is_shown():
    shown = {shlex.split(call)[0] for call in CALLS}

    assert {"start", "grade", "students", "adjust", "gradescope"} <= shown


@pytest.mark.parametrize("call", CALLS)
def test_a_call_can_be_read(call, tmp_path, monkeypatch):
    command, *words = shlex.split(call)
    monkeypatch.chdir(tmp_path)
    for name in ("deadlines.toml", "gradebook.csv", "roster.csv"):
        Path(name).touch()

    get_command(app).commands[command].make_context(command, words)


def test_the_options_that_are_described_exist():
    options = {
        name
        for command in get_command(app).commands.values()
        for parameter in command.params
        for name in parameter.opts
    }
    described = set(re.findall(r"`(--[a-z-]+)", GUIDE))

    assert described <= options
