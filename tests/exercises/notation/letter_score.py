"""Attempts at stage 7, `letter_score`."""

from string import ascii_lowercase, ascii_uppercase

from scrabble_course.notation import ALPHABET, letter_score
from scrabble_course.notation.scrabble_notation import check_distribution, check_letter
from tests.exercises.attempts import right, slips_in, wrong
from tests.exercises.notation.spoiled import REFUSALS, WRONG_SCORES, spoil

spoil(__name__, letter_score, *REFUSALS, *WRONG_SCORES)


@right("one question after the other")
def by_questions(letter, distribution):
    letter = letter.lower()
    if len(letter) != 1 or letter not in ALPHABET:
        raise ValueError("no letter: " + letter)
    if len(distribution) != 26:
        raise ValueError("not 26 scores")
    for score in distribution:
        if score not in "123456789X":
            raise ValueError("no score: " + score)
    return distribution[ALPHABET.index(letter)]


FOUND = "distribution[ALPHABET.index(letter)]"
IS_NONE = "len(letter) != 1 or letter not in ALPHABET"

slip = slips_in(by_questions)
slip(("wrong-type", "int-of-x"), (FOUND, f"int({FOUND})"))
slip("capitals", ("letter = letter.lower()", "letter.lower()"))
slip("other-characters", (IS_NONE, "len(letter) != 1"), (".index", ".find"))
slip("not-one-letter", (IS_NONE, "letter not in ALPHABET"))
slip("raises-another", ('ValueError("no letter: " + letter)', "'no letter'"))
slip("refuses-x", ("9X", "9"))
slip("refuses-every-letter", (".lower()", ".upper()"))
slip("distribution-characters", ('"123', '"0123'))
slip("refuses-a-right-call", ("9X", "X"))


@wrong("refuses-all-but-a")
def else_inside_the_loop(letter, distribution):
    for place in range(26):
        if ALPHABET[place] == letter.lower():
            return distribution[place]
        else:
            raise ValueError("no letter: " + letter)


def check_both(letter, distribution):
    check_letter(letter)
    check_distribution(distribution)


@right("a dictionary made of two texts")
def a_dictionary(letter, distribution):
    check_both(letter, distribution)
    return dict(zip(ascii_lowercase, distribution, strict=True))[letter.lower()]


@right("the number of the character")
def by_its_number(letter, distribution):
    check_both(letter, distribution)
    return distribution[ord(letter) % 32 - 1]


@right("a translation of the text")
def by_translation(letter, distribution):
    check_both(letter, distribution)
    table = str.maketrans(ascii_uppercase, distribution)
    return letter.upper().translate(table)


@right("recursion along the alphabet")
def along_the_alphabet(letter, distribution, place=0):
    if place == 0:
        check_both(letter, distribution)
    if ascii_lowercase[place] == letter.lower():
        return distribution[place]
    return along_the_alphabet(letter, distribution, place + 1)


@right("an error derived from ValueError")
def error_derived_from_value_error(letter, distribution):
    if len(letter) != 1 or letter.lower() not in ALPHABET:
        raise UnicodeError(letter)
    if len(distribution) != 26 or set(distribution) - set("123456789X"):
        raise UnicodeError(distribution)
    return distribution[ALPHABET.index(letter.lower())]
