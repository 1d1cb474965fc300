import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from scrabble_course.release.fingerprint import fingerprint


def print_of(*cells):
    return fingerprint(new_notebook(cells=cells))


def test_running_a_notebook_is_no_change():
    ran = new_code_cell("1", execution_count=3)
    ran.outputs = [new_output("execute_result", {"text/plain": "1"})]

    assert print_of(ran) == print_of(new_code_cell("1"))


def test_an_empty_cell_at_the_end_is_no_change():
    cell = new_code_cell("1")

    assert print_of(cell, new_code_cell(" \n")) == print_of(cell)


@pytest.mark.parametrize(
    "cells",
    [
        [new_code_cell("1 ")],
        [new_markdown_cell("1")],
        [],
        [new_code_cell("1"), new_code_cell("2")],
    ],
)
def test_another_source_kind_or_number_of_cells_is_a_change(cells):
    assert print_of(*cells) != print_of(new_code_cell("1"))
