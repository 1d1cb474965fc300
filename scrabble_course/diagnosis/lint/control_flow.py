"""Signs in the ways through a function: what ends it early, or is never reached."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy

from scrabble_course.calling.definitions import is_not_implemented, is_remark
from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import Finding, LintRule, gives_none, told_as
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    FoundPieces,
    ParsedFunction,
    called,
    ends,
    is_read,
    is_value,
    names_in,
    read_in,
    set_in,
)
from scrabble_course.diagnosis.results import Result


@LintRule(
    30,
    "Line {0.line}, `{0}`, is still there, and stops the function {1}. Delete "
    "that line.",
)
def leftover_raise(text: ParsedFunction) -> FoundPieces:
    """Find the exercise's own `raise` where it still stops the function."""
    body = text.function.body
    for place, statement in enumerate(body):
        if is_not_implemented(statement) and not ends(body[:place]):
            below = "before your code below it is reached"
            yield statement, below if body[place + 1 :] else "whenever it gets that far"


@LintRule(
    430,
    "Line {0.line}, `{0}`, is left over. It is never reached, because {1}, leaves "
    "before it, and so does no harm; delete it all the same.",
)
def leftover_raise_below(text: ParsedFunction) -> FoundPieces:
    """Find the exercise's own `raise` where it does no harm."""
    for leaver, after in _after_leaving(text):
        if is_not_implemented(after):
            yield after, _said_of(text, leaver)


@LintRule(
    330,
    "Line {0.line}, `{0}`, ends the loop as soon as it is reached, and below the "
    "loop there is no `return`. Should it stand there, further to the left, or "
    "should another one?",
)
def return_in_loop(text: ParsedFunction) -> FoundPieces:
    """Find what a loop puts together, returned inside it and nowhere below it."""
    *before, loop = text.function.body
    if not isinstance(loop, ast.For) or loop.orelse or _is_meant(loop):
        return
    begun = set_in(*before)
    for returned in text.each_own(ast.Return):
        match returned.value:
            case ast.Name(id=name) if name in begun and returned.lineno > loop.lineno:
                yield (returned,)


@LintRule(
    340,
    "Line {0.line}, `{0}`, is never reached, because {1}, always leaves before "
    "it. Should it stand higher up, or further to the left?",
)
def never_reached(text: ParsedFunction) -> FoundPieces:
    """Find statements below a `return`, `raise`, `break` or `continue`."""
    for leaver, after in _after_leaving(text):
        if not is_not_implemented(after) and not is_not_implemented(leaver):
            yield after, _said_of(text, leaver)


@LintRule(
    150,
    "The loop in line {0.line}, `{0}`, always ends in its first round: by {1}. {2}",
    hides_others=True,
    is_rare=True,
    mend=lambda text, loop: _going_on(text, loop),
)
def first_round(text: ParsedFunction) -> FoundPieces:
    """Find loops that are left in their first round, whatever is found there."""
    loops: list[ast.For | ast.While]
    loops = [*text.every(ast.For), *text.every(ast.While)]
    for loop in loops:
        ways = ends(loop.body)
        inner = (node for statement in loop.body for node in ast.walk(statement))
        if (
            not ways
            or all(isinstance(way, ast.Raise) for way in ways)
            or any(isinstance(node, ast.Continue) for node in inner)
            or (_is_meant(loop) and not _goes_deeper(text, loop))
        ):
            continue
        lines = " or by ".join(_said_of(text, way) for way in ways)
        yield loop, lines, _where_to(text, loop, ways)


