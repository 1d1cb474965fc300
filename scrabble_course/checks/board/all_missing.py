"""The mistakes in all_plays that leave plays out, or list a single tile amiss."""

from __future__ import annotations

from scrabble_course.board.finding_plays import BoardPlay, all_plays
from scrabble_course.board.layout import ACROSS, DOWN, Direction
from scrabble_course.checks.board.position_cases import (
    BOTH_WAYS,
    CROSSING,
    FIRST,
    ONE_TILE,
    PLAIN,
    cases,
)
from scrabble_course.checks.board.position_facts import When, compared, finds, plays_of
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


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


def _finds_in(direction: Direction, attempt: Attempt) -> set[BoardPlay]:
    """Return all plays in a direction that come on boards with both kinds."""
    asked = cases(all_plays, *FIRST, *PLAIN, *CROSSING)
    found = [finds(attempt, *case.call.args) for case in asked]
    return {play for plays in found for play in plays if play[2] == direction}


def _lacks(direction: Direction) -> When:
    """Tell a mistake by plays that are missing, those in one direction and no other."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        plays = compared(case, outcome)
        if plays is None or not plays.missing:
            return False
        came = {play[2] for play in plays.got}
        missing = {play.direction for play in plays.missing}
        is_told = missing == {direction} and direction not in came
        return is_told and not _finds_in(direction, attempt)

    return when


def _leaves_single_tiles_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    plays = compared(case, outcome)
    if plays is None or not plays.missing or plays.extra:
        return False
    is_told = all(play.lays_one_tile for play in plays.missing)
    return is_told and all(
        _longer(other) <= finds(attempt, *other.call.args)
        for other in cases(all_plays, *FIRST, *PLAIN)
    )


def _longer(case: Case) -> set[BoardPlay]:
    """Return the plays of a case that lay more tiles than one."""
    plays = compared(case, Outcome("returned", set()))
    longer = [play for play in plays.missing if not play.lays_one_tile] if plays else []
    return {(play.score, *play.place) for play in longer}


def _gives_one_play_down(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether there is one play down and no more, here and where there are several."""
    others = cases(all_plays, *FIRST, PLAIN[1])
    if plays_of(outcome.value) is None or case.call not in [c.call for c in others]:
        return False
    found = [finds(attempt, *other.call.args) for other in others]
    return all(len([p for p in plays if p[2] == DOWN]) == 1 for plays in found)


def _leaves_others_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether plays down of several tiles are missing, though others are found."""
    plays = compared(case, outcome)
    if plays is None or not plays.missing or plays.extra:
        return False
    several = [play for play in plays.missing if not play.lays_one_tile]
    is_told = several != [] and all(play.direction == DOWN for play in plays.missing)
    return is_told and _finds_in(DOWN, attempt) != set()


MISSING = (
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
        "one-play-down-only",
        (),
        _gives_one_play_down,
        "Of the plays down only one has come. Does a `return` end the loop after its "
        "first round? Return the plays after the loop.",
    ),
    Mistake(
        "left-out-in-error",
        (),
        _leaves_others_out,
        "Some plays down are missing. Leave one out only if a play across lays the "
        "same letters on the same squares: compare `tiles_laid(board, (row, col), "
        "DOWN, word)`, with the square turned back.",
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
)
