"""Searches the engine in C for undefined behaviour: under sanitizers, on random boards.

    python tools/sanitize_engine.py           2,000 rounds, and the tests of the engine
    python tools/sanitize_engine.py ROUNDS    as many rounds as you like

The extension is built into a temporary folder with gcc's address and undefined
behaviour sanitizers; what is installed stays as it is. The first fault ends the run
with a report. It is for Linux, with gcc and its libasan.
"""

from __future__ import annotations

import importlib.machinery
import importlib.util
import os
import random
import string
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scrabble_course.board import Board, Play

# The engine is imported late, once the extension with sanitizers stands in for its own.
ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "scrabble_course/engine/c"
EXTENSION = "scrabble_course.engine._fast"
FLAGS = (
    "-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer "
    "-g -O1 -shared -fPIC -Wall -Wextra -Werror -DPy_LIMITED_API=0x030b0000"
).split()
ENVIRONMENT = {
    # Python leaves much to be freed by the end of the process.
    "ASAN_OPTIONS": "detect_leaks=0",
    "UBSAN_OPTIONS": "print_stacktrace=1",
    # Its own allocator would hide what is read beyond a text or a list.
    "PYTHONMALLOC": "malloc",
    "SCRABBLE_COURSE_BACKEND": "",
}
BUILT = "SANITIZED_ENGINE"
ROUNDS = 2000
TESTS = tuple(
    f"tests/engine/test_{name}.py" for name in ("fast", "plays", "word_index")
)


def build(folder: Path) -> Path:
    """Build the extension with sanitizers into `folder`; return its file."""
    built = folder / "_fast.abi3.so"
    sources = sorted(map(str, SOURCES.glob("*.c")))
    include = "-I" + sysconfig.get_paths()["include"]
    subprocess.run(["gcc", *FLAGS, include, *sources, "-o", str(built)], check=True)
    return built


def run_sanitized(rounds: int) -> int:
    """Build, and let another Python run the rounds and the tests; return its code."""
    library = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.strip()
    with tempfile.TemporaryDirectory() as folder:
        built = build(Path(folder))
        environment = {**os.environ, **ENVIRONMENT, "LD_PRELOAD": library}
        environment |= {BUILT: str(built), "PYTHONPATH": str(ROOT)}
        command = [sys.executable, __file__, str(rounds)]
        return subprocess.run(
            command, cwd=ROOT, env=environment, check=False
        ).returncode


def load_sanitized(file: str) -> None:
    """Put the extension in `file` where the engine looks for its own."""
    loader = importlib.machinery.ExtensionFileLoader(EXTENSION, file)
    spec = importlib.util.spec_from_loader(EXTENSION, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    sys.modules[EXTENSION] = module


def fuzz(rounds: int, rng: random.Random) -> None:
    """Search random boards for random words; compare with Python each time."""
    from scrabble_course.board import Play
    from scrabble_course.engine.fast import VALUES, load_fast
    from scrabble_course.engine.line_search import plays_on
    from scrabble_course.engine.rack_leaves import leaves_of, with_leaves
    from scrabble_course.engine.scored_play import rank
    from scrabble_course.engine.word_graph import build_graph

    fast = load_fast()
    assert fast is not None
    for _ in range(rounds):
        letters = rng.sample(string.ascii_lowercase, rng.randint(1, 8))
        words = {
            "".join(rng.choices(letters, k=rng.choice((1, 2, 2, 3, 3, 4, 6, 9, 15))))
            for _ in range(rng.randint(0, 300))
        }
        graph, board = build_graph(sorted(words)), random_board(letters, rng)
        assert fast.build_graph(sorted(words)) == graph, words
        rack = "".join(rng.choices([*letters, "?"], k=rng.randint(1, 7)))
        if rack.count("?") > 3:  # Python would take minutes over them
            continue
        question = board, rack, graph, VALUES
        plays = [*plays_on(*question)]
        best = min(plays, key=rank, default=None)
        assert fast.all_plays(*question, 0) == plays, question
        assert fast.best_play(*question, None) == best, question
        worth = {leave: rng.uniform(-50, 50) for leave in leaves_of(rack)}
        ranked = [
            (-play.score - worth[leave], rank(play), play)
            for play, leave in with_leaves(board, rack, plays)
        ]
        found = fast.best_play(*question, worth.__getitem__)
        assert found == min(ranked, default=(None,))[-1], question
        least = best.score // 2 if best else 1
        better = [play for play in plays if play.score >= least]
        assert fast.all_plays(*question, least) == better, question
        word = "".join(rng.choices([*letters, *"".join(letters).upper()], k=3))
        anywhere = Play(word, rng.randrange(15), rng.randrange(15), rng.random() < 0.5)
        for play in [anywhere, *(found.play for found in plays[:20])]:
            score = ruled(board, play, rack, words)
            assert fast.score_of(board, play, rack, graph, VALUES) == score, question
        fast.rack_words(rack, graph)
        fast.best_rack_word(rack, (1, 2, 3) * 3, (1,) * 8, graph)


def ruled(board: Board, play: Play, rack: str, words: set[str]) -> int | None:
    """Return what the rules say that a play earns, or None if they refuse it."""
    from scrabble_course.board import BoardError, check_play, play_sheet

    try:
        check_play(board, play, rack, words.__contains__)
    except BoardError:
        return None
    return play_sheet(board, play).total


def random_board(letters: list[str], rng: random.Random) -> Board:
    """Return a board with any number of letters in any places."""
    from scrabble_course.board import Board

    some = [*letters, *"".join(letters).upper()]
    share = rng.choice((0, 0.02, 0.1, 0.3, 0.6, 0.95, 1))
    squares = [rng.choice(some) if rng.random() < share else "." for _ in range(225)]
    lines = ["".join(squares[start : start + 15]) for start in range(0, 225, 15)]
    return Board(tuple(lines))


def main() -> int:
    """Run everything; return the code to exit with."""
    rounds = int(sys.argv[1]) if sys.argv[1:] else ROUNDS
    if BUILT not in os.environ:
        return run_sanitized(rounds)
    load_sanitized(os.environ[BUILT])
    fuzz(rounds, random.Random(1))
    print(f"{rounds} rounds: no fault, and the answers of Python")
    import pytest

    # All is slower here, and a test that takes minutes is no fault.
    return pytest.main(["-q", "-p", "no:cacheprovider", "--timeout=1200", *TESTS])


if __name__ == "__main__":
    sys.exit(main())
