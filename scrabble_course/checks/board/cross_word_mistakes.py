"""The mistakes in find_cross_word, and how each is told from the others."""

from __future__ import annotations

from collections.abc import Callable

from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import find_cross_word, transpose
from scrabble_course.board.layout import SIZE
from scrabble_course.checks.board.cross_word_ends import ENDS
from scrabble_course.checks.board.cross_words import (
    ABOVE,
    AROUND,
    BELOW,
    BEYOND_A_GAP,
    BLANKS,
    BOTH,
    BOTH_WAYS,
    EDGES,
    NONE,
    Answer,
    answer_of,
)
from scrabble_course.checks.board.error_mistakes import (
    BOARD_CANNOT_CHANGE,
    HALF_A_SQUARE,
)
from scrabble_course.checks.board.evidence import When, right
from scrabble_course.checks.call import Attempt, Outcome
from scrabble_course.checks.exercise import Case, Mistake


def _column(case: Case) -> tuple[str, int]:
    """Return the column of the square as a text, and its place there."""
    board, (row, col) = case.call.args
    return transpose(board).rows[col], row


def _parts(case: Case) -> tuple[str, str]:
    """Return the letters above the square, and those below it."""
    _, text = case.expected
    above, _, below = text.partition(EMPTY)
    return above, below


def _gives(*models: Callable[[Case], set[Answer]]) -> When:
    """Tell a mistake by an answer that it leads to."""

    def when(case: Case, outcome: Outcome, _: Attempt) -> bool:
        answer = answer_of(outcome.value)
        return any(answer in model(case) for model in models)

    return when


