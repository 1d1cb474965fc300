"""Rules about a result that is lost: not kept, or replaced before it is used."""

from __future__ import annotations

import ast
import builtins
from copy import copy

from scrabble_course.diagnosis.lint.helper_calls import UNKNOWN, Does
from scrabble_course.diagnosis.lint.none_values import CHANGE, other_lines
from scrabble_course.diagnosis.lint.rule import Finding, LintRule
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    FoundPieces,
    ParsedFunction,
    called,
    ids_in,
    is_read,
    is_value,
    method,
    names_in,
    read_in,
    set_in,
)
from scrabble_course.diagnosis.results import Result

_MAKE_TEXTS = frozenset(
    "lower upper strip lstrip rstrip replace capitalize title swapcase".split()
)
_MAKE_VALUES = _MAKE_TEXTS | frozenset(
    "split isalpha islower isupper isdigit isalnum startswith endswith count find get "
    "copy keys values items union intersection difference most_common".split()
)
_LEFT_OPEN = frozenset("sorted reversed list set dict tuple len str".split())
"""Functions of which nobody knows what was meant where the answer is lost."""
_ARGUMENTS = {
    **{name: [0] for name in ("lower", "upper", "title", "copy")},
    **{"get": [2], "replace": [2, 3]},
}
"""How many of them tell some methods from others that have the same name."""
_ONLY_ANSWER = frozenset(
    "sorted reversed len sum max min abs round str list dict set tuple range enumerate "
    "zip any all bool ord chr".split()
)
_ERRORS = frozenset(name for name in vars(builtins) if name.endswith("Error"))
_DOES_SOMETHING = (ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Lambda)


@LintRule(
    "Line {0.line}, `{0}`, {1}",
    explains=lambda finding, result: _may_come_of_the_loss(finding, result),
    same_as=lambda finding, cause: cause.mistake in finding.helper.same_as_lost,
    is_rare=True,
    mend=lambda parsed, piece: _kept(parsed, piece),
)
def result_not_kept(parsed: ParsedFunction) -> FoundPieces:
    """Find a line that only works something out, and does nothing with it.

    What other helpers go on with comes first, where it is lost.
    """
    statements = parsed.every(ast.Expr)
    first = parsed.those_that(Does.RENEWS | Does.BEGINS)
    for statement in sorted(statements, key=lambda one: called(one.value) not in first):
        value = statement.value
        if called(value) == "input" and parsed.right and parsed.right.calls("input"):
            yield value, "asks, and the reply is not kept: `reply = input(...)` does."
        elif _keeps_no_score(parsed, called(value)):
            yield value, parsed.helpers[called(value)].not_kept
        elif statement not in parsed.tried and _is_only_a_value(parsed, value):
            others = (one.value for one in statements)
            lost = (other for other in others if _is_only_a_value(parsed, other))
            yield value, _not_kept(parsed, value) + other_lines(value, lost)


@LintRule(
    "Line {0.line}, `{0}`, asks, looks at the reply, and forgets it; line {1.line} "
    "asks for another. Ask once in each round, and keep the reply: `reply = "
    "input(...)`.",
    hides_others=True,
)
def reply_forgotten(parsed: ParsedFunction) -> FoundPieces:
    """Find `while input(...) != "!!":`, and another `input` in that loop."""
    for loop in parsed.every(ast.While):
        inside = (node for line in loop.body for node in ast.walk(line))
        calls = (node for node in inside if isinstance(node, ast.Call))
        again = [call for call in calls if called(call) == "input"]
        match loop.test:
            case ast.Compare(ast.Call(ast.Name("input")) as asked) if again:
                yield asked, again[0]


def _kept(parsed: ParsedFunction, value: CodePiece) -> list[ast.stmt] | None:
    """Return the line that keeps the value, or none where nothing would come of it."""
    match value:
        case ast.Call(ast.Name(name)) if name in _LEFT_OPEN | parsed.those_that(
            Does.COUNTS
        ):
            return []
        case ast.Name() | ast.Constant():
            return [ast.Return(value)]
        case ast.Compare(left, [ast.Eq()], [right]):
            return _assigned(ast.unparse(left), right)
        case ast.Attribute(ast.Name(name), attr) if attr in _MAKE_TEXTS:
            return _assigned(name, ast.Call(value, [], []))
        case ast.Call(ast.Attribute(ast.Name(name), attr)) | ast.Call(
            ast.Name(attr), [ast.Name(name), *_]
        ) if attr in _MAKE_TEXTS | parsed.those_that(Does.RENEWS):
            return _assigned(name, value)
        case ast.BinOp(left=ast.Name(name)):
            return _assigned(name, value)
    return None


