"""Rules about the names of a function: lost, never read, from outside, Python's own."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.diagnosis.lint.mending import as_it_is
from scrabble_course.diagnosis.lint.rule import LintRule
from scrabble_course.diagnosis.lint.source import (
    LONGEST_SOURCE,
    FoundPieces,
    ParsedFunction,
    called,
    ends,
    ids_in,
    is_read,
    names_in,
    read_in,
    set_in,
    tree_of,
)

_BUILTINS = frozenset(vars(builtins))
_FILL = frozenset("append extend insert add update setdefault pop remove".split())
"""Methods that change a list, a set or a dictionary."""
_SEE_ALL_NAMES = {"locals", "vars", "eval", "exec", "dir"}
_FUNCTIONS = (ast.Lambda, ast.Name, ast.Attribute, ast.Subscript, ast.IfExp)
"""What may stand for a function; anything else that is assigned is data."""


@LintRule(
    "The loop in line {0.line}, `{0}`, calls its own variable `{1}`, so the `{1}` "
    "that the function was given is gone from there on. Give the loop another name.",
)
def loop_hides_parameter(parsed: ParsedFunction) -> FoundPieces:
    """Find a loop whose variable takes the place of a parameter that was not used."""
    for statement, name in _lost(parsed):
        if isinstance(statement, ast.For):
            yield statement, name
    own = {parameter.arg for parameter in parsed.parameters}
    for outer in parsed.each_own(ast.For):
        for loop in (node for inner in outer.body for node in ast.walk(inner)):
            if isinstance(loop, ast.For):
                lost = own & ids_in(loop.target)
                for name in sorted(lost & read_in(loop.iter)):
                    yield loop, name


@LintRule(
    "Line {0.line}, `{0}`, puts something else in place of the `{1}` that the "
    "function was given, before that was used. Leave the line out, or choose "
    "another name. (If it is for some calls only, an `if` says for which.)",
    mend=lambda parsed, line: [],
)
def parameter_overwritten(parsed: ParsedFunction) -> FoundPieces:
    """Find an assignment to a parameter whose value was not used before."""
    for statement, name in _lost(parsed):
        if isinstance(statement, ast.Assign):
            yield statement, name


@LintRule(
    "What is given as `{0}` is never used, so it makes no difference what it is. "
    "What does the exercise need it for?",
    is_minor=lambda finding, first: True,
)
def unused_parameter(parsed: ParsedFunction) -> FoundPieces:
    """Find a parameter that is never read, and that the exercise needs."""
    unused = _unused(parsed)
    unneeded = _unused(parsed.right) if unused and parsed.right else []
    names = [parameter.arg for parameter in unneeded]
    wanted = len(parsed.right.parameters) if parsed.right else len(parsed.parameters)
    if (
        len(parsed.parameters) <= wanted
    ):  # else one is too many, which is told of the call
        yield from ((found,) for found in unused if found.arg not in names)


@LintRule(
    "Line {0.line} uses `{0}`, which is made outside the function and not handed "
    "over by the call. What the function needs comes in as {1}.",
)
def name_from_outside(parsed: ParsedFunction) -> FoundPieces:
    """Find data that is read in place of what was handed to the function."""
    if not any(unused_parameter.find(parsed)):
        return
    for name in parsed.every(ast.Name):
        is_constant = name.id.isupper() or name.id in parsed.bound
        if name.id in parsed.outside and not is_constant:
            needed = ", ".join(f"`{parameter.arg}`" for parameter in parsed.parameters)
            yield name, needed or "what its brackets name"


@LintRule(
    "Line {0.line}, `{0}`, gives the name `{2}` to a value of yours, so `{1}` in "
    "line {1.line} cannot call Python's own `{2}`. Choose another name.",
)
def builtin_hidden(parsed: ParsedFunction) -> FoundPieces:
    """Find a call of one of Python's functions whose name was given to a value."""
    calls = {called(call): call for call in reversed(parsed.each_own(ast.Call))}
    for assigned in parsed.each_own(ast.Assign):
        match assigned.targets:
            case [ast.Name(id=name)] if name in calls and name in _BUILTINS:
                if not isinstance(assigned.value, _FUNCTIONS):
                    yield assigned, calls[name], name


@LintRule(
    "Line {0.line}: the `{0}` behind `{1}=` is made only once, and what is put "
    "into it stays from one call to the next. Write `{1}=None` there, and make it "
    "anew inside the function if it is None.",
    stands_alone=lambda first: True,
    mend=as_it_is,
)
def default_kept(parsed: ParsedFunction) -> FoundPieces:
    """Find a list, dictionary or set as a default that calls put something into."""
    filled = {name.id for _, name in _filled(parsed)}
    args = parsed.function.args
    last_first = reversed([*args.posonlyargs, *args.args])
    for parameter, default in zip(last_first, reversed(args.defaults), strict=False):
        match default:
            case (
                ast.List()
                | ast.Dict()
                | ast.Set()
                | ast.Call(ast.Name("list" | "dict" | "set"))
            ) if parameter.arg in filled:
                yield default, parameter.arg


