"""Small edits of a function's text: what is changed, in which line, and the result.

Only the piece that is edited differs: lines keep their numbers, and their layout.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from scrabble_course.activities.code_questions.function_text import (
    FunctionText,
    lines_of,
)

OTHER_OPERATORS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
"""Operators, as they are written, and what a slip makes of them."""
DROPPED_METHODS = ("lower", "upper", "copy", "strip")
"""Methods without arguments that are easily forgotten."""
TURNED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
"""What stands between two values, and between the same the other way round."""

OTHER_NAMES = tuple("xyzabc")
"""What a classmate calls the variables."""
HIDING = (ast.FunctionDef, ast.Lambda, ast.Global, ast.JoinedStr, ast.ExceptHandler)
"""Where names stand that are no nodes of their own, or are told from others."""
FARTHEST = 3
"""How far lines are apart at most that are thought to change places."""

_Piece = tuple[int, int, bytes]
"""Where a piece begins and ends, counted in bytes, and what takes its place."""


@dataclass(frozen=True, slots=True)
class CodeEdit:
    """An edit: what a line says, what it says instead, and the text that comes of it.

    `now` is "" for lines that are left out.
    """

    line: int
    was: str
    now: str
    text: str

    @property
    def new_line(self) -> str:
        """The line as it is after the edit."""
        return lines_of(self.text)[self.line - 1].strip()


def slips_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that are slips: another operator, a number one off, a method gone.

    >>> text = FunctionText("f", "def f(w):\\n    return len(w.lower()) > 6")
    >>> [(edit.was, edit.now) for edit in slips_of(text)]
    [('>', '>='), ('6', '7'), ('6', '5'), ('.lower()', '')]
    """
    return _edited(function, (_operators, _methods, _numbers))


def rewritings_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that change how a line is written, and nothing that it does.

    >>> text = FunctionText("f", "def f(w):\\n    return len(w) > 6")
    >>> [edit.new_line for edit in rewritings_of(text)]
    ['return 6 < len(w)', 'return len(w) >= 7']
    """
    return _edited(function, (_turned, _next_number, _added, _from_zero))


def removals_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that leave a line out; `pass` stands there, so that all else stays.

    What no reader would miss for long is spared: the only line, and the last `return`.
    """
    found = []
    for number, statement in function.simple.items():
        if isinstance(statement, ast.Return) and statement in function.tree.body:
            continue
        lines = [*function.lines]
        line = lines[number - 1]
        lines[number - 1] = line[: len(line) - len(line.lstrip())] + "pass"
        found.append(CodeEdit(number, function.line(number), "", "\n".join(lines)))
    return found


def swaps_of(function: FunctionText) -> list[tuple[CodeEdit, bool]]:
    """Return edits that change places of two lines, and whether that is harmless.

    It is, as the text shows, if they are neighbours, neither makes or changes what the
    other reads, and one of them does no more than to give a name a plain value.
    """
    found = []
    for (one, first), (other, second) in combinations(function.simple.items(), 2):
        is_near = other - one <= FARTHEST and first.col_offset == second.col_offset
        if is_near and not isinstance(first, ast.Return):
            lines = [*function.lines]
            lines[one - 1], lines[other - 1] = lines[other - 1], lines[one - 1]
            edit = CodeEdit(one, "", f"lines {one} and {other}", "\n".join(lines))
            found.append((edit, other == one + 1 and _are_apart(first, second)))
    return found


def renamed_copy(function: FunctionText) -> FunctionText | None:
    """Return the function with other names for its own variables; None if it has none.

    None, too, where a name may stand in places that are not looked at.

    >>> text = "def f(w):\\n    n = len(w)\\n    return n"
    >>> renamed_copy(FunctionText("f", text)).text
    'def f(w):\\n    x = len(w)\\n    return x'
    """
    nodes = [*ast.walk(function.tree)]
    taken = {*function.parameters, *function.outside, *function.inner, function.name}
    own = [name for name in function.own if function.first_line_of(name)]
    free = [name for name in OTHER_NAMES if name not in {*taken, *own}]
    is_plain = not {*own} & function.inner and len(own) <= len(free)
    if not own or not is_plain or any(isinstance(one, HIDING) for one in nodes[1:]):
        return None
    others, source = dict(zip(own, free, strict=False)), _Source(function)
    text = source.text
    names = [one for one in nodes if isinstance(one, ast.Name) and one.id in others]
    for node in sorted(names, key=source.start, reverse=True):
        new = others[node.id].encode()
        text = text[: source.start(node)] + new + text[source.end(node) :]
    return FunctionText(function.name, text.decode())


def _are_apart(first: ast.stmt, second: ast.stmt) -> bool:
    if isinstance(second, ast.Return) or not (_is_plain(first) or _is_plain(second)):
        return False
    stored, read = zip(_names(first), _names(second), strict=True)
    return not (stored[0] & (stored[1] | read[1]) or stored[1] & read[0])


def _is_plain(statement: ast.stmt) -> bool:
    kinds = (ast.Assign, ast.Name, ast.Constant, ast.expr_context, ast.List, ast.Dict)
    return all(isinstance(node, kinds) for node in ast.walk(statement))


def _names(statement: ast.stmt) -> tuple[set[str], set[str]]:
    names = [node for node in ast.walk(statement) if isinstance(node, ast.Name)]
    stored = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    return stored, {name.id for name in names} - stored


_Finder = Callable[[ast.AST, "_Source"], Iterator[_Piece]]


