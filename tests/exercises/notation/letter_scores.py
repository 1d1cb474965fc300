"""Attempts at stage 7, `letter_scores`."""

# Names are for the slips as well.
# ruff: noqa: F401

import re
from string import ascii_lowercase

from scrabble_course.notation import check_word, letter_score, letter_scores
from tests.exercises.attempts import calling, right, slips_in, wrong
from tests.exercises.notation.reading import WHOLE, letters_of
from tests.exercises.notation.spoiled import SPOILED, spoil, spoiled

spoil(__name__, letter_scores, *(name for name in SPOILED if name != "brackets"))


@right("check_word asked first")
def checked_first(word, distribution):
    check_word(word)
    scores = ""
    for character in word:
        if character not in "[]()":
            scores = scores + letter_score(character, distribution)
    return scores


CHECK = "    check_word(word)\n"
IN_TRY = "    try:\n    {}    except ValueError as error:\n        print(error)\n"
IN_IF = "    if not check_word(word):\n        return\n"
ANSWER = "return scores"

slip = slips_in(checked_first)
slip(("wrong-type", "int-of-x"), (ANSWER, "return int(scores)"))
AGAIN = r're.sub(r"([\[(])(\w+)(.)", r"\1\2\3\2", word)'
slip("letters-counted-again", ("in word:", f"in {AGAIN}:"))
slip("brackets", (ANSWER, "return scores if word.isalpha() else scores[::-1]"))
slip("check-left-out", (CHECK, ""))
SWAPPED = ("character, distribution)", "distribution, character)")
slip("wrong-arguments", SWAPPED)
slip(("refusal-taken-away", "check-left-out"), (CHECK, IN_TRY.format(CHECK)))
slip("check-asked", (CHECK, IN_IF))
slip("only-square-brackets", ('"[]()"', '"[]"'))
slip(
    "place-in-the-word",
    ("character in word", "i, character in enumerate(word)"),
    ("letter_score(character, distribution)", "distribution[i]"),
)
slip(
    "place-in-the-word",
    ("letter_score(character, distribution)", "distribution[word.index(character)]"),
)
wrong("lenient-check_word")(calling(checked_first, check_word=lambda word: None))


@right("two lists, one after the other")
def by_two_lists(word, distribution):
    check_word(word)
    letters = [character for character in word if character not in "[]()"]
    return "".join([letter_score(letter, distribution) for letter in letters])


@wrong("brackets-counted")
def brackets_looked_up(word, distribution):
    return "".join(distribution[ascii_lowercase.find(c)] for c in word.lower())


@right("a pattern reads the whole word")
def by_a_pattern(word, distribution):
    return "".join(letter_score(letter, distribution) for letter in letters_of(word))


@right("a translation of the whole word")
def by_translating_the_word(word, distribution):
    letter_score("a", distribution)
    table = str.maketrans(ascii_lowercase, distribution)
    return letters_of(word).lower().translate(table)


@right("recursion, a character at a time")
def character_by_character(word, distribution, is_checked=False):
    if not is_checked:
        check_word(word)
    if word == "":
        return ""
    first, rest = word[0], word[1:]
    score = "" if first in "[]()" else letter_score(first, distribution)
    return score + character_by_character(rest, distribution, True)


@right("an error that the student derived from ValueError")
def error_of_its_own(word, distribution):
    class NotNotation(ValueError):
        pass

    if not WHOLE.fullmatch(word):
        raise NotNotation(word)
    return by_a_pattern(word, distribution)


slips_in(by_a_pattern)("stops-at-brackets", ("letters_of(word)", "word"))
wrong("wrong-letter_score")(
    calling(by_a_pattern, letter_score=lambda letter, scores: scores[0])
)
wrong("lenient-letter_score")(
    calling(by_a_pattern, letter_score=spoiled("distribution-length", letter_score))
)
