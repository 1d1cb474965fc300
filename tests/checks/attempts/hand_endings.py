"""Attempts at `play_hand` that do not stop, or say what is not so."""

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
END_SIGN = "!!"

PRINTS_NONE = "prints extraneous None"
NOT_SAID = 'never says "Ran out of letters" (cosmetic)'
SAID_WRONGLY = 'says "Ran out" although the player stopped'
NO_STOP = '"!!" does not stop'


@play.wrong(PRINTS_NONE, cause="prints-none")
def display_hand_inside_a_print(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", display_hand(hand))
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


@play.wrong(PRINTS_NONE, cause="prints-none")
def display_hand_inside_an_f_string(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        print(f"{display_hand(hand)}")
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


@play.wrong(PRINTS_NONE, cause="prints-none")
def input_asked_with_a_print(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(print(PROMPT, end=""))
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


@play.wrong(NOT_SAID, cause="end-not-said")
def same_words_for_both_endings(hand, word_list):
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
    print(f"Total score: {total} points")
    return total


@play.wrong(SAID_WRONGLY, cause="out-of-letters-when-stopped")
def said_after_the_loop_whatever_ended_it(hand, word_list):
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
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(NO_STOP, cause="compared-with-is")
def end_sign_compared_with_is(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word is END_SIGN:
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


@play.wrong(NO_STOP, cause="quotes-expected")
def end_sign_expected_in_quotes(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == '"!!"':
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


@play.wrong(NO_STOP, cause="only-the-inner-loop-left")
def only_the_inner_loop_left(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        while True:
            print("Current Hand:", end=" ")
            display_hand(hand)
            word = input(PROMPT)
            if word == "!!":
                print(f"Total score: {total} points")
                break
            if is_valid_word(word, hand, word_list):
                earned = get_word_score(word, calculate_handlen(hand))
                total += earned
                print(f'"{word}" earned {earned} points. Total: {total} points')
            else:
                print(REFUSED)
            hand = update_hand(hand, word)
            if calculate_handlen(hand) == 0:
                break
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(NO_STOP, cause="end-sign-taken-for-a-word")
def end_sign_only_acknowledged(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
        elif is_valid_word(word, hand, word_list):
            earned = get_word_score(word, calculate_handlen(hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


WRONG = tuple(play.wrongs)
