import pytest

from scrabble_course.display.score import score_breakdown
from scrabble_course.word_game import get_word_score

SPELLED_FROM_SEVEN = ["a", "it", "jar", "c*ws", "weed", "quilt", "FIXATE", "retains"]


@pytest.mark.parametrize(
    ("word", "n", "breakdown"),
    [
        ("weed", 6, "(4+1+1+2) x (7*4 - 3*(6-4)) = 176"),
        ("WEED", 6, "(4+1+1+2) x (7*4 - 3*(6-4)) = 176"),
        ("a", 3, "(1) x (7*1 - 3*(3-1)) = 1"),
        ("c*ws", 6, "(3+0+4+1) x (7*4 - 3*(6-4)) = 176"),
    ],
    ids=["as in the problem set", "capitals", "a factor of just one", "a wildcard"],
)
def test_the_breakdown_is_the_formula_with_its_numbers(word, n, breakdown):
    assert score_breakdown(word, n) == breakdown


@pytest.mark.parametrize("n", [7, 9])
@pytest.mark.parametrize("word", SPELLED_FROM_SEVEN)
def test_the_formula_can_be_worked_out_and_gives_the_score_of_the_package(word, n):
    sum_and_factor, _, score = score_breakdown(word, n).splitlines()[0].partition(" = ")

    assert eval(sum_and_factor.replace("x", "*")) == int(score)
    assert int(score) == get_word_score(word, n)


def test_a_score_that_is_right_is_not_named():
    assert score_breakdown("weed", 6, given=176) == score_breakdown("weed", 6)
