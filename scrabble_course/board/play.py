"""A play, and the play that loose tiles make (seed 000)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from scrabble_course.board.board import EMPTY, Board
from scrabble_course.board.board_errors import (
    NothingLaid,
    NotInLine,
    OffTheBoard,
    OverALetter,
    Unconnected,
    Unreadable,
)
from scrabble_course.board.layout import (
    ACROSS,
    CENTRE,
    DOWN,
    SIZE,
    Direction,
    Square,
    is_on_board,
    square_name,
)
from scrabble_course.board.letters import SIGNS
from scrabble_course.calling import serialize


@serialize.by_fields
@dataclass(frozen=True, slots=True)
class Play:
    """A main word and where it starts; a small letter is a blank.

    The word is whole: letters that lie on the board already belong to it.

    >>> play = Play("QUiZ", row=7, col=6)
    >>> str(play), play.squares
    ('8G QUiZ', ((7, 6), (7, 7), (7, 8), (7, 9)))
    >>> str(Play("ZONE", row=7, col=9, down=True))
    'J8 ZONE'
    """

    word: str
    row: int
    col: int
    down: bool = False

    @property
    def direction(self) -> Direction:
        """`ACROSS` or `DOWN`."""
        return DOWN if self.down else ACROSS

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares of the word, in order, also those that hold a letter already."""
        down, across = self.direction
        steps = range(len(self.word))
        return tuple(
            [(self.row + down * step, self.col + across * step) for step in steps]
        )

    def new_tiles(self, board: Board) -> dict[Square, str]:
        """Return the tiles that the play adds to `board`: squares and letters.

        >>> board = Board.empty().lay(Play("QUIZ", row=7, col=6))
        >>> Play("ZONE", row=7, col=9, down=True).new_tiles(board)
        {(8, 9): 'O', (9, 9): 'N', (10, 9): 'E'}

        OffTheBoard, OverALetter and Unreadable say why it does not fit.
        """
        return dict(_new_tiles(self, board))

    def __str__(self) -> str:
        return f"{square_name((self.row, self.col), self.direction)} {self.word}"


@lru_cache(maxsize=16)
def _new_tiles(play: Play, board: Board) -> tuple[tuple[Square, str], ...]:
    """Rules, score and game each ask for these in one turn: they are kept a while.

    Else a game with challenges would take an eighth longer.
    """
    _check_letters(play)
    _check_room(play)
    line, start = _line_through(board, (play.row, play.col), play.direction)
    lying = line[start : start + len(play.word)]
    if not lying.strip(EMPTY):
        return tuple(zip(play.squares, play.word, strict=True))
    laid = []
    for square, letter, there in zip(play.squares, play.word, lying, strict=True):
        if there == EMPTY:
            laid.append((square, letter))
        elif there != letter:
            place = square_name(square, play.direction)
            raise OverALetter(
                f"{play}: {place} holds {there!r}, not {letter!r}; use the "
                "letters that lie there, or play elsewhere."
            )
    return tuple(laid)


@dataclass(frozen=True, slots=True)
class FormedWord:
    """A word on the board: its letters and their squares.

    >>> str(FormedWord("NO", ((8, 8), (9, 8))))
    'I9 NO'
    """

    word: str
    squares: tuple[Square, ...]

    @property
    def direction(self) -> Direction:
        """`ACROSS` or `DOWN`; a single letter counts as across."""
        return DOWN if self.squares[0][0] != self.squares[-1][0] else ACROSS

    def __str__(self) -> str:
        return f"{square_name(self.squares[0], self.direction)} {self.word}"


def play_of(board: Board, laid: Mapping[Square, str]) -> Play:
    """Return the play that tiles laid on empty squares make, with its whole main word.

    A single tile plays across if that forms a word, and else down.

    >>> board = Board.empty().lay(Play("QUIZ", row=7, col=6))
    >>> play_of(board, {(8, 9): "O", (10, 9): "E", (9, 9): "N"})
    Play(word='ZONE', row=7, col=9, down=True)
    >>> str(play_of(board, {(7, 5): "S"}))
    '8F SQUIZ'

    An IllegalPlay says what the rules have against it. Words are not looked up.
    """
    if not laid:
        raise NothingLaid("no tile is laid yet; lay at least one on an empty square.")
    after = board.with_tiles(laid)
    down = _runs_down(after, laid)
    word = word_through(after, min(laid), DOWN if down else ACROSS)
    _check_gap(word, laid)
    row, col = word.squares[0]
    play = Play(word.word, row, col, down)
    check_shape(board, play)
    return play


