"""How the mistakes in my_player are told from each other."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board import errors
from scrabble_course.board.board import Board
from scrabble_course.board.play import Play
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case
from scrabble_course.checks.scrabble.evidence import When
from scrabble_course.checks.scrabble.positions import (
    CASES,
    EMPTY,
    NO_PLAY,
    ONE_TILE,
    PLAIN,
    can_be_exchanged,
    play_error,
)
from scrabble_course.checks.wire import Strange
from scrabble_course.scrabble.turns import (
    Challenge,
    EndGame,
    Exchange,
    Pass,
    Place,
)


def breaks(*kinds: type[Exception]) -> When:
    """Tell a mistake by what the rules have against the play."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        turn = outcome.value
        if not isinstance(turn, Place):
            return False
        return isinstance(play_error(case.call, turn.play), kinds)

    return when


def gives_a_play(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a play came back, and no turn."""
    return isinstance(outcome.value, Play)


def is_scored_play(value: object) -> bool:
    """Whether a value is what `all_plays` lists, as it comes over the wire."""
    kinds = [str, int, int, bool, int]
    return isinstance(value, tuple) and [*map(type, value)] == kinds


def gives_a_scored_play(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a play with its score came back, and no turn."""
    return is_scored_play(outcome.value)


def places_a_scored_play(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a play with its score was placed."""
    turn = outcome.value
    return isinstance(turn, Place) and is_scored_play(turn.play)


def gives_a_class(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a class came back, as `Pass` without brackets."""
    value = outcome.value
    return isinstance(value, Strange) and value.description == "<type object>"


def gives_none_for_no_play(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether None came back where there is no play, and only there."""
    came = outcome.ended == "returned" and outcome.value is None
    is_ours = came and isinstance(case.expected, Pass)
    return is_ours and attempt(PLAIN[0].call).value is not None


def stops_without_a_play(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether positions without a play stop it, and those with one do not."""
    if outcome.ended != "raised" or not isinstance(case.expected, Pass):
        return False
    kinds = {attempt(other.call).ended for other in NO_PLAY}
    return kinds == {"raised"} and attempt(PLAIN[0].call).ended == "returned"


def never_plays(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether no position at all makes the player play."""
    if not isinstance(outcome.value, Pass | Exchange):
        return False
    turns = [attempt(other.call).value for other in CASES]
    return not any(isinstance(turn, Place) for turn in turns)


def passes_with_a_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the player passes though there is a play."""
    return isinstance(outcome.value, Pass) and isinstance(case.expected, Place)


def exchanges_with_a_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the player exchanges though there is a play."""
    return isinstance(outcome.value, Exchange) and isinstance(case.expected, Place)


def exchanges_what_it_lacks(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether tiles are exchanged that are not on the rack."""
    turn, rack = outcome.value, case.call.args[1]
    is_exchange = isinstance(turn, Exchange)
    return is_exchange and not can_be_exchanged(rack, turn.tiles)


def ends_or_challenges(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a turn came back that no player may choose here."""
    return isinstance(outcome.value, Challenge | EndGame)


def gives_something_else(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether something came back that is no turn."""
    came = outcome.ended == "returned" and outcome.value is not None
    turns = Place | Pass | Exchange | Challenge | EndGame
    return came and not isinstance(outcome.value, turns)


def changes_the_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the call stopped because a board cannot be changed."""
    refused = ("does not support item assignment", "cannot assign to field")
    return any(words in outcome.error for words in refused)


def is_right_if(change: Callable[[Play], Play]) -> When:
    """Tell a mistake by what would make the play right."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        turn = outcome.value
        if not isinstance(turn, Place) or not isinstance(turn.play, Play):
            return False
        is_built_right = isinstance(play_error(case.call, turn.play), errors.BoardError)
        changed = change(turn.play)
        return is_built_right and play_error(case.call, changed) is None

    return when


def stops_with_nothing_left(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether some positions with plays stop it, by an empty list or None."""
    words = ("IndexError", "empty", "'NoneType' object")
    is_ours = isinstance(case.expected, Place) and outcome.ended == "raised"
    turns = [attempt(other.call).value for other in CASES]
    return (
        is_ours
        and any(word in outcome.error for word in words)
        and any(isinstance(turn, Place) for turn in turns)
    )


def says(words: str) -> When:
    """Tell a mistake by words of the error."""
    return lambda case, outcome, attempt: words in outcome.error


def swaps_board_and_rack(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the board was given as the rack, or the other way round."""
    is_ours = outcome.is_error("TypeError") or outcome.is_error("AttributeError")
    return is_ours and (
        "rack  " in outcome.error or "'str' object has no attribute" in outcome.error
    )


def gives_a_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether a board came back, and no turn."""
    return isinstance(outcome.value, Board)


def exchanges_no_text(_: Case, outcome: Outcome, __: Attempt) -> bool:
    """Whether the tiles of an exchange are no text."""
    turn = outcome.value
    return isinstance(turn, Exchange) and not isinstance(turn.tiles, str)


def always_plays_the_same(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether all positions make the player lay the same play."""
    turns = [attempt(other.call).value for other in CASES]
    is_place = isinstance(outcome.value, Place)
    return is_place and all(turn == outcome.value for turn in turns)


def plays_as_on_an_empty_board(case: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether letters on the board change nothing about the turns."""
    if case.call.args[0] == EMPTY:
        return False

    def empty(call: Call) -> Call:
        board, *others = call.args
        return Call((type(board).empty(), *others))

    pairs = [(attempt(c.call), attempt(empty(c.call))) for c in (*PLAIN, *ONE_TILE)]
    plays = [one.value for one, _ in pairs if isinstance(one.value, Place)]
    return plays != [] and all(one.value == other.value for one, other in pairs)
