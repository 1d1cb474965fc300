"""Attempts at `play_hand` that score a word with the wrong size of the hand."""

from scrabble_course.word_game import (
    HAND_SIZE,
    calculate_handlen,
    display_hand,
    get_word_score,
    is_valid_word,
    update_hand,
)
from tests.checks.attempts.attempt_values import Attempts

play = Attempts("play_hand")

PROMPT = 'Enter word, or "!!" to indicate that you are finished: '
REFUSED = "That is not a valid word. Please choose another word."

HAND_SIZE_FOR_N = "scores with n = HAND_SIZE instead of current hand length"
ONCE_A_HAND = "n computed once per hand, not per word"
N_TOO_SMALL = (
    "n taken wrongly small (after update_hand, or distinct letters, or len(word))"
)
N_TOO_LARGE = "n too large"


@play.wrong(HAND_SIZE_FOR_N, cause="hand-size-for-n")
def hand_size_for_n(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, HAND_SIZE)
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(ONCE_A_HAND, cause="n-computed-once")
def n_computed_before_the_loop(hand, word_list):
    total = 0
    n = calculate_handlen(hand)
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, n)
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(N_TOO_SMALL, cause="n-after-spending")
def letters_spent_before_the_score(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        valid = is_valid_word(word, hand, word_list)
        hand = update_hand(hand, word)
        if valid:
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(N_TOO_SMALL, cause="n-is-distinct-letters")
def keys_counted_for_n(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, len(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(N_TOO_SMALL, cause="n-is-the-word-length")
def word_length_for_n(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, len(word))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(N_TOO_LARGE, cause="n-and-the-word-length")
def word_counted_on_top_of_the_hand(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand) + len(word))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(N_TOO_LARGE, cause="n-one-too-many")
def counted_from_one(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            n = 1
            for letter in hand:
                n += hand[letter]
            earned = get_word_score(word, n)
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


WRONG = tuple(play.wrongs)
