"""Attempts at stage 12, `exchange`."""

from collections import Counter

from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.the_full_game import exchange as reference
from tests.exercises.attempts import right, wrong
from tests.exercises.scrabble.common import drawn_otherwise

for mistake, spoiled in drawn_otherwise(reference, __name__):
    wrong(mistake)(spoiled)


def refuse(rack, tiles, bag, fewest=7):
    if len(bag) < fewest:
        raise ValueError("too few tiles in the bag")
    if tiles == "":
        raise ValueError("no tiles")
    if Counter(tiles) - Counter(rack):
        raise ValueError(f"{tiles} are not on {rack}")


def taken(rack, tiles):
    for tile in tiles:
        rack = rack.replace(tile, "", 1)
    return rack


def swapped(rack, tiles, bag, rng):
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), without(bag, drawn) + tiles


@wrong("sample-too-large")
def samples_more_than_is_left(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    bag = without(bag, rng.sample(bag, 7))
    return taken(rack, tiles) + "".join(rng.sample(bag, len(tiles))), bag + tiles


@wrong("old-tiles-lost")
def old_tiles_are_lost(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), without(bag, drawn)


@wrong("side-by-side")
def looks_for_them_side_by_side(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "" or tiles not in rack:
        raise ValueError("no")
    return swapped(rack, tiles, bag, rng)


@wrong("refuses-what-is-allowed")
def counts_while_taking(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError("no")
    for tile in tiles:
        if rack.count(tile) < tiles.count(tile):
            raise ValueError("not on the rack")
        rack = rack.replace(tile, "", 1)
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), without(bag, drawn) + tiles


@wrong("seven-is-enough")
def needs_more_than_seven(rack, tiles, bag, rng):
    refuse(rack, tiles, bag, fewest=8)
    return swapped(rack, tiles, bag, rng)


@wrong("seven-is-enough")
def asks_after_the_draw(rack, tiles, bag, rng):
    refuse(rack, tiles, bag, fewest=0)
    drawn = rng.sample(bag, min(len(bag), len(tiles)))
    bag = without(bag, drawn)
    if len(bag) < 7:
        raise ValueError("too few")
    return taken(rack, tiles) + "".join(drawn), bag + tiles


@wrong("old-tiles-drawn-again")
def old_tiles_go_in_first(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    bag += tiles
    drawn = rng.sample(bag, len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn)


@wrong("all-copies-given")
def gives_all_copies(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    for tile in tiles:
        rack = rack.replace(tile, "")
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), taken(bag, drawn) + tiles


@wrong("other-number")
def old_tiles_stay_on_the_rack(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), taken(bag, drawn) + tiles


@wrong("drawn-twice")
def draws_with_choices(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.choices(bag, k=len(tiles))
    return taken(rack, tiles) + "".join(drawn), taken(bag, drawn) + tiles


@wrong("not-raised")
def returns_an_error(rack, tiles, bag, rng):
    try:
        refuse(rack, tiles, bag)
    except ValueError as error:
        return error
    return swapped(rack, tiles, bag, rng)


@wrong("not-raised")
def prints_a_message(rack, tiles, bag, rng):
    try:
        refuse(rack, tiles, bag)
    except ValueError as error:
        print(error)
        return None
    return swapped(rack, tiles, bag, rng)


@wrong("few-in-the-bag")
def as_many_in_the_bag_will_do(rack, tiles, bag, rng):
    refuse(rack, tiles, bag, fewest=len(tiles))
    return swapped(rack, tiles, bag, rng)


@wrong("not-on-the-rack")
def draws_before_it_has_looked(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError("no")
    for tile in tiles:
        if tile not in rack:
            raise ValueError("not on the rack")
        drawn = rng.choice(bag)
        rack = rack.replace(tile, "", 1) + drawn
        bag = bag.replace(drawn, "", 1)
    return rack, bag + tiles


@wrong("no-tiles")
def nothing_for_nothing(rack, tiles, bag, rng):
    refuse(rack, tiles or rack, bag)
    return swapped(rack, tiles, bag, rng)


@wrong("few-in-the-bag", "not-on-the-rack", "no-tiles")
def refuses_nothing(rack, tiles, bag, rng):
    return swapped(rack, tiles, bag, rng)


@wrong("another-error")
def stumbles(rack, tiles, bag, rng):
    assert len(bag) >= 7 and tiles
    assert not Counter(tiles) - Counter(rack)
    return swapped(rack, tiles, bag, rng)


@wrong("another-error")
def fails_to_raise(rack, tiles, bag, rng):
    if len(bag) < 7 or not tiles or Counter(tiles) - Counter(rack):
        raise ValueError("tiles in the bag: " + len(bag))
    return swapped(rack, tiles, bag, rng)


@wrong("name-error")
def a_name_that_is_misspelled(rack, tiles, bag, rng):
    if len(bag) < 7 or not tiles or Counter(tiles) - Counter(rack):
        raise ValuError("that cannot be")
    return swapped(rack, tiles, bag, rng)


@wrong("unfair")
def a_kind_at_a_time(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    for _ in tiles:
        tile = rng.choice(sorted(set(bag)))
        kept, bag = kept + tile, bag.replace(tile, "", 1)
    return kept, bag + tiles


@right("lists that shuffle and pop")
def with_lists(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    held, pile = list(rack), list(bag)
    rng.shuffle(pile)
    for tile in tiles:
        held.remove(tile)
        held.append(pile.pop())
    return "".join(held), "".join(pile) + tiles


@right("list.remove refuses what is not held")
def list_remove_refuses(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError
    held = list(rack)
    for tile in tiles:
        held.remove(tile)
    drawn = rng.sample(bag, len(tiles))
    return "".join(held + drawn), without(bag, drawn) + tiles


@right("counters, so the order is another one")
def with_counters(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = Counter(rng.sample(bag, len(tiles)))
    held = Counter(rack) - Counter(tiles) + drawn
    left = Counter(bag) - drawn + Counter(tiles)
    return "".join(held.elements()), "".join(left.elements())


@right("new tiles in the places of the old ones")
def in_place(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    for old, new in zip(tiles, drawn, strict=True):
        rack = rack.replace(old, new.lower(), 1)
    return rack.upper(), taken(bag, drawn) + tiles


@right("an error of one's own")
def with_an_own_error(rack, tiles, bag, rng):
    class Refused(ValueError):
        pass

    try:
        refuse(rack, tiles, bag)
    except ValueError:
        raise Refused
    return swapped(rack, tiles, bag, rng)


@right("one after the other by place")
def by_place(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    for _ in tiles:
        at = rng.randrange(len(bag))
        kept, bag = kept + bag[at], bag[:at] + bag[at + 1 :]
    return kept, tiles + bag


@right("new tiles before the old ones, a sorted bag")
def all_sorted(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    drawn = rng.sample(sorted(bag), len(tiles))
    left = sorted(taken(bag, drawn) + tiles)
    return "".join(sorted(taken(rack, tiles) + "".join(drawn))), "".join(left)


def refill(rack, bag, rng):
    raise NotImplementedError


@right("with refill, when the rack is full")
def with_refill(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = taken(rack, tiles)
    more, left = refill("-" * (7 - len(tiles)), bag, rng)
    return kept + more.strip("-"), left + tiles


@right("a look before each tile is taken")
def looks_before_it_takes(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError("too few tiles")
    for tile in tiles:
        if tile not in rack:
            raise ValueError("not on the rack")
        rack = rack.replace(tile, "", 1)
    drawn = rng.sample(bag, len(tiles))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
    return rack + "".join(drawn), bag + tiles