def _edited(function: FunctionText, finders: tuple[_Finder, ...]) -> list[CodeEdit]:
    source = _Source(function)
    found: dict[str, CodeEdit] = {}
    for node in source.nodes:
        for find in finders:
            for piece in find(node, source):
                edit = source.edit(piece)
                if edit is not None and edit.text != function.text:
                    found.setdefault(edit.text, edit)
    return list(found.values())


class _Source:
    """A text in bytes, as places in a tree count, and its nodes in order."""

    def __init__(self, function: FunctionText) -> None:
        self.text = function.text.encode()
        self._starts = [0]
        for line in self.text.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        docstring = function.docstring_lines
        self.nodes = [
            node
            for part in function.tree.body
            for node in ast.walk(part)
            if getattr(node, "lineno", 0) not in docstring
        ]

        # What is added in a line such as `n += 1`: to add 0 is nobody's slip.
        added = [one.value for one in self.nodes if isinstance(one, ast.AugAssign)]
        self.steps = {id(value) for value in added}
        # Nor is it to write -0, or -2 for -1.
        signed = [one.operand for one in self.nodes if isinstance(one, ast.UnaryOp)]
        # Nor is it one in a table's keys.
        keys = [
            key for one in self.nodes if isinstance(one, ast.Dict) for key in one.keys
        ]
        self.spared = {id(value) for value in (*signed, *keys)}

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno and node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def of(self, node: ast.expr) -> bytes:
        return self.text[self.start(node) : self.end(node)]

    def between(self, left: ast.expr, right: ast.expr, sign: str) -> _Piece | None:
        """Return the place of an operator between two values."""
        begin = self.end(left)
        gap = self.text[begin : self.start(right)]
        found = re.search(rb"(?<![<>=!])" + re.escape(sign.encode()), gap)
        if found is None or b"#" in gap:
            return None
        return begin + found.start(), begin + found.end(), b""

    def edit(self, piece: _Piece) -> CodeEdit | None:
        """Return the edit of a piece; None if that gives no text that can be read."""
        begin, end, new = piece
        was = self.text[begin:end]
        text = (self.text[:begin] + new + self.text[end:]).decode()
        try:
            ast.parse(text)
        except (SyntaxError, ValueError):
            return None
        if b"\n" in was:
            return None
        line = self.text.count(b"\n", 0, begin) + 1
        return CodeEdit(line, was.decode(), new.decode(), text)


def _operators(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    pairs: list[tuple[ast.expr, ast.AST, ast.expr]] = []
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        pairs = [(node.left, node.ops[0], node.comparators[0])]
    elif isinstance(node, ast.BinOp):
        pairs = [(node.left, node.op, node.right)]
    elif isinstance(node, ast.BoolOp) and len(node.values) == 2:
        pairs = [(node.values[0], node.op, node.values[1])]
    elif isinstance(node, ast.AugAssign):
        pairs = [(node.target, node.op, node.value)]
    for left, operator, right in pairs:
        if type(operator) in OTHER_OPERATORS:
            sign, other = OTHER_OPERATORS[type(operator)]
            if place := source.between(left, right, sign):
                yield *place[:2], other.encode()


def _methods(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        is_bare = not node.args and not node.keywords
        if is_bare and node.func.attr in DROPPED_METHODS:
            yield source.end(node.func.value), source.end(node), b""


def _numbers(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        if not 0 <= node.value <= 100 or id(node) in source.spared:
            return
        is_step = id(node) in source.steps and node.value == 1
        for number in (node.value + 1, node.value - 1)[: 1 + (not is_step)]:
            if number >= 0:
                yield source.start(node), source.end(node), str(number).encode()


def _turned(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    """Write `b < a` for `a > b`, where neither can do more than be read."""
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return
    left, right = node.left, node.comparators[0]
    sign = OTHER_OPERATORS.get(type(node.ops[0]), ("",))[0]
    if isinstance(right, ast.Constant) and sign in TURNED:
        other = TURNED[sign].encode()
        turned = b" ".join((source.of(right), other, source.of(left)))
        yield source.start(node), source.end(node), turned


def _next_number(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    """Write `>= 1` for `> 0` of what is a whole number: a length, or a count."""
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return
    left, right = node.left, node.comparators[0]
    steps: dict[type[ast.AST], tuple[str, int]]
    steps = {ast.Gt: (">=", 1), ast.GtE: (">", -1), ast.Lt: ("<=", -1)}
    if type(node.ops[0]) not in steps or not isinstance(right, ast.Constant):
        return
    sign, step = steps[type(node.ops[0])]
    if _is_whole(left) and type(right.value) is int and right.value + step >= 0:
        turned = b"%s %s %d" % (source.of(left), sign.encode(), right.value + step)
        yield source.start(node), source.end(node), turned


def _is_whole(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="len") | ast.Attribute(attr="count")):
            return True
    return False


def _added(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    """Write `n = n + 1` for `n += 1`."""
    match node:
        case ast.AugAssign(ast.Name(name), ast.Add() | ast.Sub() as sign, right):
            if isinstance(right, ast.Constant) and type(right.value) is int:
                written = "+" if isinstance(sign, ast.Add) else "-"
                text = f"{name} = {name} {written} {right.value}"
                yield source.start(node), source.end(node), text.encode()


def _from_zero(node: ast.AST, source: _Source) -> Iterator[_Piece]:
    """Write `range(0, n)` for `range(n)`."""
    match node:
        case ast.Call(func=ast.Name("range"), args=[end], keywords=[]):
            text = b"range(0, " + source.of(end) + b")"
            yield source.start(node), source.end(node), text
