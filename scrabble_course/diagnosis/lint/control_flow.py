"""Rules about the ways through a function: what ends it early, or is never reached."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scrabble_course.calling.definitions import is_not_implemented, is_remark
from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import LintRule, told_as
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    FoundPieces,
    ParsedFunction,
    blocks_of,
    called,
    ends,
    is_value,
    method,
)


@LintRule(
    "Line {0.line}, `{0}`, is still there, and stops the function {1}. Delete "
    "that line.",
)
def leftover_raise(parsed: ParsedFunction) -> FoundPieces:
    """Find the exercise's own `raise` where it still stops the function."""
    body = parsed.function.body
    for place, statement in enumerate(body):
        if is_not_implemented(statement) and not ends(body[:place]):
            below = "before your code below it is reached"
            yield statement, below if body[place + 1 :] else "whenever it gets that far"


@LintRule(
    "Line {0.line}, `{0}`, is left over. It is never reached, because {1}, leaves "
    "before it, and so does no harm; delete it all the same.",
)
def leftover_raise_below(parsed: ParsedFunction) -> FoundPieces:
    """Find the exercise's own `raise` where it does no harm."""
    for leaver, after in _after_leaving(parsed):
        if is_not_implemented(after):
            yield after, way_out(parsed, leaver)


@LintRule(
    "Line {0.line}, `{0}`, is never reached, because {1}, always leaves before "
    "it. Should it stand higher up, or further to the left?",
)
def never_reached(parsed: ParsedFunction) -> FoundPieces:
    """Find statements below a `return`, `raise`, `break` or `continue`."""
    for leaver, after in _after_leaving(parsed):
        if not is_not_implemented(after) and not is_not_implemented(leaver):
            yield after, way_out(parsed, leaver)


@LintRule(
    "Line {0.line}, `{0}`, stands below an `else` of the loop in line {1.line}, and "
    "not of an `if`. No `break` ends that loop, so the line is reached after any "
    "last round. Should that `else` stand further to the right?",
    explains=lambda finding, result: result.outcome.is_in_line(finding.line),
    hides_others=True,
    mend=lambda parsed, line: [],
)
def else_of_a_loop(parsed: ParsedFunction) -> FoundPieces:
    """Find a `raise` below an `else` as far to the left as its `for`."""
    loops: list[ast.For | ast.While]
    loops = [*parsed.every(ast.For), *parsed.every(ast.While)]
    for loop in loops:
        breaks = any(isinstance(node, ast.Break) for node in ast.walk(loop))
        raises = (one for one in loop.orelse if isinstance(one, ast.Raise))
        yield from ((one, loop) for one in raises if not breaks)


@LintRule(
    "The `except` in line {0.line} hides every error of its `try`, also those that "
    "you would want to see. Take `try` and `except` out while you look for the "
    "mistake, or name the one error that you expect.",
    explains=lambda finding, result: not result.outcome.error,
    same_as=told_as("returns-none"),
    mend=lambda parsed, handler: _raised_again(handler),
)
def swallows_errors(parsed: ParsedFunction) -> FoundPieces:
    """Find an `except` that takes every error, and raises none.

    A `try` that only makes a number of a reply has nothing else to hide.
    """
    for attempt in parsed.every(ast.Try):
        inner = [node for statement in attempt.body for node in ast.walk(statement)]
        made = [node for node in inner if isinstance(node, ast.Call)]
        calls = {called(node) or method(node) for node in made}
        if calls and calls <= {"int", "float", "input", "strip", "lower"}:
            continue
        for handler in attempt.handlers:
            match handler.type:
                case None | ast.Name(id="Exception" | "BaseException"):
                    if not any(isinstance(one, ast.Raise) for one in ast.walk(handler)):
                        yield (handler,)


def _raised_again(handler: CodePiece) -> ast.ExceptHandler:
    assert isinstance(handler, ast.ExceptHandler)
    return ast.ExceptHandler(handler.type, handler.name, [ast.Raise()])


@LintRule(
    "The `except` in line {0.line} takes away the error with which `{1}` refuses "
    "what is wrong, and the function goes on. Call `{1}` without `try`.",
    explains=lambda finding, result: result.outcome.ended == "returned",
)
def refusal_taken_away(parsed: ParsedFunction) -> FoundPieces:
    """Find an `except` that goes on after a helper has refused a word."""
    for attempt in parsed.every(ast.Try):
        inner = [node for statement in attempt.body for node in ast.walk(statement)]
        refuses = parsed.those_that(Does.REFUSES)
        checks = sorted({called(node) for node in inner} & refuses)
        for handler in attempt.handlers if checks else ():
            if not ends(handler.body):
                yield handler, checks[0]


@LintRule(
    "The function from line {0.line} on is so long that its text is not looked "
    "into. Take it apart: short functions that call each other are easier to get "
    "right.",
    is_minor=lambda finding, first: True,
)
def too_long_to_look_into(parsed: ParsedFunction) -> FoundPieces:
    """Find a function of which nothing else is looked for."""
    if parsed.is_too_long:
        yield (parsed.function,)


def way_out(parsed: ParsedFunction, leaver: ast.stmt) -> str:
    """Say by what a block is left."""
    what = "every way through line" if isinstance(leaver, ast.If) else "line"
    return f"{what} {leaver.lineno}, `{parsed.quote(leaver)}`"


def _after_leaving(parsed: ParsedFunction) -> Iterator[tuple[ast.stmt, ast.stmt]]:
    """Give what always leaves a block, and the first below it that would matter."""
    for block in blocks_of(parsed.function):
        for place, statement in enumerate(block[:-1]):
            if ends([statement]):
                below = block[place + 1 :]
                matter = [s for s in below if not _is_harmless(s, statement)]
                yield from ((statement, after) for after in matter[:1])
                break


def _is_harmless(after: ast.stmt, leaver: ast.stmt) -> bool:
    """Whether nobody can have meant it to be reached: a habit, or said twice."""
    match after:
        case ast.Return(value=value):
            is_again = ast.dump(after) == ast.dump(leaver)
            return is_again or isinstance(leaver, ast.If) or not is_value(value)
        case ast.Break() | ast.Continue() | ast.Expr(value=ast.Yield()):
            return True
    return is_remark(after)
