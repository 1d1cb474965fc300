import json

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from scrabble_course.release.notebook_text import (
    fingerprint,
    notebook_text,
    parse_notebook,
)

NOTEBOOK = new_notebook(
    cells=[new_markdown_cell("# Größe\n\nTiles."), new_code_cell("x = 1\nx\n")]
)


def test_it_is_written_as_jupyter_writes_it_and_reads_as_it_was():
    text = notebook_text(NOTEBOOK)

    assert text == nbformat.writes(NOTEBOOK) + "\n"
    assert parse_notebook(text) == NOTEBOOK
    assert NOTEBOOK.cells[1].source == "x = 1\nx\n"


def test_a_source_may_be_one_text_or_a_list_of_lines():
    whole, lines = (
        parse_notebook(json.dumps({"cells": [{"cell_type": "raw", "source": source}]}))
        for source in ("a\nb", ["a\n", "b"])
    )

    assert whole == lines


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", "null", "{}", '{"cells": 7}', '{"cells": [7]}',
     '{"cells": {"a": 7}}', '{"cells": [{}]}', '{"cells": [{"source": "x"}]}',
     '{"cells": [{"cell_type": "code", "source": [7]}]}', "[" * 100_000],
)  # fmt: skip
def test_what_is_not_a_notebook_is_refused(text):
    with pytest.raises(ValueError, match="not a notebook"):
        parse_notebook(text)


def print_of(*cells):
    return fingerprint(new_notebook(cells=cells))


def test_running_a_notebook_is_no_change_and_nor_is_an_empty_cell_at_the_end():
    ran = new_code_cell("1", execution_count=3)
    ran.outputs = [new_output("execute_result", {"text/plain": "1"})]

    assert print_of(ran, new_code_cell(" \n")) == print_of(new_code_cell("1"))


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
