"""Measures what looking at the tiles kept gains over taking the best score.

    python tools/bench_players.py            4,000 games with the course's words
    python tools/bench_players.py 500        so many, to try it

The players change seats from game to game. The same number of games gives the same
figures in every run; only the games a second are those of the machine.
"""

from __future__ import annotations

import sys
import time

from scrabble_course.scrabble.far_sighted import far_sighted
from scrabble_course.scrabble.players import greedy
from scrabble_course.scrabble.standings import Standing
from scrabble_course.scrabble.tournament import tournament

GAMES = 4000
SEED = 11


def gain(games: int) -> Standing:
    """Return how the far-sighted player stands after so many games with greedy."""
    players = {"far_sighted": far_sighted, "greedy": greedy}
    return tournament(players, games, SEED).of("far_sighted")


def lines(found: Standing, seconds: float) -> list[str]:
    """Return the figures, as the documentation quotes them."""
    rate = 100 * (found.win_rate or 0)
    low, high = (100 * end for end in found.win_interval)
    least, most = found.spread_interval or (0.0, 0.0)
    return [
        f"far_sighted against greedy, {found.games:,} games:",
        f"wins {rate:.1f} % of them ({low:.1f} to {high:.1f} %),",
        f"is ahead by {found.mean_spread or 0:.1f} points a game "
        f"({least:.1f} to {most:.1f}), both with 95 % confidence;",
        f"{found.games / seconds:.0f} games a second on all cores",
    ]


def main(arguments: list[str]) -> None:
    """Print the figures from so many games."""
    begun = time.perf_counter()
    found = gain(int(arguments[0]) if arguments else GAMES)
    print(*lines(found, time.perf_counter() - begun), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
