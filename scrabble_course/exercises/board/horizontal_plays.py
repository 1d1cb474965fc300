"""The exercise of stage 11: horizontal_plays, the plays across (seed 003)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from scrabble_course.board import ACROSS, Board
from scrabble_course.board.anchors import anchored_row
from scrabble_course.board.board_scores import calculate_score
from scrabble_course.board.finding_plays import (
    HorizontalPlay,
    horizontal_plays,
    row_plays,
)
from scrabble_course.board.layout import SIZE
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.exercises.board import boards
from scrabble_course.exercises.board.board_stand_ins import for_horizontal_plays
from scrabble_course.exercises.board.laid_plays import BOARD_TRAITS
from scrabble_course.exercises.common_mistakes import wrong_arguments

PLAIN = boards.positions(horizontal_plays, "PLAIN")
WITH_BLANK = boards.positions(horizontal_plays, "BLANK")[:1]
ALREADY_THERE = boards.positions(horizontal_plays, "ALREADY_THERE")
EDGES = boards.positions(horizontal_plays, "EDGES")
X_ABOVE_Q = Board.empty().with_tiles({(7, 7): "X", (8, 7): "Q"})
GIVEN = boards.example(boards.UNKNOWN, horizontal_plays, "A", X_ABOVE_Q, ["ax"])
CASES = (*boards.positions(horizontal_plays), GIVEN)
PLAYS = boards.PlaysLike((4, (7, 6), "AT"))


def _without_row(number: int) -> boards.PlaysFinder:
    """Return a wrong function that passes over a row."""
    return lambda *args: {p for p in horizontal_plays(*args) if p[1][0] != number}


def _with_words(
    for_rows: bool, for_plays: bool, scored: Callable[[str], str] = str
) -> boards.PlaysFinder:
    """Return a function that passes words on in both places, in one, or in none.

    The points that it gives are those of the word as it is `scored`.
    """

    def find(hand: str, board: Board, words: Any) -> set[HorizontalPlay]:
        return {
            (
                calculate_score(board, (number, col), ACROSS, hand, scored(word)),
                (number, col),
                word,
            )
            for number in range(SIZE)
            for row in [anchored_row(board, number, words if for_rows else None)]
            for col, word in row_plays(hand, row, words if for_plays else None)
        }

    return find


MISTAKES = (
    boards.BOARD_CANNOT_CHANGE,
    replace(
        boards.PLAY_DOES_NOT_FIT,
        advice="The board has no room for a play that was asked about; the message "
        "says where. It is laid in the row in which `row_plays` found it: is `number` "
        "that of `anchored_row(board, number, words)`, counted from 0? And is it "
        "`(number, col)`, `ACROSS`, on the board as it was given?",
    ),
    wrong_arguments(
        "`anchored_row(board, number, words)`, `row_plays(hand, row, words)`, "
        "`calculate_score(board, (number, col), ACROSS, hand, word)`"
    ),
    boards.parts_of_a_play(PLAYS, "(score, (row, col), word)"),
    *boards.words_not_passed_on(
        CASES,
        "`anchored_row(board, number, words)`, and `row_plays(hand, row, words)`",
        _with_words(False, False),
        _with_words(True, False),
        _with_words(False, True),
    ),
    fails_like("row-and-column-swapped", CASES)(
        "Rows and columns have changed places. A square is `(row, col)`, the row "
        "first; `row_plays` gives the column.",
        lambda *args: {(n, at[::-1], word) for n, at, word in horizontal_plays(*args)},
    ),
    answers_like("score", WITH_BLANK)(
        "A blank counts nothing, and here it counts like its letter. It is small in "
        "the word: hand `word` itself to `calculate_score`, and not `word.upper()`.",
        _with_words(True, True, str.upper),
    ),
    mistake("score", shows=PLAYS.differ_in_first_parts)(
        "The plays are right, their scores are not: take `calculate_score(board, (row, "
        "col), ACROSS, hand, word)`, with the board as it was given."
    ),
    mistake("words-already-there", ALREADY_THERE, GIVEN, passes_on=PLAIN)(
        "This comes out right once the list has the word that lies on the board. Words "
        "that are there already are not asked for: look up only what the play forms.",
        lambda case, got: got.value == set(),
    ),
    answers_like("first-or-last-row", EDGES)(
        "Plays in the first or the last row are missing. There are 15 rows, and they "
        "count from 0 to 14, as `range(15)` does.",
        _without_row(0),
        _without_row(SIZE - 1),
    ),
    mistake("plays-lost", shows=PLAYS.are_lost)(
        "Plays are missing. Does `anchored_row(board, number, words)` make every row "
        "for `row_plays`, also where no letter lies in it? And is each play that it "
        "finds put into one set, which is made before the loop, and returned after it?"
    ),
)

EXERCISE = boards.plays_exercise(
    "horizontal_plays",
    reference=horizontal_plays,
    cases=CASES,
    generate=lambda rng: boards.random_case(horizontal_plays, rng),
    generated=8,
    stand_ins=for_horizontal_plays,
    traits=BOARD_TRAITS,
    mistakes=MISTAKES,
    new_rule="only the three highest plays of each row count.",
    hints=(
        "`row_plays` finds the plays of one row. What must be done for each of the 15, "
        "and what is still missing in its answers?",
        "For each row, make it ready with `anchored_row`, ask `row_plays` for its "
        "plays, and score each of them. Collect all in one set.",
        "`for number in range(15):` make `row = anchored_row(board, number, words)`; "
        "then `for col, word in row_plays(hand, row, words):` add `(score, (number, "
        "col), word)`, where `score` is `calculate_score(board, (number, col), ACROSS, "
        "hand, word)`.",
    ),
)
