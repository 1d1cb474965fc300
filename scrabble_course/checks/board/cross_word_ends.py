"""Mistakes in find_cross_word at the ends of the word: where the walk stops."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.board import EMPTY
from scrabble_course.checks.board.cross_words import (
    ABOVE,
    BELOW,
    BOTH,
    EDGES,
    Answer,
    answer_of,
)
from scrabble_course.checks.board.evidence import When, right
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake

BESIDE_LETTERS = (*ABOVE, *BELOW, *BOTH)


def _in_all(*models: Callable[[Case, Answer], bool]) -> When:
    """Tell a mistake by what it makes of all squares beside letters."""

    def when(_: Case, __: Outcome, attempt: Attempt) -> bool:
        found = [(case, answer_of(attempt(case.call).value)) for case in BESIDE_LETTERS]
        return any(
            all(answer is not None and model(case, answer) for case, answer in found)
            for model in models
        )

    return when


def _is_the_square_alone(case: Case, answer: Answer) -> bool:
    row, _ = case.call.args[1]
    return answer in ((row, ""), (row, EMPTY))


def _lacks_the_last(case: Case, answer: Answer) -> bool:
    return answer == (case.expected[0], case.expected[1][:-1])


def _has_one_more(case: Case, answer: Answer) -> bool:
    _, text = case.expected
    ends = (EMPTY + text, text + EMPTY, EMPTY + text + EMPTY)
    return answer[1] in (*ends, text.replace(EMPTY, 2 * EMPTY))


def _is_marked_otherwise(case: Case, answer: Answer) -> bool:
    (start, text), place = case.expected, case.expected[1].find(EMPTY)
    mark = answer[1][place : place + 1]
    return bool(mark) and answer == (start, text.replace(EMPTY, mark))


def _misses_the_edge(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    answer, (_, text) = answer_of(outcome.value), case.expected
    return (
        answer is not None
        and len(answer[1]) == len(text) - 1
        and EMPTY in answer[1]
        and answer[1] in text
        and right(attempt, *BESIDE_LETTERS)
    )


ENDS = (
    Mistake(
        "never-sets-out",
        BESIDE_LETTERS,
        _in_all(_is_the_square_alone),
        "No letter is found above or below any square. The walk ends before its first "
        "step: the square at `pos` is empty itself. Ask about the next one, which is "
        "`board[start - 1, col]` on the way up.",
    ),
    Mistake(
        "last-place-left-out",
        BESIDE_LETTERS,
        _in_all(_lacks_the_last),
        "The last place of the word is missing. `range(start, end)` stops before "
        "`end`; `range(start, end + 1)` takes it in.",
    ),
    Mistake(
        "one-place-too-many",
        BESIDE_LETTERS,
        _in_all(_has_one_more),
        "There is a `.` too many. The square at `pos` comes once, and the empty square "
        "where the walk ends does not belong to the word.",
    ),
    Mistake(
        "other-mark",
        BESIDE_LETTERS,
        _in_all(_is_marked_otherwise),
        "The square at `pos` is a `.` in the text, as on the board. Which letter comes "
        "there, nobody knows yet.",
    ),
    Mistake(
        "stops-short-of-the-edge",
        EDGES,
        _misses_the_edge,
        "The word goes on to the edge, and the letter on the last square is missing. "
        "Rows run from 0 to 14: one more step is possible while `start > 0` on the way "
        "up, and while `end < 14` on the way down.",
    ),
)
