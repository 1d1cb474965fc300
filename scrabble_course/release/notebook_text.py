"""Notebooks as plain values, read from the text of their files and written to it.

The library `nbformat` would do this and check much more, but importing it takes
longer than laying the whole course.
"""

from __future__ import annotations

import json
from typing import Any

Cell = dict[str, Any]
Notebook = dict[str, Any]

_NOT_NOTEBOOKS = (AttributeError, KeyError, RecursionError, TypeError, ValueError)


def parse_notebook(text: str) -> Notebook:
    """Return the notebook that a file's text holds; ValueError: it holds none.

    The source of each cell is one text, where the file may have a list of lines.
    """
    try:
        notebook: Notebook = json.loads(text)
        for cell in notebook["cells"]:
            cell["source"] = "".join(cell["source"])
            cell["cell_type"] = str(cell["cell_type"])
            cell.setdefault("metadata", {})
    except _NOT_NOTEBOOKS as error:
        raise ValueError(f"not a notebook: {error}") from None
    return notebook


def notebook_text(notebook: Notebook) -> str:
    """Return the text of the notebook's file, with one line for a line of source."""
    cells = [
        {**cell, "source": cell["source"].splitlines(keepends=True)}
        for cell in notebook["cells"]
    ]
    text = json.dumps(
        {**notebook, "cells": cells}, ensure_ascii=False, indent=1, sort_keys=True
    )
    return f"{text}\n"
