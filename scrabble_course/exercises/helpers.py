"""What is known of the functions that those of each part call, in a table by part."""

from __future__ import annotations

from scrabble_course.course import BOARD
from scrabble_course.diagnosis.lint.helper_calls import Does, Helper, Helpers
from scrabble_course.diagnosis.results import Result


def _score_is_missing(result: Result) -> bool:
    assert result.problem is not None
    is_returned = result.case.judge is None and result.outcome.value is not None
    return is_returned or "the total" in result.problem.expected


def _was_substituted(result: Result) -> bool:
    kinds = {event.kind for event in result.outcome.events}
    return "substituted" in kinds or "asked" not in kinds


def _asks_aside(result: Result) -> bool:
    """Whether a question of the other task is what is wrong, if there was any."""
    assert result.problem is not None
    asides = [e.details[0] for e in result.outcome.events if e.kind == "aside"]
    is_shown = any(one and one.strip() in result.problem.got for one in asides)
    return is_shown or not asides


_ANSWERS = Helper(Does.ANSWERS)
_NEW_HAND = "gives back a new hand, which is not kept"
_SCORE = (
    "plays the hand, and its score, which is given back, is not kept: add it to a "
    "total."
)
_HAND_LOST = ("hand-never-shrinks", "substituted-hand-dropped")

_WORD_GAME = {
    "get_word_score": _ANSWERS,
    "update_hand": Helper(
        Does.ANSWERS | Does.RENEWS, _NEW_HAND, same_as_lost=_HAND_LOST
    ),
    "is_valid_word": _ANSWERS,
    "deal_hand": Helper(
        Does.ANSWERS | Does.BEGINS | Does.IS_A_TASK, _NEW_HAND, same_as_lost=_HAND_LOST
    ),
    "calculate_handlen": Helper(Does.ANSWERS | Does.COUNTS),
    "substitute_hand": Helper(
        Does.ANSWERS | Does.RENEWS | Does.IS_A_TASK,
        _NEW_HAND,
        lost=_was_substituted,
        misplaced=_asks_aside,
        same_as_lost=_HAND_LOST,
        same_as_misplaced=("substitutes",),
    ),
    "display_hand": Helper(Does.SHOWS),
    "load_words": Helper(Does.READS),
    "play_hand": Helper(Does.PLAYS | Does.IS_A_TASK, _SCORE, lost=_score_is_missing),
    "ask_yes_or_no": _ANSWERS,
    "play_one_hand": Helper(Does.PLAYS, _SCORE),
    "play_game": Helper(Does.PLAYS | Does.IS_A_TASK, _SCORE),
}
_BOARD = {
    name: _ANSWERS
    for stage in BOARD.stages
    for name in (*stage.functions, *stage.practice)
    if name != "exchange"
}
_SCRABBLE = {**_BOARD, "my_player": Helper(Does.ANSWERS | Does.DRAWS)}
HELPERS: dict[str, Helpers] = {
    "word_game": _WORD_GAME,
    "notation": {
        "check_word": Helper(Does.REFUSES),
        "letter_score": Helper(Does.REFUSES),
    },
    "scrabblegram": {
        "ScoreModifier": Helper(Does.HAS_MEMBERS),
        "load_words": Helper(Does.READS),
    },
    "board": _BOARD,
    "scrabble": _SCRABBLE,
}
