"""Grades on the computers of a Dask cluster, to which work is sent as text.

The workers need the course installed, and one thread each.
"""

from __future__ import annotations

import atexit
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from typing import Any

from scrabble_course import course
from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.commands.batch import (
    Done,
    Plan,
    grader_for,
    known_or_read,
    no_works_fault,
)
from scrabble_course.grading.commands.box_folder import box_folder, temporary_files_in
from scrabble_course.grading.commands.worker_pool import (
    TICK_SECONDS,
    AtWork,
    CannotStart,
    GivenUp,
    TaskFailure,
)
from scrabble_course.grading.gradebook.entries import entry_of
from scrabble_course.grading.gradebook.records import Entry, Known
from scrabble_course.grading.scoring.grader import Grader
from scrabble_course.grading.submissions.student_files import StudentFolder
from scrabble_course.grading.submissions.submission import Submission
from scrabble_course.resources.dask_cluster import (
    LostCluster,
    NoCluster,
    Sending,
    connect,
    count_workers,
    killed_workers,
)

SMALLEST, LARGEST = 100, 500
"""How many submissions are sent at once."""
ROUNDS = 4
"""Batches a worker gets, if there are enough submissions."""
AHEAD = 2
"""Batches a worker has at hand."""


SubmissionBatch = tuple[tuple[StudentFolder, Submission], ...]
"""Submissions on their way, and the folders that they came from."""


@contextmanager
def cluster_results(
    plan: Plan, folders: Sequence[StudentFolder], address: str
) -> Iterator[Iterator[Done | AtWork[StudentFolder]]]:
    """Give what comes of each folder, from the cluster at `address`.

    While no worker is there, it waits, and says so.
    """
    try:
        with connect(address) as client:
            workers = count_workers(client, print)
            fair = len(folders) // (workers * ROUNDS)
            size = min(max(fair, SMALLEST), LARGEST)
            yield _Batches(client, plan, size, workers * AHEAD).results(folders)
    except LostCluster as error:
        raise CannotGrade(
            f"{error}. What was graded is in the gradebook: when the cluster is there "
            "again, the same command goes on from there"
        ) from None
    except NoCluster as error:
        raise CannotGrade(str(error)) from None


class _Batches:
    """Sends batches to a cluster, a few ahead, and takes what comes back."""

    def __init__(self, client: Any, plan: Plan, size: int, ahead: int) -> None:
        self._plan = plan
        self._size = size
        self._ahead = ahead
        self._sending = Sending[SubmissionBatch](client)

    def results(
        self, folders: Sequence[StudentFolder]
    ) -> Iterator[Done | AtWork[StudentFolder]]:
        """Yield each folder with what came of it, and AtWork now and then."""
        batch: SubmissionBatch = ()
        for folder in folders:
            found = known_or_read(folder, self._plan)
            if isinstance(found, Known):
                yield folder, found
                continue
            batch += ((folder, found),)
            if len(batch) == self._size:
                self._send(batch)
                batch = ()
                while len(self._sending) >= self._ahead:
                    yield from self._received()
        if batch:
            self._send(batch)
        while len(self._sending):
            yield from self._received()

    def _send(self, batch: SubmissionBatch) -> None:
        numbers = [stage.number for stage in self._plan.stages]
        how = self._plan.isolation, self._plan.seed, numbers
        work = [submission for _, submission in batch]
        self._sending.send(batch, grade_batch, how, work)

    def _received(self) -> Iterator[Done | AtWork[StudentFolder]]:
        for batch, future in self._sending.ended(TICK_SECONDS):
            if future.status == "finished":
                for (folder, _), entry in zip(batch, future.result(), strict=True):
                    yield folder, entry
            elif not (killed := killed_workers(future)):
                raise CannotStart(f"the cluster cannot grade: {future.exception()}")
            elif len(batch) == 1:
                yield batch[0][0], GivenUp(killed)
            else:  # one of them is at fault, so each goes alone
                for sent in batch:
                    self._send((sent,))
        yield AtWork()


_ONE_AT_A_TIME = threading.Lock()


def grade_batch(
    how: tuple[str, int, Iterable[int]], work: Iterable[Submission]
) -> list[Entry | TaskFailure]:
    """Return the entry of each submission: what runs on the cluster.

    `how` is the isolation, the seed, and the numbers of the stages.
    """
    isolation, seed, numbers = how
    with _ONE_AT_A_TIME:
        grader = _grader(isolation, seed, tuple(numbers))
        return [_entry(grader, submission) for submission in work]


def _entry(grader: Grader, submission: Submission) -> Entry | TaskFailure:
    try:
        with no_works_fault():
            return entry_of(grader.grade(submission), submission, grader.stages)
    except CannotGrade:
        raise
    except Exception as error:
        return TaskFailure(f"{type(error).__name__}: {error}")


@cache
def _grader(isolation: str, seed: int, numbers: tuple[int, ...]) -> Grader:
    stages = tuple(course.stage(number) for number in numbers)
    kept = ExitStack()
    folder = kept.enter_context(box_folder())
    with temporary_files_in(folder):
        grader = kept.enter_context(grader_for(Plan(isolation, seed, stages)))
    atexit.register(kept.close)
    return grader
