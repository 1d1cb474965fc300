"""One small edit of a student's function, of each kind that beginners need.

What would be said of an edit tells where to look and what is the matter there; it does
not tell what to write. Whether it is true is found out in `edit_trials.py`.
"""

from __future__ import annotations

import ast
import builtins
import copy
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from types import CodeType
from typing import Any

from scrabble_course.diagnosis.lint.source import (
    ParsedFunction,
    called,
    ids_in,
    is_read,
    method,
)

Sets = tuple[tuple[ast.AST, str, Any], ...]
"""Fields of nodes, and what they are while the edit is made."""
DOES_HARM = "it does harm there: what is it for?"
MOST_NAMES = 12
"""Names that may have been meant in the place of another."""
MOST_CONSTANTS = 8
"""Values that may have been meant in the place of another."""


@dataclass(frozen=True, slots=True)
class SmallEdit:
    """An edit: the piece that it is about, what is the matter there, and what it sets.

    Of two edits that make all right, that which `is_sure` undoes a frequent slip; the
    other may do so by the way.
    """

    piece: ast.stmt | ast.expr
    what: str
    sets: Sets
    is_sure: bool = True

    def compiled(self, function: ast.FunctionDef) -> CodeType | None:
        """Return the code that defines the function so edited; None if it is none."""
        with self._made(), suppress(SyntaxError, ValueError, RecursionError, TypeError):
            module = ast.fix_missing_locations(ast.Module([function], []))
            return compile(module, "<as it may have been meant>", "exec")
        return None

    def source(self, function: ast.FunctionDef) -> str:
        """Return the source of the function so edited."""
        with self._made():
            return ast.unparse(ast.fix_missing_locations(function))

    @contextmanager
    def _made(self) -> Iterator[None]:
        before = [getattr(node, name) for node, name, _ in self.sets]
        for node, name, new in self.sets:
            setattr(node, name, new)
        try:
            yield
        finally:
            for (node, name, _), old in zip(self.sets, before, strict=True):
                setattr(node, name, old)


def small_edits(
    text: ParsedFunction, constants: Iterable[object] = (), expected: object = None
) -> Iterator[SmallEdit]:
    """Give the edits of a function, those of the most frequent slips first.

    `constants` are values that the task is about, and `expected` is what a call should
    have given.
    """
    page = _Page(text, tuple(constants), expected)
    for kind in KINDS:
        yield from kind(page)


class _Page:
    """A function's tree, with the place of each node in it."""

    def __init__(
        self, text: ParsedFunction, constants: tuple[object, ...], expected: object
    ) -> None:
        self.text, self.constants, self.expected = text, constants, expected
        self.above: dict[ast.AST, tuple[ast.AST, str]] = {}
        self.nodes: list[ast.AST] = []
        waiting: list[ast.AST] = [text.function]
        while waiting:
            node = waiting.pop()
            self.nodes.append(node)
            inner = []
            for name, value in ast.iter_fields(node):
                for one in value if isinstance(value, list) else [value]:
                    if isinstance(one, ast.AST):
                        self.above.setdefault(one, (node, name))
                        inner.append(one)
            waiting += reversed(inner)

    def every(self, *kinds: type[Any]) -> Iterator[Any]:
        """Give the nodes of these kinds, in the order of the text."""
        return (node for node in self.nodes if isinstance(node, kinds))

    def quote(self, node: ast.stmt | ast.expr) -> str:
        """Return how a piece is written."""
        return f"`{self.text.quote(node)}`"

    def instead(self, node: ast.AST, new: ast.AST) -> Sets:
        """Put a node in the place of another."""
        above, name = self.above[node]
        held = getattr(above, name)
        if isinstance(held, list):
            new = [new if one is node else one for one in held]  # type: ignore
        return ((above, name, new),)

    def block(self, node: ast.stmt) -> tuple[ast.AST, str, list[ast.stmt], int]:
        """Return the block that a statement stands in: whose, its name, and where."""
        above, name = self.above[node]
        held = getattr(above, name)
        return above, name, held, held.index(node)

    def lines(self, node: ast.stmt, *new: ast.stmt) -> Sets:
        """Put statements in the place of one."""
        above, name, held, at = self.block(node)
        return ((above, name, [*held[:at], *new, *held[at + 1 :]] or [ast.Pass()]),)

    def statements(self) -> Iterator[ast.stmt]:
        """Give what does something, the function itself and its docstring left out."""
        for node in self.every(ast.stmt):
            is_text = isinstance(node, ast.Expr) and isinstance(
                node.value, ast.Constant
            )
            if node is not self.text.function and not is_text:
                yield node

    def loop_around(self, node: ast.AST) -> ast.For | ast.While | None:
        """Return the innermost loop that a node stands in."""
        while node in self.above:
            node, _ = self.above[node]
            if isinstance(node, ast.For | ast.While):
                return node
        return None

    @property
    def names(self) -> list[str]:
        """The names that are given something, and the parameters."""
        stored = [one.id for one in self.every(ast.Name) if not is_read(one)]
        return [*dict.fromkeys([*stored, *self.parameters])][:MOST_NAMES]

    @property
    def parameters(self) -> list[str]:
        """The names of the parameters."""
        return [one.arg for one in self.text.parameters]

    def begun_with(
        self, first: ast.stmt, name: str, shows: Callable[[ast.AST], bool]
    ) -> Iterator[tuple[ast.Name, Sets]]:
        """Give a statement put first, at the first use of a name below what `shows`."""
        function = self.text.function
        for node in self.values():
            if node.id == name and shows(self.above[node][0]):
                yield node, ((function, "body", [first, *function.body]),)
                return

    def values(self) -> Iterator[ast.Name]:
        """Give the names whose value is asked for, of what is no function."""
        for name in self.every(ast.Name):
            above, field = self.above[name]
            is_called = isinstance(above, ast.Call) and field == "func"
            if isinstance(name.ctx, ast.Load) and not is_called:
                yield name


