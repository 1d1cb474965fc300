"""Edits of what stands for a value: names, texts, copies."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from scrabble_course.diagnosis.edits.function_page import FunctionPage
from scrabble_course.diagnosis.edits.small_edit import (
    MOST_CONSTANTS,
    MOST_NAMES,
    MOST_SIGNS,
    SmallEdit,
    call_to,
    doubtful_edit,
    name_of,
    negated,
)
from scrabble_course.diagnosis.lint.source import (
    called,
    ids_in,
    is_read,
    names_in,
)

_WRAPPERS = ("len", "str", "int", "list", "set", "sorted", "sum")


def use_another_name(page: FunctionPage) -> Iterator[SmallEdit]:
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
            what = ""
            for one in params:
                size = call_to("len", name_of(one))
                yield SmallEdit(node, page.ask(node, size), page.instead(node, size))
        else:
            continue
        for other in others:
            said = what or page.ask(node, name_of(other))
            yield SmallEdit(node, said, ((node, "id", other),))
    for node in page.every(ast.For):
        if isinstance(node.iter, ast.Constant):
            what = f"{page.quote(node.iter)} is always the same. Is that meant?"
            for one in params:
                yield SmallEdit(node.iter, what, ((node, "iter", name_of(one)),))


def pass_missing_argument(page: FunctionPage) -> Iterator[SmallEdit]:
    """Take one of several values; hand on what was left out."""
    for node in page.every(ast.Call):
        above, field = page.above[node]
        if isinstance(above, ast.BinOp) and called(node) == "len":
            for name in map(name_of, page.names):
                yield SmallEdit(node, page.ask(node, name), page.instead(node, name))
        if field in ("test", "values", "operand"):
            what = (
                f"{page.quote(node)} gives several things at once, and counts as true."
            )
            first = ast.Subscript(node, ast.Constant(0), ast.Load())
            yield SmallEdit(node, what, page.instead(node, first))
        given = {one.id for one in node.args if isinstance(one, ast.Name)}
        if called(node) not in vars(builtins):
            for one in page.parameters:
                if one not in given and node.args:
                    what = f"{page.quote(node)} is not given `{one}`."
                    more = [*node.args, name_of(one)]
                    yield SmallEdit(node, what, ((node, "args", more),))


def use_parameter_for_default(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put a parameter where what it is by default stands in the function."""
    args = page.parsed.function.args
    last_first = zip(reversed(args.args), reversed(args.defaults), strict=False)
    for parameter, default in last_first:
        if isinstance(default, ast.Constant):
            continue
        alike = ast.dump(default)
        for node in page.every(type(default)):
            if node is not default and ast.dump(node) == alike:
                what = (
                    f"{page.quote(node)} is only what `{parameter.arg}` is at first. "
                    f"Is it meant in each call?"
                )
                yield SmallEdit(node, what, page.instead(node, name_of(parameter.arg)))


