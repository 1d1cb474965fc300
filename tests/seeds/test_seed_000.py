"""Every printed example of seed 000 on Scrabble notation, verbatim.

The rules of the board game, in the same seed, belong to Part 4.
"""

import re

import pytest

from scrabble_course.notation import (
    letter_score,
    letter_scores,
    multipliers,
    word_score,
)

# Introduction


@pytest.mark.parametrize(
    ("word", "score", "doubled", "tripled"),
    [
        ("shrubbery", 19, "", ""),
        ("e[q]u(i)n[o]x", 36, "qo", "i"),
        ("e[xt]ra(vag)an[z]a", 65, "xtz", "vag"),
    ],
)
def test_a_word_yields_its_score_with_letters_doubled_and_tripled(
    word, score, doubled, tripled
):
    factors = list(zip(re.sub(r"\W", "", word), multipliers(word), strict=True))

    assert word_score(word, "1332142418513113X11114484X") == score
    assert "".join(letter for letter, factor in factors if factor == "2") == doubled
    assert "".join(letter for letter, factor in factors if factor == "3") == tripled


def test_a_letter_score_is_a_digit_from_1_to_9_or_x_for_10():
    distribution = "123456789X" + "1" * 16

    scores = [letter_score(letter, distribution) for letter in "abcdefghij"]

    assert scores == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "X"]
    assert word_score("j", distribution) == 10


# The examples of the task, as they are printed


def test_letter_score_as_printed():
    assert letter_score("s", "1332142418513113X11114484X") == "1"
    assert letter_score("Z", "1332142418513113X11114484X") == "X"
    assert letter_score("x", "1332142418513113X11114484X") == "8"


@pytest.mark.parametrize(
    ("word", "scores", "factors", "score"),
    [
        ("shrubbery", "141133114", "111111111", 19),
        ("E[Q]U(I)N[O]X", "1X11118", "1213121", 36),
        ("e[XT]ra(VAG)an[Z]a", "1811141211X1", "122113331121", 65),
    ],
)
def test_words_as_printed(word, scores, factors, score):
    assert letter_scores(word, "1332142418513113X11114484X") == scores
    assert multipliers(word) == factors
    assert word_score(word, "1332142418513113X11114484X") == score


def test_no_function_makes_a_distinction_between_capitals_and_small_letters():
    for word in ("shrubbery", "E[Q]U(I)N[O]X", "e[XT]ra(VAG)an[Z]a"):
        for case in (word.lower(), word.upper()):
            distribution = "1332142418513113X11114484X"

            assert letter_scores(case, distribution) == letter_scores(
                word, distribution
            )
            assert multipliers(case) == multipliers(word)
            assert word_score(case, distribution) == word_score(word, distribution)
