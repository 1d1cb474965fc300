"""Wrong ways to draw, which students may take in `refill` and in `exchange`."""

from collections import Counter


def less(tiles, taken):
    return "".join((Counter(tiles) - Counter(taken)).elements())


def without_their_kinds(bag, new):
    return "".join(tile for tile in bag if tile not in new)


SPOILED = {
    "not-a-pair": lambda rack, new, bag, old: rack + "".join(new),
    "list-for-a-text": lambda rack, new, bag, old: (rack + new, less(bag, new)),
    "bag-first": lambda rack, new, bag, old: (
        less(bag, new) + old,
        rack + "".join(new),
    ),
    "not-tiles": lambda rack, new, bag, old: (rack + str(new), less(bag, new) + old),
    "rack-lost": lambda rack, new, bag, old: ("".join(new), less(bag, new) + old),
    "bag-not-reduced": lambda rack, new, bag, old: (rack + "".join(new), bag + old),
    "all-copies-gone": lambda rack, new, bag, old: (
        rack + "".join(new),
        without_their_kinds(bag, new) + old,
    ),
    "tiles-lost": lambda rack, new, bag, old: (
        rack + "".join(new),
        bag.replace("".join(new), "", 1) + old,
    ),
}
"""What is made of the rack that is kept, new tiles, the bag, and the old tiles."""


def drawn_otherwise(reference, module):
    """Give mistakes with wrong functions, which spoil what `reference` answers."""

    def spoiled(change):
        def wrong(rack, *others):
            *tiles, bag, _ = others
            filled, _ = reference(rack, *others)
            kept = less(rack, tiles[0]) if tiles else rack
            return change(kept, list(less(filled, kept)), bag, "".join(tiles))

        wrong.__module__ = module
        return wrong

    for mistake, change in SPOILED.items():
        yield mistake, spoiled(change)