Kind = Callable[[_Page], Iterator[SmallEdit]]
KINDS: list[Kind] = []
_SWAPPED: dict[type[ast.cmpop], list[tuple[type[ast.cmpop], str]]] = {
    ast.Lt: [(ast.LtE, "is false when both are equal. Should it be")],
    ast.LtE: [(ast.Lt, "is true when both are equal, too. Should it be")],
    ast.Gt: [(ast.GtE, "is false when both are equal. Should it be")],
    ast.GtE: [(ast.Gt, "is true when both are equal, too. Should it be")],
}
_TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.Gt, ast.GtE),
    ast.LtE: (ast.GtE, ast.Gt),
    ast.Gt: (ast.Lt, ast.LtE),
    ast.GtE: (ast.LtE, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_NOT_EXACT: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.GtE, ast.LtE, ast.In),
    ast.GtE: (ast.Eq,),
    ast.LtE: (ast.Eq,),
    ast.Gt: (ast.NotEq,),
    ast.Lt: (ast.NotEq,),
    ast.NotEq: (ast.Gt, ast.Lt),
    ast.In: (ast.Eq,),
}
_OPERATORS: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.Pow),
    ast.Div: (ast.FloorDiv, ast.Mod),
    ast.FloorDiv: (ast.Div, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
}
_METHODS = {
    "lower": ("upper",),
    "upper": ("lower",),
    "append": ("extend",),
    "extend": ("append",),
    "keys": ("values", "items"),
    "values": ("keys", "items"),
    "islower": ("isupper", "isalpha"),
    "isupper": ("islower", "isalpha"),
    "isalpha": ("islower", "isupper"),
    "startswith": ("endswith",),
    "endswith": ("startswith",),
    "find": ("rfind",),
    "index": ("rindex",),
    "rfind": ("find",),
    "lstrip": ("rstrip",),
    "rstrip": ("lstrip",),
    "add": ("update",),
    "union": ("intersection", "difference"),
    "update": ("add",),
}
_FUNCTIONS = {
    "max": ("min", "sum", "len"),
    "min": ("max",),
    "any": ("all",),
    "all": ("any",),
    "sum": ("len", "max"),
    "len": ("sum",),
    "list": ("sorted",),
    "set": ("list",),
}
_REASONS = {
    "upper": ": it makes capitals of small letters.",
    "lower": ": it makes small letters of capitals.",
    "isalpha": ": `isalpha()` is False for signs such as `*`.",
    "isupper": ": `isupper()` is False for signs such as `*`, too.",
    "islower": ": `islower()` is False for signs such as `*`, too.",
    "strip": ": it takes the spaces away.",
    "set": ": a set has each letter once.",
    "any": ": one is enough for it.",
    "min": ": it takes the smallest.",
    "max": ": it takes the largest.",
    "len": ": it says how many there are.",
}
"""What a method or a function does that may not be meant."""
_WRAPPERS = ("len", "str", "int", "list", "set", "sorted", "sum")


def _kind(kind: Kind) -> Kind:
    KINDS.append(kind)
    return kind


def _odd(piece: ast.stmt | ast.expr, what: str, sets: Sets) -> SmallEdit:
    return SmallEdit(piece, what, sets, is_sure=False)


def _copied(node: Any, **new: Any) -> Any:
    """Return a shallow copy of a node with other fields."""
    twin = copy.copy(node)
    for name, value in new.items():
        setattr(twin, name, value)
    return twin


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _call(name: str, *args: ast.expr) -> ast.Call:
    return ast.Call(_name(name), [*args], [])


