"""The mistakes in all_plays, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.board.finding_plays import BoardPlay, all_plays
from scrabble_course.board.layout import ACROSS, DOWN
from scrabble_course.checks.board.across_missing import NO_TILES, finds_none_anywhere
from scrabble_course.checks.board.across_mistakes import (
    does_not_pass_words_on,
    finds_no_first_play,
    gives_other_shapes,
)
from scrabble_course.checks.board.all_missing import MISSING
from scrabble_course.checks.board.play_shapes import (
    ADDS_TO_NO_SET,
    CHANGES_THE_BOARD,
    LIST_IN_A_SET,
    NO_WORDS_PARAMETER,
    PLAY_THAT_DOES_NOT_FIT,
    SET_TAKEN_FOR_A_LIST,
    SEVERAL_THINGS_ADDED,
    left_over,
    not_a_set,
    wrong_arguments,
)
from scrabble_course.checks.board.position_cases import (
    FIRST,
    PLAIN,
    cases,
)
from scrabble_course.checks.board.position_facts import (
    an_extra,
    compared,
)
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _turned(play: BoardPlay) -> BoardPlay:
    score, (row, col), direction, word = play
    return score, (col, row), direction, word


def _renamed(play: BoardPlay) -> BoardPlay:
    score, pos, direction, word = play
    return score, pos, DOWN if direction == ACROSS else ACROSS, word


def _leaves_places_turned(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the plays down are those expected, but with row and column swapped."""
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    got, expected = (
        {play for play in found if play[2] == DOWN}
        for found in (plays.got, plays.expected)
    )
    return got != expected and set(map(_turned, got)) == expected


def _swaps_directions(case: Case, outcome: Outcome, _: Attempt) -> bool:
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    ways = {play[2] for play in plays.got}
    return len(ways) == 2 and set(map(_renamed, plays.got)) == plays.expected


def _names_other_directions(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a play is missing but for its direction."""
    plays = compared(case, outcome)
    if plays is None:
        return False
    renamed = set(map(_renamed, plays.expected - plays.got))
    return bool(renamed & (plays.got - plays.expected))


def _spells_directions(_: Case, outcome: Outcome, __: Attempt) -> bool:
    plays = outcome.value if isinstance(outcome.value, set | frozenset) else set()
    shaped = [play for play in plays if isinstance(play, tuple) and len(play) == 4]
    parts = [(type(direction), type(word)) for _, _, direction, word in shaped]
    return (str, str) in parts or (bool, str) in parts


def _does_not_turn_the_board(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the plays down are those across once more, called DOWN."""
    plays = compared(case, outcome)
    if plays is None:
        return False
    across = {play for play in plays.got if play[2] == ACROSS}
    again = {_renamed(play) for play in across}
    turned = {_turned(play) for play in again}
    return across != set() and plays.got - across in (again, turned)


MISTAKES = (
    NO_WORDS_PARAMETER,
    CHANGES_THE_BOARD,
    LIST_IN_A_SET,
    SEVERAL_THINGS_ADDED,
    SET_TAKEN_FOR_A_LIST,
    ADDS_TO_NO_SET,
    PLAY_THAT_DOES_NOT_FIT,
    wrong_arguments(
        "`transpose(board)`, `horizontal_plays(hand, board, words)`, "
        "`tiles_laid(board, (row, col), direction, word)`"
    ),
    not_a_set("(score, (row, col), direction, word)"),
    left_over(cases(all_plays, PLAIN[1])[0], cases(all_plays, NO_TILES)[0].call),
    Mistake(
        "direction-as-text",
        (),
        _spells_directions,
        "The direction is one of the course's own values, `ACROSS` or `DOWN`, "
        "without quotes.",
    ),
    Mistake(
        "not-plays",
        (),
        gives_other_shapes,
        "Each play has four parts: the score, the first square as a pair, the "
        "direction and the word, as in `(score, (row, col), ACROSS, word)`.",
    ),
    Mistake(
        "words-not-passed-on",
        (),
        does_not_pass_words_on,
        "Other words are played than those that were given. Pass `words` on: "
        "`horizontal_plays(hand, board, words)`, and for the board turned over, too.",
    ),
    Mistake(
        "nothing-found",
        (),
        finds_none_anywhere,
        "No play is found, on this board or on others. Are the plays put into the set "
        "that you return?",
    ),
    Mistake(
        "first-play",
        cases(all_plays, *FIRST),
        finds_no_first_play,
        "On an empty board no play is found. There the centre, (7, 7), is the one "
        "anchor, for plays across and for plays down.",
    ),
    Mistake(
        "directions-swapped",
        (),
        _swaps_directions,
        "ACROSS and DOWN have changed places. Plays on the board as it lies run "
        "across; those on the board turned over run down.",
    ),
    Mistake(
        "direction-of-another",
        cases(all_plays, PLAIN[1]),
        _names_other_directions,
        "The play is right but for its direction. Plays on the board as it lies are "
        "ACROSS, and those found on the board turned over are DOWN.",
    ),
    Mistake(
        "board-not-turned",
        cases(all_plays, PLAIN[1]),
        _does_not_turn_the_board,
        "The plays called DOWN are those across once more. Look for them on "
        "`transpose(board)`, which is another board; `board` itself does not change.",
    ),
    Mistake(
        "place-not-turned-back",
        (),
        _leaves_places_turned,
        "Plays down have row and column swapped. They were found on the board turned "
        "over, where a square is (col, row): turn it back.",
    ),
    *MISSING,
    Mistake(
        "not-a-play",
        (),
        an_extra(lambda play: not play.is_allowed),
        "The board does not allow that play. Are square, direction and word those of "
        "the same play?",
    ),
    Mistake(
        "score",
        (),
        lambda case, outcome, attempt: (
            (plays := compared(case, outcome)) is not None and plays.differ_in_score
        ),
        "The plays are right, their scores are not. `horizontal_plays` gives the "
        "score of each play, also on the board turned over: keep it as it is.",
    ),
)
