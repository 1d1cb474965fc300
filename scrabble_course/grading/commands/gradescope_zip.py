"""Packs the grader as an autograder that Gradescope runs on each submission.

The zip holds this package, its words, the lessons' cells, and settings; Gradescope
unpacks it, runs `setup.sh` once, and `run_autograder` for each submission. The seed of
the hidden cases is in it, so it is not for students' eyes.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from scrabble_course import course
from scrabble_course.grading.commands.autograde import SETTINGS
from scrabble_course.grading.scoring.grader import GRADED_STAGES
from scrabble_course.grading.submissions.lesson_cells import cells_of
from scrabble_course.resources.atomic_files import write_atomically
from scrabble_course.resources.shipped_files import PACKAGE, shipped

PROGRAMS = Path(__file__).parent / "autograder"
SHIPPED = ("words.txt", "words.LICENSE.txt")
PACKED = {".py", ".html", ".css", ".js"}

_ORDINARY, _EXECUTABLE = 0o100644, 0o100755


def write_autograder(
    path: Path,
    seed: int,
    isolation: str = "auto",
    stages: Iterable[course.Stage] = GRADED_STAGES,
    own: str = "",
) -> None:
    """Write the zip to `path`; the same settings give the same bytes.

    `seed` decides the hidden cases, `isolation` is as for `Grader`, and `own` is the
    text of the instructor's `course.toml`.
    """
    settings = {
        "seed": seed,
        "isolation": isolation,
        "stages": [stage.number for stage in stages],
        "course": own,
    }
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for program in sorted(PROGRAMS.iterdir()):
            _add(archive, program.name, program.read_bytes(), _EXECUTABLE)
        _add(archive, SETTINGS, json.dumps(settings).encode(), _ORDINARY)
        for name, file in _of_the_package():
            _add(archive, f"{PACKAGE.name}/{name}", file.read_bytes(), _ORDINARY)
        for name, cells in _lessons():
            _add(archive, f"{PACKAGE.name}/notebooks/{name}", cells, _ORDINARY)
    write_atomically(path, content.getvalue())


def _of_the_package() -> Iterator[tuple[str, Path]]:
    """Yield the files of the package that grading needs, with their names in it."""
    for file in sorted(PACKAGE.rglob("*")):
        inside = file.relative_to(PACKAGE)
        is_ours = file.suffix in PACKED or file.parent == PROGRAMS
        if is_ours and file.is_file() and inside.parts[0] != "notebooks":
            yield inside.as_posix(), file
    for name in SHIPPED:
        yield name, shipped(name)


def _lessons() -> Iterator[tuple[str, bytes]]:
    """Yield the notebooks with nothing but the code cells that lessons hand out."""
    for stage in course.STAGES:
        cells = [{"cell_type": "code", "source": cell} for cell in cells_of(stage)]
        yield stage.notebook, json.dumps({"cells": cells}).encode()


def _add(archive: zipfile.ZipFile, name: str, content: bytes, mode: int) -> None:
    entry = zipfile.ZipInfo(name)  # dated 1980, on every day
    entry.external_attr = mode << 16
    entry.create_system = 3  # Unix, or the mode does not count
    archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
