"""Rules about conditions: what they ask is not what they seem to ask."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import LintRule
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    FoundPieces,
    ParsedFunction,
    called,
    is_read,
    method,
    only_looks,
    set_in,
)

_CALLED_WITH_NOTHING = frozenset(
    "lower upper strip copy keys values items isalpha islower isupper isdigit".split()
)
_REPLIES = ({"yes"}, {"no"}, {"yes", "no"})
_ALIKE_EACH_TIME = {
    *("count", "get", "int", "len", "lower", "str", "strip", "upper"),
}


@LintRule(
    "The condition in line {0.line}, `{0}`, always holds, because `{1}` by itself "
    "counts as True. {2}",
    mend=lambda parsed, test: _each_compared(test),
)
def always_true(parsed: ParsedFunction) -> FoundPieces:
    """Find `if letter == "a" or "e"`, `if one or two in words`, and `if Colour.RED`."""
    for test in map(_without_not, _tests(parsed)):
        match test:
            case ast.Attribute() if _is_true(parsed, test):
                yield test, test, f"Compare with it: `... == {parsed.quote(test)}`."
            case ast.BoolOp(op=ast.Or(), values=values):
                spare = [v for v in values if _is_true(parsed, v)]
                for value in spare[:1]:
                    yield test, value, _comparison(parsed, values, value)


def _each_compared(test: CodePiece) -> ast.expr | None:
    """Return a condition with each value compared as the first is, if it is so."""
    match test:
        case ast.BoolOp(values=[ast.Compare(left, [ast.Eq()]), *_] as values):
            each = [
                ast.Compare(left, [ast.Eq()], [value])
                if isinstance(value, ast.Constant | ast.Attribute)
                else value
                for value in values
            ]
            return ast.BoolOp(ast.Or(), each)
        case ast.BoolOp(values=[*_, ast.Compare(_, [ast.In()], where)] as values):
            each = [
                ast.Compare(value, [ast.In()], where)
                if isinstance(value, ast.Name | ast.Constant)
                else value
                for value in values
            ]
            return ast.BoolOp(ast.Or(), each)
    return None


@LintRule(
    "In line {0.line}, `{0}` gives a place: 0, the first, counts as False in a "
    "condition, and -1, which says that there is none, as True. Ask `{1} in {2}`, or "
    "`{2}.startswith({1})` if that is to come first.",
    mend=lambda parsed, piece: _is_there(piece),
)
def place_as_condition(parsed: ParsedFunction) -> FoundPieces:
    """Find `if tiles.find(letter):`, which holds if the letter is not there."""
    for test in _tests(parsed):
        parts = test.values if isinstance(test, ast.BoolOp) else [test]
        for part in map(_without_not, parts):
            match part:
                case ast.Call(ast.Attribute(where, "find" | "rfind"), [what]):
                    yield part, what, where


def _is_there(piece: CodePiece) -> ast.expr:
    assert isinstance(piece, ast.Call) and isinstance(piece.func, ast.Attribute)
    return ast.Compare(piece.args[0], [ast.In()], [piece.func.value])


@LintRule(
    "The condition in line {0.line}, `{0}`, {1} holds, because `{2}` cannot be "
    "{3} and {4} at once. Did you mean `{5}`?",
)
def both_at_once(parsed: ParsedFunction) -> FoundPieces:
    """Find `answer != "yes" or answer != "no"`, and two values by `==` and `and`."""
    for test in parsed.every(ast.BoolOp):
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
    "Line {0.line}, `{0}`: `{1}` asks about one and the same object, and equal "
    "values can be two objects. Write `{2}` there.",
    mend=lambda parsed, piece: _by_value(piece),
)
def compared_by_is(parsed: ParsedFunction) -> FoundPieces:
    """Find `is` between values that may be equal without being the same object."""
    for compared in parsed.every(ast.Compare):
        sides = pairwise([compared.left, *compared.comparators])
        for operator, pair in zip(compared.ops, sides, strict=True):
            if any(map(_is_written_out, pair)):
                if isinstance(operator, ast.Is):
                    yield compared, "is", "=="
                elif isinstance(operator, ast.IsNot):
                    yield compared, "is not", "!="


def _by_value(piece: CodePiece) -> ast.expr:
    assert isinstance(piece, ast.Compare)
    others: dict[type[ast.cmpop], type[ast.cmpop]]
    others = {ast.Is: ast.Eq, ast.IsNot: ast.NotEq}
    ops = [others.get(type(one), type(one))() for one in piece.ops]
    return ast.Compare(piece.left, ops, piece.comparators)


@LintRule(
    "Line {0.line}, `{0}`, asks for a part of the text {1}: a single letter of it "
    "will do, and so will an empty text. `==` asks for the whole word, and `in` a "
    "list for one of several.",
)
def part_of_a_word(parsed: ParsedFunction) -> FoundPieces:
    """Find `answer in "yes"`, which holds for a part of the word, too."""
    for compared in parsed.every(ast.Compare):
        match compared:
            case ast.Compare(
                ops=[ast.In() | ast.NotIn()],
                comparators=[ast.Constant(value=str() as words) as asked],
            ) if set(re.findall(r"\w+", words)) in _REPLIES:
                yield compared, parsed.quote(asked)


@LintRule(
    "Line {0.line} only names `{1}`, and does not call it. With brackets it is "
    "called: `{1}({2})`.",
    same_as=lambda finding, cause: (
        "function_or_method" in f"{cause.outcome.error} {cause.outcome.value!r}"
    ),
    mend=lambda parsed, piece: (
        ast.Call(piece, [], []) if isinstance(piece, ast.Attribute) else None
    ),
)
def method_not_called(parsed: ParsedFunction) -> FoundPieces:
    """Find `word = word.lower`, without the brackets that call the method."""
    used = [kept.value for kept in parsed.every(ast.Assign)]
    used += [loop.iter for loop in parsed.every(ast.For)]
    used += [
        a for call in parsed.every(ast.Call) if method(call) == "get" for a in call.args
    ]
    compared = [
        side
        for one in parsed.every(ast.Compare)
        for side in (one.left, *one.comparators)
    ]
    returned = [one.value for one in parsed.every(ast.Return) if one.value]
    parts = [part for one in parsed.every(ast.BoolOp) for part in one.values]
    tested = [*map(_without_not, (*_tests(parsed), *compared, *parts, *returned))]
    used += tested
    for value in used:
        match value:
            case ast.Attribute(attr=name) if name in _CALLED_WITH_NOTHING:
                yield value, f".{name}", ""
    functions = parsed.those_that(Does.ANSWERS) - parsed.bound | parsed.beside.keys()
    for test in tested:
        match test:
            case ast.Name(id=name) if name in functions:
                yield test, name, "..."


def _tests(parsed: ParsedFunction) -> Iterator[ast.expr]:
    yield from (branch.test for branch in parsed.every(ast.If))
    yield from (choice.test for choice in parsed.every(ast.IfExp))
    yield from (loop.test for loop in parsed.every(ast.While))
    for loop in parsed.every(ast.comprehension):
        yield from loop.ifs


def _without_not(test: ast.expr) -> ast.expr:
    match test:
        case ast.UnaryOp(ast.Not(), inner):
            return inner
    return test


def _is_written_out(side: ast.expr) -> bool:
    """Whether it is a text, a number, or a list, dictionary or set in brackets."""
    match side:
        case ast.Constant(value=bool()):
            return False
        case ast.Constant(value=str() | int() | float()):
            return True
    return isinstance(side, ast.List | ast.Dict | ast.Set | ast.JoinedStr)


def _is_true(parsed: ParsedFunction, side: ast.expr) -> bool:
    """Whether it is a text or a number that is true, or a member of an enumeration.

    That is one that the course hands out: members of others may be 0, or False. A text
    is a name, too, that is given nothing but another one with a letter replaced.
    """
    match side:
        case ast.Attribute(value=ast.Name(id=kind), attr=member):
            return kind in parsed.those_that(Does.HAS_MEMBERS) and member.isupper()
        case ast.Constant(value=value):
            return _is_written_out(side) and bool(value)
        case ast.Name(id=name):
            alike = [one for one in parsed.every(ast.Name) if one.id == name]
            places = [one for one in alike if not is_read(one)]
            lines = [one for one in parsed.every(ast.Assign) if name in set_in(one)]
            is_once = len(places) == len(lines) == 1
            return is_once and method(lines[0].value) == "replace"
    return False


def _comparison(parsed: ParsedFunction, values: list[ast.expr], value: ast.expr) -> str:
    said = "Each side of `or` needs a comparison of its own"
    match values:
        case [ast.Compare(left, [ast.Eq()]), *_] if not called(left):
            return f"{said}: `{parsed.quote(left)} == {parsed.quote(value)}`."
        case [*_, ast.Compare(_, [ast.In()], [where])]:
            return f"{said}: `{parsed.quote(value)} in {parsed.quote(where)}`."
    return f"{said}."
