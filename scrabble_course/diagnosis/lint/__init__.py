"""What can be seen in the text of a student's function: facts, no guesses.

None of the student's code is run.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from typing import Any

from scrabble_course.calling.definitions import PARSE_FAULTS, is_stub
from scrabble_course.diagnosis.lint import (
    beyond,
    conditions,
    control_flow,
    early_exits,
    loops,
    lost_results,
    names,
    none_values,
    returns,
    slips,
)
from scrabble_course.diagnosis.lint.function_source import source_of
from scrabble_course.diagnosis.lint.helper_calls import Helpers
from scrabble_course.diagnosis.lint.mending import mended
from scrabble_course.diagnosis.lint.rule import Finding, LintRule
from scrabble_course.diagnosis.lint.source import (
    CodePiece,
    ParsedFunction,
    called,
    method,
    parse_function,
)

MOST_FINDINGS = 5
"""Findings that are told of one function."""
LONGEST_ADVICE = 600

RULES: tuple[LintRule, ...] = (
    returns.only_a_constant,
    control_flow.leftover_raise,
    slips.number_called,
    slips.compared_inside,
    slips.quoted_name,
    slips.returns_a_function,
    slips.place_of_the_first,
    slips.one_for_all,
    names.builtin_hidden,
    names.keeps_between_calls,
    names.default_kept,
    names.loop_hides_parameter,
    names.parameter_overwritten,
    beyond.another_task,
    conditions.always_true,
    conditions.place_as_condition,
    conditions.both_at_once,
    loops.used_up_for_all_rounds,
    early_exits.first_round,
    control_flow.else_of_a_loop,
    loops.loop_without_end,
    loops.stands_still,
    loops.back_before_a_step,
    loops.asked_above_the_loop,
    loops.no_loop,
    lost_results.reply_forgotten,
    loops.taken_while_walked,
    loops.shorter_than_counted,
    lost_results.result_not_kept,
    lost_results.plus_after_equals,
    lost_results.forgotten_each_round,
    lost_results.only_the_last_round,
    lost_results.counted_in_a_helper,
    conditions.compared_by_is,
    none_values.check_asked,
    control_flow.refusal_taken_away,
    control_flow.swallows_errors,
    lost_results.generator_not_asked,
    lost_results.own_answer_lost,
    loops.asks_the_same,
    conditions.part_of_a_word,
    conditions.method_not_called,
    none_values.none_kept,
    returns.prints_only,
    returns.returns_nothing,
    early_exits.return_in_loop,
    control_flow.never_reached,
    returns.bare_return,
    beyond.reads_a_file,
    beyond.uses_chance,
    beyond.asks_inside,
    names.name_from_outside,
    names.unused_parameter,
    control_flow.leftover_raise_below,
    control_flow.too_long_to_look_into,
)
"""All that is looked for, the most telling first."""


IN_ANY_FUNCTION = (
    early_exits.first_round,
    control_flow.never_reached,
    loops.loop_without_end,
    conditions.always_true,
    conditions.both_at_once,
    conditions.method_not_called,
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
        parsed = parse_function(source, name, outside, right, helpers)
        if parsed is None or is_stub(parsed.function):
            return ()
        found = [*_findings(parsed), *_of_helpers(source, parsed)]
        found.sort(key=lambda one: RULES.index(one.rule))
        return tuple(found[:MOST_FINDINGS])
    except PARSE_FAULTS:
        return ()


def _findings(parsed: ParsedFunction) -> Iterator[Finding]:
    wanted = [control_flow.too_long_to_look_into] if parsed.is_too_long else RULES
    for rule in wanted:
        for first, *others in islice(rule.find(parsed), 1):
            assert not isinstance(first, str)
            pieces = [_quoted(parsed, piece) for piece in (first, *others)]
            name = called(first) or method(first)
            yield Finding(
                rule,
                first.lineno,
                rule.advice.format(*pieces)[:LONGEST_ADVICE],
                name,
                parsed.helper(called(first)),
                _asked_around(parsed, first),
                partial(mended, parsed, first, rule.mend),
            )


def _of_helpers(source: str, parsed: ParsedFunction) -> Iterator[Finding]:
    """Give what is seen in the functions beside it that it calls."""
    for name in dict.fromkeys(map(called, parsed.every(ast.Call))):
        if name in parsed.beside:
            helper = parse_function(
                source, name, frozenset(), parsed.right, parsed.helpers
            )
            if helper and not helper.is_too_long:
                found = _findings(helper)
                yield from (one for one in found if one.rule in IN_ANY_FUNCTION)


def _asked_around(parsed: ParsedFunction, piece: CodePiece) -> str:
    """Return the letter that must be in a text for the piece to be reached, or ""."""
    for branch in parsed.every(ast.If):
        match branch.test:
            case ast.Compare(ast.Constant(str() as letter), [ast.In()], [ast.Name()]):
                end = branch.body[-1].end_lineno or 0
                if len(letter) == 1 and branch.body[0].lineno <= piece.lineno <= end:
                    return letter
    return ""


def _quoted(parsed: ParsedFunction, piece: CodePiece | str) -> Quote | str:
    return piece if isinstance(piece, str) else Quote(piece.lineno, parsed.quote(piece))


@lru_cache(maxsize=100)
def _parsed_reference(reference: Callable[..., Any]) -> ParsedFunction | None:
    return parse_function(source_of(reference), reference.__name__)
