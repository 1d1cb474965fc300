"""Attempts at stage 7 that refuse: right texts, or wrong ones in the wrong way."""

# Students write it so.
# ruff: noqa: B016, RET503, RET505

from scrabble_course.notation import ALPHABET, DISTRIBUTIONS, letter_score
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.notation_rows import (
    BRACKETS_COUNTED,
    CAPITALS,
    RIGHT_REFUSED,
    WRONG_TEXTS,
)

one = Attempts("letter_score")
every = Attempts("letter_scores")
factors = Attempts("multipliers")


@one.wrong(WRONG_TEXTS, cause="error-returned")
def error_returned(letter, distribution):
    letter = letter.lower()
    if letter not in ALPHABET or len(distribution) != 26:
        return ValueError("wrong")
    return distribution[ALPHABET.index(letter)]


@one.wrong(WRONG_TEXTS, cause="message-returned")
def name_of_the_error_returned(letter, distribution):
    letter = letter.lower()
    if letter not in ALPHABET or len(distribution) != 26:
        return "ValueError"
    return distribution[ALPHABET.index(letter)]


@one.wrong(WRONG_TEXTS, cause="refusal-swallowed")
def refusal_swallowed(letter, distribution):
    try:
        if letter.lower() not in ALPHABET:
            raise ValueError("no letter: " + letter)
        return distribution[ALPHABET.index(letter.lower())]
    except ValueError as error:
        print("ValueError:", error)


@one.wrong(WRONG_TEXTS, cause="nothing-found")
def nothing_found(letter, distribution):
    for place in range(26):
        if ALPHABET[place] == letter.lower():
            return distribution[place]


@one.wrong(WRONG_TEXTS, cause="text-raised")
def a_text_raised(letter, distribution):
    letter = letter.lower()
    if letter not in ALPHABET:
        raise "no letter"
    if len(distribution) != 26:
        raise "not 26"
    return distribution[ALPHABET.index(letter)]


@one.wrong(WRONG_TEXTS, cause="other-error-raised")
def another_error_raised(letter, distribution):
    letter = letter.lower()
    if letter not in ALPHABET:
        raise KeyError("no letter: " + letter)
    return distribution[ALPHABET.index(letter)]


@one.wrong(WRONG_TEXTS, cause="number-joined")
def a_number_joined(letter, distribution):
    letter = letter.lower()
    if letter not in ALPHABET:
        raise ValueError("no letter " + letter)
    if len(distribution) != 26:
        raise ValueError("not 26 but " + len(distribution))
    for score in distribution:
        if score not in "123456789X":
            raise ValueError("no score: " + score)
    return distribution[ALPHABET.index(letter)]


def check_scores(distribution):
    """Refuse a wrong distribution, in a way that fails itself."""
    if len(distribution) != 26:
        raise ValueError(
            "a distribution has 26 scores, one for each of the letters, but here are "
            + len(distribution)
        )
    for score in distribution:
        if score not in "123456789X":
            raise ValueError("no score: " + score)


@one.wrong(WRONG_TEXTS, cause="number-joined-elsewhere")
def a_number_joined_elsewhere(letter, distribution):
    check_scores(distribution)
    if letter.lower() not in ALPHABET:
        raise ValueError("no letter " + letter)
    return distribution[ALPHABET.index(letter.lower())]


@one.wrong(RIGHT_REFUSED, cause="x-taken-for-no-digit")
def x_taken_for_no_digit(letter, distribution):
    for score in distribution:
        if not score.isdigit():
            raise ValueError("no score: " + score)
    return distribution[ALPHABET.index(letter.lower())]


@one.wrong(RIGHT_REFUSED, cause="else-inside-the-loop")
def else_inside_the_loop(letter, distribution):
    for place in range(26):
        if ALPHABET[place] == letter.lower():
            return distribution[place]
        else:
            raise ValueError("no letter: " + letter)


@one.wrong(RIGHT_REFUSED, cause="known-languages-only")
def known_languages_only(letter, distribution):
    if distribution not in DISTRIBUTIONS.values():
        raise ValueError("unknown: " + distribution)
    return distribution[ALPHABET.index(letter.lower())]


