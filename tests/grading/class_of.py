"""Makes a class: a folder for each student, with what students hand in.

    python -m tests.grading.class_of FOLDER 300 --seed 1
    python -m tests.grading.class_of FOLDER 30 --parts 1 --one-each --nbgrader

Right work, work with the known mistakes, unfinished and broken work, and a few who try
to cheat. The same seed gives the same class.
"""

import argparse
import random
import sys
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path

from scrabble_course.release.edition import STUB as UNTOUCHED
from scrabble_course.release.edition import student_edition
from scrabble_course.release.notebook_text import notebook_text, parse_notebook
from tests.grading import mishaps
from tests.grading.attempt_choice import (
    STUB,
    Written,
    right_ones,
    wrong_ones,
)
from tests.grading.hostile_work import IN_A_FUNCTION, function_body
from tests.grading.work_files import GRADED

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
KINDS = {"right": 30, "mixed": 40, "unfinished": 15, "broken": 12, "hostile": 3}
"""How many of 100 students there are of each kind."""
SHARE_OF_STUBS = {"mixed": 0.05, "unfinished": 0.4}
SHARE_OF_MISTAKES = {"mixed": 0.5, "unfinished": 0.3, "broken": 0.3}
ONE_FILE = "word_game.py"
IN_ONE_FILE = 0.15
"""How many write one file with all functions, as in the original problem set."""
FIRST = "Ada Ben Cleo Dan Eva Finn Gwen Hugo Ines Jan Kim Leo Mia Noor Omar Pia".split()
LAST = "Achter Blum Cole Dupont Evers Fox Garcia Haas Ito Jansen Khan Li Maes".split()
TOP_OF_A_FILE = """\
# Problem set: the word game
import math
import random

from scrabble_course import load_words
from scrabble_course.word_game import *
"""
END_OF_A_FILE = """\
if __name__ == "__main__":
    play_game(load_words())
"""


@dataclass
class Student:
    """What one student hands in: contents by path, and what was written.

    `written` says of each function how: "right", "stub" or the cause of a mistake.
    `mishaps` is what happened to the files afterwards.
    """

    name: str
    kind: str
    files: dict[str, bytes] = field(default_factory=dict)
    written: dict[str, str] = field(default_factory=dict)
    mishaps: list[str] = field(default_factory=list)


def students(count, seed=1, stages=GRADED, one_each=False):
    """Yield students of all kinds; with `one_each` each hands in a single stage."""
    for number in range(count):
        rng = random.Random(f"{seed} {number}")
        [kind] = rng.choices(list(KINDS), list(KINDS.values()))
        name = f"{rng.choice(LAST)}_{rng.choice(FIRST)}_{number:05}".lower()
        student = Student(name, kind)
        _hand_in(rng, student, [rng.choice(stages)] if one_each else list(stages))
        yield student


def lay(folder, student, by_nbgrader=False):
    """Write a student's files, in nbgrader's folders if asked for."""
    for path, content in student.files.items():
        name = Path(path)
        place = Path(student.name, name.name)
        if by_nbgrader:
            place = Path("submitted", student.name, *name.parts)
        file = Path(folder, place)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def can_go_to_nbgrader(student):
    """Whether nbgrader can read all files, and run them: it has no box to do so."""
    in_notebooks = ONE_FILE not in student.files
    readable = {mishap.__name__ for mishap in mishaps.IN_FILES}.isdisjoint
    return in_notebooks and readable(student.mishaps) and student.kind != "hostile"


def _hand_in(rng, student, stages):
    if student.kind == "unfinished":
        stages = stages[: rng.randint(1, len(stages))]
    in_one_file = student.kind != "broken" and rng.random() < IN_ONE_FILE
    together = frozenset(name for stage in stages for name in stage.functions)
    cells = {}
    for stage in stages:
        own = together if in_one_file else frozenset(stage.functions)
        cells[stage] = _written(rng, student, stage, own)
        for name, written in cells[stage].items():
            student.written[f"{stage.number} {name}"] = written.how
    if not in_one_file:
        for stage in stages:
            notebook = _notebook(rng, student, stage, cells[stage])
            student.files[stage.notebook] = notebook
        return
    student.files[ONE_FILE] = _one_file(cells).encode()
    if "4 is_valid_word" in student.written:
        student.written["3 is_valid_word"] = student.written["4 is_valid_word"]


