"""The mistakes in horizontal_plays that misplace plays or leave them out."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.board import EMPTY
from scrabble_course.board.finding_plays import BoardPlay, horizontal_plays
from scrabble_course.checks.board.position_cases import (
    BLANK,
    BOTH_WAYS,
    CAT,
    CROSSING,
    EDGES,
    NO_POINTS,
    PLAIN,
    Position,
    cases,
)
from scrabble_course.checks.board.position_facts import (
    Placed,
    When,
    all_missing,
    compared,
    finds,
    plays_of,
)
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake

ROUND_ABOUT = [(down, across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
NO_TILES: Position = ("", CAT, "QX", "an empty hand")


def finds_none_anywhere(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether no play comes back, on this board or on others."""
    boards = (*PLAIN, *CROSSING, *EDGES, *BOTH_WAYS)
    return plays_of(outcome.value) == set() and not any(
        finds(attempt, hand, board, set(words.split()))
        for hand, board, words, _ in boards
    )


def _shifted(play: BoardPlay, down: int, across: int) -> BoardPlay:
    score, (row, col), direction, word = play
    return score, (row + down, col + across), direction, word


def _counts_squares_otherwise(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether all plays are right but one row or column off."""
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    return any(
        {_shifted(play, *steps) for play in plays.got} == plays.expected
        for steps in ROUND_ABOUT
    )


def _respells_words(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether all plays that differ do so in capitals and small letters alone."""
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    places = {play.place for play in plays.missing}
    capitals = {(play.pos, play.word.upper()) for play in plays.missing}
    return all(
        play.place not in places and (play.pos, play.word.upper()) in capitals
        for play in plays.extra
    )


def _only_in_row(number: int) -> When:
    """Tell a mistake by plays that come back in one row, and in no other."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        plays = compared(case, outcome)
        if plays is None or plays.got or not plays.missing:
            return False
        rows = {
            play[1][0]
            for hand, board, words, _ in (*EDGES, *PLAIN, *CROSSING)
            for play in finds(attempt, hand, board, set(words.split()))
        }
        return rows == {number}

    return when


def _leaves_out(fact: Callable[[Placed], bool]) -> When:
    """Tell a mistake by a fact about all missing plays, if nothing else is wrong."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        plays = compared(case, outcome)
        is_told = plays is not None and not plays.extra
        return is_told and all_missing(fact)(case, outcome, attempt)

    return when


def _leaves_empty_rows_out(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    plays = compared(case, outcome)
    if plays is None or not plays.missing or plays.extra:
        return False

    def is_in_one(play: Placed) -> bool:
        return set(play.board.rows[play.pos[0]]) == {EMPTY}

    is_told = all(map(is_in_one, plays.missing)) and not any(
        map(is_in_one, plays.right)
    )
    hand, board, words, _ = PLAIN[0]
    return is_told and finds(attempt, hand, board, set(words.split())) != set()


DISPLACED = (
    Mistake(
        "squares-counted-otherwise",
        (),
        _counts_squares_otherwise,
        "The plays are right, but their squares are not. Rows and columns count from "
        "0, as in `range(15)` and in what `row_plays` gives: take both as they are.",
    ),
    Mistake(
        "words-respelled",
        (),
        _respells_words,
        "The play is right but for capitals and small letters. A small letter is a "
        "blank: keep the word as `row_plays` gives it.",
    ),
)

MISSING = (
    Mistake(
        "nothing-found",
        (),
        finds_none_anywhere,
        "No play is found, on this board or on others. Did `anchored_row(board, row, "
        "words)` make the row for `row_plays`, so that it has anchors? And is every "
        "play put into the set that you return?",
    ),
    Mistake(
        "first-row-only",
        (),
        _only_in_row(0),
        "Only plays in the first row are found. Does a `return` end the loop after its "
        "first round? Return the plays after the loop.",
    ),
    Mistake(
        "last-row-only",
        (),
        _only_in_row(14),
        "Only plays in the last row are found. Is the set made new for each row? Make "
        "it once, before the loop.",
    ),
    Mistake(
        "blanks-left-out",
        cases(horizontal_plays, *BLANK),
        _leaves_out(lambda play: play.word != play.word.upper()),
        "Plays with a small letter, a blank, are missing. `row_plays` has looked the "
        "words up, so keep every play that it gives.",
    ),
    Mistake(
        "worth-nothing",
        cases(horizontal_plays, *NO_POINTS),
        _leaves_out(lambda play: play.score == 0),
        "These plays score 0, but they are plays all the same. Keep them, too.",
    ),
    Mistake(
        "rows-without-letters",
        cases(horizontal_plays, *PLAIN, *CROSSING),
        _leaves_empty_rows_out,
        "Plays in rows without letters are missing. A word may also lie above or below "
        "another, where the row is empty but has anchors.",
    ),
)
