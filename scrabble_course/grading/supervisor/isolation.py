"""How strongly a student's code is shut in, and what a machine can do of it.

`full` is bubblewrap (a view of the file system of its own, no network, no other
processes) with landlock, seccomp and limits inside it; `landlock` is the same without
bubblewrap and wants no privilege; `none` is limits alone, for one's own code.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.sandbox.lockdown import landlock_version


class IsolationLevel(StrEnum):
    """How strongly a student's code is shut in."""

    FULL = "full"
    LANDLOCK = "landlock"
    NONE = "none"


class CannotIsolate(CannotGrade):
    """A level cannot be had on this machine; the text says what is missing."""


ALLOWED = """
    read write readv writev close fstat newfstatat stat lstat statx lseek mmap munmap
    mremap mprotect madvise brk futex rt_sigaction rt_sigprocmask rt_sigreturn
    sigaltstack setitimer clock_gettime clock_getres clock_nanosleep nanosleep
    gettimeofday time times getrandom exit exit_group open openat readlink readlinkat
    getdents64 getcwd access faccessat faccessat2 getpid gettid getuid geteuid getgid
    getegid sched_yield sched_getaffinity sysinfo uname getrlimit getrusage poll ppoll
    select pselect6 recvfrom sendto recvmsg sendmsg dup restart_syscall rseq
    set_robust_list membarrier epoll_create1 epoll_ctl epoll_wait epoll_pwait
""".split()
"""What a child may ask of the kernel: to read, to answer, and to know the time."""
DUPLICATE, GET_CLOSING, SET_CLOSING, GET_FLAGS, SET_FLAGS = range(5)
DUPLICATE_CLOSING = 1030
ALLOWED_OF_FILES = (
    DUPLICATE,
    GET_CLOSING,
    SET_CLOSING,
    GET_FLAGS,
    DUPLICATE_CLOSING,
)
"""Commands of `fcntl`. Others have the kernel send signals, to any process."""
ON_THIS_MACHINE = 1
"""The kind of sockets (AF_UNIX) of which a pair may be had: event loops have one."""
KIND_OF_SOCKET, STREAM = 0xF, 1
"""A stream has one other end; what sends single messages may name any address."""
WITHOUT_WAITING = 0x5421
"""What is asked of a file (FIONBIO) that an event loop reads."""
SIGNAL_WHEN_READY = 0o20000
"""The flag O_ASYNC, which does so, too."""
NOT_ALLOWED, NO_TERMINAL = 1, 25
"""Error numbers, EPERM and ENOTTY."""
PYTHON = os.path.realpath(sys.executable)
"""The interpreter itself, without the folders of a virtual environment."""
STANDARD_LIBRARY = Path(os.__file__).parent
PACKAGES = "*-packages"
"""The folders in which other people's modules are, and perhaps this course."""


def level_for(wanted: str) -> IsolationLevel:
    """Return the level of that name, or the strongest there is for "auto".

    CannotIsolate says what a machine lacks, and how to get it; "auto" never ends in
    `none`, which has to be asked for.

    >>> level_for("none").value
    'none'
    """
    if wanted == "auto":
        for level in (IsolationLevel.FULL, IsolationLevel.LANDLOCK):
            if not missing(level):
                return level
        raise CannotIsolate(_lacks(IsolationLevel.LANDLOCK))
    level = IsolationLevel(wanted)
    if missing(level):
        raise CannotIsolate(_lacks(level))
    return level


def _lacks(level: IsolationLevel) -> str:
    lacks = "; ".join(missing(level))
    return (
        f"The isolation {level.value!r} cannot be had here: {lacks}. On a machine that "
        "lacks nothing, students' code can do no harm; --isolation none runs it with "
        "limits alone."
    )


@cache
def missing(level: IsolationLevel) -> tuple[str, ...]:
    """Return what this machine lacks for a level, and how to get it."""
    lacks = []
    if level is not IsolationLevel.NONE:
        if landlock_version() == 0:
            lacks.append("landlock (use Linux 5.13 or newer)")
        if not _has_seccomp():
            remedy = "pip install 'scrabble-course[grading]', and libseccomp2"
            lacks.append(f"seccomp ({remedy})")
    if level is IsolationLevel.FULL and not _has_bubblewrap():
        lacks.append("bubblewrap (apt-get install bubblewrap)")
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
    command = [*_wrapped([]), PYTHON, "-I", "-S", "-c", ""]
    try:
        return subprocess.run(command, capture_output=True, timeout=10).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def layers(level: IsolationLevel, box: Path) -> dict[str, Any]:
    """Return what a child puts on at a level, as its zygote is told (`zygote.main`)."""
    if level is IsolationLevel.NONE:
        return {"filter": "", "paths": [], "listed": [], "user": other_user(level)}
    program = box / "filter.bpf"
    if not program.exists():
        write_filter(program)
    return {
        "filter": str(program),
        "paths": readable_paths(box),
        "listed": [str(STANDARD_LIBRARY)],
        "user": other_user(level),
    }