def _not(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def _dotted(value: ast.expr, name: str) -> ast.Call:
    return ast.Call(ast.Attribute(value, name, ast.Load()), [], [])


def _plus(value: ast.expr, number: int) -> ast.BinOp:
    operator = ast.Add() if number > 0 else ast.Sub()
    return ast.BinOp(value, operator, ast.Constant(abs(number)))


@_kind
def _equal_sides(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Compare):
        for at, operator in enumerate(node.ops):
            for other, what in _SWAPPED.get(type(operator), ()):
                said = f"{page.quote(node)} {what}?"
                ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
                yield SmallEdit(node, said, ((node, "ops", ops),))


@_kind
def _other_numbers(page: _Page) -> Iterator[SmallEdit]:
    known = [one for one in page.constants if type(one) in (int, float)]
    for node in page.every(ast.Constant):
        if type(node.value) in (int, float):
            near = [node.value + 1, max(node.value - 1, 0), 0, 1, *known]
            what = f"the number {page.quote(node)} is not the one that is due there."
            above, _ = page.above[node]
            is_step = isinstance(above, ast.Compare | ast.AugAssign)
            is_ordered = isinstance(above, ast.Compare) and not isinstance(
                above.ops[0], ast.Eq | ast.NotEq
            )
            is_ordered &= not isinstance(page.above[above][0], ast.While)
            is_step |= isinstance(getattr(above, "op", None), ast.FloorDiv)
            near += [-1] if isinstance(above, ast.Assign) else []
            for value in dict.fromkeys(near[-4 - MOST_CONSTANTS :]):
                if value != node.value:
                    sets: Sets = ((node, "value", value),)
                    is_near = is_ordered and abs(value - node.value) == 1
                    is_sure = value >= 0 and (is_near or not is_step)
                    yield SmallEdit(node, what, sets, is_sure)


@_kind
def _other_truth(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Constant):
        if type(node.value) is bool:
            what = f"{page.quote(node)} says the opposite of what holds there."
            yield SmallEdit(node, what, ((node, "value", not node.value),))


@_kind
def _turned_round(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Compare):
        if len(node.ops) == 1:
            is_sure = not isinstance(page.above[node][0], ast.While)
            for other in _TURNED.get(type(node.ops[0]), ()):
                what = f"{page.quote(node)} asks for the opposite of what is meant."
                yield SmallEdit(node, what, ((node, "ops", [other()]),), is_sure)
            for other in _NOT_EXACT.get(type(node.ops[0]), ()):
                what = (
                    f"{page.quote(node)} compares in another way than is meant: when "
                    "should it be true?"
                )
                yield _odd(node, what, ((node, "ops", [other()]),))
    for node in page.every(ast.If, ast.While, ast.IfExp):
        test = node.test
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            said = f"{page.quote(test)} is true of all that is empty, or 0, too."
            none = ast.Compare(test.operand, [ast.Is()], [ast.Constant(None)])
            yield SmallEdit(test, said, ((node, "test", none),))
            what = f"{page.quote(test)} is the opposite of what is meant."
            is_sure = not isinstance(node, ast.While)
            yield SmallEdit(test, what, ((node, "test", test.operand),), is_sure)
        elif not isinstance(test, ast.Compare):
            what = f"{page.quote(test)} is asked the wrong way round."
            turned = ast.UnaryOp(ast.Not(), test)
            is_sure = not isinstance(node, ast.While)
            yield SmallEdit(test, what, ((node, "test", turned),), is_sure)


@_kind
def _and_or(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.BoolOp):
        word, other = (
            ("and", ast.Or) if isinstance(node.op, ast.And) else ("or", ast.And)
        )
        both = "only if each part is" if word == "and" else "as soon as one part is"
        what = f"with `{word}`, {page.quote(node)} is true {both}. Is that meant?"
        yield SmallEdit(node, what, ((node, "op", other()),))
    for node in page.every(ast.BoolOp):
        for one in node.values:
            rest = [other for other in node.values if other is not one]
            what = f"the part {page.quote(one)} of the condition is wrong there"
            what += _REASONS.get(method(one), ".")
            turned = [_not(one) if it is one else it for it in node.values]
            yield _odd(one, what, ((node, "values", turned),))
            if len(rest) > 1:
                yield _odd(one, what, ((node, "values", rest),))
            else:
                yield _odd(one, what, page.instead(node, rest[0]))


@_kind
def _operators(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.BinOp, ast.AugAssign):
        for other in _OPERATORS.get(type(node.op), ()):
            what = f"{page.quote(node)} reckons with the wrong sign."
            is_step = isinstance(getattr(node, "value", None), ast.Constant)
            yield SmallEdit(node, what, ((node, "op", other()),), not is_step)
    for node in page.every(ast.AugAssign):
        what = f"{page.quote(node)} goes on from the value before. Should it?"
        target = _copied(node.target)
        plain = ast.Assign([target], node.value)
        yield _odd(node, what, page.lines(node, plain))
    for node in page.every(ast.Assign):
        match node:
            case ast.Assign([ast.Name() | ast.Subscript() as target], value):
                what = (
                    f"{page.quote(node)} forgets the value before, each time it comes "
                    "there."
                )
                if page.loop_around(node):
                    for operator in (ast.Add(), ast.Mult()):
                        more = ast.AugAssign(target, operator, value)
                        yield SmallEdit(node, what, page.lines(node, more))
                if isinstance(target, ast.Subscript):
                    read = ast.Call(
                        ast.Attribute(target.value, "get", ast.Load()),
                        [target.slice, ast.Constant(0)],
                        [],
                    )
                    added = _copied(node, value=ast.BinOp(read, ast.Add(), value))
                    yield SmallEdit(node, what, page.lines(node, added))


@_kind
def _what_is_meant(page: _Page) -> Iterator[SmallEdit]:
    """Give back, fill or reckon with another name."""
    names, params = page.names, page.parameters
    read = {one.id for one in page.every(ast.Name) if is_read(one)}
    for node in page.every(ast.Name):
        above, _ = page.above[node]
        others = [one for one in names if one != node.id]
        if isinstance(above, ast.Return) and node.id in names:
            what = f"is `{node.id}` the answer?"
        elif not is_read(node) and node.id not in read:
            what = f"`{node.id}` is not used again. Is another name meant?"
        elif is_read(node) and isinstance(above, ast.BinOp):
            what = f"`{node.id}` is not what is to be reckoned with there."
            for one in params:
                sizes = page.instead(node, _call("len", _name(one)))
                yield SmallEdit(node, what, sizes)
        else:
            continue
        for other in others:
            yield SmallEdit(node, what, ((node, "id", other),))
    for node in page.every(ast.For):
        if isinstance(node.iter, ast.Constant):
            what = f"{page.quote(node.iter)} is always the same. Is that meant?"
            for one in params:
                yield SmallEdit(node.iter, what, ((node, "iter", _name(one)),))


@_kind
def _other_ways_to_call(page: _Page) -> Iterator[SmallEdit]:
    """Take one of several values; hand on what was left out."""
    for node in page.every(ast.Call):
        above, field = page.above[node]
        if isinstance(above, ast.BinOp) and called(node) == "len":
            what = f"{page.quote(node)} is not what is to be reckoned with there."
            for one in page.names:
                yield SmallEdit(node, what, page.instead(node, _name(one)))
        if field in ("test", "values", "operand"):
            what = (
                f"{page.quote(node)} gives several things at once, and counts as true."
            )
            first = ast.Subscript(node, ast.Constant(0), ast.Load())
            yield SmallEdit(node, what, page.instead(node, first))
        given = ids_in(*node.args)
        if called(node) not in vars(builtins):
            for one in page.parameters:
                if one not in given and node.args:
                    what = f"{page.quote(node)} is not given `{one}`."
                    more = [*node.args, _name(one)]
                    yield SmallEdit(node, what, ((node, "args", more),))


@_kind
def _moved_out_of_block(page: _Page) -> Iterator[SmallEdit]:
    """Move the last lines of a block behind it, or the first before it."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        if above is page.text.function or not isinstance(above, ast.stmt):
            continue
        outer, outer_name, outer_held, outer_at = page.block(above)
        is_loop = isinstance(above, ast.For | ast.While)
        where = f"{page.quote(above)} in line {above.lineno}"
        if is_loop and name == "body":
            what = f"it is done in each round of the loop {where}. Should it be?"
        else:
            what = f"it stands below {where}, and so is done only then. Should it be?"
        head, tail = outer_held[: outer_at + 1], outer_held[outer_at + 1 :]
        rest = held[:at] or ([] if name == "orelse" else [ast.Pass()])
        behind = [*head, *held[at:], *tail]
        sets: Sets = ((above, name, rest), (outer, outer_name, behind))
        yield SmallEdit(node, what, sets, is_loop)
        if at == 0 and len(held) > 1 and name == "body":
            before = [*outer_held[:outer_at], node, above, *tail]
            sets = ((above, name, held[1:]), (outer, outer_name, before))
            yield SmallEdit(node, what, sets, is_loop)
        if is_loop and name == "body" and at + 1 < len(held):
            others = [one for one in held if one is not node]
            sets = ((above, name, others), (outer, outer_name, [*head, node, *tail]))
            yield SmallEdit(node, what, sets, is_loop)


@_kind
def _ended_too_early(page: _Page) -> Iterator[SmallEdit]:
    """Move the `return` of an `else` in a loop behind the loop."""
    for node in page.every(ast.If):
        loop, (above, _) = page.loop_around(node), page.above[node]
        if loop is above and node.orelse and isinstance(node.orelse[-1], ast.Return):
            outer, outer_name, held, at = page.block(loop)
            behind = [*held[: at + 1], *node.orelse, *held[at + 1 :]]
            what = (
                f"it ends the loop {page.quote(loop)} in line {loop.lineno} before all "
                "rounds are over."
            )
            sets: Sets = ((node, "orelse", []), (outer, outer_name, behind))
            yield SmallEdit(node.orelse[-1], what, sets)


@_kind
def _moved_into_block(page: _Page) -> Iterator[SmallEdit]:
    """Move a line that stands behind a block into it, or below its last `if`."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        before = held[at - 1] if at else None
        if not isinstance(before, ast.For | ast.While | ast.If):
            continue
        where = f"{page.quote(before)} in line {before.lineno}"
        what = f"it is done once, behind the loop {where}. Should it be?"
        if isinstance(before, ast.If):
            what = f"it is done whether or not {where} holds. Should it be?"
        taken = (above, name, [*held[:at], *held[at + 1 :]])
        for block in ("body", "orelse"):
            if inner := getattr(before, block):
                yield SmallEdit(node, what, ((before, block, [*inner, node]), taken))
                last = inner[-1]
                if isinstance(last, ast.If):
                    sets = ((last, "body", [*last.body, node]), taken)
                    yield SmallEdit(node, what, sets)


@_kind
def _moved_into_the_next_loop(page: _Page) -> Iterator[SmallEdit]:
    for node in page.statements():
        above, name, held, at = page.block(node)
        after = held[at + 1] if at + 1 < len(held) else None
        if isinstance(after, ast.For | ast.While):
            what = (
                f"it is done once, before the loop {page.quote(after)} in line "
                f"{after.lineno}. Should it be?"
            )
            rest = [one for one in held if one is not node]
            sets = ((after, "body", [node, *after.body]), (above, name, rest))
            yield SmallEdit(node, what, sets)


@_kind
def _other_names(page: _Page) -> Iterator[SmallEdit]:
    """Put another name of the function in the place of one."""
    used = [one.id for one in page.values()]
    names = [*dict.fromkeys([*page.names, *used])][:MOST_NAMES]
    for node in page.values():
        for other in names:
            if other != node.id:
                what = f"`{node.id}` is not what is meant there."
                yield _odd(node, what, ((node, "id", other),))
    for node in page.every(ast.Name):
        if isinstance(node.ctx, ast.Store):
            for other in names:
                if other != node.id:
                    what = f"is `{node.id}` what should get that value?"
                    yield _odd(node, what, ((node, "id", other),))
    for node in page.every(ast.Constant):
        above, _ = page.above[node]
        if isinstance(node.value, int | str) and not isinstance(
            above, ast.Expr | ast.JoinedStr
        ):
            for other in names:
                what = f"{page.quote(node)} is always the same. Is that meant?"
                yield _odd(node, what, page.instead(node, _name(other)))


@_kind
def _other_calls(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Call):
        quoted = page.quote(node)
        if isinstance(node.func, ast.Attribute):
            for other in _METHODS.get(node.func.attr, ()):
                what = f"`{node.func.attr}` does not do what is meant there."
                yield SmallEdit(node, what, ((node.func, "attr", other),))
            if not node.args and not node.keywords:
                what = f"`.{node.func.attr}()` is one step too many there"
                what += _REASONS.get(node.func.attr, ".")
                yield _odd(node, what, page.instead(node, node.func.value))
            if node.func.attr == "replace" and len(node.args) == 2:
                what = f"{quoted} replaces all that are alike. Should it?"
                one = [*node.args, ast.Constant(1)]
                yield SmallEdit(node, what, ((node, "args", one),))
        for other in _FUNCTIONS.get(called(node), ()):
            what = f"`{called(node)}` does not do what is meant there"
            what += _REASONS.get(called(node), ".")
            yield SmallEdit(node, what, ((node.func, "id", other),))
        if called(node) == "len" and len(node.args) == 1:
            what = f"{quoted} says how many keys or elements there are, not their sum."
            values = _dotted(node.args[0], "values")
            yield SmallEdit(node, what, page.instead(node, _call("sum", values)))
        above, _ = page.above[node]
        if called(node) and not isinstance(above, ast.Expr):
            for one in node.args:
                what = f"`{called(node)}(...)` is one step too many there."
                yield _odd(node, what, page.instead(node, one))


@_kind
def _other_ranges(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Call):
        if called(node) == "range" and node.args:
            what = f"{page.quote(node)} begins or ends in the wrong place."
            *before, end = node.args
            for more in (1, -1):
                sets: Sets = ((node, "args", [*before, _plus(end, more)]),)
                yield SmallEdit(node, what, sets)
            if before:
                for more in (1, -1):
                    sets = ((node, "args", [_plus(before[0], more), *node.args[1:]]),)
                    yield SmallEdit(node, what, sets)
            else:
                for first, last in ((1, end), (2, end), (1, _plus(end, 1))):
                    both = [ast.Constant(first), last]
                    yield SmallEdit(node, what, ((node, "args", both),))


def _as_it_comes(above: ast.AST) -> bool:
    return not isinstance(above, ast.Attribute) and called(above) != "len"


def _is_changed(above: ast.AST) -> bool:
    is_put = not isinstance(getattr(above, "ctx", ast.Load()), ast.Load)
    return isinstance(above, ast.Attribute) or is_put


@_kind
def _capitals(page: _Page) -> Iterator[SmallEdit]:
    for one in page.parameters:
        for name in ("lower", "upper", "strip"):
            put = ast.Assign([ast.Name(one, ast.Store())], _dotted(_name(one), name))
            what = f"`{one}` is taken as it comes, with spaces around it."
            if name != "strip":
                what = (
                    f"`{one}` is taken as it comes: capitals and small letters are "
                    "different signs to Python."
                )
            for first, sets in page.begun_with(put, one, _as_it_comes):
                yield _odd(first, what, sets)
    for node in page.values():
        for name in ("lower", "upper"):
            what = f"`{node.id}` has capitals or small letters there as it comes."
            new = _dotted(node, name)
            yield _odd(node, what, page.instead(node, new))


@_kind
def _places(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Subscript):
        if not isinstance(node.slice, ast.Slice):
            what = f"{page.quote(node)} is the wrong place."
            for other in (
                _plus(node.slice, 1),
                _plus(node.slice, -1),
                ast.Constant(-1),
            ):
                yield SmallEdit(node, what, ((node, "slice", other),))
            what = f"{page.quote(node)} is one element. Is it meant?"
            rest = ast.Slice(node.slice, None, None)
            yield SmallEdit(node, what, ((node, "slice", rest),))


@_kind
def _slices(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Subscript):
        part = node.slice
        if isinstance(part, ast.Slice):
            what = f"{page.quote(node)} begins or ends in the wrong place."
            for field in ("lower", "upper"):
                end = getattr(part, field)
                begin = [ast.Constant(1)] if field == "lower" else []
                others: list[ast.expr | None] = [*begin, ast.Constant(-1)]
                for other in [None, _plus(end, 1), _plus(end, -1)] if end else others:
                    yield SmallEdit(node, what, ((part, field, other),))
            backwards = None if part.step else ast.Constant(-1)
            yield SmallEdit(node, what, ((part, "step", backwards),))
            if not isinstance(node.ctx, ast.Store):
                yield SmallEdit(node, what, page.instead(node, node.value))


@_kind
def _swapped_sides(page: _Page) -> Iterator[SmallEdit]:
    what = "the two sides of {} stand in the wrong order."
    for node in page.every(ast.BinOp):
        if isinstance(node.op, ast.Sub | ast.Div | ast.FloorDiv | ast.Mod | ast.Add):
            turned = ((node, "left", node.right), (node, "right", node.left))
            is_sure = not isinstance(node.op, ast.Add)
            yield SmallEdit(node, what.format(page.quote(node)), turned, is_sure)
    for node in page.every(ast.Compare):
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn):
            turned = (
                (node, "left", node.comparators[0]),
                (node, "comparators", [node.left]),
            )
            yield _odd(node, what.format(page.quote(node)), turned)


