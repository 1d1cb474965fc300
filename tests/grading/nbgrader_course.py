"""nbgrader at work: a course's folder as an instructor has it, and its commands."""

import csv
import os
import shutil
import subprocess
from pathlib import Path

from tests.missing import give_up

ROOT = Path(__file__).parents[2]
PROGRAM = "NBGRADER"
"""An environment variable that names another nbgrader."""


def find_nbgrader():
    """Return nbgrader in its own environment; where there is none, give up."""
    named = os.environ.get(PROGRAM)
    program = Path(named) if named else ROOT / ".venv-nbgrader/bin/nbgrader"
    if not program.exists():
        give_up(f"{program} is missing; `make nbgrader` installs it")
    return program.absolute()


class NbgraderCourse:
    """A folder with some of the course's notebooks and its nbgrader_config.py."""

    def __init__(self, folder, *stages):
        self.program = find_nbgrader()
        self.folder = folder
        self.assignment = stages[0].part.folder
        shutil.copy(ROOT / "nbgrader_config.py", folder)
        for stage in stages:
            source = folder / "notebooks" / stage.notebook
            source.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / "notebooks" / stage.notebook, source)

    def run(self, *words):
        """Run `nbgrader` with these words, and stop at its first complaint."""
        # It calls programs of its own environment by their names alone.
        path = f"{self.program.parent}{os.pathsep}{os.environ['PATH']}"
        # As it is for users: no folders or settings of the tests' environment.
        kept = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        environment = kept | {"PATH": path, "IPYTHONDIR": str(self.folder / "ipython")}
        done = subprocess.run(
            [self.program, *words],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=300,
        )
        assert done.returncode == 0, done.stderr[-3000:]

    def released(self, stage):
        """Return where a notebook for students lies."""
        return self.folder / "release" / stage.notebook

    def hand_in(self, student, stage, text):
        """Lay the text of a notebook where nbgrader collects it."""
        place = self.folder / "submitted" / student / stage.notebook
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def scores(self):
        """Return each student's points for the assignment."""
        self.run("export")
        table = (self.folder / "grades.csv").read_text("utf-8").splitlines()
        return {row["student_id"]: float(row["score"]) for row in csv.DictReader(table)}
