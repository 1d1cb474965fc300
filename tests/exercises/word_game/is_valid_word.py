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
from tests.exercises.attempts import right, slips_in, wrong
from tests.exercises.word_game.spelling import holds

with redirect_stdout(StringIO()):
    WORDS_OF_AN_EARLIER_CELL = load_words()


@right("the list, and then each letter counted")
def by_letters(word, hand, word_list):
    word = word.lower()
    if word not in word_list:
        return False
    for letter in word:
        if word.count(letter) > hand.get(letter, 0):
            return False
    return True


LOWERED = "    word = word.lower()\n"
UNLISTED = "word not in word_list"
REFUSED = "            return False"
LACKING = "word.count(letter) > hand.get(letter, 0)"
END = "    return True"

slip = slips_in(by_letters)
slip("just-enough", (" > ", " >= "))
slip("exactly-as-many", (" > ", " != "))
slip("exactly-as-many", (" > ", " < "))
slip("list-never-checked", (UNLISTED, 'word == ""'))
slip("own-word-list", ("in word_list", "in load_words()"))
slip("own-word-list", ("in word_list", "in WORDS_OF_AN_EARLIER_CELL"))
slip("part-of-a-listed-word", ("in word_list", "in str(word_list)"))
slip("letter-not-held-stops", ("(letter, 0)", "(letter)"))
slip("letters-not-required", (LACKING, "not letter"))
slip("end-not-asked-for", ("letter in word:", "letter in word[:-1]:"))
slip("end-not-asked-for", ("letter in word:", "letter in word[1:]:"))
slip("one-letter-decides", (END, f"    {END}"))
slip("letter-not-held-passed-over", (LACKING, f"letter in hand and {LACKING}"))
slip("too-few-of-a-letter", (LACKING, "not hand.get(letter, 0)"))
slip(
    "too-few-of-a-letter",
    (UNLISTED, f"len(word) > calculate_handlen(hand) or {UNLISTED}"),
    (LACKING, "not hand.get(letter, 0)"),
)
slip(
    "too-few-of-a-letter-sometimes",
    ("word.count(letter)", "min(2, word.count(letter))"),
)
slip("count-of-zero", (LACKING, f"letter not in hand or hand[letter] and {LACKING}"))
slip(
    "counted-before-it-is-small",
    (LOWERED, ""),
    (UNLISTED, "word.lower() not in word_list"),
    ("for letter in word", "for letter in word.lower()"),
)
slip("bare-return", (":\n        return F", ":\n        return # F"))
slip("bare-return", (REFUSED, REFUSED[:-6]))
slip("wrong-type", (END, "    return word"))
slip("number-for-a-truth-value", (END, "    return 1"))
slip("wrong-type", (END, '    return "True"'))
slip(
    "empty-word",
    (f"    if {UNLISTED}:\n        return False\n", ""),
    (LACKING, f"{UNLISTED} or {LACKING}"),
)
slip("empty-word", (UNLISTED, f"hand.get(word[0], 0) == 0 or {UNLISTED}"))
slip("debug-prints", (LOWERED, f"{LOWERED}    print(word)\n"))
slip("letter-not-held-stops", ("hand.get(letter, 0)", "hand[letter]"))
slip("capitals", (LOWERED, ""))
slip("prints-the-answer", (END, "    print(True)"))
slip("name-error", ("in word_list", "in wordlist"))
slip("raises", (END, "    return word in range(word)"))


@wrong("repeated-letters")
def different_letters_counted(word, hand, word_list):
    word = word.lower()
    enough = 0
    for letter, needed in get_frequency_dict(word).items():
        if needed <= hand.get(letter, 0):
            enough += 1
    return enough == len(word) and word in word_list


@wrong("order-of-the-hand")
def word_looked_for_in_the_hand_as_a_text(word, hand, word_list):
    word = word.lower()
    held = "".join(letter * count for letter, count in hand.items())
    return word in held and word in word_list


@wrong("whole-hand-asked-for")
def whole_hand_walked_along(word, hand, word_list):
    word = word.lower()
    for letter in hand:
        if hand[letter] != word.count(letter):
            return False
    return word in word_list


@wrong("rejects-a-good-word")
def word_compared_as_a_piece_of_the_hand(word, hand, word_list):
    word = word.lower()
    held = "".join(letter * hand[letter] for letter in sorted(hand))
    return "".join(sorted(word)) in held and word in word_list


@wrong("one-letter-decides")
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
