"""Edits of where a statement stands, and of when it is done."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from scrabble_course.diagnosis.edits.function_page import FunctionPage
from scrabble_course.diagnosis.edits.small_edit import (
    ONLY_THEN,
    WITHOUT_IT,
    Sets,
    SmallEdit,
    doubtful_edit,
    name_of,
    written,
)
from scrabble_course.diagnosis.lint.source import (
    ends,
    ids_in,
    method,
    names_in,
    read_in,
    set_in,
)

_IN_PLACE = {"add", "append", "discard", "extend", "insert", "remove", "sort"}
"""Methods that give nothing back."""
_OTHER_STEPS = {
    ast.Break: (ast.Continue, "it ends the loop. Should it?"),
    ast.Continue: (ast.Break, "it goes on with the next round. Should it?"),
    ast.Pass: (ast.Continue, "`pass` does nothing: what comes below is done, too."),
}
"""What may be meant in place of a step in a loop, and what is the matter there."""


def move_out_of_block(page: FunctionPage) -> Iterator[SmallEdit]:
    """Move the last lines of a block behind it, or the first before it."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        if not isinstance(above, ast.stmt) or _is_to_stay(page, node):
            continue
        outer, outer_name, outer_held, outer_at = _block_around(page, above)
        is_loop = isinstance(above, ast.For | ast.While)
        where = f"{page.quote(above)} in line {above.lineno}"
        if is_loop and name == "body":
            what = f"it is done in each round of the loop {where}. Should it be?"
        elif name == "orelse" and isinstance(above, ast.If):
            what = f"it is done only when {where} does not hold. Should it be?"
        elif isinstance(above, ast.If):
            what = f"it stands below {where}, and so is done only then. Should it be?"
        else:
            what = f"it stands below {where}. Should it?"
        head, tail = outer_held[: outer_at + 1], outer_held[outer_at + 1 :]
        rest = held[:at] or ([] if name == "orelse" else [ast.Pass()])
        behind = [*head, *held[at:], *tail]
        sets: Sets = ((above, name, rest), (outer, outer_name, behind))
        is_step = isinstance(node, ast.AugAssign) and bool(page.loop_around(above))
        is_step |= at > 0 and _is_flag(node)
        yield SmallEdit(node, what, sets, is_loop or is_step)
        if at == 0 and len(held) > 1 and name == "body":
            before = [*outer_held[:outer_at], node, above, *tail]
            sets = ((above, name, held[1:]), (outer, outer_name, before))
            yield SmallEdit(node, what, sets, is_loop)
        if is_loop and name == "body" and at + 1 < len(held):
            others = [one for one in held if one is not node]
            sets = ((above, name, others), (outer, outer_name, [*head, node, *tail]))
            yield SmallEdit(node, what, sets, is_loop)


def _is_to_stay(page: FunctionPage, node: ast.stmt) -> bool:
    """Whether a line stands in no block, or undoes what the other block counts."""
    above, name, _, _ = page.block(node)
    other = getattr(above, {"body": "orelse", "orelse": "body"}.get(name, ""), ())
    lines = [one for one in (node, *other) if isinstance(one, ast.AugAssign)]
    targets = [ast.dump(one.target) for one in lines]
    is_counted = node in lines and len({*targets}) < len(targets)
    return is_counted or above is page.parsed.function


