"""Small edits of a student's function, of each kind that beginners need.

What would be said of an edit tells where to look and what is the matter there; it does
not tell what to write. Whether it is true is found out in `edit_trials.py`. An edit is
a value (`small_edit`), made on a page that knows the place of each node
(`function_page`); the kinds stand in the other modules, by what they change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scrabble_course.diagnosis.edits import (
    calls_and_places,
    comparisons,
    moves,
    stand_for,
    sums,
)
from scrabble_course.diagnosis.edits.function_page import FunctionPage, Kind
from scrabble_course.diagnosis.edits.small_edit import SmallEdit
from scrabble_course.diagnosis.lint.source import ParsedFunction

KINDS: tuple[Kind, ...] = (
    comparisons.equal_sides,
    comparisons.other_numbers,
    comparisons.other_truth,
    comparisons.turned_round,
    comparisons.and_or,
    sums.operators,
    stand_for.what_is_meant,
    stand_for.other_ways_to_call,
    moves.moved_out_of_block,
    moves.ended_too_early,
    moves.moved_into_block,
    moves.moved_into_the_next_loop,
    stand_for.other_names,
    calls_and_places.other_calls,
    calls_and_places.other_ranges,
    calls_and_places.capitals,
    calls_and_places.places,
    calls_and_places.slices,
    sums.swapped_sides,
    sums.other_order,
    moves.under_else,
    moves.earlier,
    moves.given_back,
    moves.leaving_loops,
    stand_for.copied,
    sums.off_by_one,
    sums.too_much,
    moves.left_out,
    sums.floors_and_keys,
    stand_for.other_texts,
    stand_for.own_way,
    stand_for.wrapped,
)
"""Those of the most frequent slips first."""


def small_edits(
    text: ParsedFunction, constants: Iterable[object] = (), expected: object = None
) -> Iterator[SmallEdit]:
    """Give the edits of a function, those of the most frequent slips first.

    `constants` are values that the task is about, and `expected` is what a call should
    have given.
    """
    page = FunctionPage(text, tuple(constants), expected)
    for kind in KINDS:
        yield from kind(page)
