"""Right attempts at stage 7 that call wrong functions of the same student."""

from types import FunctionType

from scrabble_course.notation import ALPHABET, letter_score, letter_scores, multipliers
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.notation_rows import FAULT_OF_A_CALLEE

every = Attempts("letter_scores")
score = Attempts("word_score")


def calling(function, **own):
    """Return `function`, but with the functions `own` behind the names it calls."""
    return FunctionType(function.__code__, {**function.__globals__, **own})


def scores_of_a_checked_word(word, distribution):
    multipliers(word.replace("-", "").replace("1", ""))
    scores = ""
    for character in word:
        if character not in "[]()":
            scores = scores + letter_score(character, distribution)
    return scores


def products(word, distribution):
    scores = letter_scores(word, distribution)
    factors = multipliers(word)
    total = 0
    for place in range(len(scores)):
        points = 10 if scores[place] == "X" else int(scores[place])
        total = total + points * int(factors[place])
    return total


def products_of_letters(word, distribution):
    letters = [character for character in word if character not in "[]()"]
    factors = multipliers(word)
    total = 0
    for place in range(len(letters)):
        points = letter_score(letters[place], distribution)
        total = total + (10 if points == "X" else int(points)) * int(factors[place])
    return total


def next_letter(letter, distribution):
    return letter_score(ALPHABET[ALPHABET.index(letter.lower()) - 1], distribution)


def any_letter(letter, distribution):
    return distribution[ALPHABET.find(letter.lower())]


def first_of_a_group(word):
    factors = ""
    for place in range(len(word)):
        if word[place] not in "[]()":
            factors = factors + {"[": "2", "(": "3"}.get(word[place - 1], "1")
    return factors


def any_notation(word):
    factors = ""
    factor = "1"
    for character in word:
        if character in "[]()":
            factor = {"[": "2", "(": "3"}.get(character, "1")
        else:
            factors = factors + factor
    return factors


def any_brackets(word, distribution):
    letters = [character for character in word if character not in "[]()"]
    return "".join(letter_score(letter, distribution) for letter in letters)


def backwards(word, distribution):
    return letter_scores(word, distribution)[::-1]


for attempts, cause, function, own in (
    (every, "wrong-look-up", scores_of_a_checked_word, {"letter_score": next_letter}),
    (every, "lenient-look-up", scores_of_a_checked_word, {"letter_score": any_letter}),
    (score, "wrong-factors", products, {"multipliers": first_of_a_group}),
    (score, "wrong-scores", products, {"letter_scores": backwards}),
    (
        score,
        "lenient-scores",
        products,
        {"letter_scores": any_brackets, "multipliers": any_notation},
    ),
    (score, "lenient-factors", products_of_letters, {"multipliers": any_notation}),
):
    attempts.wrong(FAULT_OF_A_CALLEE, cause=cause)(calling(function, **own))