def _is_flag(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(value=ast.Constant(bool())):
            return True
    return False


def _block_around(
    page: FunctionPage, node: ast.stmt
) -> tuple[ast.AST, str, list[ast.stmt], int]:
    """Return the block that a statement stands in; of an `elif`, that of its `if`."""
    outer, name, held, at = page.block(node)
    while name == "orelse" and getattr(outer, "col_offset", -1) == node.col_offset:
        assert isinstance(outer, ast.stmt)
        node = outer
        outer, name, held, at = page.block(node)
    return outer, name, held, at


def drop_repeated_line(page: FunctionPage) -> Iterator[SmallEdit]:
    """Leave out one of two lines that are the very same, or what is added again."""
    seen: dict[str, ast.stmt] = {}
    for node in page.every(ast.Assign, ast.AugAssign, ast.Expr):
        before = seen.setdefault(ast.dump(node), node)
        if before is not node:
            for one, other in ((before, node), (node, before)):
                what = f"line {other.lineno} is the very same. Should both be done?"
                yield SmallEdit(one, what, page.lines(one))
    steps = [s for s in page.every(ast.AugAssign) if isinstance(s.op, ast.Add)]
    for step in steps:
        added = ast.dump(step.value)
        for node in page.every(ast.BinOp):
            match node:
                case ast.BinOp(ast.Name(name) as total, ast.Add(), more) if (
                    ast.unparse(step.target) == name and ast.dump(more) == added
                ):
                    what = f"line {step.lineno} adds {page.quote(more)} to `{name}`, "
                    what += "too. Should both be done?"
                    yield SmallEdit(node, what, page.instead(node, total))


def move_return_behind_loop(page: FunctionPage) -> Iterator[SmallEdit]:
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


def move_into_block(page: FunctionPage) -> Iterator[SmallEdit]:
    """Move a line that stands behind a block into it, or below its last `if`."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        blocks = [
            one for one in held[:at] if isinstance(one, ast.For | ast.While | ast.If)
        ]
        if not blocks:
            continue
        before = blocks[-1]
        where = f"{page.quote(before)} in line {before.lineno}"
        what = f"it is done once, behind the loop {where}. Should it be?"
        if isinstance(before, ast.If):
            what = f"it is done whether or not {where} holds. Should it be?"
        taken = (above, name, [*held[:at], *held[at + 1 :]])
        for block in ("body", "orelse"):
            inner = getattr(before, block)
            if inner and not ends(inner):
                yield SmallEdit(node, what, ((before, block, [*inner, node]), taken))
                last = inner[-1]
                if isinstance(last, ast.If):
                    test = f"{page.quote(last.test)} in line {last.lineno}"
                    said = f"it is done whether or not {test} holds. Should it be?"
                    sets = ((last, "body", [*last.body, node]), taken)
                    yield SmallEdit(node, said, sets)


def return_in_each_round(page: FunctionPage) -> Iterator[SmallEdit]:
    """Return what a loop has found in the round in which it is true, too."""
    for node in page.every(ast.Return):
        _, _, held, at = page.block(node)
        loops = [one for one in held[:at] if isinstance(one, ast.For)]
        before = loops[-1] if loops else None
        if before and node.value and ids_in(node.value) & set_in(*before.body):
            where = f"{page.quote(before)} in line {before.lineno}"
            what = f"it looks only at what the last round left of the loop {where}."
            early = ast.If(node.value, [node], [])
            yield SmallEdit(node, what, ((before, "body", [*before.body, early]),))


def move_into_next_loop(page: FunctionPage) -> Iterator[SmallEdit]:
    """Move a statement into the loop that stands behind it."""
    for node in page.statements():
        above, name, held, at = page.block(node)
        behind = [one for one in held[at + 1 :] if not isinstance(one, ast.FunctionDef)]
        after = behind[0] if behind else None
        if isinstance(after, ast.For | ast.While):
            what = (
                f"it is done once, before the loop {page.quote(after)} in line "
                f"{after.lineno}. Should it be?"
            )
            rest = [one for one in held if one is not node]
            sets = ((after, "body", [node, *after.body]), (above, name, rest))
            is_sure = not _is_state(node, after) and not _is_carried(page, node, after)
            yield SmallEdit(node, what, sets, is_sure)


def _is_carried(page: FunctionPage, node: ast.stmt, loop: ast.For | ast.While) -> bool:
    """Whether a line makes what a loop carries on, and what is read behind it."""
    _, _, held, at = page.block(loop)
    return bool(set_in(node) & set_in(loop) & read_in(loop) & read_in(*held[at + 1 :]))


def _is_state(node: ast.stmt, loop: ast.For | ast.While) -> bool:
    """Whether a line lowers a flag that the loop raises for the rounds to come."""
    given = [
        one.value
        for one in ast.walk(loop)
        if isinstance(one, ast.Assign) and set_in(*one.targets) & set_in(node)
    ]
    flags = [isinstance(getattr(one, "value", None), bool) for one in given]
    return bool(flags) and all(flags)


def move_under_else(page: FunctionPage) -> Iterator[SmallEdit]:
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
            outer, outer_name, outer_held, outer_at = _block_around(page, above)
            what = (
                f"it is asked only when {page.quote(above.test)} in line "
                f"{above.lineno} was false. Should it be?"
            )
            behind = [*outer_held[: outer_at + 1], node, *outer_held[outer_at + 1 :]]
            sets = ((above, "orelse", []), (outer, outer_name, behind))
            yield SmallEdit(node, what, sets)


def move_earlier(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put a statement before one that stands a line, or two, above it.

    One of them makes what the other reads, or it makes no difference, as a rule.
    """
    for node in page.statements():
        above, name, held, at = page.block(node)
        for place in (at - 1, at - 2):
            if place < 0:
                continue
            what = f"it comes after {page.quote(held[place])}: is the order right?"
            other = [*held[:place], node, *held[place:at], *held[at + 1 :]]
            sets: Sets = ((above, name, other),)
            is_read = bool(set_in(node) & read_in(*held[place:at]))
            is_plain = isinstance(node, ast.Assign | ast.AugAssign | ast.Expr)
            yield SmallEdit(node, what, sets, is_read and is_plain)


def return_value(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put a `return` at the end, or before a value that goes nowhere."""
    body = page.parsed.function.body
    last = body[-1]
    what = "behind it the function ends without a `return`."
    answer = written(page.wanted.expected)
    answers: list[ast.expr] = [answer] if answer else []
    for value in [*answers, *map(name_of, page.names)]:
        more = [*body, ast.Return(value)]
        yield SmallEdit(last, what, ((page.parsed.function, "body", more),))
    for node in page.every(ast.Return):
        if answer and node.value is None:
            what = "it gives None back. What is the answer there?"
            for given in (answer, written(type(page.wanted.expected)())):
                yield SmallEdit(node, what, ((node, "value", given),))
        match node.value:
            case ast.Name(name) | ast.Call(ast.Name(name)) if name.endswith("Error"):
                what = "it hands an error back like an answer, and nothing stops."
                yield SmallEdit(node, what, page.lines(node, ast.Raise(node.value)))
    for node in page.every(ast.If):
        if answer and not node.orelse and page.loop_around(node):
            what = "nothing is done when it is false. Is the answer known by then?"
            other = [ast.Return(answer)]
            yield SmallEdit(node, what, ((node, "orelse", other),))
    for node in page.every(ast.Expr):
        if not isinstance(node.value, ast.Constant):
            what = "its value goes nowhere: should it be given back?"
            yield SmallEdit(node, what, page.lines(node, ast.Return(node.value)))
            match node.value:
                case ast.Call(ast.Name("print"), [shown]):
                    what = "it shows the value and does not give it back."
                    yield SmallEdit(node, what, page.lines(node, ast.Return(shown)))


def keep_value(page: FunctionPage) -> Iterator[SmallEdit]:
    """Keep a value that goes nowhere, for good or for the rest of the block."""
    for node in page.every(ast.Expr):
        _, _, held, at = page.block(node)
        if method(node.value) in _IN_PLACE:
            continue
        what = "its value goes nowhere: which name should get it?"
        for name in sorted(ids_in(node.value) & {*page.names}):
            below = [one for one in names_in(*held[at + 1 :]) if one.id == name]
            for new, renamed in ((name, []), (f"_{name}", below)):
                value = ast.NamedExpr(ast.Name(new, ast.Store()), node.value)
                others = [(one, "id", new) for one in renamed]
                yield SmallEdit(node, what, ((node, "value", value), *others))


def leave_loop(page: FunctionPage) -> Iterator[SmallEdit]:
    """Leave a loop, or go on with it, elsewhere."""
    for node in page.every(*_OTHER_STEPS):
        other, what = _OTHER_STEPS[type(node)]
        if page.loop_around(node):
            yield SmallEdit(node, what, page.lines(node, other()))
            answer = written(page.wanted.expected)
            if answer and isinstance(node, ast.Break):
                said = "it ends the loop and no more. Is the answer known by then?"
                yield SmallEdit(node, said, page.lines(node, ast.Return(answer)))
            if isinstance(node, ast.Pass):
                yield SmallEdit(node, what, page.lines(node, ast.Break()))
    for node in page.every(ast.Return):
        if loop := page.loop_around(node):
            what = (
                f"it ends the function, and so the loop {page.quote(loop)} in line "
                f"{loop.lineno}. Should it?"
            )
            yield SmallEdit(node, what, page.lines(node, ast.Continue()))
    yield from _leaving_after_a_question(page)
    for node in page.every(ast.If):
        what = "it is done once. How long should it be done?"
        yield doubtful_edit(
            node, what, page.lines(node, ast.While(node.test, node.body, []))
        )
    for node in page.every(ast.While):
        what = "it is done again and again. Should it be?"
        yield doubtful_edit(
            node, what, page.lines(node, ast.If(node.test, node.body, []))
        )


def _leaving_after_a_question(page: FunctionPage) -> Iterator[SmallEdit]:
    for node in page.every(ast.If):
        if page.loop_around(node) and not isinstance(node.body[-1], ast.Return):
            what = "after it has been true once, the loop goes on. Should it?"
            sets: Sets = ((node, "body", [*node.body, ast.Break()]),)
            yield doubtful_edit(node, what, sets)
            sets = ((node, "body", [*node.body, ast.Continue()]),)
            what = "after it was true, the rest of the round is done. Should it be?"
            yield SmallEdit(node, what, sets)
            sets = ((node, "orelse", [*node.orelse, ast.Break()]),)
            what = "when it is false for the first time, the loop goes on. Should it?"
            yield doubtful_edit(node, what, sets)


def reset_value(page: FunctionPage) -> Iterator[SmallEdit]:
    """Give what remembers something for the rounds to come its first value again."""
    for loop in page.every(ast.For, ast.While):
        _, _, held, at = page.block(loop)
        begun = {
            name: line
            for line in held[:at]
            if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
            for name in set_in(line) & set_in(loop)
        }
        branches = [one for one in ast.walk(loop) if isinstance(one, ast.If)]
        for name, line in begun.items():
            for node in branches:
                if name not in set_in(*node.body) and not ends(node.body):
                    what = f"behind it, `{name}` is what it was before. Should it be "
                    what += f"{page.quote(line.value)} again?"
                    yield SmallEdit(node, what, ((node, "body", [*node.body, line]),))


def drop_statement(page: FunctionPage) -> Iterator[SmallEdit]:
    """Leave out a statement, or the line that it stands below."""
    for node in page.statements():
        yield SmallEdit(node, WITHOUT_IT, page.lines(node))
        if isinstance(node, ast.If):
            yield doubtful_edit(node, ONLY_THEN, page.lines(node, *node.body))
            if node.orelse:
                what = "what stands below its `else` should be done in any case."
                behind = page.lines(node, node, *node.orelse)
                yield doubtful_edit(node, what, (*behind, (node, "orelse", [])))
        if isinstance(node, ast.For | ast.While):
            what = "should it be a loop?"
            yield doubtful_edit(node, what, page.lines(node, *node.body))
