"""What is asked of calculate_score."""

from __future__ import annotations

import random

from scrabble_course.board.board import Board
from scrabble_course.board.board_scores import (
    calculate_score,
    transpose,
)
from scrabble_course.board.layout import SIZE
from scrabble_course.board.play import Play
from scrabble_course.checks.board.boards import board_with, play, random_play, turned
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case

FIRST = Board.empty()
QUIZ = board_with("8G QUIZ")
ZONE = board_with("8G QUIZ", "J8 ZONE")
QUINT = board_with("8D QUINT")


def _asked(board: Board, found: Play, hand: str, topic: str, given: bool) -> Case:
    args = (board, (found.row, found.col), found.direction, hand, found.word)
    return Case(Call(args), calculate_score(*args), topic, given)


def asked(
    board: Board, text: str, topic: str, hand: str = "", given: bool = False
) -> Case:
    """Return a case for a play that is written as players do.

    The hand is what the play needs and some E's, seven tiles, unless it is given.
    """
    found = play(text)
    return _asked(board, found, hand or _hand_for(board, found), topic, given)


def _hand_for(board: Board, found: Play) -> str:
    laid = found.new_tiles(board).values()
    return "".join(t if t.isupper() else "?" for t in laid).ljust(7, "E")


def _turned(case: Case) -> Case:
    """Return the same case on the transposed board, where across is down."""
    board, (row, col), direction, hand, word = case.call.args
    found = turned(Play(word, row, col, down=direction == (1, 0)))
    return _asked(transpose(board), found, hand, f"{case.topic}, turned", False)


