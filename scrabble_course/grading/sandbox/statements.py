"""A source as the statements at its top level: what each binds, and which only define.

Nothing is run here. The supervisor reads off a source what it defines; a child runs its
statements one by one.
"""

from __future__ import annotations

import ast
import symtable
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from scrabble_course.calling.definitions import PARSE_FAULTS, FunctionNode

_IMPORTS = (ast.Import, ast.ImportFrom)
_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_BLOCKS = (
    ast.If,
    ast.Try,
    ast.TryStar,
    ast.With,
    ast.AsyncWith,
    ast.For,
    ast.AsyncFor,
    ast.While,
)


def statements_of(source: str, in_notebook: bool = False) -> list[ast.stmt]:
    """Return the statements of a source in order, or raise one of `PARSE_FAULTS`.

    A notebook runs what stands in a block for `__name__ == "__main__"`. Of other files
    there are only the definitions in it, and the words where a function counts on
    them: `word_list = load_words()`.

    >>> source = "x = 1\\nif __name__ == '__main__':\\n    def f(): pass\\n    f()"
    >>> [ast.unparse(statement) for statement in statements_of(source)]
    ['x = 1', 'def f():\\n    pass']
    """
    return statements_in(ast.parse(source), source, in_notebook)


def parsed(source: str) -> ast.Module | Exception:
    """Return the syntax tree of a source, or what is wrong with it.

    >>> parsed("x = ").__class__.__name__
    'SyntaxError'
    """
    try:
        return ast.parse(source)
    except PARSE_FAULTS as error:
        return error.with_traceback(None)


def statements_in(
    tree: ast.Module, source: str, in_notebook: bool = False
) -> list[ast.stmt]:
    """Return what `statements_of` does for a source that was parsed already."""
    statements: list[ast.stmt] = []
    for node in tree.body:
        if not isinstance(node, ast.If) or not _is_main(node.test):
            statements.append(node)
        elif in_notebook:
            statements += node.body
        else:
            inner = without_blocks([node])
            statements += [
                one for one in inner if only_defines(one) or _loads_words(one, source)
            ]
    return statements


def names_bound(node: ast.stmt) -> tuple[str, ...]:
    """Return the names to which a statement may give a meaning by a definition.

    Imports are left out: what they bring was written elsewhere.

    >>> names_bound(ast.parse("if x:\\n    def f(): pass\\nelse:\\n    g = 2").body[0])
    ('f', 'g')
    """
    if isinstance(node, _DEFINITIONS):
        return (node.name,)
    if isinstance(node, _BLOCKS):
        within = without_blocks([node])
        return tuple(name for one in within for name in names_bound(one))
    found = (part for target in _targets(node) for part in ast.walk(target))
    return tuple(
        part.id
        for part in found
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    )


def only_defines(node: ast.stmt) -> bool:
    """Whether a statement is a definition, an import, or a value that calls nothing."""
    if isinstance(node, (*_DEFINITIONS, *_IMPORTS)):
        return True
    targets = _targets(node)
    only_names = all(isinstance(t, ast.Name | ast.Tuple | ast.List) for t in targets)
    return bool(targets) and only_names and not _calls(node)


def is_block(node: ast.stmt) -> bool:
    """Whether a statement is a block that may hold definitions."""
    return isinstance(node, _BLOCKS)


def without_blocks(nodes: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield statements in order, with what stands in a block in place of the block."""
    waiting = list(nodes)[::-1]
    while waiting:
        node = waiting.pop()
        if is_block(node):
            waiting += _inside(node)[::-1]
        else:
            yield node


def simpler(node: ast.stmt) -> list[ast.stmt]:
    """Return statements to run in place of one that has failed, as far as they go.

    Of several modules each is imported alone, a function goes without its decorators
    and types, and of a block there are the definitions. A constant such as
    `HAND_SIZE = int(input())` is what the lessons give under that name, if any.
    """
    match node:
        case ast.Assign([ast.Name(name)]) if name.isupper():
            names = [ast.alias(name)]
            given = ast.ImportFrom("scrabble_course.word_game", names, level=0)
            return [_placed(given, node)]
    if isinstance(node, _IMPORTS) and len(node.names) > 1:
        return [_with(node, names=[alias]) for alias in node.names]
    if isinstance(node, FunctionNode):
        for part in ast.walk(node.args):
            if isinstance(part, ast.arg):
                part.annotation = None
        return [_with(node, decorator_list=[], returns=None)]
    if is_block(node):
        return [inner for inner in without_blocks([node]) if only_defines(inner)]
    return []


def _is_main(test: ast.expr) -> bool:
    match test:
        case ast.Compare(
            ast.Name("__name__"), [ast.Eq()], [ast.Constant("__main__")]
        ) | ast.Compare(ast.Constant("__main__"), [ast.Eq()], [ast.Name("__name__")]):
            return True
    return False


def _loads_words(node: ast.stmt, source: str) -> bool:
    """Whether a statement loads the words, and functions read them from outside."""
    match node:
        case ast.Assign([ast.Name(name)], ast.Call(ast.Name("load_words"))):
            read = _read_by_functions(source)
            return read is None or name in read
    return False


@lru_cache(maxsize=1)  # the same source is asked about for each such line
def _read_by_functions(source: str) -> frozenset[str] | None:
    """Return the names that functions read from outside, None if it cannot be told."""
    try:
        top = symtable.symtable(source, "<source>", "exec")
    except SyntaxError:  # of a function that can be parsed, and not compiled
        return None
    return frozenset[str]().union(*map(_read_from_outside, top.get_children()))


def _read_from_outside(table: symtable.SymbolTable) -> set[str]:
    own = table.get_globals() if isinstance(table, symtable.Function) else ()
    return set(own).union(*map(_read_from_outside, table.get_children()))


def _inside(node: ast.stmt) -> list[ast.stmt]:
    """Return the statements one level down, in the order of the source."""
    found: list[ast.stmt] = []
    for part in ("body", "handlers", "orelse", "finalbody"):
        for inner in getattr(node, part, ()):
            is_handler = isinstance(inner, ast.ExceptHandler)
            found += inner.body if is_handler else [inner]
    return found


def _targets(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign):
        return node.targets
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return [node.target]
    return []


def _calls(node: ast.AST) -> bool:
    """Whether running a statement calls something; a lambda only may, later."""
    waiting = [node]
    for part in waiting:
        if isinstance(part, ast.Call | ast.Await):
            return True
        if not isinstance(part, ast.Lambda):
            waiting += ast.iter_child_nodes(part)
    return False


def _with(node: ast.stmt, **fields: object) -> ast.stmt:
    """Return a statement like `node` with other `fields`."""
    own: dict[str, Any] = {name: getattr(node, name, None) for name in node._fields}
    return _placed(type(node)(**(own | fields)), node)


def _placed(made: ast.stmt, node: ast.stmt) -> ast.stmt:
    """Return a statement that was made, in the line of another one."""
    return ast.fix_missing_locations(ast.copy_location(made, node))
