"""Attempts at `substitute_hand`, of stage 6."""

import random
from collections import Counter
from string import ascii_lowercase

from scrabble_course.word_game import CONSONANTS, VOWELS
from tests.exercises.attempts import right, slips_in

# A constant changed in stage 4, as the problem set seems to ask for.
VOWELS_AND_WILDCARD = "aeiou*"


@right("the choices in a list, the count popped")
def by_choices(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if hand.get(letter, 0) > 0:
        new_letter = random.choice(choices)
        new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


KEPT = "new_hand[new_letter] = new_hand.pop(letter)"
POPPED = "new_hand.pop(letter)"
HELD = "if hand.get(letter, 0) > 0:"
CHOICES = "[c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]"

slip = slips_in(by_choices)
slip("returns-nothing", ("return new_hand", "pass"))
slip("raises", (CHOICES, "set(VOWELS + CONSONANTS) - set(hand)"))
slip("changes-its-argument", ("hand.copy()", "hand"))
slip("nothing-changes", (KEPT, "{**new_hand}.pop(letter)"))
slip("count-is-no-number", (KEPT, "new_hand[letter] = new_letter"))
slip("old-letter-stays", (POPPED, "hand[letter]"))
slip("one-copy-only", (KEPT, "new_hand[letter] -= 1; new_hand[new_letter] = 1"))
slip("one-copy-only", (KEPT, "new_hand[new_letter] = 1; del new_hand[letter]"))
slip("wrong-count", (KEPT, f"{KEPT} + 1"))
slip(
    "several-letters-come-in",
    (KEPT, f"new_hand |= Counter(random.choices(choices, k={POPPED}))"),
)
slip(
    "count-of-0-comes-in",
    (KEPT, f"{POPPED}; new_hand[new_letter] = new_hand.get(letter, 0)"),
)
slip("keeps-a-count-of-0", (KEPT, f"new_hand.setdefault(new_letter, {POPPED})"))
slip("letter-of-no-hand", ("[new_letter]", '["new_letter"]'))
slip("others-changed", (KEPT, "return {new_letter: hand[letter]}"))
slip("nothing-to-choose-from", ("VOWELS + CONSONANTS", "''"))
slip(("nothing-changes", "letter-not-held"), ("letter, 0) > 0", "letter, 0) == 0"))
slip("brings-in-a-wildcard", ("VOWELS", "VOWELS_AND_WILDCARD"))
slip("new-letter-already-held", (" if hand.get(c, 0) == 0]", " if c != letter]"))
slip("old-letter-drawn", ("== 0]", "== 0 or c == letter]"))
slip("letter-not-held", (HELD, "if True:"))
slip("letter-not-held", ("    return new", "        return new"))
slip("name-error", ("choices =", "if hand.get(letter, 0) == 0:\n        choices ="))
slip("asks-for-input", (HELD, f"letter = input('Which? ')\n    {HELD}"))


@right("random.shuffle, the first that is not held")
def random_shuffle(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or not hand.get(letter):
        return new_hand
    letters = list(ascii_lowercase)
    random.shuffle(letters)
    for new_letter in letters:
        if new_letter not in hand:
            new_hand[new_letter] = new_hand.pop(letter)
            break
    return new_hand


@right("drawn again until it is not held")
def drawn_until_it_is_not_held(hand, letter):
    new_hand = dict(hand)
    if hand.get(letter, 0) > 0:
        letters = VOWELS + CONSONANTS
        new_letter = random.choice(letters)
        while new_letter in hand:
            new_letter = random.choice(letters)
        new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


slips_in(drawn_until_it_is_not_held)(
    "vowel-for-a-vowel",
    ("VOWELS + CONSONANTS", "VOWELS if letter in VOWELS else CONSONANTS"),
)


@right("sets subtracted, random.sample")
def sets_subtracted(hand, letter):
    if letter == "*" or letter not in hand:
        return hand
    rest = sorted(set(VOWELS + CONSONANTS) - set(hand.keys()))
    [new_letter] = random.sample(rest, 1)
    return {new_letter if c == letter else c: hand[c] for c in hand}


@right("a count of zero kept for the old letter")
def zero_kept_for_the_old_letter(hand, letter):
    new_hand = hand.copy()
    if letter in hand and letter != "*":
        free = [c for c in VOWELS + CONSONANTS if c not in hand]
        new_letter = free[random.randrange(len(free))]
        new_hand[new_letter], new_hand[letter] = new_hand[letter], 0
    return new_hand


@right("a text of letters, translated, a Counter returned")
def letters_translated(hand, letter):
    letters = "".join(Counter(hand).elements())
    free = ascii_lowercase.translate(str.maketrans("", "", letters))
    if letter != "*":
        letters = letters.replace(letter, random.choice(free))
    return Counter(letters)
