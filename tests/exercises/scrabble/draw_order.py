"""Attempts at stage 12, `draw_order`."""

# Students write it so, and names are for the slips as well.
# ruff: noqa: F401

import random
import string
from collections import deque

from scrabble_course.board import LETTER_VALUES
from scrabble_course.scrabble.bag import without
from tests.exercises.attempts import right, slips_in, variant, wrong


def those_with(best, tied, drawn):
    again = []
    for player, tile in zip(tied, drawn):
        if tile == best:
            again.append(player)
    return again


@right("as in the lesson, with tiles")
def rolls_tiles(players, bag, rng):
    tied = players
    while len(tied) > 1:
        drawn = rng.sample(bag, len(tied))
        tied = those_with(min(drawn), tied, drawn)
    first = players.index(tied[0])
    return players[first:] + players[:first]


slip = slips_in(rolls_tiles)
DRAW = "rng.sample(bag, len(tied))"
TIED = "those_with(min(drawn), tied, drawn)"
WHILE = "while len(tied) > 1:"
TWICE = "for _ in range(2):\n        if len(tied) == 1:\n            break"
AGAIN = "        tied = those_with"
ROUND = "players[first:] + players[:first]"
ON_ANY_TIE = f"        if len({{*drawn}}) < len(drawn):\n            drawn = {DRAW}\n"
variant(
    rolls_tiles,
    "shuffles the bag",
    (DRAW, "list(bag)\n        rng.shuffle(drawn)"),
    ("min(drawn)", "min(drawn[: len(tied)])"),
)
variant(rolls_tiles, "a sorted bag", ("(bag, len", "(sorted(bag), len"))
for mistake, *edit in (
    ("players-missing", ROUND, "tied"),
    ("not-round-the-table", ROUND, "players[first:] + players[:first][::-1]"),
    ("first-stays", ROUND, "players[:first] + players[first:]"),
    ("first-stays", "min(drawn)", "drawn[0]"),
    ("lowest-of-the-bag", "min(drawn)", "min(bag)"),
    ("starter-alone", ROUND, "tied[0]"),
    ("other-chance", "rng.", "random."),
    ("no-chance", "tied = players\n", "tied, rng = players, random.Random(0)\n"),
    ("bag-not-looked-at", DRAW, "rng.choices(range(1, 7), k=len(tied))"),
    ("put-back-at-once", DRAW, "rng.choices(bag, k=len(tied))"),
    ("farthest-from-a", "min(drawn)", "max(drawn)"),
    ("any-tie-draws-again", AGAIN, f"{ON_ANY_TIE}{AGAIN}"),
    ("tie-stands", WHILE, "if len(tied) > 1:"),
    ("tie-stands", WHILE, TWICE),
    (
        "all-draw-again",
        TIED,
        f"{TIED}\n        tied = players if tied[1:] else tied",
    ),
    ("tied-never-changes", "tied = those_with", "kept = those_with"),
    ("bag-emptied", AGAIN, f"        bag = without(bag, ''.join(drawn))\n{AGAIN}"),
    ("place-among-the-tied", "tied, drawn)\n", "players, drawn)\n"),
    ("blank-last", "min(drawn)", 'min(drawn, key=(string.ascii_uppercase + "?").find)'),
    ("blank-last", DRAW, f'[tile.replace("?", "A") for tile in {DRAW}]'),
    ("blanks-tie", TIED, f'{TIED}[: 1 if "?" in drawn else None]'),
    ("by-points", DRAW, f"[LETTER_VALUES.get(tile, 0) for tile in {DRAW}]"),
    ("raises", TIED, f"{TIED} if 'A' in drawn else [tied[len(drawn)]]"),
    ("raises", DRAW, "[bag[rng.randint(0, len(bag))] for _ in tied]"),
    ("unfair", DRAW, f"{DRAW}\n        if bag[50:]:\n            drawn[0] = 'A'"),
):
    slip(mistake, edit)
slip(
    ("place-of-the-first", "first-stays"),
    ("players.index(tied[0])", "tied.index(tied[0])"),
)
slip(
    "lowest-of-an-earlier-draw",
    ("= players\n", "= players\n    best = 'Z'\n"),
    (TIED, "those_with(best := min(best, *drawn), tied, drawn)"),
)
slip(
    "tie-never-ends",
    ("    while", f"    drawn = {DRAW}\n    while"),
    (f"        drawn = {DRAW}\n", ""),
)


@wrong("place-among-the-tied", "own-answer-lost")
def throws_its_answer_away(players, bag, rng):
    drawn = rng.sample(bag, len(players))
    tied = [p for p, t in zip(players, drawn) if t == min(drawn)]
    if len(tied) > 1:
        throws_its_answer_away(tied, bag, rng)
    first = players.index(tied[0])
    return players[first:] + players[:first]


@right("recursion, and a while loop that turns a copy")
def recursively(players, bag, rng):
    def first(tied):
        if len(tied) == 1:
            return tied[0]
        drawn = rng.sample(bag, len(tied))
        return first(those_with(min(drawn), tied, drawn))

    order = players.copy()
    starts = first(players)
    while order[0] != starts:
        order.append(order.pop(0))
    return order


@right("a dictionary of tiles, and a deque that turns")
def with_a_deque(players, bag, rng):
    tied, table = list(players), deque(players)
    while len(tied) != 1:
        held = dict(zip(tied, rng.sample(bag, len(tied)), strict=True))
        tied = [player for player in tied if held[player] == min(held.values())]
    table.rotate(-players.index(tied[0]))
    return list(table)


@right("popped at random places, from the last player on, as numbers")
def with_numbers(players, bag, rng):
    order = "?" + string.ascii_uppercase
    tied = players[::-1]
    while len(tied) > 1:
        tiles = list(bag)
        drawn = [tiles.pop(rng.randrange(len(tiles))) for _ in tied]
        places = [order.index(tile) for tile in drawn]
        tied = [tied[i] for i in range(len(tied)) if places[i] == min(places)]
    first = players.index(tied[0])
    return [players[(first + i) % len(players)] for i in range(len(players))]
