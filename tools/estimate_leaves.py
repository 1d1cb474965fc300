"""Estimates what tiles kept are worth, from our own games, and writes the table.

    python tools/estimate_leaves.py              write leave_values.py again
    python tools/estimate_leaves.py 200          the same from few games, to try it

In each round a program plays both sides of thousands of games with the values of the
round before; in the first round it knows none, and just takes what scores most. For
each turn we note the tiles kept, what the player's next turn scored, and what the
tiles kept then are worth by the round before. A linear regression says how much of
that sum comes with each feature of a leave. The same seed gives the same table.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import Exchange, Game, Place, new_game, play_out
from scrabble_course.scrabble.bag import without
from scrabble_course.scrabble.equity_player import equity_player
from scrabble_course.scrabble.leaves import FEATURES, LeaveValues, features_of

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "scrabble_course" / "scrabble" / "leave_values.py"
ROUNDS = 4
GAMES = 2500
BATCH = 50
SEED = 5
ROW = 5
"""How many values stand on a line of the table."""

HEAD = '''\
"""What tiles that are kept are worth, in points: `tools/estimate_leaves.py` wrote it.

Estimated from {games:,} games of our own, in {rounds} rounds, with the course's words.
"""

from scrabble_course.scrabble.leaves import LeaveValues

LEAVE_VALUES = LeaveValues({{
'''
TAIL = """\
})  # fmt: skip
"""

Sums = dict[tuple[int, int], float]
"""Sums of products: of two columns, each a feature, the constant or what is earned."""

CONSTANT, EARNED = len(FEATURES), len(FEATURES) + 1
NUMBERS = {feature: number for number, feature in enumerate(FEATURES)}


def kept_after(game: Game, number: int) -> str:
    """Return what the player of a move kept of the rack."""
    move = game.moves[number]
    if isinstance(move.turn, Exchange):
        return without(move.rack, move.turn.tiles)
    if isinstance(move.turn, Place):
        drawn_next = next_rack(game, number)
        return without(drawn_next, move.drawn)
    return move.rack


def next_rack(game: Game, number: int) -> str:
    """Return the rack after a move: that of the player's next move, or the last."""
    player = game.moves[number].player
    later = (move.rack for move in game.moves[number + 1 :] if move.player == player)
    return next(later, game.racks[player])


def observations(game: Game, values: LeaveValues) -> Iterator[tuple[str, float]]:
    """Yield each leave of a game that was filled up, and what came after it."""
    players = len(game.names)
    for number in range(len(game.moves)):
        after = number + players
        if len(next_rack(game, number)) < 7 or after >= len(game.moves):
            continue
        then = game.moves[after]
        if not isinstance(then.turn, Exchange | Place):
            continue
        kept_then = kept_after(game, after) if then.drawn else ""
        yield kept_after(game, number), then.points + values.of(kept_then)


def sums_of(start: int, games: int, seed: str, values: LeaveValues) -> Sums:
    """Play some games and return the sums of products that the regression needs."""
    lexicon, player = course_words(), equity_player(values)
    sums: Sums = {}
    for number in range(start, start + games):
        rng = random.Random(f"{seed} {number}")
        game = play_out(new_game(["Ann", "Ben"], rng), [player] * 2, lexicon, rng)
        for leave, earned in observations(game, values):
            add_to(sums, leave, earned)
    return sums


def add_to(sums: Sums, leave: str, earned: float) -> None:
    """Add one observation to the sums: a leave, and what came after it."""
    found = {NUMBERS[name]: count for name, count in features_of(leave).items()}
    row: dict[int, float] = {**found, CONSTANT: 1, EARNED: earned}
    for i, a in row.items():
        for j, b in row.items():
            sums[i, j] = sums.get((i, j), 0.0) + a * b


@cache
def course_words() -> Lexicon:
    """Return the course's words, loaded once for each process."""
    return Lexicon.load()


def regression(sums: Sums) -> LeaveValues:
    """Return the points for each feature that explain best what was earned.

    A feature is drawn towards 0 as if it had once been seen to earn nothing, so that
    one that never came up is worth nothing.
    """
    size = len(FEATURES) + 1
    matrix = [[sums.get((i, j), 0.0) for j in range(size)] for i in range(size)]
    for place in range(len(FEATURES)):
        matrix[place][place] += 1
    solution = solved(matrix, [sums.get((i, EARNED), 0.0) for i in range(size)])
    points = zip(FEATURES, solution, strict=False)
    return LeaveValues({feature: round(value, 1) for feature, value in points})


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
            times = row[place]
            rows[other] = [a - times * b for a, b in zip(row, first, strict=True)]
        rows[place] = first
    return [row[-1] for row in rows]


def estimate(games: int, rounds: int = ROUNDS, seed: int = SEED) -> LeaveValues:
    """Return the values after some rounds of so many games each, on all cores."""
    values = LeaveValues({})
    starts = range(0, games, BATCH)
    counts = [min(BATCH, games - start) for start in starts]
    with ProcessPoolExecutor() as pool:
        for number in range(rounds):
            play = partial(sums_of, seed=f"{seed} {number}", values=values)
            total: Sums = {}
            for sums in pool.map(play, starts, counts):
                for place, value in sums.items():
                    total[place] = total.get(place, 0.0) + value
            values = regression(total)
            print(f"round {number + 1}: {dict(values.points)}", file=sys.stderr)
    return values


def table_of(values: LeaveValues, games: int, rounds: int = ROUNDS) -> str:
    """Return the module that holds `values`."""
    entries = [f'"{name}": {value:.1f},' for name, value in values.points.items()]
    lines = [entries[at : at + ROW] for at in range(0, len(entries), ROW)]
    body = "".join(f"    {' '.join(line)}\n" for line in lines)
    return HEAD.format(games=games * rounds, rounds=rounds) + body + TAIL


def main(arguments: list[str]) -> None:
    """Estimate the values, with so many games a round, and write them."""
    games = int(arguments[0]) if arguments else GAMES
    TABLE.write_text(table_of(estimate(games), games), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
