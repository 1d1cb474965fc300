"""Ways to a mark that lead round the exercise: none of them pays."""

import pytest

from scrabble_course import course
from scrabble_course.checks.report import Status
from tests.grading.work_files import LEVELS, answers_of, grader_at, handed_in, mark_of

pytestmark = pytest.mark.no_cover

SCORES, BOARD_SCORES = course.stage("word_scores"), course.stage("board_scores")
FRAMED = """
import json, sys

def get_word_score(word, n):
    child = sys.modules["scrabble_course.grading.sandbox.child"]
    child.BLOCK = child.BLOCK_SECONDS = 10 ** 9
    def send(pipe, nonce, first, replies):
        said = '[ "%s", %d, [%s]]' % (nonce, first, ", ".join(replies))
        child.send(pipe, said.encode())
    child._send = send
    return 0
"""


grader = grader_at(*LEVELS, stages=[SCORES, BOARD_SCORES])


def test_replies_that_are_framed_otherwise_earn_what_they_say(grader):
    right = grader.grade(handed_in(*answers_of(SCORES)))
    for _ in range(2):  # nothing of the first one's is kept, either
        framed = grader.grade(handed_in(FRAMED))
        assert mark_of(framed, "get_word_score").points == 0
        assert mark_of(framed, "get_word_score").status is not Status.PASSED

    assert mark_of(right, "get_word_score").points == 10


HELPERS = """
from scrabble_course.board.layout import ACROSS, DOWN
from scrabble_course.board.play import play_of, word_through

def is_letter(square):
    return isinstance(square, str) and square.isalpha()

def find_cross_word(board, pos):
    word = word_through(board.with_tiles({pos: "A"}), pos, DOWN)
    return word.squares[0][0], word.word.replace("A", ".")

def cross_word_score(board, letter, pos, direction):
    return play_of(board, {pos: letter}).word
"""


def test_helpers_that_answer_in_other_words_are_not_there(grader):
    graded = grader.grade(handed_in(HELPERS))

    for name in ("find_cross_word", "cross_word_score"):
        mark = mark_of(graded, name)
        assert (mark.points, mark.mistake) == (0, "uses-the-answer")
        assert "the answer to this exercise" in mark.advice
    assert mark_of(graded, "is_letter").points > 0
