"""Attempts at stage 10, `is_letter`."""

import string

from tests.exercises.attempts import right, slip, wrong


@right("isalpha")
def by_isalpha(square):
    return isinstance(square, str) and square.isalpha()


slip(by_isalpha, "not-every-square-is-a-text", ("isinstance(square, str) and ", ""))


@right("type and range")
def by_range(square):
    return type(square) is str and "A" <= square.upper() <= "Z"


@right("a set of letters")
def by_a_set(square):
    return square in set(string.ascii_letters)


TWO = ("blank-on-the-board", "not-every-square-is-a-text")
slip(by_a_set, TWO, ("set(string.ascii_letters)", "string.ascii_uppercase"))


@right("an exception for what is no text")
def an_exception_for_what_is_no_text(square):
    try:
        return square.isalpha()
    except AttributeError:
        return False


@right("match")
def by_match(square):
    match square:
        case str() if square != ".":
            return True
    return False


@right("all that is no letter")
def all_that_is_no_letter(square):
    return not (square is None or square == "." or isinstance(square, frozenset))


@wrong("some-letters-only")
def only_the_last_round_counts(square):
    for letter in string.ascii_letters:
        found = square == letter
    return found
