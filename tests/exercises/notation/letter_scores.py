"""Attempts at stage 7, `letter_scores`."""

from string import ascii_lowercase

from scrabble_course.notation import check_word, letter_score, letter_scores
from tests.exercises.attempts import calling, right, slip, slips_in, wrong
from tests.exercises.notation.reading import WHOLE, letters_of
from tests.exercises.notation.spoiled import SPOILED, spoil, spoiled

spoil(__name__, letter_scores, *(name for name in SPOILED if name != "brackets"))


@right("the open bracket remembered")
def bracket_remembered(word, distribution):
    scores = ""
    opened = ""
    for character in word:
        if character in "[(":
            if opened:
                raise ValueError("open already in " + word)
            opened = character
        elif character in "])":
            if opened + character not in ("[]", "()"):
                raise ValueError("not open in " + word)
            opened = ""
        else:
            scores = scores + letter_score(character, distribution)
    if opened:
        raise ValueError("never closed in " + word)
    return scores


SCORE = "letter_score(character, distribution)"
ANSWER = "return scores"

slip_in = slips_in(bracket_remembered)
slip_in("whole-word-asked", ("(character, d", "(word, d"))
slip_in(("wrong-type", "int-of-x"), (ANSWER, "return int(scores)"))
slip_in("list-for-text", (ANSWER, "return list(scores)"))
slip_in("letters-kept", (ANSWER, "return ' '.join(scores)"))
slip_in("ten-for-x", (ANSWER, f"{ANSWER}.replace('X', '10')"))
slip_in("x-is-ten", (SCORE, f"('X' if character in 'xX' else {SCORE})"))
slip_in(
    "refuses-right-brackets",
    ('opened + character not in ("[]", "()")', "opened != character"),
)


@wrong("brackets-counted")
def brackets_looked_up(word, distribution):
    return "".join(distribution[ascii_lowercase.find(c)] for c in word.lower())


@right("a pattern reads the whole word")
def by_a_pattern(word, distribution):
    scores = [letter_score(letter, distribution) for letter in letters_of(word)]
    return "".join(scores)


@right("a translation of the whole word")
def by_translating_the_word(word, distribution):
    letter_score("a", distribution)
    table = str.maketrans(ascii_lowercase, distribution)
    return letters_of(word).lower().translate(table)


@right("recursion, a character at a time")
def character_by_character(word, distribution, opened=""):
    if word == "":
        if opened:
            raise ValueError(f"{opened!r} stays open")
        return ""
    first, rest = word[0], word[1:]
    if first in "[(" and not opened:
        return character_by_character(rest, distribution, first)
    if opened + first in ("[]", "()"):
        return character_by_character(rest, distribution)
    return letter_score(first, distribution) + character_by_character(
        rest, distribution, opened
    )


@right("an error that the student defined, turned into a ValueError")
def error_of_its_own(word, distribution):
    class NotNotation(Exception):
        pass

    try:
        if not WHOLE.fullmatch(word):
            raise NotNotation(word)
    except NotNotation as error:
        raise ValueError(f"{error} is no Scrabble notation") from None
    return "".join(letter_score(letter, distribution) for letter in letters_of(word))


slip(by_a_pattern, "stops-at-brackets", ("letters_of(word)", "word"))
wrong("wrong-letter_score")(
    calling(by_a_pattern, letter_score=lambda letter, scores: scores[0])
)
wrong("lenient-letter_score")(
    calling(by_a_pattern, letter_score=spoiled("distribution-length", letter_score))
)


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

slip_in = slips_in(checked_first)
slip_in("check-left-out", (CHECK, ""))
slip_in(("refusal-taken-away", "check-left-out"), (CHECK, IN_TRY.format(CHECK)))
slip_in(
    ("check-asked", "returns-none"),
    (CHECK, "    if not check_word(word):\n        return\n"),
)
slip_in("only-square-brackets", ('"[]()"', '"[]"'))
slip_in(
    "brackets",
    ("        if", "        if character in '[(':\n            break\n        if"),
)
wrong("lenient-check_word")(calling(checked_first, check_word=lambda word: None))
