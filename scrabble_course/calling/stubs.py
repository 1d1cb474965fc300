"""What counts as a function that is still to be written: for check and grader alike."""

from __future__ import annotations

import ast

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


def is_stub(node: ast.stmt) -> bool:
    """Whether a statement is a function whose body does nothing yet.

    What prints a text, and nothing that it was given, does nothing.

    >>> [f, g] = ast.parse("def f(x): print('to do')\\ndef g(x): print(x)").body
    >>> is_stub(f), is_stub(g)
    (True, False)
    """
    return isinstance(node, FunctionNode) and all(map(_does_nothing, node.body))


def is_not_implemented(statement: ast.stmt) -> bool:
    """Whether it is the line that stands in an exercise before it is written."""
    match statement:
        case ast.Raise(exc=ast.Name(id=name) | ast.Call(func=ast.Name(id=name))):
            return name == "NotImplementedError"
    return False


def is_remark(statement: ast.stmt) -> bool:
    """Whether it is a docstring, a text in place of a comment, `...` or `pass`."""
    match statement:
        case ast.Expr(value=ast.Constant(value=said)):
            return isinstance(said, str) or said is ...
    return isinstance(statement, ast.Pass)


def _does_nothing(statement: ast.stmt) -> bool:
    match statement:
        case ast.Return(value=None | ast.Constant(value=None)):
            return True
        case (
            ast.Expr(value=ast.Call(func=ast.Name(id="print"), args=shown))
            | ast.Return(value=ast.Call(func=ast.Name(id="print"), args=shown))
        ):
            return all(isinstance(one, ast.Constant) for one in shown)
    return is_remark(statement) or is_not_implemented(statement)
