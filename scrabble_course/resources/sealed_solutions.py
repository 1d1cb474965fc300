"""Opens what a release without solutions has shut: functions that run and are not read.

Whoever wants to can open it, as every program can be read that runs. It is shut against
a glance into the package, and against `??` in a cell; the names and comments that make
a solution worth reading are not in it. `release/seal.py` shuts it.
"""

from __future__ import annotations

import base64
import zlib
from types import FunctionType
from typing import Any

_texts: dict[str, str] = {}
"""What was opened, by the name that its code gives as a file."""


def shut(text: str) -> str:
    """Return a text as letters and signs that say nothing to a reader."""
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode("ascii")


def opened(letters: str) -> str:
    """Return the text that was shut.

    >>> opened(shut("return 7"))
    'return 7'
    """
    return zlib.decompress(base64.b85decode(letters)).decode()


def open_functions(module: dict[str, Any], letters: str) -> None:
    """Give the functions of a module the bodies that were shut.

    They keep their names, docstrings and defaults, which stand in the module.
    """
    scratch = dict(module)
    _run(scratch, letters)
    for name, made in scratch.items():
        was = module.get(name)
        if type(made) is FunctionType and made is not was:
            assert type(was) is FunctionType
            was.__code__ = made.__code__


def open_module(module: dict[str, Any], letters: str) -> None:
    """Run a module that was shut as a whole, in its own names."""
    _run(module, letters)


def text_of(filename: str) -> str:
    """Return the text that code with this file name comes from; "" if none was shut."""
    return _texts.get(filename, "")


def _run(names: dict[str, Any], letters: str) -> None:
    filename = f"<sealed {names['__name__']}>"
    text = _texts[filename] = opened(letters)
    exec(compile(text, filename, "exec"), names)
