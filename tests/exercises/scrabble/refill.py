"""Attempts at stage 12, `refill`."""

# Students write it so.

from collections import Counter

from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.the_full_game import refill as reference
from tests.exercises.attempts import right, wrong
from tests.exercises.scrabble.common import drawn_otherwise

for mistake, spoiled in drawn_otherwise(reference, __name__):
    wrong(mistake)(spoiled)


def due(rack, bag):
    return min(7 - len(rack), len(bag))


@wrong("sample-too-large")
def draws_what_has_gone(rack, bag, rng):
    many = due(rack, bag)
    for tile in rng.sample(bag, many):
        bag = bag.replace(tile, "", 1)
    return rack + "".join(rng.sample(bag, many)), bag


@wrong("more-than-the-bag-holds")
def more_than_there_is(rack, bag, rng):
    drawn = rng.sample(bag, 7 - len(rack))
    return rack + "".join(drawn), without(bag, drawn)


@wrong("past-seven")
def seven_each_time(rack, bag, rng):
    drawn = rng.sample(bag, min(7, len(bag)))
    return rack + "".join(drawn), without(bag, drawn)


@wrong("too-few")
def one_tile_only(rack, bag, rng):
    if len(rack) < 7 and bag:
        tile = rng.choice(bag)
        return rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@wrong("too-few")
def nothing_if_the_bag_is_short(rack, bag, rng):
    if len(bag) < 7 - len(rack):
        return rack, bag
    drawn = rng.sample(bag, due(rack, bag))
    return rack + "".join(drawn), without(bag, drawn)


@wrong("rack-unchanged", "tiles-lost")
def joins_in_vain(rack, bag, rng):
    drawn = rng.sample(bag, due(rack, bag))
    rack + "".join(drawn)
    return rack, without(bag, drawn)


@wrong("drawn-twice", "bag-not-reduced")
def chooses_and_leaves(rack, bag, rng):
    for _ in range(due(rack, bag)):
        rack += rng.choice(bag)
    return rack, bag


@wrong("rack-shuffled", "bag-not-reduced")
def replaces_in_vain(rack, bag, rng):
    drawn = rng.sample(bag, due(rack, bag))
    for tile in drawn:
        bag.replace(tile, "", 1)
    return "".join(drawn) + rack, bag


@wrong("bag-not-reduced", "more-than-the-bag-holds")
def draws_and_forgets(rack, bag, rng):
    return rack + "".join(rng.sample(bag, 7 - len(rack))), bag


@wrong("unfair")
def a_kind_at_a_time(rack, bag, rng):
    for _ in range(due(rack, bag)):
        tile = rng.choice(sorted(set(bag)))
        rack, bag = rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@wrong("unfair")
def never_the_last(rack, bag, rng):
    for _ in range(due(rack, bag)):
        at = rng.randrange(max(1, len(bag) - 1))
        rack, bag = rack + bag[at], bag[:at] + bag[at + 1 :]
    return rack, bag


@right("a list that is shuffled and popped")
def shuffled_and_popped(rack, bag, rng):
    tiles = list(bag)
    rng.shuffle(tiles)
    while len(rack) < 7 and tiles:
        rack += tiles.pop()
    return rack, "".join(tiles)


@right("choice and replace")
def choice_and_replace(rack, bag, rng):
    while len(rack) < 7 and bag != "":
        tile = rng.choice(bag)
        rack += tile
        bag = bag.replace(tile, "", 1)
    return rack, bag


@right("places in the bag")
def places_in_the_bag(rack, bag, rng):
    places = rng.sample(range(len(bag)), due(rack, bag))
    left = "".join(tile for at, tile in enumerate(bag) if at not in places)
    return rack + "".join(bag[at] for at in places), left


@right("recursion")
def one_and_then_the_rest(rack, bag, rng):
    if len(rack) >= 7 or not bag:
        return rack, bag
    at = rng.randint(0, len(bag) - 1)
    return one_and_then_the_rest(rack + bag[at], bag[:at] + bag[at + 1 :], rng)


@right("counters")
def with_counters(rack, bag, rng):
    drawn = rng.sample(sorted(bag), due(rack, bag))
    return rack + "".join(drawn), "".join((Counter(bag) - Counter(drawn)).elements())


@right("the whole bag at once when it is short")
def the_whole_bag(rack, bag, rng):
    free = 7 - len(rack)
    if len(bag) <= free:
        return rack + bag, ""
    drawn = rng.sample(bag, k=free)
    return rack + "".join(drawn), without(bag, drawn)


@right("tiles weighed by their number")
def weighed_by_number(rack, bag, rng):
    while len(rack) < 7 and bag:
        counts = Counter(bag)
        (tile,) = rng.choices(list(counts), weights=list(counts.values()))
        rack, bag = rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@right("random numbers as keys")
def random_keys(rack, bag, rng):
    order = sorted(range(len(bag)), key=lambda at: rng.random())
    free = max(0, 7 - len(rack))
    new, left = order[:free], order[free:]
    return rack + "".join(bag[i] for i in new), "".join(bag[i] for i in left)


@right("a for loop that stops in time")
def a_for_loop(rack, bag, rng):
    for _ in range(7 - len(rack)):
        if bag == "":
            break
        tile = rng.choice(bag)
        rack = rack + tile
        bag = bag.replace(tile, "", 1)
    return rack, bag
