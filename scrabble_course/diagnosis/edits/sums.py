"""Edits of what is reckoned: signs, sides, sizes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scrabble_course.diagnosis.edits.function_page import FunctionPage
from scrabble_course.diagnosis.edits.small_edit import (
    SmallEdit,
    call_to,
    copied_node,
    dotted,
    doubtful_edit,
    name_of,
    plus,
)
from scrabble_course.diagnosis.lint.source import called

_OPERATORS: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.Sub, ast.Pow),
    ast.Div: (ast.FloorDiv, ast.Mod),
    ast.FloorDiv: (ast.Div, ast.Mod),
    ast.Mod: (ast.FloorDiv,),
    ast.Pow: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
}


def change_operator(page: FunctionPage) -> Iterator[SmallEdit]:
    """Reckon with another sign; begin anew, or go on from the value before."""
    for node in page.every(ast.BinOp, ast.AugAssign):
        for other in _OPERATORS.get(type(node.op), ()):
            what = f"{page.quote(node)} reckons with the wrong sign."
            if isinstance(other(), ast.FloorDiv):
                what = f"`/` in {page.quote(node)} gives a number with a decimal point."
            is_step = isinstance(getattr(node, "value", None), ast.Constant)
            yield SmallEdit(node, what, ((node, "op", other()),), not is_step)
    for node in page.every(ast.AugAssign):
        what = f"{page.quote(node)} goes on from the value before. Should it?"
        target = copied_node(node.target)
        plain = ast.Assign([target], node.value)
        yield doubtful_edit(node, what, page.lines(node, plain))
    for node in page.every(ast.Assign):
        yield from _going_on(page, node)


def _going_on(page: FunctionPage, node: ast.Assign) -> Iterator[SmallEdit]:
    target, value = node.targets[0], node.value
    if len(node.targets) > 1 or not isinstance(target, ast.Name | ast.Subscript):
        return
    what = f"{page.quote(node)} forgets the value before, each time it comes there."
    before = ast.unparse(target)
    if any(ast.unparse(one) == before for one in ast.walk(value)):
        return  # it does not
    if page.loop_around(node):
        for operator in (ast.Add(), ast.Mult(), ast.Sub()):
            more = ast.AugAssign(target, operator, value)
            yield SmallEdit(node, what, page.lines(node, more))
    is_again = page.loop_around(node) or before in page.inner_parameters
    is_flag = isinstance(value, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Call)
    for either in (ast.Or(), ast.And()) if is_again and is_flag else ():
        old = copied_node(target, ctx=ast.Load())
        both = ast.BoolOp(either, [old, value])
        yield SmallEdit(node, what, ((node, "value", both),))
    if isinstance(target, ast.Subscript):
        get = ast.Attribute(target.value, "get", ast.Load())
        read = ast.Call(get, [target.slice, ast.Constant(0)], [])
        added = copied_node(node, value=ast.BinOp(read, ast.Add(), value))
        yield SmallEdit(node, what, page.lines(node, added))


def swap_sides(page: FunctionPage) -> Iterator[SmallEdit]:
    """Swap two sides."""
    what = "the two sides of {} stand in the wrong order."
    for node in page.every(ast.BinOp):
        if isinstance(node.op, ast.Sub | ast.Div | ast.FloorDiv | ast.Mod | ast.Add):
            turned = ((node, "left", node.right), (node, "right", node.left))
            other = copied_node(node, left=node.right, right=node.left)
            yield SmallEdit(node, page.ask(node, other), turned)
    for node in page.every(ast.Compare):
        if len(node.ops) == 1 and isinstance(node.ops[0], ast.In | ast.NotIn):
            turned = (
                (node, "left", node.comparators[0]),
                (node, "comparators", [node.left]),
            )
            yield doubtful_edit(node, what.format(page.quote(node)), turned)


def swap_neighbours(page: FunctionPage) -> Iterator[SmallEdit]:
    """Swap two neighbours."""
    said = "what stands in {} is in the wrong order."
    for node in page.every(ast.Call, ast.Tuple):
        field = "args" if isinstance(node, ast.Call) else "elts"
        held = getattr(node, field)
        for at in range(len(held) - 1):
            other = [*held[:at], held[at + 1], held[at], *held[at + 2 :]]
            yield doubtful_edit(
                node, said.format(page.quote(node)), ((node, field, other),)
            )
    for node in page.every(ast.Subscript):
        match node:
            case ast.Subscript(ast.Subscript(value, inner), outer):
                first = copied_node(node.value, value=value, slice=outer)
                turned = ((node, "value", first), (node, "slice", inner))
                yield doubtful_edit(node, said.format(page.quote(node)), turned)
    for node in page.every(ast.IfExp):
        turned = ((node, "body", node.orelse), (node, "orelse", node.body))
        yield doubtful_edit(node, said.format(page.quote(node)), turned)
    for node in page.every(ast.If):
        if node.orelse:
            what = f"what is done if {page.quote(node.test)}, and what if not?"
            turned = ((node, "body", node.orelse), (node, "orelse", node.body))
            yield doubtful_edit(node.test, what, turned)


def shift_by_one(page: FunctionPage) -> Iterator[SmallEdit]:
    """Count one more, or one less."""
    for node in page.every(ast.Name, ast.Call, ast.BinOp, ast.Subscript, ast.Attribute):
        above, field = page.above[node]
        is_counted = isinstance(above, ast.Compare | ast.BinOp | ast.Return | ast.Tuple)
        is_counted |= isinstance(above, ast.Call) and field == "args"
        is_counted |= isinstance(above, ast.Assign) and field == "value"
        if is_counted and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            what = f"{page.quote(node)} is one too many there, or one too few."
            for more in (1, -1):
                yield doubtful_edit(node, what, page.instead(node, plus(node, more)))


def drop_operand(page: FunctionPage) -> Iterator[SmallEdit]:
    """Leave out a part of a sum or a product; move the brackets."""
    for node in page.every(ast.BinOp):
        for part, rest in ((node.right, node.left), (node.left, node.right)):
            what = f"{page.quote(part)} is too much in {page.quote(node)}."
            yield doubtful_edit(node, what, page.instead(node, rest))
        what = f"what is reckoned first in {page.quote(node)}? Are its brackets right?"
        left, right = node.left, node.right
        if isinstance(left, ast.BinOp):
            inner = ast.BinOp(left.right, node.op, right)
            turned = ast.BinOp(left.left, left.op, inner)
            yield doubtful_edit(node, what, page.instead(node, turned))
        if isinstance(right, ast.BinOp):
            inner = ast.BinOp(left, node.op, right.left)
            turned = ast.BinOp(inner, right.op, right.right)
            yield doubtful_edit(node, what, page.instead(node, turned))


def walk_one_alone(page: FunctionPage) -> Iterator[SmallEdit]:
    """Walk over one of two things alone, and not over both."""
    for loop in page.every(ast.For, ast.comprehension):
        match loop.iter:
            case ast.BinOp(one, ast.Add(), two):
                for part, rest in ((two, one), (one, two)):
                    what = f"{page.quote(part)} is walked over, too. Should it be?"
                    yield SmallEdit(part, what, ((loop, "iter", rest),))


def add_floor_or_default(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put a smallest value to a result; ask a dictionary for what may not be there."""
    for node in page.every(ast.BinOp):
        above, _ = page.above[node]
        if not isinstance(above, ast.BinOp):
            what = (
                f"{page.quote(node)} may become too small. What is the least it may be?"
            )
            for least in (0, 1):
                new = call_to("max", ast.Constant(least), node)
                yield doubtful_edit(node, what, page.instead(node, new))
    for node in page.every(ast.Subscript):
        if isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice):
            get = ast.Attribute(node.value, "get", ast.Load())
            new = ast.Call(get, [node.slice, ast.Constant(0)], [])
            what = f"{page.quote(node)} is asked for where it may not be there."
            yield doubtful_edit(node, what, page.instead(node, new))
    for one in page.parameters:
        put = ast.Assign([ast.Name(one, ast.Store())], dotted(name_of(one), "copy"))
        what = f"the `{one}` that was given is changed; it belongs to the caller."
        for first, sets in page.begun_with(put, one):
            yield doubtful_edit(first, what, sets)


