"""Plays thousands of games under the eyes of the tests' referee, and writes figures.

    python tools/check_games.py                10,000 games with the course's words
    python tools/check_games.py 500 FILE       so many, with any other list

Two to four players, computer programs of every kind, by every challenge rule; in half
of the games bluffs, challenges, exchanges and passes are mixed in. Each game is looked
at turn by turn, written as GCG and read back. Game n is the same in every run.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

from scrabble_course.board import BoardError, Play, check_play
from scrabble_course.engine import Lexicon
from scrabble_course.scrabble import (
    Challenge,
    ChallengeRule,
    EndGame,
    Exchange,
    Game,
    Pass,
    Place,
    Player,
    Turn,
    greedy,
    longest_word,
    new_game,
    random_player,
    take_turn,
)
from scrabble_course.scrabble.game_files import from_gcg, to_gcg

ROOT = Path(__file__).resolve().parent.parent
GAMES = 10_000
NAMES = ("Ann", "Ben", "Cem", "Dea")
BATCH = 20


def bluff(game: Game, rng: random.Random) -> Turn:
    """Return a play whose main word is any tiles, or a pass if none can be laid."""
    tiles = "".join(rng.sample(game.rack, min(3, len(game.rack)))).replace("?", "e")
    for _ in range(30):
        row, col = rng.randrange(15), rng.randrange(15)
        play = Play(tiles, row, col, down=rng.random() < 0.5)
        try:
            check_play(game.board, play, game.rack)
        except BoardError:
            continue
        return Place(play)
    return Pass()


def next_turn(
    game: Game, players: list[Player], mood: float, lexicon: Lexicon, rng: random.Random
) -> Turn:
    """Return the turn that the player to move takes: its own, or one of mood."""
    if game.may_end:
        return EndGame()
    if game.awaits_challenge and rng.random() < mood:
        return Challenge()
    if game.is_out:
        return Pass()
    if rng.random() < mood:
        if game.rule != ChallengeRule.VOID and rng.random() < 0.5:
            return bluff(game, rng)
        if len(game.bag) >= 7:
            count = rng.randint(1, len(game.rack))
            return Exchange("".join(rng.sample(game.rack, count)))
        return Pass()
    return players[game.to_move](game.board, game.rack, lexicon)


def play_game(seed: int, lexicon: Lexicon) -> Game:
    """Return a whole game, the same for the same seed."""
    rng = random.Random(seed)
    kinds = [greedy, longest_word, random_player(rng)]
    count = rng.randint(2, 4)
    players = rng.choices(kinds, k=count)
    mood = rng.choice([0.0, 0.0, 0.1, 0.3])
    game = new_game(NAMES[:count], rng, rule=rng.choice(list(ChallengeRule)))
    while not game.is_over:
        game = take_turn(
            game, next_turn(game, players, mood, lexicon, rng), rng, lexicon
        )
    return game


def check_batch(start: int, stop: int, path: str | None) -> Counter[str]:
    """Play and check some games; return how often what happened."""
    lexicon, referee = words(path), the_referee()
    seen: Counter[str] = Counter()
    for seed in range(start, stop):
        begun = time.perf_counter()
        game = play_game(seed, lexicon)
        seen["microseconds of play"] += round((time.perf_counter() - begun) * 1e6)
        seen["turns"] += referee(game, lexicon)
        if from_gcg(to_gcg(game)) != game:
            raise AssertionError(f"game {seed} is not what its file says")
        seen.update(f"turn: {type(move.turn).__name__}" for move in game.moves)
        seen["plays withdrawn"] += sum(move.upheld for move in game.moves)
        seen["games that a player went out of"] += "" in game.racks
        seen["games"] += 1
        seen["highest score"] = max(seen["highest score"], *game.final_scores)
        seen["most turns"] = max(seen["most turns"], len(game.moves))
    return seen


@cache
def words(path: str | None) -> Lexicon:
    """Return the lexicon, once for each process."""
    return Lexicon.load(path)


@cache
def the_referee() -> Callable[[Game, Lexicon], int]:
    """Return the referee of the tests, which knows nothing of the code it checks."""
    sys.path.insert(0, str(ROOT))
    from tests.scrabble.referee import referee

    return referee


def main(arguments: list[str]) -> None:
    """Check the games that the command line asks for, on all cores."""
    games = int(arguments[0]) if arguments else GAMES
    path = arguments[1] if len(arguments) > 1 else None
    starts = range(0, games, BATCH)
    stops = [min(start + BATCH, games) for start in starts]
    total: Counter[str] = Counter()
    highest = {"highest score": 0, "most turns": 0}
    with ProcessPoolExecutor() as pool:
        for seen in pool.map(check_batch, starts, stops, [path] * len(stops)):
            for what in highest:
                highest[what] = max(highest[what], seen.pop(what))
            total += seen
    total["games a second, on one core"] = round(
        total["games"] / total.pop("microseconds of play") * 1e6
    )
    for what, count in sorted((total | Counter(highest)).items()):
        print(f"{what:34}{count:>12,}")


if __name__ == "__main__":
    main(sys.argv[1:])
