"""Attempts at stage 5: `calculate_handlen` and `play_hand`."""

# Students write it so.
# ruff: noqa: SIM118

from collections import Counter
from functools import reduce

from tests.checks.attempts import (
    hand_endings,
    hand_letters,
    hand_sizes,
    hand_totals,
    hands_played_otherwise,
)
from tests.checks.attempts.attempt_values import Attempts

count = Attempts("calculate_handlen")

NOT_RETURNED = "prints or computes but returns None"
NOT_COUNTED = "counts distinct letters / wrong length"


@count.wrong(NOT_RETURNED, cause="prints-for-returns")
def prints_the_length(hand):
    length = 0
    for letter in hand:
        length += hand[letter]
    print(length)


@count.wrong(NOT_RETURNED, cause="returns-none")
def keeps_the_length_to_itself(hand):
    length = 0
    for count in hand.values():
        length += count


@count.wrong(NOT_COUNTED, cause="distinct-letters")
def number_of_keys(hand):
    return len(hand)


@count.wrong(NOT_COUNTED, cause="distinct-letters")
def one_for_every_letter_held(hand):
    length = 0
    for letter in hand:
        if hand[letter] > 0:
            length += 1
    return length


@count.wrong(NOT_COUNTED, cause="return-inside-the-loop")
def only_the_first_count(hand):
    length = 0
    for letter in hand:
        length += hand[letter]
        return length
    return length


@count.wrong(NOT_COUNTED, cause="last-count-only")
def only_the_last_count(hand):
    length = 0
    for letter in hand:
        length = hand[letter]
    return length


@count.wrong(NOT_COUNTED, cause="wildcard-not-counted")
def letters_of_the_alphabet_only(hand):
    return sum(hand[letter] for letter in hand if letter.isalpha())


@count.wrong(NOT_COUNTED, cause="zero-counts-counted")
def at_least_one_of_every_key(hand):
    return sum(max(1, count) for count in hand.values())


@count.right("the sum of the values")
def sum_of_the_values(hand):
    return sum(hand.values())


@count.right("a loop over the keys")
def loop_over_the_keys(hand):
    length = 0
    for letter in hand.keys():
        length = length + hand.get(letter, 0)
    return length


@count.right("the letters laid out and counted")
def letters_laid_out(hand):
    return len("".join(letter * times for letter, times in hand.items()))


@count.right("recursion")
def by_recursion(hand):
    if not hand:
        return 0
    rest = dict(hand)
    _, times = rest.popitem()
    return times + by_recursion(rest)


@count.right("a Counter's total")
def counter_total(hand):
    return Counter(hand).total()


@count.right("functools.reduce over the items")
def reduced(hand):
    return reduce(lambda so_far, item: so_far + item[1], hand.items(), 0)


@count.right("a list that grows by a letter at a time")
def list_that_grows(hand):
    letters = []
    for letter in sorted(hand):
        i = 0
        while i < hand[letter]:
            letters.append(letter)
            i += 1
    return len(letters)


WRONG = (
    tuple(count.wrongs)
    + hand_totals.WRONG
    + hand_sizes.WRONG
    + hand_letters.WRONG
    + hand_endings.WRONG
)
RIGHT = tuple(count.rights) + hands_played_otherwise.RIGHT
