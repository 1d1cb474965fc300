"""Runs a command, and measures memory and computing of all its processes together."""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

PAUSE = 0.25
"""Seconds between two looks: each takes 11 ms of a core."""


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
    seen = [_Seen()]
    watch = threading.Thread(target=_watch, args=(process, seen))
    watch.start()
    said = process.communicate()[0]
    seconds = time.perf_counter() - start
    watch.join()
    most = _Seen(max(s.mb for s in seen), max(s.computing for s in seen))
    return Ran(seconds, most.computing, most.mb, said, process.returncode)


@dataclass(frozen=True, slots=True)
class _Seen:
    """What was seen of all processes at one moment.

    What has ended counts with the process that waited for it. At the very end some do
    not wait, so the most that was ever seen is what was used.
    """

    mb: float = 0.0
    computing: float = 0.0


def _watch(process: subprocess.Popen[str], seen: list[_Seen]) -> None:
    while process.poll() is None:
        family = list(_family(process.pid))
        mb = sum(_mb(pid) for pid, _ in family)
        seen.append(_Seen(mb, sum(seconds for _, seconds in family)))
        time.sleep(PAUSE)


def computing_of(pid: int) -> float:
    """Return for how many seconds a process and all below it have had a core.

    What ran below bubblewrap counts as long as that runs: it waits for none of them.
    """
    return sum(seconds for _, seconds in _family(pid))


def _family(pid: int) -> Iterator[tuple[int, float]]:
    """Yield a process and all that descend from it, with what they have computed."""
    children: dict[int, list[int]] = {}
    seconds: dict[int, float] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            after_name = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        one = int(entry.parent.name)
        children.setdefault(int(after_name[1]), []).append(one)
        seconds[one] = sum(map(int, after_name[11:15])) / _TICKS
    found = [pid]
    for one in found:
        yield one, seconds.get(one, 0.0)
        found += children.get(one, [])


_TICKS = os.sysconf("SC_CLK_TCK")


def _mb(pid: int) -> float:
    """Return a process's share of memory: what is shared counts in parts."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0
    lines = [line.split() for line in text.splitlines()]
    return sum(int(line[1]) * 1024 for line in lines if line[0] == "Pss:") / 1e6
