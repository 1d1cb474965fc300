"""Attempts at stage 4, `deal_hand`."""

import math
import random
import secrets
from collections import Counter

from scrabble_course.word_game import CONSONANTS, VOWELS, get_frequency_dict
from tests.exercises.attempts import right, slips_of

# A constant changed as the problem set seems to ask for.
VOWELS_AND_WILDCARD = "aeiou*"


@right("the problem set's own code, one vowel fewer")
def one_vowel_fewer(n):
    hand = {"*": 1}
    num_vowels = int(math.ceil(n / 3))
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


slip = slips_of(one_vowel_fewer)
BEGUN = 'hand = {"*": 1}'
THIRD = "int(math.ceil(n / 3))"
A_VOWEL = "random.choice(VOWELS)"
A_CONSONANT = "random.choice(CONSONANTS)"
CONSONANT_LOOP = "    for _ in range(num_vowels, n)"
ANSWER = "    return hand"
NO_WILDCARD = (BEGUN, "hand = {}")
ALL_VOWELS = ("num_vowels - 1", "num_vowels")
PERHAPS_A_WILDCARD = ("(VOWELS)", "(VOWELS_AND_WILDCARD)")

slip("another-sign", "an_exclamation_mark", ('"*"', '"!"'))
slip("not-a-hand", "letters_in_a_list", (ANSWER, "    return list(hand)"))
slip("returns-none", "deals_and_keeps_it_to_itself", (ANSWER, ""))
slip("missing-key", "counts_from_nothing", (BEGUN, 'hand = {}\n    hand["*"] += 1'))
slip("raises", "loops_over_a_float", (THIRD, "n / 3"))
slip("no-wildcard", "unmodified", NO_WILDCARD, ALL_VOWELS)
slip(
    "no-wildcard",
    "wildcard_drawn_like_a_vowel",
    NO_WILDCARD,
    ALL_VOWELS,
    PERHAPS_A_WILDCARD,
)
slip("several-wildcards", "one_dealt_and_perhaps_more_drawn", PERHAPS_A_WILDCARD)
slip("several-wildcards", "every_vowel_becomes_a_wildcard", (A_VOWEL, '"*"'))
slip("wildcard-on-top", "wildcard_on_top", ALL_VOWELS)
slip(
    "one-consonant-too-many",
    "num_vowels_decremented_and_used_again",
    (THIRD, f"{THIRD} - 1"),
    ALL_VOWELS,
)
slip(
    "sometimes-short",
    "all_copies_of_a_vowel_deleted",
    NO_WILDCARD,
    ALL_VOWELS,
    (
        CONSONANT_LOOP,
        f"    del hand[random.choice(list(hand))]\n    hand['*'] = 1\n{CONSONANT_LOOP}",
    ),
)
slip(
    "sometimes-short",
    "drawn_wildcards_overwritten",
    PERHAPS_A_WILDCARD,
    (ANSWER, f"    hand['*'] = 1\n{ANSWER}"),
)
slip("split-for-other-sizes", "floor_plus_one", (THIRD, "n // 3 + 1"))
slip("split-for-other-sizes", "vowels_of_a_hand_of_seven", (THIRD, "min(n, 3)"))
slip("split", "rounded_to_the_nearest", (THIRD, "max(1, round(n / 3))"))
slip("split", "a_consonant_for_a_vowel", (A_VOWEL, A_CONSONANT))


@right("random.choices, consonants first, the wildcard last")
def random_choices(n):
    slots = -(-n // 3)
    consonants = random.choices(CONSONANTS, k=n - slots)
    vowels = random.choices(VOWELS, k=slots - 1)
    return get_frequency_dict([*consonants, *vowels, "*"])


@right("random.sample from a long supply, a Counter returned")
def random_sample(n):
    slots = (n + 2) // 3
    letters = random.sample(VOWELS * n, slots - 1)
    letters += random.sample(CONSONANTS * n, n - slots)
    return Counter(letters) + Counter("*")


@right("random.randrange for the position of the letter")
def random_positions(n):
    hand = dict.fromkeys("*" + VOWELS + CONSONANTS, 0)
    hand["*"] = 1
    for i in range(1, n):
        kind = VOWELS if i < math.ceil(n / 3) else CONSONANTS
        hand[kind[random.randrange(len(kind))]] += 1
    return hand


@right("a vowel taken back, one copy of it, to make room for the wildcard")
def a_vowel_taken_back(n):
    slots = math.ceil(n / 3)
    letters = [random.choice(VOWELS) for _ in range(slots)]
    letters[random.randint(0, slots - 1)] = "*"
    letters += [random.choice(CONSONANTS) for _ in range(slots, n)]
    random.shuffle(letters)
    return {letter: letters.count(letter) for letter in letters}


@right("a generator of its own, which no seed fixes")
def a_generator_of_its_own(n):
    hand = {"*": 1}
    while sum(hand.values()) < n:
        kind = VOWELS if sum(hand.values()) < math.ceil(n / 3) else CONSONANTS
        letter = secrets.choice(kind)
        hand[letter] = hand.setdefault(letter, 0) + 1
    return hand


@right("helper functions, by recursion")
def by_recursion(n):
    def draw(letters, times):
        if times == 0:
            return ""
        return random.choice(letters) + draw(letters, times - 1)

    slots = math.ceil(n / 3)
    return get_frequency_dict(
        draw(CONSONANTS, n - slots) + "*" + draw(VOWELS, slots - 1)
    )
