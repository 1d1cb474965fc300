"""Signs in single expressions: values that are not kept, or are not what they seem."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import (
    Finding,
    LintRule,
    gives_none,
    shows_none,
    told_as,
)
from scrabble_course.diagnosis.lint.source import (
    Found,
    ParsedFunction,
    Piece,
    blocks_of,
    called,
    ends,
    ids_in,
    is_read,
    is_value,
    method,
    only_looks,
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
_CALLED_WITH_NOTHING = frozenset(
    "lower upper strip copy keys values items isalpha islower isupper isdigit".split()
)
_LEFT_OPEN = frozenset("sorted reversed list set dict tuple len str".split())
"""Functions of which nobody knows what was meant where the answer is lost."""
_DRAWN = frozenset("choice choices randint randrange random sample shuffle".split())
_ARGUMENTS = {
    **{name: [0] for name in ("lower", "upper", "title", "copy")},
    **{"get": [2], "replace": [2, 3]},
}
"""How many of them tell some methods from others that have the same name."""
_CHANGE = frozenset(
    "append extend sort reverse clear update insert remove shuffle subtract".split()
)
"""Methods that change what they belong to, and give back None."""
_ONLY_ANSWER = frozenset(
    "sorted reversed len sum max min abs round str list dict set tuple range enumerate "
    "zip any all bool ord chr".split()
)
_ERRORS = frozenset(name for name in vars(builtins) if name.endswith("Error"))
_REPLIES = ({"yes"}, {"no"}, {"yes", "no"})
_DOES_SOMETHING = (ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Lambda)


@LintRule(
    200,
    "Line {0.line}, `{0}`, {1}",
    explains=lambda finding, result: _may_come_of_the_loss(finding, result),
    same_as=lambda finding, cause: cause.mistake in finding.helper.same_as_lost,
    is_rare=True,
    mend=lambda text, piece: _kept(text, piece),
)
def result_not_kept(text: ParsedFunction) -> Found:
    """Find a line that only works something out, and does nothing with it.

    A hand that is lost comes first: what a game lives on is the hand.
    """
    statements = text.every(ast.Expr)
    hands = text.those_that(Does.RENEWS | Does.DEALS)
    for statement in sorted(statements, key=lambda one: called(one.value) not in hands):
        value = statement.value
        if called(value) == "input" and text.right and text.right.calls("input"):
            yield value, "asks, and the reply is not kept: `reply = input(...)` does."
        elif _keeps_no_score(text, called(value)):
            yield value, _SCORE_NOT_KEPT
        elif statement not in text.tried and _is_only_a_value(text, value):
            others = (one.value for one in statements)
            lost = (other for other in others if _is_only_a_value(text, other))
            yield value, _not_kept(text, value) + _also(value, lost)


def _kept(text: ParsedFunction, value: Piece) -> list[ast.stmt] | None:
    """Return the line that keeps the value, or none where nothing would come of it."""
    match value:
        case ast.Call(ast.Name(name)) if name in _LEFT_OPEN | text.those_that(
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
        ) if attr in _MAKE_TEXTS | text.those_that(Does.RENEWS):
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


_SCORE_NOT_KEPT = (
    "plays the hand, and its score, which is given back, is not kept: add it to a "
    "total."
)


def _keeps_no_score(text: ParsedFunction, name: str) -> bool:
    """Whether a game plays hands only on lines of their own."""
    games = text.those_that(Does.PLAYS)
    if not {name, text.function.name} <= games or name == text.function.name:
        return False
    calls = [call for call in text.every(ast.Call) if called(call) == name]
    alone = {id(statement.value) for statement in text.every(ast.Expr)}
    return all(id(call) in alone for call in calls)


def _also(value: ast.expr, others: Iterable[ast.expr]) -> str:
    """Name lines, of others, in which the same method is called in vain."""
    name = method(value)
    alike = [one for one in others if one is not value and name and method(one) == name]
    alike.sort(key=lambda one: one.lineno)
    lines = " and ".join(str(one.lineno) for one in alike[:2])
    return f" (The same holds of line {lines}.)" if lines else ""


@LintRule(
    300,
    "In line {0.line}, `{1}` {2} and gives back None, and None is what is used "
    "there. {3}",
    explains=lambda finding, result: _may_come_of_none(finding, result),
    same_as=lambda finding, cause: (
        cause.mistake == "returns-none" or "NoneType" in cause.outcome.error
    ),
)
def none_kept(text: ParsedFunction) -> Found:
    """Find what gives back None and is used as if it gave a value."""
    for call in _used(text):
        if called(call) in {"print", *text.those_that(Does.SHOWS)} - text.bound:
            yield call, called(call), "prints by itself", _alone(text, call, call.args)
        elif method(call) in _CHANGE and (method(call) == "sort" or not call.keywords):
            assert isinstance(call.func, ast.Attribute)
            changed = call.args if method(call) == "shuffle" else [call.func.value]
            remedy = _alone(text, call, changed)
            also = _also(call, _used(text))
            said = f"{remedy}{_returned_below(text, call)}{also}"
            yield call, method(call), "changes what is there already", said


def _may_come_of_none(finding: Finding, result: Result) -> bool:
    """Whether None may have been there: a student's own helper may give a value."""
    error = result.outcome.error
    if "has no attribute" in error and "NoneType" not in error:
        return False
    return Does.SHOWS not in finding.helper.does or shows_none(result.outcome)


