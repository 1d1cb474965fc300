"""What a function counts on that may not be there where it is graded.

None of it costs anything in the notebook, so it is said there, in time.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import PurePath
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

from scrabble_course import course
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.diagnosis.newer_python import OLDEST, newer_in, python

SHUT_OUT = frozenset(
    "ctypes http.client multiprocessing socket socketserver subprocess tkinter turtle "
    "urllib.request webbrowser".split()
)
"""Modules of Python's own that start programs, open windows or ask the network."""
PACKAGES = {"site-packages", "dist-packages"}
"""The folders of what others have written."""
AT_HAND = frozenset(
    "IPython anywidget ipywidgets matplotlib platformdirs rich scrabble_course".split()
)
"""Packages that are there where work is graded, or something in their place."""
MOST_FUNCTIONS = 100
OURS_INSTEAD = "### BEGIN SOLUTION"
"""Stands in the instructor's notebooks, above a call of the course's own."""
_module_of = type.__dict__["__module__"].__get__  # asked of `type`: no class can lie


def remarks_on(function: Callable[..., Any], stage: int = 0) -> tuple[str, ...]:
    """Return what is to be said of a function that may be graded elsewhere."""
    if type(function) is not FunctionType:
        return ()
    used = list(_used(function))
    remarks = []
    own, source = function.__name__, source_of(function)
    named = _listed(name for value in used for name in _answering(value, own, stage))
    if named and OURS_INSTEAD not in source:
        remarks.append(
            f"Here it can use {named}; where it is graded it cannot: that is an "
            "answer, in the course's own words or in others, and it earns nothing."
        )
    if named := _listed(map(_package, filter(is_foreign, map(_home, used)))):
        remarks.append(
            f"Here it can use {named}; where it is graded it cannot: there are "
            "Python's own modules, without programs and the network, the course, and "
            "what you hand in. A way without is safer."
        )
    if newer := newer_in(source):
        here = python(sys.version_info[:2])
        remarks.append(
            f"Here is {here}, and it may be graded by {python(OLDEST)}: "
            f"{' and '.join(map(str, newer[:2]))}. An older way is safer."
        )
    return tuple(remarks)


def is_foreign(module: str) -> bool:
    """Whether a module is a package of others, or shut out where work is graded.

    >>> is_foreign("random"), is_foreign("subprocess"), is_foreign("pytest")
    (False, True, True)
    """
    top = module.partition(".")[0]
    if module in SHUT_OUT or top in SHUT_OUT:
        return True
    if top in sys.stdlib_module_names or top in AT_HAND:
        return False
    loaded = sys.modules.get(top)
    places = [getattr(loaded, "__file__", None) or ""]
    places += [str(path) for path in getattr(loaded, "__path__", None) or ()]
    return any(PACKAGES & {*PurePath(place).parts} for place in places)


def _listed(names: Iterable[str]) -> str:
    return " and ".join(f"`{name}`" for name in sorted(set(names)))


def _answering(value: object, function: str, stage: int) -> Iterator[str]:
    """Yield the name of what answers an exercise of this stage, or of a later one.

    What comes before a function in its stage may be at hand.
    """
    if type(value) is FunctionType:
        home, name = value.__module__, value.__name__
        places = course.IN_OTHER_WORDS
        answered = places.get(f"{home}:{name}") or places.get(home)
        for one in course.STAGES:
            if one.module == home and name in one.functions:
                before = one.functions[: one.functions.index(name)]
                is_later = one.number > stage or function in (name, *before)
                answered = one if is_later else answered
        if answered and answered.number >= stage:
            yield name


def _used(function: FunctionType) -> Iterator[object]:
    """Yield what a function uses, or one that it calls; of imports, empty modules."""
    waiting, seen = [function], {id(function)}
    while waiting and len(seen) <= MOST_FUNCTIONS:
        one = waiting.pop()
        names = one.__globals__
        for code in _codes(one.__code__):
            used = [names[name] for name in code.co_names if name in names]
            for value in (*used, *_enclosed(one)):
                if type(value) is FunctionType and value.__globals__ is names:
                    waiting += [value] if id(value) not in seen else []
                    seen.add(id(value))
            imported = [*_imported(code)]
            yield from used
            yield from map(ModuleType, imported)
            yield from _of_the_course(code, [*used, *map(sys.modules.get, imported)])


def _of_the_course(code: CodeType, modules: Iterable[object]) -> Iterator[object]:
    """Yield what code takes from modules of the course, by its name."""
    for module in modules:
        if type(module) is ModuleType and _package(_home(module)) == "scrabble_course":
            yield from (vars(module)[n] for n in code.co_names if n in vars(module))


def _package(module: str) -> str:
    return module if module in SHUT_OUT else module.partition(".")[0]


def _codes(code: CodeType) -> Iterator[CodeType]:
    waiting = [code]
    while waiting:
        yield (one := waiting.pop())
        waiting += [inner for inner in one.co_consts if type(inner) is CodeType]


def _enclosed(function: FunctionType) -> Iterator[object]:
    for cell in function.__closure__ or ():
        try:
            yield cell.cell_contents
        except ValueError:  # it is empty still
            continue


def _imported(code: CodeType) -> Iterable[str]:
    steps = dis.get_instructions(code)
    return [str(step.argval) for step in steps if step.opname == "IMPORT_NAME"]


def _home(value: Any) -> str:
    """Return the module that a value is, or comes from; none of its code is run."""
    if type(value) is ModuleType:
        return str(vars(value).get("__name__", ""))
    if type(value) in (FunctionType, BuiltinFunctionType):
        home = value.__module__
    else:
        home = _module_of(value if isinstance(value, type) else type(value))
    return home if type(home) is str else ""
