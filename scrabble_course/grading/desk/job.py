"""A command that runs beside the desk: its kernel may end, and the command goes on."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import weakref
from collections.abc import Sequence
from pathlib import Path

RUN = "from scrabble_course.cli import app; app()"
COLOURS = {"FORCE_COLOR", "CLICOLOR_FORCE", "PY_COLORS"}
"""What a kernel sets, so that programs draw as if there were a terminal."""
MOST_BYTES = 20_000
"""How much of what it says is shown: the end of it."""


class DeskJob:
    """A `scrabble-course` command at work, and what it has said so far."""

    def __init__(self, title: str, words: Sequence[str]) -> None:
        self.title = title
        kept = {name: text for name, text in os.environ.items() if name not in COLOURS}
        with tempfile.NamedTemporaryFile(
            prefix="scrabble-course-desk-", delete=False
        ) as said:
            self._said = Path(said.name)
            weakref.finalize(self, self._said.unlink, missing_ok=True)
            self._process = subprocess.Popen(
                [sys.executable, "-c", RUN, *words],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                env={**kept, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"},
                start_new_session=True,  # what ends the kernel does not end the run
            )

    @property
    def exit_code(self) -> int | None:
        """How it ended, None as long as it runs."""
        return self._process.poll()

    @property
    def text(self) -> str:
        """What it has said, as far as it can be shown."""
        content = self._said.read_bytes()[-MOST_BYTES:]
        return content.decode("utf-8", "replace").strip()

    def stop(self) -> None:
        """Stop it as Ctrl+C does: what is graded stays."""
        if self.exit_code is None:
            self._process.send_signal(signal.SIGINT)
