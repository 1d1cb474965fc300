"""What every lesson has in common: its form, its budget, and what is stored."""

import ast
import inspect
import itertools
import re
from importlib import import_module

import pytest
from nbformat import from_dict

from scrabble_course import widgets
from scrabble_course.release.edition import student_edition
from tests.notebooks.lessons import (
    STAGES,
    WITH_EXERCISES,
    code_cells,
    headings,
    is_graded,
    prose,
    read,
    tags,
)

by_name = pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
with_exercises = pytest.mark.parametrize(
    "stage", WITH_EXERCISES, ids=lambda stage: stage.name
)

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
WIDGETS = tuple(f"{name}(" for name in widgets.__all__)
SECTIONS = [
    "Goals",
    "Warm-up",
    "Look",
    "Predict",
    "Write",
    "Play it",
    "Break it",
    "Go further",
    "Take away",
]


@by_name
def test_it_says_its_title_and_its_minutes(stage):
    text = prose(read(stage))

    assert f"# {stage.number} · {stage.title}" in text
    assert f"**{stage.minutes} minutes.**" in text


@with_exercises
def test_it_has_the_same_sections_as_every_lesson_and_tasks_before_their_room(stage):
    assert headings(read(stage)) == SECTIONS
    edition = from_dict(student_edition(read(stage), stage.notebook))
    rooms = [n for n, c in enumerate(edition.cells) if c.source.startswith("# Room")]

    assert headings(edition) == SECTIONS
    assert edition.cells[rooms[-1] - 1].source.startswith("## Go further")


def test_the_first_notebook_has_goals_a_prediction_and_a_recap():
    found = headings(read(STAGES[0]))

    assert {"Goals", "Predict", "Take away"} <= set(found)


def test_the_first_check_is_a_show_and_begins_no_stage():
    [cell] = [c for c in code_cells(read(STAGES[0])) if c.source == "progress()"]

    assert "Everything lies ahead." in cell.outputs[0].data["text/plain"]
    assert "nbval-ignore-output" not in cell.metadata.get("tags", ())


@by_name
def test_it_begins_with_questions_and_a_part_ends_with_some(stage):
    cells = read(stage).cells
    text_before = {
        cell.source: before.source for before, cell in itertools.pairwise(cells)
    }
    warm_up, review = f"recall({stage.number})", f'recall("part {stage.part.number}")'

    assert (warm_up in text_before) == (stage.number > 0)
    assert text_before.get(warm_up, "## Warm-up").startswith("## Warm-up")
    assert (review in text_before) == (stage is stage.part.stages[-1])
    assert text_before.get(review, "### Ten questions").startswith("### Ten questions")


@by_name
def test_it_has_at_most_1300_words(stage):
    stop = "**A good place to stop."
    cells = [c for c in read(stage).cells[1:-1] if not c.source.startswith(stop)]
    text = re.sub(r"<[^>]*>", " ", prose(from_dict({"cells": cells})))

    assert len(text.split()) <= 1300


@by_name
def test_its_cells_are_short(stage):
    for cell in code_cells(read(stage)):
        if is_graded(cell):
            continue
        lines = [
            line
            for line in cell.source.split("\n")
            if line.strip() and not line.strip().startswith("#")
        ]
        most = 12 if "worked-example" in tags(cell) else 8 if _is_long(cell) else 6
        assert len(lines) <= most, cell.source


def _is_long(cell):
    kinds = (ast.FunctionDef, ast.ImportFrom)
    return any(isinstance(s, kinds) for s in ast.parse(cell.source).body)


@by_name
def test_every_import_stands_in_its_first_code_cell(stage):
    """But that of the last one, which may be run alone after a restart."""
    _first, *others, last = code_cells(read(stage))

    assert "hand_in()" in last.source and "hand-in" in tags(last)
    for cell in others:
        imports = (ast.Import, ast.ImportFrom)
        found = [s for s in ast.parse(cell.source).body if isinstance(s, imports)]
        assert not found, cell.source


@by_name
def test_it_begins_and_ends_with_navigation(stage):
    cells = read(stage).cells

    assert "navigation" in tags(cells[0]) and "navigation" in tags(cells[-1])
    linked = re.findall(r"\]\((.*?\.ipynb)\)", cells[0].source + cells[-1].source)
    place = STAGES.index(stage)
    for neighbour in (place - 1, place + 1):
        if 0 <= neighbour < len(STAGES):
            name = STAGES[neighbour].notebook.partition("/")[2]
            assert any(link.endswith(name) for link in linked)


@by_name
def test_every_code_cell_is_stored_executed_and_none_failed(stage):
    for cell in code_cells(read(stage)):
        assert not [out for out in cell.outputs if out.output_type == "error"]
        assert cell.execution_count is not None or not cell.source.strip()
        if _ends_with_a_value(cell):
            assert cell.outputs, f"no output is stored for:\n{cell.source}"


def _ends_with_a_value(cell):
    body = ast.parse(cell.source).body
    return bool(body) and isinstance(body[-1], ast.Expr)


@by_name
def test_it_carries_no_widget_state_and_no_machine(stage):
    notebook = read(stage)

    assert "widgets" not in notebook.metadata
    assert notebook.metadata.kernelspec.name == "python3"
    assert "version" not in notebook.metadata.get("language_info", {})


