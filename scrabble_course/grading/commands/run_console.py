"""What a run says on the console: what begins, how far it is, and how it ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:  # loaded when something is graded
    from scrabble_course.grading.commands.batch import Plan, RunProgress

MOST_NAMED = 5
SHOWN_SECONDS = 2.0
"""Work that takes longer is named while it is graded."""
LEAST_SECONDS = 1.0
"""A rate is worked out from so much time, at least."""
TELL_SECONDS = 30.0
"""How often a run says how far it is where nothing can be drawn."""


def beginning(plan: Plan, many: int) -> str:
    """Return the conditions of a run, and what has to be graded again."""
    said = (
        f"Students: {many}, stages: {len(plan.stages)}, "
        f"isolation {plan.isolation}, seed {plan.seed}, rules {plan.rules}."
    )
    if plan.otherwise:
        said += (
            f"\nUploads that were graded under other rules, with another seed or for "
            f"other stages only: {plan.otherwise}. What is still handed in of them is "
            "graded again."
        )
    return said


def ending(progress: RunProgress) -> Iterator[str]:
    """Yield what came of a run, line by line."""
    yield f"{progress.graded} graded, {progress.known} known from before."
    if progress.slow:
        slow = [f"{name} ({seconds:.0f} s)" for name, seconds in progress.slow]
        yield f"{len(slow)} took long: {named(slow)}."
    if progress.given_up:
        yield (
            f"{len(progress.given_up)} ended the grader twice, or took it too long: "
            f"{named(progress.given_up)}. What is to be looked at names them; they "
            "get no points, and are not tried again until they change."
        )
    for names, how in (
        (progress.failed, "could not be graded"),
        (progress.faulty, "could not be graded in part"),
    ):
        if names:
            yield (
                f"{len(names)} {how}, which is the grader's fault: {named(names)}. "
                "The same command tries again."
            )


def named(names: Sequence[str]) -> str:
    """Return some names, and how many more there are."""
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(f"'{name}'" for name in names[:MOST_NAMED]) + more


@contextmanager
def bar(progress: RunProgress) -> Iterator[Callable[[RunProgress], None]]:
    """Show how far a run is: the rate, the time that is left, and who takes long.

    Where nothing can be drawn, it is a line now and then.
    """
    from rich import progress as shown

    columns = (
        shown.TextColumn("Grading"),
        shown.BarColumn(),
        shown.MofNCompleteColumn(),
        shown.TextColumn("{task.fields[rate]}"),
        shown.TimeRemainingColumn(),
        shown.TextColumn("{task.fields[slow]}", markup=False),
    )
    began = told = time.monotonic()
    # No refreshing from a thread of its own: processes are forked meanwhile.
    with shown.Progress(*columns, auto_refresh=False) as bar:
        task = bar.add_task("", total=progress.of, rate="", slow="")

        def show(now: RunProgress) -> None:
            nonlocal told
            slow, rate = _at_work(now), rate_of(now.graded, time.monotonic() - began)
            bar.update(task, completed=now.done, rate=rate, slow=slow)
            bar.refresh()
            if not bar.console.is_terminal and time.monotonic() > told + TELL_SECONDS:
                told = time.monotonic()
                typer.echo(" ".join(filter(None, [f"{now.done} of {now.of}.", slow])))

        yield show


def rate_of(graded: int, seconds: float) -> str:
    """Return how many are graded in a second, "" as long as that says nothing.

    What was known from before is not graded.

    >>> rate_of(120, 2.0), rate_of(1, 25.0), rate_of(0, 9.0), rate_of(15_000, 0.9)
    ('60 a second', '0.04 a second', '', '')
    """
    if not graded or seconds < LEAST_SECONDS:
        return ""
    rate = graded / seconds
    return f"{rate:.0f} a second" if rate >= 10 else f"{rate:.2g} a second"


def _at_work(progress: RunProgress) -> str:
    """Say which students' work takes long."""
    slow = [
        f"'{folder.student}' for {seconds:.0f} s"
        for folder, seconds in progress.at_work.tasks
        if seconds > SHOWN_SECONDS
    ]
    return f"At work: {', '.join(slow)}" if slow else ""
