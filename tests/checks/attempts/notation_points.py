"""Attempts at stage 7 that lose letters, or bring scores and factors out of step."""

# Students write it so.
# ruff: noqa: SIM222

from scrabble_course.notation import letter_score, letter_scores, multipliers
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.notation_rows import (
    BRACKETS_COUNTED,
    FACTORS_MISREAD,
    LETTERS_LOST,
    PAIRED_WRONGLY,
    WRONG_KIND,
)

every = Attempts("letter_scores")
factors = Attempts("multipliers")
score = Attempts("word_score")


@every.wrong(LETTERS_LOST, cause="condition-always-true")
def every_character_is_a_bracket(word, distribution):
    scores = ""
    for character in word:
        if character == "[" or "]" or "(" or ")":
            continue
        scores = scores + letter_score(character, distribution)
    return scores


@every.wrong(LETTERS_LOST, cause="never-kept")
def scores_never_kept(word, distribution):
    scores = ""
    for character in word:
        if character not in "[]()":
            scores + letter_score(character, distribution)
    return scores


@every.wrong(LETTERS_LOST, cause="one-place-too-few")
def one_place_too_few(word, distribution):
    plain = [character for character in word if character not in "[]()"]
    scores = ""
    for place in range(len(plain) - 1):
        scores = scores + letter_score(plain[place], distribution)
    return scores


@every.wrong(LETTERS_LOST, cause="from-one-on")
def from_one_on(word, distribution):
    plain = [character for character in word if character not in "[]()"]
    scores = ""
    for place in range(1, len(plain)):
        scores = scores + letter_score(plain[place], distribution)
    return scores


@factors.wrong(WRONG_KIND, cause="factor-as-a-number")
def factor_as_a_number(word):
    result = ""
    factor = 1
    for character in word:
        if character in "[]()":
            factor = {"[": 2, "(": 3}.get(character, 1)
        else:
            result = result + factor
    return result


@factors.wrong(LETTERS_LOST, cause="condition-always-true")
def every_character_closes(word):
    result = ""
    factor = "1"
    for character in word:
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character == "]" or ")":
            factor = "1"
        else:
            result = result + factor
    return result


@factors.wrong(FACTORS_MISREAD, cause="set-inside-the-loop")
def set_inside_the_loop(word):
    result = ""
    for character in word:
        factor = "1"
        if character == "[":
            factor = "2"
        elif character == "(":
            factor = "3"
        elif character not in "])":
            result = result + factor
    return result


@factors.wrong(LETTERS_LOST, cause="one-place-too-few")
def last_factor_missed(word):
    result = ""
    for place in range(len(multipliers(word)) - 1):
        result = result + multipliers(word)[place]
    return result


@score.wrong(BRACKETS_COUNTED, cause="places-of-the-word")
def places_of_the_word(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(word)):
        points = 10 if scores[place] == "X" else int(scores[place])
        total = total + points * int(factor_of[place])
    return total


@score.wrong(WRONG_KIND, cause="texts-multiplied")
def texts_multiplied(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(scores)):
        total = total + scores[place] * factor_of[place]
    return total


@score.wrong(PAIRED_WRONGLY, cause="ten-in-two-characters")
def ten_in_two_characters(word, distribution):
    scores = letter_scores(word, distribution).replace("X", "10")
    factor_of = multipliers(word)
    total = 0
    for place in range(len(factor_of)):
        total = total + int(scores[place]) * int(factor_of[place])
    return total


@score.wrong(PAIRED_WRONGLY, cause="ten-without-factor")
def ten_without_factor(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(scores)):
        if scores[place] == "X":
            total = total + 10
        else:
            total = total + int(scores[place]) * int(factor_of[place])
    return total


@score.wrong(PAIRED_WRONGLY, cause="loop-inside-a-loop")
def a_loop_inside_a_loop(word, distribution):
    total = 0
    for points in letter_scores(word, distribution):
        for factor in multipliers(word):
            if points == "X":
                points = 10
            total = total + int(points) * int(factor)
    return total


@score.wrong(PAIRED_WRONGLY, cause="index-of-the-score")
def index_of_the_score(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for points in scores:
        place = scores.index(points)
        if points == "X":
            total = total + 10 * int(factor_of[place])
        else:
            total = total + int(points) * int(factor_of[place])
    return total


@score.wrong(PAIRED_WRONGLY, cause="text-repeated")
def text_repeated(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(scores)):
        if scores[place] == "X":
            total += 10 * int(factor_of[place])
        else:
            total += int(scores[place] * int(factor_of[place]))
    return total


@score.wrong(LETTERS_LOST, cause="one-place-too-few")
def last_product_missed(word, distribution):
    scores = letter_scores(word, distribution)
    factor_of = multipliers(word)
    total = 0
    for place in range(len(scores) - 1):
        points = 10 if scores[place] == "X" else int(scores[place])
        total = total + points * int(factor_of[place])
    return total
