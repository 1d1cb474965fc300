"""Estimates what tiles kept are worth, from our own games, and writes the table.

    python tools/estimate_leaves.py FOLDER       write leave_values.py again
    python tools/estimate_leaves.py FOLDER 100   the same from a hundredth of the games

In each generation a program plays both sides of thousands of games with the values of
the generation before; in the first it knows none, and just takes what scores most. For
each turn we note the tiles kept, and what came after them: what the player's next turn
scored, and what the tiles kept then are worth by the generation before. A linear
regression says how much of that comes with each tile and each pair of tiles; it counts
the generation before as well, which played nearly as well.

What was counted is kept in FOLDER: interrupted, the tool goes on where it was.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from scrabble_course.board.letters import in_order
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Exchange, Game, Place, new_game, take_turn
from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.equity_player import equity_player
from scrabble_course.scrabble.leaves import LeaveValues
from scrabble_course.scrabble.tile_sets import ENGLISH

TABLE = Path(__file__).parents[1] / "scrabble_course/scrabble/leave_values.py"
GENERATIONS = (6_000, 10_000, 14_000, 14_000, 56_000)
"""How many games each plays: the later ones have values that are worth counting."""
BATCH = 500
TILES = "".join(ENGLISH.counts)
FEATURES = (*TILES, *map("".join, combinations_with_replacement(TILES, 2)))
DOUBT = {1: 1.0, 2: 150.0}
"""A tile, or a pair, counts as if it had been seen so often to earn nothing besides."""
LEAST = 0.5
"""A pair that is worth less is left out of the table."""
IN_A_ROW = 9

HEAD = '''\
"""What tiles that are kept are worth, in points: `tools/estimate_leaves.py` wrote it.

Estimated from {games:,} games of our own, in {generations} generations, with the
course's words: first what each tile is worth, then each pair that matters.
"""

from scrabble_course.scrabble.leaves import LeaveValues

LEAVE_VALUES = LeaveValues.read("""
'''

Sums = dict[str, list[int]]
"""Leave -> how often it was kept, and the tenths of points that came after it."""


def kept_after(game: Game, number: int) -> str:
    """Return what the player of a move kept of the rack."""
    move = game.moves[number]
    if isinstance(move.turn, Exchange):
        return without(move.rack, move.turn.tiles)
    if isinstance(move.turn, Place):
        return without(next_rack(game, number), move.drawn)
    return move.rack


def next_rack(game: Game, number: int) -> str:
    """Return the rack after a move: that of the player's next move, or the last."""
    player = game.moves[number].player
    later = (move.rack for move in game.moves[number + 1 :] if move.player == player)
    return next(later, game.racks[player])


def observations(game: Game, values: LeaveValues) -> Iterator[tuple[str, float]]:
    """Yield each leave of a game that was filled up, and what came after it."""
    players = len(game.names)
    for number in range(len(game.moves) - players):
        then = game.moves[number + players]
        if len(then.rack) == 7 and isinstance(then.turn, Exchange | Place):
            kept_then = kept_after(game, number + players) if then.drawn else ""
            yield kept_after(game, number), then.points + values.of(kept_then)


def add_games(
    sums: Sums, generation: int, numbers: Iterable[int], values: LeaveValues
) -> None:
    """Play games until the bag is empty, and count what came after each leave."""
    lexicon, player = Lexicon.load(), equity_player(cache(values.of))
    for number in numbers:
        rng = random.Random(f"gen {generation} {number}")
        game = new_game(["Ann", "Ben"], rng)
        while game.bag and not game.may_end:
            turn = player(game.board, game.rack, lexicon)
            game = take_turn(game, turn, rng, lexicon)
        for leave, earned in observations(game, values):
            counts = sums.setdefault(in_order(leave), [0, 0])
            counts[0] += 1
            counts[1] += round(10 * earned)


def added(one: Sums, other: Sums) -> Sums:
    """Return what two generations have counted.

    >>> added({"S": [2, 30]}, {"S": [1, 5], "Q": [1, 0]})
    {'S': [3, 35], 'Q': [1, 0]}
    """
    none = [0, 0]
    return {
        leave: [
            a + b
            for a, b in zip(one.get(leave, none), other.get(leave, none), strict=True)
        ]
        for leave in {**one, **other}
    }


def features_of(leave: str) -> Counter[str]:
    """Return how often each tile and each pair of tiles is in `leave`.

    >>> features_of("EAE")
    Counter({'E': 2, 'AE': 2, 'A': 1, 'EE': 1})
    """
    tiles = in_order(leave)
    return Counter(tiles) + Counter(map("".join, combinations(tiles, 2)))


def regression(sums: Sums) -> LeaveValues:
    """Return the points for each feature that explain best what was earned."""
    names = [*FEATURES, ""]  # the last one is what every leave earns
    places = {name: place for place, name in enumerate(names)}
    matrix = [[0.0] * len(names) for _ in names]
    right = [0.0] * len(names)
    for leave, (count, tenths) in sums.items():
        found = {places[name]: times for name, times in features_of(leave).items()}
        found[places[""]] = 1
        for place, times in found.items():
            right[place] += times * tenths / 10
            row = matrix[place]
            for other, more in found.items():
                row[other] += count * times * more
    for name in FEATURES:
        matrix[places[name]][places[name]] += DOUBT[len(name)]
    points = zip(FEATURES, solved(matrix, right), strict=False)
    return LeaveValues({name: round(value, 2) for name, value in points})


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return x with matrix * x = right, by elimination.

    >>> solved([[2, 1], [1, 3]], [5, 10])
    [1.0, 3.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, _ in enumerate(rows):
        pivot = max(range(place, len(rows)), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        first = [value / rows[place][place] for value in rows[place]]
        for other, row in enumerate(rows):
            if times := row[place]:
                rows[other] = [a - times * b for a, b in zip(row, first, strict=True)]
        rows[place] = first
    return [row[-1] for row in rows]


def estimate(folder: Path, part: int = 1) -> LeaveValues:
    """Return the values after all generations, of a part of the games each."""
    values, before = LeaveValues({}), Sums()
    for generation, games in enumerate(GENERATIONS):
        file = folder / f"generation_{generation}.json"
        played, sums = json.loads(file.read_text()) if file.exists() else (0, {})
        while played < games // part:
            numbers = range(played, min(played + BATCH, games // part))
            add_games(sums, generation, numbers, values)
            played = numbers.stop
            written = file.with_suffix(".part")
            written.write_text(json.dumps([played, sums]))
            written.replace(file)
        values, before = regression(added(sums, before)), sums
        print(f"generation {generation + 1}: {values.points}", file=sys.stderr)
    return values


def table_of(values: LeaveValues, games: int) -> str:
    """Return the module that holds `values`: tiles, and then the pairs that matter."""
    entries = [
        f"{name:2} {value:+.1f}"
        for name, value in values.points.items()
        if len(name) == 1 or abs(value) >= LEAST
    ]
    rows = [entries[at : at + IN_A_ROW] for at in range(0, len(entries), IN_A_ROW)]
    body = "".join(f"{'  '.join(row)}\n" for row in rows)
    return f'{HEAD.format(games=games, generations=len(GENERATIONS))}{body}""")\n'


def main(folder: str, part: str = "1") -> None:
    """Estimate the values, and write them."""
    values = estimate(Path(folder), int(part))
    TABLE.write_text(table_of(values, sum(GENERATIONS) // int(part)), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
