"""Rules about loops that are left in their first round, and where that belongs."""

from __future__ import annotations

import ast
from copy import copy

from scrabble_course.diagnosis.lint.control_flow import way_out
from scrabble_course.diagnosis.lint.rule import LintRule
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    FoundPieces,
    ParsedFunction,
    called,
    ends,
    is_read,
    names_in,
    read_in,
    set_in,
)


@LintRule(
    "Line {0.line}, `{0}`, ends the loop as soon as it is reached, and below the "
    "loop there is no `return`. Should it stand there, further to the left, or "
    "should another one?",
)
def return_in_loop(parsed: ParsedFunction) -> FoundPieces:
    """Find what a loop puts together, returned inside it and nowhere below it."""
    *before, loop = parsed.function.body
    if not isinstance(loop, ast.For) or loop.orelse or _is_meant(loop):
        return
    begun = set_in(*before)
    for returned in parsed.each_own(ast.Return):
        match returned.value:
            case ast.Name(id=name) if name in begun and returned.lineno > loop.lineno:
                yield (returned,)


@LintRule(
    "The loop in line {0.line}, `{0}`, always ends in its first round: by {1}. {2}",
    hides_others=True,
    is_rare=True,
    mend=lambda parsed, loop: _going_on(parsed, loop),
)
def first_round(parsed: ParsedFunction) -> FoundPieces:
    """Find loops that are left in their first round, whatever is found there."""
    loops: list[ast.For | ast.While]
    loops = [*parsed.every(ast.For), *parsed.every(ast.While)]
    for loop in loops:
        ways = ends(loop.body)
        inner = (node for statement in loop.body for node in ast.walk(statement))
        if (
            not ways
            or all(isinstance(way, ast.Raise) for way in ways)
            or any(isinstance(node, ast.Continue) for node in inner)
            or (_is_meant(loop) and not _goes_deeper(parsed, loop))
        ):
            continue
        lines = " or by ".join(way_out(parsed, way) for way in ways)
        yield loop, lines, _where_to(parsed, loop, ways)


def _is_meant(loop: ast.For | ast.While) -> bool:
    """Whether it takes only the first thing there is, or stands for `if`.

    One round of a `while` may do where another one inside it is what goes round.
    """
    inner = (one for one in ast.walk(loop) if one is not loop)
    if isinstance(loop, ast.While) and any(isinstance(o, ast.While) for o in inner):
        return True
    match loop:
        case ast.For(iter=best_first, body=[*_, ast.Break()]) if (
            called(best_first) == "sorted"
        ):
            return True
    match loop:
        case ast.While(test=test, body=[*_, ast.Break()]) if _asks_a_flag(test):
            return True
    match loop.body:
        case [ast.Return()]:
            return True
        case [ast.Break() | ast.Raise()]:
            return isinstance(loop, ast.While)
    return False


def _asks_a_flag(test: ast.expr) -> bool:
    """Whether it is `flag`, `not flag`, or `flag == False`."""
    match test:
        case ast.Name() | ast.UnaryOp(op=ast.Not(), operand=ast.Name()):
            return True
        case ast.Compare(ast.Name(), [ast.Eq()], [ast.Constant()]):
            return True
    return False


def _goes_deeper(parsed: ParsedFunction, loop: ast.For | ast.While) -> bool:
    """Whether all it does is to return what a function of the text itself gives."""
    own = {
        parsed.function.name,
        *(inner.name for inner in parsed.every(ast.FunctionDef)),
    }
    return isinstance(loop.body[0], ast.Return) and called(loop.body[0].value) in own


def _going_on(parsed: ParsedFunction, loop: CodePiece) -> list[ast.stmt] | None:
    """Return a loop that goes on, with its `return` below it; None if it has others.

    One that returns what the function itself answers goes on if that is False.
    """
    if not isinstance(loop, ast.For | ast.While):
        return None
    *body, last = loop.body
    if not body or not isinstance(last, ast.Return | ast.Break):
        return None
    longer = copy(loop)
    longer.body = body
    if isinstance(last, ast.Return) and last.value and _is_own_truth(parsed, last):
        longer.body = [*body, ast.If(last.value, [last], [])]
        return [longer]
    return [longer, last] if isinstance(last, ast.Return) else [longer]


def _is_own_truth(parsed: ParsedFunction, leaver: ast.stmt) -> bool:
    match leaver:
        case ast.Return(ast.Call(ast.Name(parsed.function.name))):
            given = [one.value for one in parsed.each_own(ast.Return)]
            return any(isinstance(getattr(g, "value", g), bool) for g in given)
    return False


def _where_to(
    parsed: ParsedFunction, loop: ast.For | ast.While, ways: list[ast.stmt]
) -> str:
    """Say where it belongs, as far as that is sure."""
    sometimes = "Should that only happen in some rounds, below an `if`?"
    together = "What only all rounds together can tell comes below the loop."
    returns = [way for way in ways if isinstance(way, ast.Return)]
    if not returns:
        return sometimes
    if isinstance(loop, ast.While) and isinstance(loop.test, ast.Constant):
        if len(ways) == 1:
            return sometimes
        return "When should it go round again? An `else` takes that, too: `elif` asks."
    if len(ways) > 1:
        return together
    used = read_in(returns[0])
    if used & _made_in(parsed, loop):
        return f"{sometimes} {together}"
    return "Put it below the loop, further to the left."


def _made_in(parsed: ParsedFunction, loop: ast.For | ast.While) -> set[str]:
    """Return the names that first get a value inside the loop."""
    made = set_in(loop)
    before = [name for name in names_in(parsed.function) if name.lineno < loop.lineno]
    given = {parameter.arg for parameter in parsed.parameters}
    return made - given - {name.id for name in before if not is_read(name)}
