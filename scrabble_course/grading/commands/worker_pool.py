"""Processes that each grade one folder after the other, and may be lost any time.

They are forked, so that they share the memory of what is loaded already. What stops
everybody's work (`CannotGrade`) stops the pool; any other error is one task's.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Generic, TypeVar

from scrabble_course.calling.limits.patient_clock import PatientClock
from scrabble_course.grading.cannot_grade import CannotGrade

Task = TypeVar("Task")
Result = TypeVar("Result")
MakeWorker = Callable[[], AbstractContextManager[Callable[[Task], Result]]]
"""Makes a worker ready: what it is entered with does a task."""

TICK_SECONDS = 0.1
AT_HAND = 2
"""Tasks that a worker has: the next is there when one is done."""
TRIES = 2

_FORK = multiprocessing.get_context("fork")


@dataclass(frozen=True, slots=True)
class TaskFailure:
    """What came of a task that raised."""

    problem: str


@dataclass(frozen=True, slots=True)
class GivenUp:
    """What came of a task that ended its worker twice, or took too long twice."""

    problem: str


@dataclass(frozen=True, slots=True)
class AtWork(Generic[Task]):
    """What goes on: the task that each worker is at, and for how many seconds."""

    tasks: tuple[tuple[Task, float], ...] = ()


@dataclass(frozen=True, slots=True)
class _CannotGoOn:
    problem: str


class CannotStart(CannotGrade):
    """A worker could not be made ready, or cannot go on, and so no other could."""


class _Worker(Generic[Task, Result]):
    """One process, and the tasks that it was given and has not answered yet."""

    def __init__(
        self,
        start: MakeWorker[Task, Result],
        others: Iterable[_Worker[Task, Result]],
        cores: set[int],
    ) -> None:
        self.cores = cores
        self.tasks: deque[Task] = deque()
        self.since = 0.0
        self.connection, its_end = _FORK.Pipe()
        not_its_own = [self.connection, *(other.connection for other in others)]
        self._process = _FORK.Process(
            target=_work, args=(its_end, not_its_own, start, cores), daemon=True
        )
        self._process.start()
        its_end.close()

    def give(self, task: Task, now: float) -> None:
        if not self.tasks:
            self.since = now
        self.tasks.append(task)
        self.connection.send(task)

    def end(self, seconds: float) -> str:
        """End the process, in `seconds` if it can, and say how it ended."""
        self.connection.close()
        self._process.join(seconds)
        self._process.kill()
        self._process.join()
        return f"its process ended with exit code {self._process.exitcode}"


class WorkerPool(Generic[Task, Result]):
    """Some workers, each made ready by `start`, and left at the end.

    A worker that is lost, or takes longer than `seconds` for a task, is replaced; the
    time in which the whole run is stopped does not count. If there are as many as
    cores, each keeps to its own with all that it starts.
    """

    def __init__(
        self, size: int, start: MakeWorker[Task, Result], seconds: float
    ) -> None:
        self._start, self._seconds = start, seconds
        self._workers: list[_Worker[Task, Result]] = []
        self._lost: list[Task] = []
        self._clock = PatientClock()
        for cores in _shared_out(size):
            self._hire(cores)

    def results(
        self, tasks: Iterable[Task]
    ) -> Iterator[tuple[Task, Result | TaskFailure | GivenUp] | AtWork[Task]]:
        """Yield each task with what came of it, as they are done.

        Between them comes what goes on, ten times a second. CannotStart if no worker
        can.
        """
        waiting = deque(tasks)
        while waiting or any(worker.tasks for worker in self._workers):
            for worker in self._workers:
                while waiting and len(worker.tasks) < AT_HAND:
                    self._give(worker, waiting.popleft())
            connections = {worker.connection: worker for worker in self._workers}
            for connection in wait(list(connections), TICK_SECONDS):
                worker = connections[connection]  # type: ignore[index]
                yield from self._received(worker, waiting)
            now = self._clock.now()
            for worker in list(self._workers):
                if worker.tasks and now > worker.since + self._seconds:
                    yield from self._replaced(worker, waiting, "it took too long")
            yield self._at_work()

    def _at_work(self) -> AtWork[Task]:
        now = self._clock.now()
        workers = [worker for worker in self._workers if worker.tasks]
        return AtWork(tuple((one.tasks[0], now - one.since) for one in workers))

    def _hire(self, cores: set[int]) -> None:
        self._workers.append(_Worker(self._start, self._workers, cores))

    def _give(self, worker: _Worker[Task, Result], task: Task) -> None:
        with suppress(OSError):  # it is lost, which its connection tells in a moment
            worker.give(task, self._clock.now())

    def _received(
        self, worker: _Worker[Task, Result], waiting: deque[Task]
    ) -> Iterator[tuple[Task, Result | TaskFailure | GivenUp]]:
        try:
            result = worker.connection.recv()
        except (EOFError, OSError):
            yield from self._replaced(worker, waiting, "")
            return
        if isinstance(result, _CannotGoOn):
            raise CannotStart(result.problem)
        worker.since = self._clock.now()
        yield worker.tasks.popleft(), result

    def _replaced(
        self, worker: _Worker[Task, Result], waiting: deque[Task], why: str
    ) -> Iterator[tuple[Task, Result | TaskFailure | GivenUp]]:
        """Put another worker in the place of one; its tasks wait for others again.

        Unless the one it was at was lost before.
        """
        self._workers.remove(worker)
        how = worker.end(0 if why else 1)
        self._hire(worker.cores)
        waiting.extendleft(reversed(list(worker.tasks)[1:]))
        for task in list(worker.tasks)[:1]:
            self._lost.append(task)
            if self._lost.count(task) < TRIES:
                waiting.append(task)
            else:
                yield task, GivenUp(why or how)

    def __enter__(self) -> WorkerPool[Task, Result]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End all workers: at once if something went wrong."""
        for worker in self._workers:
            worker.connection.close()
        for worker in self._workers:
            worker.end(5 if kind is None else 1)


def _shared_out(size: int) -> list[set[int]]:
    """Return the cores of each of so many workers; none means any."""
    if not hasattr(os, "sched_getaffinity"):
        return [set()] * size
    cores = sorted(os.sched_getaffinity(0))
    return [{core} for core in cores] if size == len(cores) else [set()] * size


def _work(
    connection: Connection,
    not_mine: list[Connection],
    start: MakeWorker[Task, Result],
    cores: set[int],
) -> None:
    """Do tasks until there is nobody who gives any: what a worker's process runs."""
    if cores:  # what it hands to a child of its own is in the core's cache
        with suppress(OSError):  # a container may not let it choose
            os.sched_setaffinity(0, cores)
    # Ctrl-C goes to all processes; only the first one decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for other in not_mine:
        other.close()
    try:
        with start() as do:
            _answer(connection, do)
    except CannotGrade as error:
        _tell(connection, _CannotGoOn(str(error)))
    except Exception as error:
        _tell(connection, _CannotGoOn(_described(error)))


def _answer(connection: Connection, do: Callable[[Task], Result]) -> None:
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        try:
            result: Result | TaskFailure = do(task)
        except CannotGrade:
            raise
        except Exception as error:
            result = TaskFailure(_described(error))
        _tell(connection, result)


def _tell(connection: Connection, result: object) -> None:
    with suppress(OSError):  # there is nobody any more
        connection.send(result)


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