def take_what_is_there(page: FunctionPage) -> Iterator[SmallEdit]:
    """Take away what there is, where there is less than is asked for."""
    for node in page.every(ast.If):
        match node:
            case ast.If(
                ast.Compare(there, [ast.GtE() | ast.Gt()], [wanted]),
                [ast.AugAssign(_, ast.Sub(), value) as taken],
            ) if ast.dump(wanted) == ast.dump(value):
                what = (
                    f"where {page.quote(there)} is less than {page.quote(wanted)}, "
                    "nothing is taken. Should that which is there go?"
                )
                least = call_to("min", there, wanted)
                some = ast.Compare(there, [ast.Gt()], [ast.Constant(0)])
                sets = ((node, "test", some), (taken, "value", least))
                yield SmallEdit(node, what, sets)


def _products(page: FunctionPage) -> list[ast.BinOp]:
    return [one for one in page.every(ast.BinOp) if isinstance(one.op, ast.Mult)]


def multiply_once(page: FunctionPage) -> Iterator[SmallEdit]:
    """Multiply once, behind it all, what each call of a recursion multiplies."""
    function = page.parsed.function
    again = [one for one in page.every(ast.Call) if called(one) == function.name]
    for node in _products(page) if again else ():
        for factor, rest in ((node.right, node.left), (node.left, node.right)):
            inner = copied_node(function, name="_inner")
            begun = [one for one in function.body if isinstance(one, ast.Assign)]
            given = [name_of(one) for one in page.parameters]
            total = ast.BinOp(call_to("_inner", *given), ast.Mult(), factor)
            body = [inner, *begun, ast.Return(total)]
            renamed = [(one.func, "id", "_inner") for one in again]
            said = page.quote(factor)
            what = f"each call multiplies anew, by the {said} of what is left."
            sets = (*page.instead(node, rest), *renamed, (function, "body", body))
            yield SmallEdit(node, what, sets)
