"""Puts our source in the words of the lessons, which do not teach all of Python.

Annotations, formatted strings and the option `strict` of `zip` go; what the source does
stays the same, and so do its lines, comments and spaces.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from copy import deepcopy

_Edit = tuple[int, int, str]
"""From here to there, and what stands there instead."""
WIDTH = 88


def in_lesson_words(source: str) -> str:
    """Return `source` without what the lessons do not teach.

    >>> print(in_lesson_words("def f(x: int, y: str = 'a') -> str:\\n    return x"))
    def f(x, y='a'):
        return x
    >>> print(in_lesson_words("print(f'{x!r} is {y}')"))
    print(repr(x) + " is " + str(y))
    """
    return _edited(source, _edits(_Text(source)))


def without_guards(source: str) -> str:
    """Return `source` without the lines that only call a `check_...` function.

    >>> print(without_guards("def f(tiles):\\n    check_tiles(tiles)\\n    return 1"))
    def f(tiles):
        return 1
    """
    return _edited(source, _guards(_Text(source)))


def _edited(source: str, edits: Iterable[_Edit]) -> str:
    for start, end, instead in sorted(edits, reverse=True):
        source = source[:start] + instead + source[end:]
    return source


class _Text:
    """Source, and where in it each node of its tree stands."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.tree = ast.parse(source)
        self._lines = source.splitlines(keepends=True)

    def place(self, line: int | None, column: int | None) -> int:
        """Return how many characters come before a place; columns count bytes."""
        assert line is not None
        before = self._lines[line - 1].encode()[:column].decode()
        return sum(map(len, self._lines[: line - 1])) + len(before)

    def start(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self.place(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt | ast.keyword) -> int:
        return self.place(node.end_lineno, node.end_col_offset)


def _edits(text: _Text) -> Iterator[_Edit]:
    for node in ast.walk(text.tree):
        match node:
            case ast.FunctionDef():
                yield _header(text, node)
            case ast.AnnAssign(value=ast.expr()):
                yield text.end(node.target), text.end(node.annotation), ""
            case ast.Call(func=ast.Name("zip"), keywords=[ast.keyword("strict") as it]):
                comma = text.source.rindex(",", 0, text.start(it))
                yield comma, text.end(it), ""
            case ast.JoinedStr():
                yield text.start(node), text.end(node), _joined(node)


def _header(text: _Text, node: ast.FunctionDef) -> _Edit:
    """Return the first line of a function, whole and without annotations."""
    plain = deepcopy(node.args)
    for argument in (*plain.posonlyargs, *plain.args, *plain.kwonlyargs):
        argument.annotation = None
    start = text.source.index("(", text.start(node))
    end = text.source.rindex(":", start, text.start(node.body[0]))
    return start, end, f"({ast.unparse(plain)})"


def _guards(text: _Text) -> Iterator[_Edit]:
    for node in ast.walk(text.tree):
        match node:
            case ast.Expr(value=ast.Call(func=ast.Name(id=name))):
                if name.startswith("check_"):
                    last = node.end_lineno or node.lineno
                    yield text.place(node.lineno, 0), text.place(last + 1, 0), ""


def _joined(node: ast.JoinedStr) -> str:
    """Return a formatted string as a sum, broken where a line gets too long."""
    lines = [""]
    for piece in node.values:
        plus = " + " if lines[-1] else ""
        shown = _piece(piece)
        if plus and node.col_offset + len(lines[-1] + plus + shown) >= WIDTH:
            lines.append("+ " + shown)
        else:
            lines[-1] += plus + shown
    return ("\n" + " " * node.col_offset).join(lines)


def _piece(piece: ast.expr) -> str:
    if isinstance(piece, ast.FormattedValue):
        turned = "repr" if piece.conversion == ord("r") else "str"
        return f"{turned}({ast.unparse(piece.value)})"
    assert isinstance(piece, ast.Constant) and isinstance(piece.value, str)
    quoted = repr(piece.value)
    return quoted if '"' in quoted else f'"{quoted[1:-1]}"'
