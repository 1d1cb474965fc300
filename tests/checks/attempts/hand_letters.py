"""Attempts at `play_hand` that spend the wrong letters, or never run out of them."""

# Students write it so.
# ruff: noqa: F632

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

NEVER_ENDS = (
    "hand never ends when an invalid word empties it "
    "(letters not consumed, or zero counts counted)"
)
COSTS_NOTHING = "invalid word costs no letters"
MUTATES = "play_hand mutates its hand argument"


@play.wrong(NEVER_ENDS, cause="compared-with-is")
def compared_with_another_empty_dict(hand, word_list):
    total = 0
    while hand is not {}:
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


@play.wrong(NEVER_ENDS, cause="zero-counts-counted")
def zero_counts_keep_the_hand_alive(hand, word_list):
    total = 0
    left = hand.copy()
    while len(left) > 0:
        print("Current Hand:", end=" ")
        display_hand(left)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, left, word_list):
            earned = get_word_score(word, calculate_handlen(left))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        for letter in word.lower():
            if left.get(letter, 0) > 0:
                left[letter] -= 1
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(NEVER_ENDS, cause="end-noticed-only-after-valid-words")
def end_noticed_only_after_valid_words(hand, word_list):
    total = 0
    if calculate_handlen(hand) == 0:
        print(f"Ran out of letters. Total score: {total} points")
        return total
    while True:
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
            hand = update_hand(hand, word)
            if calculate_handlen(hand) == 0:
                print(f"Ran out of letters. Total score: {total} points")
                return total
        else:
            print(REFUSED)
            hand = update_hand(hand, word)


@play.wrong(NEVER_ENDS, cause="invalid-word-costs-nothing")
def goes_on_before_the_letters_are_spent(hand, word_list):
    total = 0
    while calculate_handlen(hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if not is_valid_word(word, hand, word_list):
            print(REFUSED)
            continue
        earned = get_word_score(word, calculate_handlen(hand))
        total += earned
        print(f'"{word}" earned {earned} points. Total: {total} points')
        hand = update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(COSTS_NOTHING, cause="invalid-word-costs-nothing")
def letters_spent_only_when_valid(hand, word_list):
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
            hand = update_hand(hand, word)
        else:
            print(REFUSED)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(COSTS_NOTHING, cause="updated-hand-dropped")
def result_of_update_hand_dropped(hand, word_list):
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
            hand = update_hand(hand, word)
        else:
            print(REFUSED)
            update_hand(hand, word)
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(MUTATES, cause="hand-argument-changed")
def letters_taken_from_the_argument(hand, word_list):
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
        for letter in word.lower():
            if hand.get(letter, 0) > 0:
                hand[letter] -= 1
    print(f"Ran out of letters. Total score: {total} points")
    return total


@play.wrong(MUTATES, cause="hand-argument-changed")
def alias_refilled_after_every_word(hand, word_list):
    total = 0
    my_hand = hand
    while calculate_handlen(my_hand) > 0:
        print("Current Hand:", end=" ")
        display_hand(my_hand)
        word = input(PROMPT)
        if word == "!!":
            print(f"Total score: {total} points")
            return total
        if is_valid_word(word, my_hand, word_list):
            earned = get_word_score(word, calculate_handlen(my_hand))
            total += earned
            print(f'"{word}" earned {earned} points. Total: {total} points')
        else:
            print(REFUSED)
        left = update_hand(my_hand, word)
        my_hand.clear()
        my_hand.update(left)
    print(f"Ran out of letters. Total score: {total} points")
    return total


WRONG = tuple(play.wrongs)
