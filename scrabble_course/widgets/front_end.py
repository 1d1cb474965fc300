"""The widgets' scripts and styles: small files, joined when a widget is defined.

A browser gets a widget's script as a single module, which can import nothing that lies
beside it. So the modules are written one after the other, each below those it imports;
their top-level names are unique, which a test holds.
"""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).parent / "static"

_IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w.]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


def script(name: str) -> str:
    """Return the module `name` and all it imports as one module.

    >>> "import {" in script("rack.js")
    False
    """
    joined: dict[str, str] = {}
    _join(name, joined)
    return "\n".join(joined.values())


def style(*names: str) -> str:
    """Return the style sheets `names` as one, in this order."""
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names)


def _join(name: str, joined: dict[str, str]) -> None:
    text = (STATIC / name).read_text(encoding="utf-8")
    for imported in _IMPORT.findall(text):
        if imported not in joined:
            _join(imported, joined)
    joined[name] = _EXPORT.sub("", _IMPORT.sub("", text))
