"""`check` and the grader say the same of the same function.

    make test-agreement

looks at all attempts, at night in CI; the test takes of each function the first right
one and the first wrong one, and at night some of the others.
"""

import linecache
import sys
from itertools import islice
from textwrap import dedent

import pytest

from scrabble_course.checks import catalogue
from scrabble_course.checks.examine import examine
from scrabble_course.checks.report import Status
from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.scoring.marking import ANSWER_BORROWED
from tests.grading.attempt_choice import Written, written
from tests.grading.honest_styles import STYLES
from tests.grading.honest_work import LEFT
from tests.grading.work_files import GRADED, handed_in, mark_of
from tests.patience import AT_NIGHT

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

MANY = (None, 16) if AT_NIGHT else (1, 1)
"""How many of a kind are tried at most, and one in how many."""
MOST = 0.05
APART = {
    "a pause in each call": "check ends after 15 seconds, with all right so far",
    "20,000 lines printed in each call": "the same, on a busy machine",
    "a memo by id": "check lets values go whose number then comes again, at times",
    "of its own module": "a cell has none here",
    "a recursion as deep as JupyterLab lets it be": "here it is as deep as Python's",
}


def attempts_at(stage, name, most, one_in):
    """Return so many that can be written down as a cell, or all, and one in so many.

    Of the right ones, of the wrong ones and of the styles, each.
    """
    own = frozenset({name})
    styles = (
        Written(f"style: {how}", dedent(text.replace("LEFT", LEFT)))
        for how, text in STYLES.items()
        if name == "update_hand" and "numpy" not in text
    )
    kinds = (written(stage, name, own, is_right) for is_right in (True, False))
    for kind in (*kinds, styles):
        yield from islice(kind, 0, most, one_in)


def checked(stage, name, cell):
    """Return what `check` would say of the function that a cell defines."""
    place = f"<cell of {stage.number} {name}>"
    linecache.cache[place] = len(cell), None, cell.splitlines(True), place
    namespace = {"__name__": "__main__"}
    exec(compile(cell, place, "exec"), namespace)
    return examine(catalogue.exercise_named(name, stage.number), namespace[name])


def disagreements(grader, most, one_in):
    """Give each function that the two do not judge alike, and how they do."""
    functions = [(stage, name) for stage in GRADED for name in stage.functions]
    for stage, name in functions:
        grader.stages = (stage,)
        for one in attempts_at(stage, name, most, one_in):
            if one.how.removeprefix("style: ") in APART:
                continue
            try:
                report = checked(stage, name, one.cell)
            except Exception:  # a cell that stops defines nothing to check
                continue
            graded = grader.grade(handed_in(one.cell, path=stage.notebook))
            mark = mark_of(graded, name, stage.number)
            pair = [
                (mark.status is Status.PASSED, mark.points / mark.out_of),
                (report.status is Status.PASSED, report.share),
            ]
            if mark.mistake == ANSWER_BORROWED:  # which is at hand in a notebook
                continue
            if pair[0][0] != pair[1][0] or abs(pair[0][1] - pair[1][1]) > MOST:
                yield (stage.number, name, one.how), *pair, mark.remark


def test_check_and_the_grader_judge_alike(shared_grader, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # some write a file
    assert list(disagreements(shared_grader("none"), *MANY)) == []


if __name__ == "__main__":
    are_any = False
    with Grader("none", seed=7) as grader:
        for stage in (GRADED[0], GRADED[-1]):  # in both boxes are the words of all
            grader.boxes.zygote(stage)
        for found in disagreements(grader, None, 1):
            are_any = True
            print(*found, flush=True)
    sys.exit(are_any)