def _assigned(target: str, value: ast.expr) -> list[ast.stmt]:
    [line] = ast.parse(f"{target} = None").body
    assert isinstance(line, ast.Assign)
    line.value = value
    return [line]


def _may_come_of_the_loss(finding: Finding, result: Result) -> bool:
    """Whether it is nothing to a text without capitals that `lower()` is lost."""
    texts = [one for one in result.given if isinstance(one, str)]
    if finding.called == "lower" and all(text == text.lower() for text in texts):
        return False
    return finding.helper.lost(result)


def _keeps_no_score(parsed: ParsedFunction, name: str) -> bool:
    """Whether one that plays calls another that plays only on lines of their own."""
    play = parsed.those_that(Does.PLAYS)
    if not {name, parsed.function.name} <= play or name == parsed.function.name:
        return False
    calls = [call for call in parsed.every(ast.Call) if called(call) == name]
    alone = {id(statement.value) for statement in parsed.every(ast.Expr)}
    return all(id(call) in alone for call in calls)


@LintRule(
    "Line {0.line}, `{0}`, means `{1} = {3}{2}`, so what `{1}` was before is lost. "
    "To count on from it, write `{1} {3}= {2}`.",
    mend=lambda parsed, line: _counted_on(line),
)
def plus_after_equals(parsed: ParsedFunction) -> FoundPieces:
    """Find `points =+ value`, where something is to be added to what was there."""
    seen = {parameter.arg for parameter in parsed.parameters}
    for statement in parsed.every(ast.Assign):
        match statement:
            case ast.Assign(targets=[target], value=ast.UnaryOp(op, operand) as value):
                line = parsed.lines[value.lineno - 1]
                is_apart = line[value.col_offset + 1 :][:1] == b" "
                is_sign = isinstance(op, ast.UAdd) or (
                    isinstance(op, ast.USub) and is_apart
                )
                is_first = isinstance(target, ast.Name) and target.id not in seen
                if is_sign and not is_first and line[: value.col_offset][-1:] == b"=":
                    sign = "+" if isinstance(op, ast.UAdd) else "-"
                    yield statement, target, operand, sign
        seen |= ids_in(*statement.targets)


def _counted_on(line: CodePiece) -> list[ast.stmt] | None:
    match line:
        case ast.Assign([ast.Name() as target], ast.UnaryOp(op, operand)):
            sign = ast.Add() if isinstance(op, ast.UAdd) else ast.Sub()
            return [ast.AugAssign(target, sign, operand)]
    return None


@LintRule(
    "Line {1.line}, `{1}`, is done anew in each round of the loop `{0}`, and what line "
    "{2.line} says to it, `{2}`, is forgotten by then. Put it above the loop.",
    mend=lambda parsed, loop: _begun_above(loop),
)
def forgotten_each_round(parsed: ParsedFunction) -> FoundPieces:
    """Find a flag that a round of a loop raises, and the next lowers unread."""
    loops: list[ast.For | ast.While]
    loops = [*parsed.every(ast.For), *parsed.every(ast.While)]
    for loop in loops:
        tests = [one for one in loop.body if isinstance(one, ast.If)]
        inner = [node for test in tests for node in ast.walk(test)]
        for line in loop.body:
            match line:
                case ast.Assign([ast.Name(name)], ast.Constant(bool())):
                    own = {id(one) for one in names_in(line, *tests)}
                case _:
                    continue
            uses = [one for one in names_in(parsed.function) if one.id == name]
            reads = [one.lineno for one in uses if is_read(one)]
            raised = [
                one
                for one in inner
                if isinstance(one, ast.Assign)
                if name in set_in(*one.targets)
            ]
            is_looped = any(
                isinstance(one, ast.For | ast.While) and name in ids_in(one)
                for one in inner
            )
            if not raised or is_looped or not all(id(one) in own for one in uses):
                continue
            if reads and max(reads) < min(one.lineno for one in raised):
                yield loop, line, raised[0]


def _begun_above(loop: CodePiece) -> list[ast.stmt] | None:
    """Return a loop without the flags that it begins with, and those above it."""
    if not isinstance(loop, ast.For | ast.While):
        return None
    flags = [
        one
        for one in loop.body
        if isinstance(one, ast.Assign)
        and isinstance(getattr(one.value, "value", None), bool)
    ]
    longer = copy(loop)
    longer.body = [one for one in loop.body if one not in flags]
    return [*flags, longer]


