"""Attempts at stage 12, `refill`."""

# Names are for the slips as well.
# ruff: noqa: F401

import random
from collections import Counter

from tests.exercises.attempts import right, slip


@right("as many as are free, and a loop that takes them out")
def by_sample(rack, bag, rng):
    many = min(7 - len(rack), len(bag))
    drawn = rng.sample(bag, many)
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
    return rack + "".join(drawn), bag


MANY = "min(7 - len(rack), len(bag))"
REDUCE = 'bag = bag.replace(tile, "", 1)'
FILLED = 'rack + "".join(drawn)'
SLIPS_OF_BOTH = (
    ("list-for-a-text", FILLED, "rack + drawn"),
    ("not-tiles", FILLED, "rack + str(drawn)"),
    ("rack-lost", FILLED, '"".join(drawn)'),
    ("bag-not-reduced", REDUCE, "pass"),
    ("tiles-lost", "in drawn:", 'in ["".join(drawn)]:'),
    ("other-chance", "rng.", "random."),
    ("no-chance", "rng.", "random.Random(0)."),
)
"""Those that are made in `exchange` as well."""
for mistake, *edit in (
    *SLIPS_OF_BOTH,
    ("not-a-pair", ", bag\n", "\n"),
    ("bag-before-rack", f"return {FILLED}, bag", f"return bag, {FILLED}"),
    ("sample-too-large", FILLED, 'rack + "".join(rng.sample(bag, many))'),
    ("more-than-the-bag-holds", MANY, "7 - len(rack)"),
    ("line-to-mend", FILLED, '"".join(drawn) + rack'),
    ("past-seven", MANY, "min(7, len(bag))"),
    ("too-few", MANY, "min(7 - len(rack), len(bag), 1)"),
    ("too-few", MANY, "7 - len(rack) if len(bag) >= 7 - len(rack) else 0"),
    ("too-few", MANY, "0 if len(bag) < 7 else 7 - len(rack)"),
    ("sample-too-large", MANY, "min(len(bag), 7) - len(rack)"),
    ("unfair", "sample(bag, m", "sample(bag[1:] if bag[many:] else bag, m"),
):
    slip(by_sample, mistake, edit)
slip(by_sample, ("rack-unchanged", "tiles-lost"), (f"return {FILLED}", "return rack"))
slip(
    by_sample,
    ("drawn-twice", "bag-not-reduced"),
    ("sample(bag, many)", "choices(bag, k=many)"),
    (REDUCE, "pass"),
)


@right("a list that is shuffled and popped")
def shuffled_and_popped(rack, bag, rng):
    tiles = list(bag)
    rng.shuffle(tiles)
    while len(rack) < 7 and tiles:
        rack += tiles.pop()
    return rack, "".join(tiles)


@right("places in the bag")
def places_in_the_bag(rack, bag, rng):
    places = rng.sample(range(len(bag)), min(7 - len(rack), len(bag)))
    left = "".join(tile for at, tile in enumerate(bag) if at not in places)
    return rack + "".join(bag[at] for at in places), left


@right("recursion")
def one_and_then_the_rest(rack, bag, rng):
    if len(rack) >= 7 or not bag:
        return rack, bag
    at = rng.randint(0, len(bag) - 1)
    return one_and_then_the_rest(rack + bag[at], bag[:at] + bag[at + 1 :], rng)


@right("the whole bag at once when it is short, else counters")
def the_whole_bag(rack, bag, rng):
    free = 7 - len(rack)
    if len(bag) <= free:
        return rack + bag, ""
    drawn = rng.sample(sorted(bag), k=free)
    return rack + "".join(drawn), "".join((Counter(bag) - Counter(drawn)).elements())


@right("random numbers as keys")
def random_keys(rack, bag, rng):
    order = sorted(range(len(bag)), key=lambda at: rng.random())
    free = max(0, 7 - len(rack))
    new, left = order[:free], order[free:]
    return rack + "".join(bag[i] for i in new), "".join(bag[i] for i in left)
