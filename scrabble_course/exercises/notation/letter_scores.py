"""The second exercise of stage 7: letter_scores (seed 000)."""

from __future__ import annotations

from operator import mul

from scrabble_course.checks.exercise import Mistake
from scrabble_course.exercises.faults_of import faults_of
from scrabble_course.exercises.notation import common
from scrabble_course.exercises.notation.common import ENGLISH, MOST, PLAIN, factors_of
from scrabble_course.exercises.notation.stand_ins import for_letter_scores
from scrabble_course.notation.scrabble_notation import letter_scores

WORDS = common.Words(letter_scores, ENGLISH)


def _scores(word: str) -> str:
    return letter_scores(word, ENGLISH)


def _multiplied(word: str) -> str:
    return "".join(map(str, map(mul, common.points(word), factors_of(word))))


def _outside_groups(word: str) -> str:
    pairs = zip(_scores(word), factors_of(word), strict=True)
    return "".join(score for score, factor in pairs if factor == 1)


def _each_letter_once(word: str) -> str:
    return _scores("".join(dict.fromkeys(common.letters_of(word))))


MISREAD: common.Misreadings = {
    (
        "multiplied-already",
        MOST,
        _multiplied,
        lambda word: "".join(map(mul, _scores(word), factors_of(word))),
    ): (
        "The scores have been multiplied. Here each letter keeps its own score, in "
        "brackets or not; multiplying is for `word_score`."
    ),
    ("groups-left-out", MOST, _outside_groups): (
        "The letters between brackets have no score here. Only the brackets themselves "
        "are to be skipped."
    ),
    ("each-letter-once", MOST, _each_letter_once): (
        "A letter that comes again has no score of its own here: a dictionary or a set "
        "keeps each letter once. Add a score to a text, or to a list, for each letter "
        "of the word."
    ),
}
MISTAKES = (
    *faults_of("letter_score", WORDS.all),
    *WORDS.misread(MISREAD),
    Mistake(
        "whole-word-asked",
        WORDS(f"{PLAIN} pot"),
        "`letter_score` is asked for the score of the whole word. In the loop, give it "
        "the one letter at which the loop is.",
        claims=r"ValueError: '(shrubbery|pot)'",
        shows=lambda case, got: "letter_score" in got.where,
        throughout=True,
    ),
    common.int_of_x(
        "The answer is a text, so leave each score as `letter_score` gives it.",
    ),
    Mistake(
        "ten-for-x",
        WORDS("quiz"),
        "A score of 10 is written as the single character X, a capital, so that "
        "there is one character for each letter.",
        though=WORDS(f"{PLAIN} pot bananas"),
    ),
    Mistake(
        "x-is-ten",
        WORDS("box"),
        common.X_IS_TEN,
        shows=lambda case, got: got.value in ("31X", "3110"),
    ),
    common.own_distribution(letter_scores, WORDS.languages),
    *common.text_mistakes(WORDS),
    *common.lost_letters(WORDS, lambda word, part: _scores(word)[part], 'scores = ""'),
    Mistake(
        "reversed",
        WORDS(PLAIN),
        "The scores stand in the wrong order: the last letter comes first. A new one "
        "belongs at the end, as in `scores = scores + score`.",
        like=(lambda *args: letter_scores(*args)[::-1],),
    ),
    *common.bracket_mistakes(WORDS),
    *common.refusals(WORDS, *common.left_to_check_word(WORDS)),
)

EXERCISE = common.exercise(
    letter_scores,
    WORDS.all,
    kept=ENGLISH,
    stand_ins=for_letter_scores,
    mistakes=MISTAKES,
    hints=(
        "A word in Scrabble notation has two kinds of characters, letters and "
        "brackets. Which of them have a score?",
        "`check_word(word)` refuses what is wrong. After it, walk along the word and "
        "build the answer up from an empty text. Skip the brackets, and let "
        "`letter_score` look up the rest.",
        'After `check_word(word)`, start with `scores = ""`. For each character that '
        'is not in `"[]()"`: `scores += letter_score(character, distribution)`. At the '
        "end, return `scores`.",
    ),
)
