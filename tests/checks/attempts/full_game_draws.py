"""Attempts at stage 12: `draw_order` and `refill`."""

# Students write it so.

import random
import string
from collections import Counter, deque

from scrabble_course.scrabble.bag import without
from tests.checks.attempts.attempt_values import Attempts

draw = Attempts("draw_order")
fill = Attempts("refill")

BEGINNERS = "what beginners do"


def nearest(tiles):
    return min(tiles)


def drawn_from(bag, tied, rng):
    return rng.sample(bag, len(tied))


def starter(players, bag, rng, best=nearest, draws=drawn_from):
    """Find who starts, as most attempts do."""
    tied = players
    while len(tied) > 1:
        tiles = draws(bag, tied, rng)
        wins = best(tiles)
        tied = [p for p, tile in zip(tied, tiles, strict=True) if tile == wins]
    return tied[0]


def round_from(players, first):
    at = players.index(first)
    return players[at:] + players[:at]


@draw.wrong(BEGINNERS, cause="name")
def only_who_starts(players, bag, rng):
    return starter(players, bag, rng)


@draw.wrong(BEGINNERS, cause="tuple")
def as_a_tuple(players, bag, rng):
    return tuple(round_from(players, starter(players, bag, rng)))


@draw.wrong(BEGINNERS, cause="pairs")
def with_the_tiles(players, bag, rng):
    return sorted(zip(rng.sample(bag, len(players)), players, strict=True))


@draw.wrong(BEGINNERS, cause="tied-only")
def only_who_tied(players, bag, rng):
    tiles = rng.sample(bag, len(players))
    return [p for p, tile in zip(players, tiles, strict=True) if tile == min(tiles)]


@draw.wrong(BEGINNERS, cause="tied-only")
def after_the_first_only(players, bag, rng):
    return players[players.index(starter(players, bag, rng)) :]


@draw.wrong(BEGINNERS, cause="popped")
def pops_the_first(players, bag, rng):
    first = starter(players, bag, rng)
    while players[0] != first:
        players.append(players.pop(0))
    return players


@draw.wrong(BEGINNERS, cause="popped")
def removes_the_others(players, bag, rng):
    order = round_from(players, starter(players, bag, rng))
    players.sort(reverse=True)
    return order


@draw.wrong(BEGINNERS, cause="to-the-front")
def moved_to_the_front(players, bag, rng):
    first = starter(players, bag, rng)
    return [first] + [player for player in players if player != first]


@draw.wrong(BEGINNERS, cause="by-tile")
def sorted_by_tile(players, bag, rng):
    while True:
        tiles = rng.sample(bag, len(players))
        if tiles.count(min(tiles)) == 1:
            break
    pairs = sorted(zip(tiles, players, strict=True))
    return [player for _, player in pairs]


@draw.wrong(BEGINNERS, cause="by-tile")
def shuffled(players, bag, rng):
    order = players.copy()
    rng.shuffle(order)
    return order


@draw.wrong(BEGINNERS, cause="backwards")
def round_the_other_way(players, bag, rng):
    return round_from(players[::-1], starter(players, bag, rng))


@draw.wrong(BEGINNERS, cause="alphabet")
def looks_up_the_alphabet(players, bag, rng):
    def best(tiles):
        return min(tiles, key=string.ascii_uppercase.index)

    return round_from(players, starter(players, bag, rng, best))


@draw.wrong(BEGINNERS, cause="module")
def asks_the_module(players, bag, rng):
    return round_from(players, starter(players, bag, random))


@draw.wrong(BEGINNERS, cause="own-random")
def makes_its_own_chance(players, bag, rng):
    return round_from(players, starter(players, bag, random.Random()))


@draw.wrong(BEGINNERS, cause="own-seed")
def sets_a_seed(players, bag, rng):
    rng.seed(5)
    return round_from(players, starter(players, bag, rng))


@draw.wrong(BEGINNERS, cause="own-seed")
def takes_the_first_tiles(players, bag, rng):
    tiles = (bag + bag[::-1])[: len(players)]
    return round_from(players, players[tiles.index(min(tiles))])


@draw.wrong(BEGINNERS, cause="max")
def farthest_from_a(players, bag, rng):
    return round_from(players, starter(players, bag, rng, best=max))


@draw.wrong(BEGINNERS, cause="blank-last")
def blank_comes_last(players, bag, rng):
    def best(tiles):
        return min(tiles, key=(string.ascii_uppercase + "?").index)

    return round_from(players, starter(players, bag, rng, best))


