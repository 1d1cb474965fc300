"""The reference: a page for each module that students use, written by pdoc.

    python -m scrabble_course.site.reference FOLDER

It is a program of its own, since pdoc takes over what it imports.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

COLOURS = Path(__file__).parent / "templates/reference"
MODULES = ("board", "engine", "scrabble", "widgets")


def write_reference(folder: Path) -> None:
    """Write the pages into `folder`: the student's verbs, and what they work with."""
    pdoc = import_module("pdoc")
    package = import_module("scrabble_course")
    for name in package.__all__:  # pdoc sees what is loaded, not what would be
        vars(package)[name] = getattr(package, name)
    import_module("pdoc.render").configure(
        docformat="markdown",
        search=False,
        show_source=False,
        template_directory=COLOURS,
    )
    names = [f"scrabble_course.{name}" for name in MODULES]
    # Nothing below these modules is meant for students, so nothing is linked there.
    chosen = ["scrabble_course", *names, r"!scrabble_course\.\w+\..+"]
    pdoc.pdoc(*chosen, output_directory=folder)


if __name__ == "__main__":
    write_reference(Path(sys.argv[1]))
