"""The exercises of stage 11: the plays in a row, on the board, and the best (seed 003).

Each function is checked with the course's own functions in place of those it builds
on, so that one mistake does not show up four times.
"""

from __future__ import annotations

import random

from scrabble_course.board.finding_plays import (
    all_plays,
    best_play,
    horizontal_plays,
    row_plays,
)
from scrabble_course.checks.board import (
    across_mistakes,
    all_mistakes,
    best_mistakes,
    row_cases,
    row_mistakes,
)
from scrabble_course.checks.board.plays_shown import describe, judge_plays
from scrabble_course.checks.board.position_cases import (
    POSITIONS,
    Finder,
    cases,
    random_position,
    reliable_parts,
)
from scrabble_course.checks.exercise import Case, Exercise, judge_value

ROW_PLAYS = Exercise(
    "row_plays",
    stage=11,
    reference=row_plays,
    cases=row_cases.CASES,
    generate=row_cases.random_row,
    generated=20,
    judge=judge_plays,
    hints=(
        "Where may a word start, and when is it complete? Between the two, each square "
        "is one of three: a letter, an anchor, or None.",
        "Start at each column that has no letter before it, and build the word letter "
        "by letter: the row's own letter where one lies, else each tile of the hand "
        "that the square allows. Go on only while some word begins like this. A word "
        "is a play if it is in `words`, covers an anchor, and no letter comes next.",
        "Write a recursive function `add_plays(start, word, hand)` inside. It ends if "
        "`word.upper() not in beginnings`; with `end = start + len(word)` it goes on "
        "with `word + row[end]` where a letter lies; else it adds `(start, word)` if "
        "that is a play, and calls itself with `word + letter` and "
        "`hand.replace(tile, '', 1)` for every tile that fits.",
    ),
    mistakes=row_mistakes.MISTAKES,
    too_slow=row_mistakes.TOO_SLOW,
    props=reliable_parts(),
    describe=describe,
)


def _random_case(find: Finder, rng: random.Random) -> Case:
    return cases(find, random_position(rng))[0]


HORIZONTAL_PLAYS = Exercise(
    "horizontal_plays",
    stage=11,
    reference=horizontal_plays,
    cases=cases(horizontal_plays, *POSITIONS),
    generate=lambda rng: _random_case(horizontal_plays, rng),
    generated=10,
    judge=judge_plays,
    hints=(
        "`row_plays` finds the plays of one row. What must be done for each of the 15, "
        "and what is still missing in its answers?",
        "For each row, make it ready with `anchored_row`, ask `row_plays` for its "
        "plays, and score each of them. Collect all in one set.",
        "`for number in range(15):` take `row = anchored_row(board, number, words)`; "
        "then `for col, word in row_plays(hand, row, words):` add `(score, (number, "
        "col), word)`, where `score` is `calculate_score(board, (number, col), ACROSS, "
        "hand, word)`.",
    ),
    mistakes=across_mistakes.MISTAKES,
    props=reliable_parts("row_plays"),
    describe=describe,
)

ALL_PLAYS = Exercise(
    "all_plays",
    stage=11,
    reference=all_plays,
    cases=cases(all_plays, *POSITIONS),
    generate=lambda rng: _random_case(all_plays, rng),
    generated=10,
    judge=judge_plays,
    hints=(
        "A column of the board is a row of the board turned over. Which function "
        "turns it, and what happens to the squares?",
        "Take the plays of `horizontal_plays` on the board and on the board turned "
        "over. Of the second kind, swap row and column back, and leave out a single "
        "tile that is a play across already.",
        "`for score, (row, col), word in horizontal_plays(hand, transpose(board), "
        "words):` the play is `(score, (col, row), DOWN, word)`. Keep what each play "
        "across lays in a set, `tiles_laid(board, pos, ACROSS, word)`, and add a play "
        "down only if what it lays is not in there.",
    ),
    mistakes=all_mistakes.MISTAKES,
    props=reliable_parts("row_plays", "horizontal_plays"),
    describe=describe,
)

BEST_PLAY = Exercise(
    "best_play",
    stage=11,
    reference=best_play,
    cases=best_mistakes.CASES,
    generate=lambda rng: _random_case(best_play, rng),
    generated=10,
    judge=judge_value,
    hints=(
        "Which play comes first if several have the same score, and what is the answer "
        "if there is none?",
        "Go through `all_plays` and keep the best so far. A play is better if its "
        "score is higher, or if the score is the same and square, direction and word "
        "are smaller. Begin with None.",
        "For each `score, pos, direction, word` of `all_plays`, put `(-score, pos, "
        "direction, word)` in a list. If it is empty, return None. Else the best is "
        "`min` of the list, since tuples are compared part by part; turn the sign of "
        "its score round again.",
    ),
    mistakes=best_mistakes.MISTAKES,
    props=reliable_parts("row_plays", "horizontal_plays", "all_plays"),
    describe=describe,
)

EXERCISES = (ROW_PLAYS, HORIZONTAL_PLAYS, ALL_PLAYS, BEST_PLAY)
