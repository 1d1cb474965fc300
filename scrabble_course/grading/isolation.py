"""How strongly a student's code is shut in, and what a machine can do of it.

`full` is bubblewrap (a view of the file system of its own, no network, no other
processes) with landlock, seccomp and limits inside it; `landlock` is the same without
bubblewrap and wants no privilege; `none` is limits alone, for one's own code.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from scrabble_course.grading.inside.lockdown import landlock_version


class Level(StrEnum):
    """How strongly a student's code is shut in."""

    FULL = "full"
    LANDLOCK = "landlock"
    NONE = "none"


class CannotIsolate(Exception):
    """A level cannot be had on this machine; the text says what is missing."""


@dataclass(frozen=True, slots=True)
class Missing:
    """What a machine lacks for a level, and how to get it."""

    what: str
    remedy: str


ALLOWED = """
    read write readv writev close fstat newfstatat stat lstat statx lseek mmap munmap
    mremap mprotect madvise brk futex rt_sigaction rt_sigprocmask rt_sigreturn
    sigaltstack setitimer clock_gettime clock_getres clock_nanosleep nanosleep
    gettimeofday time times getrandom exit exit_group open openat readlink readlinkat
    getdents64 getcwd access faccessat faccessat2 getpid gettid getuid geteuid getgid
    getegid sched_yield sched_getaffinity sysinfo uname getrlimit getrusage poll ppoll
    select pselect6 recvfrom sendto recvmsg sendmsg dup fcntl restart_syscall rseq
    set_robust_list membarrier
""".split()
"""What a child may ask of the kernel: to read, to answer, and to know the time."""
NOT_ALLOWED, NO_TERMINAL = 1, 25
"""Error numbers, EPERM and ENOTTY."""


def level_for(asked: str) -> Level:
    """Return the level of that name, or the strongest there is for "auto".

    CannotIsolate says what a machine lacks, and how to get it; "auto" never ends in
    `none`, which has to be asked for.

    >>> level_for("none").value
    'none'
    """
    if asked == "auto":
        for level in (Level.FULL, Level.LANDLOCK):
            if not missing(level):
                return level
        raise CannotIsolate(_lacks(Level.LANDLOCK))
    level = Level(asked)
    if missing(level):
        raise CannotIsolate(_lacks(level))
    return level


def _lacks(level: Level) -> str:
    lacks = "; ".join(f"{one.what} ({one.remedy})" for one in missing(level))
    return (
        f"The isolation {level.value!r} cannot be had here: {lacks}. On a machine that "
        "lacks nothing, students' code can do no harm; --isolation none runs it with "
        "limits alone."
    )


@cache
def missing(level: Level) -> tuple[Missing, ...]:
    """Return what this machine lacks for a level."""
    lacks = []
    if level is not Level.NONE:
        if landlock_version() == 0:
            lacks.append(Missing("landlock", "use Linux 5.13 or newer"))
        if not _has_seccomp():
            remedy = "pip install 'scrabble-course[grading]', and libseccomp2"
            lacks.append(Missing("seccomp", remedy))
    if level is Level.FULL and not _has_bubblewrap():
        lacks.append(Missing("bubblewrap", "apt-get install bubblewrap"))
    return tuple(lacks)


def _has_seccomp() -> bool:
    try:
        import pyseccomp  # noqa: F401
    except Exception:  # the library that it stands on may be missing, too
        return False
    return True


def _has_bubblewrap() -> bool:
    """Whether bubblewrap is there, and allowed to make namespaces."""
    if shutil.which("bwrap") is None:
        return False
    command = [*_wrapped([]), "true"]
    try:
        return subprocess.run(command, capture_output=True, timeout=10).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def write_filter(file: Path) -> None:
    """Write the seccomp program that allows what is `ALLOWED`, and no more."""
    import pyseccomp

    program = pyseccomp.SyscallFilter(pyseccomp.ERRNO(NOT_ALLOWED))
    for name in ALLOWED:
        try:
            program.add_rule(pyseccomp.ALLOW, name)
        except (OSError, ValueError):  # not on this kind of processor
            continue
    program.add_rule(pyseccomp.ERRNO(NO_TERMINAL), "ioctl")
    with file.open("wb") as opened:
        program.export_bpf(opened)


def readable_folders(box: Path) -> list[str]:
    """Return the folders that a child may read: Python's own, and its box."""
    wanted = [f"{sys.base_prefix}/lib", "/usr/lib", "/usr/local/lib", str(box)]
    return [folder for folder in wanted if Path(folder).is_dir()]


def command_in(level: Level, box: Path, command: Iterable[str]) -> list[str]:
    """Return the command line that runs `command` at a level, with `box` to read."""
    if level is not Level.FULL:
        return list(command)
    return [*_wrapped(["--ro-bind", str(box), str(box), "--chdir", "/"]), *command]


def _wrapped(more: list[str]) -> list[str]:
    """Return the start of a command line in namespaces of its own."""
    system = [["--ro-bind", "/usr", "/usr"]]
    for folder in map(Path, ("/bin", "/lib", "/lib64")):
        if folder.is_symlink():
            system.append(["--symlink", str(folder.readlink()), str(folder)])
        elif folder.is_dir():
            system.append(["--ro-bind", str(folder), str(folder)])
    if not sys.base_prefix.startswith("/usr/"):
        system.append(["--ro-bind", sys.base_prefix, sys.base_prefix])
    shut = "--unshare-user --unshare-all --die-with-parent --new-session".split()
    bare = "--cap-drop ALL --clearenv --hostname box --dev /dev --tmpfs /tmp".split()
    return ["bwrap", *shut, *bare, *[word for part in system for word in part], *more]
