"""Edits of calls and of places in a text or a list."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scrabble_course.diagnosis.edits.function_page import FunctionPage
from scrabble_course.diagnosis.edits.small_edit import (
    REASONS,
    Sets,
    SmallEdit,
    call_to,
    copied_node,
    dotted,
    doubtful_edit,
    name_of,
    plus,
)
from scrabble_course.diagnosis.lint.source import (
    called,
    ids_in,
    read_in,
)

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
    "match": ("fullmatch",),
    "search": ("fullmatch",),
}
_PARTS = {"startswith": "the beginning", "endswith": "the end"}
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


def change_call(page: FunctionPage) -> Iterator[SmallEdit]:
    """Call another function or method, or none; hand over one more."""
    for node in page.every(ast.Call):
        if isinstance(node.func, ast.Attribute):
            yield from _other_methods(page, node, node.func)
        for other in _FUNCTIONS.get(called(node), ()):
            what = f"`{called(node)}` does not do what is meant there"
            what += REASONS.get(called(node), ".")
            yield SmallEdit(node, what, ((node.func, "id", other),))
        if called(node) == "zip":
            what = f"{page.quote(node)} ends where the shorter of them ends."
            parts = call_to("__import__", ast.Constant("itertools"))
            longest = ast.Attribute(parts, "zip_longest", ast.Load())
            filled = [ast.keyword("fillvalue", ast.Constant(" "))]
            sets = ((node, "func", longest), (node, "keywords", filled))
            yield SmallEdit(node, what, sets)
        above, _ = page.above[node]
        if called(node) and not isinstance(above, ast.Expr):
            for one in node.args:
                what = f"`{called(node)}(...)` is one step too many there."
                yield doubtful_edit(node, what, page.instead(node, one))


def sum_values(page: FunctionPage) -> Iterator[SmallEdit]:
    """Add up the values of a dictionary; stop at 0 in place of turning a sign."""
    for node in page.every(ast.Call):
        match node:
            case ast.Call(ast.Name("len"), [one]):
                says = "says how many keys or elements there are, not their sum."
                new = call_to("sum", dotted(one, "values"))
            case ast.Call(ast.Name("sum"), [ast.Name() as one]):
                says = "adds keys of a dictionary, not its values."
                new = call_to("sum", dotted(one, "values"))
            case ast.Call(ast.Name("abs"), [one]):
                says = "makes a positive number of one below 0."
                new = call_to("max", ast.Constant(0), one)
            case _:
                continue
        yield SmallEdit(node, f"{page.quote(node)} {says}", page.instead(node, new))


def _other_methods(
    page: FunctionPage, node: ast.Call, func: ast.Attribute
) -> Iterator[SmallEdit]:
    for other in _METHODS.get(func.attr, ()):
        what = f"`{func.attr}` does not do what is meant there"
        what += REASONS.get(func.attr, ".")
        yield SmallEdit(node, what, ((func, "attr", other),))
    if not node.args and not node.keywords:
        what = f"`.{func.attr}()` is one step too many there"
        what += REASONS.get(func.attr, ".")
        yield doubtful_edit(node, what, page.instead(node, func.value))
    if func.attr in _PARTS and len(node.args) == 1:
        what = f"`{func.attr}` looks at {_PARTS[func.attr]} alone."
        whole = ast.Compare(func.value, [ast.Eq()], node.args)
        yield SmallEdit(node, what, page.instead(node, whole))
    if func.attr == "replace" and len(node.args) == 2:
        what = f"{page.quote(node)} replaces all that are alike. Should it?"
        one = [*node.args, ast.Constant(1)]
        yield SmallEdit(node, what, ((node, "args", one),))


def take_into_bracket(page: FunctionPage) -> Iterator[SmallEdit]:
    """Take what is added behind a call of `max` or `min` into its brackets."""
    for node in page.every(ast.BinOp):
        match call := getattr(node.left, "right", node.left):
            case ast.Call(ast.Name("max" | "min"), args):
                what = f"{page.quote(node.right)} stands behind the bracket that ends "
                what += f"{page.quote(call)}. Should it stand before it?"
                for at, one in enumerate(args):
                    inner = ast.BinOp(one, node.op, node.right)
                    within = [*args[:at], inner, *args[at + 1 :]]
                    sets = (*page.instead(node, node.left), (call, "args", within))
                    if one is args[-1]:
                        yield SmallEdit(node, what, sets)
                    elif call is node.left:
                        asked = page.ask(node, copied_node(call, args=within))
                        yield SmallEdit(node, asked, sets)


def enumerate_place(page: FunctionPage) -> Iterator[SmallEdit]:
    """Ask for the place where a loop is, and not for the first of such elements."""
    for loop in page.every(ast.For):
        for node in page.every(ast.Call):
            match node:
                case ast.Call(ast.Attribute(_, "index"), [ast.Name(name)]) if ast.dump(
                    loop.target
                ) == ast.dump(ast.Name(name, ast.Store())):
                    what = f"{page.quote(node)} is the first of its places each time."
                    both = ast.Tuple([ast.Name("_at", ast.Store()), loop.target])
                    both.ctx = ast.Store()
                    walked = call_to("enumerate", loop.iter)
                    sets = (*page.instead(node, name_of("_at")), (loop, "iter", walked))
                    yield SmallEdit(node, what, (*sets, (loop, "target", both)))


def shift_range(page: FunctionPage) -> Iterator[SmallEdit]:
    """Begin or end a range one place off."""
    for node in page.every(ast.Call):
        if called(node) == "range" and node.args:
            what = f"{page.quote(node)} begins or ends in the wrong place."
            loop, _ = page.above[node]
            if isinstance(loop, ast.For) and not ids_in(loop.target) & read_in(loop):
                what = "there may be another number of rounds. Is it known before the "
                what += "first (`for`), or seen on the way (`while`)?"
            *before, end = node.args
            for more in (1, -1):
                sets: Sets = ((node, "args", [*before, plus(end, more)]),)
                yield SmallEdit(node, what, sets)
            if before:
                if not isinstance(before[0], ast.Constant):
                    whole = [ast.Constant(0), *node.args[1:]]
                    yield SmallEdit(node, what, ((node, "args", whole),))
                for more in (1, -1):
                    sets = ((node, "args", [plus(before[0], more), *node.args[1:]]),)
                    yield SmallEdit(node, what, sets)
            else:
                for first, last in ((1, end), (2, end), (1, plus(end, 1))):
                    both = [ast.Constant(first), last]
                    yield SmallEdit(node, what, ((node, "args", both),))


def shift_index(page: FunctionPage) -> Iterator[SmallEdit]:
    """Look at another place."""
    for node in page.every(ast.Subscript):
        if not isinstance(node.slice, ast.Slice):
            what = f"{page.quote(node)} is the wrong place."
            for other in (
                plus(node.slice, 1),
                plus(node.slice, -1),
                ast.Constant(-1),
            ):
                yield SmallEdit(node, what, ((node, "slice", other),))
            what = f"{page.quote(node)} is one element. Is it meant?"
            rest = ast.Slice(node.slice, None, None)
            yield SmallEdit(node, what, ((node, "slice", rest),))


def shift_slice(page: FunctionPage) -> Iterator[SmallEdit]:
    """Begin or end a slice one place off."""
    for node in page.every(ast.Subscript):
        part = node.slice
        if isinstance(part, ast.Slice):
            what = f"{page.quote(node)} begins or ends in the wrong place."
            for field in ("lower", "upper"):
                end = getattr(part, field)
                begin = [ast.Constant(1)] if field == "lower" else []
                others: list[ast.expr | None] = [*begin, ast.Constant(-1)]
                for other in [None, plus(end, 1), plus(end, -1)] if end else others:
                    yield SmallEdit(node, what, ((part, field, other),))
            backwards = None if part.step else ast.Constant(-1)
            yield SmallEdit(node, what, ((part, "step", backwards),))
            if not isinstance(node.ctx, ast.Store):
                yield SmallEdit(node, what, page.instead(node, node.value))
