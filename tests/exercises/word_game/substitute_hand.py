"""Attempts at `substitute_hand`, of stage 6."""

import random
from collections import Counter
from string import ascii_lowercase

from scrabble_course.word_game import CONSONANTS, VOWELS
from tests.exercises.attempts import edited, right, wrong

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


KEPT = "new_hand[new_letter] = new_hand.pop(letter)"
HELD = "if hand.get(letter, 0) > 0:"
CHOICES = "[c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]"

for mistakes, name, *edits in (
    ("returns-none", "not_returned", ("return new_hand", "pass")),
    ("raises", "choice_from_a_set", (CHOICES, "set(VOWELS + CONSONANTS) - set(hand)")),
    ("changes-its-argument", "second_name_for_the_hand", ("hand.copy()", "hand")),
    (
        "changes-its-argument",
        "deleted_from_the_hand_given",
        (KEPT, "new_hand[new_letter] = hand.pop(letter)\n        del new_hand[letter]"),
    ),
    ("nothing-changes", "change_not_kept", (KEPT, "{**new_hand}.pop(letter)")),
    (
        "count-is-no-number",
        "letter_for_a_count",
        (KEPT, "new_hand[letter] = new_letter"),
    ),
    ("old-letter-stays", "not_deleted", (KEPT, "new_hand[new_letter] = hand[letter]")),
    (
        "one-copy-only",
        "one_copy_replaced",
        (KEPT, "new_hand[letter] -= 1\n        new_hand[new_letter] = 1"),
    ),
    (
        "new-letter-counts-one",
        "new_letter_counted_once",
        (KEPT, "del new_hand[letter]\n        new_hand[new_letter] = 1"),
    ),
    ("wrong-count", "one_copy_too_many", (KEPT, KEPT + " + 1")),
    (
        "wrong-count",
        "all_other_letters_lost",
        (KEPT, "return {new_letter: hand[letter]}"),
    ),
    (
        "brings-in-a-wildcard",
        "wildcard_drawn_like_a_vowel",
        ("VOWELS", "VOWELS_AND_WILDCARD"),
    ),
    (
        "new-letter-already-held",
        "held_letter_overwritten",
        (CHOICES, "(VOWELS + CONSONANTS).replace(letter, '')"),
    ),
    ("old-letter-drawn", "old_letter_may_be_drawn", ("== 0]", "== 0 or c == letter]")),
    ("letter-not-held", "not_held_looked_up", (HELD, "if True:")),
    (
        "letter-not-held",
        "not_held_counted_as_one",
        (HELD, "if letter in choices or letter in hand:"),
        ("pop(letter)", "pop(letter, 1)"),
    ),
    (
        "letter-not-held",
        "not_held_gives_none",
        ("    return new", "        return new"),
    ),
    (
        "name-error",
        "not_held_misspelt",
        (HELD, "if hand.get(letter, 0) == 0:\n        return hnd\n    else:"),
    ),
    (
        "name-error",
        "choices_only_where_not_held",
        ("choices =", "if hand.get(letter, 0) == 0:\n        choices ="),
    ),
    (
        "asks-for-input",
        "asks_by_itself",
        (HELD, "letter = input('Which? ')\n    " + HELD),
    ),
):
    wrong(mistakes)(edited(choices_in_a_list, name, *edits))


@wrong("each-copy-its-own-letter")
def every_copy_its_own_letter(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    if letter != "*" and hand.get(letter, 0) > 0:
        for _ in range(new_hand.pop(letter)):
            new_letter = random.choice(choices)
            new_hand[new_letter] = new_hand.get(new_letter, 0) + 1
    return new_hand


@wrong("new-letter-already-held")
def added_to_a_held_letter(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    new_letter = letter
    while new_letter == letter:
        new_letter = random.choice(VOWELS + CONSONANTS)
    new_hand[new_letter] = new_hand.get(new_letter, 0) + new_hand.pop(letter)
    return new_hand


@wrong("new-letter-already-held")
def drawn_again_only_once(hand, letter):
    new_hand = hand.copy()
    if letter == "*" or hand.get(letter, 0) == 0:
        return new_hand
    letters = (VOWELS + CONSONANTS).replace(letter, "")
    new_letter = random.choice(letters)
    if hand.get(new_letter, 0) > 0:
        new_letter = random.choice(letters)
    new_hand[new_letter] = new_hand.pop(letter)
    return new_hand


@wrong("raises")
def changed_while_looped_over(hand, letter):
    new_hand = hand.copy()
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    for key in new_hand:
        if key == letter:
            new_hand[random.choice(choices)] = new_hand[key]
            del new_hand[key]
    return new_hand


@wrong("letter-not-held")
def another_letter_replaced_instead(hand, letter):
    new_hand = hand.copy()
    if hand.get(letter, 0) == 0:
        letter = random.choice([c for c in hand if c != "*" and hand[c] > 0])
    choices = [c for c in VOWELS + CONSONANTS if hand.get(c, 0) == 0]
    new_hand[random.choice(choices)] = new_hand.pop(letter)
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
