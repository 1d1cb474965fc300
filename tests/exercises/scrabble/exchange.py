"""Attempts at stage 12, `exchange`."""

# Names are for the slips as well.
# ruff: noqa: F401

import random
from collections import Counter

from scrabble_course.scrabble.bag import without
from tests.exercises.attempts import right, slips_in
from tests.exercises.scrabble.refill import FILLED, SLIPS_OF_BOTH


@right("three questions, and then a loop for each side")
def with_questions_first(rack, tiles, bag, rng):
    if len(bag) < 7:
        raise ValueError("too few tiles in the bag")
    if tiles == "":
        raise ValueError("no tiles")
    if Counter(tiles) - Counter(rack):
        raise ValueError(f"{tiles} are not on {rack}")
    for tile in tiles:
        rack = rack.replace(tile, "", 1)
    drawn = rng.sample(bag, len(tiles))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
    return rack + "".join(drawn), bag + tiles


slip = slips_in(with_questions_first)
TAKE = '    for tile in tiles:\n        rack = rack.replace(tile, "", 1)\n'
DRAW = "rng.sample(bag, len(tiles))"
SHORT = '    if len(bag) < 7:\n        raise ValueError("too few tiles in the bag")\n'
NONE = '    if tiles == "":\n        raise ValueError("no tiles")\n'
LACKING = "Counter(tiles) - Counter(rack)"
RETURN = f"    return {FILLED}, bag + tiles"
for mistake, *edit in (
    *SLIPS_OF_BOTH,
    ("not-a-pair", ", bag + tiles", ""),
    ("bag-before-rack", RETURN, f"    return bag + tiles, {FILLED}"),
    ("sample-too-large", DRAW, "rng.sample(bag[7:], len(tiles))"),
    ("old-tiles-put-back-otherwise", "bag + tiles", "bag"),
    ("old-tiles-put-back-otherwise", "bag + tiles", "bag + tiles + tiles"),
    ("refuses-what-is-allowed", "len(bag) < 7", "len(bag) < 7 or len(rack) < 7"),
    ("refuses-what-is-allowed", LACKING, "tiles not in rack"),
    ("refuses-what-is-allowed", LACKING, "Counter(rack) - Counter(tiles)"),
    ("seven-is-enough", "< 7", "<= 7"),
    ("all-copies-given", TAKE, TAKE.replace(", 1)", ")")),
    ("given-away-and-kept", TAKE, ""),
    ("given-away-and-kept", TAKE, "    rack = rack.strip(tiles)\n"),
    ("other-number", DRAW, "rng.sample(bag, 7 - len(rack))"),
    ("drawn-twice", DRAW, "rng.choices(bag, k=len(tiles))"),
    ("not-raised", NONE, NONE.replace("raise", "return")),
    ("not-raised", SHORT, SHORT.partition("raise")[0] + "return rack, bag\n"),
    ("not-raised", NONE, NONE.replace("raise ValueError", "return print")),
    ("few-in-the-bag", "< 7", "< len(tiles)"),
    ("not-on-the-rack", LACKING, f"Counter(tiles) - Counter([*rack, *{DRAW}])"),
    ("not-on-the-rack", LACKING, "False"),
    ("held-less-often", LACKING, "{*tiles} - {*rack}"),
    ("either-is-enough", SHORT + NONE, NONE.replace('""', '"" and len(bag) < 7')),
    ("no-tiles", NONE, ""),
    ("another-error", NONE, "    assert tiles\n"),
    ("another-error", '"no tiles"', '"tiles: " + len(tiles)'),
    ("name-error", NONE, NONE.replace("ValueError", "ValuError")),
    ("unfair", DRAW, "rng.sample(tiles[1:] and bag or sorted(set(bag)), len(tiles))"),
):
    slip(mistake, edit)
slip(
    "seven-is-enough",
    (SHORT, ""),
    (DRAW, "rng.sample(bag, min(len(bag), len(tiles)))"),
    (RETURN, f"{SHORT}{RETURN}"),
)
slip(
    "old-tiles-drawn-again", (TAKE, f"{TAKE}    bag += tiles\n"), ("bag + tiles", "bag")
)


@right("lists that shuffle and pop, and list.remove refuses what is not held")
def with_lists(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError
    held, pile = list(rack), list(bag)
    rng.shuffle(pile)
    for tile in tiles:
        held.remove(tile)
    held += [pile.pop() for _ in tiles]
    return "".join(held), "".join(pile) + tiles


def refuse(rack, tiles, bag):
    if len(bag) < 7 or tiles == "" or Counter(tiles) - Counter(rack):
        raise type("Refused", (ValueError,), {})


@right("an error of one's own, and counters, so the order is another one")
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
    return rack.upper(), without(bag, drawn) + tiles


@right("one after the other by place")
def by_place(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    kept = without(rack, tiles)
    for _ in tiles:
        at = rng.randrange(len(bag))
        kept, bag = kept + bag[at], bag[:at] + bag[at + 1 :]
    return kept, tiles + bag


def refill(rack, bag, rng):
    raise NotImplementedError


@right("with refill, when the rack is full")
def with_refill(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    more, left = refill("-" * (7 - len(tiles)), bag, rng)
    return without(rack, tiles) + more.strip("-"), left + tiles
