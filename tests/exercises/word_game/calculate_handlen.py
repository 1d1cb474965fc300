"""Attempts at stage 5, `calculate_handlen`."""

from collections import Counter
from functools import reduce

from tests.exercises.attempts import right, slips_in


@right("a loop over the keys")
def by_keys(hand):
    length = 0
    for letter in hand:
        length = length + hand[letter]
    return length


slip = slips_in(by_keys)
slip("returns-nothing", ("    return length", ""))
slip("adds-the-letters", ("+ hand[letter]", "+ letter"))
slip("prints-only", ("return length", "print(length)"))


@right("the sum of the values")
def sum_of_the_values(hand):
    return sum(hand.values())


@right("the letters laid out and counted")
def letters_laid_out(hand):
    return len("".join(letter * times for letter, times in hand.items()))


@right("recursion")
def by_recursion(hand):
    if not hand:
        return 0
    rest = dict(hand)
    _, times = rest.popitem()
    return times + by_recursion(rest)


@right("a Counter's total")
def counter_total(hand):
    return Counter(hand).total()


@right("functools.reduce over the items")
def reduced(hand):
    return reduce(lambda so_far, item: so_far + item[1], hand.items(), 0)


slip = slips_in(reduced)
