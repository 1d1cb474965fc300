"""Attempts at `deal_hand`, of stage 4."""

# Students write it so.
# ruff: noqa: RUF046

import math
import random
import secrets
from collections import Counter

from scrabble_course.word_game import (
    CONSONANTS,
    HAND_SIZE,
    VOWELS,
    display_hand,
    get_frequency_dict,
)
from tests.checks.attempts.attempt_values import Attempts

deal = Attempts("deal_hand")

# A constant changed as the problem set seems to ask for.
VOWELS_AND_WILDCARD = "aeiou*"

CRASHES = "crashes / returns None"
WILDCARDS = "no wildcard dealt (function unmodified) or several"
ON_TOP = "n+1 letters: wildcard added on top of all vowels"
DECREMENTED = "n+1 letters: decremented num_vowels reused in the consonant loop"
CONSONANT_REPLACED = "wildcard replaces a consonant, not a vowel"
SHORT = 'hand sometimes short (hand["*"]/vowel overwritten)'
SPLIT = "vowel/consonant split wrong for some n"


@deal.wrong(CRASHES, cause="returns-none")
def deals_and_keeps_it_to_itself(n):
    hand = {"*": 1}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1


@deal.wrong(CRASHES, cause="returns-none")
def displays_the_hand_instead(n):
    hand = {"*": 1}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels - 1):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return display_hand(hand)


@deal.wrong(CRASHES, cause="crashes")
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


@deal.wrong(CRASHES, cause="crashes")
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


@deal.wrong(WILDCARDS, cause="no-wildcard")
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


@deal.wrong(WILDCARDS, cause="wildcard-among-the-vowels")
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


@deal.wrong(WILDCARDS, cause="wildcard-among-the-vowels")
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


@deal.wrong(WILDCARDS, cause="every-vowel-a-wildcard")
def every_vowel_becomes_a_wildcard(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels):
        hand["*"] = hand.get("*", 0) + 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@deal.wrong(ON_TOP, cause="wildcard-on-top")
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


@deal.wrong(DECREMENTED, cause="decremented-num-vowels")
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


@deal.wrong(DECREMENTED, cause="decremented-num-vowels")
def one_subtracted_from_the_start(n):
    hand = {}
    num_vowels = math.ceil(n / 3) - 1
    for _ in range(num_vowels):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    hand["*"] = 1
    for _ in range(num_vowels, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@deal.wrong(CONSONANT_REPLACED, cause="consonant-replaced")
def a_consonant_makes_room(n):
    hand = {}
    num_vowels = math.ceil(n / 3)
    for _ in range(num_vowels):
        x = random.choice(VOWELS)
        hand[x] = hand.get(x, 0) + 1
    hand["*"] = 1
    for _ in range(num_vowels + 1, n):
        x = random.choice(CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@deal.wrong(SHORT, cause="vowel-overwritten")
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


@deal.wrong(SHORT, cause="wildcard-overwritten")
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


@deal.wrong(SPLIT, cause="third-rounded-wrongly")
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


@deal.wrong(SPLIT, cause="third-rounded-wrongly")
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


@deal.wrong(SPLIT, cause="hand-size-for-n")
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


@deal.wrong(SPLIT, cause="any-letter-dealt")
def any_letters_at_all(n):
    hand = {"*": 1}
    for _ in range(n - 1):
        x = random.choice(VOWELS + CONSONANTS)
        hand[x] = hand.get(x, 0) + 1
    return hand


@deal.right("the problem set's own code, one vowel fewer")
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


@deal.right("random.choices, consonants first, the wildcard last")
def random_choices(n):
    slots = -(-n // 3)
    consonants = random.choices(CONSONANTS, k=n - slots)
    vowels = random.choices(VOWELS, k=slots - 1)
    return get_frequency_dict([*consonants, *vowels, "*"])


@deal.right("random.sample from a long supply, a Counter returned")
def random_sample(n):
    slots = (n + 2) // 3
    letters = random.sample(VOWELS * n, slots - 1)
    letters += random.sample(CONSONANTS * n, n - slots)
    return Counter(letters) + Counter("*")


@deal.right("random.randrange for the position of the letter")
def random_positions(n):
    hand = dict.fromkeys("*" + VOWELS + CONSONANTS, 0)
    hand["*"] = 1
    for i in range(1, n):
        kind = VOWELS if i < math.ceil(n / 3) else CONSONANTS
        hand[kind[random.randrange(len(kind))]] += 1
    return hand


@deal.right("a vowel taken back, one copy of it, to make room for the wildcard")
def a_vowel_taken_back(n):
    slots = math.ceil(n / 3)
    letters = [random.choice(VOWELS) for _ in range(slots)]
    letters[random.randint(0, slots - 1)] = "*"
    letters += [random.choice(CONSONANTS) for _ in range(slots, n)]
    random.shuffle(letters)
    return {letter: letters.count(letter) for letter in letters}


@deal.right("a generator of its own, which no seed fixes")
def a_generator_of_its_own(n):
    hand = {"*": 1}
    while sum(hand.values()) < n:
        kind = VOWELS if sum(hand.values()) < math.ceil(n / 3) else CONSONANTS
        letter = secrets.choice(kind)
        hand[letter] = hand.setdefault(letter, 0) + 1
    return hand


@deal.right("helper functions, by recursion")
def by_recursion(n):
    def draw(letters, times):
        if times == 0:
            return ""
        return random.choice(letters) + draw(letters, times - 1)

    slots = math.ceil(n / 3)
    return get_frequency_dict(
        draw(CONSONANTS, n - slots) + "*" + draw(VOWELS, slots - 1)
    )


WRONG = tuple(deal.wrongs)
RIGHT = tuple(deal.rights)
