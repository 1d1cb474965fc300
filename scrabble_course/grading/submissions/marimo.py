"""A file of marimo, whose cells are functions, as the text that it stands for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from scrabble_course.grading.submissions.logical_lines import lines_of
from scrabble_course.grading.submissions.parsing import parsed
from scrabble_course.grading.submissions.read_limits import TooLongToRead

IS_ONE = re.compile(r"^app = marimo\.App\(", re.MULTILINE)
_MARGIN = re.compile(r"^(?: {4}|\t)")


def without_marimo(source: str) -> str:
    r"""Return the bodies of the cells, each in the lines where it was.

    >>> without_marimo("app = marimo.App()\n@app.cell\ndef _():\n    x = 1\n    return")
    'app = marimo.App()\n\n\nx = 1\n'
    """
    try:
        is_one = "marimo.App(" in source and IS_ONE.search(source)
        tree = parsed(source) if is_one else None
    except TooLongToRead:  # whoever reads the text as it is says so
        return source
    if not isinstance(tree, ast.Module):
        return source
    lines = lines_of(source)
    for start, body in _cells(tree):
        for at in range(start - 1, body[0].lineno - 1):
            lines[at] = ""
        last = body[-1]
        end = last.end_lineno or last.lineno
        for at in range(body[0].lineno - 1, end):
            is_return = isinstance(last, ast.Return) and at >= last.lineno - 1
            lines[at] = "" if is_return else _MARGIN.sub("", lines[at])
    return "\n".join(lines)


def _cells(tree: ast.Module) -> Iterator[tuple[int, list[ast.stmt]]]:
    """Yield of each cell the line in which it begins, and what stands in it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            adorned = [ast.unparse(one) for one in node.decorator_list]
            if any(re.match(r"app\.cell\b", one) for one in adorned):
                yield node.decorator_list[0].lineno, node.body
        elif isinstance(node, ast.With) and ast.unparse(node).startswith(
            "with app.setup"
        ):
            yield node.lineno, node.body
