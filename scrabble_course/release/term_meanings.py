"""What a term means, at the link where it is read first: shown on hover.

The meaning stands once, in the glossary; students' notebooks get it as the title of the
link, for whoever does not want to leave the lesson.
"""

from __future__ import annotations

import re

from scrabble_course.release.notebook_text import Notebook

ENTRY = re.compile(r"(?ms)^## ([^\n]+)\n\n(.+?)\s*\*\(stage \d+\)\*")
LINK = re.compile(r"\]\(([^) ]*glossary\.md#([\w-]+))\)")


def add_meanings(notebook: Notebook, glossary: str) -> None:
    """Give each link to an entry of the glossary its text as a title.

    >>> cell = {"cell_type": "markdown", "source": "A [bag](../glossary.md#bag)."}
    >>> add_meanings({"cells": [cell]}, "## bag\\n\\nAll tiles.\\n*(stage 12)*")
    >>> cell["source"]
    'A [bag](../glossary.md#bag "All tiles.").'
    """
    meanings = {
        term.replace(" ", "-"): " ".join(re.sub(r"[`*]", "", text).split())
        for term, text in ENTRY.findall(glossary)
    }

    def titled(link: re.Match[str]) -> str:
        meaning = meanings.get(link[2], "").replace('"', "'")
        return f']({link[1]} "{meaning}")' if meaning else link[0]

    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            cell["source"] = LINK.sub(titled, cell["source"])
