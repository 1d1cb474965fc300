"""Functions that stand in for those of a student: the common part.

Those of a part are in its `..._stand_ins.py`. They go where the student's code runs,
in the grader's sandbox too, so these modules hold no case and no expected value.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from scrabble_course.calling.call import Call


def named_in_script(
    call: Call, *functions: Callable[..., Any]
) -> Mapping[str, Callable[..., Any]]:
    """Return those of `functions` that `call` names as "stand_in" in its script."""
    by_name = {function.__name__: function for function in functions}
    return {name: by_name[name] for name in call.script.get("stand_in", ())}


def called_like(own: Any, stand_in: Any) -> Any:
    """Return `stand_in` with the defaults, and the names of parameters, of `own`.

    A student may write `def get_word_score(word, n=HAND_SIZE)`, and `n_letters` for
    `n`: what calls that function need not know what else stands in its place. A
    function with another number of parameters is called as the contract says.

    >>> def own(word, size=7): ...
    >>> score = called_like(own, lambda word, n: n * word)
    >>> score("a", size=2), score("a")
    ('aa', 'aaaaaaa')
    """
    if type(own) is not FunctionType or type(stand_in) is not FunctionType:
        return stand_in
    count, code = own.__code__.co_argcount, stand_in.__code__
    names = own.__code__.co_varnames[:count]
    defaults = own.__defaults__ or stand_in.__defaults__
    if count != code.co_argcount or own.__code__.co_kwonlyargcount:
        return stand_in
    if names == code.co_varnames[:count] and defaults == stand_in.__defaults__:
        return stand_in
    others = (*code.co_varnames[count:], *code.co_cellvars, *code.co_freevars)
    if not {*names} & {*others} and not {*code.co_varnames[:count]} & {*others}:
        code = code.replace(co_varnames=(*names, *code.co_varnames[count:]))
    place, name = stand_in.__globals__, stand_in.__name__
    return FunctionType(code, place, name, defaults, stand_in.__closure__)
