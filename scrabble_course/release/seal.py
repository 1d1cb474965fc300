"""Shuts solutions away: modules as a release without solutions has them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache

from scrabble_course.resources.sealed_solutions import shut

STUB = 'raise NotImplementedError("this solution opens later")'
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def seal_functions(source: str) -> str:
    """Return the source of a module with the bodies of its functions shut.

    Signatures, docstrings, and all else stay as they are.
    """
    lines = source.splitlines()
    functions = [
        node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)
    ]
    for node in reversed(functions):
        first = node.body[1] if ast.get_docstring(node) else node.body[0]
        assert first.lineno > node.lineno, f"{node.name} is written in one line"
        lines[first.lineno - 1 : node.end_lineno] = [f"    {STUB}"]
    text = _plain_text([_without_docstring(node) for node in functions])
    call = f'open_functions(globals(), "{shut(text)}")'
    opening = "from scrabble_course.resources.sealed_solutions import open_functions"
    return "\n".join([*lines, "", "", opening, call, ""])


@cache  # stages share files, which take long to shut
def seal_module(source: str) -> str:
    """Return a module that holds the same as `source`, shut as a whole."""
    tree = ast.parse(source)
    title = ast.get_docstring(tree) or "Sealed."
    body = [node for node in tree.body if not _is_future(node)]
    letters = shut(_plain_text(body[bool(ast.get_docstring(tree)) :]))
    return (
        f'"""{title.splitlines()[0]}"""\n\n'
        "from scrabble_course.resources.sealed_solutions import open_module\n\n"
        f'open_module(globals(), "{letters}")\n'
    )


def _plain_text(body: list[ast.stmt]) -> str:
    """Return source that does the same, without comments and without told names."""
    for node in _functions_in(body):
        _forget_names(node)
    future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
    return ast.unparse(ast.fix_missing_locations(ast.Module([future, *body], [])))


def _is_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _functions_in(body: list[ast.stmt]) -> Iterator[_Function]:
    """Give the outermost functions, those of classes too."""
    for node in body:
        if isinstance(node, _Function):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from _functions_in(node.body)


def _forget_names(function: _Function) -> None:
    """Number the variables of a function; what it takes and defines keeps its name."""
    inside = [node for node in ast.walk(function) if node is not function]
    taken = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
    kept = taken | set(_mere_texts(inside))
    told = {name for node in inside if (name := _named_here(node))} - kept
    numbered = {name: f"_{i}" for i, name in enumerate(sorted(told), 1)}
    for node in inside:
        match node:
            case ast.Name(id=name):
                node.id = numbered.get(name, name)
            case ast.arg(arg=name):
                node.arg = numbered.get(name, name)
            case ast.FunctionDef():
                _without_docstring(node)


def _named_here(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
            return name
    return ""


def _mere_texts(nodes: list[ast.AST]) -> Iterator[str]:
    """Give the names that stand as mere text in the tree, so cannot be numbered."""
    for node in nodes:
        match node:
            case ast.keyword(arg=str(name)) | ast.ExceptHandler(name=str(name)):
                yield name
            case ast.FunctionDef(name=name):  # a stand-in is found by its name
                yield name
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                yield from names
            case ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
                yield name
            case ast.MatchMapping(rest=str(name)):
                yield name


def _without_docstring(function: ast.FunctionDef) -> ast.FunctionDef:
    """Drop what says in words what the function does."""
    if ast.get_docstring(function):
        function.body = function.body[1:]
    return function