def _alone(text: ParsedFunction, call: ast.Call, used: list[ast.expr]) -> str:
    """Say how what gives None stands alone; what is made for it is kept before."""
    for made in used:
        if isinstance(made, ast.Call) and called(made) != "str":
            return f"Keep `{text.quote(made)}` under a name first, and use that there."
    return f"Put `{text.quote(call)}` on a line of its own."


def _returned_below(text: ParsedFunction, call: ast.Call) -> str:
    """Say what is to be returned where a call was that changed it."""
    changed = call.func.value if isinstance(call.func, ast.Attribute) else None
    is_returned = any(one.value is call for one in text.every(ast.Return))
    if is_returned and isinstance(changed, ast.Name) and method(call) != "shuffle":
        return f" Below it, `return {changed.id}`."
    return ""


@LintRule(
    210,
    "Line {0.line}, `{0}`, means `{1} = {3}{2}`, so what `{1}` was before is lost. "
    "To count on from it, write `{1} {3}= {2}`.",
    mend=lambda text, line: _counted_on(line),
)
def plus_after_equals(text: ParsedFunction) -> Found:
    """Find `points =+ value`, where something is to be added to what was there."""
    seen = {parameter.arg for parameter in text.parameters}
    for statement in text.every(ast.Assign):
        match statement:
            case ast.Assign(targets=[target], value=ast.UnaryOp(op, operand) as value):
                line = text.lines[value.lineno - 1]
                is_apart = line[value.col_offset + 1 :][:1] == b" "
                is_sign = isinstance(op, ast.UAdd) or (
                    isinstance(op, ast.USub) and is_apart
                )
                is_first = isinstance(target, ast.Name) and target.id not in seen
                if is_sign and not is_first and line[: value.col_offset][-1:] == b"=":
                    sign = "+" if isinstance(op, ast.UAdd) else "-"
                    yield statement, target, operand, sign
        seen |= ids_in(*statement.targets)


def _counted_on(line: Piece) -> list[ast.stmt] | None:
    match line:
        case ast.Assign([ast.Name() as target], ast.UnaryOp(op, operand)):
            sign = ast.Add() if isinstance(op, ast.UAdd) else ast.Sub()
            return [ast.AugAssign(target, sign, operand)]
    return None


@LintRule(
    220,
    "Line {0.line}, `{0}`: `{1}` asks about one and the same object, and equal "
    "values can be two objects. Write `{2}` there.",
    mend=lambda text, piece: _by_value(piece),
)
def compared_by_is(text: ParsedFunction) -> Found:
    """Find `is` between values that may be equal without being the same object."""
    for compared in text.every(ast.Compare):
        sides = pairwise([compared.left, *compared.comparators])
        for operator, pair in zip(compared.ops, sides, strict=True):
            if any(map(_is_written_out, pair)):
                if isinstance(operator, ast.Is):
                    yield compared, "is", "=="
                elif isinstance(operator, ast.IsNot):
                    yield compared, "is not", "!="


