"""A notebook file as the texts of its code cells, however somebody has saved it.

Whoever hands in and whoever grades read it alike. What is odd about it is said in
sentences that both can show.
"""

from __future__ import annotations

import contextlib
import glob
import json
import re
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache, partial
from itertools import islice
from typing import Any, NamedTuple

from scrabble_course import course
from scrabble_course.calling.definitions import begins_in
from scrabble_course.diagnosis.lint.function_source import is_unwritten

MOST_BYTES = 20_000_000
"""Of one file; a notebook's pictures are in it, too."""
DATA = tuple(".csv .dat .json .md .pickle .pkl .toml .tsv .txt .xml .yaml .yml".split())
"""How the names of files end that go along if a cell names them."""
MOST_DATA = 200_000
"""Bytes of such a file."""
MOST_GAPS = 200
"""Names with `{}` in them that are looked at."""
NOT_LOOKED_INTO = {"node_modules", "site-packages", "venv"}
"""Folders of programs, in which no student's own work lies."""
MOST_CODE = 300_000
"""Characters in all code cells of one file."""
MOST_CELLS = 1_000
LONG = 20_000
"""Characters of a cell that holds more than a stub, surely."""

_WITH_GAPS = re.compile(r"""[fF]["']([^"'\n]{1,200})["']""")
_FENCE = re.compile(r"^ {0,3}(?:```|~~~).*$", re.MULTILINE)
_GRADED = re.compile(
    rf"^def[ \t]+({'|'.join(course.GRADED_FUNCTIONS)})\b",
    re.MULTILINE,
)


class NoNotebook(Exception):
    """A file is no notebook; the text says what is wrong, in part of a sentence."""


class NotebookFile(NamedTuple):
    """The texts of the code cells, and what is odd about the file."""

    cells: list[str]
    problems: list[str]


def read_notebook(content: bytes) -> NotebookFile:
    """Return a notebook's code cells; NoNotebook if it is none."""
    problems: list[str] = []
    notebook = _notebook_in(content, problems)
    cells = notebook.get("cells", _cells_of_old(notebook))
    if not isinstance(cells, list):
        raise NoNotebook("it is no notebook: it has no list of cells")
    if notebook.get("nbformat") != 4:
        written = str(notebook.get("nbformat"))[:20]
        problems.append(
            f"its nbformat is {written!r}, not 4; open it in JupyterLab, and save it"
        )
    cells = [cell for cell in cells if isinstance(cell, dict)]
    texts = [*_texts(cells, problems)]
    if not texts:
        problems.append("it has no code cells")
    return NotebookFile(texts, problems)


def names_in_code(texts: Iterable[str]) -> Callable[[str], bool]:
    """Return what says of a file's path whether code names it, perhaps with `{}` in it.

    Folders do not count, and neither do capitals: on many computers they are the same.

    >>> is_named = names_in_code(["open(f'data/low_{n}.json')"])
    >>> is_named("Low_3.json"), is_named("data/high_3.json")
    (True, False)
    """
    code = "\n".join(texts).lower()
    written = (one for one in _WITH_GAPS.findall(code) if one.endswith(DATA))
    with_gaps = {
        "*".join(map(glob.escape, re.split(r"\{[^{}]*\}", one.rpartition("/")[2])))
        for one in islice(written, MOST_GAPS)
    }

    def is_named(path: str) -> bool:
        name = path.rpartition("/")[2].lower()
        return name in code or any(fnmatchcase(name, gaps) for gaps in with_gaps)

    return is_named


def versions_in(text: str) -> list[str]:
    r"""Return the two versions that git left in a text, the longer first; or it alone.

    Lines keep their numbers.

    >>> versions_in("a\n<<<<<<< HEAD\n=======\nc\n>>>>>>> x\nd")
    ['a\n\n\nc\n\nd', 'a\n\n\n\n\nd']
    """
    if "<<<<<<<" not in text:
        return [text]
    both: dict[str, list[str]] = {"upper": [], "lower": []}
    side = ""
    for line in text.split("\n"):
        is_mark = True
        if line.startswith("<<<<<<<"):
            side = "upper"
        elif side and line.startswith("|||||||"):
            side = "base"
        elif side and line.startswith("======="):
            side = "lower"
        elif side == "lower" and line.startswith(">>>>>>>"):
            side = ""
        else:
            is_mark = False
        for name, lines in both.items():
            lines.append(line if not is_mark and side in ("", name) else "")
    if side or both["upper"] == both["lower"]:
        return [text]
    return sorted(map("\n".join, both.values()), key=len, reverse=True)


def _notebook_in(content: bytes, problems: list[str]) -> dict[str, Any]:
    text = _decoded(content)
    versions = versions_in(text)
    if len(versions) > 1:
        problems.append(
            "git left two versions in it (<<<<<<< ======= >>>>>>>), of which the "
            "longer is read"
        )
    try:
        notebook = _first_that_is_json(versions)
    except RecursionError:
        raise NoNotebook("it is no notebook: it is nested too deep") from None
    except (ValueError, MemoryError) as error:
        raise NoNotebook(f"it is no notebook: {_what_it_is(text) or error}") from None
    if not isinstance(notebook, dict):
        raise NoNotebook("it is no notebook: it holds no {...}")
    return notebook


def _first_that_is_json(texts: list[str]) -> Any:
    *others, last = texts
    for text in others:
        with contextlib.suppress(ValueError):
            return json.loads(text)
    return json.loads(last)


def _decoded(content: bytes) -> str:
    try:
        return content.decode(json.detect_encoding(content))
    except UnicodeDecodeError:  # some programs write in an old encoding
        return content.decode("cp1252", errors="replace")


def _what_it_is(text: str) -> str:
    start = text.lstrip("\ufeff \t\r\n")[:10].lower()
    if not start:
        return "it is empty"
    if start.startswith("<") and not start.startswith("<<<"):  # such as a merge's mark
        return "it is a web page"
    if start.startswith("%pdf"):
        return "it is a PDF"
    return ""


def _cells_of_old(notebook: dict[str, Any]) -> list[Any] | None:
    """Return the cells of a notebook in the format of before 2015."""
    sheets = notebook.get("worksheets")
    if not isinstance(sheets, list):
        return None
    lists = [sheet.get("cells") for sheet in sheets if isinstance(sheet, dict)]
    return [cell for cells in lists if isinstance(cells, list) for cell in cells]


def _texts(cells: list[dict[str, Any]], problems: list[str]) -> Iterator[str]:
    """Yield the texts of code cells, and of others that hold what no code cell does."""
    kinds = [str(cell.get("cell_type"))[:20] for cell in cells]
    texts = [*map(_text, cells)]
    code = [text for kind, text in zip(kinds, texts, strict=True) if kind == "code"]
    writes = cache(partial(_writes, code))
    for kind, text in zip(kinds, texts, strict=True):
        if kind == "code":
            yield text
        elif missed := [n for n in {*_GRADED.findall(text)} if not writes(n)]:
            named = " and ".join(sorted(missed))
            problems.append(f"{named} stands in a {kind} cell, which is read as code")
            yield _FENCE.sub("", text)


def _writes(cells: list[str], name: str) -> bool:
    """Whether a function is more than a stub in one of these cells."""
    return any(
        begins_in(cell, name) and (len(cell) > LONG or not is_unwritten(cell, name))
        for cell in cells
    )


def _text(cell: dict[str, Any]) -> str:
    source = cell.get("source", cell.get("input", ""))
    lines = source if isinstance(source, list) else [source]
    return "".join(line for line in lines if isinstance(line, str))
