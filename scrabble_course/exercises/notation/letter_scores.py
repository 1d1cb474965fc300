"""The second exercise of stage 7: letter_scores (seed 000)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scrabble_course.diagnosis.mistakes import answers_like
from scrabble_course.exercises.common_mistakes import faults_of, wrong_arguments
from scrabble_course.exercises.notation import brackets
from scrabble_course.exercises.notation.brackets import ENGLISH
from scrabble_course.exercises.notation.notation_stand_ins import for_notation
from scrabble_course.notation.scrabble_notation import letter_scores

WORDS = brackets.Words(letter_scores, ENGLISH)


def _as_text(letters: brackets.Letters) -> str:
    return "".join("X" if points == 10 else str(points) for points, _ in letters)


def _letters(word: str) -> str:
    return "".join(letter for letter in word if letter not in "[]()")


def _by_places_in_the_word(word: str, distribution: str, is_first: bool = False) -> str:
    letter_scores(word, distribution)
    places = (place for place, c in enumerate(word) if c not in "[]()")
    return "".join(
        distribution[word.index(word[place]) if is_first else place] for place in places
    )


MISTAKES = (
    *faults_of("letter_score", WORDS.all),
    replace(
        wrong_arguments("`letter_score(letter, distribution)`"),
        on=WORDS(f"{brackets.PLAIN} pot"),
    ),
    brackets.int_of_x(
        "The answer is a text: leave scores as `letter_score` gives them."
    ),
    answers_like(
        "scores-added-up", WORDS(brackets.PLAIN), error_pattern="returns a whole number"
    )(
        "The scores have been added up, to one number. They are asked for one after "
        'the other, in a text: begin with `""`, and put each score behind those before '
        "it, as `letter_score` gives it.",
        lambda word, _: sum(points for points, _ in brackets.read(word)),
    ),
    answers_like("x-as-ten", WORDS("quiz"), passes_on=WORDS(brackets.PLAIN))(
        "The answer has one character for each letter, so leave an X as it is. What it "
        "is worth is for word_score to say.",
        lambda *args: letter_scores(*args).replace("X", "10"),
    ),
    answers_like("each-letter-once", WORDS(brackets.MOST))(
        "A letter that stands in the word twice has one score. The keys of a "
        "dictionary, or a `set`, have each letter once: put one score after the other "
        "into a text.",
        lambda word, scores: "".join(
            dict(zip(_letters(word), letter_scores(word, scores), strict=True)).values()
        ),
    ),
    answers_like(
        "scores-multiplied", WORDS(brackets.WITH_BRACKETS), passes_on=WORDS("pot")
    )(
        "The scores have been multiplied. What is asked for is the score of each "
        "letter by itself, whether it stands in brackets or not: the factors are for "
        "`multipliers` and `word_score`.",
        lambda word, _: "".join(str(one * by) for one, by in brackets.read(word)),
        lambda word, _: _as_text([(one * by, 1) for one, by in brackets.read(word)]),
    ),
    answers_like("place-in-the-word", WORDS(brackets.MOST))(
        "These are scores from the beginning of the distribution. The place of a "
        "letter in the word is not its place in the alphabet: `letter_score(letter, "
        "distribution)` knows that.",
        _by_places_in_the_word,
        partial(_by_places_in_the_word, is_first=True),
    ),
    *brackets.text_mistakes(WORDS),
    *brackets.lost_letters(WORDS, _as_text, 'scores = ""'),
    *brackets.bracket_mistakes(WORDS),
    *brackets.refusals(WORDS, *brackets.left_to_check_word(WORDS)),
)

EXERCISE = brackets.exercise(
    letter_scores,
    WORDS.all,
    kept=ENGLISH,
    stand_ins=for_notation,
    mistakes=MISTAKES,
    new_rule="letters that score 0 are left out.",
    hints=(
        "A word in Scrabble notation has two kinds of characters, letters and "
        "brackets. Which of them have a score?",
        "`check_word(word)` refuses what is wrong. Then walk along the word and add to "
        "an empty text. Skip the brackets, and let `letter_score` look up the rest.",
        'After `check_word(word)`, start with `scores = ""`. For each character not in '
        '`"[]()"`: `scores += letter_score(character, distribution)`. Return `scores`.',
    ),
)
