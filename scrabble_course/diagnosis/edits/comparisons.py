"""Edits of what is compared and of truth."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise

from scrabble_course.diagnosis.edits.function_page import FunctionPage
from scrabble_course.diagnosis.edits.small_edit import (
    MOST_CONSTANTS,
    Sets,
    SmallEdit,
    copied_node,
    doubtful_edit,
    negated,
)
from scrabble_course.diagnosis.lint.source import called, ids_in, method, set_in

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


def allow_equal(page: FunctionPage) -> Iterator[SmallEdit]:
    """Take both sides for equal, or not."""
    for node in page.every(ast.Compare):
        for at, operator in enumerate(node.ops):
            for other, what in _SWAPPED.get(type(operator), ()):
                said = f"{page.quote(node)} {what}?"
                ops = [*node.ops[:at], other(), *node.ops[at + 1 :]]
                yield SmallEdit(node, said, ((node, "ops", ops),))


def change_number(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put another number."""
    known = [one for one in page.wanted.constants if type(one) in (int, float)]
    for node in page.every(ast.Constant):
        if type(node.value) in (int, float):
            near = [node.value + 1, max(node.value - 1, 0), 0, 1, *known]
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
                    if isinstance(above, ast.BinOp) and abs(value - node.value) > 1:
                        is_sure &= not isinstance(above.op, ast.Add | ast.Sub)
                    what = page.ask(node, ast.Constant(value))
                    yield SmallEdit(node, what, sets, is_sure)