@LintRule(
    152,
    "Line {0.line}, `{0}`, stands below an `else` of the loop in line {1.line}, and "
    "not of an `if`. No `break` ends that loop, so the line is reached after any "
    "last round. Should that `else` stand further to the right?",
    explains=lambda finding, result: result.outcome.is_in_line(finding.line),
    hides_others=True,
    mend=lambda text, line: [],
)
def else_of_a_loop(text: ParsedFunction) -> FoundPieces:
    """Find a `raise` below an `else` as far to the left as its `for`."""
    loops: list[ast.For | ast.While]
    loops = [*text.every(ast.For), *text.every(ast.While)]
    for loop in loops:
        breaks = any(isinstance(node, ast.Break) for node in ast.walk(loop))
        raises = (one for one in loop.orelse if isinstance(one, ast.Raise))
        yield from ((one, loop) for one in raises if not breaks)


@LintRule(
    190,
    "Line {0.line}, `{0}`, takes something out of `{1}` while the loop in line "
    "{2.line} walks along it: the next element of a list is skipped then. Walk "
    "along a copy, `{1}[:]`, or put what you want to keep into another list.",
)
def taken_while_walked(text: ParsedFunction) -> FoundPieces:
    """Find a list that a loop walks along, and takes elements out of, and goes on."""
    for loop in text.every(ast.For):
        walked = loop.iter.id if isinstance(loop.iter, ast.Name) else ""
        inside = set(ast.walk(loop))
        for statement, name in _removals(text):
            if name == walked and statement in inside:
                yield statement, name, loop


def _removals(text: ParsedFunction) -> Iterator[tuple[ast.stmt, str]]:
    """Give what takes an element out of a list, unless the loop is left after that."""
    for block in _blocks(text):
        for place, statement in enumerate(block):
            match statement:
                case ast.Expr(ast.Call(ast.Attribute(ast.Name(id=name), "remove"))) if (
                    not ends(block[place:])
                ):
                    yield statement, name


@LintRule(
    420,
    "The `except` in line {0.line} hides every error of its `try`, also those that "
    "you would want to see. Take `try` and `except` out while you look for the "
    "mistake, or name the one error that you expect.",
    explains=lambda finding, result: not result.outcome.error,
    mend=lambda text, handler: _raised_again(handler),
)
def swallows_errors(text: ParsedFunction) -> FoundPieces:
    """Find an `except` that takes every error and does nothing.

    A `try` that only makes a number of a reply has nothing else to hide.
    """
    for attempt in text.every(ast.Try):
        inner = [node for statement in attempt.body for node in ast.walk(statement)]
        calls = {called(node) for node in inner if isinstance(node, ast.Call)}
        if calls and calls <= {"int", "float", "input"}:
            continue
        for handler in attempt.handlers:
            match handler.type:
                case None | ast.Name(id="Exception" | "BaseException"):
                    if all(map(is_remark, handler.body)):
                        yield (handler,)


def _raised_again(handler: CodePiece) -> ast.ExceptHandler:
    assert isinstance(handler, ast.ExceptHandler)
    return ast.ExceptHandler(handler.type, handler.name, [ast.Raise()])


@LintRule(
    250,
    "The `except` in line {0.line} takes away the error with which `{1}` refuses "
    "what is wrong, and the function goes on. Call `{1}` without `try`.",
    explains=lambda finding, result: result.outcome.ended == "returned",
)
def refusal_taken_away(text: ParsedFunction) -> FoundPieces:
    """Find an `except` that goes on after a helper has refused a word."""
    for attempt in text.every(ast.Try):
        inner = [node for statement in attempt.body for node in ast.walk(statement)]
        refuses = text.those_that(Does.REFUSES)
        checks = sorted({called(node) for node in inner} & refuses)
        for handler in attempt.handlers if checks else ():
            if not ends(handler.body):
                yield handler, checks[0]


