"""Small edits of a function's text: what is changed, in which line, and the result.

Only the piece that is edited differs: lines keep their numbers, and their layout.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from keyword import iskeyword

from scrabble_course.activities.code_questions.function_text import FunctionText
from scrabble_course.diagnosis.lint.source import called, method, read_in, set_in

OTHER_SIGNS = {
    **{"<": "<=", "<=": "<", ">": ">=", ">=": ">", "and": "or", "or": "and"},
    **{"+": "-", "-": "+", "+=": "-=", "-=": "+="},
}
"""Operators, and what a slip makes of them."""
DROPPED = re.compile(r"(?<=[\w\])}])\.(?:lower|upper|copy|strip)\(\)")
"""Calls of methods that are easily forgotten."""
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
FARTHEST = 3
"""How far lines are apart at most that are thought to change places."""


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
        return self.text.split("\n")[self.line - 1].strip()


def slips_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that are slips: another operator, or a number one off.

    >>> text = FunctionText("f", "def f(w):\\n    return len(w.lower()) > 6")
    >>> [(edit.was, edit.now) for edit in slips_of(text)]
    [('>', '>='), ('6', '7'), ('6', '5')]
    """
    tokens = _tokens(function)
    said = [token.string for token in tokens]
    is_value = [*map(_ends_a_value, tokens)]
    found = []
    for at, token in enumerate(tokens):
        now = []
        if token.type == tokenize.NUMBER and said[at].isdecimal():
            number, before = int(said[at]), said[at - 1]
            is_key = before in ("{", ",") and said[at + 1] == ":"
            is_signed = before in ("+", "-") and not is_value[at - 2]
            if number <= LARGEST and not is_key and not is_signed:
                least = 1 if before in ("+=", "-=") else 0  # nobody adds 0
                near = (number + 1, number - 1)
                now = [str(one) for one in near if one >= least]
        elif said[at] in OTHER_SIGNS and is_value[at - 1]:
            now = [OTHER_SIGNS[said[at]]]
        (line, begin), (_, end) = token.start, token.end
        found += [_edit(function, line, begin, end, one) for one in now]
    return found


def calls_left_out(function: FunctionText) -> list[CodeEdit]:
    """Return edits that are without the call of a method that is easily forgotten.

    >>> text = FunctionText("f", "def f(w):\\n    return w.lower()")
    >>> [edit.new_line for edit in calls_left_out(text)]
    ['return w']
    """
    return [
        _edit(function, number, found.start(), found.end(), "")
        for number, line in enumerate(function.lines, 1)
        if number not in function.docstring_lines
        for found in DROPPED.finditer(line.partition("#")[0])
    ]


