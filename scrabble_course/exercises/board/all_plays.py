"""The exercise of stage 11: all_plays, in both directions (seed 003)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from scrabble_course.board import ACROSS, DOWN, Board, Play, transpose, words_formed
from scrabble_course.board.finding_plays import all_plays, horizontal_plays, tiles_laid
from scrabble_course.checks.call import Outcome
from scrabble_course.checks.exercise import Case, Mistake
from scrabble_course.checks.mistakes import answers_like, mistake
from scrabble_course.exercises.board import common
from scrabble_course.exercises.board.stand_ins import for_all_plays
from scrabble_course.exercises.wrong_arguments import wrong_arguments

BoardPlay = tuple[int, tuple[int, int], tuple[int, int], str]
Plays = set[BoardPlay]

CORNER = Board.empty().with_tiles({(7, 7): "X", (8, 6): "T"})
"""One A forms AX across and AT down, as in the lesson."""
GIVEN = common.example(common.SINGLE_TILE, all_plays, "A", CORNER, ["ax", "at"])
X_AND_T = common.board_with("8H X", "9G T")
SEVERAL = (
    common.position(all_plays, "AZ", X_AND_T, "AX AT ZAX ZA", common.SINGLE_TILE),
)
"""Plays down score less, and more, than the one that is left out."""
CASES = (*common.positions(all_plays), *SEVERAL, GIVEN)
NOT_BOTH_WAYS = common.positions(all_plays, "PLAIN", "FIRST", "CROSSING")
PLAYS = common.PlaysLike((4, (7, 6), ACROSS, "AT"))


def _turned(plays: Plays) -> Plays:
    return {(score, (col, row), way, word) for score, (row, col), way, word in plays}


def _renamed(plays: Plays) -> Plays:
    return {(score, pos, way[::-1], word) for score, pos, way, word in plays}


def _laid(board: Board, play: BoardPlay) -> frozenset[Any]:
    return tiles_laid(board, *play[1:])


@dataclass(frozen=True, slots=True)
class _Both:
    """All plays of both directions, before any is left out."""

    board: Board
    across: Plays
    down: Plays

    @property
    def joined(self) -> Plays:
        """The plays without those down that lay what one across does."""
        laid = {_laid(self.board, play) for play in self.across}
        return self.across | {p for p in self.down if _laid(self.board, p) not in laid}


def _both(hand: str, board: Board, for_across: Any, for_down: Any) -> _Both:
    across = horizontal_plays(hand, board, for_across)
    down = horizontal_plays(hand, transpose(board), for_down)
    return _Both(
        board,
        {(score, pos, ACROSS, word) for score, pos, word in across},
        {(score, (row, col), DOWN, word) for score, (col, row), word in down},
    )


def _with_words(across: bool, down: bool) -> common.Finder:
    """Return a wrong function that passes words on in one place, or in none."""
    return lambda hand, board, words: (
        _both(hand, board, words if across else None, words if down else None).joined
    )


def _like(name: str) -> Callable[..., Mistake]:
    """Begin the mistake of making something else of the plays in both directions."""

    def finder(give: Callable[[_Both], Plays]) -> common.Finder:
        return lambda hand, board, words: give(_both(hand, board, words, words))

    return lambda advice, *wrong: answers_like(name, CASES)(advice, *map(finder, wrong))


def _loses_some_down(case: Case, got: Outcome) -> bool:
    lost = case.expected - PLAYS.found(case, got)
    return not PLAYS.extra(case, got) and all(play[2] == DOWN for play in lost)


def _names_other_directions(case: Case, got: Outcome) -> bool:
    """Whether a play is right but for its direction."""
    lost = case.expected - PLAYS.found(case, got)
    return not _renamed(lost).isdisjoint(PLAYS.extra(case, got))


def _lists_a_tile_again(case: Case, got: Outcome) -> bool:
    """Whether a tile that an expected play lays across is listed down as well."""
    _, board, *_ = case.call.args
    across = {_laid(board, play) for play in case.expected if play[2] == ACROSS}
    extra = [play for play in PLAYS.extra(case, got) if play[2] == DOWN]
    return any(_laid(board, play) in across for play in extra)


def _random_case(rng: random.Random) -> Case:
    case = common.position(all_plays, *common.random_position(rng))
    _, board, *_ = case.call.args
    if any(_is_both_ways(board, play) for play in case.expected):
        return replace(case, topic=common.SINGLE_TILE)
    return case


def _is_both_ways(board: Board, play: BoardPlay) -> bool:
    """Whether a play lays a single tile that forms words both ways."""
    _, (row, col), direction, word = play
    laid = Play(word, row, col, direction == DOWN)
    return len(_laid(board, play)) == 1 and len(words_formed(board, laid)) == 2


MISTAKES = (
    common.BOARD_CANNOT_CHANGE,
    common.PLAY_DOES_NOT_FIT,
    wrong_arguments(
        "`transpose(board)`, `horizontal_plays(hand, board, words)`, "
        "`tiles_laid(board, (row, col), direction, word)`"
    ),
    common.SET_IN_A_SET,
    common.left_over(*common.positions(all_plays, "PLAIN")),
    mistake("not-plays", shows=PLAYS.are_no_plays)(
        "Each play has four parts, as in `(score, (row, col), ACROSS, word)`. `ACROSS` "
        "and `DOWN` are the course's own values, without quotes."
    ),
    common.words_not_passed_on(
        CASES,
        "`horizontal_plays(hand, board, words)`, also on the board turned over",
        _with_words(False, False),
        _with_words(True, False),
        _with_words(False, True),
    ),
    _like("across-only")(
        "All plays down are missing. On `transpose(board)` they are plays across, "
        "which `horizontal_plays` finds.",
        lambda both: both.across,
    ),
    _like("board-not-turned")(
        "The plays called DOWN are those across once more. Look for them on "
        "`transpose(board)`, which is another board; `board` itself does not change.",
        lambda both: both.across | _renamed(both.across),
        lambda both: both.across | _turned(_renamed(both.across)),
    ),
    _like("row-and-column-swapped")(
        "Plays down, or those across, have row and column swapped. Squares that were "
        "found on the board turned over are (col, row): turn these back, and no other.",
        lambda both: both.across | _turned(both.down),
        lambda both: both.across | _turned(both.joined - both.across),
        lambda both: _turned(both.across) | both.down,
        lambda both: _turned(both.across) | both.joined - both.across,
    ),
    common.not_a_word("horizontal_plays(hand, transpose(board), words)", PLAYS.extra),
    mistake("direction-of-another", shows=_names_other_directions)(
        "The play is right but for its direction. Plays on the board as it lies are "
        "ACROSS, and those found on the board turned over are DOWN."
    ),
    _like("down-only")(
        "All plays across are missing. They belong in the same set as those down.",
        lambda both: both.down,
        lambda both: both.joined - both.across,
    ),
    _like("only-the-same-tiles")(
        "Of the plays down, just those are listed that lay the tile of one across. "
        "These are the ones to leave out: `not in`, where you compare what is laid.",
        lambda both: both.across | both.down - both.joined,
    ),
    _like("neither-of-two")(
        "A single tile that forms words both ways is one play, which is listed across. "
        "Here it is not listed at all: leave out only the one down.",
        lambda both: (
            both.joined & replace(both, across=both.down, down=both.across).joined
        ),
    ),
    mistake("stops-at-a-tile", SEVERAL, though=NOT_BOTH_WAYS, shows=_loses_some_down)(
        "Where no single tile forms words both ways, all is right; here one does, and "
        "plays down are missing. Does the loop end there, by a `break` or a `return`?"
    ),
    mistake("single-tile", shows=_lists_a_tile_again)(
        "The one down lays a single tile, which has been laid across already: that is "
        "one play, listed across. Compare what is laid, `tiles_laid(board, (row, col), "
        "DOWN, word)`, with the square turned back, with the same of each play across."
    ),
    mistake("plays-lost", shows=PLAYS.are_lost)(
        "Plays are missing. Is each one that `horizontal_plays` finds, on `board` and "
        "on the board turned over, put into one set, made before the loops and "
        "returned after them? Leave one down out only if one across lays the same "
        "letters on the same squares: compare `tiles_laid(board, (row, col), DOWN, "
        "word)`, with the square turned back."
    ),
    mistake("score", shows=PLAYS.differ_in_first_parts)(
        "The plays are right, their scores are not. `horizontal_plays` gives the score "
        "with each play, also on the board turned over: take it as it is. To count it "
        "again, `calculate_score` needs board, square and direction that fit together."
    ),
    mistake("not-a-play", shows=PLAYS.extra)(
        "That play should not be there. Are square, direction and word those of the "
        "same play?"
    ),
)

EXERCISE = common.plays_exercise(
    "all_plays",
    reference=all_plays,
    cases=CASES,
    generate=_random_case,
    generated=12,
    stand_ins=for_all_plays,
    mistakes=MISTAKES,
    hints=(
        "A column of the board is a row of the board turned over. Which function turns "
        "it, and what happens to the squares?",
        "Take the plays of `horizontal_plays` on the board and on the board turned "
        "over. Of the second kind, swap row and column back, and leave out a single "
        "tile that is laid across already.",
        "`for score, (row, col), word in horizontal_plays(hand, transpose(board), "
        "words):` the play is `(score, (col, row), DOWN, word)`. Keep what each play "
        "across lays in a set, `tiles_laid(board, pos, ACROSS, word)`, and add a play "
        "down only if what it lays is not in there.",
    ),
)