@LintRule(
    20,
    "Line {1.line} and line {2.line} both say `{1}`, so the condition in line "
    "{0.line}, `{0}`, decides nothing. What should come back if it does not hold?",
    explains=lambda finding, result: result.outcome.value is True,
    # What it accepts comes of this; how it stops is a cause of its own.
    same_as=lambda finding, cause: cause.outcome.ended == "returned",
)
def decides_nothing(text: ParsedFunction) -> FoundPieces:
    """Find an `if` after which True is returned, whether its condition holds.

    One that may stop with an error that is waited for does decide. Where False comes
    back either way, it may be one guard too many, and no more.
    """
    for block in _blocks(text):
        for place, statement in enumerate(block):
            if not isinstance(statement, ast.If) or _may_refuse(text, statement):
                continue
            below = statement.orelse or block[place + 1 :]
            match statement.body, below[:1]:
                case (
                    [ast.Return(ast.Constant(True)) as first],
                    [ast.Return(ast.Constant(True)) as last],
                ):
                    yield statement, first, last


def _may_refuse(text: ParsedFunction, statement: ast.If) -> bool:
    calls = {called(node) for node in ast.walk(statement.test)}
    return statement in text.tried or bool(calls & text.those_that(Does.REFUSES))


@LintRule(
    10,
    "Line {0.line}, `{0}`, is all that the function does, so its answer is the "
    "same whatever is asked.",
)
def only_a_constant(text: ParsedFunction) -> FoundPieces:
    """Find a function that gives back one value, and does nothing else."""
    match [one for one in text.function.body if not is_remark(one)]:
        case [ast.Return(value=ast.Constant()) as only] if text.parameters:
            yield (only,)


@LintRule(
    310,
    "The function prints (line {0.line}, `{0}`), but it returns nothing: whoever "
    "calls it gets None. Hand the answer back with {1}.",
    explains=lambda finding, result: _lacks_a_value(finding, result),
    same_as=told_as("returns-none", "prints-the-answer"),
)
def prints_only(text: ParsedFunction) -> FoundPieces:
    """Find a function that prints a value and never returns one."""
    prints = _printed_values(text)
    if prints and _returns_nothing(text) and not _may_return_nothing(text):
        last = text.function.body[-1]
        is_the_end = isinstance(last, ast.Expr) and prints[-1] in ast.walk(last)
        for returned in text.each_own(ast.Return):
            if called(returned.value) == "print":
                yield returned, "`return` and the answer alone: `print` gives back None"
        match prints[-1].args:
            case [ast.Name() | ast.Call(func=ast.Name()) as shown] if is_the_end:
                yield prints[-1], f"`return {text.quote(shown)}`"
            case _:
                yield prints[-1], "`return` and the whole answer after it"


def _printed_values(text: ParsedFunction) -> list[ast.Call]:
    """Return the calls of `print` that show more than what is written out there."""
    prints = [call for call in text.each_own(ast.Call) if called(call) == "print"]
    return [call for call in prints if names_in(*call.args)]


@LintRule(
    320,
    "The function has no `return` with a value after it, so whoever calls it gets "
    "None. Which value is the answer? Put it behind a `return`.",
    explains=lambda finding, result: _lacks_a_value(finding, result),
    same_as=told_as("returns-none", "prints-the-answer"),
)
def returns_nothing(text: ParsedFunction) -> FoundPieces:
    """Find a function that has no `return` with a value, and prints none either."""
    if _printed_values(text) or _may_return_nothing(text):
        return
    if _returns_nothing(text):
        yield (text.function,)


@LintRule(
    350,
    "Line {0.line} is a `return` with nothing after it, which gives None, while "
    "line {1.line}, `{1}`, returns a value. What is the answer in line {0.line}?",
    explains=gives_none,
    same_as=told_as("returns-none", "prints-the-answer"),
    is_minor=lambda finding, first: not finding.explains(first),
)
def bare_return(text: ParsedFunction) -> FoundPieces:
    """Find a `return` without a value, where another one has a value."""
    returns = text.each_own(ast.Return)
    full = [one for one in returns if is_value(one.value)]
    if full and not text.each_own(ast.Yield):
        yield from ((bare, full[0]) for bare in returns if bare.value is None)


def _lacks_a_value(finding: Finding, result: Result) -> bool:
    return result.case.judge is None and gives_none(finding, result)


