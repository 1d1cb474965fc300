"""A bar that shows how far something is, in a terminal and in JupyterLab."""

from __future__ import annotations

import sys
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
    draws the bar of a terminal.
    """
    with _in_notebook(total) if _is_notebook() else _in_terminal(total) as draw:
        shown = 0.0

        def show(done: int) -> None:
            nonlocal shown
            now = time.monotonic()
            if done == total or now - shown >= SHOWN_EVERY:
                draw(done)
                shown = now

        yield show


def _is_notebook() -> bool:
    shell = sys.modules.get("IPython") and sys.modules["IPython"].get_ipython()
    return getattr(shell, "kernel", None) is not None


@contextmanager
def _in_notebook(total: int) -> Iterator[Callable[[int], None]]:
    """Draw in one output of the cell, which is empty before and after.

    Rich would draw in a widget, of which the notebook keeps a dead view.
    """
    from IPython.display import display

    nothing = {"text/plain": ""}
    begun = time.monotonic()
    output = display(nothing, raw=True, display_id=True)  # type: ignore[no-untyped-call]

    def draw(done: int) -> None:
        seconds = time.monotonic() - begun
        text = f"{done}/{total} · {seconds:.0f} s"
        bar = f'<progress max="{total}" value="{done}" aria-label="games"></progress>'
        data = {"text/plain": text, "text/html": f"{bar} {text}"}
        output.update(data, raw=True)

    try:
        yield draw
    finally:
        output.update(nothing, raw=True)


@contextmanager
def _in_terminal(total: int) -> Iterator[Callable[[int], None]]:
    try:
        bar = _bar()
    except ImportError:
        yield lambda done: None
        return
    with bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done, refresh=True)


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
        disable=not console.is_terminal,
    )