@LintRule(
    "Line {0.line}, `{0}`, says anew in each round of the loop `{1}` what `{2}` is, so "
    "only the last round counts. When it is decided, leave the loop.",
)
def only_the_last_round(parsed: ParsedFunction) -> FoundPieces:
    """Find `fits = count <= held` in a loop that goes on, whatever came of it."""
    for loop in parsed.every(ast.For):
        ways_out = ast.Break | ast.Return | ast.Raise
        if any(isinstance(one, ways_out) for one in ast.walk(loop)):
            continue
        for line in loop.body:
            flag = _decided_by(line)
            if flag and flag not in read_in(loop):
                yield line, loop, flag


def _decided_by(line: ast.stmt) -> str:
    """Return the name to which a line, or both ways of an `if`, give a truth."""
    match line:
        case ast.Assign([ast.Name(name)], ast.Compare() | ast.UnaryOp(ast.Not())):
            return name
        case ast.If(
            body=[ast.Assign([ast.Name(name)], ast.Constant(bool()))],
            orelse=[ast.Assign([ast.Name(other)], ast.Constant(bool()))],
        ) if name == other:
            return name
    return ""


@LintRule(
    "Line {0.line}, `{0}`: in `{1}`, `{2}` is a name of that function's own. What line "
    "{3.line} gives it is lost at the end, and `{4}` here stays as it was. Give it "
    "back, `return {2}`, and keep it, `{4} = {0}`.",
)
def counted_in_a_helper(parsed: ParsedFunction) -> FoundPieces:
    """Find a number that a helper counts up for itself, and does not give back."""
    numbers = {
        name
        for one in parsed.every(ast.Assign)
        if isinstance(getattr(one.value, "value", None), int | str)
        for name in set_in(*one.targets)
    }
    for call in (one.value for one in parsed.every(ast.Expr)):
        helper = parsed.beside.get(called(call))
        if not (isinstance(call, ast.Call) and helper) or any(
            isinstance(one, ast.Return) and is_value(one.value)
            for one in ast.walk(helper)
        ):
            continue
        for own, given in zip(helper.args.args, call.args, strict=False):
            counted = [
                one
                for one in ast.walk(helper)
                if isinstance(one, ast.Assign | ast.AugAssign)
                and own.arg in set_in(one)
            ]
            if counted and isinstance(given, ast.Name) and given.id in numbers:
                yield call, helper.name, own.arg, counted[0], given.id


@LintRule(
    "Line {0.line}, `{0}`, calls the function again, and does nothing with the "
    "answer. What comes back is the answer for what was handed on: {1}.",
    is_rare=True,
)
def own_answer_lost(parsed: ParsedFunction) -> FoundPieces:
    """Find a function that calls itself and does nothing with the answer.

    What it hands on and returns, such as a list, may have been filled by the call.
    """
    answers = [one.value for one in parsed.every(ast.Return) if one.value]
    filled = {answer.id for answer in answers if isinstance(answer, ast.Name)}
    summed = set_in(*[one.target for one in parsed.every(ast.AugAssign)])
    remedy = "return it, or go on with it"
    for name in sorted(filled & summed)[:1]:
        remedy = f"add it to `{name}`"
    for statement in parsed.each_own(ast.Expr):
        call = statement.value
        if not isinstance(call, ast.Call) or not answers:
            continue
        if called(call) == parsed.function.name:
            given = {arg.id for arg in call.args if isinstance(arg, ast.Name)}
            if not filled & given:
                yield statement, remedy


@LintRule(
    "Line {0.line}, `{0}`, only makes a generator, and nobody asks it for anything: "
    "what it would yield is lost. `yield from` in front of the call hands it on.",
    mend=lambda parsed, line: [ast.Expr(ast.YieldFrom(line.value))],  # type: ignore
)
def generator_not_asked(parsed: ParsedFunction) -> FoundPieces:
    """Find a call of a function inside that yields, and whose answer goes nowhere."""
    yielding = {
        function.name
        for function in parsed.every(ast.FunctionDef)
        if any(isinstance(one, ast.Yield | ast.YieldFrom) for one in ast.walk(function))
    }
    for statement in parsed.every(ast.Expr):
        if called(statement.value) in yielding - {parsed.function.name}:
            yield (statement,)


