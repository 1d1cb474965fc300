from copy import deepcopy

import nbformat
import pytest
from nbformat import from_dict
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from scrabble_course import course
from scrabble_course.release.edition import (
    BEGIN,
    END,
    STUB,
    EditionError,
    cut_solutions,
    student_edition,
)
from scrabble_course.release.notebook_text import notebook_text
from tests.release.tiny_course import check_cell, graded_cell, instructors_notebook

HANDS = course.stage("hands")


def release(notebook):
    return from_dict(student_edition(notebook, "02_hands.ipynb"))


def edition_of(*cells):
    return release(new_notebook(cells=cells))


def tagged(*tags):
    return new_code_cell("1 + 1", metadata={"tags": [*tags]})


def test_a_solution_becomes_a_stub():
    [cell] = edition_of(graded_cell("f")).cells

    assert cell.source == f"def f(*args):\n    {STUB}"
    with pytest.raises(NotImplementedError):
        exec(cell.source + "\nf()", {})


def test_no_solution_no_marker_and_no_note_to_instructors_is_left():
    text = notebook_text(release(instructors_notebook(HANDS)))

    assert not [word for word in ("secret", "SOLUTION", "Spoilers") if word in text]


def test_outputs_and_counts_are_dropped():
    cell = new_code_cell("1", execution_count=7)
    cell.outputs = [new_output("execute_result", {"text/plain": "1"})]

    [released] = edition_of(cell).cells

    assert (released.execution_count, released.outputs) == (None, [])


def test_only_known_metadata_goes_out():
    cell = tagged("nbval-skip", "answer-is-7")
    cell.metadata |= {"editable": False, "author": "me", "jupyter": {"hidden": True}}
    notebook = new_notebook(cells=[cell], metadata={"widgets": {}, "key": "secret"})

    released = release(notebook)

    assert released.cells[0].metadata == {"editable": False, "tags": ["nbval-skip"]}
    assert set(released.metadata) == {"kernelspec", "language_info"}


def test_nbgraders_metadata_go_out_without_what_it_does_not_know():
    cell = check_cell("f")
    cell.metadata.nbgrader["answer"] = 7

    [released] = edition_of(cell).cells

    assert released.metadata.nbgrader == check_cell("f").metadata.nbgrader


def test_a_check_cannot_be_changed_and_neither_it_nor_an_answer_deleted():
    written, checked = edition_of(graded_cell("f"), check_cell("f")).cells

    assert (checked.metadata.editable, checked.metadata.deletable) == (False, False)
    assert written.metadata.deletable is False
    assert "editable" not in written.metadata


def test_a_picture_in_a_text_goes_out_with_it():
    picture = {"tiles.png": {"image/png": "iVBORw0KGgo="}}
    text = "![Seven tiles](attachment:tiles.png)"

    [released] = edition_of(new_markdown_cell(text, attachments=picture)).cells

    assert released.attachments == picture


def test_the_edition_is_a_valid_notebook_with_the_same_cells_whenever_it_is_made():
    notebook = instructors_notebook(HANDS)
    before = deepcopy(notebook)

    released = release(notebook)

    nbformat.validate(released)
    assert released == release(notebook)
    assert notebook == before
    kept = [cell.id for cell in notebook.cells if cell.id != "notes"]
    assert [cell.id for cell in released.cells] == kept


def test_misplaced_markers_are_refused_with_notebook_and_cell():
    open_end = new_code_cell(f"{BEGIN}\nsecret")

    with pytest.raises(EditionError, match=r"^02_hands.ipynb, cell 2: .*has no"):
        edition_of(new_markdown_cell("text"), open_end)


COPIED = 'Look:\n\n  secret = "the solution of f"\n\n  return secret'
REFUSED = [
    *(
        ([new_cell(f"{marker}\nsecret")], r"cell 1: .* would go out to students")
        for marker in ("# BEGIN SOLUTION", "###END SOLUTION", "begin_solution")
        for new_cell in (new_code_cell, new_markdown_cell)
    ),
    ([graded_cell("f", "def f(): return 7")], r"cell 1: .*marks no region"),
    ([new_code_cell(graded_cell("f").source)], r"cell 1: .*metadata do not say so"),
    *(
        ([graded_cell("f"), copied], r"cell 2: would show students a solution")
        for copied in (new_code_cell(COPIED), new_markdown_cell(COPIED))
    ),
]


@pytest.mark.parametrize(("cells", "why"), REFUSED)
def test_nothing_goes_out_that_might_tell_a_solution(cells, why):
    with pytest.raises(EditionError, match=why):
        edition_of(*cells)


def test_a_solution_told_to_instructors_only_is_no_leak():
    notes = new_markdown_cell(
        graded_cell("f").source, metadata={"tags": ["instructor"]}
    )

    assert len(edition_of(graded_cell("f"), notes).cells) == 1


def test_an_empty_solution_is_no_leak():
    empty = graded_cell("f", f"def f():\n    {BEGIN}\n\n    {END}")

    assert edition_of(empty, new_code_cell("x\n\n\ny")).cells[0].source.endswith(STUB)


def lines(*lines: str) -> str:
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("source", "left", "solutions"),
    [
        (
            lines("class A:", "    def f(self):", f"        {BEGIN}", "        x", END),
            lines("class A:", "    def f(self):", f"        {STUB}"),
            ("x",),
        ),
        (
            lines("before", BEGIN, "one", END, "", "after", BEGIN, "two", "more", END),
            lines("before", STUB, "", "after", STUB),
            ("one", "two\nmore"),
        ),
        ("x = 1\n\n\ny = '\x0c'\n", "x = 1\n\n\ny = '\x0c'\n", ()),
    ],
    ids=["at its indentation", "several", "none"],
)
def test_a_stub_takes_the_place_of_each_solution_and_all_else_stays(
    source, left, solutions
):
    cut = cut_solutions(source)

    assert cut.source == left
    assert tuple(text.strip() for text in cut.solutions) == solutions


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (lines(BEGIN, "secret"), "BEGIN SOLUTION` has no"),
        (lines("x", END), "line 2: .*END SOLUTION` without a beginning"),
        (lines(BEGIN, END, END), "line 3: .*END SOLUTION` without a beginning"),
        (lines(BEGIN, BEGIN, END, END), "line 2: .*BEGIN SOLUTION` inside a solution"),
    ],
)
def test_unbalanced_or_nested_markers_are_refused(source, complaint):
    with pytest.raises(ValueError, match=complaint):
        cut_solutions(source)
