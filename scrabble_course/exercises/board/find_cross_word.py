"""The exercise of stage 10: find_cross_word, the word through a square (seed 003)."""

from __future__ import annotations

import random
from collections.abc import Callable

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import find_cross_word, is_letter, transpose
from scrabble_course.board.layout import SIZE, Square
from scrabble_course.calling.call import Call, Outcome
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.exercises.board import board_stand_ins, boards, counted_words
from scrabble_course.exercises.board.boards import board_with

CrossWord = tuple[int, str]
Search = Callable[[Board, Square], CrossWord]
LAST = SIZE - 1
OFF = r"OffTheBoard: \((-1|15),"


def _case(board: Board, pos: Square) -> Case:
    return Case(Call((board, pos)), find_cross_word(board, pos), _topic(board, pos))


def _topic(board: Board, pos: Square) -> str:
    """Return what is hard about a square; if nothing is, on which side letters lie."""
    start, above, below = _parts(board, pos)
    lying = _column(board, pos).replace(EMPTY, "")
    hard = {
        "the edges of the board": start == 0 or start + len(above + below) == LAST,
        "letters beyond an empty square": lying != above + below,
        "blanks in the word": (above + below) != (above + below).upper(),
    }
    sides = " and ".join(["above"] * bool(above) + ["below"] * bool(below))
    return counted_words.topic_of(
        hard, f"{'letters' if sides else 'no letter'} {sides or 'above or below'}"
    )


def _column(board: Board, pos: Square) -> str:
    return transpose(board).rows[pos[1]]


def _parts(board: Board, pos: Square) -> tuple[int, str, str]:
    """Return where the word starts, its letters above the square, and those below."""
    start, text = find_cross_word(board, pos)
    above, _, below = text.partition(EMPTY)
    return start, above, below


QUINT = board_with("8D QUINT")
TALL = board_with("8G QUIZ", "J8 ZONE")
GAPS = board_with("H2 TEN", "H8 ON", "H11 AT")

ABOVE = (_case(QUINT, (8, 5)), _case(TALL, (11, 9)))
BELOW = (_case(QUINT, (6, 5)), _case(TALL, (6, 9)))
BOTH = (
    _case(board_with("H8 ON", "H11 AT"), (9, 7)),
    _case(board_with("H6 TEN", "H10 SON"), (8, 7)),
)
BESIDE = (*ABOVE, *BELOW, *BOTH)
NONE = (_case(QUINT, (3, 9)), _case(TALL, (9, 8)))
BOTH_WAYS = (_case(TALL, (8, 8)), _case(board_with("8H TEN", "7G A"), (7, 6)))
BEYOND_A_GAP = (_case(GAPS, (6, 7)), _case(GAPS, (4, 7)))
EDGES = (
    *(_case(board_with("A1 TO"), (2, 0)), _case(board_with("O13 LAD"), (11, 14))),
    *(_case(QUINT, (0, 14)), _case(QUINT, (14, 0)), _case(GAPS, (0, 7))),
)
AGAIN = (_case(board_with("H2 TEN", "H9 NET"), (11, 7)),)
AROUND = (_case(board_with("A14 AT"), (0, 0)), _case(board_with("C1 AT"), (14, 2)))
BLANKS = (_case(board_with("H8 ZoNE"), (11, 7)), _case(board_with("H8 ZoNe"), (6, 7)))
CASES = (*BESIDE, *NONE, *BOTH_WAYS, *BLANKS, *BEYOND_A_GAP, *AGAIN, *EDGES, *AROUND)

SWAPPED = tuple(
    case for case in CASES if case.call.args[0][case.call.args[1][::-1]] == EMPTY
)
"""Squares of which row and column may change places: that one is empty as well."""


def _random_case(rng: random.Random) -> Case:
    """Return a case for a square between random letters of its column."""
    hard = rng.choice(("", "", "", "none", "edge", "gap", "blank", "all"))
    above, below, col = rng.randint(0, 3), rng.randint(0, 3), rng.randrange(SIZE)
    if hard == "none":
        above, below = 0, 0
    row = rng.randint(5, 9)
    if hard in ("edge", "all"):
        row = rng.choice((above, LAST - below))
    tiles = "AEINORST" + "aeinqt" * (hard in ("blank", "all"))
    board = counted_words.random_column(rng, (row, col), above, below, tiles)
    if hard in ("gap", "all"):
        further = row - above - 2 if row > SIZE // 2 else row + below + 2
        board = board.with_tiles({(further, col): "S"})
    return _case(board, (row, col))