def _by_value(piece: Piece) -> ast.expr:
    assert isinstance(piece, ast.Compare)
    others: dict[type[ast.cmpop], type[ast.cmpop]]
    others = {ast.Is: ast.Eq, ast.IsNot: ast.NotEq}
    ops = [others.get(type(one), type(one))() for one in piece.ops]
    return ast.Compare(piece.left, ops, piece.comparators)


@LintRule(
    230,
    "Line {0.line}, `{0}`: comparisons in a row are asked of neighbours, and so "
    "the last one compares `{1}` with {2}. Leave {2} out, and write `not` in front "
    "if you want the opposite.",
)
def true_asked_of_another(text: ParsedFunction) -> Found:
    """Find `word in word_list == True`, which compares the list with True."""
    for compared in text.every(ast.Compare):
        match compared:
            case ast.Compare(
                ops=[*_, _, ast.Eq() | ast.NotEq()],
                comparators=[*_, beside, ast.Constant(value=bool()) as truth],
            ):
                yield compared, beside, truth


@LintRule(
    280,
    "Line {0.line}, `{0}`, asks for a part of the text {1}: a single letter of it "
    "will do, and so will an empty text. `==` asks for the whole word, and `in` a "
    "list for one of several.",
)
def part_of_a_word(text: ParsedFunction) -> Found:
    """Find `answer in "yes"`, which holds for a part of the word, too."""
    for compared in text.every(ast.Compare):
        match compared:
            case ast.Compare(
                ops=[ast.In() | ast.NotIn()],
                comparators=[ast.Constant(value=str() as words) as asked],
            ) if set(re.findall(r"\w+", words)) in _REPLIES:
                yield compared, text.quote(asked)


@LintRule(
    290,
    "Line {0.line} only names `{1}`, and does not call it. With brackets it is "
    "called: `{1}({2})`.",
    same_as=lambda finding, cause: (
        "function_or_method" in f"{cause.outcome.error} {cause.outcome.value!r}"
    ),
    mend=lambda text, piece: (
        ast.Call(piece, [], []) if isinstance(piece, ast.Attribute) else None
    ),
)
def method_not_called(text: ParsedFunction) -> Found:
    """Find `word = word.lower`, without the brackets that call the method."""
    used = [kept.value for kept in text.every(ast.Assign)]
    used += [loop.iter for loop in text.every(ast.For)]
    used += [
        a for call in text.every(ast.Call) if method(call) == "get" for a in call.args
    ]
    compared = [
        side for one in text.every(ast.Compare) for side in (one.left, *one.comparators)
    ]
    used += [*compared, *map(_without_not, _tests(text))]
    for value in used:
        match value:
            case ast.Attribute(attr=name) if name in _CALLED_WITH_NOTHING:
                yield value, f".{name}", ""
    returned = [one.value for one in text.every(ast.Return) if one.value]
    parts = [part for one in text.every(ast.BoolOp) for part in one.values]
    functions = text.those_that(Does.ANSWERS) - text.bound | text.beside.keys()
    for test in map(_without_not, (*_tests(text), *compared, *parts, *returned)):
        match test:
            case ast.Name(id=name) if name in functions:
                yield test, name, "..."


@LintRule(
    218,
    "Line {0.line}, `{0}`, asks for the whole list `{1}` among the elements of `{2}`, "
    "and a list of words is no word. Ask for each of them by itself.",
    mend=lambda text, piece: _any_of_them(piece),
)
def list_in_list(text: ParsedFunction) -> Found:
    """Find `words in word_list`, of a list that was put together just for that."""
    made = [
        one.targets[0].id
        for one in text.every(ast.Assign)
        if isinstance(one.targets[0], ast.Name)
        and isinstance(one.value, ast.List | ast.ListComp)
    ]
    given = {one.arg for one in text.parameters} & {"word_list", "words"}
    for compared in text.every(ast.Compare):
        match compared:
            case ast.Compare(
                ast.Name(left) as asked, [ast.In() | ast.NotIn()], [ast.Name(right)]
            ) if left in made and right in given:
                yield compared, asked, right


