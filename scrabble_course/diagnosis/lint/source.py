"""A function as its text says it: what stands in it, in order, and how to quote it."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from scrabble_course.diagnosis.lint.helper_calls import UNKNOWN, Does, Helper, Helpers

LONGEST_SOURCE = 50_000
"""Characters of a source; a longer one is not looked at."""
MOST_PIECES, MOST_LOOPS = 5_000, 50
"""What a function may consist of that is looked into: some 500 lines.

Each loop may be gone through for each sign, with all that stands in it.
"""
WIDEST = 60
"""Characters that are quoted."""

CodePiece = ast.stmt | ast.expr | ast.arg | ast.excepthandler
"""A part of a text that has a place in it."""
FoundPieces = Iterator[tuple[CodePiece | str, ...]]
"""What shows a sign, each time as the values that its advice is completed with.

The first is where it is; the others are more of the text, or words.
"""
Node = TypeVar("Node", bound=ast.AST)
Nodes = dict[type[ast.AST], list[Any]]

_LEAVES = (ast.Return, ast.Raise, ast.Break, ast.Continue)
_SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


@dataclass(frozen=True, slots=True)
class ParsedFunction:
    """A function: all that stands in it by its kind, in the order of the text.

    `own` leaves out what stands in functions that are defined in it. `tried` has the
    statements whose errors an `except` waits for, `bound` the names that are made in
    the function or are functions beside it, and `outside` those of data that it can
    read from around it; `tables` are those of data that is made beside it, and `beside`
    has the functions there whose name is not bound to a value as well. `right` is a
    function that does the same, and does it well, and `helpers` are those it may call.
    """

    function: ast.FunctionDef
    lines: tuple[bytes, ...]
    nodes: Nodes
    own: Nodes
    tried: frozenset[ast.AST]
    bound: frozenset[str]
    outside: frozenset[str]
    tables: frozenset[str]
    right: ParsedFunction | None = None
    helpers: Helpers = field(default_factory=dict)
    beside: dict[str, ast.FunctionDef] = field(default_factory=dict)

    def those_that(self, does: Does) -> set[str]:
        """Return the names of the helpers that do this."""
        return {name for name, one in self.helpers.items() if does & one.does}

    def helper(self, name: str) -> Helper:
        """Return what is known of a function of that name that is called."""
        return UNKNOWN if name in self.bound else self.helpers.get(name, UNKNOWN)

    @property
    def parameters(self) -> list[ast.arg]:
        """The parameters, without `*args` and `**more`."""
        args = self.function.args
        return [*args.posonlyargs, *args.args, *args.kwonlyargs]

    @property
    def is_too_long(self) -> bool:
        """Whether there is more in it than can be looked into."""
        loops = len(self.every(ast.For)) + len(self.every(ast.While))
        return loops > MOST_LOOPS or sum(map(len, self.nodes.values())) > MOST_PIECES

    def every(self, kind: type[Node]) -> list[Node]:
        """Return what stands in the function of this kind."""
        return self.nodes.get(kind, [])

    def each_own(self, kind: type[Node]) -> list[Node]:
        """Return the same, but not from inside functions that are defined in it."""
        return self.own.get(kind, [])

    def calls(self, *names: str) -> list[ast.Call]:
        """Return the calls of functions by these names, if they come from outside."""
        wanted = set(names) - self.bound
        return [call for call in self.every(ast.Call) if called(call) in wanted]

    def quote(self, piece: CodePiece) -> str:
        """Return the student's own text, cut; of a compound statement its head."""
        match piece:
            case ast.For(target=target, iter=source):
                head = f"for {self.quote(target)} in {self.quote(source)}:"
            case ast.While(test=test) | ast.If(test=test):
                head = f"{type(piece).__name__.lower()} {self.quote(test)}:"
            case ast.arg(arg=name):
                head = name
            case _:
                one_line = piece.end_lineno == piece.lineno
                end = piece.end_col_offset if one_line else None
                head = self.lines[piece.lineno - 1][piece.col_offset : end].decode()
                head = head if one_line else f"{head.strip()} ..."
        return cut(head)

    def line_of(self, piece: CodePiece) -> str:
        """Return the line that a piece begins in, cut."""
        return cut(self.lines[piece.lineno - 1].decode().strip())


def cut(text: str) -> str:
    """Return what is quoted of a text."""
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 4]} ..."


def function_in(source: str, name: str) -> ast.FunctionDef | None:
    """Return the node that `parse_function` reads; PARSE_FAULTS may rise."""
    functions = functions_in(source, name)
    return functions[-1] if functions else None


def functions_in(source: str, name: str) -> list[ast.FunctionDef]:
    """Return what a name may stand for: the last at the top, or all further in."""
    if len(source) > LONGEST_SOURCE:
        return []
    tree = tree_of(source)
    return _named(name, tree.body)[-1:] or _named(name, ast.walk(tree))