def write_filter(file: Path) -> None:
    """Write the seccomp program that allows what is `ALLOWED`, and no more."""
    import pyseccomp

    program = pyseccomp.SyscallFilter(pyseccomp.ERRNO(NOT_ALLOWED))
    for name in ALLOWED:
        try:
            program.add_rule(pyseccomp.ALLOW, name)
        except (OSError, ValueError):  # not on this kind of processor
            continue
    for command in ALLOWED_OF_FILES:
        is_it = pyseccomp.Arg(1, pyseccomp.EQ, command)
        program.add_rule(pyseccomp.ALLOW, "fcntl", is_it)
    quietly = pyseccomp.Arg(2, pyseccomp.MASKED_EQ, SIGNAL_WHEN_READY, 0)
    sets = pyseccomp.Arg(1, pyseccomp.EQ, SET_FLAGS)
    program.add_rule(pyseccomp.ALLOW, "fcntl", sets, quietly)
    not_waiting = pyseccomp.Arg(1, pyseccomp.EQ, WITHOUT_WAITING)
    program.add_rule(pyseccomp.ALLOW, "ioctl", not_waiting)
    other = pyseccomp.Arg(1, pyseccomp.NE, WITHOUT_WAITING)
    program.add_rule(pyseccomp.ERRNO(NO_TERMINAL), "ioctl", other)
    here = pyseccomp.Arg(0, pyseccomp.EQ, ON_THIS_MACHINE)
    stream = pyseccomp.Arg(1, pyseccomp.MASKED_EQ, KIND_OF_SOCKET, STREAM)
    program.add_rule(pyseccomp.ALLOW, "socketpair", here, stream)
    with file.open("wb") as opened:
        program.export_bpf(opened)


def readable_paths(box: Path, standard: Path = STANDARD_LIBRARY) -> list[str]:
    """Return what a child may read: the standard library, shared ones, and its box.

    The names of what lies beside the standard library can be listed, too.
    """
    modules = [path for path in standard.iterdir() if not path.match(PACKAGES)]
    shared = [
        path
        for folder in _library_folders(standard)
        for path in (*folder.glob("*.so*"), folder / _MULTIARCH)
        if path.exists()
    ]
    return sorted(map(str, [*modules, *shared, box]))


_MULTIARCH = sysconfig.get_config_var("MULTIARCH") or "lib"


def _library_folders(standard: Path) -> list[Path]:
    """Return the folders of shared libraries, each once, links followed."""
    prefix = standard.parents[1]
    wanted = [prefix, Path("/usr"), Path("/usr/local"), Path("/")]
    found = [path / name for path in wanted for name in ("lib", "lib64")]
    there = [folder.resolve() for folder in found if folder.is_dir()]
    return list(dict.fromkeys(there))


def other_user(level: IsolationLevel, standard: Path = STANDARD_LIBRARY) -> str:
    """Return which other user a child has to be; "" if it may be this one.

    Root is bound by no limit on processes. A stranger may have to be a "reader", since
    it does not get to a Python that lies in somebody's home.
    """
    if level is IsolationLevel.FULL or os.geteuid() != 0:
        return ""
    for_all = all(
        folder.stat().st_mode & _SEARCHED_BY_ALL for folder in standard.parents
    )
    return "stranger" if for_all else "reader"


_SEARCHED_BY_ALL = 0o001


def command_in(level: IsolationLevel, box: Path, command: Iterable[str]) -> list[str]:
    """Return the command line that runs `command` at a level, with `box` to read."""
    if level is not IsolationLevel.FULL:
        return list(command)
    return [*_wrapped(["--ro-bind", str(box), str(box), "--chdir", "/"]), *command]


def _wrapped(more: list[str]) -> list[str]:
    """Return the start of a command line in namespaces of its own."""
    shut = "--unshare-user --unshare-all --die-with-parent --new-session".split()
    bare = "--cap-drop ALL --clearenv --hostname box --dev /dev --tmpfs /tmp".split()
    return ["bwrap", *shut, *bare, *_mounted(), *more]


def _mounted() -> Iterator[str]:
    """Yield what makes Python itself seen, and none of the packages beside it."""
    folders = _library_folders(STANDARD_LIBRARY)
    for folder in folders:
        yield from ("--ro-bind", str(folder), str(folder))
    for folder in folders:
        for packages in folder.glob(f"python*/{PACKAGES}"):
            yield from ("--tmpfs", str(packages))
    for link in map(Path, ("/lib", "/lib64")):
        if link.is_symlink():
            yield from ("--symlink", str(link.readlink()), str(link))
    yield from ("--ro-bind", PYTHON, PYTHON)