def read_missing_name(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put what the task needs and the function does not read; what is given stays."""
    for node in (*page.values(), *page.every(ast.Constant, ast.Attribute)):
        above, field = page.above[node]
        if field != "func" and not isinstance(above, ast.Expr | ast.JoinedStr):
            for one in map(name_of, page.wanted.unread):
                if getattr(node, "id", "") not in page.parameters:
                    yield SmallEdit(node, page.ask(node, one), page.instead(node, one))


def change_error(page: FunctionPage) -> Iterator[SmallEdit]:
    """Let an error through, or wait for another."""
    for node in page.every(ast.ExceptHandler):
        what = "an error is caught there that should stop the call."
        piece = node.type or node.body[0]
        yield SmallEdit(piece, what, ((node, "body", [ast.Raise()]),))
        if isinstance(node.type, ast.Name):
            for other in ("KeyError", "ValueError", "IndexError", "TypeError"):
                what = page.ask(node.type, name_of(other))
                yield SmallEdit(node.type, what, ((node, "type", name_of(other)),))


def rename_loop_variable(page: FunctionPage) -> Iterator[SmallEdit]:
    """Give what a loop makes a name of its own, where it takes that of another."""
    places = [(loop, loop.target, loop.body) for loop in page.every(ast.For)]
    for node in page.every(ast.Assign):
        made_of_itself = ids_in(node.value) & ids_in(*node.targets)
        if made_of_itself and page.loop_around(node):
            _, _, held, at = page.block(node)
            places.append((node, node.targets[0], held[at + 1 :]))
    stored = [one.id for one in page.every(ast.Name) if not is_read(one)]
    known = [*stored, *page.parameters]
    for piece, target, below in places:
        if isinstance(target, ast.Name) and known.count(target.id) > 1:
            alike = [one for one in names_in(*below) if one.id == target.id]
            what = f"from there on, `{target.id}` is another `{target.id}` than before."
            for below in (alike, alike[:1]):
                named = (target, *below)
                sets = tuple([(one, "id", f"_{target.id}") for one in named])
                yield SmallEdit(piece, what, sets)


def change_name(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put another name of the function in the place of one."""
    used = [one.id for one in page.values()]
    names = [*dict.fromkeys([*page.names, *used])][:MOST_NAMES]
    for node in page.values():
        is_given = node.id in page.parameters
        for other in page.names if is_given else names:
            if other != node.id:
                what = page.ask(node, name_of(other))
                yield doubtful_edit(node, what, ((node, "id", other),))
    for node in page.every(ast.Name):
        if isinstance(node.ctx, ast.Store):
            for other in names:
                if other != node.id:
                    what = f"is `{node.id}` what should get that value?"
                    yield doubtful_edit(node, what, ((node, "id", other),))
    for node in page.every(ast.Constant):
        above, _ = page.above[node]
        if isinstance(node.value, int | str) and not isinstance(
            above, ast.Expr | ast.JoinedStr
        ):
            for name in map(name_of, names):
                yield doubtful_edit(
                    node, page.ask(node, name), page.instead(node, name)
                )


def copy_value(page: FunctionPage) -> Iterator[SmallEdit]:
    """Copy what stands elsewhere, too, or changes while it is walked over."""
    for node in page.every(ast.Assign, ast.Return):
        if isinstance(node.value, ast.Name):
            what = f"`{node.value.id}` is no copy there, but the very same thing."
            for name in ("dict", "list", "set"):
                new = call_to(name, node.value)
                yield doubtful_edit(node, what, ((node, "value", new),))
    for node in page.every(ast.For, ast.comprehension):
        piece = node if isinstance(node, ast.stmt) else node.iter
        what = (
            f"it walks over {page.quote(node.iter)} in the order of that. Is it right?"
        )
        yield doubtful_edit(
            piece, what, ((node, "iter", call_to("sorted", node.iter)),)
        )
        if isinstance(node.iter, ast.Call):
            continue  # which is made for the loop alone
        walked = f"it walks over {page.quote(node.iter)}"
        for name, why in {
            "list": "which changes in the loop.",
            "set": "and what is there twice comes up twice.",
        }.items():
            new = call_to(name, node.iter)
            yield doubtful_edit(piece, f"{walked}, {why}", ((node, "iter", new),))
    for node in page.every(ast.comprehension):
        for one in node.ifs:
            what = f"the condition {page.quote(one)} is wrong there."
            rest = [other for other in node.ifs if other is not one]
            yield doubtful_edit(one, what, ((node, "ifs", rest),))
            turned = [negated(one), *rest]
            yield doubtful_edit(one, what, ((node, "ifs", turned),))


def change_text(page: FunctionPage) -> Iterator[SmallEdit]:
    """Put another text."""
    texts = [one for one in page.wanted.constants if type(one) is str]
    texts += [
        node.value for node in page.every(ast.Constant) if type(node.value) is str
    ]
    known = ["", " ", *dict.fromkeys(one for one in texts if len(one) < 30)]
    given = [one for one in page.wanted.given if isinstance(one, str)]
    signs = [*map("".join, map(dict.fromkeys, given))]
    signs += dict.fromkeys("".join(signs)[:MOST_SIGNS])
    for node in page.every(ast.Constant):
        above, _ = page.above[node]
        if type(node.value) is str and not isinstance(above, ast.Expr):
            is_piece = isinstance(above, ast.JoinedStr)
            quoted = "a text there" if is_piece else page.quote(node)
            tried = [node.value.lower(), node.value.upper(), node.value.strip()]
            for one in signs:
                more = node.value + "".join(s for s in one if s not in node.value)
                missing = f"is something missing in {quoted}?"
                if more != node.value:
                    yield doubtful_edit(node, missing, ((node, "value", more),))
            for other in [*tried, *known[: 2 * MOST_CONSTANTS]]:
                if other != node.value:
                    what = f"is `{other!r}` meant in place of {quoted}?"
                    yield doubtful_edit(node, what, ((node, "value", other),))


def ask_one_more_sign(page: FunctionPage) -> Iterator[SmallEdit]:
    """Ask for one more sign of the text that is given."""
    given = "".join(one for one in page.wanted.given if isinstance(one, str))
    signs = [one for one in dict.fromkeys(given) if not one.isalnum()]
    for node in page.every(ast.Compare):
        match node:
            case ast.Compare(left, [ast.Eq()], [ast.Constant(str() as asked) as one]):
                for sign in signs[:MOST_CONSTANTS] if len(asked) == 1 else ():
                    what = f"what is done at `{sign}`? {page.quote(one)} is asked for "
                    both = ast.Compare(left, [ast.In()], [ast.Constant(asked + sign)])
                    yield SmallEdit(node, f"{what}alone.", page.instead(node, both))


def wrap_in_call(page: FunctionPage) -> Iterator[SmallEdit]:
    """Make another kind of value of one."""
    for node in page.values():
        for name in _WRAPPERS:
            new = call_to(name, node)
            yield doubtful_edit(node, page.ask(node, new), page.instead(node, new))
    for node in page.every(ast.Return):
        if node.value is not None:
            for name in (*_WRAPPERS, "dict", "tuple", "bool"):
                new = call_to(name, node.value)
                what = f"{page.quote(node)} gives another kind of value than is due."
                if not isinstance(node.value, ast.Constant):
                    what = page.ask(node.value, new)
                yield doubtful_edit(node, what, ((node, "value", new),))
