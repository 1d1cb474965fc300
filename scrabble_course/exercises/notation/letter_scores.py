"""The second exercise of stage 7: letter_scores (seed 000)."""

from __future__ import annotations

from scrabble_course.checks.mistakes import answers_like, mistake
from scrabble_course.exercises.faults_of import faults_of
from scrabble_course.exercises.notation import common
from scrabble_course.exercises.notation.common import ENGLISH, MOST, PLAIN, read
from scrabble_course.exercises.notation.stand_ins import for_letter_scores
from scrabble_course.notation.scrabble_notation import letter_scores

WORDS = common.Words(letter_scores, ENGLISH)


def _as_text(letters: common.Letters) -> str:
    return "".join("X" if points == 10 else str(points) for points, _ in letters)


def _each_letter_once(word: str, scores: str) -> str:
    letters = [character for character in word if character not in "[]()"]
    return letter_scores("".join(dict.fromkeys(letters)), scores)


MISTAKES = (
    *faults_of("letter_score", WORDS.all),
    answers_like("multiplied-already", WORDS(MOST))(
        "The scores have been multiplied. Here each letter keeps its own score, in "
        "brackets or not; multiplying is for `word_score`.",
        lambda word, _: "".join(str(points * factor) for points, factor in read(word)),
        lambda word, _: _as_text([one for one in read(word) for _ in range(one[1])]),
    ),
    answers_like("each-letter-once", WORDS(MOST))(
        "A letter that comes again has no score of its own here: a dictionary or a set "
        "keeps each letter once. Add a score to a text, or to a list, for each letter.",
        _each_letter_once,
    ),
    mistake("whole-word-asked", WORDS(f"{PLAIN} pot"), throughout=True)(
        "`letter_score` is asked for the score of the whole word. In the loop, give it "
        "the one letter at which the loop is.",
        lambda case, got: "letter_score" in got.where,
        claims=r"ValueError: '(shrubbery|pot)'",
    ),
    common.int_of_x("The answer is a text: leave scores as `letter_score` gives them."),
    mistake("ten-for-x", WORDS("quiz"), though=WORDS(f"{PLAIN} pot bananas"))(
        "A score of 10 is written as the single character X, a capital, so that "
        "there is one character for each letter."
    ),
    mistake("x-is-ten", WORDS("box"))(
        common.X_IS_TEN, lambda case, got: got.value in ("31X", "3110")
    ),
    common.own_distribution(letter_scores, WORDS.languages),
    *common.text_mistakes(WORDS, PLAIN),
    *WORDS.read_as(common.LOST_LETTERS, _as_text, 'scores = ""'),
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
        "`check_word(word)` refuses what is wrong. Then walk along the word and add to "
        "an empty text. Skip the brackets, and let `letter_score` look up the rest.",
        'After `check_word(word)`, start with `scores = ""`. For each character not in '
        '`"[]()"`: `scores += letter_score(character, distribution)`. Return `scores`.',
    ),
)
