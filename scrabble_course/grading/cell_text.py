"""One code cell as plain Python: without magics, and empty if it is no Python."""

from __future__ import annotations

import ast
import re
import warnings
from dataclasses import dataclass
from functools import lru_cache

from scrabble_course.grading.definitions import WORTH_KEEPING

WIDEST = 100
"""Characters of a line that are shown."""
MOST_MAGICS = 50
MOST_IN_LONG_CELLS = 3

_MAGIC = re.compile(
    r"\s*(?:[%!?].*|get_ipython\(\).*|[^=]+=\s*[%!].*|[\w.%*]+\?\??\s*;?\s*)"
)
_WHOLE_CELL = re.compile(r"\s*%%(\w+)[^\n]*\n?")
_RUNS_ITS_CELL = {"time", "capture", "prun"}
_EXPORTED_MAGIC = re.compile(r"^( *)get_ipython\(\)\.(?:run|system).*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell's text as it can be run; if it cannot, "", the problem and its place."""

    text: str
    problem: str = ""
    excerpt: str = ""


@lru_cache(maxsize=2_000)  # most cells are the same for all students
def _legible(source: str) -> Cell:
    text = _without_magics(source)
    error = _fault(text)
    if error is None:
        return Cell(text)
    return Cell("", _described(error), _excerpt(error))


def legible(source: str) -> Cell:
    r"""Return a cell without the lines that only JupyterLab understands.

    >>> legible("%matplotlib inline\nx = 1\n!ls").text
    '\nx = 1\n'
    >>> print(legible("x = 1\nif x = 2:\n    y = 3").excerpt)
    if x = 2:
       ^
    """
    short = len(source) <= WORTH_KEEPING
    return (_legible if short else _legible.__wrapped__)(source)


def _without_magics(source: str) -> str:
    """Return a source with nothing in place of each line that is a magic.

    Such a line is told by the parser's stumbling there: `%` and `!` may begin a line
    of Python, too, inside brackets or a text.
    """
    source = _EXPORTED_MAGIC.sub(r"\1pass", source)
    if whole := _WHOLE_CELL.match(source):
        runs = whole[1] in _RUNS_ITS_CELL
        source = "\n" + source[whole.end() :] if runs else ""
    lines = source.split("\n")
    is_short = len(source) <= WORTH_KEEPING
    for _ in range(MOST_MAGICS if is_short else MOST_IN_LONG_CELLS):
        error = _fault("\n".join(lines))
        place = (getattr(error, "lineno", None) or 0) - 1
        if not 0 <= place < len(lines) or not _MAGIC.fullmatch(lines[place]):
            break
        indentation = lines[place][: -len(lines[place].lstrip())]
        # A block must hold something; `from __future__` must have nothing above it.
        lines[place] = f"{indentation}pass" if indentation else ""
    return "\n".join(lines)


def _fault(source: str) -> Exception | None:
    """Return what the parser says against a source, None if it is Python."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        return error
    return None


def _described(error: Exception) -> str:
    if isinstance(error, SyntaxError):
        return f"line {error.lineno} cannot be read as Python: {error.msg}"
    return f"it cannot be read as Python: {type(error).__name__}"


def _excerpt(error: Exception) -> str:
    """Return the line of an error, with a mark below the place."""
    if not isinstance(error, SyntaxError) or not error.text:
        return ""
    line = error.text.rstrip()
    at = max((error.offset or 1) - 1, 0)
    start = max(at - WIDEST // 2, 0) if len(line) > WIDEST else 0
    shown = line[start : start + WIDEST].replace("\t", " ")
    shown = shown.encode("utf-8", "backslashreplace").decode()
    return f"{shown}\n{' ' * (at - start)}^"