def _any_of_them(piece: Piece) -> ast.expr:
    assert isinstance(piece, ast.Compare)
    one = ast.Name("_one", ast.Load())
    asked = ast.Compare(one, [ast.In()], piece.comparators)
    each = ast.comprehension(ast.Name("_one", ast.Store()), piece.left, [], 0)
    found = ast.Call(ast.Name("any", ast.Load()), [ast.GeneratorExp(asked, [each])], [])
    is_in = isinstance(piece.ops[0], ast.In)
    return found if is_in else ast.UnaryOp(ast.Not(), found)


@LintRule(
    215,
    "Line {0.line}, `{0}`, uses what `{1}` gives back, and that may be None: {2}",
    explains=lambda finding, result: (
        gives_none(finding, result) or "NoneType" in result.outcome.error
    ),
    same_as=told_as("raises", "returns-none"),
)
def none_from_a_helper(text: ParsedFunction) -> Found:
    """Find the use of a function of the same text that may end without a `return`."""
    alone = {id(one.value) for one in text.every(ast.Expr)}
    for call in text.every(ast.Call):
        helper = text.beside.get(called(call))
        if helper is None or id(call) in alone or ends(helper.body):
            continue
        last = helper.body[-1]
        inner = [node for node in ast.walk(helper) if isinstance(node, ast.Return)]
        if any(isinstance(node, ast.Yield | ast.While) for node in ast.walk(helper)):
            continue
        if any(is_value(one.value) for one in inner):
            where = f"line {last.lineno}, where it begins"
            said = f"not every way through it ends with a `return`. Look below {where}."
            if not isinstance(last, ast.If | ast.For):
                said = f"below its line {last.lineno}, it ends without a `return`."
        else:
            said = "it has no `return` with a value after it."
        yield call, called(call), said


@LintRule(
    216,
    "Line {0.line}, `{0}`, gives `{1}` a new value, and so what line {2} has put into "
    "it before is lost. Should it stand higher up?",
    mend=lambda text, piece: [],
)
def filled_in_vain(text: ParsedFunction) -> Found:
    """Find a value that is filled, or counted up, and then replaced, and never read."""
    for block in blocks_of(text.function):
        begun: dict[str, int] = {}
        for at, line in enumerate(block):
            match line:
                case ast.Assign([ast.Name(name)], value):
                    between = block[begun[name] + 1 : at] if name in begun else []
                    changes = _only_changes(name, between)
                    if changes and name not in ids_in(value):
                        yield line, name, str(changes[0].lineno)
                    begun[name] = at


def _only_changes(name: str, block: list[ast.stmt]) -> list[ast.stmt]:
    """Return the lines that change what a name holds; none if something reads it."""
    found: list[ast.stmt] = []
    for node in (node for line in block for node in ast.walk(line)):
        if not isinstance(node, ast.stmt):
            continue
        own = [one for one in ast.iter_child_nodes(node) if not _is_of_block(one)]
        if name not in ids_in(*own):
            continue
        match node:
            case (
                ast.Assign([ast.Subscript(ast.Name(of))])
                | ast.AugAssign(ast.Subscript(ast.Name(of)) | ast.Name(of))
                | ast.Expr(ast.Call(ast.Attribute(ast.Name(of))))
            ) if of == name:
                found.append(node)
            case _:
                return []
    return found


def _is_of_block(node: ast.AST) -> bool:
    return isinstance(node, ast.stmt | ast.excepthandler)


@LintRule(
    110,
    "The condition in line {0.line}, `{0}`, always holds, because `{1}` by itself "
    "counts as True. {2}",
    mend=lambda text, test: _each_compared(test),
)
def always_true(text: ParsedFunction) -> Found:
    """Find `if letter == "a" or "e"`, `if one or two in words`, and `if Colour.RED`."""
    for test in map(_without_not, _tests(text)):
        match test:
            case ast.Attribute() if _is_true(text, test):
                yield test, test, f"Compare with it: `... == {text.quote(test)}`."
            case ast.BoolOp(op=ast.Or(), values=values):
                spare = [v for v in values if _is_true(text, v)]
                for value in spare[:1]:
                    yield test, value, _comparison(text, values, value)