def _may_return_nothing(text: ParsedFunction) -> bool:
    return text.right is not None and _returns_nothing(text.right)


def _returns_nothing(text: ParsedFunction) -> bool:
    only_refuses = any(isinstance(way, ast.Raise) for way in ends(text.function.body))
    gives_in_turn = [*text.each_own(ast.Yield), *text.each_own(ast.YieldFrom)]
    returns = any(is_value(one.value) for one in text.each_own(ast.Return))
    return not (only_refuses or gives_in_turn or returns)


@LintRule(
    440,
    "The function from line {0.line} on is so long that its text is not looked "
    "into. Take it apart: short functions that call each other are easier to get "
    "right.",
    is_minor=lambda finding, first: True,
)
def too_long_to_look_into(text: ParsedFunction) -> FoundPieces:
    """Find a function of which nothing else is looked for."""
    if text.is_too_long:
        yield (text.function,)


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


def _goes_deeper(text: ParsedFunction, loop: ast.For | ast.While) -> bool:
    """Whether all it does is to return what a function of the text itself gives."""
    own = {text.function.name, *(inner.name for inner in text.every(ast.FunctionDef))}
    return isinstance(loop.body[0], ast.Return) and called(loop.body[0].value) in own


def _going_on(text: ParsedFunction, loop: CodePiece) -> list[ast.stmt] | None:
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
    if isinstance(last, ast.Return) and last.value and _is_own_truth(text, last):
        longer.body = [*body, ast.If(last.value, [last], [])]
        return [longer]
    return [longer, last] if isinstance(last, ast.Return) else [longer]


def _is_own_truth(text: ParsedFunction, leaver: ast.stmt) -> bool:
    match leaver:
        case ast.Return(ast.Call(ast.Name(text.function.name))):
            given = [one.value for one in text.each_own(ast.Return)]
            return any(isinstance(getattr(g, "value", g), bool) for g in given)
    return False


def _where_to(
    text: ParsedFunction, loop: ast.For | ast.While, ways: list[ast.stmt]
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
    if used & _made_in(text, loop):
        return f"{sometimes} {together}"
    return "Put it below the loop, further to the left."


def _made_in(text: ParsedFunction, loop: ast.For | ast.While) -> set[str]:
    """Return the names that first get a value inside the loop."""
    made = set_in(loop)
    before = [name for name in names_in(text.function) if name.lineno < loop.lineno]
    given = {parameter.arg for parameter in text.parameters}
    return made - given - {name.id for name in before if not is_read(name)}


def _said_of(text: ParsedFunction, leaver: ast.stmt) -> str:
    what = "every way through line" if isinstance(leaver, ast.If) else "line"
    return f"{what} {leaver.lineno}, `{text.quote(leaver)}`"


def _after_leaving(text: ParsedFunction) -> Iterator[tuple[ast.stmt, ast.stmt]]:
    """Give what always leaves a block, and the first below it that would matter."""
    for block in _blocks(text):
        for place, statement in enumerate(block[:-1]):
            if ends([statement]):
                below = block[place + 1 :]
                matter = [s for s in below if not _is_harmless(s, statement)]
                yield from ((statement, after) for after in matter[:1])
                break


def _blocks(text: ParsedFunction) -> Iterator[list[ast.stmt]]:
    yield text.function.body
    for kind in (ast.For, ast.While, ast.If, ast.With, ast.Try, ast.ExceptHandler):
        for node in text.every(kind):
            for part in ("body", "orelse", "finalbody"):
                yield getattr(node, part, [])


def _is_harmless(after: ast.stmt, leaver: ast.stmt) -> bool:
    """Whether nobody can have meant it to be reached: a habit, or said twice."""
    match after:
        case ast.Return(value=value):
            is_again = ast.dump(after) == ast.dump(leaver)
            return is_again or isinstance(leaver, ast.If) or not is_value(value)
        case ast.Break() | ast.Continue() | ast.Expr(value=ast.Yield()):
            return True
    return is_remark(after)