@draw.wrong(BEGINNERS, cause="blank-last")
def blank_as_the_largest(players, bag, rng):
    def best(tiles):
        return min(tiles, key=lambda tile: (tile == "?", tile))

    return round_from(players, starter(players, bag, rng, best))


@draw.wrong(BEGINNERS, cause="blank-as-a")
def blank_is_an_a(players, bag, rng):
    def draws(bag, tied, rng):
        return [tile.replace("?", "A") for tile in rng.sample(bag, len(tied))]

    return round_from(players, starter(players, bag, rng, draws=draws))


@draw.wrong(BEGINNERS, cause="first-of-the-tied")
def first_of_those_who_tie(players, bag, rng):
    tiles = rng.sample(bag, len(players))
    return round_from(players, players[tiles.index(min(tiles))])


@draw.wrong(BEGINNERS, cause="first-of-the-tied")
def last_of_those_who_tie(players, bag, rng):
    best, first = "a", ""
    for player, tile in zip(players, rng.sample(bag, len(players)), strict=True):
        if tile <= best:
            best, first = tile, player
    return round_from(players, first)


@draw.wrong(BEGINNERS, cause="all-again")
def all_draw_again(players, bag, rng):
    while True:
        tiles = rng.sample(bag, len(players))
        if tiles.count(min(tiles)) == 1:
            return round_from(players, players[tiles.index(min(tiles))])


@draw.wrong(BEGINNERS, cause="any-tie")
def draws_again_at_any_tie(players, bag, rng):
    while True:
        tiles = rng.sample(bag, len(players))
        if len(set(tiles)) == len(tiles):
            return round_from(players, players[tiles.index(min(tiles))])


@draw.wrong(BEGINNERS, cause="not-put-back")
def tiles_are_not_put_back(players, bag, rng):
    tied = players
    while len(tied) > 1:
        tiles = rng.sample(bag, len(tied))
        bag = without(bag, tiles)
        tied = [p for p, t in zip(tied, tiles, strict=True) if t == min(tiles)]
    return round_from(players, tied[0])


@draw.wrong(BEGINNERS, cause="unfair")
def the_first_draws_twice(players, bag, rng):
    tied = players
    while len(tied) > 1:
        tiles = rng.sample(bag, len(tied))
        tiles[0] = min(tiles[0], rng.choice("ABCD")) if len(bag) > 50 else tiles[0]
        tied = [p for p, t in zip(tied, tiles, strict=True) if t == min(tiles)]
    return round_from(players, tied[0])


@draw.right("recursion")
def recursively(players, bag, rng):
    def first(tied):
        if len(tied) == 1:
            return tied[0]
        tiles = rng.sample(bag, len(tied))
        return first(
            [p for p, tile in zip(tied, tiles, strict=True) if tile == min(tiles)]
        )

    return round_from(players, first(players))


@draw.right("shuffles the bag")
def shuffles_the_bag(players, bag, rng):
    def draws(bag, tied, rng):
        tiles = list(bag)
        rng.shuffle(tiles)
        return tiles[: len(tied)]

    return round_from(players, starter(players, bag, rng, draws=draws))


@draw.right("one choice after the other")
def chooses_one_by_one(players, bag, rng):
    def draws(bag, tied, rng):
        tiles, drawn = list(bag), []
        for _ in tied:
            drawn.append(rng.choice(tiles))
            tiles.remove(drawn[-1])
        return drawn

    return round_from(players, starter(players, bag, rng, draws=draws))


@draw.right("pops at random places")
def pops_at_random_places(players, bag, rng):
    def draws(bag, tied, rng):
        tiles = list(bag)
        return [tiles.pop(rng.randrange(len(tiles))) for _ in tied]

    return round_from(players, starter(players, bag, rng, draws=draws))


@draw.right("random numbers as keys")
def sorts_by_random_numbers(players, bag, rng):
    def draws(bag, tied, rng):
        return sorted(bag, key=lambda tile: rng.random())[: len(tied)]

    return round_from(players, starter(players, bag, rng, draws=draws))


@draw.right("a dictionary of tiles, and a deque that turns")
def with_a_deque(players, bag, rng):
    tied, table = list(players), deque(players)
    while len(tied) != 1:
        held = dict(zip(tied, rng.sample(bag, len(tied)), strict=True))
        tied = [player for player in tied if held[player] == min(held.values())]
    table.rotate(-players.index(tied[0]))
    return list(table)


@draw.right("numbers for tiles")
def with_numbers(players, bag, rng):
    order = "?" + string.ascii_uppercase
    tied = players[:]
    while len(tied) > 1:
        places = [order.index(tile) for tile in rng.sample(list(bag), len(tied))]
        tied = [tied[i] for i in range(len(tied)) if places[i] == min(places)]
    first = players.index(tied[0])
    return [players[(first + i) % len(players)] for i in range(len(players))]