def _without_not(test: ast.expr) -> ast.expr:
    match test:
        case ast.UnaryOp(ast.Not(), inner):
            return inner
    return test


def _each_compared(test: Piece) -> ast.expr | None:
    """Return a condition with each value compared as the first is, if it is so."""
    match test:
        case ast.BoolOp(values=[ast.Compare(left, [ast.Eq()]), *_] as values):
            each = [
                ast.Compare(left, [ast.Eq()], [value])
                if isinstance(value, ast.Constant)
                else value
                for value in values
            ]
            return ast.BoolOp(ast.Or(), each)
        case ast.BoolOp(values=[*_, ast.Compare(_, [ast.In()], where)] as values):
            each = [
                ast.Compare(value, [ast.In()], where)
                if isinstance(value, ast.Name)
                else value
                for value in values
            ]
            return ast.BoolOp(ast.Or(), each)
    return None


_ALIKE_EACH_TIME = {
    *("count", "get", "int", "len", "lower", "str", "strip", "upper"),
}


@LintRule(
    120,
    "The condition in line {0.line}, `{0}`, {1} holds, because `{2}` cannot be "
    "{3} and {4} at once. Did you mean `{5}`?",
)
def both_at_once(text: ParsedFunction) -> Found:
    """Find `answer != "yes" or answer != "no"`, and two values by `==` and `and`."""
    for test in text.every(ast.BoolOp):
        if not only_looks(test, _ALIKE_EACH_TIME):
            continue
        is_or = isinstance(test.op, ast.Or)
        seen: dict[str, ast.Constant] = {}
        for side in test.values:
            match side:
                case ast.Compare(left, [op], [ast.Constant() as value]) if isinstance(
                    op, ast.NotEq if is_or else ast.Eq
                ):
                    other = seen.setdefault(ast.dump(left), value)
                    if other.value != value.value:
                        holds = ("always", "and") if is_or else ("never", "or")
                        yield test, holds[0], left, other, value, holds[1]
                        break


@LintRule(
    130,
    "Line {0.line}, `{0}`: a slice ends at a place, counted from the beginning. A "
    "piece from `{1}` on, as long as `{2}`, is `[{1} : {1} + len({2})]`.",
)
def ends_at_a_length(text: ParsedFunction) -> Found:
    """Find `row[start:len(word)]`, of which only the length can be meant.

    That is so of a row that the function was given, and a word that it makes.
    """
    given = {parameter.arg for parameter in text.parameters}
    for place in text.every(ast.Subscript):
        match place:
            case ast.Subscript(
                value=ast.Name(id=whole),
                slice=ast.Slice(
                    lower=ast.Name(id=start),
                    upper=ast.Call(func=ast.Name("len"), args=[ast.Name(id=piece)]),
                    step=None,
                ),
            ) if whole in given and piece not in given | _made_of(text, whole):
                yield place, start, piece


def _made_of(text: ParsedFunction, name: str) -> set[str]:
    """Return the names that are given something in which `name` stands."""
    made = [m for m in text.every(ast.Assign) if name in ids_in(m.value)]
    return {one for m in made for one in ids_in(*m.targets)}


def _tests(text: ParsedFunction) -> Iterator[ast.expr]:
    yield from (branch.test for branch in text.every(ast.If))
    yield from (choice.test for choice in text.every(ast.IfExp))
    yield from (loop.test for loop in text.every(ast.While))
    for loop in text.every(ast.comprehension):
        yield from loop.ifs


@LintRule(
    40,
    "Line {0.line}, `{0}`: brackets right behind a number try to call it like a "
    "function. To multiply, put a `*` before them: `* ({1})`.",
    mend=lambda text, piece: (
        ast.BinOp(piece.func, ast.Mult(), piece.args[0])
        if isinstance(piece, ast.Call) and len(piece.args) == 1
        else None
    ),
)
def number_called(text: ParsedFunction) -> Found:
    """Find `3(n - 2)`."""
    for call in text.every(ast.Call):
        match call.func:
            case ast.BinOp() | ast.Constant(value=int() | float()):
                yield call, ", ".join(text.quote(inner) for inner in call.args[:3])


