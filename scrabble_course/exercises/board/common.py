"""What exercises of Part 4 share: boards, and how calls on them are shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.layout import (
    DOWN,
    SIZE,
    parse_square,
)
from scrabble_course.board.play import Play
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Mistake


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


def describe(name: str, call: Call) -> str:
    """Return `call` as source to paste, its board drawn as text.

    >>> describe("find_cross_word", Call((Board.empty(), (8, 5))))
    'find_cross_word(Board.empty(), (8, 5))'
    """
    return f"{name}({', '.join(map(source_of, call.args))})"


def describing(direction_at: int) -> Callable[[str, Call], str]:
    """Return what shows a call as source; one argument of it is a direction.

    >>> show = describing(direction_at=3)
    >>> show("cross_word_score", Call((Board.empty(), "N", (8, 5), (0, 1))))
    "cross_word_score(Board.empty(), 'N', (8, 5), ACROSS)"
    """

    def describe(name: str, call: Call) -> str:
        sources = list(map(source_of, call.args))
        is_down = call.args[direction_at] == DOWN
        sources[direction_at] = "DOWN" if is_down else "ACROSS"
        return f"{name}({', '.join(sources)})"

    return describe


def source_of(value: Any) -> str:
    """Return the source of an argument: a board, or a plain value."""
    return board_source(value) if isinstance(value, Board) else repr(value)


def stops_with(name: str, error: str, advice: str) -> Mistake:
    """Return the mistake that shows in an error, told by a regular expression."""
    return Mistake(
        name, (), advice, shows=lambda case, got: got.ended == "raised", claims=error
    )
