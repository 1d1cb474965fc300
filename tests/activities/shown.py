"""What a cell shows that runs a question's code, with the course's functions."""

import ast
import io
from contextlib import redirect_stdout
from importlib import import_module

from scrabble_course import course


def shown_by(question):
    """Return what is printed and the last value; of an error, its name and text."""
    *before, last = ast.parse(question.code).body
    printed, names = io.StringIO(), names_of(course.stage(question.stage))
    with redirect_stdout(printed):
        try:
            exec(compile(ast.Module(before, []), question.name, "exec"), names)
            value = run_last(last, names)
        except Exception as error:
            return f"{type(error).__name__}: {error}"
    return (printed.getvalue() + ("" if value is None else repr(value))).strip()


def run_last(statement, names):
    if isinstance(statement, ast.Expr):
        return eval(compile(ast.Expression(statement.value), "", "eval"), names)
    return exec(compile(ast.Module([statement], []), "", "exec"), names)


def names_of(stage):
    """Return what a lesson's code can name: its part's functions, as of this stage."""
    modules = [stage.part.name, stage.package]
    names = {}
    for module in modules:
        names |= vars(import_module(f"scrabble_course.{module}"))
    if stage.graded:
        names |= vars(import_module(stage.module))
    return names
