"""A bar that shows how far something is, in a terminal and in JupyterLab."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

SHOWN_EVERY = 0.2
"""Seconds from one change of the bar to the next."""


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """Give a function that shows how many of `total` are done; the bar goes at the end.

    Where nobody looks, as in a file, nothing is written; nor is it without rich, which
    draws the bar.
    """
    try:
        bar = _bar()
    except ImportError:
        yield lambda done: None
        return
    shown = 0.0

    def show(done: int) -> None:
        nonlocal shown
        now = time.monotonic()
        if done == total or now - shown >= SHOWN_EVERY:
            bar.update(task, completed=done, refresh=True)
            shown = now

    with bar:
        task = bar.add_task("", total=total)
        yield show


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console()
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,  # players have the screen taken away meanwhile
        transient=True,
        disable=not (console.is_terminal or console.is_jupyter),
    )
