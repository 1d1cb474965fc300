"""Runs a command, and measures memory and computing of all its processes together."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import psutil  # type: ignore[import-untyped]

PAUSE = 0.25
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class Ran:
    """How long a command took, the most memory it held, what it said, and its end.

    `computing` is for how many seconds its processes had a core, which hardly depends
    on what else the machine does.
    """

    seconds: float
    computing: float
    mb: float
    said: str
    code: int

    def checked(self) -> Ran:
        """Return this, or raise RuntimeError with the last things said."""
        if self.code != 0:
            raise RuntimeError(f"a command failed:\n{self.said[-2000:]}")
        return self


def run(
    command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]
) -> Ran:
    """Run a command in `folder`, and watch it."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    seen = [(0.0, 0.0)]
    watch = threading.Thread(target=_watch, args=(process, seen))
    watch.start()
    said = process.communicate()[0]
    seconds = time.perf_counter() - start
    watch.join()
    # At the very end some do not wait for others, so the most ever seen was used.
    mb, computing = map(max, zip(*seen, strict=True))
    return Ran(seconds, computing, mb, said, process.returncode)


def _watch(process: subprocess.Popen[str], seen: list[tuple[float, float]]) -> None:
    while process.poll() is None:
        family = _family(process.pid)
        seen.append((sum(map(_mb, family)), sum(map(_seconds, family))))
        time.sleep(PAUSE)


def computing_of(pid: int) -> float:
    """Return for how many seconds a process and all below it have had a core.

    What ran below bubblewrap counts as long as that runs: it waits for none of them.
    """
    return sum(map(_seconds, _family(pid)))


def _family(pid: int) -> list[psutil.Process]:
    """Return a process and all that descend from it."""
    with suppress(psutil.Error):
        process = psutil.Process(pid)
        return [process, *process.children(recursive=True)]
    return []


def _seconds(process: psutil.Process) -> float:
    """Return what a process has computed, and those that it has waited for."""
    with suppress(psutil.Error):
        times = process.cpu_times()
        own: float = times.user + times.system
        others: float = times.children_user + times.children_system
        return own + others
    return 0.0


def _mb(process: psutil.Process) -> float:
    """Return a process's share of memory: what is shared counts in parts."""
    with suppress(psutil.Error):
        share: float = process.memory_full_info().pss / 1e6
        return share
    return 0.0
