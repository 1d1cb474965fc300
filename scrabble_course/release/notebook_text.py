"""Notebooks as plain values: read from text, written to it, and told from others.

The library `nbformat` would do this and check much more, but importing it takes
longer than laying the whole course.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

NotebookCell = dict[str, Any]
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


def fingerprint(edition: Notebook | str) -> str:
    """Return a digest of a page, or of the kinds and sources of a notebook's cells.

    Running a notebook changes its outputs, and Shift+Enter adds an empty cell at the
    end; neither is a change of the sources.
    """
    if isinstance(edition, str):
        return hashlib.sha256(edition.encode()).hexdigest()
    written = [
        (cell["cell_type"], cell["source"])
        for cell in edition["cells"]
        if cell["source"].strip()
    ]
    return hashlib.sha256(json.dumps(written).encode()).hexdigest()
