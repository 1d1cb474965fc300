"""Attempts at stage 12 as readers of its lesson make them: tiles and chance."""

# Students write it so.
# ruff: noqa: B905, RET503

from scrabble_course.board import LETTER_VALUES
from scrabble_course.scrabble import ENGLISH, full_bag, refill
from scrabble_course.scrabble.bag import without
from tests.checks.attempts.attempt_values import Attempts

draw = Attempts("draw_order")
fill = Attempts("refill")
swap = Attempts("exchange")

READERS = "what readers of the lesson do"


def those_with(best, tied, drawn):
    again = []
    for player, tile in zip(tied, drawn):
        if tile == best:
            again.append(player)
    return again


def round_from(players, first):
    return players[first:] + players[:first]


@draw.wrong(READERS, cause="dice")
def rolls_as_in_the_lesson(players, bag, rng):
    tied = players
    while len(tied) > 1:
        rolls = []
        for _ in tied:
            rolls.append(rng.randint(1, 6))
        tied = those_with(max(rolls), tied, rolls)
    return round_from(players, players.index(tied[0]))


@draw.wrong(READERS, cause="dice")
def takes_a_bag_of_its_own(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(full_bag(ENGLISH), len(tied))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


@draw.wrong(READERS, cause="choice")
def chooses_with_replacement(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = []
        for _ in tied:
            drawn.append(rng.choice(bag))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


@draw.wrong(READERS, cause="choice")
def samples_one_by_one(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = []
        for _ in tied:
            drawn.append(rng.sample(bag, 1))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


@draw.wrong(READERS, cause="place")
def looks_the_place_up_in_the_draw(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        first = drawn.index(min(drawn))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, first)


@draw.wrong(READERS, cause="nobody")
def always_draws_for_all(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(players))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


@draw.wrong(READERS, cause="name-as-place")
def cuts_at_a_name(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        tied = those_with(min(drawn), tied, drawn)
    return players[tied[0] :] + players[: tied[0]]


@draw.wrong(READERS, cause="points")
def compares_points(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = []
        for tile in rng.sample(bag, len(tied)):
            drawn.append(LETTER_VALUES[tile])
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


def order_of_the_tied(players, bag, rng):
    drawn = rng.sample(bag, len(players))
    again = those_with(min(drawn), players, drawn)
    if len(again) > 1:
        return order_of_the_tied(again, bag, rng)
    return round_from(players, players.index(again[0]))


@draw.wrong(READERS, cause="tied-only")
def goes_on_with_the_tied(players, bag, rng):
    return order_of_the_tied(players, bag, rng)


def draws_before_the_loop(players, bag, rng):
    tied = players
    drawn = rng.sample(bag, len(tied))
    while len(tied) > 1:
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


@draw.right("as in the lesson, with tiles")
def rolls_tiles(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, players.index(tied[0]))


@draw.right("a while loop that turns a copy")
def turns_a_copy(players, bag, rng):
    order = players.copy()
    first = rolls_tiles(players, bag, rng)[0]
    while order[0] != first:
        order.append(order.pop(0))
    return order


def tiles_due(rack, bag):
    return min(7 - len(rack), len(bag))


@fill.wrong(READERS, cause="list")
def a_list_behind_a_text(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    return rack + drawn, without(bag, drawn)


@fill.wrong(READERS, cause="remove")
def removes_from_a_text(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    for tile in drawn:
        bag.remove(tile)
    return rack + "".join(drawn), bag


@fill.wrong(READERS, cause="remove")
def subtracts_tiles(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    return rack + "".join(drawn), bag - drawn


@fill.wrong(READERS, cause="twice")
def draws_what_has_gone(rack, bag, rng):
    due = tiles_due(rack, bag)
    for tile in rng.sample(bag, due):
        bag = bag.replace(tile, "", 1)
    return rack + "".join(rng.sample(bag, due)), bag


@fill.wrong(READERS, cause="spaces")
def joins_with_spaces(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    return rack + " ".join(drawn), without(bag, drawn)


@fill.wrong(READERS, cause="spaces")
def the_text_of_a_list(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    return rack + str(drawn), without(bag, drawn)


@fill.wrong(READERS, cause="return-in-loop")
def returns_in_the_loop(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
        return rack + "".join(drawn), bag
    return rack, bag


@fill.wrong(READERS, cause="two-samples")
def samples_twice(rack, bag, rng):
    due = tiles_due(rack, bag)
    filled = rack + "".join(rng.sample(bag, due))
    for tile in rng.sample(bag, due):
        bag = bag.replace(tile, "", 1)
    return filled, bag


@fill.wrong(READERS, cause="as-a-whole")
def replaces_all_at_once(rack, bag, rng):
    drawn = "".join(rng.sample(bag, tiles_due(rack, bag)))
    return rack + drawn, bag.replace(drawn, "", 1)


@fill.wrong(READERS, cause="rack-too")
def takes_out_the_rack(rack, bag, rng):
    rack = rack + "".join(rng.sample(bag, tiles_due(rack, bag)))
    for tile in rack:
        bag = bag.replace(tile, "", 1)
    return rack, bag


@fill.wrong(READERS, cause="one-lost")
def loses_a_tile(rack, bag, rng):
    drawn = rng.sample(bag, tiles_due(rack, bag))
    return rack + "".join(drawn), without(bag, drawn)[1:]


@fill.wrong(READERS, cause="one-tile")
def one_place_is_forgotten(rack, bag, rng):
    drawn = rng.sample(bag, min(6 - len(rack), len(bag)))
    return rack + "".join(drawn), without(bag, drawn)


@fill.right("a for loop that stops in time")
def a_for_loop(rack, bag, rng):
    for _ in range(7 - len(rack)):
        if bag == "":
            break
        tile = rng.choice(bag)
        rack = rack + tile
        bag = bag.replace(tile, "", 1)
    return rack, bag


def refuse(rack, tiles, bag):
    if len(bag) < 7:
        raise ValueError("too few tiles in the bag")
    if tiles == "":
        raise ValueError("no tiles")
    for tile in tiles:
        if tile not in rack:
            raise ValueError("not on the rack")
        rack = rack.replace(tile, "", 1)
    return rack


@swap.wrong(READERS, cause="list")
def a_list_behind_the_rack(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return rack + drawn, without(bag, drawn) + tiles


@swap.wrong(READERS, cause="remove")
def removes_from_the_rack(rack, tiles, bag, rng):
    refuse(rack, tiles, bag)
    for tile in tiles:
        rack.remove(tile)
    return rack, bag


@swap.wrong(READERS, cause="twice")
def samples_more_than_is_left(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    bag = without(bag, rng.sample(bag, 7))
    return rack + "".join(rng.sample(bag, len(tiles))), bag + tiles


@swap.wrong(READERS, cause="spaces")
def joins_the_rack_with_spaces(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return " ".join(rack) + "".join(drawn), without(bag, drawn) + tiles


@swap.wrong(READERS, cause="return-in-loop")
def returns_after_the_first(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
        return rack + "".join(drawn), bag + tiles


@swap.wrong(READERS, cause="two-samples")
def others_go_out_of_the_bag(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    left = without(bag, rng.sample(bag, len(tiles)))
    return rack + "".join(rng.sample(bag, len(tiles))), left + tiles


@swap.wrong(READERS, cause="as-a-whole")
def all_new_ones_at_once(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    drawn = "".join(rng.sample(bag, len(tiles)))
    return rack + drawn, bag.replace(drawn, "", 1) + tiles


@swap.wrong(READERS, cause="one-lost")
def a_tile_falls_off(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), without(bag, drawn)[1:] + tiles


@swap.wrong(READERS, cause="text-in-text")
def looks_for_them_side_by_side(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "" or tiles not in rack:
        raise ValueError("no")
    drawn = rng.sample(bag, len(tiles))
    return without(rack, tiles) + "".join(drawn), without(bag, drawn) + tiles


@swap.wrong(READERS, cause="count-and-take")
def counts_while_taking(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError("no")
    for tile in tiles:
        if rack.count(tile) < tiles.count(tile):
            raise ValueError("not on the rack")
        rack = rack.replace(tile, "", 1)
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), without(bag, drawn) + tiles


@swap.wrong(READERS, cause="asks-late")
def asks_after_the_draw(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag + "EEEEEEE")
    drawn = rng.sample(bag, len(tiles))
    bag = without(bag, drawn)
    if len(bag) < 7:
        raise ValueError("too few")
    return rack + "".join(drawn), bag + tiles


@swap.wrong(READERS, cause="prints")
def prints_and_goes_on(rack, tiles, bag, rng):
    if len(bag) < 7:
        print("too few tiles")
    for tile in tiles:
        if tile not in rack:
            print("no", tile)
        rack = rack.replace(tile, "", 1)
    drawn = rng.sample(bag, len(tiles))
    return rack + "".join(drawn), without(bag, drawn) + tiles


@swap.wrong(READERS, cause="not-held")
def draws_before_it_has_looked(rack, tiles, bag, rng):
    if len(bag) < 7 or tiles == "":
        raise ValueError("no")
    for tile in tiles:
        if tile not in rack:
            raise ValueError("not on the rack")
        rack = rack.replace(tile, "", 1)
        drawn = rng.choice(bag)
        rack = rack + drawn
        bag = bag.replace(drawn, "", 1)
    return rack, bag + tiles


@swap.wrong(READERS, cause="filled-up")
def always_draws_seven(rack, tiles, bag, rng):
    rack = refuse(rack, tiles, bag)
    drawn = rng.sample(bag, 7)
    return rack + "".join(drawn), without(bag, drawn) + tiles


@swap.right("a look before each tile is taken")
def looks_before_it_takes(rack, tiles, bag, rng):
    kept = refuse(rack, tiles, bag)
    drawn = rng.sample(bag, len(tiles))
    for tile in drawn:
        bag = bag.replace(tile, "", 1)
    return kept + "".join(drawn), bag + tiles


@swap.right("a refill of so many free places")
def fills_up_what_was_given(rack, tiles, bag, rng):
    kept = refuse(rack, tiles, bag)
    full = "A" * (7 - len(tiles))
    filled, bag = refill(full, bag, rng)
    return kept + filled[len(full) :], bag + tiles


WRONG = (*draw.wrongs, *fill.wrongs, *swap.wrongs)
RIGHT = (*draw.rights, *fill.rights, *swap.rights)