@LintRule(
    240,
    "Line {0.line} asks for the answer of `{0}`, and there is none: `{1}` stops the "
    "call if the word is wrong, and gives nothing back if it is right. "
    "Call it on a line of its own.",
)
def check_asked(text: ParsedFunction) -> Found:
    """Find `if check_word(word):`, of a helper that never answers anything."""
    tests = [branch.test for branch in text.every(ast.If)]
    for call in (node for test in tests for node in ast.walk(test)):
        if called(call) in text.those_that(Does.REFUSES):
            assert isinstance(call, ast.Call)
            yield call, called(call)


@LintRule(
    260,
    "Line {0.line}, `{0}`, calls the function again, and does nothing with the "
    "answer. What comes back is the answer for what was handed on: {1}.",
    is_rare=True,
)
def own_answer_lost(text: ParsedFunction) -> Found:
    """Find a function that calls itself and does nothing with the answer.

    What it hands on and returns, such as a list, may have been filled by the call.
    """
    answers = [one.value for one in text.every(ast.Return) if one.value]
    filled = {answer.id for answer in answers if isinstance(answer, ast.Name)}
    summed = set_in(*[one.target for one in text.every(ast.AugAssign)])
    remedy = "return it, or go on with it"
    for name in sorted(filled & summed)[:1]:
        remedy = f"add it to `{name}`"
    for statement in text.each_own(ast.Expr):
        call = statement.value
        if not isinstance(call, ast.Call) or not answers:
            continue
        if called(call) == text.function.name:
            given = {arg.id for arg in call.args if isinstance(arg, ast.Name)}
            if not filled & given:
                yield statement, remedy


@LintRule(
    255,
    "Line {0.line}, `{0}`, only makes a generator, and nobody asks it for anything: "
    "what it would yield is lost. `yield from` in front of the call hands it on.",
    mend=lambda text, line: [ast.Expr(ast.YieldFrom(line.value))],  # type: ignore
)
def generator_not_asked(text: ParsedFunction) -> Found:
    """Find a call of a function inside that yields, and whose answer goes nowhere."""
    yielding = {
        function.name
        for function in text.every(ast.FunctionDef)
        if any(isinstance(one, ast.Yield | ast.YieldFrom) for one in ast.walk(function))
    }
    for statement in text.every(ast.Expr):
        if called(statement.value) in yielding - {text.function.name}:
            yield (statement,)


@LintRule(
    270,
    "Line {0.line}, `{0}`, asks the very same question again, and so it never "
    "ends. Ask about less: what is left without the first part?",
)
def asks_the_same(text: ParsedFunction) -> Found:
    """Find a function that calls itself with just what it was given.

    One that asks the player, draws, or changes what it was given, may do so.
    """
    names = [parameter.arg for parameter in text.parameters]
    touched = {name.id for name in text.every(ast.Name) if not is_read(name)}
    for place in text.every(ast.Subscript):
        if not isinstance(place.ctx, ast.Load):
            touched |= ids_in(place.value)
    for part in text.every(ast.Attribute):
        touched |= ids_in(part.value)
    if touched & {*names, "random"} or text.calls("input"):
        return
    for call in text.each_own(ast.Call):
        given = [arg.id for arg in call.args if isinstance(arg, ast.Name)]
        if called(call) == text.function.name and given == names and not call.keywords:
            yield (call,)


@LintRule(
    380,
    "Line {0.line}, `{0}`, draws by chance: an answer that hangs on it may come "
    "out right now, and wrong the next time.",
    # In a game, hands are dealt.
    stands_alone=lambda first: not first.case.call.replies,
)
def uses_chance(text: ParsedFunction) -> Found:
    """Find what is drawn by chance where nothing is to be drawn.

    A player of Scrabble may: any play that the rules allow is right.
    """
    may_draw = {"rng", "lexicon"} & {parameter.arg for parameter in text.parameters}
    if not (may_draw or (text.right and _drawn(text.right))):
        yield from ((call,) for call in _drawn(text))


def _drawn(text: ParsedFunction) -> list[ast.Call]:
    drawn = []
    for call in text.every(ast.Call):
        match call.func:
            case ast.Attribute(ast.Name("random"), attr=name) if name in _DRAWN:
                drawn.append(call)
    return drawn


