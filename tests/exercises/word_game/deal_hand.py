"""Attempts at stage 4, `deal_hand`."""

import math
import random
import secrets
from collections import Counter

from scrabble_course.word_game import CONSONANTS, VOWELS, get_frequency_dict
from tests.exercises.attempts import right, slips_in

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


BEGUN = 'hand = {"*": 1}'
THIRD = "int(math.ceil(n / 3))"
A_VOWEL = "random.choice(VOWELS)"
REST = "range(num_vowels, n)"
FIRST_CONSONANT = "CONSONANTS)\n        hand[x] = hand.get(x, 0)"
ANSWER = "    return hand"
NO_WILDCARD = (BEGUN, "hand = {}")
ALL_VOWELS = ("num_vowels - 1", "num_vowels")

slip = slips_in(one_vowel_fewer)
slip("another-sign", ('"*"', '"!"'))
slip("too-many-letters", (REST, "range(n)"))
slip("returns-nothing", (ANSWER, ""))
slip("missing-key", (BEGUN, 'hand = {}\n    hand["*"] += 1'))
slip("raises", (THIRD, "n / 3"))
slip("counts-from-zero", (FIRST_CONSONANT, FIRST_CONSONANT.replace("0", "-1")))
slip("no-wildcard", NO_WILDCARD, ALL_VOWELS)
slip(
    "wildcard-by-chance", NO_WILDCARD, ALL_VOWELS, ("(VOWELS)", "(VOWELS_AND_WILDCARD)")
)
slip(
    "no-wildcard-in-some-sizes",
    *(NO_WILDCARD, (A_VOWEL, f'{A_VOWEL}\n        hand["*"] = 1')),
)
slip("several-wildcards", ("(VOWELS)", "(VOWELS_AND_WILDCARD)"))
slip("several-wildcards", (A_VOWEL, '"*"'))
VOWEL = "random.choice(VOWELS)\n        hand[x] = hand.get(x, 0) + 1"
slip(
    "counts-overwritten",
    (VOWEL, VOWEL.replace("hand.get(x, 0) + ", "")),
    (FIRST_CONSONANT, "CONSONANTS)\n        hand[x] = 0"),
)
FOR_VOWEL = "    del hand[random.choice(list(hand))]\n    hand['*'] = 1\n"
REST_LOOP = f"    for _ in {REST}"
slip("sometimes-short", NO_WILDCARD, ALL_VOWELS, (REST_LOOP, FOR_VOWEL + REST_LOOP))
slip("rounded-up-too-far", (THIRD, "n // 3 + 1"))
slip("split-for-other-sizes", (THIRD, "3"))
ANY = "letters = [*Counter(hand).elements()]\n    letters[random.randrange(n)] = '*'"
slip(
    "wildcard-for-any-letter",
    *(NO_WILDCARD, ALL_VOWELS, (ANSWER, f"    {ANY}\n    return Counter(letters)")),
)
slip("letters-run-out", (THIRD, f"{THIRD} + 0 * len(random.sample(VOWELS, n // 4))"))
slip("split", ("(CONSONANTS)", "(VOWELS + CONSONANTS)"))


@right("random.choices, consonants first, the wildcard last")
def random_choices(n):
    slots = -(-n // 3)
    consonants = random.choices(CONSONANTS, k=n - slots)
    return get_frequency_dict([*consonants, *random.choices(VOWELS, k=slots - 1), "*"])


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


@right("recursion, with a generator that no seed fixes")
def by_recursion(n):
    def draw(letters, times):
        return secrets.choice(letters) + draw(letters, times - 1) if times else ""

    slots = math.ceil(n / 3)
    return get_frequency_dict(
        draw(CONSONANTS, n - slots) + "*" + draw(VOWELS, slots - 1)
    )
