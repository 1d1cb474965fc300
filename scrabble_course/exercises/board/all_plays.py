"""The exercise of stage 11: all_plays, in both directions (seed 003)."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.board import ACROSS, DOWN, Board, Play, transpose, words_formed
from scrabble_course.board.finding_plays import (
    BoardPlay,
    all_plays,
    horizontal_plays,
    tiles_laid,
)
from scrabble_course.board.layout import Direction
from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Shows
from scrabble_course.diagnosis.mistakes import answers_like, mistake
from scrabble_course.exercises.board import boards
from scrabble_course.exercises.board.board_stand_ins import for_all_plays
from scrabble_course.exercises.board.laid_plays import BOARD_TRAITS
from scrabble_course.exercises.common_mistakes import wrong_arguments

Plays = set[BoardPlay]

CORNER = Board.empty().with_tiles({(7, 7): "X", (8, 6): "T"})
"""One A forms AX across and AT down, as in the lesson."""
GIVEN = boards.example(boards.SINGLE_TILE, all_plays, "A", CORNER, ["ax", "at"])
X_AND_T = boards.board_with("8H X", "9G T")
SEVERAL = boards.position(all_plays, "AZ", X_AND_T, "AX AT ZAX ZA", boards.SINGLE_TILE)
"""Plays down score less, and more, than the one that is left out."""
X_AND_T_BLANK = boards.board_with("8H x", "9G t")
NO_POINTS = boards.position(all_plays, "?", X_AND_T_BLANK, "AX AT", boards.SINGLE_TILE)
"""Both words score 0, and are words all the same."""
ONE_HELD = (*boards.positions(all_plays, "BOTH_WAYS"), GIVEN)
WITH_ROOM = (
    *boards.positions(all_plays, "PLAIN")[:1],
    *boards.positions(all_plays, "FIRST", "ALL_SEVEN", "ONE_TILE"),
    *ONE_HELD,
)
CASES = (*boards.positions(all_plays), SEVERAL, NO_POINTS, GIVEN)
PLAIN = CASES[: len(boards.POSITIONS["PLAIN"])]
PLAYS = boards.PlaysLike((4, (7, 6), ACROSS, "AT"))


def _turned(plays: Plays) -> Plays:
    return {(score, (col, row), way, word) for score, (row, col), way, word in plays}


def _renamed(plays: Plays) -> Plays:
    return {(score, pos, way[::-1], word) for score, pos, way, word in plays}


def _laid(board: Board, play: BoardPlay) -> frozenset[Any]:
    return tiles_laid(board, *play[1:])


def _across(hand: str, board: Board, words: Any) -> Plays:
    plays = horizontal_plays(hand, board, words)
    return {(score, pos, ACROSS, word) for score, pos, word in plays}


def _down(hand: str, board: Board, words: Any) -> Plays:
    plays = horizontal_plays(hand, transpose(board), words)
    return {(score, (row, col), DOWN, word) for score, (col, row), word in plays}


def _finds(
    for_across: bool = True,
    for_down: bool = True,
    put: Callable[[Plays], Plays] = set,
    laid: Callable[[Board, BoardPlay], Any] = _laid,
) -> Callable[..., Plays]:
    """Return a function that passes words on in both places, in one, or in none.

    Plays across are `put` into the set, and those down lay what `laid` says.
    """

    def find(hand: str, board: Board, words: Any) -> Plays:
        across = _across(hand, board, words if for_across else None)
        down = _down(hand, board, words if for_down else None)
        listed = {_laid(board, play) for play in across}
        return put(across) | {play for play in down if laid(board, play) not in listed}

    return find


def _lists_a_tile_again(case: Case, got: Outcome) -> bool:
    """Whether a tile that an expected play lays across is listed down as well."""
    _, board, *_ = case.call.args
    across = {_laid(board, play) for play in case.expected if play[2] == ACROSS}
    extra = [play for play in PLAYS.extra(case, got) if play[2] == DOWN]
    return any(_laid(board, play) in across for play in extra)


def _lists_a_tile_down(case: Case, got: Outcome) -> bool:
    """Whether it is listed down, and a play across is missing."""
    lost = case.expected - PLAYS.found(case, got)
    across = any(play[2] == ACROSS for play in lost)
    return across and _lists_a_tile_again(case, got)


def _random_case(rng: random.Random) -> Case:
    case = boards.random_case(all_plays, rng)
    _, board, *_ = case.call.args
    if any(_is_both_ways(board, play) for play in case.expected):
        return replace(case, topic=boards.SINGLE_TILE)
    return case


def _is_both_ways(board: Board, play: BoardPlay) -> bool:
    """Whether a play lays a single tile that forms words both ways."""
    _, (row, col), direction, word = play
    laid = Play(word, row, col, direction == DOWN)
    return len(_laid(board, play)) == 1 and len(words_formed(board, laid)) == 2


def _are_all_wrong(mended: Callable[[Plays], Plays], *ways: Direction) -> Shows:
    """Return whether the plays that go these ways are wrong, and right if `mended`."""

    def shows(case: Case, got: Outcome) -> bool:
        extra = PLAYS.extra(case, got)
        return {play[2] for play in extra} == {*ways} and mended(extra) <= case.expected

    return shows


def _calls_across_down(case: Case, got: Outcome) -> bool:
    """Whether all that is wrong is called DOWN, and so is what was found across."""
    across = _renamed({play for play in case.expected if play[2] == ACROSS})
    down = {play for play in PLAYS.found(case, got) if play[2] == DOWN}
    extra = PLAYS.extra(case, got)
    is_down = all(play[2] == DOWN for play in extra)
    return bool(extra) and is_down and down <= across | _turned(across)


SWAPPED = (
    "What runs across is called DOWN here, and what runs down ACROSS. The plays on "
    "`board` itself run across, and those on the board turned over run down."
)
NOT_TURNED = (
    "The plays called DOWN are those across once more. Look for them on "
    "`transpose(board)`, which is another board; `board` itself does not change."
)
MISTAKES = (
    boards.BOARD_CANNOT_CHANGE,
    boards.PLAY_DOES_NOT_FIT,
    wrong_arguments(
        "`transpose(board)`, `horizontal_plays(hand, board, words)`, "
        "`tiles_laid(board, (row, col), direction, word)`"
    ),
    *boards.words_not_passed_on(
        CASES,
        "`horizontal_plays(hand, board, words)`, also on the board turned over",
        _finds(for_across=False, for_down=False),
        _finds(for_down=False),
        _finds(for_across=False),
    ),
    mistake("direction-as-text", PLAIN)(
        "The direction in a play is `ACROSS` or `DOWN`, the names without quotes, and "
        "no text: they stand for the steps (0, 1) and (1, 0).",
        lambda case, got: all(
            isinstance(part, str) for play in got.value for part in play[2:]
        ),
    ),
    boards.parts_of_a_play(PLAYS, "(score, (row, col), direction, word)"),
    answers_like("parts-of-a-play", PLAIN)(
        "Square and direction have changed places. These are the parts of a play, in "
        "this order: `(score, (row, col), direction, word)`.",
        lambda *args: {(one[0], one[2], one[1], one[3]) for one in all_plays(*args)},
    ),
    answers_like("across-only", CASES)(
        "All plays down are missing. On `transpose(board)` they are plays across, "
        "which `horizontal_plays` finds.",
        _across,
    ),
    answers_like("board-not-turned", CASES)(
        NOT_TURNED,
        lambda *args: _across(*args) | _renamed(_across(*args)),
        lambda *args: _across(*args) | _turned(_renamed(_across(*args))),
    ),
    mistake("board-not-turned", PLAIN, shows=_calls_across_down)(NOT_TURNED),
    answers_like("directions-swapped", CASES)(
        SWAPPED,
        lambda hand, board, words: _renamed(all_plays(hand, board, words)),
    ),
    mistake("directions-swapped", shows=_are_all_wrong(_renamed, ACROSS, DOWN))(
        SWAPPED
    ),
    answers_like("squares-across-turned", CASES)(
        "Row and column of the plays across are swapped. What is found on `board` "
        "goes in as it comes, `(score, (row, col), ACROSS, word)`; row and column are "
        "swapped only of what is found on `transpose(board)`.",
        lambda *args: _turned(all_plays(*args)),
        _finds(put=_turned),
    ),
    mistake("score", shows=PLAYS.differ_in_first_parts)(
        "The plays are right, their scores are not. `horizontal_plays` gives the score "
        "of each, on the board turned over as on this one: put it in as it comes."
    ),
    mistake("called-across", shows=_are_all_wrong(_renamed, ACROSS))(
        "That play runs down, and its direction says ACROSS: what is found on the "
        "board turned over is `(score, (col, row), DOWN, word)`."
    ),
    mistake("not-turned-back", shows=_are_all_wrong(_turned, DOWN))(
        "The plays down have their squares on the board turned over. Swap row and "
        "column back: what is found at `(row, col)` there lies at `(col, row)` here."
    ),
    answers_like("down-only", CASES)(
        "All plays across are missing. They belong in the same set as those down.",
        _down,
    ),
    answers_like("other-tiles-compared", WITH_ROOM)(
        "What a play down lays is worked out on the board turned over, where rows are "
        "columns, and is compared with plays on `board`. Ask `board` itself, with the "
        "square turned back: `tiles_laid(board, (row, col), DOWN, word)`.",
        _finds(
            laid=lambda board, play: tiles_laid(
                transpose(board), (play[1][1], play[1][0]), ACROSS, play[3]
            )
        ),
    ),
    answers_like("other-tiles-compared", WITH_ROOM)(
        "What a play down lays is worked out as if it ran across. Ask for it with the "
        "direction that it has: `tiles_laid(board, (row, col), DOWN, word)`.",
        _finds(laid=lambda board, play: tiles_laid(board, play[1], ACROSS, play[3])),
    ),
    mistake("single-tile", SEVERAL, passes_on=ONE_HELD, shows=_lists_a_tile_again)(
        "With one tile in the hand, a tile that forms words both ways is listed once; "
        "here, where the hand has more, it is listed twice. How many tiles a play lays "
        "is `len(tiles_laid(board, (row, col), direction, word))`, whatever the hand "
        "has."
    ),
    mistake("single-tile", shows=_lists_a_tile_down)(
        "A single tile forms two words here, and the play down is listed. It is the "
        "one across that is: take the plays across first, and leave out the one down "
        "that lays the same."
    ),
    mistake("single-tile", shows=_lists_a_tile_again)(
        "The one down lays a single tile, which has been laid across already: that is "
        "one play, listed across. Compare what is laid, `tiles_laid(board, (row, col), "
        "DOWN, word)`, with the square turned back, with the same of each play across."
    ),
    mistake("plays-lost", shows=PLAYS.are_lost)(
        "Plays are missing. Is each one that `horizontal_plays` finds, on `board` and "
        "on the board turned over, put into one set, made before the loops and "
        "returned after them? And is one down left out only if one across lays the "
        "same letters on the same squares? Compare `tiles_laid(board, (row, col), "
        "DOWN, word)`, with the square turned back, and go on with the next (a `break` "
        "ends the loop)."
    ),
    mistake("not-a-play", shows=PLAYS.extra)(
        "That play should not be there. Are square, direction and word those of the "
        "same play?"
    ),
)

EXERCISE = boards.plays_exercise(
    "all_plays",
    reference=all_plays,
    cases=CASES,
    generate=_random_case,
    generated=8,
    stand_ins=for_all_plays,
    traits=BOARD_TRAITS,
    mistakes=MISTAKES,
    new_rule="plays down score one point more.",
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