def word_through(board: Board, square: Square, direction: Direction) -> FormedWord:
    """Return the letters in one line with the letter on `square`, from end to end.

    >>> board = Board.empty().lay(Play("QUIZ", row=7, col=6))
    >>> word_through(board, (7, 8), ACROSS).word, word_through(board, (7, 8), DOWN).word
    ('QUIZ', 'I')
    """
    row, col = square
    line, place = _line_through(board, square, direction)
    start = line.rfind(EMPTY, 0, place) + 1
    end = (line + EMPTY).find(EMPTY, place)  # a word may end at the edge
    steps = range(start, end)
    squares = [(at, col) if direction == DOWN else (row, at) for at in steps]
    return FormedWord(line[start:end], tuple(squares))


def check_shape(board: Board, play: Play) -> None:
    """Raise the IllegalPlay that fits, unless the tiles may lie as `play` lays them.

    Asked are the rules of the board alone: not the rack, and not the words.
    """
    _check_letters(play)
    _check_room(play)
    _check_reach(board, play)  # most plays that are tried out lie apart
    if not play.new_tiles(board):
        raise NothingLaid(
            f"{play} lays no tile: all its letters lie there already; add one."
        )
    _check_whole(board, play)
    if len(play.word) < 2:
        raise Unconnected(
            f"{play} is one letter; the first play is a word of two or more."
            if board.is_empty
            else f"{play} is one letter, and a word has two or more; play it "
            f"{'across' if play.down else 'down'}."
        )


def _line_through(
    board: Board, square: Square, direction: Direction
) -> tuple[str, int]:
    """Return the row or column that runs through a square, and its place in there."""
    row, col = square
    if direction == DOWN:
        return _columns(board.rows)[col], row
    return board.rows[row], col


@lru_cache(maxsize=8)  # many plays are asked about on one board: a tenth of the time
def _columns(rows: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map("".join, zip(*rows, strict=True)))


def _check_letters(play: Play) -> None:
    if not play.word or not SIGNS.issuperset(play.word):
        raise Unreadable(
            f"{play.word!r} is no word to lay; write capitals A-Z for tiles and "
            "small letters for blanks."
        )


def _check_room(play: Play) -> None:
    if not is_on_board((play.row, play.col)):
        raise OffTheBoard(
            f"{play.word!r} starts at row {play.row}, column {play.col}, off the "
            f"board; both run from 0 to {SIZE - 1}."
        )
    outside = len(play.word) + (play.row if play.down else play.col) - SIZE
    if outside > 0:
        side = "up" if play.down else "left"
        long = len(play.word) > SIZE
        remedy = "choose a shorter word" if long else f"start further {side}"
        raise OffTheBoard(f"{play} runs {outside} too far, off the board; {remedy}.")


def _runs_down(after: Board, laid: Mapping[Square, str]) -> bool:
    rows, cols = {row for row, _ in laid}, {col for _, col in laid}
    if len(rows) > 1 and len(cols) > 1:
        places = ", ".join(map(square_name, sorted(laid)))
        raise NotInLine(
            f"the tiles on {places} are not in one line; lay them all in one row or "
            "in one column."
        )
    if len(laid) > 1:
        return len(cols) == 1
    (square,) = laid
    across, down = (word_through(after, square, way).word for way in (ACROSS, DOWN))
    return len(across) == 1 < len(down)


def _check_gap(word: FormedWord, laid: Mapping[Square, str]) -> None:
    """Name the first empty square after a word that stops short of the last tile."""
    if max(laid) > word.squares[-1]:
        row, col = word.squares[-1]
        down, across = DOWN if max(laid)[0] > row else ACROSS
        gap = square_name((row + down, col + across))
        raise NotInLine(
            f"{gap} is empty between {square_name(min(laid))} and "
            f"{square_name(max(laid))}; lay a tile there, or close the gap."
        )


def _check_whole(board: Board, play: Play) -> None:
    line, start = _line_through(board, (play.row, play.col), play.direction)
    line = EMPTY + line + EMPTY
    if not line[start] == line[start + 1 + len(play.word)] == EMPTY:
        whole = word_through(board.lay(play), (play.row, play.col), play.direction)
        raise OverALetter(
            f"{play} is not the whole word: with the letters beside it, it reads "
            f"{whole.word}; play {whole}, or leave a square free."
        )


def _check_reach(board: Board, play: Play) -> None:
    if board.is_empty:
        if CENTRE not in play.squares:
            raise Unconnected(
                f"the first play covers {square_name(CENTRE)}; move {play}."
            )
    elif not _touches(board, play):
        raise Unconnected(
            f"{play} touches no letter on the board; lay at least one tile beside a "
            "letter that lies there."
        )


def _touches(board: Board, play: Play) -> bool:
    """Return whether a letter lies on the squares of a play, or beside one of them."""
    lines, at, start = board.rows, play.row, play.col
    if play.down:
        lines, at, start = _columns(board.rows), play.col, play.row
    end = start + len(play.word)
    around = [line[start:end] for line in lines[max(0, at - 1) : at + 2]]
    around.append(lines[at][max(0, start - 1) : end + 1])
    return any(squares.strip(EMPTY) for squares in around)