@_kind
def _other_order(page: _Page) -> Iterator[SmallEdit]:
    said = "what stands in {} is in the wrong order."
    for node in page.every(ast.Call, ast.Tuple):
        field = "args" if isinstance(node, ast.Call) else "elts"
        held = getattr(node, field)
        for at in range(len(held) - 1):
            other = [*held[:at], held[at + 1], held[at], *held[at + 2 :]]
            yield _odd(node, said.format(page.quote(node)), ((node, field, other),))
    for node in page.every(ast.Subscript):
        match node:
            case ast.Subscript(ast.Subscript(value, inner), outer):
                first = _copied(node.value, value=value, slice=outer)
                turned = ((node, "value", first), (node, "slice", inner))
                yield _odd(node, said.format(page.quote(node)), turned)
    for node in page.every(ast.IfExp):
        turned = ((node, "body", node.orelse), (node, "orelse", node.body))
        yield _odd(node, said.format(page.quote(node)), turned)
    for node in page.every(ast.If):
        if node.orelse:
            what = f"what is done if {page.quote(node.test)}, and what if not?"
            turned = ((node, "body", node.orelse), (node, "orelse", node.body))
            yield _odd(node.test, what, turned)


@_kind
def _else(page: _Page) -> Iterator[SmallEdit]:
    """Put a second `if` under the `else` of the first, or take it from there."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        before = held[at - 1] if at else None
        if isinstance(before, ast.If) and not before.orelse:
            what = (
                f"it is done also when {page.quote(before.test)} in line "
                f"{before.lineno} was true. Should it be?"
            )
            if isinstance(node, ast.If) or at + 1 == len(held):
                sets: Sets = (
                    (before, "orelse", [node]),
                    (above, name, [*held[:at], *held[at + 1 :]]),
                )
                yield SmallEdit(node, what, sets)
        if name == "orelse" and isinstance(above, ast.If) and len(held) == 1:
            outer, outer_name, outer_held, outer_at = page.block(above)
            what = (
                f"it is asked only when {page.quote(above.test)} in line "
                f"{above.lineno} was false. Should it be?"
            )
            behind = [*outer_held[: outer_at + 1], node, *outer_held[outer_at + 1 :]]
            sets = ((above, "orelse", []), (outer, outer_name, behind))
            yield SmallEdit(node, what, sets)


@_kind
def _earlier(page: _Page) -> Iterator[SmallEdit]:
    """Put a statement before one that stands a line, or two, above it."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        for place in (at - 1, at - 2):
            if place >= 0:
                what = f"it comes after {page.quote(held[place])}: is the order right?"
                other = [*held[:place], node, *held[place:at], *held[at + 1 :]]
                yield _odd(node, what, ((above, name, other),))


