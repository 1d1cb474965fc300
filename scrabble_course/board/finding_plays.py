"""Stage 11: every play there is, and the best of them (seed 003).

A play lies in one row, so rows are searched one by one; plays down are plays across
on the board turned over its diagonal. That gives their scores too, since the premium
squares lie alike on both sides of the diagonal.

`words` may be any collection, in capitals or small letters; without it, the course's
own list is asked. `hand` is a text in capitals, with `?` for a blank; beyond what
students are asked for, another tile in it is Unreadable.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator, Sequence

from scrabble_course.board.anchors import RowSquare, anchored_row, is_anchor
from scrabble_course.board.board import Board
from scrabble_course.board.board_errors import Unreadable
from scrabble_course.board.board_scores import calculate_score, is_letter, transpose
from scrabble_course.board.layout import ACROSS, DOWN, SIZE, Direction, Square
from scrabble_course.board.letters import BLANK
from scrabble_course.board.play import Play
from scrabble_course.board.word_sets import capital_words, prefixes
from scrabble_course.resources.english_tiles import LETTER_VALUES

RowPlay = tuple[int, str]
"""(column, word)"""

HorizontalPlay = tuple[int, Square, str]
"""(score, (row, column), word)"""

BoardPlay = tuple[int, Square, Direction, str]
"""(score, (row, column), direction, word)"""


def row_plays(
    hand: str, row: Sequence[RowSquare], words: Iterable[str] | None = None
) -> set[RowPlay]:
    """Return the plays in a row: the column where each starts, and its whole word.

    A square is a letter, None, or at an anchor the frozenset of the letters (in
    capitals) allowed there. A play lays a tile on at least one anchor, and a small
    letter in its word is a blank.

    >>> from scrabble_course.board.anchors import read_row
    >>> row = read_row("....{*}CAT{}......")
    >>> sorted(row_plays("S?", row, ["CAT", "CATS", "SCAT", "SAT"]))
    [(4, 'SCAT'), (4, 'sCAT')]
    """
    check_hand(hand)
    if not has_anchor(row):
        return set()
    words = capital_words(words)
    beginnings = prefixes(words)
    plays = set()

    def add_plays(start: int, word: str, hand: str) -> None:
        """Add the plays from `start` on whose words begin with `word`."""
        if word.upper() not in beginnings:
            return
        end = start + len(word)
        square = None
        if end < len(row):
            square = row[end]
        if isinstance(square, str):
            add_plays(start, word + square, hand)
            return
        is_word = len(word) > 1 and word.upper() in words
        if is_word and has_anchor(row[start:end]):
            plays.add((start, word))
        if end < len(row):
            for letter, rest in next_letters(hand, square):
                add_plays(start, word + letter, rest)

    for start in range(len(row)):
        if can_start(row, start, len(hand)):
            add_plays(start, "", hand)
    return plays


def open_row_plays(
    hand: str, row: Sequence[RowSquare], words: Iterable[str] | None = None
) -> set[RowPlay]:
    """Return the plays in a row without letters: the column of each, and its word.

    A square is None, or at an anchor the frozenset of the letters allowed there. A
    play covers at least one anchor, and a small letter in its word is a blank.

    >>> from scrabble_course.board.anchors import read_row
    >>> row = read_row(".......{*}.......")
    >>> sorted(open_row_plays("AT", row, ["AT"]))
    [(6, 'AT'), (7, 'AT')]
    """
    words = capital_words(words)
    beginnings = prefixes(words)
    plays = set()

    def go_on(start: int, word: str, hand: str) -> None:
        if word.upper() not in beginnings:
            return
        end = start + len(word)
        if word.upper() in words and has_anchor(row[start:end]):
            plays.add((start, word))
        if end < len(row):
            for letter, rest in next_letters(hand, row[end]):
                go_on(start, word + letter, rest)

    for start in range(len(row)):
        go_on(start, "", hand)
    return plays


def horizontal_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[HorizontalPlay]:
    """Return the plays across: the score, the first square, and the whole word.

    Only words that a play forms are looked up, not those on the board already.

    >>> board = Board.empty().with_tiles({(7, 7): "X", (8, 7): "Q"})
    >>> horizontal_plays("A", board, ["ax"])
    {(9, (7, 6), 'AX')}
    """
    words = capital_words(words)
    plays = set()
    for number in range(SIZE):
        row = anchored_row(board, number, words)
        for col, word in row_plays(hand, row, words):
            score = calculate_score(board, (number, col), ACROSS, hand, word)
            plays.add((score, (number, col), word))
    return plays


def all_plays(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> set[BoardPlay]:
    """Return every play: the score, the first square, the direction, and the word.

    A single tile that forms words both ways is one play, listed across.

    >>> board = Board.empty().with_tiles({(7, 7): "X", (8, 6): "T"})
    >>> for play in sorted(all_plays("A", board, ["ax", "at"])):
    ...     print(play)
    (2, (8, 5), (0, 1), 'AT')
    (9, (6, 7), (1, 0), 'AX')
    (11, (7, 6), (0, 1), 'AX')
    """
    plays = set()
    laid_across = set()
    for score, pos, word in horizontal_plays(hand, board, words):
        plays.add((score, pos, ACROSS, word))
        laid_across.add(tiles_laid(board, pos, ACROSS, word))
    for score, (row, col), word in horizontal_plays(hand, transpose(board), words):
        pos = (col, row)
        if tiles_laid(board, pos, DOWN, word) not in laid_across:
            plays.add((score, pos, DOWN, word))
    return plays


def best_play(
    hand: str, board: Board, words: Iterable[str] | None = None
) -> BoardPlay | None:
    """Return the play with the highest score; None if there is no play at all.

    Of equal scores, the smallest square counts, then across before down, then the
    word that comes first in the alphabet.

    >>> best_play("TA", Board.empty(), ["at", "ta"])
    (4, (6, 7), (1, 0), 'AT')
    """
    ranked = []
    for score, pos, direction, word in all_plays(hand, board, words):
        ranked.append((-score, pos, direction, word))
    if ranked == []:
        return None
    minus, pos, direction, word = min(ranked)
    return -minus, pos, direction, word


def can_start(row: Sequence[RowSquare], start: int, tiles: int) -> bool:
    """Return whether so many tiles can make a play that starts at a column.

    No letter may stand before it, and the tiles must reach to the next anchor.

    >>> from scrabble_course.board.anchors import read_row
    >>> row = read_row("....{*}CAT{S}......")
    >>> [start for start in range(15) if can_start(row, start, 2)]
    [3, 4, 5]
    """
    if start > 0 and is_letter(row[start - 1]):
        return False
    for end in range(start, len(row)):
        if is_anchor(row[end]):
            return row[start:end].count(None) < tiles
    return False


def has_anchor(squares: Sequence[RowSquare]) -> bool:
    """Return whether one of the squares is an anchor.

    >>> has_anchor([None, frozenset("AE")]), has_anchor([None, "A"])
    (True, False)
    """
    for square in squares:
        if is_anchor(square):
            return True
    return False


def next_letters(hand: str, square: RowSquare) -> Iterator[tuple[str, str]]:
    """Yield the letters that a hand can lay on a square, and the rest of the hand.

    >>> list(next_letters("TAT", frozenset("ST")))
    [('T', 'AT')]
    >>> list(next_letters("TA?", frozenset("ST")))
    [('s', 'TA'), ('t', 'TA'), ('T', 'A?')]
    """
    for tile in sorted(set(hand)):
        rest = hand.replace(tile, "", 1)
        letters = tile
        if tile == BLANK:
            letters = string.ascii_lowercase
        for letter in letters:
            if not isinstance(square, frozenset) or letter.upper() in square:
                yield letter, rest


def check_hand(hand: str) -> None:
    """Raise Unreadable that names the first of `hand` that is no tile, if any.

    >>> check_hand("AEinRS?")
    Traceback (most recent call last):
    scrabble_course.board.board_errors.Unreadable: tile 3 of 'AEinRS?' is 'i'; take ...
    """
    for place, tile in enumerate(hand, start=1):
        if tile not in LETTER_VALUES:
            raise Unreadable(
                f"tile {place} of {hand!r} is {tile!r}; take capitals A-Z, and "
                f"{BLANK!r} for a blank."
            )


def tiles_laid(
    board: Board, pos: Square, direction: Direction, word: str
) -> frozenset[tuple[Square, str]]:
    """Return what a play adds to the board: pairs of a square and a letter.

    >>> board = Board.empty().with_tiles({(7, 7): "A"})
    >>> tiles_laid(board, (7, 7), DOWN, "AT")
    frozenset({((8, 7), 'T')})
    """
    row, col = pos
    play = Play(word, row, col, down=direction == DOWN)
    return frozenset(play.new_tiles(board).items())