def _is_only_a_value(parsed: ParsedFunction, value: ast.expr) -> bool:
    """Whether an expression changes nothing, asks nothing and shows nothing."""
    match value:
        case ast.Constant(value=constant):
            return isinstance(constant, int | float)
        case ast.Attribute(attr=name):
            return name in _MAKE_VALUES | CHANGE
        case ast.Subscript():  # may be there for its error
            return False
        case ast.Compare(ast.Name(), [ast.Eq()], [_]):
            return True
        case ast.Call() if _renews(parsed, called(value)):
            return True  # whatever is asked for on the way
    return all(
        not isinstance(part, _DOES_SOMETHING)
        and (not isinstance(part, ast.Call) or _only_makes_a_value(parsed, part))
        for part in ast.walk(value)
    )


def _only_answers(helper: ast.FunctionDef) -> bool:
    """Whether a function gives a value back, and does nothing else."""
    gives = False
    own = set_in(*helper.body)
    for node in ast.walk(helper):
        match node:
            case ast.Global() | ast.Nonlocal() | ast.Raise() | ast.Yield():
                return False
            case ast.Return():
                gives = gives or is_value(node.value)
            case ast.Subscript(ast.Name(name), ctx=ast.Store() | ast.Del()):
                if name not in own:
                    return False
            case ast.Call(ast.Attribute(ast.Name(name))) if name in own:
                pass
            case ast.Call() if not _is_harmless(node):
                return False
    return gives


def _is_harmless(call: ast.Call) -> bool:
    return method(call) in _MAKE_VALUES or called(call) in _ONLY_ANSWER


def _renews(parsed: ParsedFunction, name: str) -> bool:
    is_other = name != parsed.function.name and name not in parsed.bound
    return is_other and name in parsed.those_that(Does.RENEWS)


def _only_makes_a_value(parsed: ParsedFunction, call: ast.Call) -> bool:
    count = len(call.args)
    name = method(call)
    answers = parsed.those_that(Does.ANSWERS)
    if name and name not in answers:
        return name in _MAKE_VALUES and count in _ARGUMENTS.get(name, [count])
    name = name or called(call)
    if name in parsed.beside:
        return _only_answers(parsed.beside[name])
    is_other = name != parsed.function.name and name not in parsed.bound
    return is_other and name in _ONLY_ANSWER | _ERRORS | answers


def _not_kept(parsed: ParsedFunction, value: ast.expr) -> str:
    """Say what becomes of the value, and how it can be kept."""
    code = parsed.quote(value)
    inner = {one.name for one in parsed.every(ast.FunctionDef)}
    match value:
        case ast.Name(id=name) if name not in _known_to(parsed):
            return (
                "does nothing by itself. To call a function, put brackets behind its "
                "name; before a note, put `#`."
            )
        case ast.Name(id=name) if name not in parsed.bound or name in inner:
            return "does nothing by itself; to call a function, put brackets behind it."
        case ast.Name() | ast.Constant():
            return f"does nothing by itself. Did you mean `return {code}`?"
        case ast.Attribute():
            return f"calls nothing: brackets are missing, `{code}()`."
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[right]):
            given = f"{parsed.quote(left)} = {parsed.quote(right)}"
            return f"only compares. With a single `=` it gives a value: `{given}`."
        case ast.Call() if called(value) in _ERRORS:
            return f"makes an error, and raises none: `raise {code}` stops the call."
        case ast.Call() if method(value) in _MAKE_TEXTS:
            made = "makes a new text, which is not kept; a text itself never changes"
        case ast.Call() if called(value) in parsed.those_that(Does.ANSWERS):
            made = parsed.helpers[called(value)].not_kept
        case _:
            made = UNKNOWN.not_kept
    if old := _old_name(parsed, value):
        return f"{made}. Keep it: `{old} = {code}`."
    return f"{made}. Give it a name, or use it where it is needed."


def _known_to(parsed: ParsedFunction) -> frozenset[str]:
    """Return the names that are made in a function or beside it, and Python's own."""
    around = parsed.bound | parsed.outside | parsed.tables | frozenset(vars(builtins))
    return around | parsed.those_that(Does.ANSWERS)


def _old_name(parsed: ParsedFunction, value: ast.expr) -> str:
    """Return what a value can be kept as in place of the old one; "" if it is open."""
    match value:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if (
            attr in _MAKE_TEXTS - {"replace"}  # the old text may be needed again
        ):
            return name
        case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=first), *_]) if (
            name in parsed.those_that(Does.RENEWS)
        ):
            return first
        case ast.BinOp(left=ast.Name() as left):
            return parsed.quote(left)
        case ast.BinOp(left=ast.Subscript(value=ast.Name(id=name)) as left):
            is_given = any(name == parameter.arg for parameter in parsed.parameters)
            return "" if is_given else parsed.quote(left)  # which is not to be changed
    return ""
