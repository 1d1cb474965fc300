"""The first exercise of stage 7: letter_score (seed 000)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

from scrabble_course.calling.call import Outcome
from scrabble_course.diagnosis.exercise import Case, Shows
from scrabble_course.diagnosis.mistakes import answers_like, fails_like, mistake
from scrabble_course.exercises.notation import brackets
from scrabble_course.exercises.notation.brackets import (
    ANY_ERROR,
    ENGLISH,
    LADDER,
    NotationFunction,
)
from scrabble_course.notation.scrabble_notation import ALPHABET, is_letter, letter_score

_case = partial(brackets.case_of, letter_score)


def _topic(text: str) -> str:
    if not is_letter(text):
        return "what is no letter a-z"
    if text == "x":
        return "the letter x"
    return "a small letter" if text.islower() else "a capital letter"


def _on(texts: Iterable[str]) -> tuple[Case, ...]:
    """Return the cases of letters, or what is given as such, with English scores."""
    return tuple(_case(_topic(t), t, ENGLISH, given=t in {*"sZx"}) for t in texts)


LETTERS = _on("sZxabdhkmpqwyzAKM")
EVERY_DIGIT = tuple(_case("other scores", letter, LADDER) for letter in "aejnquwz")
OTHER_SCORES = (
    *(_case("other scores", "j", scores) for scores in brackets.OTHER_LANGUAGES[1:]),
    *EVERY_DIGIT,
)
X_ELSEWHERE = _case("the letter x", "x", LADDER)
OTHER_CHARACTERS = _on("[5-\u00e9")
WRONG_SCORES = brackets.wrong_distributions(letter_score, "s")
NOT_ONE_LETTER = _on(("ab", "xyz", ""))
WRONG = (*OTHER_CHARACTERS, *WRONG_SCORES, *NOT_ONE_LETTER)
FIRST_LETTER = tuple(
    _case(WRONG_SCORES[0].topic, "a", scores)
    for scores in (ENGLISH[:-1], f"{ENGLISH[:-1]}0")
)
"""Scores that cannot be right, though that of this letter is found before."""
CASES = (
    *LETTERS,
    X_ELSEWHERE,
    *OTHER_SCORES,
    *WRONG,
    *FIRST_LETTER,
)


def _at(place: Callable[[str], int]) -> NotationFunction:
    return lambda letter, distribution: distribution[place(letter)]


def _stops_at(pattern: str, error: str = "") -> Shows:
    """Return whether a line with this stopped, if it was by such an error."""

    def shows(case: Case, got: Outcome) -> bool:
        is_there = re.search(pattern, got.where, re.IGNORECASE) is not None
        return is_there or not got.error.startswith(error)

    return shows


SCORES = r"\b(dist\w*|scores?|values?|points)"
"""What the scores are called in a line."""

_refused = partial(
    mistake, shows=brackets.refuses_itself, every_case=True, error_pattern=ANY_ERROR
)

MISTAKES = (
    brackets.int_of_x("The answer is a text: leave the score as you find it."),
    answers_like("x-is-ten", _on("xwy"))(
        brackets.X_IS_TEN,
        lambda letter, scores: "X" if letter == "x" else letter_score(letter, scores),
        lambda letter, scores: "10" if letter == "x" else letter_score(letter, scores),
    ),
    answers_like("off-by-one", _on("Zxdhkp"))(
        "The score is looked up one place too far, or one too near. Places are counted "
        "from 0: the score of a is `distribution[0]`, that of z `distribution[25]`.",
        _at(lambda letter: ALPHABET.index(letter.lower()) + 1),
        _at(lambda letter: ALPHABET.index(letter.lower()) - 1),
    ),
    mistake(
        "looked-for-among-scores",
        _on("sxap"),
        shows=_stops_at(rf"{SCORES}\.index\("),
        error_pattern="ValueError",
    )(
        "The letter is looked for among the scores. Its place is its place in the "
        "alphabet, `ALPHABET.index(letter)`; the score stands at the same place of "
        "`distribution`."
    ),
    answers_like("last-score-always", _on("sxap"))(
        "Whatever the letter is, that is the last score. Is the answer that of the "
        "last round of a loop? Or does `find` give -1, which is the place of the last "
        "character, because the letter is not there? Look for `letter.lower()` in "
        "`ALPHABET`, which has small letters only.",
        _at(lambda letter: -1),
    ),
    answers_like(
        "capital-among-small-letters",
        _on("sxap"),
        shows=_stops_at("alphabet|ascii_|abc", "ValueError"),
    )(
        "A capital is looked for among small letters, or a small letter among "
        "capitals. `ALPHABET` has small letters only: look for `letter.lower()` there. "
        '(`ord("a")` is for small letters, too.)',
        _at(lambda letter: ALPHABET.index(letter.upper())),
        _at(lambda letter: ord(letter.upper()) - ord("a")),
    ),
    answers_like(
        "place-beyond-z", _on("sxap"), shows=_stops_at(rf"{SCORES}\[", "IndexError")
    )(
        "Whatever the letter is, a place beyond the last score is asked for. Places go "
        'from 0 to 25: `ord(letter) - ord("a")` gives them for a small letter (that '
        "of a capital A is far less), and what counts up grows behind its use.",
        _at(lambda letter: ord(letter.lower()) - ord("A")),
    ),
    answers_like("small-x", _on("Zsq"))(
        "The X has come back as a small x: the scores have been made small letters, "
        "too. Only the letter is to be lowered, `letter.lower()`.",
        lambda *args: letter_score(*args).lower(),
    ),
    mistake("capitals", _on("ZAKM"), passes_on=_on("akmz"), error_pattern=ANY_ERROR)(
        "The same letter comes out right when it is small. Capitals score like small "
        "letters: work with `letter.lower()`."
    ),
    _refused("only-a-is-found", _on("sZxbz"), passes_on=_on("a"))(
        "Only `a` is found, the first letter of the alphabet; your own `raise` refuses "
        "the next one at once. In a loop that looks for a letter, what refuses it "
        "comes below the loop, further to the left: only when all have been looked at."
    ),
    fails_like("scores-of-english", OTHER_SCORES, X_ELSEWHERE, passes_on=LETTERS)(
        "That is the letter's score in English. Another distribution has other scores: "
        "look the letter up in the one that is given, and in no table of your own.",
        lambda letter, _: letter_score(letter, ENGLISH),
    ),
    mistake(
        *("digits-refused", OTHER_SCORES, X_ELSEWHERE),
        passes_on=LETTERS,
        shows=brackets.refuses_itself,
        error_pattern=ANY_ERROR,
    )(
        "A score is X or any digit from 1 to 9: English has no 6, 7 and 9, but other "
        "distributions may. Which of them does your code refuse? Or does it ask for "
        "English, or for an X, that need not be there?"
    ),
    _refused("refuses-every-letter", LETTERS)(
        "Your own `raise` refuses every letter, small or capital. Which of your "
        "questions always has the same answer? Is a `not` missing, or one too many? "
        '(`c != "1" or c != "X"` holds for any `c`: say `and`.) `ALPHABET` has small '
        "letters only: look for `letter.lower()`. A distribution has 26 characters."
    ),
    mistake(
        *("letter-beyond-z", OTHER_CHARACTERS[-1]),
        passes_on=OTHER_CHARACTERS[:-1],
        error_pattern="IndexError|KeyError|^ValueError",
    )(
        "To `isalpha()`, an é is a letter, too, and it has a number far beyond that of "
        "z. Ask whether `letter.lower()` is in `ALPHABET`, which has a to z alone."
    ),
    *brackets.refusal_mistakes(WRONG, "this letter and this distribution"),
    mistake("other-characters", OTHER_CHARACTERS)(
        "This is no letter a-z. Raise ValueError before you look up its score. (`find` "
        "gives -1 for what is not there, and that is the place of the last character.)"
    ),
    mistake("not-one-letter", NOT_ONE_LETTER)(
        "What is given as a letter is not one letter. Between two texts, `in` asks "
        'whether the first is a piece of the second, so `"ab" in ALPHABET` is True, '
        'and `"" in ALPHABET`, too. Ask for `len(letter)` as well.'
    ),
    mistake("answers-before-the-end", FIRST_LETTER[1], passes_on=WRONG_SCORES)(
        "The wrong score stands behind that of the letter, and is not looked at: the "
        "answer is given back before. Look at all 26 first, in a loop of their own, "
        "and only below it for the letter."
    ),
    *brackets.wrong_scores(WRONG_SCORES),
)

EXERCISE = brackets.exercise(
    letter_score,
    CASES,
    generated=15,
    mistakes=MISTAKES,
    new_rule="capitals score twice.",
    hints=(
        "A distribution is a table without headings: first the score of a, then that "
        "of b. At which position does your letter stand in the alphabet?",
        "The position of `letter.lower()` in `ALPHABET` is that of its score in "
        "`distribution`. First find out whether both arguments are as they should be.",
        "Raise ValueError if `len(letter)` is not 1, if `letter.lower()` is not in "
        "`ALPHABET`, if `len(distribution)` is not 26, or if one of its characters is "
        'not in "123456789X". Then return '
        "`distribution[ALPHABET.index(letter.lower())]`.",
    ),
)
