"""Attempts at stage 2, `update_hand`."""

from collections import Counter, defaultdict

from scrabble_course.word_game import get_frequency_dict
from tests.exercises.attempts import right, slips_in, wrong


@right("counts of zero kept")
def zeros_kept(hand, word):
    new_hand = hand.copy()
    for letter in word.lower():
        if new_hand.get(letter, 0) > 0:
            new_hand[letter] -= 1
    return new_hand


IS_HELD = "new_hand.get(letter, 0) > 0"
SPENT = "new_hand[letter] -= 1"
DELETE = "if new_hand[letter] == 0:\n                del new_hand[letter]"
DELETED = (SPENT, f"{SPENT}\n            {DELETE}")
AS_TYPED = ("word.lower()", "word")

slip = slips_in(zeros_kept)
slip("more-than-held", (IS_HELD, "letter in new_hand"))
slip("more-than-held", (IS_HELD, IS_HELD[4:]), DELETED)
slip("letter-not-held", (IS_HELD, "new_hand[letter] > 0"))
slip("letter-not-held", ("(letter, 0)", "(letter)"))
slip(
    "letter-not-held",
    (IS_HELD, "new_hand.get(letter) != 0"),
    (SPENT, "new_hand[letter] = new_hand.get(letter, 0) - 1"),
)
slip("changes-its-argument", ("hand.copy()", "hand"))
slip("capitals", AS_TYPED)
slip("capitals", AS_TYPED, ("get(letter", "get(letter.lower()"))
slip("held-letters", (SPENT, "new_hand[letter] -= 2"))
slip("zero-counts", (IS_HELD, "letter in new_hand"), DELETED)
slip("several-stay", (IS_HELD, "new_hand.get(letter, 0) == 1"))
ALL = "new_hand[letter] -= word.lower().count(letter)"
KEPT = "return {c: n for c, n in new_hand.items() if n > 0}"
slip("taken-for-each-copy", (SPENT, ALL), ("return new_hand", KEPT))
slip("set-to-one", (SPENT, "new_hand[letter] = int(new_hand[letter] > 1)"))
ONE_MORE = (SPENT, "new_hand[letter] = new_hand.get(letter, 0) + 1")
NOT_YET = "hand.get(letter, 0) > new_hand.get(letter, 0)"
slip("spent-for-left", ("hand.copy()", "{}"), (IS_HELD, NOT_YET), ONE_MORE)


@wrong("stands-still")
def goes_on_under_the_if(hand, word):
    new_hand = hand.copy()
    place = 0
    while place < len(word):
        letter = word[place].lower()
        if new_hand.get(letter, 0) > 0:
            new_hand[letter] -= 1
            place += 1
    return new_hand


@right("counts of zero removed, on a dict made by hand")
def zero_counts_removed(hand, word):
    word = word.lower()
    new_hand = {}
    for letter in hand:
        left = hand[letter] - word.count(letter)
        if left > 0:
            new_hand[letter] = left
    return new_hand


LACKING = "hand[letter] - word.count(letter)"
slip = slips_in(zero_counts_removed)
slip("untouched-letters-lost", ("in hand:", "in set(word) & set(hand):"))
slip(("return-in-loop", "untouched-letters-lost"), ("    return", "            return"))
slip("spent-for-left", (LACKING, "min(hand[letter], word.count(letter))"))


@right("a Counter returned, from Counter arithmetic")
def counter_arithmetic(hand, word):
    return Counter(hand) - Counter(word.lower())


@right("a defaultdict returned, with counts of zero for every letter of the word")
def a_defaultdict(hand, word):
    left = defaultdict(int, hand)
    for letter in word.lower():
        left[letter] = max(0, left[letter] - 1)
    return left


@right("recursion, a letter at a time")
def by_recursion(hand, word):
    if word == "":
        return dict(hand)
    rest = by_recursion(hand, word[1:])
    first = word[0].lower()
    if rest.get(first, 0) > 0:
        rest[first] -= 1
    return rest


@right("the letters laid out in a text, spent with str.replace")
def letters_laid_out_in_a_text(hand, word):
    held = "".join(letter * count for letter, count in hand.items())
    for letter in word.lower():
        held = held.replace(letter, "", 1)
    return get_frequency_dict(held)
