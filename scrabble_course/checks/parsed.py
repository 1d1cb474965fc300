"""What can be seen in the text of a student's function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Sign:
    """A fact about the text of a function, which is nearly always a mistake."""

    name: str
    line: int
    advice: str


def signs(
    source: str, name: str, outside: frozenset[str] = frozenset()
) -> tuple[Sign, ...]:
    """Return what is to be seen in the function `name` of `source`."""
    return ()


def source_of(function: Callable[..., Any]) -> str:
    """Return the text of a function, "" if it is not at hand."""
    return ""


def outside_of(function: Callable[..., Any]) -> frozenset[str]:
    """Return the names of plain data outside the function that it reads."""
    return frozenset()


def is_stub(source: str, name: str) -> bool:
    """Whether the function `name` of `source` does nothing yet."""
    return False
