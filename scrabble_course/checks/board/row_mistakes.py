"""The mistakes in row_plays, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.board.anchors import read_row
from scrabble_course.checks.board import row_cases
from scrabble_course.checks.board.evidence import never_ends_but_in
from scrabble_course.checks.board.play_shapes import (
    ADDS_TO_NO_SET,
    LIST_IN_A_SET,
    NO_WORDS_PARAMETER,
    SET_TAKEN_FOR_A_LIST,
    SEVERAL_THINGS_ADDED,
    left_over,
    not_a_set,
)
from scrabble_course.checks.board.row_cases import PLAIN, plays_of
from scrabble_course.checks.board.row_extras import EXTRAS
from scrabble_course.checks.board.row_missing import MISSING
from scrabble_course.checks.board.row_search import EXAMPLE_WORDS, SEARCH
from scrabble_course.checks.call import Attempt, Call, Outcome
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


TOO_SLOW = Mistake(
    "too-slow",
    row_cases.FULL_HAND,
    lambda case, outcome, attempt: outcome.ended == "timed out",
    "With fewer tiles this comes out right. With seven, one of them blank, there are "
    "millions of ways to lay them: give up as soon as `word.upper() not in "
    "beginnings`, before you try the next tile.",
)

STARTS_OVER = Mistake(
    "starts-over",
    (),
    lambda case, outcome, attempt: (
        outcome.ended == "timed out" and case not in row_cases.FULL_HAND
    ),
    "This takes too long, although the hand is short. Does `row_plays` call itself, "
    "and so start over at every column? It should call a function inside it, which "
    "goes on from one. Or is there a loop that never ends?",
)

MISTAKES = (
    STARTS_OVER,
    Mistake(
        "changes-its-argument",
        (),
        lambda case, outcome, attempt: changed_argument(case, outcome) is not None,
        "Your function changed the row or the words that it was given. Letters are "
        "laid in thought only: build the word in a variable of its own.",
    ),
    NO_WORDS_PARAMETER,
    LIST_IN_A_SET,
    SEVERAL_THINGS_ADDED,
    SET_TAKEN_FOR_A_LIST,
    ADDS_TO_NO_SET,
    not_a_set("(col, word)"),
    left_over(PLAIN[1], Call(("", read_row("." * 15), {"AT"}))),
    Mistake(
        "pair-the-wrong-way-round",
        (),
        _is_the_wrong_way_round,
        "The two parts of a play have changed places: the column comes first, and "
        "then the word.",
    ),
    Mistake(
        "not-pairs",
        PLAIN,
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
    Mistake(
        "set-by-an-inner-function",
        (),
        lambda case, outcome, attempt: outcome.error_type == "UnboundLocalError",
        "A `def` has variables of its own: any name that it gives a value with `=` or "
        "`+=` is one of them. Put plays in with `plays.add(...)`, which needs no `=`.",
    ),
    Mistake(
        "unknown-name",
        (),
        lambda case, outcome, attempt: outcome.error_type == "NameError",
        "A name is used that does not exist at that point. Is it spelled as where it "
        "was made? What is made inside a `def` is known only in there.",
    ),
    Mistake(
        "stays-at-a-letter",
        (),
        never_ends_but_in(PLAIN[1]),
        "Without letters on the row this comes to an end, but where one lies it goes "
        "on for ever. Go on with a longer word, `word + row[end]`.",
    ),
    EXAMPLE_WORDS,
    *EXTRAS,
    *SEARCH,
    *MISSING,
)
