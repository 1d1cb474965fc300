"""Measures the engine for docs/speed.md: the lexicon, racks, boards and games.

    python tools/bench_engine.py            the course's words
    python tools/bench_engine.py FILE       any other list

`make bench` calls `print_table`. Racks and boards come from fixed seeds, so every run
searches the same ones; Python and C take turns, so that a busy machine slows both.
All but the time until the engine is ready is time of a core, not of the clock.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from self_play import TILES, self_play
from yardstick import Yardstick

from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, all_plays, best_play
from scrabble_course.engine.fast import load_fast, searching_in
from scrabble_course.engine.graph_building import graph_of_words
from scrabble_course.engine.rack_search import rack_words
from scrabble_course.scrabble import Player, far_sighted, greedy, new_game, play_out

BAG = TILES.replace("?", "").lower()
BLANKS = (0, 1, 2)
RACKS = POSITIONS = 60
MID_GAME = range(6, 15)  # the turns whose boards are searched
SCANNED_RACKS = 3  # a scan takes hundreds of times as long
GAMES = 30
RUNS = 5
ASKED_OFTEN = 256
"""From how many best plays with blanks on C looks words up by their letters."""
SEED = 7
READY_GOAL_MS = 60.0
BUILD_GOAL_MS = 3000.0
COLD_GOAL_MS = 600.0
SLOWEST_GOAL_MS = 80.0
"""In the browser, where all takes 1.83 times as long, that is 0.15 s."""
READY = """
import time
start = time.perf_counter()
from scrabble_course.engine import Lexicon
Lexicon.load()
print((time.perf_counter() - start) * 1000)
"""
FIRST_PLAY = """
import sys
from pathlib import Path
from scrabble_course.board import Board
from scrabble_course.engine import Lexicon, best_play, graph_cache
graph_cache.cache_folder = lambda: Path(sys.argv[1])
best_play(Board.empty(), "AEINRS?", Lexicon.load())
"""

PLAYED_OUT = (
    (greedy, "greedy against greedy", 300),
    (far_sighted, "far_sighted against greedy", 150),
)
BACKENDS = ("python",) if load_fast() is None else ("python", "c")
Position = tuple[Board, str]
"""A board and the rack whose plays are searched on it."""


@dataclass(frozen=True, slots=True)
class Row:
    """What is measured, its milliseconds by backend, and the goals."""

    what: str
    ms: dict[str, float]
    goals: dict[str, float]

    @property
    def is_late(self) -> bool:
        """Whether a goal is missed."""
        return any(self.ms.get(backend, 0) > ms for backend, ms in self.goals.items())

    def __str__(self) -> str:
        cells = [self.what]
        for backend in ("python", "c"):
            has_ms, has_goal = backend in self.ms, backend in self.goals
            cells.append(f"{self.ms[backend]:.3g} ms" if has_ms else "")
            cells.append(f"{self.goals[backend]:g} ms" if has_goal else "")
        return f"| {' | '.join(cells)} |"


def racks(blanks: int) -> list[str]:
    """Return the racks of seven tiles that are searched, with `blanks` blanks each."""
    rng = random.Random(SEED)
    return ["".join(rng.sample(BAG, 7 - blanks)) + "?" * blanks for _ in range(RACKS)]


def positions(blanks: int, lexicon: Lexicon) -> list[Position]:
    """Return boards from the middle of games, each with a rack of `blanks` blanks."""
    rng = random.Random(SEED)
    found: list[Position] = []
    while len(found) < POSITIONS:
        game = [*self_play(lexicon, rng)]
        turn = MID_GAME[len(found) % len(MID_GAME)]
        if turn < len(game) and len(game[turn].bag) >= 7:
            found.append((game[turn].board, game[turn].with_blanks(blanks, rng)))
    return found


def scan(rack: str, words: Sequence[str]) -> list[str]:
    """Return the words of `rack`, by trying every word: the baseline."""
    tiles = Counter(rack)
    blanks = tiles.pop("?", 0)
    return [word for word in words if (Counter(word) - tiles).total() <= blanks]


def elapsed_ms(action: Callable[[], object]) -> float:
    """Return how many milliseconds of a core `action` takes.

    What others do on the machine in between is not counted.
    """
    start = time.thread_time()
    action()
    return (time.thread_time() - start) * 1000


def fastest_ms(action: Callable[[], object]) -> float:
    """Return the fastest of some runs of `action`."""
    return min(elapsed_ms(action) for _ in range(RUNS))


def ready_ms() -> float:
    """Return how long a fresh Python needs to import the engine and load the words."""
    Lexicon.load()  # the first time of all, the graph is built
    command = [sys.executable, "-c", READY]
    return statistics.median(
        float(subprocess.run(command, check=True, capture_output=True).stdout)
        for _ in range(RUNS)
    )


def cold_ms() -> float:
    """Return how long Python takes from its start to a best play, with nothing kept.

    A wheel carries the graph of the course's words; a checkout has to build it.
    """
    times = []
    for _ in range(RUNS):
        with tempfile.TemporaryDirectory() as cache:
            start = time.perf_counter()
            subprocess.run([sys.executable, "-c", FIRST_PLAY, cache], check=True)
            times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def median_ms(
    actions: Iterable[Callable[[], object]],
    backends: Sequence[str] = BACKENDS,
    of: Callable[[Iterable[float]], float] = statistics.median,
) -> dict[str, float]:
    """Return the median `of` the times by backend; each counts its fastest run."""
    times: dict[str, list[float]] = {backend: [] for backend in backends}
    for action in actions:
        for backend in backends:
            with searching_in(backend):
                times[backend].append(fastest_ms(action))
    return {backend: of(some) for backend, some in times.items()}


def lexicon_rows(lexicon: Lexicon) -> list[Row]:
    """Return how long it takes to have the words at hand."""
    words = list(lexicon)
    building = median_ms([partial(graph_of_words, words)])
    return [
        Row(
            "engine and course's words ready, by the clock",
            {"python": ready_ms()},
            {"python": READY_GOAL_MS},
        ),
        Row(
            f"build a graph of {len(words):,} words, once",
            building,
            {"python": BUILD_GOAL_MS},
        ),
        Row(
            "a first best play, no graph kept, from Python's start, by the clock",
            {BACKENDS[-1]: cold_ms()},
            {BACKENDS[-1]: COLD_GOAL_MS},
        ),
    ]


def rack_rows(lexicon: Lexicon) -> list[Row]:
    """Return how long the search of a rack takes, and how long a scan would."""
    words, rows = list(lexicon), []
    goals = zip(BLANKS, (0.15, 2.0, 8.0), (0.004, 0.025, 0.1), strict=True)
    for blanks, python, c in goals:
        some, kind = racks(blanks), blanks_text(blanks)
        quick = median_ms(partial(rack_words, rack, lexicon) for rack in some)
        slow = (partial(scan, rack, words) for rack in some[:SCANNED_RACKS])
        scanned = median_ms(slow, ("python",))
        goal = {"python": python, "c": c}
        rows.append(Row(f"rack search, {kind}", quick, goal))
        rows.append(Row(f"the same, trying every word, {kind}", scanned, {}))
    return rows


def board_rows(lexicon: Lexicon) -> list[Row]:
    """Return how long all plays take, and the best play alone."""
    rows: list[Row] = []
    with searching_in(BACKENDS[-1]):
        for _ in range(ASKED_OFTEN):  # from then on, words are listed by their letters
            best_play(Board.empty(), "?", lexicon)
    for search, what, goals in (
        (all_plays, "all plays", ((2.5, 0.05), (22, 0.5), (90, 2.0))),
        (best_play, "best play", ((None, 0.02), (None, 0.12), (None, 0.4))),
    ):
        for blanks, (python, c) in zip(BLANKS, goals, strict=True):
            some = positions(blanks, lexicon)
            ms = median_ms(partial(search, *one, lexicon) for one in some)
            goal = {"c": c} if python is None else {"python": python, "c": c}
            rows.append(Row(f"{what}, {blanks_text(blanks)}", ms, goal))
    hard = (partial(best_play, *one, lexicon) for one in positions(2, lexicon))
    slowest = median_ms(hard, ("python",), max)
    goal = {"python": SLOWEST_GOAL_MS}
    return [*rows, Row("the same on the slowest of the boards", slowest, goal)]


def beside_the_yardstick(lexicon: Lexicon) -> Iterator[str]:
    """Yield what the searches in C take beside the textbook's, and the ratio.

    The two take turns on each position.
    """
    searches = (
        ("all plays", all_plays, Yardstick.all_plays),
        ("best play", best_play, Yardstick.best_play),
    )
    for what, ours, textbook in searches:
        for blanks, goal in zip(BLANKS, (0.55, 0.5, 0.5), strict=True):
            pairs = [
                (
                    partial(ours, *one, lexicon),
                    partial(textbook, Yardstick(*one, lexicon)),
                )
                for one in positions(blanks, lexicon)
            ]
            times = [[fastest_ms(action) for action in pair] for pair in pairs]
            our_ms, its_ms = map(statistics.median, zip(*times, strict=True))
            yield (
                f"| {what}, {blanks_text(blanks)} | {our_ms:.3g} ms | {its_ms:.3g} ms "
                f"| {our_ms / its_ms:.2f} | {goal} |"
            )


def games_per_second(lexicon: Lexicon) -> dict[str, float]:
    """Return how many games a core plays in a second with the best play each turn."""
    speeds = {}
    for backend in BACKENDS:
        games = GAMES if backend == "c" else 2
        with searching_in(backend):
            ms = elapsed_ms(partial(play_games, games, lexicon))
        speeds[backend] = games / ms * 1000
    return speeds


def play_games(games: int, lexicon: Lexicon) -> None:
    """Play some games from the first to the last move."""
    for seed in range(games):
        for _ in self_play(lexicon, random.Random(seed)):
            pass


def played_out_per_second(player: Player, lexicon: Lexicon) -> float:
    """Return how many games against `greedy` a core plays with all rules kept."""
    ms = elapsed_ms(partial(play_games_out, GAMES, [player, greedy], lexicon))
    return GAMES / ms * 1000


def play_games_out(games: int, players: Sequence[Player], lexicon: Lexicon) -> None:
    """Play some games between programs from the first to the last move."""
    for seed in range(games):
        rng = random.Random(seed)
        game = new_game(["Ann", "Ben"], rng, as_named=True)
        play_out(game, players, lexicon, rng)


def blanks_text(blanks: int) -> str:
    """Return "1 blank" or "2 blanks"."""
    return f"{blanks} blank{'s' * (blanks != 1)}"


def print_table(path: str | None = None) -> None:
    """Print what is measured, with the goals, and how it grows with the words."""
    lexicon = Lexicon.load(path)
    print(
        "| Processor time of one thread | Python | Goal | C | Goal |\n"
        "| --- | ---: | ---: | ---: | ---: |"
    )
    for measured in (lexicon_rows, rack_rows, board_rows):
        for row in measured(lexicon):
            print(row, "missed" * row.is_late, flush=True)
    for backend, speed in games_per_second(lexicon).items():
        goal = " (goal: 150)" if backend == "c" else ""
        print(f"\nSelf-play in {backend}: {speed:.0f} games a second of a core{goal}")
    if "c" in BACKENDS:
        print("\n| In C, one thread each | Ours | The textbook's | Ratio | Goal |")
        print("| --- | ---: | ---: | ---: | ---: |")
        for line in beside_the_yardstick(lexicon):
            print(line, flush=True)
        for player, name, least in PLAYED_OUT:
            speed = played_out_per_second(player, lexicon)
            said = f"{speed:.0f} games a second of a core (goal: {least})"
            print(f"\n{name}, all rules: {said}{', missed' * (speed < least)}.")


if __name__ == "__main__":
    print_table(*sys.argv[1:2])
