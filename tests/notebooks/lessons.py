"""Reads the stored notebooks for the tests."""

import re
from functools import cache
from pathlib import Path

import nbformat

from scrabble_course import course

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@cache
def read(stage):
    """Return a lesson, which is the same for all that read it."""
    return nbformat.read(NOTEBOOKS / stage.notebook, as_version=4)


def tags(cell):
    return cell.metadata.get("tags", [])


def code_cells(notebook):
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def prose(notebook):
    return "\n\n".join(c.source for c in notebook.cells if c.cell_type == "markdown")


def headings(notebook):
    return re.findall(r"(?m)^## (.*)$", prose(notebook))


def is_graded(cell):
    return cell.metadata.get("nbgrader", {}).get("solution", False)


STAGES = course.STAGES
WITH_EXERCISES = [stage for stage in course.STAGES if stage.graded]