def flip_truth(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put True for False, or either for a text of that name."""
    for node in page.every(ast.Constant):
        if node.value in ("True", "False"):
            what = "True or False in quotes is a text, and counts as true either way."
            yield SmallEdit(node, what, ((node, "value", node.value == "True"),))
        if type(node.value) is bool:
            what = f"{page.quote(node)} says the opposite of what holds there."
            if (name := page.flag(node)) and not page.differs(name, node):
                what = f"what is `{name}` for? It seems that it is not needed."
            yield SmallEdit(node, what, ((node, "value", not node.value),))


def negate_test(page: FunctionPage) -> Iterator[SmallEdit]:
    """Ask for the opposite, or compare otherwise."""
    for node in page.every(ast.Compare):
        if len(node.ops) == 1:
            is_sure = not _keeps_a_loop_going(page, node)
            for other in _TURNED.get(type(node.ops[0]), ()):
                ops = [other()]
                what = page.ask(node, copied_node(node, ops=ops))
                yield SmallEdit(node, what, ((node, "ops", ops),), is_sure)
    for node in page.every(ast.If, ast.While, ast.IfExp):
        test = node.test
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            said = f"{page.quote(test)} is true of all that is empty, or 0, too."
            none = ast.Compare(test.operand, [ast.Is()], [ast.Constant(None)])
            yield SmallEdit(test, said, ((node, "test", none),))
            what = page.ask(test, test.operand)
            is_sure = not isinstance(node, ast.While)
            yield SmallEdit(test, what, ((node, "test", test.operand),), is_sure)
        elif not isinstance(test, ast.Compare):
            turned = ast.UnaryOp(ast.Not(), test)
            what = page.ask(test, turned)
            is_sure = not isinstance(node, ast.While)
            yield SmallEdit(test, what, ((node, "test", turned),), is_sure)
            if isinstance(test, ast.Name) or method(test) == "get":
                said = f"{page.quote(test)} is false for all that is empty, or 0, too."
                there = ast.Compare(test, [ast.IsNot()], [ast.Constant(None)])
                yield SmallEdit(test, said, ((node, "test", there),))


def _keeps_a_loop_going(page: FunctionPage, test: ast.expr) -> bool:
    above, _ = page.above[test]
    if isinstance(above, ast.BoolOp):
        above, _ = page.above[above]
    return isinstance(above, ast.While)


def loosen_comparison(page: FunctionPage) -> Iterator[SmallEdit]:
    """Ask for just this, or for more; a size that is too small is wrong both ways."""
    for node in page.every(ast.Compare):
        others = _NOT_EXACT.get(type(node.ops[0]), ()) if len(node.ops) == 1 else ()
        for other in others:
            ops = [other()]
            what = page.ask(node, copied_node(node, ops=ops))
            is_sure = called(node.left) == "len" and other is ast.NotEq
            yield SmallEdit(node, what, ((node, "ops", ops),), is_sure)


def remember_best(page: FunctionPage) -> Iterator[SmallEdit]:
    """Remember what was compared with the best so far, and was better."""
    for node in page.every(ast.If):
        loop = page.loop_around(node)
        match node.test:
            case ast.Compare(new, [ast.Gt() | ast.GtE()], [ast.Name(best)]):
                pass
            case ast.Compare(ast.Name(best), [ast.Lt() | ast.LtE()], [new]):
                pass
            case _:
                continue
        if loop and best not in set_in(loop):
            what = (
                f"`{best}` stays as it was before the loop: what is found is compared "
                "with that each time, and not with the best so far."
            )
            kept = ast.Assign([ast.Name(best, ast.Store())], new)
            yield SmallEdit(node, what, ((node, "body", [*node.body, kept]),))


def compare_common_bits(page: FunctionPage) -> Iterator[SmallEdit]:
    """Ask what two numbers have in common, in a function that does so elsewhere."""
    if any(isinstance(one.op, ast.BitAnd) for one in page.every(ast.BinOp)):
        for node in page.every(ast.Compare):
            if len(node.ops) == 1 and isinstance(node.ops[0], ast.Eq | ast.In):
                what = (
                    f"{page.quote(node)} asks whether both are the same, and not "
                    "whether they have something in common."
                )
                both = ast.BinOp(node.left, ast.BitAnd(), node.comparators[0])
                yield SmallEdit(node, what, page.instead(node, both))


def _is_guard(node: ast.BoolOp) -> bool:
    """Whether the first part keeps a place on the board that a later one looks at."""
    first, *others = node.values
    places = [
        one.slice
        for other in others
        for one in ast.walk(other)
        if isinstance(one, ast.Subscript)
    ]
    return isinstance(first, ast.Compare) and bool(ids_in(first) & ids_in(*places))


def bracket_or(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put brackets round an `or` that stands behind an `and`."""
    for node in page.every(ast.BoolOp):
        match node:
            case ast.BoolOp(ast.Or(), [ast.BoolOp(ast.And(), [*first, last]), *rest]):
                what = f"`and` comes before `or`, and so {page.quote(rest[-1])} is "
                what += "enough by itself. Are brackets missing?"
                either = ast.BoolOp(ast.Or(), [last, *rest])
                both = ast.BoolOp(ast.And(), [*first, either])
                yield SmallEdit(node, what, page.instead(node, both))


def change_and_or(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put `and` for `or`; change, swap or leave out parts of a condition."""
    for node in page.every(ast.BoolOp):
        word, other = (
            ("and", ast.Or) if isinstance(node.op, ast.And) else ("or", ast.And)
        )
        both = "only if each part is" if word == "and" else "as soon as one part is"
        what = f"with `{word}`, {page.quote(node)} is true {both}. Is that meant?"
        if not (word == "and" and _is_guard(node)):
            yield SmallEdit(node, what, ((node, "op", other()),))
        if word == "and" and len(node.values) == 2:
            what = "`and` asks whether both are true, and not what both have in common."
            signs = ast.BinOp(node.values[0], ast.BitAnd(), node.values[1])
            yield SmallEdit(node, what, page.instead(node, signs))
        for at, (one, second) in enumerate(pairwise(node.values)):
            what = f"{page.quote(one)} is asked before {page.quote(second)}: is the "
            swapped = [*node.values[:at], second, one, *node.values[at + 2 :]]
            sets: Sets = ((node, "values", swapped),)
            yield SmallEdit(node, f"{what}order right?", sets)
    for node in page.every(ast.BoolOp):
        for one in node.values:
            rest = [other for other in node.values if other is not one]
            turned = [negated(one) if it is one else it for it in node.values]
            yield doubtful_edit(
                one, page.ask(one, negated(one)), ((node, "values", turned),)
            )
            what = f"what is the part {page.quote(one)} of the condition for?"
            if len(rest) > 1:
                yield doubtful_edit(one, what, ((node, "values", rest),))
            else:
                yield doubtful_edit(one, what, page.instead(node, rest[0]))
