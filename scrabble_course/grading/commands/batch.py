"""Grades all students' folders into a gradebook, with all cores."""

from __future__ import annotations

import errno
import gc
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from scrabble_course import course
from scrabble_course.calling.limits.system import MOST_BUSY
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.worker_pool import (
    AtWork,
    GivenUp,
    TaskFailure,
    WorkerPool,
)
from scrabble_course.grading.gradebook.added_mistakes import recorded
from scrabble_course.grading.gradebook.entries import (
    entry_of,
    fault,
    given_up,
    look_of,
    stage_numbers,
)
from scrabble_course.grading.gradebook.gradebook import Gradebook, Key
from scrabble_course.grading.gradebook.records import Conditions, Entry, Known
from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.scoring.rules_digest import rules_digest
from scrabble_course.grading.scoring.suite import words_of
from scrabble_course.grading.submissions.source_files import read_submission
from scrabble_course.grading.submissions.student_files import StudentFolder
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.grading.supervisor.budget import CLOCK_SECONDS, LOADING_SECONDS
from scrabble_course.resources.word_list import WordListError

TOGETHER = 64
"""Entries that are written at once, at most."""
WAIT_SECONDS = 0.25
"""How long an entry waits for others, at most."""
SECONDS = 30 + 2 * MOST_BUSY * (CLOCK_SECONDS + 2 * LOADING_SECONDS)
"""How long one submission may take before its worker is given up."""
SLOW_SECONDS = 10.0
"""What takes longer is named."""

Done = tuple[StudentFolder, Entry | Known | TaskFailure | GivenUp]
"""What came of a folder: an entry, what is known of one that is there, or nothing."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How a run grades; `known` needs no grading again.

    `rules` is the digest of those that marks come from (`scoring/rules_digest.py`),
    and `otherwise` says how many uploads were graded under other conditions only. If it
    `explains`, answers about students' own code are graded, too.
    """

    isolation: str
    seed: int
    stages: tuple[course.Stage, ...]
    known: frozenset[Key] = frozenset()
    otherwise: int = 0
    explains: bool = False
    rules: str = field(default_factory=rules_digest)

    @property
    def conditions(self) -> Conditions:
        """What the marks depend on besides the work."""
        return Conditions(self.rules, self.seed, stage_numbers(self.stages))


@dataclass
class RunProgress:
    """How far a run is: what became of how many folders.

    `failed` could not be graded, and of those that are `faulty` some function could
    not, which is our fault; `given_up` ended the grader, or took too long for it, and
    `slow` took long, with how many seconds. `at_work` is what goes on.
    """

    of: int
    graded: int = 0
    known: int = 0
    failed: list[str] = field(default_factory=list)
    faulty: list[str] = field(default_factory=list)
    given_up: list[str] = field(default_factory=list)
    slow: list[tuple[str, float]] = field(default_factory=list)
    at_work: AtWork[StudentFolder] = field(default_factory=AtWork)

    @property
    def done(self) -> int:
        """The number of folders that need nothing more."""
        return self.graded + self.known + len(self.failed) + len(self.given_up)


def plan_for(
    book: Gradebook,
    isolation: str,
    seed: int,
    stages: Sequence[course.Stage],
    force: bool = False,
) -> Plan:
    """Return the plan of a run into `book`; with `force` everything is graded again."""
    explains = bool(book.course_config.explain)
    plan = Plan(isolation, seed, tuple(stages), explains=explains)
    known = frozenset() if force else book.known(plan.conditions)
    otherwise = len(book.graded_otherwise(plan.conditions))
    return replace(plan, known=known, otherwise=otherwise)


def work_through(
    book: Gradebook,
    plan: Plan,
    results: Iterator[Done | AtWork[StudentFolder]],
    progress: RunProgress,
    show: Callable[[RunProgress], None],
) -> None:
    """Write results into the gradebook as they come, several at once.

    Among them is what goes on. However this ends, what came is written.
    """
    writer = _Writer(book, plan.conditions)
    try:
        for result in results:
            if isinstance(result, AtWork):
                progress.at_work = result
            else:
                writer.take(_entry(result, plan, progress))
            writer.write_if_due()
            show(progress)
    finally:
        writer.write()
        show(progress)


