"""Measures the engine for README.md: the lexicon, and the search of racks.

    python tools/bench_engine.py            the course's words
    python tools/bench_engine.py FILE       any other list

`make bench` calls `print_table`. The racks are drawn from the bag of the English game
with a fixed seed, so every run searches the same ones.
"""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from scrabble_course.engine import Lexicon, rack_words
from scrabble_course.engine.word_graph import build_graph

BAG = (
    "aaaaaaaaabbccddddeeeeeeeeeeeeffggghhiiiiiiiiijkllllmmnnnnnnoooooooo"
    "ppqrrrrrrssssttttttuuuuvvwwxyyz"
)
RACKS = 60
SCANNED_RACKS = 3  # a scan takes hundreds of times as long
RUNS = 5
SEED = 7
GOALS_MS = (0.15, 2.0, 8.0)
READY_GOAL_MS = 60.0
BUILD_GOAL_MS = 3000.0
READY = """
import time
start = time.perf_counter()
from scrabble_course.engine import Lexicon
Lexicon.load()
print((time.perf_counter() - start) * 1000)
"""


def racks(blanks: int) -> list[str]:
    """Return the racks of seven tiles that are searched, with `blanks` blanks each."""
    rng = random.Random(SEED)
    return ["".join(rng.sample(BAG, 7 - blanks)) + "?" * blanks for _ in range(RACKS)]


def scan(rack: str, words: Sequence[str]) -> list[str]:
    """Return the words of `rack`, by trying every word: the baseline."""
    tiles = Counter(rack)
    blanks = tiles.pop("?", 0)
    return [word for word in words if (Counter(word) - tiles).total() <= blanks]


def elapsed_ms(action: Callable[[], object]) -> float:
    """Return how many milliseconds `action` takes."""
    start = time.perf_counter()
    action()
    return (time.perf_counter() - start) * 1000


def ready_ms() -> float:
    """Return how long a fresh Python needs to import the engine and load the words."""
    Lexicon.load()  # the first time of all, the graph is built
    command = [sys.executable, "-c", READY]
    return statistics.median(
        float(subprocess.run(command, check=True, capture_output=True).stdout)
        for _ in range(RUNS)
    )


def rack_ms(search: Callable[[str], object], some: Sequence[str]) -> float:
    """Return how long `search` takes for a rack: the median of `some` racks."""
    return statistics.median(elapsed_ms(partial(search, rack)) for rack in some)


def rows(path: str | None = None) -> list[tuple[str, float, str]]:
    """Return what is measured, its milliseconds, and the goal."""
    lexicon = Lexicon.load(path)
    words = list(lexicon)
    building = [elapsed_ms(lambda: build_graph(words)) for _ in range(3)]
    table = [
        ("engine and course's words ready", ready_ms(), f"{READY_GOAL_MS:g} ms"),
        (
            f"build a graph of {len(words):,} words, once",
            statistics.median(building),
            f"{BUILD_GOAL_MS:g} ms",
        ),
    ]
    for blanks, goal in enumerate(GOALS_MS):
        some, kind = racks(blanks), f"{blanks} blank{'s' * (blanks != 1)}"
        fast = rack_ms(lambda rack: rack_words(rack, lexicon), some * RUNS)
        slow = rack_ms(lambda rack: scan(rack, words), some[:SCANNED_RACKS])
        table.append((f"rack search, {kind}", fast, f"{goal:g} ms"))
        table.append((f"the same, trying every word, {kind}", slow, ""))
    return table


def print_table(path: str | None = None) -> None:
    """Print a table of what is measured, with the goals of DESIGN.md."""
    print("| The engine, in pure Python | Median | Goal |\n| --- | ---: | ---: |")
    for what, ms, goal in rows(path):
        print(f"| {what} | {ms:.2f} ms | {goal} |")


if __name__ == "__main__":
    print_table(*sys.argv[1:2])
