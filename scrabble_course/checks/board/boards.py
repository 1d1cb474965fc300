"""Boards for cases, and calls with boards as source to paste."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.layout import DOWN, SIZE, Square, parse_square
from scrabble_course.board.play import Play, play_of
from scrabble_course.checks.call import Call


def play(text: str) -> Play:
    """Return a play that is written as players do.

    >>> play("J8 ZONE")
    Play(word='ZONE', row=7, col=9, down=True)
    """
    place, word = text.split()
    (row, col), direction = parse_square(place)
    return Play(word, row, col, down=direction == DOWN)


def board_with(*plays: str) -> Board:
    """Return a board with plays on it, written as players do.

    >>> board_with("8G QUIZ", "J8 ZONE")[10, 9]
    'E'
    """
    board = Board.empty()
    for text in plays:
        board = board.lay(play(text))
    return board


def turned(found: Play) -> Play:
    """Return the play on the transposed board: across is down.

    >>> str(turned(play("8G QUIZ")))
    'H7 QUIZ'
    """
    return Play(found.word, found.col, found.row, down=not found.down)


def board_source(board: Board) -> str:
    """Return `board` as source to paste: the words on it, then single letters.

    >>> board_source(board_with("8G QUIZ", "J8 ZONE"))
    "Board.empty().lay(Play('QUIZ', 7, 6)).lay(Play('ZONE', 7, 9, True))"
    """
    words = _words_across(board)
    shown = {square for word in words for square in word.squares}
    for across in _words_across(board.transposed()):
        word = turned(across)
        if not shown.issuperset(word.squares):
            words.append(word)
            shown.update(word.squares)
    source = "Board.empty()" + "".join(map(_lay, words))
    lying = {square: board[square] for square in _SQUARES if board[square] != EMPTY}
    alone = {square: lying[square] for square in lying if square not in shown}
    return f"{source}.with_tiles({alone})" if alone else source


def describing(direction_at: int) -> Callable[[str, Call], str]:
    """Return what shows a call as source; one argument of it is a direction.

    >>> show = describing(direction_at=3)
    >>> show("cross_word_score", Call((Board.empty(), "N", (8, 5), (0, 1))))
    "cross_word_score(Board.empty(), 'N', (8, 5), ACROSS)"
    """

    def describe(name: str, call: Call) -> str:
        sources = list(map(_source, call.args))
        if direction_at < len(sources):
            is_down = call.args[direction_at] == DOWN
            sources[direction_at] = "DOWN" if is_down else "ACROSS"
        return f"{name}({', '.join(sources)})"

    return describe


def describe(name: str, call: Call) -> str:
    """Return a call without a direction as source to paste.

    >>> describe("find_cross_word", Call((Board.empty(), (8, 5))))
    'find_cross_word(Board.empty(), (8, 5))'
    """
    return f"{name}({', '.join(map(_source, call.args))})"


CROWDED = board_with("8G QUIZ", "J8 ZONE", "10H CON", "8C sUN", "11J EAsY", "M10 OYeZ")
QUIET = board_with("8F LaTER", "H5 MINT")
EDGED = board_with("1A TEN", "A1 TO", "15L OATs", "O12 LADs", "8H ON")
BOARDS = (CROWDED, QUIET, EDGED)


def random_play(rng: random.Random) -> tuple[Board, Play]:
    """Return one of `BOARDS`, perhaps transposed, and random tiles as a play on it."""
    board = rng.choice(BOARDS)
    if rng.random() < 0.5:
        board = board.transposed()
    row, col = rng.choice(_beside_letters(board))
    line: list[Square] = [(row, place) for place in range(SIZE)]
    free = [square for square in line if board[square] == EMPTY]
    at = free.index((row, col))
    first = rng.randint(max(0, at - 2), at)
    chosen = free[first : first + rng.choice((2, 3, 4, 7))]
    chosen += [] if (row, col) in chosen else [(row, col)]
    laid = {square: rng.choice("AEIOSTNRMPWXZqe") for square in chosen}
    found = play_of(board, laid)
    return (board, found) if rng.random() < 0.5 else (board.transposed(), turned(found))


_SQUARES = tuple((row, col) for row in range(SIZE) for col in range(SIZE))


def _words_across(board: Board) -> list[Play]:
    words = []
    for row, letters in enumerate(board.rows):
        col = 0
        for word in letters.split(EMPTY):
            if len(word) > 1:
                words.append(Play(word, row, col))
            col += len(word) + 1
    return words


def _lay(word: Play) -> str:
    down = ", True" if word.down else ""
    return f".lay(Play({word.word!r}, {word.row}, {word.col}{down}))"


def _source(value: Any) -> str:
    return board_source(value) if isinstance(value, Board) else repr(value)


def _beside_letters(board: Board) -> list[Square]:
    return [
        (row, col)
        for row, col in _SQUARES
        if board[row, col] == EMPTY
        and any(
            board[beside] != EMPTY
            for beside in (
                (row - 1, col),
                (row + 1, col),
                (row, col - 1),
                (row, col + 1),
            )
            if beside in _SQUARES
        )
    ]
