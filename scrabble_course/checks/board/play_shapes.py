"""Mistakes in the shape of an answer or of a call that all of stage 11 share."""

from __future__ import annotations

from scrabble_course.checks.call import Attempt, Outcome
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


def _puts_a_list_in_a_set(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return "unhashable type" in outcome.error


def _scores_what_does_not_fit(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return outcome.error_type in ("OffTheBoard", "OverALetter")


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
    _puts_a_list_in_a_set,
    "A set takes no lists, since lists can change. Write round brackets for plays and "
    "squares: `(row, col)`, not `[row, col]`.",
)

PLAY_THAT_DOES_NOT_FIT = Mistake(
    "play-that-does-not-fit",
    (),
    _scores_what_does_not_fit,
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
