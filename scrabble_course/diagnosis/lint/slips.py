"""Rules about slips of the pen: a bracket too far to the right, quotes, no brackets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scrabble_course.calling.serialize import Strange
from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import Finding, LintRule, told_as
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    FoundPieces,
    ParsedFunction,
    ids_in,
    method,
)
from scrabble_course.diagnosis.results import Result

_ASKED_BY_KEY = frozenset("get pop count index".split())


def _stops_there(finding: Finding, result: Result) -> bool:
    outcome = result.outcome
    return outcome.is_error("TypeError") and outcome.is_in_line(finding.line)


@LintRule(
    "Line {0.line}, `{0}`: the comparison stands inside the brackets of `{1}`. Close "
    "them before it: `{2}`.",
    explains=_stops_there,
    mend=lambda parsed, call: _bracket_moved(call),
)
def compared_inside(parsed: ParsedFunction) -> FoundPieces:
    """Find `len(word > 1)`."""
    for call in parsed.every(ast.Call):
        if moved := _bracket_moved(call):
            assert isinstance(call.func, ast.Name)
            yield call, call.func.id, ast.unparse(moved)


def _bracket_moved(call: CodePiece) -> ast.Compare | None:
    match call:
        case ast.Call(ast.Name("len" | "sum") as name, [ast.Compare() as test], []):
            asked = ast.Call(name, [test.left], [])
            return ast.Compare(asked, test.ops, test.comparators)
    return None


@LintRule(
    "Line {0.line}: in quotes, {0} is just that text, and not the variable `{1}`. "
    "Without the quotes, what the variable holds is asked for.",
    same_as=told_as("missing-key"),
    mend=lambda parsed, piece: _without_quotes(piece),
)
def quoted_name(parsed: ParsedFunction) -> FoundPieces:
    """Find `values["letter"]` where the function has a variable of that name.

    Or `direction == "DOWN"`, where there is something outside that is called so.
    """
    keys = {id(key) for table in parsed.every(ast.Dict) for key in table.keys}
    written = {
        one.value for one in parsed.every(ast.Constant) if id(one) in keys
    } | _stored(parsed)
    for key in _keys_asked_for(parsed):
        name = str(key.value)
        if len(name) > 1 and name in parsed.bound - written:
            yield key, name
    for compared in parsed.every(ast.Compare):
        match compared:
            case ast.Compare(
                ops=[ast.Eq() | ast.NotEq() | ast.Is()],
                comparators=[ast.Constant(value=str() as name) as side],
            ) if name.isupper() and name in parsed.outside:
                yield side, name


def _without_quotes(key: CodePiece) -> ast.expr | None:
    match key:
        case ast.Constant(value=str() as name):
            return ast.Name(name, ast.Load())
    return None


def _stored(parsed: ParsedFunction) -> set[object]:
    places = parsed.every(ast.Subscript)
    return {
        one.slice.value
        for one in places
        if isinstance(one.slice, ast.Constant) and isinstance(one.ctx, ast.Store)
    }


def _keys_asked_for(parsed: ParsedFunction) -> Iterator[ast.Constant]:
    for place in parsed.every(ast.Subscript):
        match place.slice:
            case ast.Constant(value=str()) as key if ids_in(place.value):
                yield key
    for call in parsed.every(ast.Call):
        match call.args:
            case [ast.Constant(value=str()) as key, *_] if (
                method(call) in _ASKED_BY_KEY
            ):
                yield key
            case [_, ast.Constant(value=str()) as key] if method(call) == "replace":
                yield key


@LintRule(
    "Line {0.line}, `{0}`, gives back the function `{1}` itself, and no answer. {2}",
    explains=lambda finding, result: isinstance(result.outcome.value, Strange),
    same_as=told_as("wrong-type"),
)
def returns_a_function(parsed: ParsedFunction) -> FoundPieces:
    """Find `return is_valid_word`, in that function or in one that uses it."""
    helpers = parsed.those_that(Does.ANSWERS) - parsed.bound
    for returned in parsed.every(ast.Return):
        match returned.value:
            case ast.Name(name) if name == parsed.function.name:
                yield returned, name, "Which value is the answer there?"
            case ast.Name(name) if name in helpers:
                yield returned, name, f"Brackets call it: `{name}(...)`."


@LintRule(
    "Line {0.line}, `{0}`: brackets right behind a number try to call it like a "
    "function. To multiply, put a `*` before them: `* ({1})`.",
    mend=lambda parsed, piece: (
        ast.BinOp(piece.func, ast.Mult(), piece.args[0])
        if isinstance(piece, ast.Call) and len(piece.args) == 1
        else None
    ),
)
def number_called(parsed: ParsedFunction) -> FoundPieces:
    """Find `3(n - 2)`."""
    for call in parsed.every(ast.Call):
        match call.func:
            case ast.BinOp() | ast.Constant(value=int() | float()):
                yield call, ", ".join(parsed.quote(inner) for inner in call.args[:3])


@LintRule(
    "Line {0.line}, `{0}`: all of these are one and the same object, so what is put "
    "into one is in each. Make each anew: `[{1} for _ in range({2})]`.",
    mend=lambda parsed, piece: _each_anew(piece),
)
def one_for_all(parsed: ParsedFunction) -> FoundPieces:
    """Find `[["."] * 15] * 15`, a list with the very same row in it again and again."""
    for product in parsed.every(ast.BinOp):
        if repeated := _repeated(product):
            yield product, *repeated


def _repeated(product: ast.BinOp) -> tuple[ast.expr, ast.expr] | None:
    """Return what a list that is multiplied holds, if it may change, and by what."""
    for one, times in ((product.left, product.right), (product.right, product.left)):
        match product.op, one:
            case ast.Mult(), ast.List([inner]):
                made = inner.left if isinstance(inner, ast.BinOp) else inner
                kinds = (ast.List, ast.Dict, ast.Set, ast.ListComp)
                return (inner, times) if isinstance(made, kinds) else None
    return None


def _each_anew(piece: CodePiece) -> ast.expr | None:
    assert isinstance(piece, ast.BinOp)
    if not (repeated := _repeated(piece)):
        return None
    inner, times = repeated
    rounds = ast.Call(ast.Name("range", ast.Load()), [times], [])
    each = ast.comprehension(ast.Name("_", ast.Store()), rounds, [], 0)
    return ast.ListComp(inner, [each])


@LintRule(
    "Line {0.line}: `{0}` is always 0, since `{1}` stands first in `{2}`. In which "
    "list is its place to be looked up?",
    hides_others=True,
    is_rare=True,
)
def place_of_the_first(parsed: ParsedFunction) -> FoundPieces:
    """Find `tied.index(tied[0])`."""
    for call in parsed.every(ast.Call):
        match call:
            case ast.Call(
                ast.Attribute(ast.Name(of) as whole, "index"),
                [ast.Subscript(ast.Name(name), ast.Constant(0)) as first],
            ) if of == name:
                yield call, first, whole