@LintRule(
    "Line {0.line}, `{0}`: `{1}` belongs to the cell, and what is put there stays "
    "from one call to the next, so no call begins afresh. Make `{1}` anew inside "
    "the function. (If it calls itself, give what belongs to one call back by "
    "`return`, and join it to what the other call gives.)",
    stands_alone=lambda first: True,
    mend=as_it_is,
)
def keeps_between_calls(parsed: ParsedFunction) -> FoundPieces:
    """Find what is put where the next call finds it again, and reads it."""
    changes = list(_changes_around(parsed))
    changed = {id(name) for _, name in changes}
    read = {n.id for n in parsed.every(ast.Name) if is_read(n) and id(n) not in changed}
    yield from ((where, name.id) for where, name in changes if name.id in read)


def set_inside_too(name: str, source: str) -> bool:
    """Whether a function of a source, and one inside it, both give a name a value.

    >>> play = "def play():\\n    may = 1\\n    def offer():\\n        may = 0"
    >>> set_inside_too("may", play), set_inside_too("offer", play)
    (True, False)
    """
    try:
        tree = tree_of(source[:LONGEST_SOURCE])
    except PARSE_FAULTS:
        return False
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    for function in functions:
        inner = [one for one in function.body if isinstance(one, ast.FunctionDef)]
        rest = [one for one in function.body if one not in inner]
        if name in set_in(*rest) and name in set_in(*inner):
            return True
    return False


def _changes_around(
    parsed: ParsedFunction,
) -> Iterator[tuple[ast.stmt | ast.expr, ast.Name]]:
    """Give what changes data around the function, each with the name of the data."""
    last_first = reversed(parsed.every(ast.Global))
    shared = {name: one for one in last_first for name in one.names}
    lasting = shared and _read_before(parsed.function.body, set())
    for name in parsed.every(ast.Name):
        if name.id in lasting and name.id in shared and not is_read(name):
            yield shared[name.id], name
    around = (parsed.tables | parsed.outside) - parsed.bound
    data = {name for name in around if not name.isupper()}
    yield from ((where, name) for where, name in _filled(parsed) if name.id in data)


def _read_before(block: list[ast.stmt], made: set[str]) -> set[str]:
    """Return the names that are read where the block may not have made them yet.

    `made` has those that were made before, and gets what is made on every way.
    """
    found: set[str] = set()
    for statement in block:
        match statement:
            case ast.FunctionDef():
                pass
            case ast.If(test=test, body=body, orelse=rest):
                then, other = made.copy(), made.copy()
                found |= read_in(test) - made
                found |= _read_before(body, then) | _read_before(rest, other)
                made |= other if ends(body) else then & other
            case ast.For(target=target, iter=source, body=body, orelse=rest):
                found |= read_in(source) - made
                found |= _read_before(body, made | set_in(target))
                found |= _read_before(rest, made.copy())
            case ast.Assign(targets=targets, value=value):
                found |= read_in(value, *targets) - made
                made |= set_in(*targets)
            case ast.AugAssign(target=target):
                found |= (read_in(statement) | set_in(target)) - made
            case _:
                found |= read_in(statement) - made
    return found


def _filled(parsed: ParsedFunction) -> Iterator[tuple[ast.expr, ast.Name]]:
    """Give what puts something into a list, dictionary or set, or takes it out."""
    for place in parsed.every(ast.Subscript):
        match place:
            case ast.Subscript(value=ast.Name() as name, ctx=ast.Store() | ast.Del()):
                yield place, name
    for call in parsed.every(ast.Call):
        match call.func:
            case ast.Attribute(value=ast.Name() as name, attr=attr) if attr in _FILL:
                yield call, name


def _lost(parsed: ParsedFunction) -> Iterator[tuple[ast.stmt, str]]:
    """Give statements that take a parameter's place, before its value was used."""
    unused = {parameter.arg for parameter in parsed.parameters}
    return _lost_in(parsed.function.body, unused, is_loop=False)


def _lost_in(
    block: list[ast.stmt], unused: set[str], is_loop: bool
) -> Iterator[tuple[ast.stmt, str]]:
    """Go through a block, and take from `unused` what its statements use.

    Only what is reached on every way counts as lost. A value is not used up by what
    only makes it anew (`word = word.lower()`), nor by a guard (`if n < 1: return`).
    """
    for statement in block:
        match statement:
            case ast.For(target=target, iter=source, body=body, orelse=rest):
                unused -= read_in(source)
                for name in sorted(unused & ids_in(target)):
                    unused.discard(name)
                    yield statement, name
                yield from _lost_in(body, unused, is_loop=True)
                unused -= read_in(*rest)
            case ast.While(test=test, body=body, orelse=rest):
                unused -= read_in(test)
                yield from _lost_in(body, unused, is_loop=True)
                unused -= read_in(*rest)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                read = read_in(value)
                unused -= read - {name}
                if name in unused - read and not is_loop:
                    unused.discard(name)
                    yield statement, name
            case ast.AugAssign(target=ast.Name(), value=value):
                unused -= read_in(value)
            case ast.If(body=body, orelse=[]) if ends(body):
                unused -= read_in(*body)
            case _:
                unused -= ids_in(statement)


def _unused(parsed: ParsedFunction) -> list[ast.arg]:
    """Return the parameters that are never read, nor told to be lost."""
    names = {name.id for name in parsed.every(ast.Name) if is_read(name)}
    names |= {
        n.id for more in parsed.every(ast.AugAssign) for n in names_in(more.target)
    }
    refuses = any(isinstance(way, ast.Raise) for way in ends(parsed.function.body))
    if refuses or names & _SEE_ALL_NAMES:
        return []
    names |= {name for _, name in _lost(parsed)}
    return [p for p in parsed.parameters if p.arg not in names and p.arg[0] != "_"]
