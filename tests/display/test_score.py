import pytest

from scrabble_course.display.score import score_breakdown
from scrabble_course.word_game import get_word_score

SPELLED_FROM_SEVEN = ["a", "it", "jar", "c*ws", "weed", "quilt", "FIXATE", "retains"]


def test_the_breakdown_of_weed_is_written_as_in_the_problem_set():
    assert score_breakdown("weed", 6) == "(4+1+1+2) x (7*4 - 3*(6-4)) = 176"


def test_a_factor_below_one_counts_as_one_and_says_why():
    assert score_breakdown("it", 7).splitlines() == [
        "(1+1) x 1 = 2",
        "x 1, because 7*2 - 3*(7-2) = -1 is less than 1.",
    ]


def test_a_factor_of_exactly_one_is_written_out():
    assert score_breakdown("a", 3) == "(1) x (7*1 - 3*(3-1)) = 1"


def test_a_wildcard_adds_nothing_but_counts_in_the_length():
    assert score_breakdown("c*ws", 6) == "(3+0+4+1) x (7*4 - 3*(6-4)) = 176"


def test_capitals_count_like_small_letters():
    assert score_breakdown("WEED", 6) == score_breakdown("weed", 6)


@pytest.mark.parametrize("n", [7, 9])
@pytest.mark.parametrize("word", SPELLED_FROM_SEVEN)
def test_the_breakdown_ends_in_the_score_of_the_package(word, n):
    formula = score_breakdown(word, n).splitlines()[0]

    assert formula.endswith(f" = {get_word_score(word, n)}")


@pytest.mark.parametrize("word", SPELLED_FROM_SEVEN)
def test_the_formula_can_be_worked_out(word):
    sum_and_factor, _, score = score_breakdown(word, 7).splitlines()[0].partition(" = ")

    assert eval(sum_and_factor.replace("x", "*")) == int(score)


def test_a_score_that_differs_is_named_with_the_one_of_the_breakdown():
    last = score_breakdown("weed", 6, given=28).splitlines()[-1]

    assert last == "Your function gave 28, but this breakdown gives 176."


@pytest.mark.parametrize("given", [None, 176])
def test_a_score_that_agrees_or_is_missing_needs_no_remark(given):
    assert "Your function" not in score_breakdown("weed", 6, given=given)
