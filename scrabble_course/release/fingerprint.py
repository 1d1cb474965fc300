"""Tells whether the sources of a notebook, or a page, have changed."""

from __future__ import annotations

import hashlib
import json

from scrabble_course.release.notebook_text import Notebook


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
