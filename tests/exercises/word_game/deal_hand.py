"""Attempts at stage 4, `deal_hand`."""

# Students write it so.

import math
import random
import secrets
from collections import Counter

from scrabble_course.word_game import (
    CONSONANTS,
    HAND_SIZE,
    VOWELS,
    get_frequency_dict,
)
from tests.exercises.attempts import right, wrong

# A constant changed as the problem set seems to ask for.
VOWELS_AND_WILDCARD = "aeiou*"


@wrong("another-sign")
def an_exclamation_mark(n):
    hand = one_vowel_fewer(n)
    hand["!"] = hand.pop("*")
    return hand


@wrong("not-a-hand")
def letters_in_a_list(n):
    return [random.choice(VOWELS + CONSONANTS) for _ in range(n)]


@wrong("returns-none")
def deals_and_keeps_it_to_itself(n):
    hand = {"*": 1}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1


@wrong("missing-key")
def counts_a_key_that_is_not_there(n):
    hand = {}
    hand["*"] += 1
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("raises")
def loops_over_a_float(n):
    hand = {"*": 1}
    num_vowels = n / 3
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("no-wildcard")
def unmodified(n):
    hand = {}
    num_vowels = int(math.ceil(n / 3))
    for _ in range(num_vowels):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("no-wildcard")
def wildcard_drawn_like_a_vowel(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels):
        x = random.choice(VOWELS_AND_WILDCARD)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("several-wildcards")
def one_wildcard_dealt_and_perhaps_more_drawn(n):
    hand = {"*": 1}
    num_vowels = math.ceil(n / 3)
    for _ in range(1, num_vowels):
        x = random.choice(VOWELS_AND_WILDCARD)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("several-wildcards")
def every_vowel_becomes_a_wildcard(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels):
        hand["*"] = hand.get("*", 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("wildcard-on-top")
def wildcard_on_top(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    hand["*"] = 1
    return hand


@wrong("one-consonant-too-many")
def num_vowels_decremented_and_used_again(n):
    hand = {"*": 1}
    num_vowels = math.ceil(n / 3)
    num_vowels -= 1
    for _ in range(num_vowels):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("sometimes-short")
def all_copies_of_a_vowel_deleted(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    del hand[random.choice(list(hand))]
    hand["*"] = 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("sometimes-short")
def drawn_wildcards_overwritten(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS_AND_WILDCARD)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    hand["*"] = 1
    return hand


@wrong("split-for-other-sizes")
def floor_plus_one(n):
    hand = {"*": 1}
    num_vowels = n // 3 + 1
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("split")
def rounded_to_the_nearest(n):
    hand = {"*": 1}
    num_vowels = max(1, round(n / 3))
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("split-for-other-sizes")
def vowels_of_a_hand_of_seven(n):
    hand = {"*": 1}
    num_vowels = min(n, math.ceil(HAND_SIZE / 3))
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@wrong("split")
def any_letters_at_all(n):
    hand = {"*": 1}
    for _ in range(n - 1):
        x = random.choice(VOWELS + CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


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
