"""Attempts at stage 3, `is_valid_word` as long as nobody has heard of wildcards."""

# Students write it so.
# ruff: noqa: RET503, RET505, SIM103, SIM110

import re
from collections import Counter
from contextlib import redirect_stdout
from functools import cache
from io import StringIO

from scrabble_course.word_game import (
    calculate_handlen,
    get_frequency_dict,
    load_words,
    update_hand,
)
from tests.checks.attempts.attempt_values import Attempts
from tests.checks.attempts.spelling import holds, with_wildcards

valid = Attempts("is_valid_word")

REJECTS = "rejects some plain valid words"
UNLISTED = "dictionary never checked for words without * (accepts any letters in hand)"
OWN_LIST = "ignores the word_list argument (reloads its own list inside the function)"
HAND_NOT_ASKED = "does not require letters to be in hand"
COPIES = "multiplicity ignored for repeated letters"
COPIES_SOMETIMES = "multiplicity wrong only sometimes"
ZERO_COUNTS = "key present with count 0 treated as held"
NOT_A_BOOL = "returns None / non-bool on some path"
EMPTY = "empty word accepted or IndexError"
PRINTS = "debug prints left in is_valid_word"


@cache
def words_of_an_earlier_cell():
    with redirect_stdout(StringIO()):
        return load_words()


@valid.wrong(REJECTS, cause="count-subtracted-for-every-copy")
def count_subtracted_for_every_copy(word, hand, word_list):
    word = word.lower()
    left = hand.copy()
    for letter in word:
        left[letter] = left.get(letter, 0) - word.count(letter)
        if left[letter] < 0:
            return False
    return word in word_list


@valid.wrong(REJECTS, cause="word-compared-as-a-piece-of-the-hand")
def word_compared_as_a_piece_of_the_hand(word, hand, word_list):
    word = word.lower()
    held = "".join(letter * hand[letter] for letter in sorted(hand))
    return "".join(sorted(word)) in held and word in word_list


