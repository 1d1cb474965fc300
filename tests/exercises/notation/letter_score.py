"""Attempts at stage 7, `letter_score`."""

from scrabble_course.notation import ALPHABET, letter_score
from tests.exercises.attempts import right, slips_in, variant, wrong
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


@wrong("refuses-a-right-call")
def else_inside_the_loop(letter, distribution):
    for place in range(26):
        if ALPHABET[place] == letter.lower():
            return distribution[place]
        else:
            raise ValueError("no letter: " + letter)


variant(
    by_questions,
    "a dictionary made of two texts",
    (FOUND, "dict(zip(ALPHABET, distribution))[letter]"),
)
variant(
    by_questions,
    "the number of the character",
    (FOUND, "distribution[ord(letter) % 32 - 1]"),
)
variant(
    by_questions,
    "a translation of the text",
    (FOUND, "letter.translate(str.maketrans(ALPHABET, distribution))"),
)
variant(
    by_questions,
    "an error derived from ValueError",
    ('ValueError("no letter', 'UnicodeError("no letter'),
    ('ValueError("not', 'UnicodeError("not'),
    ('ValueError("no score', 'UnicodeError("no score'),
)


@right("recursion along the alphabet")
def along_the_alphabet(letter, distribution, place=0):
    if place == 0:
        by_questions(letter, distribution)
    if ALPHABET[place] == letter.lower():
        return distribution[place]
    return along_the_alphabet(letter, distribution, place + 1)
