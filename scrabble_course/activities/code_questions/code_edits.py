"""Small edits of a function's text: what is changed, in which line, and the result.

Only the piece that is edited differs: lines keep their numbers, and their layout.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise
from typing import Any

from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.diagnosis.lint.source import called, cut, method

OTHER_SIGNS = {
    **{"<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or", "or": "and"},
    **{"+": "-", "-": "+", "+=": "-=", "-=": "+="},
}
"""Operators, and what a slip makes of them."""
SIGN = re.compile(r"(?<![<>])[-+<>]=?(?![<>])|\b(?:and|or)\b")
DROPPED = ("lower", "upper", "copy", "strip")
"""Methods without arguments that are easily forgotten."""
LARGEST = 100
"""The largest number that is written one off."""
TURNED: dict[type[ast.AST], str]
TURNED = {ast.Lt: ">", ast.Gt: "<", ast.LtE: ">=", ast.GtE: "<="}
"""What stands between the same two values the other way round."""
NEXT_NUMBER: dict[type[ast.AST], tuple[str, int]]
NEXT_NUMBER = {ast.Gt: (">=", 1), ast.GtE: (">", -1), ast.Lt: ("<=", -1)}
"""What says the same of whole numbers, with a number that is so much more."""
OTHER_NAMES = tuple("xyzabc")
"""What a classmate calls the variables."""


@dataclass(frozen=True, slots=True)
class CodeEdit:
    """An edit: what stands in a line, what in its place, and the text that comes of it.

    `now` is "pass" for a line that is left out.
    """

    line: int
    was: str
    now: str
    text: str

    @property
    def new_line(self) -> str:
        """The line as it is after the edit."""
        return self.text.split("\n")[self.line - 1].strip()


def slips_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that are slips: another operator, or a number one off.

    >>> text = FunctionText("f", "def f(w):\\n    return len(w.lower()) > 6")
    >>> [(edit.was, edit.now) for edit in slips_of(text)]
    [('>', '>='), ('6', '7'), ('6', '5')]
    """
    found = []
    for node in _pieces(function, ast.Compare, ast.BoolOp, ast.BinOp, ast.AugAssign):
        parts: list[Any]
        parts = [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr)]
        line = function.page.parsed.lines[node.lineno - 1]
        for first, second in pairwise(parts):
            begin, end = first.end_col_offset, second.col_offset
            if sign := SIGN.search(line[begin:end].decode()):
                begin, end = (begin + at for at in sign.span())
                now = OTHER_SIGNS[sign[0]]
                found.append(_edit(function, node.lineno, begin, end, now))
    for node in _pieces(function, ast.Constant):
        above, role = function.page.above[node]
        is_plain = type(node.value) is int and role not in ("keys", "operand")
        if is_plain and node.value <= LARGEST:
            least = 1 if isinstance(above, ast.BinOp | ast.AugAssign) else 0
            near = (node.value + 1, node.value - 1)  # nobody adds 0
            found += [_edit_of(function, node, str(n)) for n in near if n >= least]
    return found


def calls_left_out(function: FunctionText) -> list[CodeEdit]:
    """Return edits that are without the call of a method that is easily forgotten.

    >>> text = FunctionText("f", "def f(w):\\n    return w.lower()")
    >>> [edit.new_line for edit in calls_left_out(text)]
    ['return w']
    """
    return [
        _edit(function, one.lineno, one.func.value.end_col_offset, one.end_col_offset)
        for one in _pieces(function, ast.Call)
        if method(one) in DROPPED and not one.args
    ]


def rewritings_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that change how a line is written, and nothing that it does.

    >>> text = FunctionText("f", "def f(w):\\n    return len(w) > 6")
    >>> [edit.new_line for edit in rewritings_of(text)]
    ['return 6 < len(w)', 'return len(w) >= 7']
    """
    pieces = _pieces(function, ast.Compare, ast.AugAssign, ast.Call)
    return [
        _edit_of(function, one, now)
        for one in pieces
        for now in _other_ways(one, function.text)
    ]


def removals_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that leave a line out; `pass` stands there, so that all else stays.

    What no reader would miss for long is spared: the only line, and the last `return`.
    """
    ends = [one for one in function.tree.body if isinstance(one, ast.Return)]
    lines = [one for one in function.simple.values() if one not in ends]
    return [_edit_of(function, one, "pass") for one in lines]


def renamed_copy(function: FunctionText) -> FunctionText | None:
    """Return the function with other names for its own variables; None if it has none.

    It is without docstring and annotations, and laid out as Python does.

    >>> text = "def f(w):\\n    n = len(w)\\n    return n"
    >>> renamed_copy(FunctionText("f", text)).text
    'def f(w):\\n    x = len(w)\\n    return x'
    """
    taken = {*function.parameters, *function.outside, *function.inner, *function.own}
    own = [name for name in function.own if function.first_line_of(name)]
    free = [name for name in OTHER_NAMES if name not in {*taken, function.name}]
    if not own or not function.inner.isdisjoint(own) or len(own) > len(free):
        return None
    names, tree = dict(zip(own, free, strict=False)), ast.parse(function.text)
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef():
                node.returns = None
                node.body = node.body[bool(ast.get_docstring(node)) :] or node.body
            case ast.arg():
                node.annotation = None
            case ast.Name(name):
                node.id = names.get(name, name)
    return FunctionText(function.name, ast.unparse(tree))


def _pieces(function: FunctionText, *kinds: type[Any]) -> Iterator[Any]:
    """Give the pieces below the head that stand in one line.

    Those in f-strings are left out: not all Pythons know where they are.
    """
    every, head = function.page.every, function.tree.body[0].lineno - 1
    texts = [range(one.lineno, one.end_lineno + 1) for one in every(ast.JoinedStr)]
    spared = {*range(head + 1), *chain(*texts)}
    for one in every(*kinds):
        if one.lineno == one.end_lineno and one.lineno not in spared:
            yield one


def _edit_of(function: FunctionText, piece: Any, now: str) -> CodeEdit:
    begin, end = piece.col_offset, piece.end_col_offset
    return _edit(function, piece.lineno, begin, end, now)


def _edit(
    function: FunctionText, at: int, begin: int, end: int, now: str = ""
) -> CodeEdit:
    lines = [*function.page.parsed.lines]
    was = lines[at - 1][begin:end].decode()
    lines[at - 1] = lines[at - 1][:begin] + now.encode() + lines[at - 1][end:]
    return CodeEdit(at, cut(was), now, b"\n".join(lines).decode())


def _other_ways(node: ast.expr | ast.stmt, text: str) -> Iterator[str]:
    """Give what says the same as a piece of a text."""
    match node:
        case ast.Compare(
            ast.Name() | ast.Call() | ast.Subscript() as left,
            [sign],
            [ast.Constant(value) as right],
        ):
            said = ast.get_source_segment(text, left)
            if type(sign) in TURNED:
                yield f"{ast.unparse(right)} {TURNED[type(sign)]} {said}"
            is_counted = called(left) == "len" or method(left) == "count"
            if is_counted and type(value) is int and type(sign) in NEXT_NUMBER:
                other, step = NEXT_NUMBER[type(sign)]
                if value + step >= 0:
                    yield f"{said} {other} {value + step}"
        case ast.AugAssign(
            ast.Name(name) as left, ast.Add() | ast.Sub() as sign, ast.Constant(int())
        ):
            yield f"{name} = {ast.unparse(ast.BinOp(left, sign, node.value))}"
        case ast.Call(ast.Name("range"), [last], []):
            yield f"range(0, {ast.get_source_segment(text, last)})"
