"""Mistakes beyond the list, made by readers of the lessons, each with its advice."""

import pytest

from scrabble_course.checks.catalogue import exercise
from scrabble_course.checks.examine import examine
from scrabble_course.word_game import (
    CONSONANTS,
    HAND_SIZE,
    SCRABBLE_LETTER_VALUES,
    calculate_handlen,
    deal_hand,
    display_hand,
    get_word_score,
    is_valid_word,
    play_hand,
    substitute_hand,
    update_hand,
)

pytestmark = pytest.mark.attempts


def mistake(name, attempt, stage=None):
    return examine(exercise(name, stage), attempt).mistake


def test_a_sum_that_is_never_kept():
    def attempt(word, n):
        points = 0
        for letter in word:
            points + SCRABBLE_LETTER_VALUES[letter]
        return points * max(1, 7 * len(word) - 3 * (n - len(word)))

    assert mistake("get_word_score", attempt) == "sum-stays-zero"


def test_a_hand_that_is_printed_and_not_returned():
    def attempt(hand, word):
        print(update_hand(hand, word))

    assert mistake("update_hand", attempt) == "returns-none"


@pytest.mark.parametrize("stage", [3, 4])
def test_letters_counted_in_a_word_that_still_has_its_capitals(stage):
    def attempt(word, hand, word_list):
        for letter in word.lower():
            if word.count(letter) > hand.get(letter, 0):
                return False
        return is_valid_word(word, dict.fromkeys(word.lower(), 9), word_list)

    assert mistake("is_valid_word", attempt, stage) == "capitals"


def test_a_hand_that_is_a_text():
    assert mistake("deal_hand", lambda n: "*" + CONSONANTS[: n - 1]) == "not-a-hand"


def hand_loop(ask, keep):
    """Return a play_hand whose turn is built from two faulty or right steps."""

    def attempt(hand, word_list):
        total = 0
        while calculate_handlen(hand) > 0:
            word = ask(hand)
            if word == "!!":
                break
            if is_valid_word(word, hand, word_list):
                total += get_word_score(word, calculate_handlen(hand))
                print(total - 0, get_word_score(word, calculate_handlen(hand)))
            hand = keep(hand, word)
        else:
            print("Out of letters!")
        print("Total:", total)
        return total

    return attempt


def shown_first(hand):
    display_hand(hand)
    return input("Word? ")


def asked_first(hand):
    word = input("Word? ")
    display_hand(hand)
    return word


def shown_as_a_dictionary(hand):
    print(hand)
    return input("Word? ")


def test_the_loop_of_these_tests_is_right():
    assert mistake("play_hand", hand_loop(shown_first, update_hand)) == ""


@pytest.mark.parametrize("ask", [asked_first, shown_as_a_dictionary])
def test_a_hand_that_is_not_on_the_screen_when_the_word_is_asked_for(ask):
    assert mistake("play_hand", hand_loop(ask, update_hand)) == "hand-not-shown"


def test_a_new_hand_that_is_never_kept():
    attempt = hand_loop(shown_first, lambda hand, word: hand)

    assert mistake("play_hand", attempt) == "hand-never-shrinks"


def test_points_that_are_never_shown():
    def attempt(hand, word_list):
        total = 0
        while calculate_handlen(hand) > 0:
            word = shown_first(hand)
            if word == "!!":
                print("Total:", total)
                return total
            if is_valid_word(word, hand, word_list):
                total += get_word_score(word, calculate_handlen(hand))
            hand = update_hand(hand, word)
        print("Out of letters! Total:", total)
        return total

    assert mistake("play_hand", attempt) == "points-not-shown"


def answer(question):
    reply = input(question).lower()
    while reply not in ("yes", "no"):
        reply = input(question).lower()
    return reply == "yes"


def game_loop(substitute=substitute_hand, lower=lambda yes: yes, add=int.__add__):
    """Return a play_game with one part that may be faulty."""

    def attempt(word_list):
        total = 0
        may_substitute = may_replay = True
        for _ in range(int(input("Hands? "))):
            hand = deal_hand(HAND_SIZE)
            display_hand(hand)
            if may_substitute:
                yes = answer("Substitute? ")
                if yes:
                    hand = substitute(hand, input("Which? "))
                may_substitute = not lower(yes)
            score = play_hand(hand, word_list)
            if may_replay:
                yes = answer("Replay? ")
                if yes:
                    score = max(score, play_hand(hand, word_list))
                may_replay = not lower(yes)
            total = add(total, score)
        print("Total:", total)
        return total

    return attempt


def test_a_substituted_hand_that_is_never_kept():
    attempt = game_loop(substitute=lambda hand, letter: hand)

    assert mistake("play_game", attempt) == "substituted-hand-dropped"


def test_an_offer_that_is_used_up_by_no():
    assert mistake("play_game", game_loop(lower=lambda yes: True)) == "used-up-by-no"


def test_a_total_that_is_only_the_last_hand():
    attempt = game_loop(add=lambda total, score: score)

    assert mistake("play_game", attempt) == "total-overwritten"


def test_a_number_of_hands_that_is_still_a_text():
    def attempt(word_list):
        for _ in range(input("Hands? ")):
            deal_hand(HAND_SIZE)

    report = examine(exercise("play_game"), attempt)

    assert report.mistake == "raises"
    assert "`int(...)`" in report.advice
