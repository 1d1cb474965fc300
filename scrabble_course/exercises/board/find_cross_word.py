"""The exercise of stage 10: find_cross_word, the word through a square (seed 003)."""

from __future__ import annotations

import random
import string
from collections.abc import Callable

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_scores import find_cross_word, is_letter, transpose
from scrabble_course.board.layout import SIZE, Square
from scrabble_course.checks.call import Call, Outcome
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.board.common import (
    BOARD_CANNOT_CHANGE,
    BOARD_IS_NO_LIST,
    HALF_A_SQUARE,
    board_with,
    describe,
)
from scrabble_course.exercises.board.counted_words import random_column
from scrabble_course.exercises.board.stand_ins import for_find_cross_word

Answer = tuple[int, str]
LAST = SIZE - 1


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
    found = [topic for topic, is_so in hard.items() if is_so]
    if found:
        return found[0] if len(found) == 1 else "several of these at once"
    if above and below:
        return "letters above and below"
    if above or below:
        return "letters above" if above else "letters below"
    return "no letter above or below"


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
    board = random_column(rng, (row, col), above, below, tiles)
    if hard in ("gap", "all"):
        further = row - above - 2 if row > SIZE // 2 else row + below + 2
        board = board.with_tiles({(further, col): "S"})
    return _case(board, (row, col))


def _within(first: int, last: int) -> Callable[[Board, Square], Answer]:
    """Return a search that goes no further than to these rows."""

    def find(board: Board, pos: Square) -> Answer:
        row, col = pos
        start = end = row
        while start > first and is_letter(board[start - 1, col]):
            start -= 1
        while end < last and is_letter(board[end + 1, col]):
            end += 1
        return start, "".join(board[place, col] for place in range(start, end + 1))

    return find


def _without_blanks(board: Board) -> Board:
    change = str.maketrans(string.ascii_lowercase, EMPTY * 26)
    return Board(tuple(row.translate(change) for row in board.rows))


def _of_parts(
    answer: Callable[[int, str, str], Answer],
) -> Callable[[Board, Square], Answer]:
    """Return a search that answers by the start and by what lies above and below."""
    return lambda board, pos: answer(*_parts(board, pos))


def _of_text(text: Callable[[str], str]) -> Callable[[Board, Square], Answer]:
    """Return a search that changes the text."""
    return _of_parts(lambda start, above, below: (start, text(above + EMPTY + below)))


def _asking_the_same_square(board: Board, pos: Square) -> Answer:
    row, column = pos[0], _column(board, pos)
    _, above, below = _parts(board, pos)
    start, end = 0 if above else row, SIZE if below else row + 1
    return start, column[start:end]


def _is_pair(value: object) -> bool:
    return type(value) is tuple and tuple(map(type, value)) == (int, str)


def _letters(text: str) -> str:
    return "".join(filter(str.isalpha, text))


def _comes_round(case: Case, got: Outcome) -> bool:
    """Whether the text is that of a board whose last row is above the first."""
    text = case.expected[1]
    first, *_, last = _column(*case.call.args).split(EMPTY)
    return got.value[1] in {last + text, text + first} - {text}


def _reaches_over_a_gap(case: Case, got: Outcome) -> bool:
    """Whether there are more letters, all of them from the same column, in order."""
    letters = _letters(got.value[1])
    is_more = len(letters) >= len(case.expected[1])
    return is_more and letters in _column(*case.call.args).replace(EMPTY, "")


