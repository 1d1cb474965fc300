"""Attempts at stage 3, `is_valid_word` as long as nobody has heard of wildcards."""

# Students write it so.

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
from tests.exercises.attempts import right, wrong
from tests.exercises.word_game.spelling import holds


@cache
def words_of_an_earlier_cell():
    with redirect_stdout(StringIO()):
        return load_words()


@wrong("rejects-a-good-word")
def count_subtracted_for_every_copy(word, hand, word_list):
    word = word.lower()
    left = hand.copy()
    for letter in word:
        left[letter] = left.get(letter, 0) - word.count(letter)
        if left[letter] < 0:
            return False
    return word in word_list


@wrong("rejects-a-good-word")
def word_compared_as_a_piece_of_the_hand(word, hand, word_list):
    word = word.lower()
    held = "".join(letter * hand[letter] for letter in sorted(hand))
    return "".join(sorted(word)) in held and word in word_list


@wrong("list-never-checked")
def list_not_asked(word, hand, word_list):
    used = get_frequency_dict(word.lower())
    if word == "":
        return False
    for letter in used:
        if used[letter] > hand.get(letter, 0):
            return False
    return True


@wrong("own-word-list")
def list_loaded_again(word, hand, word_list):
    word_list = load_words()
    word = word.lower()
    return word in word_list and holds(hand, word)


@wrong("own-word-list")
def list_of_an_earlier_cell(word, hand, word_list):
    word = word.lower()
    return word in words_of_an_earlier_cell() and holds(hand, word)


@wrong("letters-not-required")
def hand_not_asked(word, hand, word_list):
    return word.lower() in word_list


@wrong("one-letter-decides")
def returns_inside_the_loop(word, hand, word_list):
    word = word.lower()
    if word in word_list:
        for letter in word:
            if word.count(letter) > hand.get(letter, 0):
                return False
            return True
    return False


@wrong("letters-not-required")
def any_letter_is_enough(word, hand, word_list):
    word = word.lower()
    found = False
    for letter in word:
        found = found or hand.get(letter, 0) >= word.count(letter)
    return found and word in word_list


@wrong("too-few-of-a-letter")
def asks_whether_but_not_how_often(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        if hand.get(letter, 0) == 0:
            return False
    return True


@wrong("too-few-of-a-letter-sometimes")
def two_copies_are_enough(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if hand.get(letter, 0) < 1:
            return False
        if word.count(letter) > 1 and hand[letter] < 2:
            return False
    return word in word_list


@wrong("too-few-of-a-letter")
def copies_side_by_side_only(word, hand, word_list):
    word = word.lower()
    for i in range(len(word)):
        needed = 1
        while i + needed < len(word) and word[i + needed] == word[i]:
            needed += 1
        if hand.get(word[i], 0) < needed:
            return False
    return word in word_list


@wrong("too-few-of-a-letter")
def length_compared_with_the_hand(word, hand, word_list):
    word = word.lower()
    if len(word) > calculate_handlen(hand) or word not in word_list:
        return False
    return all(hand.get(letter, 0) > 0 for letter in word)


@wrong("count-of-zero")
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


@wrong("returns-none")
def says_nothing_about_words_that_are_not_listed(word, hand, word_list):
    word = word.lower()
    if word in word_list:
        return holds(hand, word)


@wrong("returns-none")
def says_nothing_when_letters_are_missing(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    if holds(hand, word):
        return True


@wrong("wrong-type")
def returns_the_word_itself(word, hand, word_list):
    word = word.lower()
    if word in word_list and holds(hand, word):
        return word
    return False


@wrong("wrong-type")
def returns_one_and_zero(word, hand, word_list):
    word = word.lower()
    is_valid = 0
    if word in word_list and holds(hand, word):
        is_valid = 1
    return is_valid


@wrong("wrong-type")
def returns_true_as_a_text(word, hand, word_list):
    word = word.lower()
    return "True" if word in word_list and holds(hand, word) else "False"


@wrong("empty-word")
def list_asked_inside_the_loop(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if hand.get(letter, 0) < word.count(letter):
            return False
        if word not in word_list:
            return False
    return True


@wrong("empty-word")
def first_letter_taken_for_granted(word, hand, word_list):
    word = word.lower()
    first = word[0]
    if hand.get(first, 0) == 0:
        return False
    return holds(hand, word) and word in word_list


@wrong("debug-prints")
def prints_what_it_looks_at(word, hand, word_list):
    word = word.lower()
    print("checking", word, "in", hand)
    return word in word_list and holds(hand, word)


@wrong("debug-prints")
def prints_why_it_says_no(word, hand, word_list):
    word = word.lower()
    for letter in word:
        if hand.get(letter, 0) < word.count(letter):
            print("Not enough", letter)
            return False
    return word in word_list


@wrong("letter-not-held-stops")
def looks_up_every_letter(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        if hand[letter] < word.count(letter):
            return False
    return True


@wrong("capitals")
def capitals_looked_up_as_they_are(word, hand, word_list):
    return word in word_list and holds(hand, word)


@wrong("prints-the-answer", "returns-none")
def prints_the_answer(word, hand, word_list):
    word = word.lower()
    if word in word_list and holds(hand, word):
        print(True)
    else:
        print("Not a word:", word)


@wrong("name-error")
def misspells_the_list(word, hand, word_list):
    word = word.lower()
    return holds(hand, word) and word in wordlist


@wrong("raises")
def stops_at_every_word_it_accepts(word, hand, word_list):
    word = word.lower()
    if word not in word_list or not holds(hand, word):
        return False
    return word in range(word)


@right("a loop that counts down a copy of the hand")
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


@right("a set built from the word list, for speed")
def set_for_speed(word, hand, word_list):
    listed = set(word_list)
    needed = get_frequency_dict(word.lower())
    return word.lower() in listed and all(
        hand.get(letter, 0) >= needed[letter] for letter in needed
    )


@right("Counters compared")
def counters_compared(word, hand, word_list):
    return word.lower() in word_list and Counter(word.lower()) <= Counter(hand)


@right("the letters that update_hand takes are counted")
def letters_that_update_hand_takes(word, hand, word_list):
    left = update_hand(hand, word)
    spent = calculate_handlen(hand) - calculate_handlen(left)
    if len(word) == 0 or spent < len(word):
        return False
    return word_list.count(word.lower()) > 0


@right("the letters laid out in a list and taken away, by recursion")
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


@right("exceptions for whatever is wrong")
def exceptions_for_whatever_is_wrong(word, hand, word_list):
    try:
        word_list.index(word.lower())
        for letter in word.lower():
            if hand[letter] < word.lower().count(letter):
                raise KeyError(letter)
    except (ValueError, KeyError):
        return False
    return True


@right("a loop over the whole list, no early return")
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


@right("wildcards already understood, with a regular expression")
def wildcards_as_a_regular_expression(word, hand, word_list):
    word = word.lower()
    pattern = re.compile(re.escape(word).replace(r"\*", "[aeiou]"))
    return holds(hand, word) and any(map(pattern.fullmatch, word_list))
