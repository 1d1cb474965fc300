"""Attempts at stage 12, `draw_order`."""

import string
from collections import deque

from scrabble_course.scrabble.bag import without
from tests.exercises.attempts import right, wrong


def those_with(best, tied, drawn):
    again = []
    for player, tile in zip(tied, drawn):
        if tile == best:
            again.append(player)
    return again


def starter(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        tied = those_with(min(drawn), tied, drawn)
    return tied[0]


def round_from(players, first):
    at = players.index(first)
    return players[at:] + players[:at]


@wrong("players-missing")
def goes_on_with_the_tied(players, bag, rng):
    drawn = rng.sample(bag, len(players))
    again = those_with(min(drawn), players, drawn)
    if len(again) > 1:
        return goes_on_with_the_tied(again, bag, rng)
    return round_from(players, again[0])


@wrong("not-round-the-table")
def moved_to_the_front(players, bag, rng):
    first = starter(players, bag, rng)
    return [first] + [player for player in players if player != first]


@wrong("blank-unknown")
def looks_up_the_alphabet(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        best = min(drawn, key=string.ascii_uppercase.index)
        tied = those_with(best, tied, drawn)
    return round_from(players, tied[0])


@wrong("tiles-not-put-back")
def tiles_are_not_put_back(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        bag = without(bag, drawn)
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, tied[0])


@wrong("nobody-left")
def always_draws_for_all(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(players))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, tied[0])


@wrong("any-tie-draws-again")
def draws_again_once(players, bag, rng):
    drawn = rng.sample(bag, len(players))
    if len(set(drawn)) < len(drawn):
        drawn = rng.sample(bag, len(players))
    return round_from(players, players[drawn.index(min(drawn))])


@wrong("all-draw-again")
def all_draw_again(players, bag, rng):
    while True:
        drawn = rng.sample(bag, len(players))
        if drawn.count(min(drawn)) == 1:
            return round_from(players, players[drawn.index(min(drawn))])


@wrong("tie-never-ends")
def draws_before_the_loop(players, bag, rng):
    tied = players
    drawn = rng.sample(bag, len(tied))
    while len(tied) > 1:
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, tied[0])


@wrong("place-among-the-tied")
def looks_the_place_up_in_the_draw(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        first = drawn.index(min(drawn))
        tied = those_with(min(drawn), tied, drawn)
    return players[first:] + players[:first]


@wrong("unfair")
def the_first_draws_twice(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        if len(bag) > 50:
            drawn[0] = min(drawn[0], rng.choice("ABCD"))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, tied[0])


@right("as in the lesson, with tiles")
def rolls_tiles(players, bag, rng):
    return round_from(players, starter(players, bag, rng))


@right("a while loop that turns a copy")
def turns_a_copy(players, bag, rng):
    order = players.copy()
    first = starter(players, bag, rng)
    while order[0] != first:
        order.append(order.pop(0))
    return order


@right("recursion")
def recursively(players, bag, rng):
    def first(tied):
        if len(tied) == 1:
            return tied[0]
        drawn = rng.sample(bag, len(tied))
        return first(those_with(min(drawn), tied, drawn))

    return round_from(players, first(players))


def first_by(players, bag, draw):
    tied = players
    while len(tied) > 1:
        drawn = draw(bag, len(tied))
        tied = those_with(min(drawn), tied, drawn)
    return round_from(players, tied[0])


@right("shuffles the bag")
def shuffles_the_bag(players, bag, rng):
    def draw(bag, many):
        tiles = list(bag)
        rng.shuffle(tiles)
        return tiles[:many]

    return first_by(players, bag, draw)


@right("one choice after the other")
def chooses_one_by_one(players, bag, rng):
    def draw(bag, many):
        tiles, drawn = list(bag), []
        for _ in range(many):
            drawn.append(rng.choice(tiles))
            tiles.remove(drawn[-1])
        return drawn

    return first_by(players, bag, draw)


@right("pops at random places")
def pops_at_random_places(players, bag, rng):
    def draw(bag, many):
        tiles = list(bag)
        return [tiles.pop(rng.randrange(len(tiles))) for _ in range(many)]

    return first_by(players, bag, draw)


@right("random numbers as keys")
def sorts_by_random_numbers(players, bag, rng):
    def draw(bag, many):
        return sorted(bag, key=lambda tile: rng.random())[:many]

    return first_by(players, bag, draw)


@right("a sorted bag")
def sorts_the_bag(players, bag, rng):
    return round_from(players, starter(players, sorted(bag), rng))


@right("a dictionary of tiles, and a deque that turns")
def with_a_deque(players, bag, rng):
    tied, table = list(players), deque(players)
    while len(tied) != 1:
        held = dict(zip(tied, rng.sample(bag, len(tied)), strict=True))
        tied = [player for player in tied if held[player] == min(held.values())]
    table.rotate(-players.index(tied[0]))
    return list(table)


@right("numbers for tiles")
def with_numbers(players, bag, rng):
    order = "?" + string.ascii_uppercase
    tied = players[:]
    while len(tied) > 1:
        places = [order.index(tile) for tile in rng.sample(list(bag), len(tied))]
        tied = [tied[i] for i in range(len(tied)) if places[i] == min(places)]
    first = players.index(tied[0])
    return [players[(first + i) % len(players)] for i in range(len(players))]


@right("draws from the last player to the first")
def from_the_last(players, bag, rng):
    return round_from(players, starter(players[::-1], bag, rng))
