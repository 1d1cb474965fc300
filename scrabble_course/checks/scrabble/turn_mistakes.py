"""The mistakes in my_player, and how each is told from the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from scrabble_course.board import errors
from scrabble_course.board.play import Play
from scrabble_course.checks.call import Attempt, Call, Outcome
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.scrabble.evidence import When
from scrabble_course.checks.scrabble.positions import (
    CASES,
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


def _breaks(*kinds: type[Exception]) -> When:
    """Tell a mistake by what the rules have against the play."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        turn = outcome.value
        if not isinstance(turn, Place):
            return False
        return isinstance(play_error(case.call, turn.play), kinds)

    return when


def _gives_a_play(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return isinstance(outcome.value, Play)


def _is_scored_play(value: object) -> bool:
    """Whether a value is what `all_plays` lists, as it comes over the wire."""
    kinds = [str, int, int, bool, int]
    return isinstance(value, tuple) and [*map(type, value)] == kinds


def _gives_a_scored_play(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return _is_scored_play(outcome.value)


def _places_a_scored_play(_: Case, outcome: Outcome, __: Attempt) -> bool:
    turn = outcome.value
    return isinstance(turn, Place) and _is_scored_play(turn.play)


def _gives_a_class(_: Case, outcome: Outcome, __: Attempt) -> bool:
    value = outcome.value
    return isinstance(value, Strange) and value.description == "<type object>"


def _gives_none_for_no_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    came = outcome.ended == "returned" and outcome.value is None
    return came and isinstance(case.expected, Pass)


def _stops_without_a_play(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether positions without a play stop it, and those with one do not."""
    if outcome.ended != "raised" or not isinstance(case.expected, Pass):
        return False
    kinds = {attempt(other.call).ended for other in NO_PLAY}
    return kinds == {"raised"} and attempt(PLAIN[0].call).ended == "returned"


def _never_plays(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    if not isinstance(outcome.value, Pass | Exchange):
        return False
    turns = [attempt(other.call).value for other in CASES]
    return not any(isinstance(turn, Place) for turn in turns)


def _passes_with_a_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return isinstance(outcome.value, Pass) and isinstance(case.expected, Place)


def _exchanges_with_a_play(case: Case, outcome: Outcome, _: Attempt) -> bool:
    return isinstance(outcome.value, Exchange) and isinstance(case.expected, Place)


def _exchanges_what_it_lacks(case: Case, outcome: Outcome, _: Attempt) -> bool:
    turn, rack = outcome.value, case.call.args[1]
    is_exchange = isinstance(turn, Exchange)
    return is_exchange and not can_be_exchanged(rack, turn.tiles)


def _ends_or_challenges(_: Case, outcome: Outcome, __: Attempt) -> bool:
    return isinstance(outcome.value, Challenge | EndGame)


def _gives_something_else(case: Case, outcome: Outcome, _: Attempt) -> bool:
    came = outcome.ended == "returned" and outcome.value is not None
    turns = Place | Pass | Exchange | Challenge | EndGame
    return came and not isinstance(outcome.value, turns)


def _changes_the_board(_: Case, outcome: Outcome, __: Attempt) -> bool:
    refused = ("does not support item assignment", "cannot assign to field")
    return any(words in outcome.error for words in refused)


def _is_right_if(change: Callable[[Play], Play]) -> When:
    """Tell a mistake by what would make the play right."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        turn = outcome.value
        if not isinstance(turn, Place) or not isinstance(turn.play, Play):
            return False
        is_built_right = isinstance(play_error(case.call, turn.play), errors.BoardError)
        changed = change(turn.play)
        return is_built_right and play_error(case.call, changed) is None

    return when


def _plays_as_on_an_empty_board(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether letters on the board change nothing about the turns."""

    def empty(call: Call) -> Call:
        board, *others = call.args
        return Call((type(board).empty(), *others))

    pairs = [(attempt(c.call), attempt(empty(c.call))) for c in (*PLAIN, *ONE_TILE)]
    plays = [one.value for one, _ in pairs if isinstance(one.value, Place)]
    return plays != [] and all(one.value == other.value for one, other in pairs)


MISTAKES = (
    Mistake(
        "changes-the-board",
        (),
        _changes_the_board,
        "A board cannot be changed. A player only says what it wants to play, and the "
        "game lays the tiles.",
    ),
    Mistake(
        "play-without-place",
        (),
        _gives_a_play,
        "That is a play, and a turn is asked for: `Place(play)` is the turn that lays "
        "it.",
    ),
    Mistake(
        "scored-play",
        (),
        _gives_a_scored_play,
        "That is a play with its score, as the search gives it. The turn that lays it "
        "is `Place(best.play)`, if `best` is what was found.",
    ),
    Mistake(
        "scored-play-placed",
        (),
        _places_a_scored_play,
        "What is placed here has a score, and `Place` takes the play alone: "
        "`Place(best.play)`.",
    ),
    Mistake(
        "class-for-turn",
        (),
        _gives_a_class,
        "The brackets are missing: `Pass()` is a turn, `Pass` alone is the kind of it.",
    ),
    Mistake(
        "none-for-pass",
        (),
        _gives_none_for_no_play,
        "There is no play here, and None is no turn. Return `Pass()`.",
    ),
    Mistake(
        "stops-without-a-play",
        (),
        _stops_without_a_play,
        "There is no play here, and the function stops at it. `best_play` gives None "
        "then, and `all_plays` an empty list, of which there is no `max` and no first: "
        "ask for that before, and return `Pass()`.",
    ),
    Mistake(
        "ends-or-challenges",
        (),
        _ends_or_challenges,
        "A player places tiles, exchanges, or passes. Whether the game ends, or a word "
        "is doubted, is settled at the table.",
    ),
    Mistake(
        "not-a-turn",
        (),
        _gives_something_else,
        "A turn is `Place(play)`, `Exchange(tiles)` or `Pass()`.",
    ),
    Mistake(
        "board-not-looked-at",
        (),
        _plays_as_on_an_empty_board,
        "Your player takes the same turn as on the empty board, where it would be "
        "right. Look for plays on `board`, as it lies.",
    ),
    Mistake(
        "never-plays",
        (),
        _never_plays,
        "There is a play here, and your player never makes one, on no board. "
        "`all_plays(board, rack, lexicon)` of the engine lists them.",
    ),
    Mistake(
        "exchange-not-on-the-rack",
        (),
        _exchanges_what_it_lacks,
        "Only tiles on the rack can be exchanged, each as often as it is there, and at "
        "least one. `Exchange(rack)` gives all of them.",
    ),
    Mistake(
        "exchanges-with-a-play",
        (),
        _exchanges_with_a_play,
        "There is a play here, and your player exchanges tiles. Exchange only if there "
        "is none.",
    ),
    Mistake(
        "passes-with-a-play",
        (),
        _passes_with_a_play,
        "There is a play here, and your player passes. Does it look at all squares, "
        "both ways, and at all the tiles of the rack, a blank among them?",
    ),
    Mistake(
        "other-direction",
        (),
        _is_right_if(lambda play: replace(play, down=not play.down)),
        "The same word from the same square on, the other way, is a play. Pass the "
        "direction on: `Play(word, row, col, down)`.",
    ),
    Mistake(
        "row-and-column-swapped",
        (),
        _is_right_if(lambda play: replace(play, row=play.col, col=play.row)),
        "With row and column swapped this is a play. The row comes first: `Play(word, "
        "row, col, down)`.",
    ),
    Mistake(
        "not-a-word",
        (),
        _breaks(errors.NotAWord),
        "The play forms something that is not in `lexicon`. All words count that it "
        "forms, those across its way, too; and the lexicon may be any, so keep no list "
        "of your own.",
    ),
    Mistake(
        "not-on-the-rack",
        (),
        _breaks(errors.NotOnRack),
        "The play needs tiles that are not on the rack. A blank is `?` there, and a "
        "small letter in the play.",
    ),
    Mistake(
        "not-allowed-on-the-board",
        (),
        _breaks(errors.IllegalPlay, errors.Unreadable),
        "The board does not allow that play; the message says why. Are row, column and "
        "direction those of this play: `Play(word, row, col, down)`?",
    ),
    Mistake(
        "not-a-play",
        (),
        _breaks(TypeError),
        "`Place` takes a `Play(word, row, col, down)`: a text, two whole numbers from "
        "0 on, and `down`, which is True or False.",
    ),
)