def parse_function(
    source: str,
    name: str,
    outside: frozenset[str] = frozenset(),
    right: ParsedFunction | None = None,
    helpers: Helpers | None = None,
) -> ParsedFunction | None:
    """Return the function `name` of a source; None if it is not to be found there.

    Of several, the last at the top counts. Data that the source makes at its top is a
    table that belongs to the function, and not from outside. PARSE_FAULTS may rise.
    """
    function = function_in(source, name)
    if function is None:
        return None
    tree = tree_of(source)
    lines = source.encode().replace(b"\r\n", b"\n").replace(b"\r", b"\n").split(b"\n")
    nodes, own, tried = _walked(function)
    defined = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    beside = {one.name: one for one in defined if one.name != name}
    bound = frozenset(_bound(nodes))
    tables = {n.id for s in tree.body if isinstance(s, ast.Assign) for n in names_in(s)}
    return ParsedFunction(
        function,
        tuple(lines),
        nodes,
        own,
        tried,
        bound | beside.keys(),
        outside - tables,
        frozenset(tables),
        right,
        helpers or {},
        {one: beside[one] for one in beside if one not in bound},
    )


def ends(block: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements one of which always ends a block; none if it may go on."""
    for statement in block:
        if isinstance(statement, _LEAVES):
            return [statement]
        if isinstance(statement, ast.If) and statement.orelse:
            ways = ends(statement.body), ends(statement.orelse)
            if all(ways):
                return [*ways[0], *ways[1]]
    return []


def blocks_of(function: ast.AST) -> Iterator[list[ast.stmt]]:
    """Give the blocks of statements in a function, those further in as well."""
    for node in ast.walk(function):
        for field_name in ("body", "orelse", "finalbody"):
            block = getattr(node, field_name, None)
            if isinstance(block, list) and block:
                yield block


def called(call: ast.AST | None) -> str:
    """Return the name of the function that is called; "" if it has no plain name."""
    match call:
        case ast.Call(func=ast.Name(id=name)):
            return name
    return ""


def method(call: ast.AST | None) -> str:
    """Return the name behind the dot in a call like `word.lower()`."""
    match call:
        case ast.Call(func=ast.Attribute(attr=name)):
            return name
    return ""


def is_value(node: ast.expr | None) -> bool:
    """Whether something is returned there: not None, nor what `print` gives back."""
    is_none = isinstance(node, ast.Constant) and node.value is None
    return node is not None and not is_none and called(node) != "print"


def is_read(name: ast.Name) -> bool:
    """Whether the value is asked for, not given or deleted."""
    return isinstance(name.ctx, ast.Load)


def names_in(*nodes: ast.AST) -> list[ast.Name]:
    """Return the names that stand anywhere in these."""
    found = []
    waiting: list[ast.AST] = list(nodes)
    for node in waiting:
        if isinstance(node, ast.Name):
            found.append(node)  # nothing is in it, and half of a text are names
        else:
            waiting += ast.iter_child_nodes(node)
    return found


def ids_in(*nodes: ast.AST) -> set[str]:
    """Return how the names in these are written."""
    return {name.id for name in names_in(*nodes)}


def set_in(*nodes: ast.AST) -> set[str]:
    """Return those of them that are given something, or deleted."""
    return {name.id for name in names_in(*nodes) if not is_read(name)}


def read_in(*nodes: ast.AST) -> set[str]:
    """Return those of which the value is asked for."""
    return {name.id for name in names_in(*nodes) if is_read(name)}


def only_looks(test: ast.expr, known: Set[str]) -> bool:
    """Whether a condition changes nothing, and calls only what is `known` not to."""
    for node in ast.walk(test):
        if isinstance(node, ast.NamedExpr | ast.Await | ast.Yield):
            return False
        if isinstance(node, ast.Call) and (called(node) or method(node)) not in known:
            return False
    return True


@lru_cache(maxsize=1)  # the same text is asked about more than once in a row
def tree_of(source: str) -> ast.Module:
    """Return the tree of a source; PARSE_FAULTS may rise."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # such as "\d" in a text that is no regex
        return ast.parse(source)


def _named(name: str, nodes: Iterable[ast.AST]) -> list[ast.FunctionDef]:
    return [n for n in nodes if isinstance(n, ast.FunctionDef) and n.name == name]


def _walked(function: ast.FunctionDef) -> tuple[Nodes, Nodes, frozenset[ast.AST]]:
    """Return nodes, own and tried of a function."""
    nodes: Nodes = {}
    own: Nodes = {}
    tried = set()
    left: list[tuple[ast.AST, bool, bool]]
    left = [(top, True, False) for top in (*reversed(function.body), function.args)]
    while left:
        node, is_own, is_tried = left.pop()
        nodes.setdefault(type(node), []).append(node)
        if is_own:
            own.setdefault(type(node), []).append(node)
        if is_tried:
            tried.add(node)
        below = is_own and not isinstance(node, _SCOPES)
        waits = set(node.body) if isinstance(node, ast.Try) and node.handlers else ()
        inner = [(n, below, is_tried or n in waits) for n in ast.iter_child_nodes(node)]
        left.extend(reversed(inner))
    return nodes, own, frozenset(tried)


def _bound(nodes: Nodes) -> Iterator[str]:
    yield from (name.id for name in nodes.get(ast.Name, []) if not is_read(name))
    yield from (arg.arg for arg in nodes.get(ast.arg, []))
    yield from (inner.name for inner in nodes.get(ast.FunctionDef, []))
    yield from (alias.asname or alias.name for alias in nodes.get(ast.alias, []))
