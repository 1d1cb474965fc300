"""Measures nbgrader on the course's own notebooks, for bench_grading.py.

It grades a generated class in a folder of its own, with the course's
nbgrader_config.py. The class is honest, for nbgrader runs students' code unguarded.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
import sys
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import memory_of

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = Path(os.environ.get("NBGRADER", ROOT / ".venv-nbgrader/bin/nbgrader"))
ASSIGNMENT = "1_word_game"
STUDENTS = 30
LOG_FORMAT = "%(asctime)s.%(msecs)03d %(message)s"
BEGINS = re.compile(r"(?m)^(\d\d\d\d-\d\d-\d\d \d\d:\d\d:\d\d\.\d+) Sanitizing ")


@dataclass(frozen=True, slots=True)
class Measured:
    """What nbgrader took: milliseconds a notebook by the clock, the median, and memory.

    `computing_ms` is what a notebook takes of a core, on the average; `cores` are those
    at work at a time.
    """

    median_ms: float
    computing_ms: float
    cores: float
    mb: float


def lay_class(folder: Path, students: int) -> None:
    """Lay a class in nbgrader's folders: a notebook of Part 1 for each student."""
    command = f"-m tests.grading.class_of {folder} {students} --parts 1 --one-each"
    words = [sys.executable, *command.split(), "--nbgrader"]
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def measure(folder: Path) -> Measured:
    """Grade the class that lies in `folder` with nbgrader."""
    shutil.copy(ROOT / "nbgrader_config.py", folder)
    shutil.copytree(ROOT / "notebooks" / ASSIGNMENT, folder / "notebooks" / ASSIGNMENT)
    _nbgrader(folder, "generate_assignment", ASSIGNMENT).checked()
    settings = ["--Application.log_datefmt=%Y-%m-%d %H:%M:%S"]
    settings.append(f"--Application.log_format={LOG_FORMAT}")
    ran = _nbgrader(folder, "autograde", ASSIGNMENT, *settings)
    begun = [datetime.fromisoformat(time) for time in BEGINS.findall(ran.said)]
    took = [(after - before).total_seconds() for before, after in pairwise(begun)]
    median_ms = statistics.median(took) * 1000
    computing_ms = ran.computing / len(begun) * 1000
    cores = ran.computing / ran.seconds
    return Measured(median_ms, computing_ms, cores, ran.mb)


def _nbgrader(folder: Path, *words: str) -> memory_of.Ran:
    # It calls programs of its own environment by their names alone.
    path = f"{PROGRAM.parent}{os.pathsep}{os.environ['PATH']}"
    kept = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    return memory_of.run([PROGRAM, *words], folder, kept | {"PATH": path})
