"""Attempts at `play_hand` that crash, or lose the total."""

# Students write it so.
# ruff: noqa: F821, RET502, RET503

from scrabble_course.word_game import (
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

CRASHES = "play_hand crashes on most plays"
NO_TOTAL = "play_hand never returns the total (None)"
NONE_SOMETIMES = 'play_hand returns None on one path (e.g. "!!")'
LAST_SCORE = "returns last word score, not the sum"


@play.wrong(CRASHES, cause="text-plus-number")
def number_added_to_a_text(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            break
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print('"' + word + '" earned ' + earned + " points. Total: " + total)
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print("Ran out of letters. Total score:" if not hand else "Total score:", total)
    return total


@play.wrong(CRASHES, cause="argument-forgotten")
def hand_length_not_passed_on(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print("Total score:", total, "points")
            return total
        if is_valid_word(word, hand, word_list):
            total += get_word_score(word)
            print(f'"{word}" earned {get_word_score(word)} points. Total: {total}')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(CRASHES, cause="used-before-assigned")
def total_never_started(hand, word_list):
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(NO_TOTAL, cause="returns-none")
def total_only_printed(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            break
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    if calculate_handlen(hand) == 0:
        print("Ran out of letters.", end=" ")
    print(f"Total score: {total} points")


@play.wrong(NO_TOTAL, cause="returns-none")
def result_of_print_returned(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            return print(f"Total score: {total} points")
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    return print(f"Ran out of letters. Total score: {total} points")


@play.wrong(NONE_SOMETIMES, cause="none-when-stopped")
def bare_return_at_the_end_sign(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(NONE_SOMETIMES, cause="none-when-out-of-letters")
def nothing_returned_when_out_of_letters(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")


@play.wrong(LAST_SCORE, cause="total-overwritten")
def total_overwritten(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total = earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(LAST_SCORE, cause="last-score-returned")
def last_score_returned(hand, word_list):
    total = 0
    earned = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return earned
        if is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return earned


WRONG = tuple(play.wrongs)
