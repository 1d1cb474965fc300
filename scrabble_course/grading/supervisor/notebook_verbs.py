"""What `scrabble_course` is inside the box: the student's verbs, doing no harm.

Nothing is checked, drawn or played while work is graded, so that every cell of a
lesson runs through. This file is the package's `__init__.py` there.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from scrabble_course.calling.typed_replies import typed

PACKAGE = "scrabble_course"
"""The name of this module inside the box."""

SHOWS = ("IPython", "anywidget", "ipywidgets", "matplotlib", "platformdirs", "rich")
"""What a lesson's own environment has to show things with, and the box has not."""

__all__ = ["Nothing", "load_words", "mine", "typed"]


class Nothing:
    """Stands for anything that is only to be looked at: a widget, a report."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return Nothing()

    def __setattr__(self, name: str, value: object) -> None:
        pass

    def __call__(self, *args: object, **more: object) -> Any:
        """Give nothing again; as a decorator, the function itself."""
        is_decorator = [*map(type, args), *more] == [FunctionType]
        return args[0] if is_decorator else Nothing()

    def __repr__(self) -> str:
        return "(not shown while work is graded)"


class _Verb(Nothing):
    """One of the course's own verbs, which is never a decorator: `check(f).share`."""

    def __call__(self, *_: object, **__: object) -> Any:
        return Nothing()


def load_words(path: object = None) -> list[str]:
    """Return the words of this run: a few thousand of the course's own."""
    from scrabble_course.resources.word_list import read_words

    return read_words()


own_parameters: dict[str, str] = {}
"""The parameters of functions that were handed in, as their authors wrote them."""


def mine(name: str) -> Any:
    """Return the course's own function of an earlier stage in place of the student's.

    Work is graded stage by stage, so that one mistake costs once. It is called as the
    student's own is.
    """
    from scrabble_course import course
    from scrabble_course.calling.stand_ins import called_like

    module = import_module(course.stage_of(name).module)
    ours = getattr(module, name)
    try:
        made = dict(vars(module))
        exec(f"def own({own_parameters[name]}): pass", made)
    except Exception:  # none was handed in, or a default is known in its notebook only
        return ours
    return called_like(made["own"], ours)


def __getattr__(name: str) -> Any:
    if name.startswith("_") or __name__ != PACKAGE:
        raise AttributeError(name)
    module = f"{__name__}.{name}"
    is_here = PathFinder.find_spec(module, [str(Path(__file__).parent)]) is not None
    return import_module(module) if is_here else _Verb()


_REAL: dict[str, Any] = {
    "print": print,
    "user_cache_path": lambda *_, **__: Path("/nowhere"),
}
"""What is no `Nothing` in a module that is not here."""


class _NotHere(MetaPathFinder, Loader):
    """Finds an empty module for each of the course's, and for what shows things."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        package, last = name.rpartition(".")[::2]
        is_ours = package.startswith("scrabble_course") and not last.startswith("_")
        # Without the engine in C, for one, it runs in Python.
        if is_ours or name.partition(".")[0] in SHOWS:
            return ModuleSpec(name, self, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Empty(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        pass


class _Empty(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        is_ours = self.__name__.startswith(PACKAGE)
        return _REAL.get(name) or (_Verb() if is_ours else Nothing())


if __name__ == PACKAGE:
    sys.meta_path.append(_NotHere())
