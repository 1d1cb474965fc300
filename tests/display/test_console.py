import subprocess
import sys

import pytest

SHOWS = """
from scrabble_course import call_tree
from scrabble_course.display.race import time_text

def letters(word):
    return 0 if word == "" else 1 + letters(word[1:])

print(call_tree(letters, "at"), time_text(0.0000153))
"""


@pytest.mark.parametrize(
    ("encoding", "shown"),
    [
        ("cp1252", "`- ('at') gives 2|15 \u00b5s"),
        ("ascii", "`- ('at') gives 2|15 us"),
        ("utf-8", "\u2514\u2500 ('at') gives 2|15 \u00b5s"),
    ],
)
def test_what_a_console_lacks_is_shown_in_other_letters(encoding, shown, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    said = subprocess.run([sys.executable, "-c", SHOWS], capture_output=True)

    assert said.returncode == 0, said.stderr
    text = said.stdout.decode(encoding)
    assert all(part in text for part in shown.split("|"))


@pytest.mark.parametrize(
    "command", ["--help", "no-such-command", "doctor", "hand-in zz\u0142", "replay -"]
)
def test_no_command_ends_in_an_error_for_a_letter(command, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    said = subprocess.run(
        [sys.executable, "-m", "scrabble_course", *command.split()],
        input="#player1 A \u0141ucja\n>A: CAT\u0141 8H \u0141 +5 5\n".encode(),
        capture_output=True,
    )

    assert b"Traceback" not in said.stderr, said.stderr
    assert said.stdout + said.stderr