def _found(
    board: Board,
    pos: Square,
    margin: int = 0,
    is_part: Callable[[str], bool] = is_letter,
) -> CrossWord:
    """Search from any square, also one with a letter; a margin is never entered."""
    row, col = pos
    start = end = row
    while start > margin and is_part(board[start - 1, col]):
        start -= 1
    while end < LAST - margin and is_part(board[end + 1, col]):
        end += 1
    return start, _column(board, pos)[start : end + 1]


def _of_parts(text: Callable[[str, str], str]) -> Search:
    """Return a search that has another text, by what lies above and below."""

    def find(board: Board, pos: Square) -> CrossWord:
        start, above, below = _parts(board, pos)
        return start, text(above, below)

    return find


def _steps(up: int | None, down: int | None) -> Search:
    """Return a search that takes so many steps at most."""

    def find(board: Board, pos: Square) -> CrossWord:
        _, above, below = _parts(board, pos)
        above = above[-up:] if up else above
        return pos[0] - len(above), above + EMPTY + below[:down]

    return find


def _letters(text: str) -> str:
    return "".join(filter(str.isalpha, text))


def _lacks_letters(case: Case, got: Outcome) -> bool:
    """Whether all letters that came belong to the word, in order, but not all came."""
    came, wanted = _letters(got.value[1]), _letters(case.expected[1])
    return came != wanted and came in wanted


def _reaches_over_a_gap(case: Case, got: Outcome) -> bool:
    """Whether there are more letters, all of them from the same column, in order."""
    letters = _letters(got.value[1])
    is_more = len(letters) >= len(case.expected[1])
    return is_more and letters in _column(*case.call.args).replace(EMPTY, "")