def _gives_throughout(model: Callable[[Case], set[Answer]]) -> When:
    """Tell a mistake by the answers that it leads to in all of `ANYWHERE`."""

    def when(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
        return answer_of(outcome.value) in model(case) and all(
            answer_of(attempt(other.call).value) in model(other)
            for other in ANYWHERE
            if model(other)
        )

    return when


ANYWHERE = (*ABOVE, *BELOW, *NONE, *BOTH_WAYS)


def _one_side_only(case: Case) -> set[Answer]:
    (start, _), (above, below), (_, row) = case.expected, _parts(case), _column(case)
    return {(start, above + EMPTY), (row, EMPTY + below), (start, EMPTY + below)}


def _nearest_letters(case: Case) -> set[Answer]:
    (above, below), (_, row) = _parts(case), _column(case)
    return {(row - len(above[-1:]), above[-1:] + EMPTY + below[:1])}


def _over_gaps(case: Case) -> set[Answer]:
    """The letters of the column on one side or both, whatever gaps there are."""
    column, row = _column(case)
    above, below = column[:row], column[row + 1 :]
    texts = {
        above.replace(EMPTY, "") + EMPTY + below.replace(EMPTY, ""),
        above.lstrip(EMPTY) + EMPTY + below.rstrip(EMPTY),
        _parts(case)[0] + EMPTY + below.rstrip(EMPTY),
        above.lstrip(EMPTY) + EMPTY + _parts(case)[1],
        column,
    }
    for word in column.split(EMPTY):
        texts |= {word + EMPTY, EMPTY + word}
    texts -= {case.expected[1], EMPTY}
    return {(start, text) for text in texts for start in range(SIZE)}


def _above_reversed(case: Case) -> set[Answer]:
    (start, _), (above, below) = case.expected, _parts(case)
    return {(start, above[::-1] + EMPTY + below), (start, above + EMPTY + below[::-1])}


def _along_the_row(case: Case) -> set[Answer]:
    board, (row, col) = case.call.args
    return {find_cross_word(transpose(board), (col, row))}


def _of_the_other_square(case: Case) -> set[Answer]:
    board, (row, col) = case.call.args
    return {find_cross_word(board, (col, row))} if board[col, row] == EMPTY else set()


def _is_no_pair(_: Case, outcome: Outcome, __: Attempt) -> bool:
    wrong_kind = answer_of(outcome.value) is None and outcome.value is not None
    return outcome.ended == "returned" and wrong_kind


def _is_the_wrong_way_round(case: Case, outcome: Outcome, _: Attempt) -> bool:
    value = outcome.value
    return type(value) is tuple and list(map(type, value)) == [str, int]


def _names_a_square(case: Case, outcome: Outcome, _: Attempt) -> bool:
    """Whether the answer is right but for a whole square in place of its row."""
    start, text = case.expected
    square = (start, case.call.args[1][1])
    return outcome.value in ((square, text), [square, text])


def _leaves_the_board(_: Case, outcome: Outcome, attempt: Attempt) -> bool:
    is_off = outcome.error_type in ("OffTheBoard", "IndexError")
    return is_off and right(attempt, ABOVE[0])


def _comes_round(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    """Whether the answer is that of a board whose last row is above the first."""
    answer, text = answer_of(outcome.value), case.expected[1]
    first, *_rest, last = _column(case)[0].split(EMPTY)
    if answer is None or answer[1] not in {last + text, text + first} - {text}:
        return False
    return right(attempt, *ABOVE, *BELOW, *BEYOND_A_GAP)


def _says_none(case: Case, outcome: Outcome, attempt: Attempt) -> bool:
    row = case.call.args[1][0]
    nothing = (None, (row, ""), (None, ""), (None, None), (-1, ""), "")
    is_none = outcome.ended == "returned" and outcome.value in nothing
    return is_none and (right(attempt, *ABOVE) or right(attempt, *BELOW))


def _has_no_dot(case: Case, outcome: Outcome, _: Attempt) -> bool:
    answer, (start, text) = answer_of(outcome.value), case.expected
    return answer == (start, text.replace(EMPTY, ""))


def _starts_elsewhere(case: Case, outcome: Outcome, _: Attempt) -> bool:
    answer = answer_of(outcome.value)
    return answer is not None and answer[1] == case.expected[1]


def _changes_letters(case: Case, outcome: Outcome, _: Attempt) -> bool:
    answer, (start, text) = answer_of(outcome.value), case.expected
    without_blanks = "".join("?" if one.islower() else one for one in text)
    others = (without_blanks, text.upper(), text.lower())
    return answer in [(start, other) for other in others if other != text]


def _has_a_list(_: Case, outcome: Outcome, __: Attempt) -> bool:
    value = outcome.value
    return type(value) is tuple and list(map(type, value)) == [int, list]


MISTAKES = (
    HALF_A_SQUARE,
    BOARD_CANNOT_CHANGE,
    Mistake(
        "pair-the-wrong-way-round",
        (),
        _is_the_wrong_way_round,
        "The two parts of the answer have changed places: the row where the word "
        "starts comes first, and then its text.",
    ),
    Mistake(
        "start-is-a-square",
        (),
        _names_a_square,
        "The first part of the answer is the row alone, a whole number; the column is "
        "that of `pos`, as everybody knows already.",
    ),
    Mistake(
        "text-is-a-list",
        (),
        _has_a_list,
        "The row is there, but the letters are in a list. Start with an empty text, "
        "and add one letter at a time.",
    ),
    *ENDS,
    Mistake(
        "no-dot",
        (*ABOVE, *BELOW, *BOTH),
        _has_no_dot,
        "The letters are there, but not the square between or beside them. It is "
        "part of the text, as a `.`, so that a letter can be put there later.",
    ),
    Mistake(
        "lone-square",
        NONE,
        _says_none,
        "No letter lies above or below this square, so the text is the square itself: "
        "`.`, which starts in its own row. That is an answer like any other.",
    ),
    Mistake(
        "not-a-pair",
        (),
        _is_no_pair,
        "The answer has two parts, separated by a comma: the row where the word "
        "starts, and its text, as in `return start, text`.",
    ),
    Mistake(
        "walks-off-the-board",
        EDGES,
        _leaves_the_board,
        "A square was asked for that is not on the board. Rows run from 0 to 14: ask "
        "`row > 0` before you look above, and `row < 14` before you look below.",
    ),
    Mistake(
        "round-the-edge",
        AROUND,
        _comes_round,
        "Those letters lie at the other end of the board. There is no row above the "
        "first one, though Python takes row -1 for the last: ask `row > 0` before you "
        "look above.",
    ),
    Mistake(
        "over-gaps",
        BEYOND_A_GAP,
        _gives(_over_gaps),
        "Those letters lie beyond an empty square, and belong to another word. Stop "
        "at the first square without a letter.",
    ),
    Mistake(
        "one-side-only",
        (*ABOVE, *BELOW, *BOTH),
        _gives(_one_side_only),
        "Letters lie above or below the square, and one of the two sides was not "
        "looked at. Go up as long as there are letters, and down likewise.",
    ),
    Mistake(
        "nearest-letters-only",
        (ABOVE[1], BELOW[1], *BOTH),
        _gives(_nearest_letters),
        "The word goes on beyond the letter next to the square. Go on in a loop, "
        "`while`, until there is no letter or no row.",
    ),
    Mistake(
        "letters-out-of-order",
        (ABOVE[1], BELOW[1], *BOTH),
        _gives(_above_reversed),
        "Some letters come in the wrong order. The text is read from the top to the "
        "bottom; on the way up, put each letter in front: `text = letter + text`.",
    ),
    Mistake(
        "letters-changed",
        BLANKS,
        _changes_letters,
        "The letters are not as they lie on the board. A capital is a tile, and a "
        "small letter a blank, which scores nothing: leave each as it is.",
    ),
    Mistake(
        "start-of-the-word",
        (*ABOVE, *BOTH),
        _starts_elsewhere,
        "The text is right, but it starts in another row: that of its topmost letter, "
        "which may lie above the square. Rows are counted from 0. In a loop that goes "
        "up, when does it stop?",
    ),
    Mistake(
        "along-the-row",
        ANYWHERE,
        _gives_throughout(_along_the_row),
        "That is the word along the row. A cross word runs down: the column stays the "
        "same, and the row changes.",
    ),
    Mistake(
        "row-and-column-swapped",
        ANYWHERE,
        _gives_throughout(_of_the_other_square),
        "Row and column have changed places. A square is (row, col): "
        "`row, col = pos`, and `board[row, col]`.",
    ),
)
