"""The exercise of stage 10: is_letter, whether a square holds a letter (seed 003)."""

from __future__ import annotations

import random
import string

from scrabble_course.board.board import EMPTY
from scrabble_course.board.board_scores import is_letter
from scrabble_course.checks.call import Call
from scrabble_course.checks.exercise import Case, Exercise, Mistake, judge_value
from scrabble_course.exercises.board.common import stops_with

BOARD = "what lies on a board"
BLANK = "a blank that stands for a letter"
ROW = "what the rows of the next stage hold"


def _case(square: object, topic: str) -> Case:
    return Case(Call((square,)), is_letter(square), topic)


TILES = tuple(_case(letter, BOARD) for letter in "QAMZ")
BLANKS = tuple(_case(letter, BLANK) for letter in "iaz")
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
    Mistake(
        "brackets-missing",
        (),
        "The answer is a function, which has not been called. Are the brackets "
        "missing, as in `square.isalpha` for `square.isalpha()`?",
        shows=lambda case, got: "function_or_method" in repr(got.value),
        claims="function_or_method",
    ),
    Mistake(
        "not-a-truth-value",
        (),
        "The answer is True or False, and nothing else, also no text in quotes: a "
        'comparison such as `square != "."` gives one of them.',
        shows=lambda case, got: got.ended == "returned" and type(got.value) is not bool,
        claims="^returns (?!None)",
    ),
    stops_with(
        "type-in-quotes",
        r"isinstance\(\) arg 2",
        "`isinstance` takes a value, and then a type. `str` is a type; in quotes, it "
        "would be a text: `isinstance(square, str)`.",
    ),
    stops_with(
        "square-is-no-place",
        "values to unpack|cannot unpack",
        '`square` is not a row and a column, but what lies there: a text such as "Q" '
        'or ".", or what the rows of the next stage hold.',
    ),
    Mistake(
        "wrong-way-round",
        (*TILES, NO_LETTER),
        "True and False have changed places: the question is whether there is a "
        "letter, not whether the square is free.",
        like=(lambda square: not is_letter(square),),
        throughout=True,
    ),
    Mistake(
        "never-a-letter",
        (*TILES, *BLANKS),
        "The answer is False for every letter. An `or` with a name alone behind it "
        'always holds, and no type equals a text such as `"str"`: ask '
        "`isinstance(square, str)`.",
        like=(lambda square: False,),
        throughout=True,
    ),
    Mistake(
        "first-or-last-letter",
        (*TILES, *BLANKS),
        "Letters in the middle of the alphabet come out right, but not this one. A "
        "and Z are letters, too: compare with `<=`, and not with `<`.",
        like=(lambda square: is_letter(square) and "a" < square.lower() < "z",),
        though=(TILES[2], BLANKS[0]),
    ),
    Mistake(
        "blank-on-the-board",
        (*TILES, *BLANKS),
        "A capital is a tile, and a small letter a blank that lies on the board. Both "
        "are letters.",
        like=(
            lambda square: is_letter(square) and square == square.upper(),
            lambda square: is_letter(square) and square == square.lower(),
        ),
        throughout=True,
    ),
    Mistake(
        "some-letters-only",
        (*TILES, *BLANKS),
        "Some letters are found, and this one is not. Is an answer that was found "
        "overwritten in the next round of a loop, or is a letter missing in a list of "
        "your own? No list is needed: only `.` is a text and no letter.",
        shows=lambda case, got: got.value is False,
    ),
    Mistake(
        "empty-square",
        (NO_LETTER,),
        "On a board, `.` is an empty square, and so no letter.",
        like=(lambda square: isinstance(square, str),),
    ),
    Mistake(
        "not-every-square-is-a-text",
        NO_TEXT,
        "In a row, a square may also be None or a set of letters, and the answer to "
        "those is False. Ask `isinstance(square, str)` first.",
        shows=lambda case, got: got.ended == "raised",
        claims="NoneType|frozenset",
    ),
    Mistake(
        "anchor",
        NO_TEXT,
        "In a row, None is an empty square, and a set is an empty square with the "
        "letters that may come there. Only a text can be a letter: "
        "`isinstance(square, str)`.",
        like=(lambda square: square != EMPTY,),
    ),
)

EXERCISE = Exercise(
    "is_letter",
    stage=10,
    reference=is_letter,
    cases=(*TILES, *BLANKS, NO_LETTER, *NO_TEXT),
    generate=_random_case,
    generated=12,
    judge=judge_value,
    mistakes=MISTAKES,
    hints=(
        "What may a square hold? On a board, a capital, a small letter or a `.`; in a "
        "row of the next stage, also None or a set of letters.",
        "Only a text can be a letter, so ask for that first. Of the texts that a "
        "square may hold, only one is no letter. Which?",
        "Both questions fit in one line, joined by `and`, and the line can be "
        'returned: `isinstance(square, str) and square != "."`.',
    ),
)