MISTAKES = (
    boards.BOARD_CANNOT_CHANGE,
    answers_like("ends-at-the-square", BESIDE)(
        "Where letters lie above, the text ends before `pos`: a loop along letters "
        "stops at an empty square. After those above, put the `.`, and go on below it.",
        _of_parts(lambda above, below: above or EMPTY + below),
        _of_parts(lambda above, below: above),
    ),
    answers_like("last-square-left-out", BESIDE)(
        "The last square of the word is missing in the text, or the first. A slice "
        "`[a:b]` ends before `b`, as `range(a, b)` does: the second number is that of "
        "the square behind the last one.",
        _of_parts(lambda above, below: (above + EMPTY + below)[:-1]),
        _of_parts(lambda above, below: (above + EMPTY + below)[1:]),
    ),
    answers_like("letters-out-of-order", ABOVE, BOTH)(
        "The letters above the square come behind its `.`, or behind those below. The "
        "text is read from the top: on the way up, put each letter in front, `text = "
        "letter + text`.",
        _of_parts(lambda above, below: EMPTY + above[::-1] + below),
        _of_parts(lambda above, below: EMPTY + above + below),
        _of_parts(lambda above, below: EMPTY + below + above[::-1]),
        _of_parts(lambda above, below: EMPTY + below + above),
    ),
    answers_like("row-and-column-swapped", SWAPPED)(
        "Row and column have changed places: `row, col = pos`, and `board[row, col]`. "
        "A cross word runs down: the column stays the same, and the row changes.",
        lambda board, pos: find_cross_word(transpose(board), pos[::-1]),
        lambda board, pos: _found(board, pos[::-1]),
        lambda board, pos: find_cross_word(transpose(board), pos),
        lambda board, pos: (pos[0], find_cross_word(transpose(board), pos[::-1])[1]),
    ),
    mistake("no-square-alone", NONE, shows=lambda case, got: got.value[1] == "")(
        "No letter lies above or below, and the text is empty. The square itself "
        "belongs to it: the text is its `.` alone."
    ),
    fails_like("one-letter-only", BESIDE)(
        "Of the letters above the square, or below it, only the nearest is in the "
        "text. `if` asks once: `while` goes on as long as there are letters.",
        _steps(1, 1),
        _steps(1, None),
        _steps(None, 1),
    ),
    fails_like("stops-short-of-the-edge", EDGES, passes_on=BESIDE)(
        "The word goes on to the edge, where a letter is missing. Rows run from 0 to "
        "14: one more step is possible while `start > 0` on the way up, and while `end "
        "< 14` on the way down. (That is for a loop that looks at the next square. One "
        "that looks at its own, `board[row, col]`, goes on while `row < 15`.)",
        lambda board, pos: _found(board, pos, margin=1),
    ),
    answers_like("stops-at-a-blank", BLANKS, passes_on=BESIDE)(
        "The word ends at a small letter. That is a blank, which lies there like any "
        "other tile: `is_letter` holds for it too, and `isupper` does not.",
        lambda board, pos: _found(board, pos, is_part=str.isupper),
    ),
    mistake("square-for-the-row")(
        "A square comes first, row and column, where its row alone is asked for, a "
        "number: `return start, text`.",
        lambda case, got: type(got.value[0]) is tuple,
    ),
    mistake("above-the-board", AROUND)(
        "That word begins above the board. In the top row, the place before row 0 is "
        "-1, and in a list, or in a text, that is the last one, at the bottom. Before "
        "you look up, ask `start > 0`, with `and` behind it.",
        lambda case, got: got.value[0] < 0 and got.value[1] != case.expected[1],
    ),
    mistake("start-of-the-word")(
        "The text is right, but it starts in another row: that of its topmost letter, "
        "which may lie above the square. Rows are counted from 0. In a loop that goes "
        "up, when does it stop? (`index` finds "
        "the first of equal letters, and an empty text at 0.)",
        lambda case, got: (
            type(got.value[0]) is int and got.value[1] == case.expected[1] != EMPTY
        ),
    ),
    mistake("dots", BESIDE)(
        "The letters are right, and the empty squares are not. The square at `pos` "
        "stands in the text once, at its own place, as a `.`, so that a letter can be "
        "put there later. The empty square where a walk ends is no part of the word.",
        lambda case, got: _letters(got.value[1]) == _letters(case.expected[1]),
    ),
    mistake("walks-off-the-board", error_pattern=f"{OFF}|IndexError")(
        "A square was asked for that is not on the board. A walk goes on only if both "
        "hold, joined by `and`: there is a next square, and a letter on it. Rows run "
        "from 0 to 14: ask `row > 0` before you look above, and `row < 14` before you "
        "look below. (What comes behind `and` is asked only if the first holds.)",
        lambda case, got: (
            got.is_error("OffTheBoard")
            or (got.is_error("IndexError") and case in (*EDGES, *AROUND))
        ),
    ),
    mistake("over-gaps", BEYOND_A_GAP, shows=_reaches_over_a_gap)(
        "Those letters lie beyond an empty square, and belong to another word. Stop at "
        "the first square without a letter."
    ),
    mistake("letters-missing", BESIDE, shows=_lacks_letters)(
        "Letters above or below the square are missing in the text. Go up in a loop, "
        "`while`, as long as there are letters, and down likewise, always in column "
        "`col`. (The square itself is empty: on the way up, ask `is_letter(board[start "
        "- 1, col])`.)"
    ),
    fails_like("letters-out-of-order", ABOVE[1], BELOW[1], BOTH)(
        "Some letters come in the wrong order. The text is read from the top to the "
        "bottom; on the way up, put each letter in front: `text = letter + text`.",
        _of_parts(lambda above, below: above[::-1] + EMPTY + below),
    ),
)

EXERCISE = Exercise(
    "find_cross_word",
    stage=10,
    reference=find_cross_word,
    cases=CASES,
    generate=_random_case,
    generated=14,
    new_rule="an empty square in the word is allowed once.",
    hints=(
        "Put a finger on the square. How far up can it go, letter by letter, until it "
        "meets an empty square or the edge? And how far down?",
        "Start with `start = row`, and make it smaller while the square above holds a "
        "letter. Do the same downwards. The text is everything between the two.",
        "Go up with `while start > 0 and is_letter(board[start - 1, col]): start -= "
        "1`, and down with `while end < 14 and is_letter(board[end + 1, col]): end += "
        "1`. Then join `board[place, col]` for every place from start to end.",
    ),
    mistakes=MISTAKES,
    stand_ins=board_stand_ins.for_find_cross_word,
    describe=boards.describe,
)