@LintRule(
    100,
    "Line {0.line}, `{0}`: that is the task of another function, and nothing of "
    "the kind is asked for here. Work with what the function is given.",
    explains=lambda finding, result: finding.helper.misplaced(result),
    same_as=lambda finding, cause: cause.mistake in finding.helper.same_as_misplaced,
    # In a game, a question of another task is answered aside.
    stands_alone=lambda first: not first.case.call.replies,
)
def another_task(text: ParsedFunction) -> Found:
    """Find a call of what belongs to a larger function, such as to deal a hand."""
    if text.right:
        for call in text.calls(*text.those_that(Does.IS_A_TASK)):
            is_own = called(call) == text.function.name
            if not (is_own or text.right.calls(called(call))):
                yield (call,)


@LintRule(
    390,
    "Line {0.line}, `{0}`, asks the player, and nobody is to be asked here: what "
    "the function needs is given to it by the call.",
)
def asks_inside(text: ParsedFunction) -> Found:
    """Find `input()` where nobody is to be asked."""
    if not (text.right and text.right.calls("input")):
        yield from ((call,) for call in text.calls("input"))


@LintRule(
    360,
    "Line {0.line}, `{0}`, reads a file inside the function. What the function "
    "needs is given to it by the call, and only that counts.",
)
def reads_a_file(text: ParsedFunction) -> Found:
    """Find words that are read anew, in place of those that were handed in.

    With a parameter that may be left out, this can be what is done then.
    """
    if not text.function.args.defaults:
        yield from (
            (call,) for call in text.calls("open", *text.those_that(Does.READS))
        )


@LintRule(
    370,
    "Line {0.line}, `{0}`, makes chance begin at the same place at every call, so "
    "the same is drawn each time. Leave it out.",
)
def seeds_chance(text: ParsedFunction) -> Found:
    """Find `random.seed(...)`, after which chance is always the same."""
    for call in text.every(ast.Call):
        match call:
            case ast.Call(func=ast.Attribute(ast.Name("random"), "seed"), args=[_]):
                yield (call,)


def _is_only_a_value(text: ParsedFunction, value: ast.expr) -> bool:
    """Whether an expression changes nothing, asks nothing and shows nothing."""
    match value:
        case ast.Constant(value=constant):
            return isinstance(constant, int | float)
        case ast.Attribute(attr=name):
            return name in _MAKE_VALUES | _CHANGE
        case ast.Subscript():  # may be there for its error
            return False
        case ast.Compare(ast.Name(), [ast.Eq()], [_]):
            return True
        case ast.Call() if _renews(text, called(value)):
            return True  # whatever is asked for on the way
    return all(
        not isinstance(part, _DOES_SOMETHING)
        and (not isinstance(part, ast.Call) or _only_makes_a_value(text, part))
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


def _renews(text: ParsedFunction, name: str) -> bool:
    is_other = name != text.function.name and name not in text.bound
    return is_other and name in text.those_that(Does.RENEWS)


def _only_makes_a_value(text: ParsedFunction, call: ast.Call) -> bool:
    count = len(call.args)
    name = method(call)
    answers = text.those_that(Does.ANSWERS)
    if name and name not in answers:
        return name in _MAKE_VALUES and count in _ARGUMENTS.get(name, [count])
    name = name or called(call)
    if name in text.beside:
        return _only_answers(text.beside[name])
    is_other = name != text.function.name and name not in text.bound
    return is_other and name in _ONLY_ANSWER | _ERRORS | answers


def _not_kept(text: ParsedFunction, value: ast.expr) -> str:
    """Say what becomes of the value, and how it can be kept."""
    code = text.quote(value)
    inner = {one.name for one in text.every(ast.FunctionDef)}
    match value:
        case ast.Name(id=name) if name not in _known_to(text):
            return (
                "does nothing by itself. To call a function, put brackets behind its "
                "name; before a note, put `#`."
            )
        case ast.Name(id=name) if name not in text.bound or name in inner:
            return "does nothing by itself; to call a function, put brackets behind it."
        case ast.Name() | ast.Constant():
            return f"does nothing by itself. Did you mean `return {code}`?"
        case ast.Attribute():
            return f"calls nothing: brackets are missing, `{code}()`."
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[right]):
            given = f"{text.quote(left)} = {text.quote(right)}"
            return f"only compares. With a single `=` it gives a value: `{given}`."
        case ast.Call() if called(value) in _ERRORS:
            return f"makes an error, and raises none: `raise {code}` stops the call."
        case ast.Call() if method(value) in _MAKE_TEXTS:
            made = "makes a new text, which is not kept; a text itself never changes"
        case ast.Call() if called(value) in text.those_that(Does.RENEWS | Does.DEALS):
            made = "gives back a new hand, which is not kept"
        case _:
            made = "works out a value, which is not kept"
    if old := _old_name(text, value):
        return f"{made}. Keep it: `{old} = {code}`."
    return f"{made}. Give it a name, or use it where it is needed."


