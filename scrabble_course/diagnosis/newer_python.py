"""What a source needs that came after the oldest Python of the course.

It is found in the text, whichever Python reads it: a page in the browser has a newer
one than many a grader. What came with syntax alone can be written as before.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from scrabble_course.calling.definitions import PARSE_FAULTS
from scrabble_course.diagnosis.f_strings import strings_in

OLDEST = (3, 11)
"""As `requires-python` in pyproject.toml has it."""

LONGEST_SOURCE = 20_000
"""Characters of a source in which names are looked for: quick to parse."""

Version = tuple[int, int]
_NAMES: dict[str, Version] = {
    "calendar.Month": (3, 12),
    "copy.replace": (3, 13),
    "functools.Placeholder": (3, 14),
    "heapq.heapify_max": (3, 14),
    "heapq.heappop_max": (3, 14),
    "heapq.heappush_max": (3, 14),
    "itertools.batched": (3, 12),
    "math.sumprod": (3, 12),
    "operator.is_none": (3, 14),
    "operator.is_not_none": (3, 14),
    "random.binomialvariate": (3, 12),
    "statistics.kde": (3, 13),
    "typing.ReadOnly": (3, 13),
    "typing.TypeAliasType": (3, 12),
    "typing.TypeIs": (3, 13),
    "typing.override": (3, 12),
    "warnings.deprecated": (3, 13),
}
"""Of the standard library, what a learner may meet."""

_CLASS = r"(?:\w+\.)*[A-Z]\w*"
_EXCEPT = re.compile(
    rf"^[ \t]*except\*?[ \t]+({_CLASS}(?:[ \t]*,[ \t]*{_CLASS})+)[ \t]*:", re.MULTILINE
)
"""With capitals: `except ValueError, e:` is Python 2."""
_TYPE = re.compile(
    r"^[ \t]*(type[ \t]+)\w+[ \t]*(\[[^\]\n]*\])?[ \t]*=(?!=)", re.MULTILINE
)
_GENERIC = re.compile(
    r"^[ \t]*(?:async[ \t]+)?(?:def|class)[ \t]+\w+[ \t]*(\[[^\]\n]*\])", re.MULTILINE
)


@dataclass(frozen=True, slots=True, order=True)
class Newer:
    """A line, what stands there, and the Python that it came with."""

    line: int
    what: str
    version: Version

    def __str__(self) -> str:
        return f"{self.what} (line {self.line}) needs {python(self.version)} or newer"


@dataclass(frozen=True, slots=True)
class _Edit:
    """A newer piece of text, and how one wrote it before: None if in no way."""

    start: int
    end: int
    text: str | None
    what: str
    version: Version = (3, 12)


def python(version: Iterable[int]) -> str:
    """Return how a Python is called.

    >>> python((3, 12))
    'Python 3.12'
    """
    return f"Python {'.'.join(map(str, version))}"


def newer_in(source: str) -> list[Newer]:
    """Return what a source needs that is newer than the oldest Python, by line.

    >>> [str(one) for one in newer_in('f"{" ".join(word)}"')]
    ['an f-string with its own quotes inside (line 1) needs Python 3.12 or newer']
    """
    edits = _edits(source)
    found = [
        Newer(source.count("\n", 0, one.start) + 1, one.what, one.version)
        for one in edits
    ]
    return sorted([*found, *_newer_names(_applied(source, edits))])


def in_older_words(source: str) -> str:
    r"""Return a source with newer syntax as one wrote it before, line by line.

    What has no older form is left as it is.

    >>> print(in_older_words('type Hand = dict\nx = f"{" ".join(hand)!r:>{9}}!"'))
    Hand = dict
    x = "{!r:>{}}!".format((" ".join(hand)), (9))
    >>> print(in_older_words("try: x\nexcept KeyError, A.B: f[int](x)"))
    try: x
    except (KeyError, A.B): f[int](x)
    """
    return _applied(source, _edits(source))


def _applied(source: str, edits: Iterable[_Edit]) -> str:
    for one in sorted(edits, key=lambda one: one.start, reverse=True):
        if one.text is not None:
            source = source[: one.start] + one.text + source[one.end :]
    return source


def _edits(source: str) -> list[_Edit]:
    strings, code = strings_in(source)
    edits = [
        _Edit(one.start, one.end, one.older, one.newer, one.version)
        for one in strings
        if one.newer
    ]
    for found in _EXCEPT.finditer(code):
        text = f"({source[slice(*found.span(1))]})"
        edits.append(_Edit(*found.span(1), text, "`except` without brackets", (3, 14)))
    for found in _TYPE.finditer(code):
        edits.append(_Edit(*found.span(1), "", "the statement `type`"))
        if found[2]:
            edits.append(_Edit(*found.span(2), "", "a type parameter"))
    for found in _GENERIC.finditer(code):
        version = (3, 13) if "=" in found[1] else (3, 12)
        edits.append(_Edit(*found.span(1), "", "a type parameter", version))
    return edits


def _newer_names(source: str) -> Iterator[Newer]:
    """Yield the newer names of the standard library that a source makes use of."""
    if len(source) > LONGEST_SOURCE:
        return
    try:
        nodes = list(ast.walk(ast.parse(source)))
    except PARSE_FAULTS:
        return
    called = {
        alias.asname: alias.name
        for node in nodes
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.asname
    }
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names = [f"{called.get(node.value.id, node.value.id)}.{node.attr}"]
        else:
            continue
        for name in names:
            if name in _NAMES:
                yield Newer(node.lineno, f"`{name}`", _NAMES[name])
