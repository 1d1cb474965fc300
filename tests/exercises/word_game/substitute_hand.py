"""Attempts at `substitute_hand`, of stage 6."""

import random
from collections import Counter
from string import ascii_lowercase

from scrabble_course.word_game import CONSONANTS, VOWELS
from tests.exercises.attempts import right, slips_of, wrong

# A constant changed in stage 4, as the problem set seems to ask for.
VOWELS_AND_WILDCARD = "aeiou*"


@right("the choices in a list, the count popped")
def choices_in_a_list(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if hand.get(letter, 0) > 0:
        new_letter = random.choice(choices)
        new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


slip = slips_of(choices_in_a_list)
KEPT = "new_hand[new_letter] = new_hand.pop(letter)"
HELD = "if hand.get(letter, 0) > 0:"
CHOICES = "[c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]"
OTHERS = "(VOWELS + CONSONANTS).replace(letter, '')"

slip("returns-none", "not_returned", ("return new_hand", "pass"))
slip("raises", "choice_from_a_set", (CHOICES, "set(VOWELS + CONSONANTS) - set(hand)"))
slip("changes-its-argument", "second_name_for_the_hand", ("hand.copy()", "hand"))
slip("nothing-changes", "change_not_kept", (KEPT, "{**new_hand}.pop(letter)"))
slip(
    "count-is-no-number", "letter_for_a_count", (KEPT, "new_hand[letter] = new_letter")
)
slip("old-letter-stays", "not_deleted", ("new_hand.pop(letter)", "hand[letter]"))
slip(
    "one-copy-only",
    "one_copy_replaced",
    (KEPT, "new_hand[letter] -= 1\n        new_hand[new_letter] = 1"),
)
slip(
    "new-letter-counts-one",
    "new_letter_counted_once",
    (KEPT, "del new_hand[letter]\n        new_hand[new_letter] = 1"),
)
slip("wrong-count", "one_copy_too_many", (KEPT, f"{KEPT} + 1"))
slip("wrong-count", "all_others_lost", (KEPT, "return {new_letter: hand[letter]}"))
slip("brings-in-a-wildcard", "wildcard_drawn", ("VOWELS", "VOWELS_AND_WILDCARD"))
slip("new-letter-already-held", "held_letter_overwritten", (CHOICES, OTHERS))
slip(
    "new-letter-already-held",
    "added_to_a_held_letter",
    (CHOICES, OTHERS),
    (KEPT, f"{KEPT} + hand.get(new_letter, 0)"),
)
slip("old-letter-drawn", "old_one_may_be_drawn", ("== 0]", "== 0 or c == letter]"))
slip("letter-not-held", "not_held_looked_up", (HELD, "if True:"))
slip(
    "letter-not-held",
    "not_held_counted_as_one",
    (HELD, "if letter in choices or letter in hand:"),
    ("pop(letter)", "pop(letter, 1)"),
)
slip("letter-not-held", "not_held_gives_none", ("    return new", "        return new"))
slip(
    "letter-not-held",
    "another_letter_replaced_instead",
    (HELD, f"letter = letter if hand.get(letter) else max(hand)\n    {HELD}"),
)
slip(
    "name-error",
    "not_held_misspelt",
    (HELD, "if hand.get(letter, 0) == 0:\n        return hnd\n    else:"),
)
slip(
    "name-error",
    "choices_only_where_not_held",
    ("choices =", "if hand.get(letter, 0) == 0:\n        choices ="),
)
slip(
    "asks-for-input",
    "asks_by_itself",
    (HELD, f"letter = input('Which? ')\n    {HELD}"),
)


@wrong("each-copy-its-own-letter")
def every_copy_its_own_letter(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        for _ in range(new_hand.pop(letter)):
            new_letter = random.choice(choices)
            new_hand[new_letter] = new_hand.get(new_letter, 0) + 1
    return new_hand


@right("random.shuffle, the first that is not held")
def random_shuffle(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or not hand.get(letter):
        return new_hand
    letters = list(ascii_lowercase)
    random.shuffle(letters)
    for new_letter in letters:
        if new_letter not in hand:
            new_hand[new_letter] = hand[letter]
            del new_hand[letter]
            return new_hand
    return new_hand


@right("drawn again until it is not held")
def drawn_until_it_is_not_held(hand, letter):
    new_hand = dict(hand)
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    new_letter = random.choice(VOWELS + CONSONANTS)
    while new_letter in hand:
        new_letter = random.choice(VOWELS + CONSONANTS)
    new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


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


@right("recursion until a free letter is drawn")
def by_recursion(hand, letter):
    def draw():
        drawn = random.choice(CONSONANTS + VOWELS)
        return draw() if drawn in hand else drawn

    if letter not in set(hand) - {"*"}:
        return {**hand}
    changed = {c: hand[c] for c in hand if c != letter}
    changed[draw()] = hand[letter]
    return changed


@right("a text of letters, translated, a Counter returned")
def letters_translated(hand, letter):
    letters = "".join(Counter(hand).elements())
    free = ascii_lowercase
    for held in letters:
        free = free.replace(held, "")
    if letter != "*":
        letters = letters.replace(letter, random.choice(free))
    return Counter(letters)


@right("exceptions for a letter that is not held")
def exceptions_for_a_letter_not_held(hand, letter):
    new_hand = hand.copy()
    if letter == "*":
        return new_hand
    try:
        times = new_hand.pop(letter)
    except KeyError:
        return hand
    free = {c: 1 for c in VOWELS + CONSONANTS if c not in hand}
    [new_letter] = random.choices(list(free), weights=free.values())
    new_hand[new_letter] = times
    return new_hand
