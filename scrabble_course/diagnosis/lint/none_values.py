"""Rules about None, where a value is used."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import (
    Finding,
    LintRule,
    shows_none,
)
from scrabble_course.diagnosis.lint.source import (
    FoundPieces,
    ParsedFunction,
    called,
    method,
)
from scrabble_course.diagnosis.results import Result

CHANGE = frozenset(
    "append extend sort reverse clear update insert remove shuffle subtract".split()
)
"""Methods that change what they belong to, and give back None."""


@LintRule(
    "In line {0.line}, `{1}` {2} and gives back None, and None is what is used "
    "there. {3}",
    explains=lambda finding, result: _may_come_of_none(finding, result),
    same_as=lambda finding, cause: (
        cause.mistake == "returns-none" or "NoneType" in cause.outcome.error
    ),
)
def none_kept(parsed: ParsedFunction) -> FoundPieces:
    """Find what gives back None and is used as if it gave a value."""
    for call in _used(parsed):
        if called(call) in {"print", *parsed.those_that(Does.SHOWS)} - parsed.bound:
            yield (
                call,
                called(call),
                "prints by itself",
                _alone(parsed, call, call.args),
            )
        elif method(call) in CHANGE and (method(call) == "sort" or not call.keywords):
            assert isinstance(call.func, ast.Attribute)
            changed = call.args if method(call) == "shuffle" else [call.func.value]
            remedy = _alone(parsed, call, changed)
            also = other_lines(call, _used(parsed))
            said = f"{remedy}{_returned_below(parsed, call)}{also}"
            yield call, method(call), "changes what is there already", said


def _may_come_of_none(finding: Finding, result: Result) -> bool:
    """Whether None may have been there: a student's own helper may give a value."""
    error = result.outcome.error
    if "has no attribute" in error and "NoneType" not in error:
        return False
    return Does.SHOWS not in finding.helper.does or shows_none(result.outcome)


def _alone(parsed: ParsedFunction, call: ast.Call, used: list[ast.expr]) -> str:
    """Say how what gives None stands alone; what is made for it is kept before."""
    for made in used:
        if isinstance(made, ast.Call) and called(made) != "str":
            return (
                f"Keep `{parsed.quote(made)}` under a name first, and use that there."
            )
    return f"Put `{parsed.quote(call)}` on a line of its own."


def other_lines(value: ast.expr, others: Iterable[ast.expr]) -> str:
    """Name lines, of others, in which the same method is called in vain."""
    name = method(value)
    alike = [one for one in others if one is not value and name and method(one) == name]
    alike.sort(key=lambda one: one.lineno)
    lines = " and ".join(str(one.lineno) for one in alike[:2])
    return f" (The same holds of line {lines}.)" if lines else ""


def _returned_below(parsed: ParsedFunction, call: ast.Call) -> str:
    """Say what is to be returned where a call was that changed it."""
    changed = call.func.value if isinstance(call.func, ast.Attribute) else None
    is_returned = any(one.value is call for one in parsed.every(ast.Return))
    if is_returned and isinstance(changed, ast.Name) and method(call) != "shuffle":
        return f" Below it, `return {changed.id}`."
    return ""


@LintRule(
    "Line {0.line} asks for the answer of `{0}`, and there is none: `{1}` stops the "
    "call if the word is wrong, and gives nothing back if it is right. "
    "Call it on a line of its own.",
    mend=lambda parsed, piece: (
        ast.BoolOp(ast.Or(), [piece, ast.Constant(True)])
        if isinstance(piece, ast.Call)
        else None
    ),
)
def check_asked(parsed: ParsedFunction) -> FoundPieces:
    """Find `if check_word(word):`, of a helper that never answers anything."""
    tests = [branch.test for branch in parsed.every(ast.If)]
    for call in (node for test in tests for node in ast.walk(test)):
        if called(call) in parsed.those_that(Does.REFUSES):
            assert isinstance(call, ast.Call)
            yield call, called(call)


def _used(parsed: ParsedFunction) -> Iterator[ast.Call]:
    """Give the calls that are kept, returned, or put into a text to show it."""
    return (value for value in _used_values(parsed) if isinstance(value, ast.Call))


def _used_values(parsed: ParsedFunction) -> Iterator[ast.expr]:
    yield from (kept.value for kept in parsed.every(ast.Assign))
    for returned in parsed.every(ast.Return):
        if returned.value and called(returned.value) != "print":
            yield returned.value
    for call in parsed.calls("print", "input", "str"):
        yield from call.args
    yield from (piece.value for piece in parsed.every(ast.FormattedValue))
