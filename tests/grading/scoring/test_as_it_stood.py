"""What passed at its check counts, whatever cells below it do."""

import ast
import json

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from scrabble_course.grading.gradebook.entries import entry_of
from scrabble_course.grading.sandbox.names_in import (
    names_given,
    names_read,
    statements_in,
)
from scrabble_course.resources.shipped_files import shipped
from tests.grading.attempt_choice import right_work
from tests.grading.work_files import GRADED, grader_at, handed_in, mark_of
from tests.patience import AT_NIGHT

pytestmark = pytest.mark.no_cover

FUNCTIONS = [(stage, name) for stage in GRADED for name in stage.functions]
HANDS, SCORES = course.stage("hands"), course.stage("word_scores")


grader = grader_at("none")


def lesson(stage, written):
    """The code cells of a lesson in their order, with functions written in place."""
    notebook = json.loads((shipped("notebooks") / stage.notebook).read_text("utf-8"))
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if cell["cell_type"] == "code":
            is_written = marks.get("solution") and marks["grade_id"] in written
            yield written[marks["grade_id"]] if is_written else "".join(cell["source"])


def right_work_of(stage):
    """The functions of right work, and what they need besides, as one cell."""
    text = right_work(stage)
    nodes = ast.parse(text).body
    names = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    written = {
        node.name: ast.get_source_segment(text, node)
        for node in nodes
        if isinstance(node, ast.FunctionDef) and node.name in stage.functions
    }
    others = [n for n in nodes if getattr(n, "name", "") not in written]
    reads = set.union(set(), *map(names_read, nodes))
    return written, "\n\n".join(map(ast.unparse, others)), names | reads


def with_helpers(function, text, names):
    """A function that asks helpers of these names in turn, and does its work there."""
    chain = [function, *names, f"{function}_itself"]
    own = text.replace(f"def {function}(", f"def {chain[-1]}(", 1)
    hands_on = "def {}(*args):\n    return {}(*args)\n"
    return "\n\n".join([own, *map(hands_on.format, chain[:-1], chain[1:])])


@pytest.mark.parametrize(
    ("stage", "function"),
    FUNCTIONS[:: 1 if AT_NIGHT else 3],
    ids=lambda value: str(getattr(value, "number", value)),
)
def test_no_name_that_a_lesson_binds_below_takes_a_helper_s_points(
    stage, function, grader
):
    written, others, taken = right_work_of(stage)
    cells = list(lesson(stage, written))
    check = next(
        n for n, cell in enumerate(cells) if cell.startswith(f"check({function}")
    )
    check_cell = cells[check]
    taken |= {"typed", *(name for _, name in FUNCTIONS)}  # others stand in for these
    below = {
        name
        for cell in cells[check + 1 :]
        for node in statements_in(cell)
        for name in names_given(node) - taken
    }
    cells[cells.index(written[function])] = with_helpers(
        function, written[function], sorted(below)
    )
    cells.insert(cells.index(check_cell), others)
    graded = grader.grade(handed_in(*cells, path=stage.notebook))
    mark = mark_of(graded, function, stage.number)

    assert mark.points == mark.out_of
    assert mark.status is Status.PASSED


CELLS_BELOW = {
    "a builtin for a number": "sum = 0; max = 5; len = 7; dict = {}; range = 1",
    "a value changed in place": 'SCRABBLE_LETTER_VALUES["e"] = 100',
    "an experiment": "def get_word_score(word, n): return 0",
    "the name for a result": "get_word_score = get_word_score('weed', 6)",
    "the name is gone": "del get_word_score",
    "a helper again": "def points(letter): return 0",
    "by another's doing": "globals().update(points=3)",
    "the end of it all": "import os; os._exit(0)",
}
SCORE = """
from scrabble_course.word_game.word_scores import SCRABBLE_LETTER_VALUES

def points(letter):
    return SCRABBLE_LETTER_VALUES[letter]

def get_word_score(word, n):
    letters = sum([points(letter) for letter in word.lower()])
    return letters * max(1, 7 * len(word) - 3 * (n - len(word)))
"""


@pytest.mark.parametrize("below", CELLS_BELOW.values(), ids=CELLS_BELOW)
@pytest.mark.parametrize("path", ["01_word_scores.ipynb", "ps3.py"])
def test_nothing_that_a_student_does_below_takes_points(below, path, grader):
    cells = [SCORE, "check(get_word_score)", below]
    if path.endswith(".py"):
        cells = ["\n\n".join(cells)]
    mark = mark_of(grader.grade(handed_in(*cells, path=path)), "get_word_score")

    assert (mark.points, mark.status) == (10, Status.PASSED)


def test_the_page_says_how_the_function_stood(grader):
    cells = [SCORE, "check(get_word_score)", "def points(letter): return 0"]
    work = handed_in(*cells, path="01_word_scores.ipynb")
    entry = entry_of(grader.grade(work), work, [SCORES])
    mark = mark_of(entry.graded, "get_word_score")

    assert mark.until == (2, 1)
    assert "as it stood in cell 2" in mark.remark
    assert "earns 0 of 10" in mark.remark
    assert "return letters" in entry.sources[1, "get_word_score"]


def test_what_is_mended_below_its_check_counts_as_ever(grader):
    wrong = "def get_word_score(word, n):\n    return n"
    cells = [wrong, "check(get_word_score)", SCORE]
    graded = grader.grade(handed_in(*cells, path="01_word_scores.ipynb"))
    mark = mark_of(graded, "get_word_score")

    assert (mark.points, mark.until) == (10, None)


def test_a_wrong_function_is_not_asked_again_where_nothing_below_it_matters(grader):
    wrong = "def update_hand(hand, word):\n    return hand"
    cells = list(lesson(HANDS, {"update_hand": wrong}))
    mark = mark_of(grader.grade(handed_in(*cells, path=HANDS.notebook)), "update_hand")

    assert 0 <= mark.points < 10
    assert mark.until is None


def test_of_two_checks_the_better_one_counts(grader):
    empty = "def get_word_score(word, n):\n    return 0"
    cells = [SCORE, "check(get_word_score)", empty, "check(get_word_score)", "sum = 1"]
    graded = grader.grade(handed_in(*cells, path="01_word_scores.ipynb"))

    assert mark_of(graded, "get_word_score").points == 10
