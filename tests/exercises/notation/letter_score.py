"""Attempts at stage 7, `letter_score`."""

import re
from string import ascii_lowercase, ascii_uppercase

from scrabble_course.notation import ALPHABET, DISTRIBUTIONS, letter_score
from tests.exercises.attempts import right, wrong
from tests.exercises.notation.spoiled import REFUSALS, WRONG_SCORES, spoil

spoil(__name__, letter_score, *REFUSALS, *WRONG_SCORES)


@wrong("wrong-type", "int-of-x")
def int_of_every_score(letter, distribution):
    return int(distribution[ascii_lowercase.index(letter.lower())])


@wrong("capitals")
def capitals_not_lowered(letter, distribution):
    return distribution[ascii_lowercase.index(letter)]


@wrong("capitals")
def lowered_letter_dropped(letter, distribution):
    letter.lower()
    for place in range(26):
        if ascii_lowercase[place] == letter:
            return distribution[place]


@wrong("other-characters")
def found_nowhere(letter, distribution):
    if len(letter) != 1 or not re.fullmatch("[1-9X]{26}", distribution):
        raise ValueError(letter + distribution)
    return distribution[ascii_lowercase.find(letter.lower())]


@wrong("raises-another")
def a_text_raised(letter, distribution):
    letter = letter.lower()
    if letter not in ALPHABET:
        raise "no letter"
    if len(distribution) != 26:
        raise "not 26"
    return distribution[ALPHABET.index(letter)]


@wrong("distribution-length", "distribution-characters", "not-one-letter")
def distribution_taken_as_it_is(letter, distribution):
    return distribution[ascii_lowercase.index(letter.lower())]


@wrong("refuses-x")
def x_taken_for_no_digit(letter, distribution):
    for score in distribution:
        if not score.isdigit():
            raise ValueError("no score: " + score)
    return distribution[ALPHABET.index(letter.lower())]


@wrong("refuses-all-but-a")
def else_inside_the_loop(letter, distribution):
    for place in range(26):
        if ALPHABET[place] == letter.lower():
            return distribution[place]
        else:
            raise ValueError("no letter: " + letter)


@wrong("refuses-a-right-call")
def known_languages_only(letter, distribution):
    if distribution not in DISTRIBUTIONS.values():
        raise ValueError("unknown: " + distribution)
    return distribution[ALPHABET.index(letter.lower())]


def find_faults(letter, distribution):
    """Raise ValueError for what no attempt at letter_score has to answer."""
    if not re.fullmatch("[A-Za-z]", letter, re.ASCII):
        raise ValueError(f"{letter!r}, position 0")
    if not re.fullmatch("[1-9X]{26}", distribution):
        raise ValueError(f"{distribution!r} is no distribution")


@right("a dictionary made of two texts")
def a_dictionary(letter, distribution):
    find_faults(letter, distribution)
    return dict(zip(ascii_lowercase, distribution, strict=True))[letter.lower()]


@right("the number of the character")
def by_its_number(letter, distribution):
    find_faults(letter, distribution)
    return distribution[ord(letter) % 32 - 1]


@right("two tables of letters")
def two_tables(letter, distribution):
    find_faults(letter, distribution)
    return (distribution * 2)[(ascii_lowercase + ascii_uppercase).index(letter)]


@right("a translation of the text")
def by_translation(letter, distribution):
    find_faults(letter, distribution)
    table = str.maketrans(ascii_uppercase, distribution)
    return letter.upper().translate(table)


@right("recursion along the alphabet")
def along_the_alphabet(letter, distribution, place=0):
    if place == 0:
        find_faults(letter, distribution)
    if ascii_lowercase[place] == letter.lower():
        return distribution[place]
    return along_the_alphabet(letter, distribution, place + 1)


@right("a loop over both texts, which may be too short")
def both_texts_at_once(letter, distribution):
    if len(distribution) != 26:
        raise ValueError("26 characters, please")
    for score in distribution:
        if score not in "123456789X":
            raise ValueError(score)
    for known, score in zip(ascii_lowercase, distribution, strict=True):
        if known == letter.lower():
            return score
    raise ValueError(f"{letter!r} at position 0 is no letter")


class NotALetter(ValueError):
    """A ValueError with a name of its own."""


@right("an error derived from ValueError")
def error_derived_from_value_error(letter, distribution):
    if len(letter) != 1 or letter.lower() not in ALPHABET:
        raise NotALetter(letter)
    if len(distribution) != 26 or set(distribution) - set("123456789X"):
        raise UnicodeError(distribution)
    return distribution[ALPHABET.index(letter.lower())]
