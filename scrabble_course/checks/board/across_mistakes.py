"""The mistakes in horizontal_plays, and how each is told from the others."""

from __future__ import annotations

from scrabble_course.board.board import Board
from scrabble_course.board.finding_plays import horizontal_plays
from scrabble_course.checks.board.across_missing import DISPLACED, MISSING, NO_TILES
from scrabble_course.checks.board.play_shapes import (
    ADDS_TO_NO_SET,
    CHANGES_THE_BOARD,
    LIST_IN_A_SET,
    NO_WORDS_PARAMETER,
    SET_TAKEN_FOR_A_LIST,
    SEVERAL_THINGS_ADDED,
    left_over,
    not_a_set,
    scores_what_does_not_fit,
    wrong_arguments,
)
from scrabble_course.checks.board.position_cases import (
    ALREADY_THERE,
    CROSSING,
    EDGES,
    FIRST,
    PLAIN,
    cases,
)
from scrabble_course.checks.board.position_facts import (
    all_missing,
    an_extra,
    compared,
    finds,
    finds_any,
    plays_of,
    scores_are,
)
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def gives_other_shapes(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether a set has come whose members are no plays of the right shape."""
    is_set = isinstance(outcome.value, set | frozenset) and outcome.value != set()
    shaped = case.expected == set() or compared(case, outcome) is not None
    return is_set and (plays_of(outcome.value) is None or not shaped)


def does_not_pass_words_on(_: Case, __: Outcome, attempt: Attempt) -> bool:
    """Whether TO is found but not XQ, when neither is among the words."""
    board, words = Board.empty(), {"AT"}
    word, no_word = (finds(attempt, hand, board, words) for hand in ("TO", "XQ"))
    return word != set() and no_word == set()


def looks_up_what_lies_there(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether missing plays are found once the words on the board are in the list."""
    hand, board, words = case.call.args
    lines = (*board.rows, *board.transposed().rows)
    lying = {text for line in lines for text in line.split(".") if text}
    plays = compared(case, outcome)
    if plays is None or not plays.missing:
        return False
    found = finds(attempt, hand, board, words | lying)
    return {play.place for play in plays.missing} <= {play[1:] for play in found}


def finds_no_first_play(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether nothing comes back, of an empty board; elsewhere, plays are found."""
    return plays_of(outcome.value) == set() and finds_any(attempt)


def _swaps_row_and_column(case: Case, outcome: Outcome, _: Attempt) -> bool:
    plays = compared(case, outcome)
    if plays is None or not plays.extra:
        return False
    swapped = {
        (score, (pos[1], pos[0]), way, word) for score, pos, way, word in plays.got
    }
    return swapped == plays.expected


def _gives_one_row(case: Case, outcome: Outcome, _: Attempt) -> bool:
    plays = compared(case, outcome)
    rows = {play.pos[0] for play in plays.right} if plays else set()
    return plays is not None and len(rows) == 1 and plays.missing != []


MISTAKES = (
    NO_WORDS_PARAMETER,
    CHANGES_THE_BOARD,
    LIST_IN_A_SET,
    SEVERAL_THINGS_ADDED,
    SET_TAKEN_FOR_A_LIST,
    ADDS_TO_NO_SET,
    Mistake(
        "play-that-does-not-fit",
        (),
        scores_what_does_not_fit,
        "The board has no room for the play that `calculate_score` was asked about; "
        "the message says which. Do row, column and word belong together, is the "
        "direction ACROSS, and is `board` still as it was given?",
    ),
    Mistake(
        "no-such-row",
        (),
        lambda case, outcome, attempt: outcome.error_type == "IndexError",
        "A row was asked for that there is not. The 15 rows count from 0 to 14, as "
        "`range(15)` does.",
    ),
    wrong_arguments(
        "`anchored_row(board, number, words)`, `row_plays(hand, row, words)`, "
        "`calculate_score(board, (number, col), ACROSS, hand, word)`"
    ),
    not_a_set("(score, (row, col), word)"),
    left_over(
        cases(horizontal_plays, PLAIN[1])[0], cases(horizontal_plays, NO_TILES)[0].call
    ),
    Mistake(
        "not-plays",
        (),
        gives_other_shapes,
        "Each play has three parts: the score, the first square as a pair, and the "
        "word, as in `(score, (row, col), word)`.",
    ),
    Mistake(
        "row-and-column-swapped",
        (),
        _swaps_row_and_column,
        "Rows and columns have changed places. A square is `(row, col)`, the row "
        "first; `row_plays` gives the column.",
    ),
    Mistake(
        "words-not-passed-on",
        (),
        does_not_pass_words_on,
        "Other words are played than those that were given. Pass `words` on to the "
        "functions that look words up: `row_plays(hand, row, words)`.",
    ),
    *DISPLACED,
    Mistake(
        "first-play",
        cases(horizontal_plays, *FIRST),
        finds_no_first_play,
        "On an empty board no play is found. There the centre, (7, 7), is the one "
        "anchor, and it allows any letter.",
    ),
    Mistake(
        "touches-nothing",
        (),
        an_extra(lambda play: play.fits and not play.is_allowed),
        "The board does not allow that play: it must touch a letter, or cover the "
        "centre if it is the first, and be a whole word. Mark as anchors only the "
        "empty squares beside a letter.",
    ),
    Mistake(
        "not-a-word",
        (),
        an_extra(lambda play: not play.is_word),
        "The main word of that play is none of the words given.",
    ),
    Mistake(
        "cross-words-unchecked",
        (),
        an_extra(lambda play: play.forms_no_word),
        "That play forms a cross word that is none of the words given. At an anchor, "
        "allow only letters that form a word with those above and below: "
        "`anchored_row(board, row, words)` does it.",
    ),
    Mistake(
        "letters-only",
        cases(horizontal_plays, *FIRST),
        scores_are(lambda play: play.points_of_letters),
        "The plays are right, but a score is more than the points of the letters. "
        "`calculate_score` knows premiums, cross words and the 50 points.",
    ),
    Mistake(
        "cross-words-not-scored",
        cases(horizontal_plays, PLAIN[2]),
        scores_are(lambda play: play.points_without_cross_words),
        "The plays are right, but the points of the cross words are missing. "
        "`calculate_score` adds them.",
    ),
    Mistake(
        "score",
        (),
        lambda case, outcome, attempt: (
            (plays := compared(case, outcome)) is not None and plays.differ_in_score
        ),
        "The plays are right, their scores are not. A score comes from "
        "`calculate_score(board, (row, col), ACROSS, hand, word)`.",
    ),
    Mistake(
        "words-already-there",
        cases(horizontal_plays, ALREADY_THERE[0]),
        looks_up_what_lies_there,
        "This comes out right once the list has the word that lies on the board. "
        "Words that are there already are not asked for: look up only what the play "
        "forms.",
    ),
    *MISSING,
    Mistake(
        "first-row",
        cases(horizontal_plays, EDGES[0]),
        all_missing(lambda play: play.pos[0] == 0),
        "Plays in the first row are missing. Rows count from 0.",
    ),
    Mistake(
        "last-row",
        cases(horizontal_plays, EDGES[1]),
        all_missing(lambda play: play.pos[0] == 14),
        "Plays in the last row are missing. There are 15 rows, and `range(15)` ends "
        "with 14.",
    ),
    Mistake(
        "one-row-only",
        cases(horizontal_plays, CROSSING[1]),
        _gives_one_row,
        "Plays in one row are there, those in other rows are missing. Collect the "
        "plays of all rows, and return them after the loop.",
    ),
)
