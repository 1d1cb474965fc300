"""What can be seen in the text of a student's function: facts, no guesses.

None of the student's code is run.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import string
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from scrabble_course.calling import definitions
from scrabble_course.diagnosis.lint import (
    beyond,
    conditions,
    control_flow,
    loops,
    lost_results,
    names,
    none_values,
    slips,
)
from scrabble_course.diagnosis.lint.helper_calls import Helpers
from scrabble_course.diagnosis.lint.mending import mended
from scrabble_course.diagnosis.lint.rule import Finding, LintRule
from scrabble_course.diagnosis.lint.source import (
    FAULTS,
    CodePiece,
    ParsedFunction,
    called,
    functions_in,
    method,
    parsed,
)
from scrabble_course.resources import sealed_solutions

MOST_FINDINGS = 5
"""Findings that are told of one function."""
LONGEST_ADVICE = 600
MOST_LINES = 3_000
"""Lines of a function that are read."""

_PLAIN = (bool, int, float, str, list, tuple, dict, set, frozenset)
_PLACES = (
    *(beyond, conditions, control_flow, loops),
    *(lost_results, names, none_values, slips),
)
RULES = sorted(
    (
        one
        for module in _PLACES
        for one in vars(module).values()
        if isinstance(one, LintRule)
    ),
    key=lambda one: one.rank,
)
"""All that is looked for, the most telling first."""


IN_ANY_FUNCTION = (
    control_flow.first_round,
    control_flow.never_reached,
    loops.loop_without_end,
    conditions.always_true,
    conditions.both_at_once,
    lost_results.filled_in_vain,
    conditions.method_not_called,
    none_values.none_from_a_helper,
    none_values.none_kept,
    lost_results.plus_after_equals,
    lost_results.result_not_kept,
)
"""What is looked for in the helpers of a function, too."""


@dataclass(frozen=True, slots=True)
class Quote:
    """A piece of the student's text, and its line."""

    line: int
    text: str

    def __str__(self) -> str:
        return self.text


def findings(
    source: str,
    name: str,
    outside: frozenset[str] = frozenset(),
    reference: Callable[..., Any] | None = None,
    helpers: Helpers | None = None,
) -> tuple[Finding, ...]:
    """Return what the function `name` in `source` shows, the most telling first.

    Lines are those of `source`. A stub shows nothing, nor does what cannot be parsed.
    `outside` has the names of data around the function: see `outside_of`. What the
    right function `reference` does too, such as to ask, is nothing to be found. Of the
    `helpers`, what they do is known.

    >>> findings("def f(word):\\n    word.lower()\\n    return word", "f")[0].line
    2
    """
    try:
        right = _parsed_reference(reference) if reference else None
        text = parsed(source, name, outside, right, helpers)
        if text is None or definitions.is_stub(text.function):
            return ()
        found = [*_findings(text), *_of_helpers(source, text)]
        found.sort(key=lambda one: one.rule.rank)
        return tuple(found[:MOST_FINDINGS])
    except FAULTS:
        return ()


def is_stub(source: str, name: str) -> bool:
    """Whether the function `name` in `source` is still to be written.

    One of several that a condition chooses from may be empty.

    >>> is_stub("def f(n):\\n    print('not implemented.')\\n    return", "f")
    True
    """
    try:
        functions = functions_in(source, name)
    except FAULTS:
        return False
    return bool(functions) and all(map(definitions.is_stub, functions))


def source_of(function: Callable[..., Any]) -> str:
    """Return the text a function was written in; "" if it cannot be had.

    Of a notebook it is the whole cell; of a file, the function alone, below as many
    empty lines as there are above it. So its lines are those of a traceback. The
    function's name there is that of its code, `function.__code__.co_name`.
    """
    if type(function) is not FunctionType:
        return ""
    code = function.__code__
    first = code.co_firstlineno - 1
    if text := sealed_solutions.text_of(code.co_filename):
        return text
    try:
        lines = linecache.getlines(code.co_filename)
        if not Path(code.co_filename).exists():
            return "".join(lines[:MOST_LINES])
        lines = lines[first : first + MOST_LINES]
        block = inspect.getblock(lines)
        is_whole = len(block) < MOST_LINES
        return "\n" * first + textwrap.dedent("".join(block)) if is_whole else ""
    except Exception:  # the file may be gone, or hold anything by now
        return ""


def outside_of(function: Callable[..., Any]) -> frozenset[str]:
    """Return the names of plain data around a function that its code may read.

    Those count that it has in quotes: perhaps it was to read them.
    """
    if type(function) is not FunctionType:
        return frozenset()
    around = function.__globals__
    quoted = [one for one in function.__code__.co_consts if type(one) is str]
    names = [*_names_read(function.__code__), *quoted]
    read = [name for name in names if not name.startswith("_")]
    data = {name for name in read if type(dict.get(around, name)) in _PLAIN}
    return frozenset(data - vars(string).keys())


def _findings(text: ParsedFunction) -> Iterator[Finding]:
    wanted = [control_flow.too_long_to_look_into] if text.is_too_long else RULES
    for rule in wanted:
        for first, *others in islice(rule.find(text), 1):
            assert not isinstance(first, str)
            pieces = [_quoted(text, piece) for piece in (first, *others)]
            name = called(first) or method(first)
            yield Finding(
                rule,
                first.lineno,
                rule.advice.format(*pieces)[:LONGEST_ADVICE],
                name,
                text.helper(called(first)),
                _asked_around(text, first),
                partial(mended, text, first, rule.mend),
            )


def _of_helpers(source: str, text: ParsedFunction) -> Iterator[Finding]:
    """Give what is seen in the functions beside it that it calls."""
    for name in dict.fromkeys(map(called, text.every(ast.Call))):
        if name in text.beside:
            helper = parsed(source, name, frozenset(), text.right, text.helpers)
            if helper and not helper.is_too_long:
                found = _findings(helper)
                yield from (one for one in found if one.rule in IN_ANY_FUNCTION)


def _asked_around(text: ParsedFunction, piece: CodePiece) -> str:
    """Return the letter that must be in a text for the piece to be reached, or ""."""
    for branch in text.every(ast.If):
        match branch.test:
            case ast.Compare(ast.Constant(str() as letter), [ast.In()], [ast.Name()]):
                end = branch.body[-1].end_lineno or 0
                if len(letter) == 1 and branch.body[0].lineno <= piece.lineno <= end:
                    return letter
    return ""


def _quoted(text: ParsedFunction, piece: CodePiece | str) -> Quote | str:
    return piece if isinstance(piece, str) else Quote(piece.lineno, text.quote(piece))


@lru_cache(maxsize=100)
def _parsed_reference(reference: Callable[..., Any]) -> ParsedFunction | None:
    return parsed(source_of(reference), reference.__name__)


def _names_read(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names_read(inner)
