"""Reckons how long each lesson takes, from what stands in it.

    python tools/count_minutes.py

Reading goes at 150 words a minute, prose and code alike. Each function to write takes
three times what it takes someone who knows: a minute to think, and half a minute for
each statement of ours; one that calls itself takes longer. All else takes what it took
those who tried. `course.py` states what a whole lesson took them, which is within a
fifth of what comes out here, rounded up to five minutes.
"""

from __future__ import annotations

import ast
import math
import re
from pathlib import Path

import nbformat
import typer
from nbformat import NotebookNode

from scrabble_course import course
from scrabble_course.activities.arrangements import arrangement
from scrabble_course.activities.quiz import quiz_of
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.solution_source import solution_text
from scrabble_course.exercises.bug_hunts import BUGGY_FUNCTIONS

NOTEBOOKS = Path(__file__).parents[1] / "notebooks"
STOP = "**A good place to stop.**"

WORDS_A_MINUTE = 150
LEARNING = 3.0
"""How many times as long a student takes as someone who knows."""
THINKING, A_STEP = 1.0, 0.5
"""Minutes that someone who knows takes to begin, and for each statement."""
A_RECURSION, A_WALK = 6.0, 2.5
"""Minutes more for a function that calls itself, and to follow calls in a picture."""
A_CELL, A_BUG, A_PREDICTION, A_GAME = 0.3, 2.0, 0.75, 5.0
"""Minutes to run a cell and look, to find a bug, to predict, and to play, as tried."""
A_QUESTION = 1.0
"""Minutes to read a question and its reply, some 60 words, and to think in between."""
A_LINE, A_GAP = 0.4, 2.0
"""Minutes to find the place of a line in an arrangement, and the line for a gap."""
WALKS = re.compile(r"(?m)^(?:steps|call_tree)\(")
GAMES = re.compile(r"(?m)^(?:Rack|HandGame|Scrabblegram|TableGame|BoardView)\(")
RECALLS = re.compile(r'(?m)^recall\((\d+|"part \d+")\)')


def main() -> None:
    """Show the minutes of each lesson, part by part, beside those of `course.py`."""
    for stage in course.STAGES:
        parts = minutes_of(stage)
        shown = " + ".join(str(rounded(part)) for part in parts)
        typer.echo(
            f"{stage.number:3} {stage.title:22} {rounded(sum(parts)):4}  ({shown}), "
            f"course.py says {stage.minutes}"
        )


def minutes_of(stage: course.Stage) -> list[float]:
    """Return the minutes of a lesson, from one place to stop to the next."""
    notebook = nbformat.read(NOTEBOOKS / stage.notebook, as_version=4)  # type: ignore[no-untyped-call]
    parts = [0.0]
    for cell in notebook.cells:
        if "instructor" not in cell.metadata.get("tags", ()):
            parts[-1] += minutes_of_cell(stage, cell)
        if cell.source.startswith(STOP):
            parts.append(0.0)
    return parts


def minutes_of_cell(stage: course.Stage, cell: NotebookNode) -> float:
    """Return the minutes of one cell."""
    marks = cell.metadata.get("nbgrader", {})
    if marks.get("solution"):
        return minutes_to_write(stage, marks["grade_id"], cell.source)
    reading: float = len(re.sub(r"<[^>]*>", " ", cell.source).split()) / WORDS_A_MINUTE
    if cell.cell_type == "markdown":
        predictions: int = cell.source.count("<summary>Surprised?")
        return reading + A_PREDICTION * predictions
    bugs = [
        len(BUGGY_FUNCTIONS[buggy].bugs)
        for buggy in re.findall(r'hunt\(\s*"(\w+)", (\w+)', cell.source)
    ]
    games = len(GAMES.findall(cell.source))
    arranging = [
        A_GAP if arrangement(name).missing else A_LINE * len(arrangement(name).lines)
        for name in re.findall(r'(?m)^arrange\("(\w+)"\)', cell.source)
    ]
    asked = [
        len(quiz_of(ast.literal_eval(which), {}).questions)
        for which in RECALLS.findall(cell.source)
    ]
    walks = len(WALKS.findall(cell.source))
    doing = A_BUG * sum(bugs) + A_GAME * games + A_WALK * walks + sum(arranging)
    return reading + A_CELL + doing + A_QUESTION * sum(asked)


def minutes_to_write(stage: course.Stage, name: str, source: str) -> float:
    """Return the minutes that a student takes to write a function."""
    if name in (*stage.functions, *stage.practice):
        source = solution_text(exercise_named(name, stage.number))
    [function] = [
        node
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef) and node.name == name
    ]
    steps = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.stmt) and not _is_remark(node)
    ]
    asks_itself = A_RECURSION if _is_recursive(function) else 0.0
    return LEARNING * (THINKING + A_STEP * len(steps)) + asks_itself


def rounded(minutes: float) -> int:
    """Return minutes, rounded up to the next five.

    >>> rounded(41.0), rounded(45.0)
    (45, 45)
    """
    return 5 * math.ceil(minutes / 5)


def _is_recursive(function: ast.FunctionDef) -> bool:
    """Whether it calls itself, or a function inside it does."""
    nodes = list(ast.walk(function))
    names = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    called = {node.func for node in nodes if isinstance(node, ast.Call)}
    return any(isinstance(name, ast.Name) and name.id in names for name in called)


def _is_remark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


if __name__ == "__main__":
    typer.run(main)