LECTURE = "the example of the lecture"
GIVEN = (
    asked(FIRST, "8G QUIZ", LECTURE, given=True),
    asked(QUIZ, "J8 ZONE", LECTURE, given=True),
    asked(ZONE, "10H CON", LECTURE, given=True),
    asked(FIRST, "8D QUINT", LECTURE, given=True),
    asked(QUINT, "9F NO", LECTURE, given=True),
)
PLAIN = (
    asked(QUIZ, "H8 UNDO", "no premium"),
    asked(QUIZ, "H8 UN", "one tile, no premium"),
    asked(board_with("6D AXE"), "6D AXED", "one tile, no premium"),
)
LETTER = (
    asked(QUIZ, "G8 QAT", "a double letter"),
    asked(board_with("6D ON"), "6D ONZE", "a triple letter"),
)
WORD = (
    asked(FIRST, "8F JAZZ", "a double word"),
    asked(board_with("8B RICE"), "8A PRICE", "a triple word"),
    asked(board_with("H2 AIL"), "H1 MAIL", "a triple word"),
    asked(FIRST, "8E JAZZ", "a double word under the last letter"),
)
PLAYED_DOWN = (
    asked(FIRST, "F8 JAZZ", "a play down"),
    asked(FIRST, "D4 QUINT", "a play down"),
)
SEVERAL = (
    asked(board_with("5F LATTE"), "5E PLATTER", "two double words"),
    asked(board_with("1B WINGER"), "1A SWINGERS", "two triple words"),
    asked(board_with("8B WINGER"), "8A SWINGERS", "a triple and a double word"),
)
OLD = (
    asked(QUIZ, "8G QUIZZED", "a double word that is covered"),
    asked(board_with("8H AX"), "H8 ABLE", "a double word that is covered"),
    asked(ZONE, "10H CON", "a triple letter that is covered"),
    asked(board_with("H1 MAP"), "1H MEN", "a triple word that is covered"),
)
LAID_BLANK = (
    asked(FIRST, "8G qUIZ", "a blank that is laid"),
    asked(FIRST, "8D qUINT", "a blank on a double letter"),
    asked(QUIZ, "J8 ZOnE", "a blank on a triple letter"),
)
LYING_BLANK = (
    asked(board_with("8G QUIz"), "J8 zONE", "a blank that lies there"),
    asked(board_with("8G qUIZ"), "8G qUIZZED", "a blank that lies there"),
    asked(board_with("8D QUINt"), "9G ON", "a blank in a cross word"),
)
BLANK_ON_WORD = (
    asked(FIRST, "8H zAP", "a blank on a double word"),
    asked(board_with("8B RICE"), "8A pRICE", "a blank on a triple word"),
)
CROSSING = (
    asked(board_with("8F AXE"), "9G AN", "two cross words"),
    asked(QUINT, "9G ON", "two cross words"),
)
CROSSING_DOWN = tuple(map(_turned, (*CROSSING, GIVEN[4])))
CROSSING_PREMIUM = (
    asked(board_with("11F ATE"), "E10 AM", "a double word in both words"),
    asked(board_with("8F AXE"), "9F NOD", "a double letter in both words"),
)
OTHER_PREMIUM = (
    asked(board_with("H5 PIT"), "8H SO", "a premium of the main word"),
    asked(board_with("E5 MAN", "8G IT"), "9E TOO", "cross words beside old letters"),
)
LETTERS_CROSSED = (
    asked(ZONE, "8G QUIZZED", "a word that lies across already"),
    asked(board_with("8G AT", "H8 TEN"), "8G ATOM", "a word that lies across already"),
)
BEHIND_LETTERS = (
    asked(board_with("8G AT", "J9 AN"), "8G ATOM", "a cross word behind old letters"),
    asked(board_with("G8 AT", "9J AN"), "G8 ATOM", "a cross word behind old letters"),
)
BOTH_WAYS = (
    asked(board_with("8H TEN", "9G AX"), "8G OTEN", "one tile, words both ways"),
    asked(board_with("H9 AT", "8F OP"), "8F OPE", "one tile, words both ways"),
)
SEVEN = (
    asked(board_with("8H T"), "H8 TRAINERS", "seven tiles, and one that lies there"),
    asked(FIRST, "8D PAINTER", "all seven tiles"),
    asked(FIRST, "H4 PAiNTER", "all seven tiles, one of them a blank"),
)
DOUBLED_SEVEN = SEVEN[1:]
EIGHT_LETTERS = (
    asked(board_with("8H T"), "8D PAINTERS", "seven tiles, and one that lies there"),
)
LETTERS_AFTER = (
    asked(board_with("8K S"), "8D PAINTERS", "seven tiles, and one after them"),
    asked(board_with("H11 ED"), "H4 REPAINTED", "seven tiles, and two after them"),
)
SIX = (
    asked(FIRST, "8D PAINTS", "six tiles"),
    asked(FIRST, "H4 PAiNTS", "six tiles, one of them a blank"),
)
LONG_WORD = (
    asked(QUINT, "8D QUINTES", "a word of seven letters, two of them laid"),
    asked(QUIZ, "8G QUIZZED", "a word of seven letters, three of them laid"),
)
LAST_TILES = (
    asked(QUINT, "9F NO", "the last two tiles", hand="NO"),
    asked(QUIZ, "J8 ZONE", "the last three tiles", hand="ONE"),
)
CASES = (
    *(*GIVEN, *PLAIN, *LETTER, *WORD, *PLAYED_DOWN, *SEVERAL, *OLD),
    *(*LAID_BLANK, *LYING_BLANK, *BLANK_ON_WORD, *CROSSING, *CROSSING_DOWN),
    *(*CROSSING_PREMIUM, *OTHER_PREMIUM, *LETTERS_CROSSED, *BEHIND_LETTERS),
    *(*BOTH_WAYS, *SEVEN, *EIGHT_LETTERS, *LETTERS_AFTER, *SIX, *LONG_WORD),
    *LAST_TILES,
)
LAYOUT = tuple(
    _asked(FIRST, found, "QUICKEE", "the premium squares", False)
    for line in range(SIZE)
    for start in (0, 5, 10)
    for found in (Play("QUICK", line, start), Play("QUICK", start, line, down=True))
)


def random_score(rng: random.Random) -> Case:
    """Return a case for a random play, with all seven tiles in hand."""
    board, found = random_play(rng)
    return _asked(board, found, _hand_for(board, found), "random plays", False)
