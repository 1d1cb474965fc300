"""The mistakes in row_plays, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.checks.board.play_shapes import NO_WORDS_PARAMETER, not_a_set
from scrabble_course.checks.board.row_cases import plays_of
from scrabble_course.checks.board.row_extras import EXTRAS
from scrabble_course.checks.board.row_missing import MISSING
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake, changed_argument


def _is_the_wrong_way_round(_: Case, outcome: Outcome, __: Attempt) -> bool:
    plays = outcome.value if isinstance(outcome.value, set) else set()
    kinds = {tuple(map(type, play)) for play in plays if isinstance(play, tuple)}
    return kinds == {(str, int)}


def _gives_no_pairs(_: Case, outcome: Outcome, __: Attempt) -> bool:
    is_set = isinstance(outcome.value, set | frozenset)
    return is_set and plays_of(outcome.value) is None


def _mixes_up_squares(_: Case, outcome: Outcome, __: Attempt) -> bool:
    named = ("NoneType" in outcome.error, "frozenset" in outcome.error)
    return outcome.error_type in ("TypeError", "AttributeError") and any(named)


MISTAKES = (
    Mistake(
        "changes-its-argument",
        (),
        lambda case, outcome, attempt: changed_argument(case, outcome) is not None,
        "Your function changed the row or the words that it was given. Letters are "
        "laid in thought only: build the word in a variable of its own.",
    ),
    NO_WORDS_PARAMETER,
    not_a_set("(col, word)"),
    Mistake(
        "pair-the-wrong-way-round",
        (),
        _is_the_wrong_way_round,
        "The two parts of a play have changed places: the column comes first, and "
        "then the word.",
    ),
    Mistake(
        "not-pairs",
        (),
        _gives_no_pairs,
        "Each play is a pair, the column where the word starts and the whole word: "
        "`plays.add((col, word))`, with two pairs of brackets.",
    ),
    Mistake(
        "walks-off-the-row",
        (),
        lambda case, outcome, attempt: outcome.error_type == "IndexError",
        "A place was asked for where there is none. After the last square of the row "
        "ask for no other: `col < len(row)` comes before `row[col]`.",
    ),
    Mistake(
        "squares-mixed-up",
        (),
        _mixes_up_squares,
        "A square is a letter, or None, or a frozenset, and each wants to be treated "
        "in its own way. Ask first: `is_letter(square)`, `square is None`.",
    ),
    *EXTRAS,
    *MISSING,
)
