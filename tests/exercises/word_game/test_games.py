"""Games: what one slip costs, odd answers, and calls that show the same in a cell."""

import contextlib
import io
import re

import pytest

from scrabble_course import typed, word_game
from scrabble_course.checks.examine import examine
from scrabble_course.exercises.word_game import play_game, play_hand, substitute_hand
from tests.exercises.attempts import all_exercises, calling, edited
from tests.exercises.word_game.play_game import (
    DEAL,
    HANDS,
    REPLAY,
    SUBSTITUTE,
    two_flags,
)
from tests.exercises.word_game.play_hand import SHOW, SPEND, START, one_loop

pytestmark = [pytest.mark.no_cover, pytest.mark.usefixtures("in_this_process")]

GAMES = (play_hand.EXERCISE, play_game.EXERCISE)
SLIPS = (*("returns-none", "prints-none", "total-not-shown", "points-not-shown"),)
MORE_QUESTIONS = ("replay-offered-again", "asks-too-much", "substitutes-on-replay")


def letters_of(hand):
    return " ".join(letter for letter, held in hand.items() for _ in range(held))


def test_display_hand_is_the_student_s_own():
    printed = (SHOW, "print(display_hand(hand))\n")
    tried = [
        edited(one_loop, "f", printed),
        edited(one_loop, "f", printed, ("+=", "=")),
    ]

    passed, failed = (
        examine(play_hand.EXERCISE, calling(function, display_hand=letters_of))
        for function in tried
    )

    assert passed.share == 1
    assert failed.mistake == "returns-last-score"
    assert "display_hand" not in str(failed)


def test_a_hand_that_is_lost_is_told_before_a_value_that_is_not_needed():
    harmless = ("if is_valid", "calculate_handlen(hand)\n        if is_valid")
    lost = (SPEND, SPEND.replace("hand = ", ""))

    report = examine(play_hand.EXERCISE, edited(one_loop, "one_loop", harmless, lost))

    assert report.mistake == "result-not-kept"
    assert "update_hand(hand, word)" in report.advice
    assert "hand-never-shrinks" not in [other.mistake for other in report.others]


def test_a_hand_that_offers_to_substitute_is_played_on():
    offer = 'while input("Substitute a letter? (y/n) ") not in ("y", "n"):'
    offers = (START, f"{START}    {offer}\n        pass\n")

    report = examine(play_hand.EXERCISE, edited(one_loop, "f", offers))

    assert (report.mistake, report.others) == ("substitutes", ())
    assert report.share > 0.8


@pytest.mark.parametrize("before", [HANDS, DEAL.strip()])
@pytest.mark.parametrize(
    "asked", ["Hand size: ", "Length of a hand:\n", "How many letters in a hand? "]
)
def test_a_game_that_asks_for_the_size_of_a_hand_is_played_on(before, asked):
    asking = (before, f"{before} if eval(input({asked!r})) else None")

    report = examine(play_game.EXERCISE, edited(two_flags, "f", asking))

    assert (report.mistake, report.others) == ("size-of-hands-asked", ())
    assert report.share > 0.8


@pytest.mark.parametrize(
    "asked",
    [
        "Enter total number of hands: ",
        "How many hands, of 7 letters each? ",
        "Hand size: 7\nWould you like to substitute a letter? ",
        "Which of the letters in your hand shall go? ",
        "How many letters are there? 7!\nReplay the hand? ",
        "Change a letter in the current hand? The hand size stays. ",
    ],
)
def test_other_questions_are_not_taken_for_that_of_the_size_of_a_hand(asked):
    assert not re.search(play_game.OF_SIZE, asked, re.IGNORECASE)


@pytest.mark.parametrize("ask", ['yes({}, ("y", "n"))', 'input({}) == "y"'])
def test_a_game_that_takes_y_and_n_alone_keeps_half_of_its_points(ask):
    both = [(SUBSTITUTE, f"if {ask.format(1)}:"), (REPLAY, ask.format(2))]

    report = examine(play_game.EXERCISE, edited(two_flags, "f", *both))

    assert report.mistake == "answer-not-followed"
    assert 0.5 <= report.share < 0.8


def test_one_slip_costs_its_share_of_a_game():
    attempts = [pair for pair in all_exercises() if pair[0] in GAMES]
    shares = [
        examine(exercise, wrong).share
        for exercise, tried in attempts
        for names, wrong in tried.wrong
        if names[0] in SLIPS
    ]

    assert len(shares) >= 8
    assert all(0.8 < share < 1 for share in shares)


def test_a_question_too_many_is_a_slip_and_questions_alone_are_no_game():
    [attempts] = [tried for exercise, tried in all_exercises() if exercise is GAMES[1]]
    wrong = [one for names, one in attempts.wrong if names[0] in MORE_QUESTIONS]

    def only_asks(hand, word_list):
        while input() != "!!":
            pass

    assert all(examine(play_game.EXERCISE, one).share >= 0.5 for one in wrong[:3])
    assert examine(play_hand.EXERCISE, only_asks).share == 0


def test_input_as_python_2_calls_it_costs_half():
    old = edited(one_loop, "f", ("input(", "raw_input("))
    report = examine(play_hand.EXERCISE, old)

    assert report.mistake == "name-error"
    assert "Python's own function for that is `input`" in report.advice
    assert report.share == 0.5


@pytest.mark.parametrize(
    "answer", [0, 5, -1, 10**30, "no", [1], {}, {"l": "x"}, {(1,): None}, {"h": True}]
)
@pytest.mark.parametrize("asks", [0, 1, 3])
def test_no_answer_is_too_odd_for_a_judge(answer, asks):
    def attempt(*args):
        for _ in range(asks):
            print(input("Word: "), answer)
        return answer

    for exercise in (*GAMES, substitute_hand.EXERCISE):
        report = examine(exercise, attempt)

        assert report.failure
        assert report.share < 0.2


def test_a_question_that_comes_twice_is_not_shown_as_expected():
    twice = f"{SUBSTITUTE[:-1]} and {SUBSTITUTE[3:]}"

    report = examine(play_game.EXERCISE, edited(two_flags, "f", (SUBSTITUTE, twice)))

    assert "Substitute a letter? yes" in report.failure.expected
    assert report.failure.expected.count("Substitute a letter?") == 1
    assert report.failure.got.count("Substitute a letter?") == 2


@pytest.mark.parametrize("case", play_game.FLOW)
def test_a_game_that_is_shown_can_be_played_in_a_cell(case):
    call = play_game.EXERCISE.describe("play_game", case.call)
    names = {"typed": typed, **vars(word_game)}
    screen = io.StringIO()
    with contextlib.redirect_stdout(screen):
        exec(call.replace("play_game(", "total = play_game("), names)

    assert names["total"] == case.expected.value
    assert "before these replies were used" not in screen.getvalue()