@_kind
def _given_back(page: _Page) -> Iterator[SmallEdit]:
    """Put a `return` at the end, or before a value that goes nowhere."""
    body = page.text.function.body
    last = body[-1]
    what = "behind it the function ends without a `return`."
    answer = _written(page.expected)
    answers: list[ast.expr] = [answer] if answer else []
    for value in [*answers, *map(_name, page.names)]:
        more = [*body, ast.Return(value)]
        yield SmallEdit(last, what, ((page.text.function, "body", more),))
    for node in page.every(ast.Expr):
        if not isinstance(node.value, ast.Constant):
            what = "its value goes nowhere: should it be given back?"
            yield SmallEdit(node, what, page.lines(node, ast.Return(node.value)))
            match node.value:
                case ast.Call(ast.Name("print"), [shown]):
                    what = "it shows the value and does not give it back."
                    yield SmallEdit(node, what, page.lines(node, ast.Return(shown)))


@_kind
def _leaving_loops(page: _Page) -> Iterator[SmallEdit]:
    swaps = {
        ast.Break: (ast.Continue, "it ends the loop. Should it?"),
        ast.Continue: (ast.Break, "it goes on with the next round. Should it?"),
        ast.Pass: (ast.Continue, "`pass` does nothing: what comes below is done, too."),
    }
    for node in page.every(*swaps):
        other, what = swaps[type(node)]
        if page.loop_around(node):
            yield SmallEdit(node, what, page.lines(node, other()))
            if isinstance(node, ast.Pass):
                yield SmallEdit(node, what, page.lines(node, ast.Break()))
    for node in page.every(ast.If):
        if page.loop_around(node) and not isinstance(node.body[-1], ast.Return):
            what = "after it has been true once, the loop goes on. Should it?"
            sets: Sets = ((node, "body", [*node.body, ast.Break()]),)
            yield SmallEdit(node, what, sets)
            sets = ((node, "body", [*node.body, ast.Continue()]),)
            what = "after it was true, the rest of the round is done. Should it be?"
            yield SmallEdit(node, what, sets)
            sets = ((node, "orelse", [*node.orelse, ast.Break()]),)
            what = "when it is false for the first time, the loop goes on. Should it?"
            yield SmallEdit(node, what, sets)
    for node in page.every(ast.If):
        what = "it is done once. How long should it be done?"
        yield _odd(node, what, page.lines(node, ast.While(node.test, node.body, [])))
    for node in page.every(ast.While):
        what = "it is done again and again. Should it be?"
        yield _odd(node, what, page.lines(node, ast.If(node.test, node.body, [])))


