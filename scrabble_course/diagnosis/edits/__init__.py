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
    comparisons.equal_sides,
    moves.said_twice,
    comparisons.other_numbers,
    comparisons.other_truth,
    comparisons.turned_round,
    comparisons.not_exact,
    moves.moved_into_the_next_loop,
    comparisons.or_in_brackets,
    comparisons.and_or,
    comparisons.never_raised,
    comparisons.common_bits,
    sums.walked_too_far,
    sums.operators,
    stand_for.what_is_meant,
    stand_for.other_ways_to_call,
    stand_for.where_it_begins,
    stand_for.left_unread,
    stand_for.other_errors,
    stand_for.renamed,
    calls_and_places.other_brackets,
    calls_and_places.closed_too_early,
    calls_and_places.first_place,
    moves.counted_on,
    moves.set_back,
    moves.kept,
    sums.all_or_nothing,
    sums.of_the_whole,
    moves.moved_out_of_block,
    moves.ended_too_early,
    moves.collected,
    moves.moved_into_block,
    moves.earlier,
    stand_for.other_signs,
    stand_for.other_texts,
    stand_for.other_names,
    calls_and_places.other_calls,
    calls_and_places.sums_and_signs,
    calls_and_places.other_ranges,
    calls_and_places.capitals,
    calls_and_places.places,
    calls_and_places.slices,
    sums.swapped_sides,
    sums.other_order,
    moves.under_else,
    moves.given_back,
    moves.leaving_loops,
    stand_for.copied,
    sums.multiplied_too,
    sums.off_by_one,
    sums.too_much,
    moves.left_out,
    sums.floors_and_keys,
    stand_for.own_way,
    stand_for.wrapped,
)
"""Those of the most frequent slips first."""
NOTHING_KNOWN = Wanted()


def small_edits(
    text: ParsedFunction,
    wanted: Wanted = NOTHING_KNOWN,
    helpers: Iterable[ParsedFunction] = (),
) -> Iterator[SmallEdit]:
    """Give the edits of a function, those of the most frequent slips first.

    What is `wanted` of it is not what its `helpers` give, which are edited as well.
    """
    beside = replace(wanted, given=(), expected=None)
    beside_it = [FunctionPage(one, beside) for one in helpers]
    pages = [FunctionPage(text, wanted), *beside_it]
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
