"""Measures how much better one program plays than another.

    python tools/bench_players.py          far_sighted against greedy, 4,000 games
    python tools/bench_players.py 500      so many, to try it
    python tools/bench_players.py 1000 --simulating
                                           simulating against far_sighted
    python tools/bench_players.py 100 --levels
                                           points a game of the computer's levels

The players change seats from game to game. The same number of games gives the same
figures in every run; only the games a second are those of the machine. `simulating`
makes so many `--draws`, and has half a second of the processor for a turn of an
endgame: it plays no worse on a busy machine.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import mean, stdev

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.levels import Level, common_words, computer
from scrabble_course.scrabble.players import Player, greedy
from scrabble_course.scrabble.simulation import ROUNDS, simulating
from scrabble_course.scrabble.standings import CONFIDENCE, Standing
from scrabble_course.scrabble.tournament import tournament
from scrabble_course.scrabble.turns import Turn

GAMES = 4000
SEED = 11
DRAWS = 100
SECONDS = 0.5
SLOWEST_TURN = 3600.0
"""Seconds on the wall: whoever measures may stop it for a while."""


def simulation(draws: int) -> Player:
    """Return `simulating` with so many draws a turn."""

    def simulates(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        each = max(1, draws // ROUNDS)
        return simulating(board, rack, lexicon, SECONDS, each, time.process_time)

    return simulates


def against(games: int, players: dict[str, Player]) -> Iterator[str]:
    """Yield how the first player stands after so many games with the second."""
    begun, used = time.perf_counter(), used_seconds()
    name, other = players
    yield from lines(
        tournament(players, games, SEED, seconds=SLOWEST_TURN).of(name), other
    )
    speed = games / (time.perf_counter() - begun)
    yield (
        f"{speed:.1f} games a second by the clock, with "
        f"{len(os.sched_getaffinity(0))} cores, a process each; "
        f"{(used_seconds() - used) / games * 1000:.1f} ms of a core for each game"
    )


def lines(found: Standing, other: str) -> list[str]:
    """Return the figures, as the documentation quotes them."""
    rate = 100 * (found.win_rate or 0)
    low, high = (100 * end for end in found.win_interval)
    spread = found.mean_spread or 0.0
    spreads = [result.spread(found.name) for result in found.ended]
    reach = CONFIDENCE * stdev(spreads) / sqrt(len(spreads))
    return [
        f"{found.name} against {other}, {found.games:,} games:",
        f"wins {rate:.1f} % of them ({low:.1f} to {high:.1f} %),",
        f"is ahead by {spread:.1f} points a game "
        f"({spread - reach:.1f} to {spread + reach:.1f}), both with 95 % confidence;",
    ]


def level_points(games: int, draws: int) -> Iterator[str]:
    """Yield what each level of the computer scores a game, against itself.

    The expert makes so many `draws`, and so plays as well on a busy machine.
    """
    known = common_words()
    for level in Level:
        expert = level == Level.EXPERT
        player = simulation(draws) if expert else computer(level, known)
        players = {f"{level} {seat}": player for seat in "ab"}
        found = tournament(players, games, SEED, seconds=SLOWEST_TURN)
        scores = [score for result in found.results for score in result.scores]
        doubt = stdev(scores) / sqrt(len(scores))
        yield f"{level}: {mean(scores):.0f} points a game (+- {doubt:.0f})"


def used_seconds() -> float:
    """Return the processor time of this process and its children that have ended."""
    return sum(os.times()[:4])


def main(arguments: Sequence[str]) -> None:
    """Print the figures from so many games."""
    summary, _, _ = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(prog="bench_players", description=summary)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--simulating", action="store_true")
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--draws", type=int, default=DRAWS)
    options = parser.parse_args(arguments)
    if options.levels:
        told = level_points(options.games, options.draws)
    elif options.simulating:
        players = {"simulating": simulation(options.draws), "far_sighted": far_sighted}
        told = against(options.games, players)
    else:
        told = against(options.games, {"far_sighted": far_sighted, "greedy": greedy})
    for line in told:
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
