"""Rules about loops: what never changes in them, and what is asked only once."""

from __future__ import annotations

import ast
import builtins
from collections import Counter
from collections.abc import Iterator, Set

from scrabble_course.diagnosis.lint.helper_calls import Does
from scrabble_course.diagnosis.lint.rule import LintRule, told_as
from scrabble_course.diagnosis.lint.source import (
    FoundPieces,
    ParsedFunction,
    blocks_of,
    called,
    ends,
    ids_in,
    is_read,
    method,
    names_in,
    only_looks,
    set_in,
)

_LEAVES = (ast.Return, ast.Break, ast.Raise, ast.Yield, ast.YieldFrom, ast.Assert)
_GO_ROUND = {"filter", "iter", "map", "next"}
_LOOPS = (ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_OF_ITS_OWN = (ast.Constant, ast.BinOp, ast.UnaryOp, ast.Compare, ast.JoinedStr)
"""What gives a value that nothing else knows."""
_MAKE_A_VALUE = {
    *("abs", "copy", "count", "float", "input", "int", "len"),
    *("lower", "replace", "round", "str", "strip", "sum", "upper"),
}
"""Functions and methods that give one, too."""
_ONLY_LOOK = {
    *("abs", "all", "any", "float", "int", "len"),
    *("max", "min", "print", "range", "set", "sorted", "str", "sum", "tuple"),
}
"""Functions that leave what they are given as it is, and answer alike each time."""
_METHODS_THAT_ONLY_LOOK = {
    *("count", "endswith", "get", "isalpha", "isdigit", "islower", "items", "keys"),
    *("lower", "startswith", "strip", "upper", "values"),
}
_METHODS_THAT_KEEP = {
    *("add", "append", "discard", "extend", "find", "index", "insert", "join", "pop"),
    *("remove", "replace", "setdefault", "split", "update"),
}
"""They may change what stands before the dot, and not what they are given."""


@LintRule(
    "The loop in line {0.line}, `{0}`, never ends once it has begun: {1}.",
    explains=lambda finding, result: result.outcome.ended in ("timed out", "asked"),
    same_as=told_as("endless-loop"),
)
def loop_without_end(parsed: ParsedFunction) -> FoundPieces:
    """Find a `while` that nothing ends once it has begun."""
    if _reaches_out(parsed) or _binds_otherwise(parsed):
        return
    known_otherwise = _known_otherwise(parsed)
    looking = _ONLY_LOOK | parsed.those_that(Does.COUNTS | Does.SHOWS)
    for loop in parsed.each_own(ast.While):
        if loop in parsed.tried:
            continue
        asked = ids_in(loop.test) - _called_in(loop.test)
        inside = [*_inside(loop)]
        leaves = any(_leaves(parsed, node) for node in inside)
        if leaves or not only_looks(loop.test, looking | _METHODS_THAT_ONLY_LOOK):
            continue
        if asked & known_otherwise or asked & _changed_by(inside, looking):
            continue
        if asked:
            never = " or ".join(f"`{name}`" for name in sorted(asked))
            yield loop, f"nothing in it changes {never}, or leaves the loop"
        elif isinstance(loop.test, ast.Constant) and loop.test.value:
            yield loop, "no `break` and no `return` leaves it"


@LintRule(
    "The loop in line {0.line}, `{0}`, stands still once line {1.line}, `{1}`, does "
    "not hold: `{2}` changes only below it. What should be done then?",
    explains=lambda finding, result: result.outcome.ended == "timed out",
    same_as=told_as("endless-loop"),
)
def stands_still(parsed: ParsedFunction) -> FoundPieces:
    """Find a `while` that only one `if` in it brings nearer to its end.

    All else in it gives names the same in each round in which that does not hold.
    """
    looking = _ONLY_LOOK | _METHODS_THAT_ONLY_LOOK
    for loop in parsed.each_own(ast.While):
        asked = ids_in(loop.test) - _called_in(loop.test)
        for branch in loop.body:
            rest = [one for one in loop.body if one is not branch]
            values = [one.value for one in rest if isinstance(one, ast.Assign)]
            changed = asked & set_in(branch)
            if not (changed and isinstance(branch, ast.If)) or branch.orelse:
                continue
            looks = (only_looks(one, looking) for one in (branch.test, *values))
            is_alike = not set_in(*rest) & (asked | ids_in(*values))
            if len(values) == len(rest) and is_alike and all(looks):
                yield loop, branch, min(changed)


@LintRule(
    "Line {0.line}, `{0}`, goes back to `{1}` before `{2}` has changed: the next round "
    "is the same again, and so on without end. Change `{2}` first.",
    explains=lambda finding, result: result.outcome.ended == "timed out",
    same_as=told_as("endless-loop"),
)
def back_before_a_step(parsed: ParsedFunction) -> FoundPieces:
    """Find a `continue` in a `while` above all that brings this nearer to its end."""
    looking = _ONLY_LOOK | _METHODS_THAT_ONLY_LOOK
    for loop in parsed.each_own(ast.While):
        asked = ids_in(loop.test) - _called_in(loop.test)
        changed = asked & set_in(loop)
        for at, branch in enumerate(loop.body):
            if not isinstance(branch, ast.If) or not changed:
                continue
            above = loop.body[:at]
            values = [one.value for one in above if isinstance(one, ast.Assign)]
            looks = all(only_looks(one, looking) for one in (branch.test, *values))
            *first, last = branch.body
            if not (looks and len(values) == len(above) and not asked & set_in(*above)):
                continue
            way = [node for one in first for node in ast.walk(one)]
            leaves = any(_leaves(parsed, node) for node in way)
            is_alike = not leaves and not asked & _changed_by(way, looking)
            if isinstance(last, ast.Continue) and is_alike:
                yield last, loop, min(changed)


@LintRule(
    "Line {0.line}, `{0}`, asks above the loop in line {1.line}, and the loop does "
    "not ask: in each of its rounds, `{2}` is the first reply. Ask in the loop.",
    same_as=told_as("endless-loop"),
)
def asked_above_the_loop(parsed: ParsedFunction) -> FoundPieces:
    """Find a reply that a loop compares, and that was asked above it, once for all."""
    if (
        not _asks_in_a_loop(parsed.right)
        or _reaches_out(parsed)
        or _binds_otherwise(parsed)
    ):
        return
    known = _known_calls(parsed)
    made = [name.id for name in parsed.every(ast.Name) if not is_read(name)]
    loops: list[ast.stmt] = [*parsed.every(ast.For), *parsed.every(ast.While)]
    asking_loops = [loop for loop in loops if _asks(loop)]
    for loop in parsed.every(ast.While):
        is_inside = any(loop in ast.walk(other) for other in asking_loops)
        if is_inside or not _called_in(loop) <= known:
            continue
        made_inside = set_in(loop)
        compared = _compared_with_texts(loop) - made_inside
        for asking in parsed.each_own(ast.Assign):
            names = ids_in(*asking.targets) & compared
            if names and asking.lineno < loop.lineno and _asks(asking):
                name = min(names)
                if made.count(name) == 1:
                    yield asking, loop, name


@LintRule(
    "Line {0.line}, `{0}`, asks once: there is no loop here, and what stands below "
    "an `if` is done once at most. `while ...:` does it again and again.",
    same_as=told_as("ends-early", "asks-only-once"),
    hides_others=True,
)
def no_loop(parsed: ParsedFunction) -> FoundPieces:
    """Find a game that asks, and decides with `if`, where the right one has a loop."""
    if not _asks_in_a_loop(parsed.right) or parsed.function.decorator_list:
        return
    calls = {called(call) for call in parsed.every(ast.Call)}
    repeats = any(parsed.every(kind) for kind in _LOOPS) or calls & _GO_ROUND
    if calls <= _known_calls(parsed) and parsed.each_own(ast.If) and not repeats:
        asked = [call for call in parsed.each_own(ast.Call) if called(call) == "input"]
        yield from ((call,) for call in asked[:1])


@LintRule(
    "Line {0.line}, `{0}`, uses up `{2}` for all later rounds of the loop in line "
    "{1.line}, too. Begin each round with a copy, as in `rest = {2}`, and take the "
    "letters off that.",
)
def used_up_for_all_rounds(parsed: ParsedFunction) -> FoundPieces:
    """Find a parameter that loses letters in an inner loop, and never is whole again.

    The next round of the outer loop goes on with what is left of it.
    """
    names = {parameter.arg for parameter in parsed.parameters}
    losing = {line: _loses_letters(line) for line in parsed.every(ast.Assign)}
    if not names & set(losing.values()):
        return
    loops: list[ast.For | ast.While] = [*parsed.each_own(ast.For)]
    for outer in (*loops, *parsed.each_own(ast.While)):
        given = Counter(name.id for name in names_in(outer) if not is_read(name))
        inner = set(_in_inner_loops(outer))
        for line, name in losing.items():
            if name in names and given[name] == 1 and line in inner:
                yield line, outer, name


def _in_inner_loops(outer: ast.For | ast.While) -> Iterator[ast.AST]:
    """Yield what stands in a loop inside a loop, each once."""
    waiting: list[ast.AST] = [*outer.body, *outer.orelse]
    for node in waiting:
        if isinstance(node, ast.For | ast.While):
            yield from _inside(node)
        else:
            waiting += ast.iter_child_nodes(node)


def _loses_letters(line: ast.Assign) -> str:
    """Return the name in a line like `hand = hand.replace(letter, "", 1)`, else ""."""
    match line:
        case ast.Assign(
            [ast.Name(name)],
            ast.Call(
                ast.Attribute(ast.Name(other), "replace"), [_, ast.Constant(""), *_]
            ),
        ) if name == other:
            return name
    return ""


def _reaches_out(parsed: ParsedFunction) -> bool:
    return bool(parsed.every(ast.Global)) or bool(parsed.every(ast.Nonlocal))


def _binds_otherwise(parsed: ParsedFunction) -> bool:
    """Whether `match` may give names something, or `with` catch an error."""
    return bool(parsed.every(ast.Match)) or bool(parsed.every(ast.With))


def _asks_in_a_loop(right: ParsedFunction | None) -> bool:
    return right is not None and any(map(_asks, right.every(ast.While)))


def _known_calls(parsed: ParsedFunction) -> set[str]:
    """Return the names of functions of which it is known whether they ask."""
    right = parsed.right.every(ast.Call) if parsed.right else []
    own = {inner.name for inner in parsed.every(ast.FunctionDef)}
    return {*map(called, right), *dir(builtins), ""} - own


def _leaves(parsed: ParsedFunction, node: ast.AST) -> bool:
    ways_out = {"exit", "quit", *parsed.those_that(Does.REFUSES)}
    is_way_out = called(node) in ways_out or method(node) == "exit"
    return is_way_out or isinstance(node, _LEAVES)


def _inside(loop: ast.For | ast.While) -> Iterator[ast.AST]:
    for statement in (*loop.body, *loop.orelse):
        yield from ast.walk(statement)


def _called_in(node: ast.AST) -> set[str]:
    return {called(inner) for inner in ast.walk(node)}


def _asks(node: ast.AST) -> bool:
    return "input" in _called_in(node)


def _changed_by(nodes: list[ast.AST], looking: Set[str]) -> set[str]:
    """Return the names that may hold something else, or something changed, after it."""
    changed: set[str] = set()
    for node in nodes:
        match node:
            case ast.Name(id=name, ctx=ast.Store() | ast.Del()):
                changed.add(name)
            case (
                ast.Subscript(value=value, ctx=ast.Store() | ast.Del())
                | ast.Attribute(value=value, ctx=ast.Store() | ast.Del())
            ):
                changed |= ids_in(value)
            case ast.Call(func=ast.Attribute(value=value, attr=attr), args=given):
                if attr not in _METHODS_THAT_ONLY_LOOK:
                    changed |= ids_in(value)
                    arguments = () if attr in _METHODS_THAT_KEEP else given
                    changed |= ids_in(*arguments)
            case ast.Call(args=given, keywords=named):
                if called(node) not in looking:
                    values = [one.value for one in named]
                    changed |= ids_in(*given, *values)
    return changed


def _known_otherwise(parsed: ParsedFunction) -> set[str]:
    """Return the names of what may have another name, or that others can get at."""
    again: set[str] = set()
    makes = _MAKE_A_VALUE | parsed.those_that(Does.COUNTS)
    given_a_value: list[ast.Assign | ast.AnnAssign]
    given_a_value = [*parsed.every(ast.Assign), *parsed.every(ast.AnnAssign)]
    for made in given_a_value:
        if made.value and not _is_of_its_own(made.value, makes):
            again |= ids_in(made)
    for walk in parsed.every(ast.For):
        again |= ids_in(walk.target, walk.iter)
    inner: list[ast.AST] = [*parsed.every(ast.FunctionDef), *parsed.every(ast.Lambda)]
    named = [*inner, *parsed.every(ast.NamedExpr)]
    given = {parameter.arg for parameter in parsed.parameters}
    outside = ids_in(parsed.function) - parsed.bound - given
    constants = {name for name in outside if name.isupper()}
    return again | ids_in(*named) | (outside - constants)


def _is_of_its_own(value: ast.expr, makes: Set[str]) -> bool:
    if isinstance(value, ast.Tuple):
        return all(_is_of_its_own(one, makes) for one in value.elts)
    return bool({called(value), method(value)} & makes) or isinstance(
        value, _OF_ITS_OWN
    )


def _compared_with_texts(loop: ast.While) -> set[str]:
    """Return the names that are compared with a text in a loop."""
    found = set()
    for node in ast.walk(loop):
        match node:
            case ast.Compare(ast.Name(id=name), [ast.Eq() | ast.NotEq()], [side]):
                if isinstance(side, ast.Constant) and isinstance(side.value, str):
                    found.add(name)
    return found


@LintRule(
    "Line {0.line}, `{0}`, takes something out of `{1}` while the loop in line "
    "{2.line} walks along it: the next element of a list is skipped then. Walk "
    "along a copy, `{1}[:]`, or put what you want to keep into another list.",
)
def taken_while_walked(parsed: ParsedFunction) -> FoundPieces:
    """Find a list that a loop walks along, and takes elements out of, and goes on."""
    removals = [
        (statement, name)
        for statement, name in _shortenings(parsed.function)
        if isinstance(statement, ast.Expr) and method(statement.value) == "remove"
    ]
    for loop in parsed.every(ast.For):
        walked = loop.iter.id if isinstance(loop.iter, ast.Name) else ""
        inside = set(ast.walk(loop))
        for statement, name in removals:
            if name == walked and statement in inside:
                yield statement, name, loop


@LintRule(
    "Line {0.line}, `{0}`, makes `{1}` shorter, and the loop in line {2.line}, `{2}`, "
    "still counts to its old length. If one element is to go, leave the loop after "
    "that, with `break`.",
    explains=lambda finding, result: result.outcome.is_error("IndexError"),
    mend=lambda parsed, piece: (
        [piece, ast.Break()] if isinstance(piece, ast.stmt) else None
    ),
)
def shorter_than_counted(parsed: ParsedFunction) -> FoundPieces:
    """Find a `del tiles[i]` that `for i in range(len(tiles)):` outlives."""
    for loop in parsed.every(ast.For):
        counted, elsewhere = _counted(loop), {*_in_inner_loops(loop), *loop.orelse}
        if counted and counted not in set_in(loop):
            for statement, name in _shortenings(loop):
                if name == counted and statement not in elsewhere:
                    yield statement, name, loop


def _counted(loop: ast.For) -> str:
    """Return the name in `for i in range(len(name)):` that is asked by `i`, else ""."""
    match loop:
        case ast.For(
            ast.Name(place),
            ast.Call(
                ast.Name("range"), [*_, ast.Call(ast.Name("len"), [ast.Name(name)])]
            ),
        ):
            for node in _inside(loop):
                match node:
                    case ast.Subscript(ast.Name(id=asked), ast.Name(id=by), ast.Load()):
                        if (asked, by) == (name, place):
                            return name
    return ""


def _shortenings(node: ast.AST) -> Iterator[tuple[ast.stmt, str]]:
    """Give what takes an element out of a list, unless the loop is left after that."""
    for block in blocks_of(node):
        for place, statement in enumerate(block):
            if (name := _shortened(statement)) and not ends(block[place:]):
                yield statement, name


def _shortened(statement: ast.stmt) -> str:
    """Return the name in `del name[...]`, `name.pop(...)` or `name.remove(...)`."""
    match statement:
        case ast.Delete([ast.Subscript(ast.Name(name))]):
            return name
        case ast.Expr(ast.Call(ast.Attribute(ast.Name(name), "pop" | "remove"))):
            return name
        case ast.Assign(_, ast.Call(ast.Attribute(ast.Name(name), "pop"))):
            return name
    return ""


@LintRule(
    "Line {0.line}, `{0}`, asks the very same question again, and so it never "
    "ends. Ask about less: what is left without the first part?",
)
def asks_the_same(parsed: ParsedFunction) -> FoundPieces:
    """Find a function that calls itself with just what it was given.

    One that asks the player, draws, or changes what it was given, may do so.
    """
    names = [parameter.arg for parameter in parsed.parameters]
    touched = {name.id for name in parsed.every(ast.Name) if not is_read(name)}
    for place in parsed.every(ast.Subscript):
        if not isinstance(place.ctx, ast.Load):
            touched |= ids_in(place.value)
    for part in parsed.every(ast.Attribute):
        touched |= ids_in(part.value)
    if touched & {*names, "random"} or parsed.calls("input"):
        return
    for call in parsed.each_own(ast.Call):
        given = [arg.id for arg in call.args if isinstance(arg, ast.Name)]
        if (
            called(call) == parsed.function.name
            and given == names
            and not call.keywords
        ):
            yield (call,)
