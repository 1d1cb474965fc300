"""Measures how much better one program plays than another.

    python tools/bench_players.py          far_sighted against greedy, 4,000 games
    python tools/bench_players.py 500      so many, to try it
    python tools/bench_players.py 1000 --simulating games.txt
                                           simulating against far_sighted
    python tools/bench_players.py 100 --levels
                                           points a game of the computer's levels

The players change seats from game to game. The same number of games gives the same
figures in every run; only the games a second are those of the machine.

`simulating` tries its turns in so many `--draws`, and has `--seconds` of the processor
for a turn of an endgame: it plays no worse on a busy machine. A game that ends is a
line of the file at once; called again, the tool plays those that are missing.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble.equity_player import far_sighted
from scrabble_course.scrabble.levels import Level, common_words, computer
from scrabble_course.scrabble.matches import MatchResult, Room, round_robin
from scrabble_course.scrabble.play_here import play_here
from scrabble_course.scrabble.players import Player, greedy
from scrabble_course.scrabble.simulation import ROUNDS, simulating
from scrabble_course.scrabble.standings import Standing
from scrabble_course.scrabble.tournament import tournament
from scrabble_course.scrabble.turns import Turn

GAMES = 4000
SEED = 11
DRAWS = 100
SECONDS = 0.5
SLOWEST_TURN = 3600.0
"""Seconds on the wall: whoever measures may stop it for a while."""


def gain(games: int) -> Standing:
    """Return how the far-sighted player stands after so many games with greedy."""
    players = {"far_sighted": far_sighted, "greedy": greedy}
    return tournament(players, games, SEED).of("far_sighted")


def gain_in(
    file: Path, games: int, simulates: Player, cores: int | None = None
) -> Standing:
    """Return how a player that simulates stands against far_sighted.

    The games that `file` lacks are played, and join it one by one.
    """
    players = {"simulating": simulates, "far_sighted": far_sighted}
    room = Room(players, Lexicon.load(), SLOWEST_TURN)
    known = {result.number for result in read(file)}
    matches = round_robin(tuple(players), games, SEED)
    missing = [match for match in matches if match.number not in known]
    with file.open("a", encoding="utf-8") as lines:
        for found in play_here(missing, room, cores):
            if found.fault:
                raise SystemExit(f"game {found.number} has no result: {found.fault}")
            row = found.number, found.names, found.scores, found.turns
            print(json.dumps(row), file=lines, flush=True)
    return Standing("simulating", tuple(r for r in read(file) if r.number < games))


def read(file: Path) -> list[MatchResult]:
    """Return the results in a file, in order; there are none without one."""
    rows = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    results = []
    for number, names, scores, turns in sorted(map(json.loads, rows)):
        results.append(MatchResult(number, tuple(names), tuple(scores), turns))
    return results


def simulation(draws: int, seconds: float) -> Player:
    """Return `simulating` with so many draws a turn, and seconds for an endgame."""

    def simulates(board: Board, rack: str, lexicon: Lexicon) -> Turn:
        each = max(1, draws // ROUNDS)
        return simulating(board, rack, lexicon, seconds, each, time.process_time)

    return simulates


def lines(found: Standing, other: str) -> list[str]:
    """Return the figures, as the documentation quotes them."""
    rate = 100 * (found.win_rate or 0)
    low, high = (100 * end for end in found.win_interval)
    least, most = found.spread_interval or (0.0, 0.0)
    return [
        f"{found.name} against {other}, {found.games:,} games:",
        f"wins {rate:.1f} % of them ({low:.1f} to {high:.1f} %),",
        f"is ahead by {found.mean_spread or 0:.1f} points a game "
        f"({least:.1f} to {most:.1f}), both with 95 % confidence;",
    ]


def level_points(
    games: int, draws: int = DRAWS, cores: int | None = None
) -> Iterator[str]:
    """Yield what each level of the computer scores a game, against itself.

    The expert makes so many `draws`, and so plays as well on a busy machine.
    """
    known = common_words()
    for level in Level:
        player = computer(level, known)
        if level == Level.EXPERT:
            player = simulation(draws, SECONDS)
        players = {f"{level} {seat}": player for seat in "ab"}
        found = tournament(players, games, SEED, seconds=SLOWEST_TURN, cores=cores)
        scores = [score for result in found.results for score in result.scores]
        doubt = stdev(scores) / sqrt(len(scores))
        yield f"{level}: {mean(scores):.0f} points a game (+- {doubt:.0f})"


def used_seconds() -> float:
    """Return the processor time of this process and its children that have ended."""
    return sum(os.times()[:4])


def against_greedy(games: int) -> None:
    """Print the figures of far_sighted against greedy, and how quickly they came."""
    begun, used = time.perf_counter(), used_seconds()
    print(*lines(gain(games), "greedy"), sep="\n")
    passed = time.perf_counter() - begun
    print(
        f"{games / passed:.0f} games a second by the clock, with "
        f"{len(os.sched_getaffinity(0))} cores, a process each; "
        f"{(used_seconds() - used) / games * 1000:.1f} ms of a core for each game"
    )


def against_far_sighted(options: argparse.Namespace) -> None:
    """Print the figures of simulating against far_sighted, with games of a file."""
    file, used = options.simulating, used_seconds()
    before = len(read(file))
    simulates = simulation(options.draws, options.seconds)
    found = gain_in(file, options.games, simulates, options.cores)
    print(*lines(found, "far_sighted"), sep="\n")
    if new := len(read(file)) - before:
        print(f"{(used_seconds() - used) / new:.1f} seconds of a core for each game")


def main(arguments: Sequence[str]) -> None:
    """Print the figures from so many games."""
    summary, _, _ = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(prog="bench_players", description=summary)
    parser.add_argument("games", type=int, nargs="?", default=GAMES)
    parser.add_argument("--simulating", type=Path, metavar="FILE")
    parser.add_argument("--levels", action="store_true")
    parser.add_argument("--draws", type=int, default=DRAWS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--cores", type=int)
    options = parser.parse_args(arguments)
    if options.levels:
        for line in level_points(options.games, options.draws, options.cores):
            print(line, flush=True)
    elif options.simulating is not None:
        against_far_sighted(options)
    else:
        against_greedy(options.games)


if __name__ == "__main__":
    main(sys.argv[1:])