@one.wrong(CAPITALS, cause="capitals-refused")
def capitals_refused(letter, distribution):
    if letter not in ALPHABET:
        raise ValueError("no letter: " + letter)
    return distribution[ALPHABET.index(letter)]


class NotALetter(ValueError):
    """A ValueError with a name of its own."""


@one.right("an error derived from ValueError")
def error_derived_from_value_error(letter, distribution):
    if letter.lower() not in ALPHABET:
        raise NotALetter(letter)
    if len(distribution) != 26 or set(distribution) - set("123456789X"):
        raise UnicodeError(distribution)
    return distribution[ALPHABET.index(letter.lower())]


@every.wrong(RIGHT_REFUSED, cause="state-never-forgotten")
def state_never_forgotten(word, distribution):
    scores = ""
    state = ""
    for character in word:
        if character in "[(":
            if state != "":
                raise ValueError("inside " + word)
            state = character
        elif character == "]":
            if state != "[":
                raise ValueError("] in " + word)
        elif character == ")":
            if state != "(":
                raise ValueError(") in " + word)
        else:
            scores = scores + letter_score(character, distribution)
    return scores


@every.wrong(RIGHT_REFUSED, cause="last-question-inside-the-loop")
def last_question_inside_the_loop(word, distribution):
    scores = ""
    state = ""
    for character in word:
        if character in "[(":
            state = character
        elif character in "])":
            state = ""
        else:
            scores = scores + letter_score(character, distribution)
        if state != "":
            raise ValueError("never closed in " + word)
    return scores


@every.wrong(RIGHT_REFUSED, cause="bracket-compared-with-itself")
def bracket_compared_with_itself(word, distribution):
    scores = ""
    state = ""
    for character in word:
        if character in "[(":
            state = character
        elif character in "])":
            if state != character:
                raise ValueError("not open in " + word)
            state = ""
        else:
            scores = scores + letter_score(character, distribution)
    return scores


def check_small(word):
    """Refuse capitals along with what is no letter."""
    for character in word:
        if character not in ALPHABET + "[]()":
            raise ValueError("no letter: " + character)


@every.wrong(CAPITALS, cause="capitals-refused-elsewhere")
def capitals_refused_elsewhere(word, distribution):
    check_small(word)
    letters = [character for character in word if character not in "[]()"]
    return "".join(letter_score(letter, distribution) for letter in letters)


@every.wrong(RIGHT_REFUSED, cause="letters-refused")
def letters_refused(word, distribution):
    scores = ""
    for character in word:
        if character in "[]()":
            continue
        if character.lower() not in "abcdefghijklmnop":
            raise ValueError("no letter: " + character)
        scores += letter_score(character, distribution)
    return scores


@every.wrong(BRACKETS_COUNTED, cause="asked-but-always-true")
def asked_but_always_true(word, distribution):
    scores = ""
    for character in word:
        if character != "[" or character != "]":
            scores = scores + letter_score(character, distribution)
    return scores


@every.wrong(WRONG_TEXTS, cause="swallowed")
def refusals_swallowed(word, distribution):
    scores = ""
    for character in word:
        try:
            scores = scores + letter_score(character, distribution)
        except ValueError:
            scores = scores + ""
    return scores


@factors.wrong(RIGHT_REFUSED, cause="last-question-inside-the-loop")
def last_question_asked_too_early(word):
    result = ""
    factor = "1"
    for character in word:
        if character in "[]()":
            factor = {"[": "2", "(": "3"}.get(character, "1")
        else:
            result = result + factor
        if factor != "1":
            raise ValueError("never closed: " + word)
    return result


@factors.wrong(WRONG_TEXTS, cause="position-joined")
def position_joined(word):
    result = ""
    factor = "1"
    for place in range(len(word)):
        character = word[place]
        if character in "[(":
            if factor != "1":
                raise ValueError("a group in a group at " + place)
            factor = {"[": "2", "(": "3"}[character]
        elif character in "])":
            if factor != {"]": "2", ")": "3"}[character]:
                raise ValueError("nothing to close at " + place)
            factor = "1"
        elif character.lower() in ALPHABET:
            result = result + factor
        else:
            raise ValueError("no letter at " + place)
    if factor != "1":
        raise ValueError("never closed: " + word)
    return result