@_kind
def _copies(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Assign, ast.Return):
        if isinstance(node.value, ast.Name):
            what = f"`{node.value.id}` is no copy there, but the very same thing."
            for name in ("dict", "list", "set"):
                new = _call(name, node.value)
                yield _odd(node, what, ((node, "value", new),))
    for node in page.every(ast.For, ast.comprehension):
        what = f"it walks over {page.quote(node.iter)} as that is, and changes."
        piece = node if isinstance(node, ast.stmt) else node.iter
        for name in ("list", "sorted", "set"):
            yield _odd(piece, what, ((node, "iter", _call(name, node.iter)),))
    for node in page.every(ast.comprehension):
        for one in node.ifs:
            what = f"the condition {page.quote(one)} is wrong there."
            rest = [other for other in node.ifs if other is not one]
            yield _odd(one, what, ((node, "ifs", rest),))
            turned = [_not(one), *rest]
            yield _odd(one, what, ((node, "ifs", turned),))


@_kind
def _off_by_one(page: _Page) -> Iterator[SmallEdit]:
    for node in page.every(ast.Name, ast.Call, ast.BinOp, ast.Subscript, ast.Attribute):
        above, field = page.above[node]
        is_counted = isinstance(above, ast.Compare | ast.BinOp | ast.Return | ast.Tuple)
        is_counted |= isinstance(above, ast.Call) and field == "args"
        is_counted |= isinstance(above, ast.Assign) and field == "value"
        if is_counted and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            what = f"{page.quote(node)} is one too many there, or one too few."
            for more in (1, -1):
                yield _odd(node, what, page.instead(node, _plus(node, more)))


