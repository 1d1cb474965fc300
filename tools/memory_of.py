"""Runs a command, and measures the memory of all its processes together."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

PAUSE = 0.1
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class Ran:
    """How long a command took, the most memory it held, what it said, and its end."""

    seconds: float
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
    most = [0.0]
    watch = threading.Thread(target=_watch, args=(process, most))
    watch.start()
    said = process.communicate()[0]
    seconds = time.perf_counter() - start
    watch.join()
    return Ran(seconds, most[0], said, process.returncode)


def _watch(process: subprocess.Popen[str], most: list[float]) -> None:
    while process.poll() is None:
        most[0] = max(most[0], sum(map(_mb, _family(process.pid))))
        time.sleep(PAUSE)


def _family(pid: int) -> Iterator[int]:
    """Yield a process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        children.setdefault(int(after_name[1]), []).append(int(entry.parent.name))
    found = [pid]
    for one in found:
        yield one
        found += children.get(one, [])


def _mb(pid: int) -> float:
    """Return a process's share of memory: what is shared counts in parts."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    lines = [line.split() for line in text.splitlines()]
    return sum(int(line[1]) * 1024 for line in lines if line[0] == "Pss:") / 1e6