@valid.wrong(REJECTS, cause="one-copy-more-demanded")
def one_copy_more_demanded_of_repeated_letters(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        if hand.get(letter, 0) < 1:
            return False
        if word.count(letter) > 1 and hand[letter] <= word.count(letter):
            return False
    return True


@valid.wrong(UNLISTED, cause="list-not-asked")
def list_not_asked(word, hand, word_list):
    used = get_frequency_dict(word.lower())
    if word == "":
        return False
    for letter in used:
        if used[letter] > hand.get(letter, 0):
            return False
    return True


@valid.wrong(OWN_LIST, cause="own-word-list")
def list_loaded_again(word, hand, word_list):
    word_list = load_words()
    word = word.lower()
    return word in word_list and holds(hand, word)


@valid.wrong(OWN_LIST, cause="own-word-list")
def list_of_an_earlier_cell(word, hand, word_list):
    word = word.lower()
    return word in words_of_an_earlier_cell() and holds(hand, word)


@valid.wrong(HAND_NOT_ASKED, cause="hand-not-asked")
def hand_not_asked(word, hand, word_list):
    return word.lower() in word_list


@valid.wrong(HAND_NOT_ASKED, cause="only-the-first-letter-asked")
def returns_inside_the_loop(word, hand, word_list):
    word = word.lower()
    if word in word_list:
        for letter in word:
            if word.count(letter) > hand.get(letter, 0):
                return False
            else:
                return True
    return False


@valid.wrong(HAND_NOT_ASKED, cause="any-letter-is-enough")
def any_letter_is_enough(word, hand, word_list):
    word = word.lower()
    found = False
    for letter in word:
        found = found or hand.get(letter, 0) >= word.count(letter)
    return found and word in word_list


@valid.wrong(COPIES, cause="copies-not-counted")
def asks_whether_but_not_how_often(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        if hand.get(letter, 0) == 0:
            return False
    return True


@valid.wrong(COPIES, cause="copies-not-counted")
def sets_of_letters(word, hand, word_list):
    held = {letter for letter in hand if hand[letter] > 0}
    return word.lower() in word_list and set(word.lower()) <= held


@valid.wrong(COPIES_SOMETIMES, cause="copies-counted-up-to-two")
def two_copies_are_enough(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if hand.get(letter, 0) < 1:
            return False
        if word.count(letter) > 1 and hand[letter] < 2:
            return False
    return word in word_list


@valid.wrong(COPIES_SOMETIMES, cause="only-neighbours-counted")
def copies_side_by_side_only(word, hand, word_list):
    word = word.lower()
    for i in range(len(word)):
        needed = 1
        while i + needed < len(word) and word[i + needed] == word[i]:
            needed += 1
        if hand.get(word[i], 0) < needed:
            return False
    return word in word_list


@valid.wrong(COPIES_SOMETIMES, cause="only-the-total-counted")
def length_compared_with_the_hand(word, hand, word_list):
    word = word.lower()
    if len(word) > calculate_handlen(hand) or word not in word_list:
        return False
    return all(hand.get(letter, 0) > 0 for letter in word)


@valid.wrong(ZERO_COUNTS, cause="zero-counts-held")
def a_key_is_enough_until_it_is_deleted(word, hand, word_list):
    word = word.lower()
    left = hand.copy()
    for letter in word:
        if letter not in left:
            return False
        left[letter] -= 1
        if left[letter] == 0:
            del left[letter]
    return word in word_list


@valid.wrong(ZERO_COUNTS, cause="zero-counts-held")
def copies_counted_only_for_repeated_letters(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        times = word.count(letter)
        if letter not in hand or (times > 1 and times > hand[letter]):
            return False
    return True


@valid.wrong(NOT_A_BOOL, cause="returns-none")
def says_nothing_about_words_that_are_not_listed(word, hand, word_list):
    word = word.lower()
    if word in word_list:
        return holds(hand, word)


@valid.wrong(NOT_A_BOOL, cause="returns-none")
def says_nothing_when_letters_are_missing(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    if holds(hand, word):
        return True


@valid.wrong(NOT_A_BOOL, cause="returns-not-a-bool")
def returns_the_word_itself(word, hand, word_list):
    word = word.lower()
    if word in word_list and holds(hand, word):
        return word
    return False


@valid.wrong(NOT_A_BOOL, cause="returns-not-a-bool")
def returns_one_and_zero(word, hand, word_list):
    word = word.lower()
    is_valid = 0
    if word in word_list and holds(hand, word):
        is_valid = 1
    return is_valid


@valid.wrong(NOT_A_BOOL, cause="returns-not-a-bool")
def returns_true_as_a_text(word, hand, word_list):
    word = word.lower()
    return "True" if word in word_list and holds(hand, word) else "False"


@valid.wrong(EMPTY, cause="empty-word-accepted")
def list_asked_inside_the_loop(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if hand.get(letter, 0) < word.count(letter):
            return False
        if word not in word_list:
            return False
    return True


@valid.wrong(EMPTY, cause="empty-word-crashes")
def first_letter_taken_for_granted(word, hand, word_list):
    word = word.lower()
    first = word[0]
    if hand.get(first, 0) == 0:
        return False
    return holds(hand, word) and word in word_list


@valid.wrong(PRINTS, cause="debug-prints")
def prints_what_it_looks_at(word, hand, word_list):
    word = word.lower()
    print("checking", word, "in", hand)
    return word in word_list and holds(hand, word)


@valid.wrong(PRINTS, cause="debug-prints")
def prints_why_it_says_no(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if hand.get(letter, 0) < word.count(letter):
            print("Not enough", letter)
            return False
    return word in word_list


@valid.right("a loop that counts down a copy of the hand")
def counts_down_a_copy(word, hand, word_list):
    word = word.lower()
    left = hand.copy()
    if word not in word_list:
        return False
    for letter in word:
        if left.get(letter, 0) == 0:
            return False
        left[letter] -= 1
    return True


@valid.right("a set built from the word list, for speed")
def set_for_speed(word, hand, word_list):
    listed = set(word_list)
    needed = get_frequency_dict(word.lower())
    return word.lower() in listed and all(
        hand.get(letter, 0) >= needed[letter] for letter in needed
    )


@valid.right("Counters compared")
def counters_compared(word, hand, word_list):
    return word.lower() in word_list and Counter(word.lower()) <= Counter(hand)


@valid.right("the letters that update_hand takes are counted")
def letters_that_update_hand_takes(word, hand, word_list):
    left = update_hand(hand, word)
    spent = calculate_handlen(hand) - calculate_handlen(left)
    if len(word) == 0 or spent < len(word):
        return False
    return word_list.count(word.lower()) > 0


@valid.right("the letters laid out in a list and taken away, by recursion")
def by_recursion(word, hand, word_list):
    def spelled(rest, letters):
        if rest == "":
            return True
        if rest[0] not in letters:
            return False
        at = letters.index(rest[0])
        return spelled(rest[1:], letters[:at] + letters[at + 1 :])

    held = [letter for letter in hand for _ in range(hand[letter])]
    return spelled(word.lower(), held) and word.lower() in word_list


@valid.right("exceptions for whatever is wrong")
def exceptions_for_whatever_is_wrong(word, hand, word_list):
    try:
        word_list.index(word.lower())
        for letter in word.lower():
            if hand[letter] < word.lower().count(letter):
                raise KeyError(letter)
    except (ValueError, KeyError):
        return False
    return True


@valid.right("a loop over the whole list, no early return")
def whole_list_looked_at(word, hand, word_list):
    listed = False
    for known in word_list:
        if known.lower() == word.lower():
            listed = True
    spelled = True
    for letter in "abcdefghijklmnopqrstuvwxyz*":
        if word.lower().count(letter) > hand.get(letter, 0):
            spelled = False
    return listed and spelled


@valid.right("wildcards already understood, with a regular expression")
def wildcards_as_a_regular_expression(word, hand, word_list):
    word = word.lower()
    pattern = re.compile(re.escape(word).replace(r"\*", "[aeiou]"))
    return holds(hand, word) and any(map(pattern.fullmatch, word_list))


valid.right("wildcards already understood")(with_wildcards(counts_down_a_copy))

WRONG = tuple(valid.wrongs)
RIGHT = tuple(valid.rights)
