"""Attempts at stage 10, `is_letter`."""

# Students write it so.

import string

from scrabble_course.board import LETTER_VALUES, Board
from tests.exercises.attempts import right, wrong


@wrong("not-every-square-is-a-text")
def asks_any_square_for_isalpha(square):
    return square.isalpha()


@wrong("blank-on-the-board", "not-every-square-is-a-text")
def capitals_and_texts_only(square):
    return square in string.ascii_uppercase


@wrong("not-a-truth-value")
def answers_in_quotes(square):
    if isinstance(square, str) and square != ".":
        return "True"
    return "False"


@wrong("type-in-quotes")
def the_type_in_quotes(square):
    return isinstance(square, "str") and square != "."


@wrong("brackets-missing")
def isalpha_without_brackets(square):
    if isinstance(square, str):
        return square.isalpha
    return False


@wrong("square-is-no-place")
def takes_the_square_for_a_place(square):
    row, col = square
    return Board.empty()[row, col] != "."


@right("isalpha")
def by_isalpha(square):
    return isinstance(square, str) and square.isalpha()


@right("type and range")
def by_range(square):
    if type(square) is not str:
        return False
    return "A" <= square.upper() <= "Z"


@right("a set of letters")
def by_a_set_of_letters(square):
    return square in set(string.ascii_letters)


@right("an exception for what is no text")
def an_exception_for_what_is_no_text(square):
    try:
        return square.isalpha()
    except AttributeError:
        return False


@right("a loop over the alphabet")
def a_loop_over_the_alphabet(square):
    for one in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        if square == one or square == one.lower():
            return True
    return False


@right("match")
def by_match(square):
    match square:
        case str() if square != ".":
            return True
        case _:
            return False


@right("all that is no letter")
def all_that_is_no_letter(square):
    return not (square is None or square == "." or isinstance(square, frozenset))


@right("the table of values")
def in_capitals_in_the_table(square):
    return type(square) == str and square.upper() in LETTER_VALUES  # noqa: E721
