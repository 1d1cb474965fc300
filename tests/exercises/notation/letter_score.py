"""Attempts at stage 7, `letter_score`."""

from scrabble_course.notation import ALPHABET, letter_score
from tests.exercises.attempts import calling, right, slips_in, variant
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
BY_ORD = ("ALPHABET.index(letter)", "ord(letter) - ord('a')")

slip = slips_in(by_questions)
slip(("wrong-type", "int-of-x"), (FOUND, f"int({FOUND})"))
EARLY = (
    "+ score)\n        if place == ALPHABET.index(letter):\n            return score\n"
)
slip(
    "answers-before-the-end",
    ("score in distribution:", "place, score in enumerate(distribution):"),
    ("+ score)\n", EARLY),
)
slip("capitals", ("letter = letter.lower()", "letter.lower()"))
slip("other-characters", (IS_NONE, "len(letter) != 1"), (".index", ".find"))
slip("not-one-letter", (IS_NONE, "letter not in ALPHABET"))
slip("refuses-every-letter", (".lower()", ".upper()"))
slip("refuses-a-right-call", ("if score not", "if letter == 'z' or score not"))
slip("looked-for-among-scores", (FOUND, "ALPHABET[distribution.index(letter)]"))
slip("digits-refused", ("9X", "X"))
slip(
    "looked-for-among-scores",
    (FOUND, "(scores := distribution) and scores.index(letter)"),
)
slip("letter-beyond-z", (IS_NONE, "not letter.isalpha() or len(letter) != 1"), BY_ORD)
slip("only-a-is-found", ("letter not in ALPHABET", "letter != ALPHABET[0]"))
BY_UPPER = ("ALPHABET.index(letter)", "ALPHABET.index(letter.upper())")
slip("capital-among-small-letters", BY_UPPER)
slip("last-score-always", (BY_UPPER[0], BY_UPPER[1].replace("index", "find")))
slip("last-score-always", (FOUND, "distribution[distribution.find(letter)]"))
slip("last-score-always", (FOUND, "score"))
slip("raises", (FOUND, "distribution['scores of letters'.index(letter + '?')]"))
slip("raises", (FOUND, "ALPHABET[ord(letter)]"))
slip("capital-among-small-letters", (BY_ORD[0], 'ord(letter.upper()) - ord("a")'))
slip("place-beyond-z", (BY_ORD[0], 'ord(letter) - ord("A")'))
slip("place-beyond-z", (BY_ORD[0], "ord(letter) - 65"))


BY_NUMBER = "distribution[ord(letter) % 32 - 1]"
BY_DICTIONARY = "dict(zip(ALPHABET, distribution))[letter]"
BY_TRANSLATION = "letter.translate(str.maketrans(ALPHABET, distribution))"

variant(by_questions, "the number of the character", (FOUND, BY_NUMBER))
variant(by_questions, "a dictionary made of two texts", (FOUND, BY_DICTIONARY))
variant(by_questions, "a translation of the text", (FOUND, BY_TRANSLATION))
derived = calling(by_questions, ValueError=UnicodeError)
right("an error derived from ValueError")(derived)


@right("recursion along the alphabet")
def along_the_alphabet(letter, distribution, place=0):
    if place == 0:
        by_questions(letter, distribution)
    if ALPHABET[place] == letter.lower():
        return distribution[place]
    return along_the_alphabet(letter, distribution, place + 1)