@draw.right("a sorted bag")
def sorts_the_bag(players, bag, rng):
    return round_from(players, starter(players, sorted(bag), rng))


@draw.right("draws from the last player to the first")
def from_the_last(players, bag, rng):
    tied = players[::-1]
    while len(tied) > 1:
        tiles = rng.sample(bag, len(tied))
        tied = [p for p, t in zip(tied, tiles, strict=True) if t == min(tiles)]
    return round_from(players, tied[0])


def rack_of(rack, drawn):
    return rack + "".join(drawn)


def missing(rack, bag):
    return min(7 - len(rack), len(bag))


@fill.wrong(BEGINNERS, cause="rack")
def the_rack_alone(rack, bag, rng):
    return rack_of(rack, rng.sample(bag, missing(rack, bag)))


@fill.wrong(BEGINNERS, cause="lists")
def lists_for_texts(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return list(rack) + drawn, list(without(bag, drawn))


@fill.wrong(BEGINNERS, cause="list-of-two")
def a_list_of_two(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return [rack_of(rack, drawn), without(bag, drawn)]


@fill.wrong(BEGINNERS, cause="list-of-two")
def three_parts(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), "".join(drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="swapped")
def bag_and_rack(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return without(bag, drawn), rack_of(rack, drawn)


@fill.wrong(BEGINNERS, cause="too-greedy")
def more_than_there_is(rack, bag, rng):
    drawn = rng.sample(bag, 7 - len(rack))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="too-greedy")
def chooses_from_nothing(rack, bag, rng):
    while len(rack) < 7:
        tile = rng.choice(bag)
        rack, bag = rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@fill.wrong(BEGINNERS, cause="full-rack")
def refuses_a_full_rack(rack, bag, rng):
    if len(rack) == 7:
        raise ValueError("the rack is full")
    drawn = rng.sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="seven")
def seven_each_time(rack, bag, rng):
    drawn = rng.sample(bag, min(7, len(bag)))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="seven")
def one_too_many(rack, bag, rng):
    drawn = rng.sample(bag, min(8 - len(rack), len(bag)))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="drawn-alone")
