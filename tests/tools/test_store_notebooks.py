"""Storing the instructor's notebooks, with kernels that really run."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output
from typer.testing import CliRunner

from scrabble_course import course
from scrabble_course.release.links import navigation
from tests.installing import ROOT
from tools import store_notebooks

CannotStore = store_notebooks.CannotStore

HANDS = course.stage("hands")
START = course.stage("start_here")


def lesson(*cells, stage=START):
    """Return a notebook with these cells between its navigation."""
    top, bottom = (
        new_markdown_cell("", id=place, metadata={"tags": ["navigation"]})
        for place in ("top", "bottom")
    )
    checks = [check_cell(f"check({name})") for name in stage.functions]
    return new_notebook(cells=[top, *checks, *cells, bottom])


def check_cell(source):
    return new_code_cell(source, metadata={"nbgrader": {"grade": True}})


def write(folder, notebook, stage=START):
    path = folder / stage.notebook
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)
    return path


def stored(path):
    return nbformat.read(path, as_version=4)


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Run the tool on the notebooks in the test's own folder."""
    monkeypatch.setattr(store_notebooks, "NOTEBOOKS", tmp_path)
    app = store_notebooks.typer.Typer()
    app.command()(store_notebooks.main)
    return lambda *arguments: CliRunner().invoke(app, arguments)


def test_navigation_and_points_are_those_of_the_table():
    notebook = lesson(stage=HANDS)

    in_step = store_notebooks.in_step(notebook, HANDS)

    top, check, bottom = in_step.cells
    assert (top.source, bottom.source) == navigation(HANDS)
    assert check.metadata.nbgrader.points == HANDS.graded[0].points
    assert notebook.cells[0].source == ""


def test_a_notebook_without_navigation_cells_is_refused():
    notebook = new_notebook(cells=[new_markdown_cell("Welcome.")])

    with pytest.raises(CannotStore, match="not tagged navigation"):
        store_notebooks.in_step(notebook, START)


def test_what_each_run_gives_anew_is_left_out():
    view = {"application/vnd.jupyter.widget-view+json": {"model_id": "1f"}}
    cell = new_code_cell("Rack()", metadata={"execution": {"at": "noon"}})
    cell.outputs = [new_output("display_data", {"text/plain": "Rack()", **view})]
    metadata = {
        "widgets": {"1f": {}},
        "language_info": {"name": "python", "version": "3.11.4"},
    }

    kept = store_notebooks.without_chance(new_notebook(cells=[cell], metadata=metadata))

    assert kept.cells[0].metadata == {}
    assert kept.cells[0].outputs[0].data == {"text/plain": "Rack()"}
    assert kept.metadata.language_info == {"name": "python"}
    assert "widgets" not in kept.metadata


WHERE = f"""\
import os
from pathlib import Path
from scrabble_course.checks.progress_file import stage_here
progress = Path(os.environ["SCRABBLE_COURSE_PROGRESS"])
os.getcwd(), stage_here(), progress.is_relative_to({str(ROOT)!r}), progress.exists()"""


def test_a_notebook_is_stored_with_the_outputs_of_a_run_beside_it(run, tmp_path):
    live = new_code_cell("input()", metadata={"tags": ["nbval-skip"]})
    path = write(tmp_path, lesson(new_code_cell("6 * 7"), new_code_cell(WHERE), live))

    first, second = run("0"), run("start_here")

    assert (first.exit_code, second.exit_code) == (0, 0)
    assert "stored" in first.output
    _, answer, where, *_ = stored(path).cells
    assert answer.outputs[0].data["text/plain"] == "42"
    assert answer.execution_count == 1
    assert "unchanged" in second.output
    folder, *others = eval(where.outputs[0].data["text/plain"])
    assert Path(folder) == path.parent.resolve()
    assert others == [0, False, False]


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("1 / 0", "cell 3: ZeroDivisionError: division by zero\n    1 / 0"),
        ("import os\nos._exit(1)", "cell 3: the kernel died"),
        ("import time\ntime.sleep(9)", "cell 3: it runs longer than 2 s"),
    ],
)
def test_a_cell_that_fails_is_named_and_nothing_is_stored(
    run, tmp_path, monkeypatch, source, reason
):
    monkeypatch.setattr(store_notebooks, "CELL_SECONDS", 2)
    path = write(tmp_path, lesson(new_code_cell("1"), new_code_cell(source)))
    before = path.read_bytes()

    result = run("0")

    assert result.exit_code == 1
    assert f"{START.notebook} " in result.output
    assert reason in result.output
    assert path.read_bytes() == before


def test_check_says_what_is_in_step_and_runs_nothing(run, tmp_path):
    in_step = store_notebooks.in_step(lesson(new_code_cell("1 / 0")), START)
    write(tmp_path, in_step)
    write(tmp_path, lesson(stage=HANDS), HANDS)

    good, bad = run("0", "--check"), run("2", "--check")

    assert (good.exit_code, bad.exit_code) == (0, 1)
    assert "in step" in good.output
    assert "not in step with course.py; run: make notebooks" in bad.output


def test_notebooks_that_cannot_be_read_are_named_and_the_others_are_stored(
    run, tmp_path, monkeypatch
):
    missing = course.stage("wildcards")
    monkeypatch.setattr(course, "STAGES", (HANDS, missing, START))
    write(tmp_path, lesson())
    (tmp_path / HANDS.notebook).write_text("{")

    result = run()

    assert result.exit_code == 1
    assert result.output.count("cannot be read") == 2
    assert HANDS.notebook in result.output and missing.notebook in result.output
    assert "stored" in result.output


def test_an_unknown_stage_is_answered_with_those_there_are(run):
    result = run("99")

    assert result.exit_code == 2
    assert "there is no stage 99" in result.output
