"""The mistakes in all_plays, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.board.finding_plays import ScoredPlay, all_plays
from scrabble_course.board.layout import ACROSS, DOWN, Direction
from scrabble_course.checks.board.across_mistakes import (
    does_not_pass_words_on,
    finds_no_first_play,
    gives_other_shapes,
)
from scrabble_course.checks.board.play_shapes import (
    CHANGES_THE_BOARD,
    LIST_IN_A_SET,
    NO_WORDS_PARAMETER,
    PLAY_THAT_DOES_NOT_FIT,
    not_a_set,
)
from scrabble_course.checks.board.position_cases import (
    BOTH_WAYS,
    FIRST,
    ONE_TILE,
    PLAIN,
    cases,
)
from scrabble_course.checks.board.position_facts import (
    When,
    an_extra,
    compared,
    finds_any,
)
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _turned(play: ScoredPlay) -> ScoredPlay:
    score, (row, col), direction, word = play
    return score, (col, row), direction, word


def _renamed(play: ScoredPlay) -> ScoredPlay:
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
    return set(map(_renamed, plays.got)) == plays.expected


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


def _lists_a_twin(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a single tile comes both across and down."""
    plays = compared(case, outcome)
    if plays is None:
        return False
    came = {play[1:] for play in plays.got}
    return any(play.twin in came for play in plays.extra)


def _lists_the_twin_down(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a single tile comes down and not across."""
    plays = compared(case, outcome)
    if plays is None:
        return False
    missing = {play.place for play in plays.missing}
    return any(play.direction == DOWN and play.twin in missing for play in plays.extra)


def _lacks(direction: Direction) -> When:
    """Tell a mistake by plays that are missing, those in one direction and no other."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        plays = compared(case, outcome)
        if plays is None or not plays.missing:
            return False
        came = {play[2] for play in plays.got}
        missing = {play.direction for play in plays.missing}
        return missing == {direction} and direction not in came

    return when


def _leaves_single_tiles_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    plays = compared(case, outcome)
    if plays is None or not plays.missing or plays.extra:
        return False
    return all(play.lays_one_tile for play in plays.missing) and finds_any(attempt)


MISTAKES = (
    NO_WORDS_PARAMETER,
    CHANGES_THE_BOARD,
    LIST_IN_A_SET,
    PLAY_THAT_DOES_NOT_FIT,
    not_a_set("(score, (row, col), direction, word)"),
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
    Mistake(
        "across-only",
        cases(all_plays, *FIRST, PLAIN[1]),
        _lacks(DOWN),
        "All plays down are missing. On `transpose(board)` they are plays across, "
        "which `horizontal_plays` finds.",
    ),
    Mistake(
        "down-only",
        cases(all_plays, *FIRST, PLAIN[1]),
        _lacks(ACROSS),
        "All plays across are missing. Start with `horizontal_plays` on the board as "
        "it lies, and add the plays down to them.",
    ),
    Mistake(
        "listed-twice",
        cases(all_plays, *BOTH_WAYS),
        _lists_a_twin,
        "A single tile that forms words both ways is listed twice, across and down. "
        "It is one play: leave the one down out if the same tile has been laid "
        "across.",
    ),
    Mistake(
        "single-tile-listed-down",
        cases(all_plays, *BOTH_WAYS),
        _lists_the_twin_down,
        "A single tile that forms words both ways is listed down. Of the two, keep "
        "the play across.",
    ),
    Mistake(
        "single-tiles-left-out",
        cases(all_plays, *ONE_TILE, *BOTH_WAYS, PLAIN[0]),
        _leaves_single_tiles_out,
        "Plays of a single tile are missing. Leave one out only if the same tile is "
        "listed in the other direction.",
    ),
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
