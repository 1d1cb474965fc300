"""Measures what docs/speed.md quotes: `make bench`."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable

import bench_engine
import bench_grading
import bench_players
from bench_widgets import key_press_ms

from scrabble_course import course, word_game
from scrabble_course.checks.catalogue import exercise_named
from scrabble_course.checks.examine import examine
from scrabble_course.resources.word_list import read_words

RUNS = 15


def median_ms(action: Callable[[], object], runs: int = RUNS) -> float:
    """Return how many milliseconds `action` takes, the median of `runs`."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        action()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def python(code: str) -> Callable[[], object]:
    """Return an action that starts a fresh Python for `code`."""
    return lambda: subprocess.run([sys.executable, "-c", code], check=True)


def import_ms(module: str) -> float:
    """Return what importing `module` adds to the start of Python."""
    return median_ms(python(f"import {module}")) - median_ms(python("pass"))


def check_all() -> None:
    """Check the course's own functions of Part 1."""
    for name in {name for stage in course.WORD_GAME.stages for name in stage.functions}:
        examine(exercise_named(name), getattr(word_game, name))


def main() -> None:
    """Print a table of what is measured, with the goals of DESIGN.md."""
    words = len(read_words())
    rows = [
        (f"`load_words()`, {words:,} words", median_ms(read_words), "60 ms"),
        ("`import scrabble_course`", import_ms("scrabble_course"), "60 ms"),
        ("all eight checks of Part 1", median_ms(check_all, 5), ""),
    ]
    rows += [
        (f"a key press on the {widget}, until the score shows it", ms, "100 ms")
        for widget, ms in key_press_ms().items()
    ]
    print("| What, by the clock | Median | Goal |\n| --- | ---: | ---: |")
    for what, ms, goal in rows:
        print(f"| {what} | {ms:.0f} ms | {goal} |")
    print()
    bench_engine.print_table()
    print()
    bench_players.main([])
    print()
    bench_grading.print_table()


if __name__ == "__main__":
    main()