def _entry(result: Done, plan: Plan, progress: RunProgress) -> Entry | Known:
    folder, found = result
    how = (plan.isolation, plan.seed)
    if isinstance(found, TaskFailure):
        progress.failed.append(folder.student)
        return fault(folder.student, found.problem, plan.stages, how)
    if isinstance(found, GivenUp):
        progress.given_up.append(folder.student)
        entry = given_up(folder, found.problem, plan.stages, how)
        return replace(entry, group=folder.group)
    found = replace(found, group=folder.group)
    if not isinstance(found, Entry):
        progress.known += 1
        return found
    if found.conditions != plan.conditions:
        raise CannotGrade(
            "the computers of the cluster do not have the same version of the course"
        )
    progress.graded += 1
    if found.faulty:
        progress.faulty.append(folder.student)
    if found.graded.seconds > SLOW_SECONDS:
        progress.slow.append((folder.student, found.graded.seconds))
    return found


class _Writer:
    """Collects what is to be written, for one commit costs as much as many."""

    def __init__(self, book: Gradebook, conditions: Conditions) -> None:
        self._book = book
        self._run = book.start_run(conditions)
        self._waiting: list[Entry | Known] = []
        self._since = 0.0

    def take(self, result: Entry | Known) -> None:
        if not self._waiting:
            self._since = time.monotonic()
        self._waiting.append(result)

    def write_if_due(self) -> None:
        is_due = time.monotonic() > self._since + WAIT_SECONDS
        if is_due or len(self._waiting) >= TOGETHER:
            self.write()

    def write(self) -> None:
        if self._waiting:
            self._book.add(self._run, self._waiting)
            self._waiting = []


def grader_for(plan: Plan) -> Grader:
    """Return a grader that does as a plan says."""
    return Grader(plan.isolation, plan.seed, plan.stages)


def keep_mistakes(book: Gradebook, plan: Plan, folder: Path) -> int:
    """Keep the instructor's own mistakes in a folder, and return how many they are.

    Each is run once, in the box. CannotUseMistake says which of them cannot be used.
    """
    with grader_for(plan) as grader:
        added = recorded(grader.wrong_answers_of, folder)
    book.set_mistakes(added)
    return len(added)


@contextmanager
def local_results(
    plan: Plan, folders: Sequence[StudentFolder], jobs: int
) -> Iterator[Iterator[Done | AtWork[StudentFolder]]]:
    """Give what comes of each folder, from `jobs` processes on this computer."""

    @contextmanager
    def ready() -> Iterator[Callable[[StudentFolder], Entry | Known]]:
        warnings.simplefilter("ignore")  # what the parser thinks of students' code
        tidy_up_seldom()
        with grader_for(plan) as grader:
            yield lambda folder: _graded(grader, folder, plan)

    words_of(plan.stages, plan.seed)  # made here once, and known to all processes
    gc.collect()
    gc.freeze()  # what is loaded and made stays shared with the processes
    with WorkerPool(max(1, min(jobs, len(folders))), ready, SECONDS) as pool:
        yield pool.results(folders)


def tidy_up_seldom() -> None:
    """Have Python look for what nobody needs any more seldom, in all of this process.

    Questions and cases are many, and stay: looking through them takes a course 7 ms.
    """
    gc.set_threshold(20_000, 50, 100)


def _graded(grader: Grader, folder: StudentFolder, plan: Plan) -> Entry | Known:
    found = known_or_read(folder, plan)
    if isinstance(found, Known):
        return found
    with no_works_fault():
        return entry_of(grader.grade(found), found, plan.stages)


def known_or_read(folder: StudentFolder, plan: Plan) -> Known | Submission:
    """Return what is known of a folder, or what in it is to be graded."""
    if (as_it_looks := (folder.student, look_of(folder))) in plan.known:
        return Known(*as_it_looks)
    submission = read_submission(folder, plan.explains)
    key = (submission.student, submission.digest)
    return Known(*key, submission.times) if key in plan.known else submission


@contextmanager
def no_works_fault() -> Iterator[None]:
    """Raise CannotGrade, which stops the run, for what would befall all other work."""
    try:
        yield
    except WordListError as error:
        raise CannotGrade(str(error)) from None
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        place = error.filename or tempfile.gettempdir()
        raise CannotGrade(
            f"the disk is full, so {place} cannot be written. Make room; the same "
            "command goes on from there"
        ) from None
