"""The exercise of stage 10: is_letter, whether a square holds a letter (seed 003)."""

from __future__ import annotations

import random
import string

from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import is_letter
from scrabble_course.calling.call import Call
from scrabble_course.diagnosis.exercise import Case, Exercise
from scrabble_course.diagnosis.mistakes import (
    answers_like,
    fails_like,
    mistake,
    stops_with,
)

BOARD = "what lies on a board"
BLANK = "a blank that stands for a letter"
ROW = "what the rows of the next stage hold"


def _case(square: object, topic: str) -> Case:
    return Case(Call((square,)), is_letter(square), topic)


TILES = tuple(_case(letter, BOARD) for letter in "QAMZ")
BLANKS = tuple(_case(letter, BLANK) for letter in "iaz")
LETTERS = (*TILES, *BLANKS)
NO_LETTER = _case(EMPTY, BOARD)
NO_TEXT = tuple(_case(square, ROW) for square in (None, frozenset("E"), frozenset()))


def _random_case(rng: random.Random) -> Case:
    letters = rng.sample(string.ascii_uppercase, k=rng.randint(1, 12))
    kinds = (
        _case(letters[0], BOARD),
        _case(letters[0].lower(), BLANK),
        _case(letters[0], ROW),
        _case(frozenset(letters), ROW),
    )
    return rng.choice(kinds)


MISTAKES = (
    answers_like("wrong-way-round", TILES, NO_LETTER)(
        "True and False have changed places: the question is whether there is a "
        "letter, not whether the square is free.",
        lambda it: not is_letter(it),
    ),
    answers_like("never-a-letter", LETTERS)(
        "The answer is False for every letter. A name alone behind `or` always holds, "
        'and no type equals the text `"str"`: ask `isinstance(square, str)`.',
        lambda square: False,
    ),
    answers_like("blank-on-the-board", LETTERS)(
        "A capital is a tile, a small letter a blank on the board: both are letters.",
        lambda square: is_letter(square) and square == square.upper(),
    ),
    mistake("some-letters-only", LETTERS, shows=lambda case, got: got.value is False)(
        "Some letters are found, and this one is not. Is an answer that was found "
        "overwritten in the next round of a loop, or is a letter missing in a list of "
        "your own? No list is needed: only `.` is a text and no letter."
    ),
    answers_like("everything-a-letter", LETTERS, NO_LETTER, NO_TEXT)(
        "The answer is True for every square. Both must hold, a text, and not `.`: "
        "join them by `and`, not by `or`.",
        lambda square: True,
    ),
    fails_like("empty-square", NO_LETTER)(
        "On a board, `.` is an empty square, and so no letter.",
        lambda square: isinstance(square, str),
    ),
    stops_with("not-every-square-is-a-text", "NoneType|frozenset", NO_TEXT)(
        "In a row, a square may also be None or a set of letters, and the answer to "
        "those is False. Ask `isinstance(square, str)` first."
    ),
    fails_like("anchor", NO_TEXT)(
        "In a row, None is an empty square, and so is a set: it has the letters that "
        "may come there. Only a text can be a letter: `isinstance(square, str)`.",
        lambda square: square != EMPTY,
    ),
)

EXERCISE = Exercise(
    "is_letter",
    stage=10,
    reference=is_letter,
    cases=(*LETTERS, NO_LETTER, *NO_TEXT),
    generate=_random_case,
    generated=12,
    mistakes=MISTAKES,
    new_rule="a blank that is played is no letter.",
    hints=(
        "What may a square hold? On a board, a capital, a small letter or a `.`; in a "
        "row of the next stage, also None or a set of letters.",
        "Only a text can be a letter, so ask for that first. Of the texts that a "
        "square may hold, only one is no letter. Which?",
        "Both questions fit in one line, joined by `and`, and the line can be "
        'returned: `isinstance(square, str) and square != "."`.',
    ),
)
