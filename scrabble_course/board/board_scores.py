"""Stage 10: what a play scores, cross words included (seed 003).

Beyond what students are asked for, tiles and plays that the board has no room for
raise the BoardError that fits.
"""

from __future__ import annotations

from scrabble_course.board.board import Board
from scrabble_course.board.board_errors import OverALetter, Unreadable
from scrabble_course.board.layout import (
    ACROSS,
    DOWN,
    SIZE,
    Direction,
    Square,
    premium_at,
    square_name,
)
from scrabble_course.board.letters import LETTERS, letter_points
from scrabble_course.board.play import Play
from scrabble_course.resources.english_tiles import BONUS, RACK_SIZE


def is_letter(square: object) -> bool:
    """Return whether a square holds a letter, be it a tile or a blank.

    `square` is what the square holds: on a board a letter or `.`; in the rows of
    stage 11 also None, or a frozenset of letters, which are no letter either.

    >>> is_letter("Q"), is_letter("i"), is_letter(".")
    (True, True, False)
    >>> is_letter(None), is_letter(frozenset({"A", "E"}))
    (False, False)
    """
    return isinstance(square, str) and square in LETTERS


def transpose(board: Board) -> Board:
    """Return the board with rows and columns exchanged; `board` is not changed.

    The letter of square (row, col) is then on (col, row), so that words that ran
    down run across.

    >>> transpose(Board.empty().with_tiles({(0, 1): "A"}))[1, 0]
    'A'
    """
    rows = []
    for col in range(SIZE):
        column = ""
        for row in board.rows:
            column += row[col]
        rows.append(column)
    return Board(tuple(rows))


def find_cross_word(board: Board, pos: Square) -> tuple[int, str]:
    """Return the row where the vertical word through a square starts, and its text.

    The square, (row, col), is empty: `.` stands for the letter that may come there.
    With no letter above or below it, the text is that `.` alone.

    >>> board = Board.empty().lay(Play("ZONE", row=7, col=9, down=True))
    >>> find_cross_word(board, (11, 9))
    (7, 'ZONE.')
    >>> find_cross_word(board, (8, 8))
    (8, '.')
    """
    check_empty(board, pos)
    row, col = pos
    start = row
    while start > 0 and is_letter(board[start - 1, col]):
        start -= 1
    end = row
    while end < SIZE - 1 and is_letter(board[end + 1, col]):
        end += 1
    text = ""
    for place in range(start, end + 1):
        text += board[place, col]
    return start, text


def cross_word_score(
    board: Board, letter: str, pos: Square, direction: Direction
) -> int:
    """Return the points of the cross word that a new letter forms.

    `letter` is laid at `pos`, on an empty square, as part of a play in `direction`:
    `ACROSS` or `DOWN`. The cross word runs the other way; without one, 0.

    >>> board = Board.empty().lay(Play("QUINT", row=7, col=3))
    >>> cross_word_score(board, "N", (8, 5), ACROSS)
    2
    >>> cross_word_score(board, "O", (8, 6), ACROSS)
    3
    >>> cross_word_score(board, "N", (8, 5), DOWN)
    0
    """
    check_direction(direction)
    check_letter(letter)
    check_empty(board, pos)
    row, col = pos
    if direction == DOWN:
        return cross_word_score(transpose(board), letter, (col, row), ACROSS)
    start, text = find_cross_word(board, pos)
    if text == ".":
        return 0
    return word_points(board, (start, col), DOWN, text.replace(".", letter))


def calculate_score(
    board: Board, pos: Square, direction: Direction, hand: str, word: str
) -> int:
    """Return what a play scores: its main word, its cross words, and the bonus.

    `word`, of two or more letters, starts at `pos`; letters that lie on the board
    already belong to it, and a small letter is a blank. Laying seven tiles earns
    50 points; what else `hand` holds does not matter.

    >>> calculate_score(Board.empty(), (7, 6), ACROSS, "QUIZEAR", "QUIZ")
    44
    >>> board = Board.empty().lay(Play("QUINT", row=7, col=3))
    >>> calculate_score(board, (8, 5), ACROSS, "NOAEIRS", "NO")
    8
    """
    check_direction(direction)
    row, col = pos
    laid = Play(word, row, col, direction == DOWN).new_tiles(board)
    score = word_points(board, pos, direction, word)
    for square, letter in laid.items():
        score += cross_word_score(board, letter, square, direction)
    if len(laid) == RACK_SIZE:
        score += BONUS
    return score


def word_points(board: Board, pos: Square, direction: Direction, word: str) -> int:
    """Return the points of one word from `pos` on, without cross words and bonus.

    Premiums count on the squares that are still empty: those of letters first,
    then those of the word, which multiply each other.

    >>> word_points(Board.empty(), (7, 3), ACROSS, "QUINT")
    48
    >>> quiz = Board.empty().lay(Play("QUIZ", row=7, col=6))
    >>> word_points(quiz, (7, 9), DOWN, "ZONE")
    15
    """
    row, col = pos
    down, across = direction
    points = 0
    word_times = 1
    for letter in word:
        if board[row, col] == ".":
            premium = premium_at((row, col))
            points += letter_points(letter) * premium.letter_times
            word_times *= premium.word_times
        else:
            points += letter_points(letter)
        row += down
        col += across
    return points * word_times


def check_empty(board: Board, pos: Square) -> None:
    """Raise the BoardError that fits, unless `pos` is an empty square.

    >>> check_empty(Board.empty().lay(Play("QUIZ", row=7, col=6)), (7, 6))
    Traceback (most recent call last):
    scrabble_course.board.board_errors.OverALetter: 8G holds 'Q'; take an empty square.
    """
    if is_letter(board[pos]):
        raise OverALetter(
            f"{square_name(pos)} holds {board[pos]!r}; take an empty square."
        )


def check_letter(letter: str) -> None:
    """Raise Unreadable unless `letter` is one letter.

    >>> check_letter("?")
    Traceback (most recent call last):
    scrabble_course.board.board_errors.Unreadable: '?' is no letter; write ...
    """
    if letter not in LETTERS:
        raise Unreadable(
            f"{letter!r} is no letter; write a capital A-Z for a tile, or a small "
            "letter for a blank."
        )


def check_direction(direction: Direction) -> None:
    """Raise Unreadable unless `direction` is `ACROSS` or `DOWN`.

    >>> check_direction("down")
    Traceback (most recent call last):
    scrabble_course.board.board_errors.Unreadable: 'down' is no direction; take ...
    """
    if direction not in (ACROSS, DOWN):
        raise Unreadable(f"{direction!r} is no direction; take ACROSS or DOWN")