def _known_to(text: ParsedFunction) -> frozenset[str]:
    """Return the names that are made in a function or beside it, and Python's own."""
    around = text.bound | text.outside | text.tables | frozenset(vars(builtins))
    return around | text.those_that(Does.ANSWERS)


def _old_name(text: ParsedFunction, value: ast.expr) -> str:
    """Return what a value can be kept as in place of the old one; "" if it is open."""
    match value:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=attr)) if (
            attr in _MAKE_TEXTS - {"replace"}  # the old text may be needed again
        ):
            return name
        case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=first), *_]) if (
            name in text.those_that(Does.RENEWS)
        ):
            return first
        case ast.BinOp(left=ast.Name() as left):
            return text.quote(left)
        case ast.BinOp(left=ast.Subscript(value=ast.Name(id=name)) as left):
            is_given = any(name == parameter.arg for parameter in text.parameters)
            return "" if is_given else text.quote(left)  # which is not to be changed
    return ""


def _used(text: ParsedFunction) -> Iterator[ast.Call]:
    """Give the calls that are kept, returned, or put into a text to show it."""
    return (value for value in _used_values(text) if isinstance(value, ast.Call))


def _used_values(text: ParsedFunction) -> Iterator[ast.expr]:
    yield from (kept.value for kept in text.every(ast.Assign))
    for returned in text.every(ast.Return):
        if returned.value and called(returned.value) != "print":
            yield returned.value
    for call in text.calls("print", "input", "str"):
        yield from call.args
    yield from (piece.value for piece in text.every(ast.FormattedValue))


def _is_written_out(side: ast.expr) -> bool:
    """Whether it is a text, a number, or a list, dictionary or set in brackets."""
    match side:
        case ast.Constant(value=bool()):
            return False
        case ast.Constant(value=str() | int() | float()):
            return True
    return isinstance(side, ast.List | ast.Dict | ast.Set | ast.JoinedStr)


def _is_true(text: ParsedFunction, side: ast.expr) -> bool:
    """Whether it is a text or a number that is true, or a member of an enumeration.

    That is one that the course hands out: members of others may be 0, or False. A text
    is a name, too, that is given nothing but another one with a letter replaced.
    """
    match side:
        case ast.Attribute(value=ast.Name(id=kind), attr=member):
            return kind in text.those_that(Does.HAS_MEMBERS) and member.isupper()
        case ast.Constant(value=value):
            return _is_written_out(side) and bool(value)
        case ast.Name(id=name):
            alike = [one for one in text.every(ast.Name) if one.id == name]
            places = [one for one in alike if not is_read(one)]
            lines = [one for one in text.every(ast.Assign) if name in set_in(one)]
            is_once = len(places) == len(lines) == 1
            return is_once and method(lines[0].value) == "replace"
    return False


def _comparison(text: ParsedFunction, values: list[ast.expr], value: ast.expr) -> str:
    said = "Each side of `or` needs a comparison of its own"
    match values:
        case [ast.Compare(left, [ast.Eq()]), *_] if not called(left):
            return f"{said}: `{text.quote(left)} == {text.quote(value)}`."
        case [*_, ast.Compare(_, [ast.In()], [where])]:
            return f"{said}: `{text.quote(value)} in {text.quote(where)}`."
    return f"{said}."
