"""Tells whether the sources of a notebook have changed."""

from __future__ import annotations

import hashlib
import json

from scrabble_course.release.notebook_text import Notebook


def fingerprint(notebook: Notebook) -> str:
    """Return a digest of the kinds and sources of the notebook's cells.

    Running a notebook changes its outputs, and Shift+Enter adds an empty cell at the
    end; neither is a change of the sources.
    """
    written = [
        (cell["cell_type"], cell["source"])
        for cell in notebook["cells"]
        if cell["source"].strip()
    ]
    return hashlib.sha256(json.dumps(written).encode()).hexdigest()
