"""Mistakes in the shape of an answer or of a call that all of stage 11 share."""

from __future__ import annotations

from scrabble_course.checks.board.evidence import stops_with
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _takes_no_words(case: Case, outcome: Outcome, _: Attempt) -> bool:
    given = f"but {len(case.call.args)} were given"
    return "positional argument" in outcome.error and given in outcome.error


def _is_no_set(_: Case, outcome: Outcome, __: Attempt) -> bool:
    is_set = isinstance(outcome.value, set | frozenset)
    return outcome.ended == "returned" and outcome.value is not None and not is_set


def _changes_the_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    immutable = ("does not support item assignment", "cannot assign to field")
    return any(words in outcome.error for words in immutable)


def scores_what_does_not_fit(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the board had no room for a play that was asked about."""
    return outcome.error_type in ("OffTheBoard", "OverALetter")


PARTS = (
    "_all_plays",
    "_anchored_row",
    "_horizontal_plays",
    "_row_plays",
    "calculate_score",
    "tiles_laid",
    "transpose",
)
"""The course's own functions, which take the place of a student's in these checks."""
OTHER_ERRORS = ("IndexError", "NotImplementedError", "RecursionError")


def _gives_parts_other_arguments(case: Case, out: Outcome, attempt: Attempt) -> bool:
    """Whether the call stopped in one of the parts, which are right, or before it."""
    if scores_what_does_not_fit(case, out, attempt) or out.error_type in OTHER_ERRORS:
        return False
    calls = [f"{name.removeprefix('_')}()" for name in PARTS]
    refused = "argument" in out.error and any(call in out.error for call in calls)
    return refused or bool(set(PARTS) & set(out.callees))


NO_WORDS_PARAMETER = Mistake(
    "no-words-parameter",
    (),
    _takes_no_words,
    "The check calls your function with a few words of its own. Keep the last "
    "parameter as it was, `words=None`.",
)

CHANGES_THE_BOARD = Mistake(
    "changes-the-board",
    (),
    _changes_the_board,
    "A board cannot be changed, so that no play can spoil it for the next. "
    "`board.lay(play)` gives another board, with the play on it.",
)

LIST_IN_A_SET = Mistake(
    "list-in-a-set",
    (),
    stops_with("unhashable type"),
    "A set takes in nothing that can change, so no lists and no other sets. Write "
    "round brackets for plays and squares, as in `(row, col)`, and add one play at a "
    "time.",
)

SEVERAL_THINGS_ADDED = Mistake(
    "several-things-added",
    (),
    stops_with("add() takes exactly one argument"),
    "`add` takes one thing, and a play is one: put its parts in brackets of their own. "
    "So there are two pairs, those of `add` and those of the play.",
)

SET_TAKEN_FOR_A_LIST = Mistake(
    "set-taken-for-a-list",
    (),
    stops_with(
        "'set' object is not subscriptable",
        "'set' object does not support",
        "'set' object has no attribute 'append'",
        "'set' object has no attribute 'sort'",
        "'set' object has no attribute 'insert'",
        "'set' object has no attribute 'index'",
    ),
    "A set has no order, so it has no first place and no `append` or `sort`. `add` "
    "puts something in, a `for` loop visits all, and `sorted(plays)` makes a list in "
    "order.",
)

ADDS_TO_NO_SET = Mistake(
    "adds-to-no-set",
    (),
    stops_with(
        "'dict' object has no attribute 'add'", "'list' object has no attribute 'add'"
    ),
    "Only a set has `add`. An empty set is written `set()`: `{}` is an empty "
    "dictionary, and `[]` an empty list.",
)

PLAY_THAT_DOES_NOT_FIT = Mistake(
    "play-that-does-not-fit",
    (),
    scores_what_does_not_fit,
    "The board has no room for a play that was asked about; the message says which. "
    "Do board, first square and direction belong together? On the board turned over, "
    "row and column change places, and what ran down runs across.",
)


def not_a_set(play: str) -> Mistake:
    """Return the mistake of an answer that is no set of plays such as `play`."""
    return Mistake(
        "not-a-set",
        (),
        _is_no_set,
        "The answer is a set, so that no play is listed twice. Start with `plays = "
        f"set()`, put plays in with `plays.add({play})`, and return `plays`.",
    )


def left_over(first: Case, empty_handed: Call) -> Mistake:
    """Return the mistake of giving the plays of an earlier call once more.

    `empty_handed` has no tiles, so that no play of `first` can be right in it.
    """

    def when(_: Case, __: Outcome, attempt: Attempt) -> bool:
        earlier, later = attempt(first.call).value, attempt(empty_handed).value
        sets = isinstance(earlier, set) and isinstance(later, set)
        return sets and first.expected <= earlier and first.expected <= later

    return Mistake(
        "left-over",
        (),
        when,
        "Plays of an earlier call come back once more. Each call needs a set of its "
        "own: write `plays = set()` inside the function, not above it and not in the "
        "brackets after its name.",
    )


def wrong_arguments(calls: str) -> Mistake:
    """Return the mistake of calling the parts otherwise than `calls` shows."""
    return Mistake(
        "wrong-arguments",
        (),
        _gives_parts_other_arguments,
        "In that line, a function is given something that it cannot take. Compare, one "
        f"argument after the other: {calls}.",
    )
