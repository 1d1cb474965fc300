"""Small edits of a student's function, of each kind that beginners need.

What would be said of an edit tells where to look and what is the matter there, or asks
whether what it puts there is meant. Whether it is true is found out in
`edit_trials.py`, by calls of the edited function (`edited_calls`); what comes of them
is a `cure`. An edit is a value (`small_edit`), made on a page that knows the place of
each node (`function_page`); the kinds stand in the other modules, by what they change.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from scrabble_course.diagnosis.edits import (
    calls_and_places,
    comparisons,
    moves,
    stand_for,
    sums,
)
from scrabble_course.diagnosis.edits.function_page import EditKind, FunctionPage, Wanted
from scrabble_course.diagnosis.edits.small_edit import SmallEdit
from scrabble_course.diagnosis.lint.source import ParsedFunction, method

KINDS: tuple[EditKind, ...] = (
    comparisons.allow_equal,
    moves.drop_repeated_line,
    comparisons.change_number,
    comparisons.flip_truth,
    comparisons.negate_test,
    comparisons.loosen_comparison,
    moves.move_into_next_loop,
    comparisons.bracket_or,
    comparisons.change_and_or,
    comparisons.remember_best,
    comparisons.compare_common_bits,
    sums.walk_one_alone,
    sums.change_operator,
    stand_for.use_another_name,
    stand_for.pass_missing_argument,
    stand_for.use_parameter_for_default,
    stand_for.read_missing_name,
    stand_for.change_error,
    stand_for.rename_loop_variable,
    calls_and_places.take_into_bracket,
    calls_and_places.enumerate_place,
    moves.reset_value,
    moves.keep_value,
    sums.take_what_is_there,
    sums.multiply_once,
    moves.move_out_of_block,
    moves.move_return_behind_loop,
    moves.move_into_block,
    moves.return_in_each_round,
    moves.move_earlier,
    stand_for.ask_one_more_sign,
    stand_for.change_text,
    stand_for.change_name,
    calls_and_places.change_call,
    calls_and_places.sum_values,
    calls_and_places.shift_range,
    calls_and_places.shift_index,
    calls_and_places.shift_slice,
    sums.swap_sides,
    sums.swap_neighbours,
    moves.move_under_else,
    moves.return_value,
    moves.leave_loop,
    stand_for.copy_value,
    sums.shift_by_one,
    sums.drop_operand,
    moves.drop_statement,
    sums.add_floor_or_default,
    stand_for.wrap_in_call,
)
"""Those of the most frequent slips first."""
NOTHING_KNOWN = Wanted()


def small_edits(
    parsed: ParsedFunction,
    wanted: Wanted = NOTHING_KNOWN,
    helpers: Iterable[ParsedFunction] = (),
) -> Iterator[SmallEdit]:
    """Give the edits of a function, those of the most frequent slips first.

    What is `wanted` of it is not what its `helpers` give, which are edited as well.
    """
    beside = replace(wanted, given=(), expected=None)
    beside_it = [FunctionPage(one, beside) for one in helpers]
    pages = [FunctionPage(parsed, wanted), *beside_it]
    for kind in KINDS:
        for page in pages:
            edits = [one for one in kind(page) if not page.reckons_with_truth(one)]
            yield from edits
            yield from _repeated(edits)


def _repeated(edits: Iterable[SmallEdit]) -> Iterator[SmallEdit]:
    """Give edits that mend the same slip in several places at once."""
    alike: defaultdict[tuple[str, int], list[SmallEdit]] = defaultdict(list)
    ways: Counter[tuple[ast.AST, str]] = Counter()
    for edit in edits:
        done = method(getattr(edit.piece, "value", edit.piece))
        kind = done + _OF_ITS_PLACE.sub("", edit.what)
        kind += "".join(
            f"{type(getattr(node, name)).__name__} {type(new).__name__}"
            for node, name, new in edit.sets
        )
        ways[edit.piece, kind] += 1
        alike[kind, ways[edit.piece, kind]].append(edit)
    for first, *others in alike.values():
        sets = tuple(one for edit in (first, *others) for one in edit.sets)
        fields = {(node, name) for node, name, _ in sets}
        if 0 < len(others) < MOST_PLACES and len(fields) == len(sets):
            lines = " and ".join(str(one.piece.lineno) for one in others)
            what = f"{first.what} (The same holds of line {lines}.)"
            if any(one.what != first.what for one in others):
                more = [f"And line {one.piece.lineno}: {one.what}" for one in others]
                what = " ".join([first.what, *more])
            pieces = tuple(one.piece for one in others)
            yield SmallEdit(first.piece, what, sets, first.is_sure, pieces)


MOST_PLACES = 4
"""Places that the same slip may be mended in at once."""
_OF_ITS_PLACE = re.compile(r"`[^`]*`|\d+")
