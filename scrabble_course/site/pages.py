"""The pages that are read without any script: the front page, and one a lesson."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scrabble_course import course
from scrabble_course.release.doctor import OLDEST_PYTHON
from scrabble_course.release.edition import student_edition
from scrabble_course.release.lay_course import GLOSSARY
from scrabble_course.release.notebook_text import NotebookCell, parse_notebook
from scrabble_course.resources.shipped_files import shipped

if TYPE_CHECKING:
    from jinja2 import Environment

TEMPLATES = Path(__file__).parent / "templates"
LEAD = (
    "From scoring one word to a whole word game, in your own Python: write a function, "
    "be told at once what goes wrong and what to try, then play with it."
)
PICTURES = ("course.png", "course_dark.png")
COLOURS = {"default": "", "github-dark": "@media (prefers-color-scheme: dark)"}
"""The styles that code is drawn in, each where it holds."""


def lay_pages(folder: Path, lite: str) -> None:
    """Lay all pages in `folder`; `lite` is the folder in it that JupyterLite is in."""
    pages = _templates()
    first = course.STAGES[0]
    front = pages.get_template("front.html").render(
        up="",
        title="Scrabble course",
        description=LEAD,
        python=".".join(map(str, OLDEST_PYTHON)),
        parts=course.PARTS,
        lab=_opened(lite, "lab", first),
        notebook=_opened(lite, "notebooks", first),
    )
    (folder / "index.html").write_text(front, encoding="utf-8")
    shutil.copyfile(TEMPLATES / "style.css", folder / "style.css")
    (folder / "code.css").write_text(code_style(".highlight"), encoding="utf-8")
    shutil.copyfile(shipped("words.LICENSE.txt"), folder / "words.LICENSE.txt")
    (folder / "pictures").mkdir()
    for picture in PICTURES:
        shutil.copyfile(shipped("docs") / picture, folder / "pictures" / picture)
    glossary = pages.get_template("glossary.html").render(
        up="",
        title="Glossary - Scrabble course",
        description="The words that the lessons of the Scrabble course use.",
        body=_glossary(),
    )
    (folder / "glossary.html").write_text(glossary, encoding="utf-8")
    _lay_lessons(folder / "lessons", pages, lite)


def _lay_lessons(folder: Path, pages: Environment, lite: str) -> None:
    """Lay a page for each lesson in the new `folder`."""
    folder.mkdir()
    for stage in course.STAGES:
        text = pages.get_template("lesson.html").render(
            up="../",
            title=f"{stage.title} - Scrabble course",
            description=f"Stage {stage.number} of the Scrabble course: {stage.title}.",
            lab=f"../{_opened(lite, 'lab', stage)}",
            body=lesson(stage),
        )
        (folder / f"{stage.name}.html").write_text(text, encoding="utf-8")


def _opened(lite: str, face: str, stage: course.Stage) -> str:
    return f"{lite}/{face}/index.html?path={stage.notebook}"


def _templates() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    loader = FileSystemLoader(TEMPLATES)
    return Environment(
        autoescape=True,
        loader=loader,
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )


def lesson(stage: course.Stage) -> Any:
    """Return a stage's notebook as HTML: as students get it, with pictures of widgets.

    What the instructor's edition shows below a cell is there, too, unless the cell is
    for the student to write or checks what they wrote.
    """
    from markupsafe import Markup

    path = shipped("notebooks") / stage.notebook
    stored = parse_notebook(path.read_text(encoding="utf-8"))
    edition = student_edition(stored, stage.notebook)
    outputs = {cell.get("id"): cell.get("outputs", []) for cell in stored["cells"]}
    pieces = []
    for cell in edition["cells"]:
        tags = cell["metadata"].get("tags", ())
        if "navigation" in tags:
            continue
        pieces.append(_prose(cell) if cell["cell_type"] != "code" else _code(cell))
        if cell["cell_type"] == "code" and "nbgrader" not in cell["metadata"]:
            pieces += _shown(outputs.get(cell["id"], []))
    return Markup("\n".join(pieces))


def _glossary() -> Any:
    """Return the glossary as HTML; each term is a heading that can be linked."""
    from markupsafe import Markup

    page = shipped("notebooks") / GLOSSARY
    return Markup(_html(page.read_text(encoding="utf-8")))


def code_style(where: str) -> str:
    """Return CSS for the code in what a selector finds, in light and in dark."""
    from pygments.formatters import HtmlFormatter

    styles = []
    for name, when in COLOURS.items():
        rules = HtmlFormatter(style=name).get_style_defs(where)
        rules = rules.replace("#A2F", "#91E")  # too pale on grey
        styles.append(f"{when} {{\n{rules}\n}}" if when else rules)
    return "\n".join(styles) + f"\n{where} {{ background: none; }}\n"


def _prose(cell: NotebookCell) -> str:
    html = _html(cell["source"]).replace(f"{GLOSSARY}#", "glossary.html#")
    return re.sub(r'href="(?:[^"/]*/)*\d\d_(\w+)\.ipynb"', r'href="\1.html"', html)


def _html(text: str) -> str:
    from nbconvert.filters import markdown2html

    html = re.sub(r'<a class="anchor-link".*?</a>', "", markdown2html(text))
    return _for_all(html).replace("<pre", '<pre tabindex="0"')


def _for_all(html: str) -> str:
    """Return HTML in which a table's empty corner is no heading without a text."""
    return re.sub(r"<th([^>]*)>\s*</th>", r"<td\1></td>", html)


def _code(cell: NotebookCell) -> str:
    from pygments import highlight
    from pygments.formatters import HtmlFormatter
    from pygments.lexers import PythonLexer

    if not cell["source"].strip():
        return ""
    html: str = highlight(cell["source"], PythonLexer(), HtmlFormatter())
    return html.replace("<pre", '<pre tabindex="0"')


def _shown(outputs: list[dict[str, Any]]) -> Iterator[str]:
    for output in outputs:
        found = output.get("data", {})
        text = "".join(found.get("text/plain", output.get("text", "")))
        if html := "".join(found.get("text/html", found.get("image/svg+xml", ""))):
            yield f'<div class="output" tabindex="0"><div>{_for_all(html)}</div></div>'
        elif text:
            yield f'<div class="output"><pre tabindex="0">{escape(text)}</pre></div>'
