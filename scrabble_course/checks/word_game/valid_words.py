"""The exercise of stage 3: is_valid_word without wildcards (seed 004, Problem 3)."""

from __future__ import annotations

import random

from scrabble_course.checks.exercise import Case, Exercise
from scrabble_course.checks.word_game import spelling
from scrabble_course.word_game.hands import get_frequency_dict
from scrabble_course.word_game.valid_words import is_valid_word


def _random_case(rng: random.Random) -> Case:
    word = rng.choice(spelling.WORDS)
    letters = list(word) + rng.choices("aehlstz", k=2)
    for _ in range(rng.choice((0, 0, 1))):
        letters.remove(rng.choice(word))
    if rng.random() < 0.2:
        word = "".join(rng.sample(word, len(word)))
    hand = get_frequency_dict(rng.sample(letters, len(letters)))
    return spelling.spelled(word, hand, "random words and hands")


IS_VALID_WORD = Exercise(
    "is_valid_word",
    stage=3,
    reference=is_valid_word,
    cases=spelling.PLAIN_CASES,
    generate=_random_case,
    generated=25,
    judge=spelling.judge_spelling,
    hints=(
        "Two questions must both be answered with yes. Which two? Answer them one "
        "after the other.",
        "Is the word, in small letters, in `word_list`? And is there, for each "
        "letter of the word, enough of it in the hand: at least as many as the word "
        "has?",
        "With `word = word.lower()`: return False if `word not in word_list`; for "
        "each letter, return False if `word.count(letter) > hand.get(letter, 0)`; "
        "after the loop, return True. An empty word is False.",
    ),
    mistakes=(*spelling.FIRST_MISTAKES, *spelling.PLAIN_MISTAKES),
)

EXERCISES = (IS_VALID_WORD,)