@_kind
def _too_much(page: _Page) -> Iterator[SmallEdit]:
    """Leave out a part of a sum or a product; move the brackets."""
    for node in page.every(ast.BinOp):
        for part, rest in ((node.right, node.left), (node.left, node.right)):
            what = f"{page.quote(part)} is too much in {page.quote(node)}."
            yield _odd(node, what, page.instead(node, rest))
        what = f"what is reckoned first in {page.quote(node)}? Are its brackets right?"
        left, right = node.left, node.right
        if isinstance(left, ast.BinOp):
            inner = ast.BinOp(left.right, node.op, right)
            turned = ast.BinOp(left.left, left.op, inner)
            yield _odd(node, what, page.instead(node, turned))
        if isinstance(right, ast.BinOp):
            inner = ast.BinOp(left, node.op, right.left)
            turned = ast.BinOp(inner, right.op, right.right)
            yield _odd(node, what, page.instead(node, turned))


@_kind
def _left_out(page: _Page) -> Iterator[SmallEdit]:
    for node in page.statements():
        what = DOES_HARM
        yield SmallEdit(node, what, page.lines(node))
        if isinstance(node, ast.If):
            what = "should what stands below it be done only then?"
            yield _odd(node, what, page.lines(node, *node.body))
            if node.orelse:
                what = "what stands below its `else` should be done in any case."
                behind = page.lines(node, node, *node.orelse)
                yield _odd(node, what, (*behind, (node, "orelse", [])))
        if isinstance(node, ast.For | ast.While):
            what = "should it be a loop?"
            yield _odd(node, what, page.lines(node, *node.body))