def the_new_tiles_alone(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return "".join(drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="drawn-alone")
def a_new_rack(rack, bag, rng):
    drawn = rng.sample(rack + bag, min(7, len(rack + bag)))
    return "".join(drawn), without(rack + bag, drawn)


@fill.wrong(BEGINNERS, cause="replacement")
def with_choices(rack, bag, rng):
    drawn = rng.choices(bag, k=missing(rack, bag)) if bag else []
    return rack_of(rack, drawn), "".join((Counter(bag) - Counter(drawn)).elements())


@fill.wrong(BEGINNERS, cause="replacement")
def with_choice_and_no_removal(rack, bag, rng):
    for _ in range(missing(rack, bag)):
        rack += rng.choice(bag)
    return rack, bag


@fill.wrong(BEGINNERS, cause="bag-kept")
def the_bag_stays(rack, bag, rng):
    return rack_of(rack, rng.sample(bag, missing(rack, bag))), bag


@fill.wrong(BEGINNERS, cause="bag-kept")
def replaces_in_vain(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    for tile in drawn:
        bag.replace(tile, "", 1)
    return rack_of(rack, drawn), bag


@fill.wrong(BEGINNERS, cause="all-copies")
def removes_all_copies(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    for tile in drawn:
        bag = bag.replace(tile, "")
    return rack_of(rack, drawn), bag


@fill.wrong(BEGINNERS, cause="all-copies")
def keeps_what_was_not_drawn(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), "".join(tile for tile in bag if tile not in drawn)


@fill.wrong(BEGINNERS, cause="in-front")
def new_tiles_in_front(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return "".join(drawn) + rack, without(bag, drawn)


@fill.wrong(BEGINNERS, cause="sorted")
def a_sorted_rack(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    return "".join(sorted(rack_of(rack, drawn))), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="sorted")
def a_shuffled_rack(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    tiles = list(rack_of(rack, drawn))
    rng.shuffle(tiles)
    return "".join(tiles), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="one-tile")
def one_tile_only(rack, bag, rng):
    if len(rack) < 7 and bag:
        tile = rng.choice(bag)
        return rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@fill.wrong(BEGINNERS, cause="one-tile")
def nothing_if_the_bag_is_short(rack, bag, rng):
    if len(bag) < 7 - len(rack):
        return rack, bag
    drawn = rng.sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="six")
def tiles_of_the_bag_twice(rack, bag, rng):
    drawn = rng.sample(bag, missing(rack, bag))
    if 0 < len(drawn) == len(bag) and len(rack) + len(bag) < 7:
        drawn += drawn[:1]
    return rack_of(rack, drawn), without(bag, drawn[: len(bag)])


@fill.wrong(BEGINNERS, cause="alphabet")
def any_letters(rack, bag, rng):
    count = missing(rack, bag)
    return rack_of(rack, rng.choices("XYJKW", k=count)), bag[count:]


@fill.wrong(BEGINNERS, cause="bag-cut")
def cuts_the_bag(rack, bag, rng):
    count = missing(rack, bag)
    return rack_of(rack, rng.sample(bag, count)), bag[count:]


@fill.wrong(BEGINNERS, cause="module")
def fills_by_the_module(rack, bag, rng):
    drawn = random.sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="own-random")
def fills_by_its_own_chance(rack, bag, rng):
    drawn = random.SystemRandom().sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="no-chance")
def from_the_front_of_the_bag(rack, bag, rng):
    count = missing(rack, bag)
    return rack + bag[:count], bag[count:]


@fill.wrong(BEGINNERS, cause="no-chance")
def with_a_seed_of_its_own(rack, bag, rng):
    drawn = random.Random(0).sample(bag, missing(rack, bag))
    return rack_of(rack, drawn), without(bag, drawn)


@fill.wrong(BEGINNERS, cause="kinds")
def a_kind_at_a_time(rack, bag, rng):
    for _ in range(missing(rack, bag)):
        tile = rng.choice(sorted(set(bag)))
        rack, bag = rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@fill.wrong(BEGINNERS, cause="never-the-last")
def never_the_last(rack, bag, rng):
    for _ in range(missing(rack, bag)):
        at = rng.randrange(max(1, len(bag) - 1))
        rack, bag = rack + bag[at], bag[:at] + bag[at + 1 :]
    return rack, bag


@fill.right("a list that is shuffled and popped")
def shuffled_and_popped(rack, bag, rng):
    tiles = list(bag)
    rng.shuffle(tiles)
    while len(rack) < 7 and tiles:
        rack += tiles.pop()
    return rack, "".join(tiles)


@fill.right("choice and replace")
def choice_and_replace(rack, bag, rng):
    while len(rack) < 7 and bag != "":
        tile = rng.choice(bag)
        rack += tile
        bag = bag.replace(tile, "", 1)
    return rack, bag


@fill.right("places in the bag")
def places_in_the_bag(rack, bag, rng):
    places = rng.sample(range(len(bag)), missing(rack, bag))
    left = "".join(tile for at, tile in enumerate(bag) if at not in places)
    return rack + "".join(bag[at] for at in places), left


@fill.right("recursion")
def one_and_then_the_rest(rack, bag, rng):
    if len(rack) >= 7 or not bag:
        return rack, bag
    at = rng.randint(0, len(bag) - 1)
    return one_and_then_the_rest_again(rack + bag[at], bag[:at] + bag[at + 1 :], rng)


def one_and_then_the_rest_again(rack, bag, rng):
    return one_and_then_the_rest(rack, bag, rng)


@fill.right("counters")
def with_counters(rack, bag, rng):
    drawn = rng.sample(sorted(bag), missing(rack, bag))
    return rack + "".join(drawn), "".join((Counter(bag) - Counter(drawn)).elements())


@fill.right("the whole bag at once when it is short")
def the_whole_bag(rack, bag, rng):
    free = 7 - len(rack)
    if len(bag) <= free:
        return rack + bag, ""
    drawn = rng.sample(bag, k=free)
    return rack_of(rack, drawn), without(bag, drawn)


@fill.right("tiles weighed by their number")
def weighed_by_number(rack, bag, rng):
    while len(rack) < 7 and bag:
        counts = Counter(bag)
        (tile,) = rng.choices(list(counts), weights=list(counts.values()))
        rack, bag = rack + tile, bag.replace(tile, "", 1)
    return rack, bag


@fill.right("random numbers as keys")
def random_keys(rack, bag, rng):
    order = sorted(range(len(bag)), key=lambda at: rng.random())
    free = max(0, 7 - len(rack))
    new, left = order[:free], order[free:]
    return rack + "".join(bag[i] for i in new), "".join(bag[i] for i in left)


WRONG = (*draw.wrongs, *fill.wrongs)
RIGHT = (*draw.rights, *fill.rights)
