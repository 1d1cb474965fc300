"""The student edition, run from top to bottom: unsolved, and solved again."""

import ast
import inspect
import textwrap
from importlib import import_module

import pytest
from nbclient import NotebookClient
from nbformat import from_dict

from scrabble_course.release.edition import student_edition
from tests.notebooks.lessons import STAGES, code_cells, is_check, is_graded, read

by_name = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)


def run(notebook, tmp_path, monkeypatch):
    """Run a notebook in an empty folder, with its progress kept there."""
    monkeypatch.setenv("SCRABBLE_COURSE_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    client = NotebookClient(
        notebook,
        timeout=60,
        allow_errors=True,
        store_widget_state=False,
        resources={"metadata": {"path": str(tmp_path)}},
    )
    client.execute()
    return notebook


def students(stage):
    return from_dict(student_edition(read(stage), stage.notebook))


def errors(notebook):
    return [
        (cell.source, out.evalue)
        for cell in code_cells(notebook)
        for out in cell.outputs
        if out.output_type == "error"
    ]


def checks(notebook):
    return [
        cell.outputs[0].data["text/plain"]
        for cell in code_cells(notebook)
        if is_check(cell)
    ]


@by_name
def test_unsolved_nothing_raises_and_every_check_says_not_started(
    stage, tmp_path, monkeypatch
):
    unsolved = run(students(stage), tmp_path, monkeypatch)

    assert errors(unsolved) == []
    reports = checks(unsolved)
    assert len(reports) == len(stage.graded)
    assert all("not started" in report for report in reports)


@by_name
def test_solved_again_every_check_passes(stage, tmp_path, monkeypatch):
    notebook = students(stage)
    ours = {cell.id: cell.source for cell in code_cells(read(stage))}
    for cell in code_cells(notebook):
        if is_graded(cell):
            # What earns no points is solved in the instructor's notebook alone.
            cell.source = solved(stage, cell.source) if stage.graded else ours[cell.id]

    solved_again = run(notebook, tmp_path, monkeypatch)

    assert errors(solved_again) == []
    reports = checks(solved_again)
    assert len(reports) == len(stage.graded)
    assert all("passed - the" in report for report in reports)


def solved(stage, stub):
    """Put the package's own source, and what it needs, in the place of a stub."""
    [written] = ast.parse(stub).body
    module = import_module(stage.module)
    source = textwrap.dedent(inspect.getsource(getattr(module, written.name)))
    return f"from {stage.module} import {names(module)}\n\n{source}"


def names(module):
    return ", ".join(name for name in vars(module) if not name.startswith("_"))