MISTAKES = (
    HALF_A_SQUARE,
    BOARD_CANNOT_CHANGE,
    BOARD_IS_NO_LIST,
    Mistake(
        "lone-square",
        NONE,
        "No letter lies above or below this square, so the text is the square itself: "
        "`.`, which starts in its own row. That is an answer like any other.",
        shows=lambda case, got: (
            got.value
            in (None, "", (case.expected[0], ""), (None, ""), (None, None), (-1, ""))
            or got.value == (0, EMPTY)
        ),
        though=ABOVE,
        claims="returns (None|a text)",
    ),
    Mistake(
        "not-a-pair",
        (),
        "The answer has two parts, separated by a comma: first the row where the word "
        "starts, a whole number, and then the letters, as one text. The column is that "
        "of `pos`, as everybody knows. So it ends with `return start, text`.",
        shows=lambda case, got: got.ended == "returned" and not _is_pair(got.value),
        claims="^returns (?!None)",
    ),
    Mistake(
        "last-place-left-out",
        BESIDE,
        "The last place of the word is missing. `range(start, end)` stops before "
        "`end`; `range(start, end + 1)` takes it in.",
        like=(_of_text(lambda text: text[:-1]),),
        throughout=True,
    ),
    Mistake(
        "last-letter-only",
        BESIDE,
        "Only what was read last is left of the text. `text = ...` replaces what was "
        "there; `text = text + ...` adds to it.",
        like=(_of_text(lambda text: text[-1]),),
        throughout=True,
    ),
    Mistake(
        "ends-at-the-square",
        BESIDE,
        "Where letters lie above, the text ends before the square at `pos`. It is "
        "empty, so a loop that goes on while there are letters stops there: after "
        "those above, put the `.`, and go on below it.",
        like=(
            _of_parts(lambda start, above, below: (start, above or EMPTY + below)),
            _of_parts(lambda start, above, below: (start, above)),
        ),
        throughout=True,
    ),
    Mistake(
        "same-square-again",
        BESIDE,
        "Where a letter lies next to the square, the walk goes on to the edge: it asks "
        "about that letter each time. Ask about the next square of the walk, "
        "`board[start - 1, col]` and `board[end + 1, col]`.",
        like=(_asking_the_same_square,),
        throughout=True,
    ),
    Mistake(
        "down-from-the-top",
        BESIDE,
        "The letters above come twice: the way down begins where the way up has ended. "
        "Keep that row as the start, and begin the way down at `pos` again.",
        like=(
            _of_parts(
                lambda start, above, below: (
                    start,
                    above + EMPTY + (above[1:] or below),
                )
            ),
            _of_parts(lambda start, above, below: (start, above + EMPTY + above)),
        ),
        throughout=True,
    ),
    Mistake(
        "row-and-column-swapped",
        SWAPPED,
        "Row and column have changed places. A square is (row, col): `row, col = pos`, "
        "and `board[row, col]`. A cross word runs down: the column stays the same, and "
        "the row changes.",
        like=(
            lambda board, pos: find_cross_word(transpose(board), pos[::-1]),
            lambda board, pos: _within(0, LAST)(board, pos[::-1]),
            lambda board, pos: find_cross_word(transpose(board), pos),
        ),
        throughout=True,
    ),
    Mistake(
        "stops-short-of-the-edge",
        EDGES,
        "The word goes on to the edge, and the letter on the last square is missing. "
        "Rows run from 0 to 14: one more step is possible while `start > 0` on the way "
        "up, and while `end < 14` on the way down.",
        like=(_within(1, LAST - 1), _within(1, LAST), _within(0, LAST - 1)),
        though=BESIDE,
    ),
    Mistake(
        "start-of-the-word",
        (),
        "The text is right, but it starts in another row: that of its topmost letter, "
        "which may lie above the square. Rows are counted from 0. In a loop that goes "
        "up, when does it stop? (`index` finds the first of equal letters.)",
        shows=lambda case, got: got.value[1] == case.expected[1] != EMPTY,
    ),
    Mistake(
        "dots",
        BESIDE,
        "The letters are right, and the empty squares are not. The square at `pos` "
        "stands in the text once, at its own place, as a `.`, so that a letter can be "
        "put there later. The empty square where a walk ends is no part of the word.",
        shows=lambda case, got: _letters(got.value[1]) == _letters(case.expected[1]),
    ),
    Mistake(
        "walks-off-the-board",
        (*EDGES, *AROUND),
        "A square was asked for that is not on the board. Rows run from 0 to 14: ask "
        "`row > 0` before you look above, and `row < 14` before you look below. (With "
        "`and`, that stands first: what comes behind it is asked only if it holds.)",
        shows=lambda case, got: got.ended == "raised",
        claims=r"OffTheBoard: \((-1|15),|IndexError",
    ),
    Mistake(
        "walks-past-the-letters",
        (*BESIDE, *NONE),
        "The walk goes on past the letters, until there is no square left. It takes "
        "one more step only if both hold, joined by `and`: there is a next square, and "
        "a letter lies on it.",
        shows=lambda case, got: got.ended == "raised",
        claims=r"OffTheBoard: \((-1|15),",
    ),
    Mistake(
        "round-the-edge",
        AROUND,
        "Those letters lie at the other end of the board. There is no row above the "
        "first one, though Python takes row -1 for the last: ask `row > 0` before you "
        "look above.",
        shows=_comes_round,
        though=(*ABOVE, *BELOW, *BEYOND_A_GAP),
    ),
    Mistake(
        "over-gaps",
        BEYOND_A_GAP,
        "Those letters lie beyond an empty square, and belong to another word. Stop "
        "at the first square without a letter.",
        shows=_reaches_over_a_gap,
    ),
    Mistake(
        "one-side-only",
        BESIDE,
        "Letters that lie above or below the square are missing in the text. Go up "
        "as long as there are letters, and down likewise, always in column `col`. "
        "(The square at `pos` is empty itself, so ask about the next one: on the "
        "way up, `is_letter(board[start - 1, col])`.)",
        like=(
            _of_parts(lambda start, above, below: (start, above + EMPTY)),
            _of_parts(lambda start, above, below: (start + len(above), EMPTY + below)),
            _of_parts(lambda start, above, below: (start, EMPTY + below)),
            lambda board, pos: (pos[0], EMPTY),
            lambda board, pos: (pos[0], ""),
        ),
    ),
    Mistake(
        "nearest-letters-only",
        (ABOVE[1], BELOW[1], *BOTH),
        "The word goes on beyond the letter next to the square. Go on in a loop, "
        "`while`, until there is no letter or no row.",
        like=(
            _of_parts(
                lambda start, above, below: (
                    start + len(above[:-1]),
                    above[-1:] + EMPTY + below[:1],
                )
            ),
        ),
    ),
    Mistake(
        "letters-out-of-order",
        (ABOVE[1], BELOW[1], *BOTH),
        "Some letters come in the wrong order. The text is read from the top to the "
        "bottom; on the way up, put each letter in front: `text = letter + text`.",
        like=(
            _of_parts(lambda start, above, below: (start, above[::-1] + EMPTY + below)),
            _of_parts(lambda start, above, below: (start, above + EMPTY + below[::-1])),
        ),
    ),
    Mistake(
        "letters-changed",
        (*BESIDE, *BLANKS),
        "A capital is a tile, and a small letter a blank, which is a letter as well: "
        "the word goes on, `is_letter` knows both kinds, and each stays as it is.",
        like=(
            _of_text(str.upper),
            _of_text(str.lower),
            _of_text(lambda text: "".join("?" if c.islower() else c for c in text)),
        ),
    ),
    Mistake(
        "blank-ends-the-word",
        BLANKS,
        "A small letter is a blank, and that is a letter as well: the word goes on. "
        "`is_letter` knows both kinds.",
        like=(lambda board, pos: _within(0, LAST)(_without_blanks(board), pos),),
        though=BESIDE,
    ),
)

EXERCISE = Exercise(
    "find_cross_word",
    stage=10,
    reference=find_cross_word,
    cases=CASES,
    generate=_random_case,
    generated=30,
    judge=judge_value,
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
    stand_ins=for_find_cross_word,
    describe=describe,
)
