"""Measures the grader for INSTRUCTORS.md, beside nbgrader on the same notebooks.

    python tools/bench_grading.py            2,000 notebooks of Part 1
    python tools/bench_grading.py 200        fewer

`make bench` calls `print_table`. A submission is one notebook of Part 1: right, wrong
in the known ways, unfinished or broken. Its time is that of one core from the file to
the durable record, with all isolation that this machine has.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import bench_nbgrader
import memory_of

from scrabble_course import course
from scrabble_course.grading import batch, downloads, entries
from scrabble_course.grading.gradebook import Gradebook
from scrabble_course.grading.isolation import level_for

ROOT = Path(__file__).resolve().parent.parent
SUBMISSIONS = 2_000
WHOLE_PARTS = 50
SEED = 7
GOAL_MS, GOAL_MB = 10, 200
STAGES = tuple(stage for stage in course.WORD_GAME.stages if stage.graded)


def lay_class(folder: Path, students: int, *options: str) -> None:
    """Lay a class of all kinds, which hands in work of Part 1."""
    words = ["-m", "tests.grading.class_of", str(folder), str(students)]
    command = [sys.executable, *words, "--parts", "1", *options]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def median_ms(submissions: Path) -> float:
    """Return what a submission takes one core: reading, grading, and its record.

    As in a real run, what many write into the gradebook together is shared.
    """
    folders, _ = downloads.student_folders(submissions)
    times: list[float] = []
    written: list[float] = []
    with (
        tempfile.TemporaryDirectory() as place,
        Gradebook.open(Path(place) / "book.sqlite") as book,
    ):
        plan = batch.plan_for(book, level_for("auto").value, SEED, STAGES)
        run = book.start_run(plan.conditions)
        with batch.grader_for(plan) as grader:
            made = []
            for folder in folders:
                start = time.perf_counter()
                work = entries.read_work(folder)
                made.append(entries.graded_work(grader, *work, STAGES))
                times.append(time.perf_counter() - start)
                if len(made) == batch.TOGETHER or folder is folders[-1]:
                    start = time.perf_counter()
                    book.add(run, made, [])
                    written.append((time.perf_counter() - start) / len(made))
                    made = []
    return (statistics.median(times) + statistics.median(written)) * 1000


def with_all_cores(submissions: Path) -> tuple[int, memory_of.Ran]:
    """Return how many the real command graded, reports too, and what that took."""
    with tempfile.TemporaryDirectory() as out:
        command = [sys.executable, "-m", "scrabble_course", "grade", str(submissions)]
        options = ["--out", out, "--parts", "1", "--seed", str(SEED)]
        ran = memory_of.run([*command, *options], ROOT, os.environ).checked()
    many = len(downloads.student_folders(submissions)[0])
    return many, ran


def print_table(submissions: int = SUBMISSIONS) -> None:
    """Print what the grader takes, and what nbgrader takes if it is there."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        lay_class(folder / "many", submissions, "--one-each")
        lay_class(folder / "whole", min(submissions, WHOLE_PARTS))
        bench_nbgrader.lay_class(folder / "sample", bench_nbgrader.STUDENTS)
        theirs = None
        if bench_nbgrader.PROGRAM.exists():
            theirs = bench_nbgrader.measure(folder / "sample")
        many, ran = with_all_cores(folder / "many")
        rows = [
            (
                f"a submission, the median of {submissions:,}",
                median_ms(folder / "many"),
            ),
            ("six notebooks of one student", median_ms(folder / "whole")),
        ]
        same = median_ms(folder / "sample" / "submitted")
    print(f"Isolation: {level_for('auto').value}.\n")
    print("| What | Ours | nbgrader | Goal |\n| --- | ---: | ---: | ---: |")
    goals = [f"{GOAL_MS} ms", ""]
    for (what, ms), goal in zip(rows, goals, strict=True):
        print(f"| {what} | {ms:.1f} ms | | {goal} |")
    cells = ["", "", "", ""]
    if theirs:
        cells = [f"{theirs.median_ms:,.0f} ms", f"{theirs.computing_ms:,.0f} ms"]
        cells += [f"{theirs.a_second:.2g}", f"{theirs.mb:.0f} MB"]
    sample = f"the median of the same {bench_nbgrader.STUDENTS} notebooks"
    print(f"| {sample} | {same:.1f} ms | {cells[0]} | |")
    what = "a submission's share of a core, the mean, with reports"
    print(f"| {what} | {ran.computing / many * 1000:.1f} ms | {cells[1]} | |")
    cores = len(os.sched_getaffinity(0))
    what = f"submissions a second, {cores} cores, with reports"
    print(f"| {what} | {many / ran.seconds:.0f} | {cells[2]} | |")
    print(f"| memory of all processes | {ran.mb:.0f} MB | {cells[3]} | {GOAL_MB} MB |")


if __name__ == "__main__":
    print_table(int(sys.argv[1]) if len(sys.argv) > 1 else SUBMISSIONS)