@_kind
def _floors_and_keys(page: _Page) -> Iterator[SmallEdit]:
    """Put a smallest value to a result; ask a dictionary for what may not be there."""
    for node in page.every(ast.BinOp):
        above, _ = page.above[node]
        if not isinstance(above, ast.BinOp):
            what = (
                f"{page.quote(node)} may become too small. What is the least it may be?"
            )
            for least in (0, 1):
                new = _call("max", ast.Constant(least), node)
                yield _odd(node, what, page.instead(node, new))
    for node in page.every(ast.Subscript):
        if isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice):
            get = ast.Attribute(node.value, "get", ast.Load())
            new = ast.Call(get, [node.slice, ast.Constant(0)], [])
            what = f"{page.quote(node)} is asked for where it may not be there."
            yield _odd(node, what, page.instead(node, new))
    for one in page.parameters:
        put = ast.Assign([ast.Name(one, ast.Store())], _dotted(_name(one), "copy"))
        what = f"the `{one}` that was given is changed; it belongs to the caller."
        for first, sets in page.begun_with(put, one, _is_changed):
            yield _odd(first, what, sets)


def _written(value: object) -> ast.expr | None:
    """Return a plain value as source; None if it is none."""
    if type(value) not in (int, bool, str, float, list, dict, set):
        return None
    with suppress(SyntaxError, ValueError):
        return ast.parse(repr(value), mode="eval").body
    return None


@_kind
def _other_texts(page: _Page) -> Iterator[SmallEdit]:
    texts = [one for one in page.constants if type(one) is str]
    texts += [
        node.value for node in page.every(ast.Constant) if type(node.value) is str
    ]
    known = ["", " ", *dict.fromkeys(one for one in texts if len(one) < 30)]
    for node in page.every(ast.Constant):
        above, _ = page.above[node]
        if type(node.value) is str and not isinstance(above, ast.Expr):
            is_piece = isinstance(above, ast.JoinedStr)
            quoted = "a text there" if is_piece else page.quote(node)
            what = f"{quoted} is not the text that is due."
            tried = [node.value.lower(), node.value.upper(), node.value.strip()]
            for other in [*tried, *known[: 2 * MOST_CONSTANTS]]:
                if other != node.value:
                    yield _odd(node, what, ((node, "value", other),))


@_kind
def _own_way(page: _Page) -> Iterator[SmallEdit]:
    """Give what is empty, or 0, an answer of its own."""
    answer = _written(page.expected)
    if answer is None:
        return
    for one in page.parameters:
        test = ast.UnaryOp(ast.Not(), _name(one))
        guard = ast.If(test, [ast.Return(answer)], [])
        what = f"nothing in the function is for a `{one}` that is empty, or 0."
        for first, sets in page.begun_with(guard, one, lambda above: True):
            yield _odd(first, what, sets)


@_kind
def _wrapped(page: _Page) -> Iterator[SmallEdit]:
    for node in page.values():
        for name in _WRAPPERS:
            what = f"`{node.id}` itself is not what is meant there."
            yield _odd(node, what, page.instead(node, _call(name, node)))
    for node in page.every(ast.Return):
        if node.value is not None:
            for name in (*_WRAPPERS, "dict", "tuple", "bool"):
                what = f"{page.quote(node)} gives another kind of value than is due."
                yield _odd(node, what, ((node, "value", _call(name, node.value)),))
