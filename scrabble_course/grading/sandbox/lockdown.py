"""A child gives up, for good, what a student's code has no need of.

Each layer holds without the others. Whatever is missing on a machine was found out
before (`supervisor/isolation.py`), so a layer that cannot be put on ends the child.
"""

from __future__ import annotations

import ctypes
import os
import resource
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

MEMORY = 256 << 20
"""Bytes of address space."""
FILES = 32
STACK = 64 << 20
FIRST_STRANGER = 60_000
"""Where the user numbers begin that nobody on the machine has."""

_libc = ctypes.CDLL(None, use_errno=True)
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_PATH_BENEATH = 1
_EVERY_ACCESS = (1 << 16) - 1
_READ_FILE, _READ_FOLDER = 1 << 2, 1 << 3
_TCP_BIND_AND_CONNECT = 3
_ABSTRACT_SOCKETS_AND_SIGNALS = 3
_KEEP_CAPABILITIES, _SET_SECCOMP, _FILTER, _NO_NEW_PRIVILEGES = 8, 22, 2, 38
_TO_READ_ANYTHING = 1 << 2
_CAPABILITY_VERSION = 0x20080522


class _Ruleset(ctypes.Structure):
    _fields_ = [
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scoped", ctypes.c_uint64),
    ]


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32)]


class _Capabilities(ctypes.Structure):
    _fields_ = [(name, ctypes.c_uint32) for name in ("now", "ever", "inherited")]


class _Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_void_p)]


_prctl, _syscall = _libc.prctl, _libc.syscall


def landlock_version() -> int:
    """Return the version of landlock that the kernel knows, 0 if it has none."""
    return max(0, int(_syscall(_CREATE_RULESET, None, 0, 1)))


def reading_only(paths: Iterable[str], listed: Iterable[str] = ()) -> int:
    """Return a landlock ruleset that allows to read below `paths`, and no more.

    Of what is below `listed`, names can be read.
    """
    rules = _Ruleset(_EVERY_ACCESS, 0, 0)
    version = landlock_version()
    size = 8
    if version >= 4:
        rules.network, size = _TCP_BIND_AND_CONNECT, 16
    if version >= 6:
        rules.scoped, size = _ABSTRACT_SOCKETS_AND_SIGNALS, 24
    if version < 2:  # the right to link files elsewhere came with version 2
        rules.files = (1 << 13) - 1
    ruleset = int(_syscall(_CREATE_RULESET, ctypes.byref(rules), size, 0))
    _check(ruleset)
    for path in paths:
        of_a_folder = _READ_FOLDER if Path(path).is_dir() else 0
        _allow(ruleset, path, _READ_FILE | of_a_folder)
    for path in listed:
        _allow(ruleset, path, _READ_FOLDER)
    return ruleset


def _allow(ruleset: int, path: str, access: int) -> None:
    opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    rule = _PathBeneath(access, opened)
    _check(_syscall(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(rule), 0))
    os.close(opened)


def seccomp_program(instructions: bytes) -> Any:
    """Return a filter as `lock_down` takes it, to be made once for all children."""
    held = ctypes.create_string_buffer(instructions, len(instructions))
    filter_ = _Program(len(instructions) // 8, ctypes.addressof(held))
    filter_.held = held  # as long as it is there, so is what it points at
    return filter_


def lock_down(layers: Mapping[str, Any], seconds: int) -> None:
    """Put on the layers: a ruleset "landlock", a "seccomp" program, another "user".

    A user that is a "reader" may read what its owner may: the rest is landlock's.

    Limits on memory, files, processes, and to `seconds` of the processor are always
    set. OSError if anything cannot be had.
    """
    _limit(seconds)
    if user := layers.get("user"):
        _become_a_stranger(is_reader=user == "reader")
    _check(_prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    if (ruleset := layers.get("landlock")) is not None:
        _check(_syscall(_RESTRICT_SELF, ruleset, 0))
        os.close(ruleset)
    if program := layers.get("seccomp"):
        _check(_prctl(_SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0))


def _limit(seconds: int) -> None:
    for what, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_NOFILE, FILES),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_STACK, STACK),
        (resource.RLIMIT_NPROC, 1),
    ):
        _, allowed = resource.getrlimit(what)
        if allowed != resource.RLIM_INFINITY:
            most = min(most, allowed)
        resource.setrlimit(what, (most, most))


def _become_a_stranger(is_reader: bool) -> None:
    """Be a user of which there is no other process, so that the limit of 1 counts."""
    number = FIRST_STRANGER + os.getpid() % 5_000
    _check(_prctl(_KEEP_CAPABILITIES, int(is_reader), 0, 0, 0))
    try:
        os.setgroups([])
        os.setresgid(number, number, number)
        os.setresuid(number, number, number)
    except OSError as error:
        raise OSError(
            error.errno,
            f"{error.strerror}: root here cannot become a user of its own; grade as "
            "an ordinary user, or where there are more user numbers",
        ) from None
    if is_reader:
        _keep_only(_TO_READ_ANYTHING)


def _keep_only(capability: int) -> None:
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0)
    sets = (_Capabilities * 2)(_Capabilities(capability, capability, 0))
    _check(_libc.capset(header, sets))


def _check(result: int) -> None:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
