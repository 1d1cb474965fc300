"""The same notebooks work with nbgrader, with nothing but nbgrader_config.py."""

import json
import subprocess

import pytest

from scrabble_course import course
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.release.edition import student_edition
from scrabble_course.release.notebook_text import parse_notebook
from tests.exercises.word_game import is_valid_word_with_wildcards
from tests.grading.attempt_source import cell_of
from tests.grading.nbgrader_course import ROOT, NbgraderCourse

# A busy machine takes minutes for the kernels that nbgrader starts.
pytestmark = pytest.mark.timeout(600)

STAGE = course.stage("wildcards")
ATTEMPT = is_valid_word_with_wildcards.found_vowel_written_over_the_held_one


@pytest.fixture(scope="module")
def nbgrader(tmp_path_factory):
    """A course whose notebook of stage 4 has gone out and come back twice."""
    nbgrader = NbgraderCourse(tmp_path_factory.mktemp("nbgrader"), STAGE)
    nbgrader.run("generate_assignment", nbgrader.assignment)
    solved = (nbgrader.folder / "notebooks" / STAGE.notebook).read_text("utf-8")
    nbgrader.hand_in("solved", STAGE, solved)
    stubs = nbgrader.released(STAGE).read_text("utf-8")
    nbgrader.hand_in("partly", STAGE, with_one_attempt(json.loads(stubs)))
    nbgrader.run("autograde", nbgrader.assignment)
    return nbgrader


def with_one_attempt(notebook):
    """Return a notebook with a wrong `is_valid_word`, and without its check cell.

    The other function is untouched, and earns nothing. An earlier try at the function
    stands before it, as a copy of the cell.
    """
    cells = {
        cell["metadata"]["nbgrader"]["grade_id"]: cell
        for cell in notebook["cells"]
        if "nbgrader" in cell["metadata"]
    }
    place = notebook["cells"].index(cells["is_valid_word"])
    notebook["cells"].insert(place, {**cells["is_valid_word"], "id": "copy"})
    cells["is_valid_word"]["source"] = cell_of(ATTEMPT, name="is_valid_word")
    notebook["cells"].remove(cells["check_is_valid_word"])
    return json.dumps(notebook)


def test_what_nbgrader_hands_out_is_the_students_edition(nbgrader):
    solved = (ROOT / "notebooks" / STAGE.notebook).read_text("utf-8")
    ours = student_edition(parse_notebook(solved), STAGE.notebook)
    its = parse_notebook(nbgrader.released(STAGE).read_text("utf-8"))

    assert [(c["cell_type"], c["source"]) for c in its["cells"]] == [
        (c["cell_type"], c["source"]) for c in ours["cells"]
    ]


def test_the_settings_go_where_formgrader_looks_for_them(nbgrader):
    code = (
        "from traitlets.config import PyFileConfigLoader as Loader;"
        "read = Loader('nbgrader_config.py', '.').load_config();"
        "print(read.CourseDirectory.source_directory)"
    )
    python = nbgrader.program.parent / "python"

    said = subprocess.check_output([python, "-c", code], cwd=nbgrader.folder, text=True)

    assert said == "notebooks\n"


def test_autograde_gives_all_points_and_what_a_check_found_right(nbgrader):
    scores = nbgrader.scores()
    report = examine(exercise_named("is_valid_word"), ATTEMPT)
    points = {graded.name: graded.points for graded in STAGE.graded}

    assert scores["solved"] == sum(points.values())
    assert 0 < scores["partly"] < points["is_valid_word"]
    assert scores["partly"] == round(points["is_valid_word"] * report.share, 2)


def test_the_feedback_says_why(nbgrader):
    nbgrader.run("generate_feedback", nbgrader.assignment, "--student", "partly")
    [page] = (nbgrader.folder / "feedback/partly").rglob("*.html")
    report = examine(exercise_named("is_valid_word"), ATTEMPT)

    assert report.headline in page.read_text("utf-8")


def test_grading_leaves_nobodys_progress_behind(nbgrader):
    assert not list(nbgrader.folder.rglob("progress.json"))
