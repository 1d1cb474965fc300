"""The reference: a page for each module that students use, written by pdoc.

    python -m scrabble_course.site.reference FOLDER

It is a program of its own, since pdoc takes over what it imports.
"""

from __future__ import annotations

import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from scrabble_course.site.pages import code_style

COLOURS = Path(__file__).parent / "templates/reference"
MODULES = ("board", "engine", "scrabble", "widgets")


def write_reference(folder: Path) -> None:
    """Write the pages into `folder`: the student's verbs, and what they work with."""
    pdoc = import_module("pdoc")
    package = import_module("scrabble_course")
    for name in package.__all__:  # pdoc sees what is loaded, not what would be
        vars(package)[name] = getattr(package, name)
    names = [f"scrabble_course.{name}" for name in MODULES]
    # Nothing below these modules is meant for students, so nothing is linked there.
    chosen = ["scrabble_course", *names, r"!scrabble_course\.\w+\..+"]
    with TemporaryDirectory() as templates:
        shutil.copytree(COLOURS, templates, dirs_exist_ok=True)
        (Path(templates) / "syntax-highlighting.css").write_text(
            code_style(".pdoc-code"), encoding="utf-8"
        )
        import_module("pdoc.render").configure(
            docformat="markdown",
            search=False,
            show_source=False,
            template_directory=Path(templates),
        )
        pdoc.pdoc(*chosen, output_directory=folder)
    for page in folder.rglob("*.html"):
        page.write_text(for_all(page.read_text(encoding="utf-8")), encoding="utf-8")


def for_all(page: str) -> str:
    """Return a page of pdoc's with what screen readers and keyboards miss in it.

    >>> for_all('<a class="headerlink" href="#Rack"></a>')
    '<a class="headerlink" href="#Rack" aria-label="Link to Rack"></a>'
    """
    link = r'<a class="headerlink" href="#([^"]*)"'
    named = re.sub(link, r'\g<0> aria-label="Link to \1"', page)
    return named.replace("<pre>", '<pre tabindex="0">')


if __name__ == "__main__":
    write_reference(Path(sys.argv[1]))
