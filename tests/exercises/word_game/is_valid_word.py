"""Attempts at stage 3, `is_valid_word` as long as nobody has heard of wildcards."""

import re
from collections import Counter
from contextlib import redirect_stdout
from io import StringIO

from scrabble_course.word_game import (
    calculate_handlen,
    get_frequency_dict,
    load_words,
    update_hand,
)
from tests.exercises.attempts import right, slips_of, wrong
from tests.exercises.word_game.spelling import holds

with redirect_stdout(StringIO()):
    WORDS_OF_AN_EARLIER_CELL = load_words()


@right("the list, and then each letter counted")
def each_letter_counted(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return True


slip = slips_of(each_letter_counted)
LOWERED = "    word = word.lower()\n"
UNLISTED = "word not in word_list"
REFUSED = "            return False"
LACKING = "word.count(letter) > hand.get(letter, 0)"
END = "    return True"

slip("rejects-a-good-word", "wants_more_than_needed", (" > ", " >= "))
slip("list-never-checked", "list_not_asked", (UNLISTED, 'word == ""'))
slip("own-word-list", "list_loaded_again", ("in word_list", "in load_words()"))
slip(
    "own-word-list",
    "list_of_an_earlier_cell",
    ("in word_list", "in WORDS_OF_AN_EARLIER_CELL"),
)
slip("letters-not-required", "hand_not_asked", (LACKING, "not letter"))
slip("one-letter-decides", "returns_inside_the_loop", (END, f"    {END}"))
slip("too-few-of-a-letter", "asks_only_whether", (LACKING, "not hand.get(letter, 0)"))
slip(
    "too-few-of-a-letter",
    "length_compared_with_the_hand",
    (UNLISTED, f"len(word) > calculate_handlen(hand) or {UNLISTED}"),
    (LACKING, "not hand.get(letter, 0)"),
)
slip(
    "too-few-of-a-letter-sometimes",
    "two_copies_are_enough",
    ("word.count(letter)", "min(2, word.count(letter))"),
)
slip(
    "count-of-zero",
    "a_key_is_enough",
    (LACKING, f"letter not in hand or hand[letter] and {LACKING}"),
)
slip(
    "returns-none",
    "silent_about_unlisted",
    (":\n        return F", ":\n        return # F"),
)
slip("returns-none", "silent_about_missing_letters", (REFUSED, REFUSED[:-6]))
slip("wrong-type", "returns_the_word_itself", (END, "    return word"))
slip("wrong-type", "returns_one", (END, "    return 1"))
slip("wrong-type", "returns_true_as_a_text", (END, '    return "True"'))
slip(
    "empty-word",
    "list_asked_inside_the_loop",
    (f"    if {UNLISTED}:\n        return False\n", ""),
    (LACKING, f"{UNLISTED} or {LACKING}"),
)
slip(
    "empty-word",
    "first_letter_taken_for_granted",
    (UNLISTED, f"hand.get(word[0], 0) == 0 or {UNLISTED}"),
)
slip("debug-prints", "prints_the_word", (LOWERED, f"{LOWERED}    print(word)\n"))
slip("debug-prints", "prints_why", (REFUSED, f"            print(letter)\n{REFUSED}"))
slip("letter-not-held-stops", "looks_up_every", ("hand.get(letter, 0)", "hand[letter]"))
slip("capitals", "capitals_looked_up_as_they_are", (LOWERED, ""))
slip("prints-the-answer", "prints_the_answer", (END, "    print(True)"))
slip("name-error", "misspells_the_list", ("in word_list", "in wordlist"))
slip(
    "raises", "stops_at_every_word_it_accepts", (END, "    return word in range(word)")
)


@wrong("rejects-a-good-word")
def word_compared_as_a_piece_of_the_hand(word, hand, word_list):
    word = word.lower()
    held = "".join(letter * hand[letter] for letter in sorted(hand))
    return "".join(sorted(word)) in held and word in word_list


@wrong("letters-not-required")
def any_letter_is_enough(word, hand, word_list):
    word = word.lower()
    found = False
    for letter in word:
        found = found or hand.get(letter, 0) >= word.count(letter)
    return found and word in word_list


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
