"""Measures the grader for docs/speed.md, beside nbgrader on the same notebooks.

    python tools/bench_grading.py            2,000 notebooks of Part 1
    python tools/bench_grading.py 100        fewer, and of whole courses as many
    python tools/bench_grading.py hostile    300 students who all mean harm

`make bench` calls `print_table`. A submission is one notebook of Part 1: right, wrong
in the known ways, unfinished or broken. Its time goes from the file to the durable
record, with all isolation that this machine has. Whole courses are those of such
students, too, with twelve notebooks each: the first of a class are timed one by one,
and then the class as a whole. Each figure says whether it is of the clock or of the
processor, and with how many processes; nbgrader has one core or more for one notebook,
so only what is graded one by one is set beside it.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import bench_nbgrader
import memory_of

from scrabble_course import course
from scrabble_course.grading.commands import batch
from scrabble_course.grading.commands.out_folder import BOOK
from scrabble_course.grading.gradebook import entries
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.scoring.grader import GRADED_STAGES
from scrabble_course.grading.submissions import downloads
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.supervisor.isolation import level_for

ROOT = Path(__file__).resolve().parent.parent
SUBMISSIONS = 2_000
WHOLE_COURSES, ONE_BY_ONE = 300, 40
PASSES = 5
"""How often the notebooks that nbgrader gets are graded before it, and after it."""
SEED = 7
GOAL_MS, GOAL_COURSE_MS, GOAL_LAST_MS = 8, 250, 150
GOAL_CLASS_SECONDS, GOAL_MB = 60, 200
HOSTILE, GOAL_HOSTILE_MINUTES = 300, 30
GOAL_TIMES = 50
"""So many times less processor time than nbgrader takes."""
PART_1 = tuple(stage for stage in course.WORD_GAME.stages if stage.graded)
LAST = GRADED_STAGES[-1]


def lay_class(folder: Path, students: int, *options: str) -> None:
    """Lay a class of all kinds."""
    words = ["-m", "tests.grading.class_of", str(folder), str(students)]
    command = [sys.executable, *words, *options]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


@dataclass(frozen=True, slots=True)
class OneByOne:
    """Submissions graded by one process, one after the other: milliseconds for each.

    `by_clock` is the median, and `processor` the mean of this process and of those
    that run students' code, whose start counts, too.
    """

    by_clock: float
    processor: float


def one_by_one(
    submissions: Path,
    stages: tuple[course.Stage, ...] = GRADED_STAGES,
    most: int | None = None,
    passes: int = 1,
) -> OneByOne:
    """Grade submissions one after the other: reading, grading, and the record of each.

    As in a real run, what many write into the gradebook together is shared. Of many
    submissions, the first `most` are measured, and all of them so many times.
    """
    folders = downloads.student_folders(submissions)[0][:most] * passes
    batch.tidy_up_seldom()
    times: list[float] = []
    written: list[float] = []
    used = memory_of.computing_of(os.getpid())
    with (
        tempfile.TemporaryDirectory() as place,
        Gradebook.open(Path(place) / "book.sqlite") as book,
    ):
        plan = batch.plan_for(book, level_for("auto").value, SEED, stages)
        run = book.start_run(plan.conditions)
        with batch.grader_for(plan) as grader:
            made = []
            for number, folder in enumerate(folders, start=1):
                start = time.perf_counter()
                work = read_submission(folder)
                made.append(entries.entry_of(grader.grade(work), work, stages))
                times.append(time.perf_counter() - start)
                if len(made) == batch.TOGETHER or number == len(folders):
                    start = time.perf_counter()
                    book.add(run, made)
                    written.append((time.perf_counter() - start) / len(made))
                    made = []
            used = memory_of.computing_of(os.getpid()) - used
    by_clock = statistics.median(times) + statistics.median(written)
    return OneByOne(by_clock * 1000, used / len(folders) * 1000)


def with_all_cores(submissions: Path, *options: str) -> tuple[int, memory_of.Ran]:
    """Return how many the real command graded, reports too, and what that took."""
    with tempfile.TemporaryDirectory() as out:
        command = [sys.executable, "-m", "scrabble_course", "grade", str(submissions)]
        command += ["--out", out, "--seed", str(SEED), *options]
        ran = memory_of.run(command, ROOT, os.environ).checked()
    many = len(downloads.student_folders(submissions)[0])
    return many, ran


def print_table(submissions: int = SUBMISSIONS) -> None:
    """Print what the grader takes, and what nbgrader takes if it is there."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        lay_class(folder / "many", submissions, "--parts", "1", "--one-each")
        lay_class(folder / "whole", min(submissions, WHOLE_COURSES))
        beside = list(beside_nbgrader(folder / "sample"))
        many, ran = with_all_cores(folder / "many", "--parts", "1")
        students, courses = with_all_cores(folder / "whole")
        one = one_by_one(folder / "many", PART_1)
        whole = one_by_one(folder / "whole", most=ONE_BY_ONE)
        last = one_by_one(folder / "whole", (LAST,), most=ONE_BY_ONE)
    cores = len(os.sched_getaffinity(0))
    print(f"Isolation: {level_for('auto').value}.\n")
    print("| Ours | By the clock | Processor time | Goal |")
    print("| --- | ---: | ---: | ---: |")
    for what, ms, goal in (
        (f"a submission, one by one, of {submissions:,}", one, f"{GOAL_MS} ms"),
        ("a student's whole course, one by one", whole, f"{GOAL_COURSE_MS} ms"),
        ("its last notebook, the full game", last, f"{GOAL_LAST_MS} ms"),
    ):
        print(f"| {what} | {ms.by_clock:.1f} ms | {ms.processor:.1f} ms | {goal} |")
    each = f"{ran.computing / many * 1000:.1f} ms each"
    what = f"submissions a second, {cores} processes on {cores} cores, with reports"
    print(f"| {what} | {many / ran.seconds:.0f} | {each} | |")
    each = f"{courses.computing / students * 1000:.0f} ms each"
    what = f"{students} whole courses, {cores} processes on {cores} cores, with reports"
    print(f"| {what} | {courses.seconds:.0f} s | {each} | {GOAL_CLASS_SECONDS} s |")
    most = max(ran.mb, courses.mb)
    print(f"| memory of all processes | {most:.0f} MB | | {GOAL_MB} MB |\n")
    print(*beside, sep="\n")


