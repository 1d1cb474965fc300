"""A function that is there, and not where or as it is asked for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from scrabble_course import course
from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.diagnosis.name_errors import near_name

LONGEST_SOURCE = 20_000
"""Characters of a source that is looked through: the parser is quick with those."""

_DEFINES = re.compile(r"^([ \t]*)(?:async[ \t]+)?def[ \t]+(\w{1,60})\b", re.MULTILINE)
_ASKED_FOR = {n for s in course.STAGES for n in (*s.functions, *s.practice)}
_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Scope = _Function | ast.ClassDef


def near_in(source: str, name: str) -> tuple[int, str] | None:
    r"""Return the line of what may be meant by a name, and what it is; None if nothing.

    >>> near_in("def updateHand(hand, word): return {}", "update_hand")
    (1, '`updateHand` looks like it: call it `update_hand`')
    >>> near_in("class Hand:\n    def deal_hand(self): return {}", "deal_hand")
    (2, 'it is inside the class `Hand`: what counts stands at the left margin')
    """
    seems = any(
        found == name if margin else _may_mean(found, name)
        for margin, found in _DEFINES.findall(source[:LONGEST_SOURCE])
    )
    if not seems or len(source) > LONGEST_SOURCE:
        return None
    try:
        tree = ast.parse(source)
    except PARSE_FAULTS:
        return None
    like = None
    for node, owner in _functions(tree):
        if node.name == name and owner:
            kind = "class" if isinstance(owner, ast.ClassDef) else "function"
            inside = f"it is inside the {kind} `{owner.name}`"
            return node.lineno, f"{inside}: what counts stands at the left margin"
        if not owner and _may_mean(node.name, name):
            like = node.lineno, f"`{node.name}` looks like it: call it `{name}`"
    return like


def _functions(tree: ast.Module) -> Iterator[tuple[_Function, _Scope | None]]:
    """Yield each function, and the one or the class that it is inside."""
    waiting: list[tuple[ast.AST, _Scope | None]] = [(tree, None)]
    while waiting:
        node, owner = waiting.pop()
        inside = node if isinstance(node, _Scope) else owner
        waiting += [(one, inside) for one in ast.iter_child_nodes(node)]
        if isinstance(node, _Function):
            yield node, owner


def _may_mean(found: str, name: str) -> bool:
    """Whether a name is another one written differently, or with a slip.

    >>> _may_mean("getWordScore", "get_word_score"), _may_mean("play", "play_hand")
    (True, False)
    """
    return found not in _ASKED_FOR and near_name(found, [name]) == name