def _written(rng, student, stage, own):
    """Return each function of a stage as the student wrote it."""
    functions = {}
    for name in stage.functions:
        if student.kind == "hostile" and name == "get_word_score":
            attack = rng.choice(mishaps.HOSTILE)
            body = function_body(IN_A_FUNCTION[attack])
            functions[name] = Written(attack, _with_body(stage, name, body))
        else:
            functions[name] = _attempt(rng, student.kind, stage, name, own)
    return functions


def _attempt(rng, kind, stage, name, own):
    if rng.random() < SHARE_OF_STUBS.get(kind, 0):
        return Written(STUB, _with_body(stage, name, f"    {UNTOUCHED}"))
    wrong = wrong_ones(stage, name, own)
    if wrong and rng.random() < SHARE_OF_MISTAKES.get(kind, 0):
        return rng.choice(wrong)
    return rng.choice(right_ones(stage, name, own))


def _notebook(rng, student, stage, functions):
    notebook = deepcopy(_edition(stage))
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("solution") and marks["grade_id"] in functions:
            cell["source"] = functions[marks["grade_id"]].cell
    unlucky = student.kind == "broken" and rng.random() < 0.5
    if unlucky:
        _happen(rng, student, mishaps.IN_CELLS, notebook["cells"])
    text = notebook_text(notebook)
    if unlucky and rng.random() < 0.2:
        return _happen(rng, student, mishaps.IN_FILES, text)
    return text.encode()


def _happen(rng, student, choice, to):
    mishap = rng.choice(choice)
    student.mishaps.append(mishap.__name__)
    return mishap(rng, to)


@cache
def _edition(stage):
    """Return the notebook that students get, with outputs as they store them."""
    text = (NOTEBOOKS / stage.notebook).read_text("utf-8")
    solved = parse_notebook(text)
    executed = {cell["id"]: cell for cell in solved["cells"]}
    edition = student_edition(solved, stage.notebook)
    for cell in edition["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"] = executed[cell["id"]]["outputs"]
            cell["execution_count"] = executed[cell["id"]]["execution_count"]
    return edition


def _with_body(stage, name, body):
    """Return a cell as it was handed out, with something in place of the stub."""
    [cell] = [
        cell["source"]
        for cell in _edition(stage)["cells"]
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == name
    ]
    return cell.replace(f"    {UNTOUCHED}", body)


def _one_file(cells):
    """Return one Python file; the last that is written under a name counts."""
    functions = {}
    for written in cells.values():
        functions |= {name: one.cell for name, one in written.items()}
    return "\n\n\n".join([TOP_OF_A_FILE, *functions.values(), END_OF_A_FILE])


def main():
    """Lay a class, and say how many students of each kind there are."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", default="1,2,3,4", help="such as 1,2")
    parser.add_argument("--one-each", action="store_true", help="a single notebook")
    parser.add_argument("--nbgrader", action="store_true", help="as it takes them")
    options = parser.parse_args()
    parts = {int(number) for number in options.parts.split(",")}
    stages = [stage for stage in GRADED if stage.part.number in parts]
    laid = Counter()
    made = students(sys.maxsize, options.seed, stages, options.one_each)
    fit = filter(can_go_to_nbgrader, made) if options.nbgrader else made
    for student in islice(fit, options.count):
        lay(options.folder, student, options.nbgrader)
        laid[student.kind] += 1
    print(", ".join(f"{number} {kind}" for kind, number in laid.most_common()))


if __name__ == "__main__":
    main()
