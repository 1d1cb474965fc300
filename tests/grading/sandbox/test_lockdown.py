"""What a student's code can reach from inside a box, at each level of isolation."""

import sys
from itertools import islice
from pathlib import Path

import pytest

from scrabble_course.calling.call import Call
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.supervisor.budget import CALL_SECONDS, Budget
from scrabble_course.grading.supervisor.call_batch import CallBatch
from scrabble_course.grading.supervisor.isolation import STANDARD_LIBRARY
from tests.grading.work_files import GRADED, LEVELS

LOCKED_DOWN = [level for level in LEVELS if level != "none"]

# Commands of fcntl and of ioctl that have the kernel send a signal.
SET_OWNER, SET_SIGNAL, SET_LEASE, NOTIFY, SET_OWNER_TOO = 8, 10, 1024, 1026, 15
SIGNAL_BY_IOCTL = 0x5452
NOT_PERMITTED = (-1, 1)  # what a call of the kernel gives back, and EPERM


@pytest.fixture(scope="module")
def zygote_at(shared_grader):
    return lambda level: shared_grader(level).boxes.zygote(GRADED[0])


@pytest.fixture(scope="module", params=LOCKED_DOWN)
def zygote(request, zygote_at):
    return zygote_at(request.param)


def outcome_of(zygote, body, *args):
    """Return what becomes of a function with this body, called with `args`."""
    lines = "\n".join(f"    {line}" for line in body.strip().split("\n"))
    names = ", ".join(f"arg{number}" for number in range(len(args)))
    source = f"def attempt({names}):\n{lines}"
    program = Program((source,), functions=frozenset({"attempt"}))
    child = zygote.child(b"", program, Budget())
    [outcome] = child.outcomes(CallBatch("attempt", "", [Call(args)]), CALL_SECONDS)
    return outcome


def files_of_packages():
    """Some files of the packages that lie beside a standard library."""
    beside = [STANDARD_LIBRARY.parent, Path("/usr/lib"), Path("/usr/local/lib")]
    for folder in (*beside, Path(sys.prefix) / "lib"):
        for packages in folder.glob("python*/*-packages"):
            yield from map(str, islice(packages.rglob("*.py"), 20))


def test_no_package_beside_the_standard_library_can_be_imported(zygote):
    body = f"""
import sys
sys.path.append({str(STANDARD_LIBRARY / "site-packages")!r})
import pip
"""
    outcome = outcome_of(zygote, body)

    assert outcome.error_type in ("ModuleNotFoundError", "PermissionError")


def test_no_other_file_of_this_computer_can_be_read(zygote):
    body = """
import os
read = []
for path in arg0:
    try: read.append(os.listdir(path) if os.path.isdir(path) else open(path).read(1))
    except OSError: pass
return read
"""
    elsewhere = ["/etc/passwd", "/etc", "/home", "/var", "/proc/self/environ", __file__]
    folders = [str(Path(__file__).parent), sys.prefix, "/usr/bin", "/usr/share"]
    packages = [*files_of_packages()]

    assert packages
    assert outcome_of(zygote, body, [*elsewhere, *folders, *packages]).value == []


OFTEN_USED = (
    "asyncio bz2 csv ctypes dataclasses doctest email hashlib json lzma pathlib pickle "
    "pprint queue sqlite3 ssl tempfile threading unittest urllib.request uuid zlib "
    "zoneinfo xml.etree.ElementTree concurrent.futures multiprocessing"
)


def test_the_standard_library_can_be_imported(zygote, zygote_at):
    body = """
import importlib
return [importlib.import_module(module).__name__ for module in arg0]
"""
    modules = OFTEN_USED.split()

    for one in (zygote, zygote_at("none")):
        assert outcome_of(one, body, modules).value == modules


SIGNALLING = {
    "an owner of a file": (SET_OWNER, "os.getppid()"),
    "a group as its owner": (SET_OWNER, "-os.getppid()"),
    "an owner in other words": (SET_OWNER_TOO, "0"),
    "another signal": (SET_SIGNAL, "9"),
    "a lease": (SET_LEASE, "0"),
    "a folder that is watched": (NOTIFY, "1"),
    "a flag": (4, "os.O_ASYNC"),
    "a command behind 32 bits": (SET_SIGNAL | 1 << 32, "9"),
}


def test_no_file_can_have_the_kernel_send_signals(zygote):
    body = """
import ctypes, os
call = ctypes.CDLL(None, use_errno=True).syscall
number = {"x86_64": 72, "aarch64": 25}[os.uname().machine]
told = {}
for name, (command, value) in arg0.items():
    ctypes.set_errno(0)
    value = ctypes.c_long(eval(value))
    told[name] = call(number, 0, ctypes.c_ulong(command), value), ctypes.get_errno()
return told
"""
    told = outcome_of(zygote, body, SIGNALLING).value

    assert told == dict.fromkeys(SIGNALLING, NOT_PERMITTED)


def test_no_file_is_made_to_send_signals_by_ioctl(zygote):
    body = f"import fcntl; fcntl.ioctl(0, {SIGNAL_BY_IOCTL}, b'1234')"

    assert outcome_of(zygote, body).error_type == "OSError"


def test_files_can_be_used_as_ever(zygote):
    body = """
import fcntl, os, socket
copy = os.dup(0)
os.set_inheritable(copy, False)
flags = fcntl.fcntl(copy, fcntl.F_GETFL)
fcntl.fcntl(copy, fcntl.F_SETFL, flags | os.O_NONBLOCK)
os.close(fcntl.fcntl(copy, fcntl.F_DUPFD_CLOEXEC, 0))
return os.get_blocking(copy)
"""
    assert outcome_of(zygote, body).value is False


def test_a_pair_of_sockets_leads_to_itself_alone(zygote):
    body = """
import socket
one, other = socket.socketpair()
one.sendall(b"hello")
done = [other.recv(5).decode()]
for action in (
    lambda: one.sendto(b"x", "/dev/log"),
    lambda: one.sendto(b"x", "\\0abstract"),
    lambda: one.connect("/dev/log"),
    lambda: one.bind("\\0mine"),
    lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM),
    lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET),
    lambda: socket.socket(socket.AF_UNIX),
):
    try: done.append(action())
    except OSError: pass
return done
"""
    assert outcome_of(zygote, body).value == ["hello"]


CALLS_OF_THE_KERNEL = {
    "kill": (62, 129),
    "tgkill": (234, 131),
    "rt_sigqueueinfo": (129, 138),
    "timer_create": (222, 107),
    "prctl": (157, 167),
    "ptrace": (101, 117),
    "process_vm_readv": (310, 270),
    "pidfd_open": (434, 434),
    "pidfd_getfd": (438, 438),
    "io_uring_setup": (425, 425),
    "clone3": (435, 435),
    "execve": (59, 221),
    "socket": (41, 198),
    "mount": (165, 40),
    "unshare": (272, 97),
    "bpf": (321, 280),
    "userfaultfd": (323, 282),
    "keyctl": (250, 219),
}


def test_what_a_function_has_no_need_of_is_refused_by_the_kernel(zygote):
    body = """
import ctypes, os
call = ctypes.CDLL(None, use_errno=True).syscall
here = ["x86_64", "aarch64"].index(os.uname().machine)
told = {}
for name, numbers in arg0.items():
    ctypes.set_errno(0)
    told[name] = call(numbers[here], 0, 0, 0, 0, 0, 0), ctypes.get_errno()
return told
"""
    told = outcome_of(zygote, body, CALLS_OF_THE_KERNEL).value

    assert told == dict.fromkeys(CALLS_OF_THE_KERNEL, NOT_PERMITTED)
