"""Every spoken example of seed 003, the lecture on scoring a play.

The speaker points at a board that cannot be seen. The squares are those of the
standard board where the words earn what is said.
"""

import pytest

from scrabble_course.board import ACROSS, DOWN, Board, Play
from scrabble_course.board.board_scores import (
    calculate_score,
    cross_word_score,
    find_cross_word,
    is_letter,
    transpose,
    word_points,
)
from scrabble_course.board.layout import premium_at

EMPTY = Board.empty()
QUIZ = EMPTY.lay(Play("QUIZ", row=7, col=6))
ZONE = QUIZ.lay(Play("ZONE", row=7, col=9, down=True))
QUINT = EMPTY.lay(Play("QUINT", row=7, col=3))


def test_22_times_2_is_44_points_for_that():
    # "Here I don't have any double or triple letter scores, so I get the individual
    # values of the letters -- 10, 11, 12, 22 -- times the total word multiplier, and
    # the pink square are double word scores"
    assert [premium_at((7, col)).label for col in (6, 7, 8, 9)] == ["", "DW", "", ""]
    assert calculate_score(EMPTY, (7, 6), ACROSS, "QUIZEAR", "QUIZ") == 22 * 2 == 44


def test_the_next_play_has_10_11_14_15():
    # "I get credit for that as 10, not as 20 as it originally scored, but as its face
    # value -- 10 plus 1 -- this is a triple 1, so that's plus 3 plus 1"
    assert premium_at((9, 9)).label == "TL"
    assert (
        calculate_score(QUIZ, (7, 9), DOWN, "ONEAEIR", "ZONE") == 10 + 1 + 3 + 1 == 15
    )


def test_the_next_would_just_score_3_4_5():
    # "This bonus here doesn't count, because I didn't play over it."
    assert calculate_score(ZONE, (9, 7), ACROSS, "COAEIRS", "CON") == 3 + 1 + 1 == 5


def test_the_q_on_a_double_letter_and_a_double_word_as_well_is_48():
    # "this would score 20 -- 1, 2, 3, 4 times 2 is 48": 20 for the Q, and four letters
    # of one point.
    assert [premium_at((7, col)).label for col in (3, 7)] == ["DL", "DW"]
    score = calculate_score(EMPTY, (7, 3), ACROSS, "QUINTAE", "QUINT")
    assert score == (20 + 1 + 1 + 1 + 1) * 2 == 48


def test_no_and_in_and_no_would_be_8_altogether():
    # "For NO, we'd get a double letter is 2 plus 1 is 3. For IN, we get just 1 plus 1,
    # so that's 3 plus 2 is 5. And for NO we get another 3". The third word is heard
    # as NO: it runs down from the N of QUINT.
    assert word_points(QUINT, (8, 5), ACROSS, "NO") == 3
    assert cross_word_score(QUINT, "N", (8, 5), ACROSS) == 2
    assert cross_word_score(QUINT, "O", (8, 6), ACROSS) == 3
    assert calculate_score(QUINT, (8, 5), ACROSS, "NOAEIRS", "NO") == 8


@pytest.mark.parametrize(
    ("board", "word", "score"),
    [
        (EMPTY.lay(Play("WINGER", row=7, col=1)), "SWINGERS", 12 * 6),
        (EMPTY.lay(Play("WINGER", row=0, col=1)), "SWINGERS", 12 * 9),
    ],
)
def test_a_double_and_a_triple_multiply_by_6(board, word, score):
    # "if I covered a double and a triple letter, then I'd multiply by 6": both are
    # word premiums, as letter premiums do not multiply a word.
    row = next(row for row in range(15) if is_letter(board[row, 1]))

    assert calculate_score(board, (row, 0), ACROSS, "SSAEIOU", word) == score


def test_it_does_not_matter_which_direction_is_called_first():
    # "that assumption that we're always going to be called with across the first time
    # is kind of hardwired into this. That makes calculate_score a little bit brittle."
    turned = transpose(QUINT)

    assert find_cross_word(QUINT, (8, 6)) == (7, "N.")
    assert calculate_score(turned, (5, 8), DOWN, "NOAEIRS", "NO") == 8
    assert calculate_score(QUINT, (8, 5), ACROSS, "NOAEIRS", "NO") == 8
