"""Attempts at stage 3, `is_valid_word` as long as nobody has heard of wildcards."""

import re
from collections import Counter

from scrabble_course.word_game import get_frequency_dict, update_hand
from tests.exercises.attempts import right, slips_in, wrong


def holds(hand, word):
    """Return whether `hand` has every letter of `word`, `*` too, often enough."""
    return all(hand.get(letter, 0) >= word.count(letter) for letter in word)


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
COUNTED = "word.count(letter)"
LACKING = f"{COUNTED} > hand.get(letter, 0)"
END = "    return True"

slip = slips_in(by_letters)
slip("just-enough", (" > ", " >= "))
slip("exactly-as-many", (" > ", " != "))
slip("three-are-too-many", (LACKING, f"{LACKING} or hand[letter] > 2"))
slip("list-never-checked", (UNLISTED, 'word == ""'))
slip("own-word-list", ("in word_list", "in ['vote', *word_list]"))
slip("letter-not-held-stops", ("(letter, 0)", "(letter)"))
slip("letter-not-held-stops", ("hand.get(letter, 0)", "hand[letter]"))
slip("letters-not-required", (LACKING, "not letter"))
slip("whole-hand-asked-for", ("letter in word:", "letter in hand:"), (" > ", " != "))
slip("first-letter-unseen", ("in word:", "in word[1:]:"))
slip("last-letter-unseen", ("in word:", "in word.removesuffix(word[-1:]):"))
slip("letter-not-held-passed-over", (LACKING, f"letter in hand and {LACKING}"))
slip(
    "one-letter-is-enough",
    (END, "    return False"),
    (
        f"{LACKING}:\n            return False",
        f"{LACKING.replace('>', '<=')}:\n            return True",
    ),
)
slip(
    "last-letter-decides",
    ("    for letter", "    answer = True\n    for letter"),
    (
        f"if {LACKING}:\n            return False",
        f"answer = {LACKING.replace('>', '<=')}",
    ),
    ("return True", "return answer"),
)
slip("too-few-of-a-letter", (LACKING, "not hand.get(letter, 0)"))
slip("too-few-of-a-letter-sometimes", (COUNTED, f"min(2, {COUNTED})"))
slip("count-of-zero", (LACKING, f"letter not in hand or hand[letter] and {LACKING}"))
slip("capitals", (LOWERED, ""))
slip("wrong-type", (END, '    return "True"'))
slip(
    "empty-word",
    (f"    if {UNLISTED}:\n        return False\n", ""),
    (LACKING, f"{UNLISTED} or {LACKING}"),
)
slip("empty-word", (UNLISTED, f"hand.get(word[0], 0) == 0 or {UNLISTED}"))
slip("debug-prints", (LOWERED, f"{LOWERED}    print(word)\n"))
slip("prints-the-answer", (END, "    print(True)"))
slip("name-error", ("in word_list", "in wordlist"))
slip("raises", (END, "    return word in range(word)"))


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
    word, listed = word.lower(), set(word_list)
    needed = get_frequency_dict(word)
    return word in listed and all(hand.get(c, 0) >= needed[c] for c in needed)


slips_in(set_for_speed)("repeated-letters", ("all(", "len(word) == sum("))


@right("Counters compared")
def counters_compared(word, hand, word_list):
    return word.lower() in word_list and Counter(word.lower()) <= Counter(hand)


slips_in(counters_compared)(
    "rejects-a-good-word",
    ("<= Counter(hand)", "<= Counter(hand) and word.lower() in ''.join(hand)"),
)


@wrong("letters-added-up")
def letters_added_up(word, hand, word_list):
    word = word.lower()
    held = 0
    for letter in word:
        held += hand.get(letter, 0)
    return word in word_list and held >= len(word)


@right("the letters that update_hand takes are counted")
def letters_that_update_hand_takes(word, hand, word_list):
    spent = sum(hand.values()) - sum(update_hand(hand, word).values())
    return spent == len(word) > 0 and word_list.count(word.lower()) > 0


@right("wildcards already understood, with a regular expression")
def wildcards_as_a_regular_expression(word, hand, word_list):
    word = word.lower()
    pattern = re.compile(re.escape(word).replace(r"\*", "[aeiou]"))
    return holds(hand, word) and any(map(pattern.fullmatch, word_list))