@by_name
def test_a_widget_in_it_is_stored_as_a_still_picture(stage):
    stored = [out.get("data", {}) for c in code_cells(read(stage)) for out in c.outputs]

    assert not [data for data in stored if WIDGET_VIEW in data]
    for data in stored:
        if data.get("text/plain", "").startswith(WIDGETS):
            assert data["text/html"].startswith('<img alt="')


@by_name
def test_its_pictures_have_a_text_for_who_cannot_see_them(stage):
    text = prose(read(stage))

    assert "![](" not in text
    assert all("alt=" in image for image in re.findall(r"<img[^>]*>", text))


@with_exercises
def test_it_holds_the_stages_graded_functions_in_order(stage):
    graded = [cell for cell in code_cells(read(stage)) if is_graded(cell)]

    names = [cell.metadata.nbgrader.grade_id for cell in graded]
    assert [name for name in names if name in stage.functions] == list(stage.functions)
    assert set(names) == {*stage.functions, *stage.practice}


@with_exercises
def test_the_graded_cells_have_the_packages_signature_and_docstring(stage):
    module = import_module(stage.module)
    for cell in code_cells(read(stage)):
        if is_graded(cell):
            [written] = ast.parse(cell.source).body
            ours = getattr(module, written.name)

            names = [argument.arg for argument in written.args.args]
            assert names == list(inspect.signature(ours).parameters)
            assert ast.get_docstring(written) == inspect.getdoc(ours)


@with_exercises
def test_each_function_to_write_is_followed_by_its_check(stage):
    cells = code_cells(read(stage))
    points = {graded.name: graded.points for graded in stage.graded}
    for cell, following in itertools.pairwise(cells):
        if is_graded(cell):
            name = cell.metadata.nbgrader.grade_id
            marks = following.metadata.get("nbgrader")

            assert following.source.startswith(f"check({name}")
            if name in stage.practice:
                assert marks is None
                continue
            assert (marks.grade_id, marks.grade, marks.locked, marks.points) == (
                *(f"check_{name}", True, True, points[name]),
            )
            assert "passed - the" in following.outputs[0].data["text/plain"]


@with_exercises
def test_it_calls_the_students_function_only_where_a_stub_does_no_harm(stage):
    first, *others = code_cells(read(stage))
    written_here = [name for name in stage.functions if name not in first.source]
    for cell in others:
        tree = ast.parse(cell.source)
        # `with typed(...)` names an unwritten function; a definition calls nothing.
        shelters = (ast.With, ast.FunctionDef)
        blocks = [node for node in ast.walk(tree) if isinstance(node, shelters)]
        sheltered = {id(node) for block in blocks for node in ast.walk(block)}
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and id(call) not in sheltered:
                name = getattr(call.func, "id", "")
                assert name not in written_here, cell.source


def test_together_lessons_4_to_6_play_every_game_of_the_problem_set():
    shown = ""
    for stage in STAGES[4:7]:
        for cell in code_cells(read(stage)):
            shown += "".join(out.get("text", "") for out in cell.outputs)

    for line in (
        '"cows" earned 198 points. Total: 198 points',
        '"c*ws" earned 176 points. Total: 176 points',
        '"jar" earned 90 points. Total: 90 points',
        '"f*x" earned 216 points. Total: 306 points',
        '"fix" earned 117 points. Total: 117 points',
        '"*t" earned 14 points. Total: 131 points',
        "Ran out of letters. Total score: 131 points",
        '"part" earned 114 points. Total: 114 points',
        '"ic*" earned 84 points. Total: 198 points',
        '"out" earned 27 points. Total: 27 points',
        '"d*d" earned 36 points. Total: 36 points',
        '"out" earned 54 points. Total: 90 points',
        "Total score over all hands: 288",
    ):
        assert line in shown


@by_name
def test_no_cell_needs_a_sign_taken_away(stage):
    """What is left of `# hint(...)` without the # alone does not run."""
    for cell in code_cells(read(stage)):
        remarks = re.findall(r"(?m)^#\s*(.*)$", cell.source)
        assert not [line for line in remarks if re.match(r"\w+(, \w+)*( =|\()", line)]


@with_exercises
def test_it_has_a_bug_to_hunt_and_can_call_what_a_passed_check_recommends(stage):
    first, *others = code_cells(read(stage))

    assert any("hunt(" in cell.source for cell in others)
    verbs = {"check", "explain", "hint", "solution"}
    assert verbs <= set(re.findall(r"\w+", first.source))


@by_name
def test_what_surprises_stands_right_below_the_cell_that_does(stage):
    for before, cell in itertools.pairwise(read(stage).cells):
        if cell.source.startswith("<details><summary>Surprised?"):
            assert before.cell_type == "code" and "hint(" not in before.source


@by_name
def test_no_text_sits_close_under_what_is_folded_away(stage):
    """A heading or another cell keeps its distance."""
    sources = [cell.source for cell in read(stage).cells if "</details>" in cell.source]
    following = [source.rpartition("</details>")[2].strip() for source in sources]

    assert [text for text in following if text and not text.startswith("#")] == []


@by_name
def test_it_has_a_guess_to_type_and_explains_each_right_below(stage):
    """Where a card opens what stands there."""
    pairs = [
        (cell, following)
        for cell, following in itertools.pairwise(read(stage).cells)
        if cell.cell_type == "code" and re.search(r"\bpredict\(", cell.source)
    ]

    assert pairs
    for _, following in pairs:
        assert following.source.startswith("<details><summary>Surprised?")