def beside_nbgrader(folder: Path) -> Iterator[str]:
    """Yield a table of the same notebooks, graded by us and by nbgrader.

    Each grades one after the other; we before it and after it, so that a busy hour
    slows both.
    """
    bench_nbgrader.lay_class(folder, bench_nbgrader.STUDENTS)
    submitted = folder / "submitted"
    if not bench_nbgrader.PROGRAM.exists():
        return
    ours = [one_by_one(submitted, PART_1, passes=PASSES)]
    theirs = bench_nbgrader.measure(folder)
    ours.append(one_by_one(submitted, PART_1, passes=PASSES))
    yield (
        f"| The same {bench_nbgrader.STUDENTS} notebooks, one by one "
        "| Ours | nbgrader | Times less | Goal |"
    )
    yield "| --- | ---: | ---: | ---: | ---: |"
    for what, own, other, goal in (
        (
            "processor time of all processes, the mean",
            statistics.mean(one.processor for one in ours),
            theirs.computing_ms,
            f">= {GOAL_TIMES}",
        ),
        (
            "by the clock, the median",
            statistics.mean(one.by_clock for one in ours),
            theirs.median_ms,
            "",
        ),
    ):
        cells = f"{own:.1f} ms | {other:,.0f} ms | {other / own:.0f} | {goal}"
        yield f"| {what} | {cells} |"
    at_work = f"nbgrader kept {theirs.cores:.1f} cores at work"
    yield f"\n{at_work}, and held {theirs.mb:.0f} MB."


def print_hostile(students: int = HOSTILE) -> None:
    """Print how long a class takes that means harm, twice, and who takes longest."""
    with tempfile.TemporaryDirectory() as place:
        out = Path(place, "out")
        words = ["-m", "tests.grading.hostile_class", f"{place}/class", str(students)]
        subprocess.run([sys.executable, *words], cwd=ROOT, check=True)
        command = [sys.executable, "-m", "scrabble_course", "grade", f"{place}/class"]
        for which in ("First", "Second"):
            ran = memory_of.run([*command, "--out", str(out)], ROOT, os.environ)
            minutes, code = ran.seconds / 60, ran.code
            print(f"{which} run: {minutes:.1f} minutes, {ran.mb:.0f} MB, exit {code}")
        with Gradebook.open(out / BOOK) as book:
            records = book.counting()
    slowest = sorted(records, key=lambda one: -one.graded.seconds)
    for one in slowest[:5]:
        print(f"{one.graded.seconds:6.1f} s  {one.graded.student}")
    print(f"{sum(one.points for one in records):g} points for {len(records)} students")
    print(f"Goal: {GOAL_HOSTILE_MINUTES} minutes, exit code 0, next to no points.")


if __name__ == "__main__":
    if sys.argv[1:2] == ["hostile"]:
        print_hostile(*map(int, sys.argv[2:]))
    else:
        print_table(int(sys.argv[1]) if len(sys.argv) > 1 else SUBMISSIONS)
