"""A child gives up, for good, what a student's code has no need of.

Each layer holds without the others. Whatever is missing on a machine was found out
before (`grading/isolation.py`), so a layer that cannot be put on ends the child.
"""

from __future__ import annotations

import ctypes
import os
import resource
from collections.abc import Mapping
from typing import Any

MEMORY = 256 << 20
"""Bytes of address space."""
CPU_SECONDS = 60
FILES = 32
STACK = 64 << 20
FIRST_STRANGER = 60_000
"""Where the user numbers begin that nobody on the machine has."""

_libc = ctypes.CDLL(None, use_errno=True)
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_PATH_BENEATH = 1
_EVERY_ACCESS = (1 << 16) - 1
_READ_FILE_AND_FOLDER = 1 << 2 | 1 << 3
_TCP_BIND_AND_CONNECT = 3
_ABSTRACT_SOCKETS_AND_SIGNALS = 3
_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2


class _Ruleset(ctypes.Structure):
    _fields_ = [
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scoped", ctypes.c_uint64),
    ]


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("allowed", ctypes.c_uint64), ("folder", ctypes.c_int32)]


class _Program(ctypes.Structure):
    _fields_ = [("length", ctypes.c_ushort), ("filter", ctypes.c_void_p)]


def landlock_version() -> int:
    """Return the version of landlock that the kernel knows, 0 if it has none."""
    return max(0, int(_libc.syscall(_CREATE_RULESET, None, 0, 1)))


def reading_only(folders: list[str]) -> int:
    """Return a landlock ruleset that allows to read in `folders`, and no more."""
    rules = _Ruleset(_EVERY_ACCESS, 0, 0)
    version = landlock_version()
    size = 8
    if version >= 4:
        rules.network, size = _TCP_BIND_AND_CONNECT, 16
    if version >= 6:
        rules.scoped, size = _ABSTRACT_SOCKETS_AND_SIGNALS, 24
    if version < 2:  # the right to link files elsewhere came with version 2
        rules.files = (1 << 13) - 1
    ruleset = int(_libc.syscall(_CREATE_RULESET, ctypes.byref(rules), size, 0))
    _check(ruleset)
    for folder in folders:
        opened = os.open(folder, os.O_PATH | os.O_CLOEXEC)
        rule = _PathBeneath(_READ_FILE_AND_FOLDER, opened)
        _check(_libc.syscall(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(rule), 0))
        os.close(opened)
    return ruleset


def lock_down(layers: Mapping[str, Any]) -> None:
    """Put on the layers: a ruleset "landlock", a "seccomp" program, a "user".

    Limits on memory, processor time, files and processes are always set.
    """
    _limit()
    if layers.get("user"):
        _become_a_stranger()
    _check(_libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    if (ruleset := layers.get("landlock")) is not None:
        _check(_libc.syscall(_RESTRICT_SELF, ruleset, 0))
        os.close(ruleset)
    if program := layers.get("seccomp"):
        held = ctypes.create_string_buffer(program, len(program))
        filter_ = _Program(len(program) // 8, ctypes.addressof(held))
        _check(_libc.prctl(_SET_SECCOMP, _FILTER, ctypes.byref(filter_), 0, 0))


def _limit() -> None:
    for what, most in (
        (resource.RLIMIT_AS, MEMORY),
        (resource.RLIMIT_CPU, CPU_SECONDS),
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


def _become_a_stranger() -> None:
    """Be a user of which there is no other process, so that the limit of 1 counts."""
    number = FIRST_STRANGER + os.getpid() % 5_000
    os.setgroups([])
    os.setresgid(number, number, number)
    os.setresuid(number, number, number)


def _check(result: int) -> None:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