def rewritings_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that change how a line is written, and nothing that it does.

    >>> text = FunctionText("f", "def f(w):\\n    return len(w) > 6")
    >>> [edit.new_line for edit in rewritings_of(text)]
    ['return 6 < len(w)', 'return len(w) >= 7']
    """
    found = []
    nodes = [node for part in function.tree.body for node in ast.walk(part)]
    for node in nodes:
        if isinstance(node, ast.expr | ast.stmt) and node.lineno == node.end_lineno:
            line = function.lines[node.lineno - 1].encode()
            begin = len(line[: node.col_offset].decode())
            end = len(line[: node.end_col_offset].decode())
            for now in _other_ways(node, line):
                found.append(_edit(function, node.lineno, begin, end, now))
    return found


def removals_of(function: FunctionText) -> list[CodeEdit]:
    """Return edits that leave a line out; `pass` stands there, so that all else stays.

    What no reader would miss for long is spared: the only line, and the last `return`.
    """
    found = []
    for number, statement in function.simple.items():
        if not isinstance(statement, ast.Return) or statement not in function.tree.body:
            line = function.lines[number - 1]
            indented = line.removesuffix(line.lstrip()) + "pass"
            text = function.with_lines({number: indented})
            found.append(CodeEdit(number, function.line(number), "", text))
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
            lines = {one: function.lines[other - 1], other: function.lines[one - 1]}
            text = function.with_lines(lines)
            edit = CodeEdit(one, "", f"lines {one} and {other}", text)
            found.append((edit, other == one + 1 and _are_apart(first, second)))
    return found


def renamed_copy(function: FunctionText) -> FunctionText | None:
    """Return the function with other names for its own variables; None if it has none.

    >>> text = "def f(w):\\n    n = len(w)\\n    return n"
    >>> renamed_copy(FunctionText("f", text)).text
    'def f(w):\\n    x = len(w)\\n    return x'
    """
    taken = {*function.parameters, *function.outside, *function.inner, *function.own}
    own = [name for name in function.own if function.first_line_of(name)]
    free = [name for name in OTHER_NAMES if name not in {*taken, function.name}]
    if not own or not function.inner.isdisjoint(own) or len(own) > len(free):
        return None
    return function.in_short(function.name, dict(zip(own, free, strict=False)))


def _edit(function: FunctionText, at: int, begin: int, end: int, now: str) -> CodeEdit:
    line = function.lines[at - 1]
    text = function.with_lines({at: line[:begin] + now + line[end:]})
    return CodeEdit(at, line[begin:end], now, text)


def _tokens(function: FunctionText) -> list[tokenize.TokenInfo]:
    """Return the tokens below the head that all Pythons have: none in f-strings."""
    first = function.tree.body[0].lineno
    nodes = [one for one in ast.walk(function.tree) if isinstance(one, ast.JoinedStr)]
    spared = {n for one in nodes for n in range(one.lineno, (one.end_lineno or 0) + 1)}
    return [
        token
        for token in tokenize.generate_tokens(io.StringIO(function.text).readline)
        if token.start[0] >= first and token.start[0] not in spared
        if token.type not in (tokenize.NL, tokenize.COMMENT)
    ]


def _ends_a_value(token: tokenize.TokenInfo) -> bool:
    """Whether a sign behind it stands between two values."""
    if token.type == tokenize.NAME:
        return not iskeyword(token.string)
    return token.type in (tokenize.NUMBER, tokenize.STRING) or token.string in (*")]}",)


def _other_ways(node: ast.expr | ast.stmt, line: bytes) -> Iterator[str]:
    """Give what says the same as a piece of a line."""

    def written(part: ast.expr) -> str:
        return line[part.col_offset : part.end_col_offset].decode()

    match node:
        case ast.Compare(
            ast.Name() | ast.Call() | ast.Subscript() as left,
            [sign],
            [ast.Constant(value) as right],
        ):
            if type(sign) in TURNED:
                yield f"{written(right)} {TURNED[type(sign)]} {written(left)}"
            is_counted = called(left) == "len" or method(left) == "count"
            if is_counted and type(value) is int and type(sign) in NEXT_NUMBER:
                other, step = NEXT_NUMBER[type(sign)]
                if value + step >= 0:
                    yield f"{written(left)} {other} {value + step}"
        case ast.AugAssign(ast.Name(name), ast.Add(), ast.Constant(int()) as right):
            yield f"{name} = {name} + {written(right)}"
        case ast.AugAssign(ast.Name(name), ast.Sub(), ast.Constant(int()) as right):
            yield f"{name} = {name} - {written(right)}"
        case ast.Call(ast.Name("range"), [last], []):
            yield f"range(0, {written(last)})"


def _are_apart(first: ast.stmt, second: ast.stmt) -> bool:
    if isinstance(second, ast.Return) or not (_is_plain(first) or _is_plain(second)):
        return False
    both = set_in(first) & set_in(second)
    return not both | set_in(first) & read_in(second) | read_in(first) & set_in(second)


def _is_plain(statement: ast.stmt) -> bool:
    kinds = (ast.Assign, ast.Name, ast.Constant, ast.expr_context, ast.List, ast.Dict)
    return all(isinstance(node, kinds) for node in ast.walk(statement))
