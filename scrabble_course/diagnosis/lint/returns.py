"""Rules about what a function gives back: nothing, or the same whatever is asked."""

from __future__ import annotations

import ast

from scrabble_course.calling.definitions import is_remark
from scrabble_course.diagnosis.lint.rule import Finding, LintRule, gives_none, told_as
from scrabble_course.diagnosis.lint.source import (
    FoundPieces,
    ParsedFunction,
    called,
    ends,
    is_value,
    names_in,
)
from scrabble_course.diagnosis.results import Result


@LintRule(
    "Line {0.line}, `{0}`, is all that the function does, so its answer is the "
    "same whatever is asked.",
)
def only_a_constant(parsed: ParsedFunction) -> FoundPieces:
    """Find a function that gives back one value, and does nothing else."""
    match [one for one in parsed.function.body if not is_remark(one)]:
        case [ast.Return(value=ast.Constant()) as only] if parsed.parameters:
            yield (only,)


@LintRule(
    "The function prints (line {0.line}, `{0}`), but it returns nothing: whoever "
    "calls it gets None. Hand the answer back with {1}.",
    explains=lambda finding, result: _lacks_a_value(finding, result),
    same_as=told_as("returns-none", "prints-the-answer"),
)
def prints_only(parsed: ParsedFunction) -> FoundPieces:
    """Find a function that prints a value and never returns one."""
    prints = _printed_values(parsed)
    if prints and _returns_nothing(parsed) and not _may_return_nothing(parsed):
        last = parsed.function.body[-1]
        is_the_end = isinstance(last, ast.Expr) and prints[-1] in ast.walk(last)
        for returned in parsed.each_own(ast.Return):
            if called(returned.value) == "print":
                yield returned, "`return` and the answer alone: `print` gives back None"
        match prints[-1].args:
            case [ast.Name() | ast.Call(func=ast.Name()) as shown] if is_the_end:
                yield prints[-1], f"`return {parsed.quote(shown)}`"
            case _:
                yield prints[-1], "`return` and the whole answer after it"


@LintRule(
    "The function has no `return` with a value after it, so whoever calls it gets "
    "None. Which value is the answer? Put it behind a `return`.",
    explains=lambda finding, result: _lacks_a_value(finding, result),
    same_as=told_as("returns-none", "prints-the-answer"),
)
def returns_nothing(parsed: ParsedFunction) -> FoundPieces:
    """Find a function that has no `return` with a value, and prints none either."""
    if _printed_values(parsed) or _may_return_nothing(parsed):
        return
    if _returns_nothing(parsed):
        yield (parsed.function,)


@LintRule(
    "Line {0.line} is a `return` with nothing after it, which gives None, while "
    "line {1.line}, `{1}`, returns a value. What is the answer in line {0.line}?",
    explains=gives_none,
    same_as=told_as("returns-none", "prints-the-answer"),
    is_minor=lambda finding, first: not finding.explains(first),
)
def bare_return(parsed: ParsedFunction) -> FoundPieces:
    """Find a `return` without a value, where another one has a value."""
    returns = parsed.each_own(ast.Return)
    full = [one for one in returns if is_value(one.value)]
    if full and not parsed.each_own(ast.Yield):
        yield from ((bare, full[0]) for bare in returns if bare.value is None)


def _printed_values(parsed: ParsedFunction) -> list[ast.Call]:
    """Return the calls of `print` that show more than what is written out there."""
    prints = [call for call in parsed.each_own(ast.Call) if called(call) == "print"]
    return [call for call in prints if names_in(*call.args)]


def _lacks_a_value(finding: Finding, result: Result) -> bool:
    return result.case.judge is None and gives_none(finding, result)


def _may_return_nothing(parsed: ParsedFunction) -> bool:
    return parsed.right is not None and _returns_nothing(parsed.right)


def _returns_nothing(parsed: ParsedFunction) -> bool:
    only_refuses = any(isinstance(way, ast.Raise) for way in ends(parsed.function.body))
    gives_in_turn = [*parsed.each_own(ast.Yield), *parsed.each_own(ast.YieldFrom)]
    returns = any(is_value(one.value) for one in parsed.each_own(ast.Return))
    return not (only_refuses or gives_in_turn or returns)
