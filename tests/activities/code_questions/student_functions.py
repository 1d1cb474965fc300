"""Right functions as students write them, from `right_by_students.txt`.

Below `=== 2 update_hand` stand cells, each with a function and, above it, its helpers.
"""

import copy
import linecache
import math
import random
import re
import string
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

from scrabble_course import course
from scrabble_course.calling.callables import as_written
from scrabble_course.checks import catalogue
from scrabble_course.engine import all_plays, best_play

CELLS = Path(__file__).with_name("right_by_students.txt")
IMPORTED = {one.__name__: one for one in (copy, math, random, string, Counter, cache)}
PLAYS = {"all_plays": all_plays, "best_play": best_play}


def student_functions():
    """Give each function with its exercise, and a name for the pair."""
    sections = re.split(r"^=== (\d+) (\w+)\n", CELLS.read_text(), flags=re.MULTILINE)
    for stage, name, cells in zip(*(iter(sections[1:]),) * 3, strict=True):
        exercise = catalogue.exercise_named(name, int(stage))
        for number, cell in enumerate(cells.strip().split("\n\n"), 1):
            yield exercise, written(exercise, cell), f"{stage}-{name}-{number}"


def written(exercise, cell):
    """Return the function of a cell, among the names that its lesson has."""
    stage = course.stage(exercise.stage)
    plays = PLAYS if stage.number == 12 else {}
    names = {**vars(import_module(stage.module)), **IMPORTED, **plays}
    names["__name__"] = "__main__"
    file = f"<{exercise.name} {hash(cell)}>"
    linecache.cache[file] = len(cell), None, cell.splitlines(keepends=True), file
    exec(compile(cell, file, "exec"), names)
    return as_written(names[exercise.name])
