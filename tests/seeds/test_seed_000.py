"""Every printed example of seed 000 on Scrabble notation, verbatim.

The rules of the board game, in the same seed, belong to Part 4.
"""

import pytest

from scrabble_course.notation import (
    letter_score,
    letter_scores,
    multipliers,
    word_score,
)

# Introduction


def test_shrubbery_has_score_19():
    assert word_score("shrubbery", "1332142418513113X11114484X") == 19


def test_equinox_with_two_letters_doubled_and_one_tripled_yields_36():
    assert word_score("e[q]u(i)n[o]x", "1332142418513113X11114484X") == 36


def test_q_and_o_of_equinox_are_doubled_and_i_is_tripled():
    factors = dict(zip("equinox", multipliers("e[q]u(i)n[o]x"), strict=True))

    assert {letter for letter in factors if factors[letter] == "2"} == set("qo")
    assert {letter for letter in factors if factors[letter] == "3"} == set("i")


def test_extravaganza_with_groups_yields_65():
    assert word_score("e[xt]ra(vag)an[z]a", "1332142418513113X11114484X") == 65


def test_x_t_and_z_of_extravaganza_are_doubled_and_v_a_and_g_are_tripled():
    pairs = zip("extravaganza", multipliers("e[xt]ra(vag)an[z]a"), strict=True)
    factors = list(pairs)

    assert [letter for letter, factor in factors if factor == "2"] == list("xtz")
    assert [letter for letter, factor in factors if factor == "3"] == list("vag")


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
