"""Anchors and cross-checks: a row of the board, ready to look for plays (seed 003).

Each play lays a tile on an anchor, an empty square beside a letter. A tile laid there
may form a cross word as well: the cross-check says which letters make it a word. With
both in the row, plays in it are found without another look at the board.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable, Sequence

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_errors import Unreadable
from scrabble_course.board.board_scores import find_cross_word, is_letter
from scrabble_course.board.layout import CENTRE, SIZE, Square
from scrabble_course.board.word_sets import capital_words

RowSquare = str | frozenset[str] | None
"""A letter, the letters allowed at an anchor, or None for another empty square."""

ANY_LETTER = frozenset(string.ascii_uppercase)
ANY = "{*}"
"""How an anchor that allows any letter is drawn."""


def anchors(board: Board) -> set[Square]:
    """Return the empty squares that touch a letter; before the first play, the centre.

    >>> sorted(anchors(Board.empty()))
    [(7, 7)]
    >>> sorted(anchors(Board.empty().with_tiles({(0, 0): "A"})))
    [(0, 1), (1, 0)]
    """
    return {(row, col) for row in range(SIZE) for col in _anchors_in(board, row)}


def allowed_letters(
    board: Board, pos: Square, words: Iterable[str] | None = None
) -> frozenset[str]:
    """Return the letters that a play across may lay at `pos`: the cross-check.

    They are those that form a word with the letters above and below, if there are
    any. Without `words`, the course's own list is asked.

    >>> board = Board.empty().with_tiles({(7, 7): "A"})
    >>> sorted(allowed_letters(board, (8, 7), ["at", "an", "to"]))
    ['N', 'T']
    >>> allowed_letters(board, (7, 8), ["at"]) == ANY_LETTER
    True
    """
    known = capital_words(words)
    _, text = find_cross_word(board, pos)
    if text == EMPTY:
        return ANY_LETTER
    cross_word = text.upper()
    return frozenset(
        letter for letter in ANY_LETTER if cross_word.replace(EMPTY, letter) in known
    )


def anchored_row(
    board: Board, number: int, words: Iterable[str] | None = None
) -> list[RowSquare]:
    """Return a row of the board as `row_plays` takes it, counted from 0.

    >>> board = Board.empty().with_tiles({(7, 7): "A"})
    >>> row_text(anchored_row(board, 7)), row_text(anchored_row(board, 8, ["at"]))
    ('......{*}A{*}......', '.......{T}.......')
    """
    known = capital_words(words)
    row: list[RowSquare] = [
        letter if is_letter(letter) else None for letter in board.rows[number]
    ]
    for col in _anchors_in(board, number):
        row[col] = allowed_letters(board, (number, col), known)
    return row


def is_anchor(square: RowSquare) -> bool:
    """Return whether a square of a row is an anchor, even one that allows no letter.

    >>> is_anchor(frozenset("AE")), is_anchor("A"), is_anchor(None)
    (True, False, False)
    """
    return isinstance(square, frozenset)


def read_row(text: str) -> list[RowSquare]:
    """Return the row that a text draws, with the allowed letters of anchors in braces.

    `{*}` allows any letter and `{}` none; `.` is another empty square.

    >>> row = read_row("....{*}CAT{ES}......")
    >>> row[3], row[5], sorted(row[8])
    (None, 'C', ['E', 'S'])

    Other characters, or more or less than 15 squares, are Unreadable.
    """
    marks = re.findall(r"\{[A-Z]*\}|\{\*\}|[A-Za-z.]", text)
    if "".join(marks) != text:
        raise Unreadable(
            f"{text!r} is not a row; draw letters, '.' for an empty square, and the "
            "letters allowed at an anchor in braces, such as {AE}."
        )
    if len(marks) != SIZE:
        raise Unreadable(f"the row {text!r} has {len(marks)} squares; draw {SIZE}.")
    return list(map(_read_square, marks))


def row_text(row: Sequence[RowSquare]) -> str:
    """Return the text from which `read_row` makes this row.

    >>> row_text([None, frozenset("TA"), "C", "a", frozenset()])
    '.{AT}Ca{}'
    """
    return "".join(map(_square_text, row))


def _anchors_in(board: Board, number: int) -> list[int]:
    """Return the columns of a row's anchors."""
    row = board.rows[number]
    around = board.rows[max(0, number - 1) : number + 2]
    if all(line == _EMPTY_ROW for line in around):
        is_first = number == CENTRE[0] and board.is_empty
        return [CENTRE[1]] if is_first else []
    return [
        col
        for col in range(SIZE)
        if row[col] == EMPTY
        and (
            row[max(0, col - 1) : col + 2] + "".join(line[col] for line in around)
        ).strip(EMPTY)
    ]


_EMPTY_ROW = EMPTY * SIZE


def _read_square(mark: str) -> RowSquare:
    if mark == ANY:
        return ANY_LETTER
    if mark.startswith("{"):
        return frozenset(mark[1:-1])
    return None if mark == EMPTY else mark


def _square_text(square: RowSquare) -> str:
    if isinstance(square, frozenset):
        return ANY if square == ANY_LETTER else "{" + "".join(sorted(square)) + "}"
    return EMPTY if square is None else square
