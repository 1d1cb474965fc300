"""Started once a core, inside the box: forks a child for each piece of work.

Over its control socket come the ends of pipes, one a child, each with the word "work";
"stop" ends the child that runs. When a child has ended, the zygote says how.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import json
import os
import select
import signal
import socket
import sys
import warnings
from pathlib import Path
from typing import Any

from scrabble_course.grading.inside import child, steps, surroundings
from scrabble_course.grading.inside.lockdown import lock_down, reading_only

USUAL = (
    "bisect collections copy dataclasses datetime decimal enum fractions functools "
    "heapq inspect itertools math operator random re statistics string textwrap time "
    "typing unicodedata"
).split()
"""Modules that students import: read once, and not by each child."""
LESS_USUAL = (
    "__main__ abc argparse array ast asyncio base64 binascii builtins calendar cmath "
    "code codecs collections.abc colorsys concurrent.futures configparser contextlib "
    "contextvars copyreg cProfile csv ctypes dbm decimal difflib dis doctest email "
    "email.message email.mime.text errno faulthandler fileinput fnmatch ftplib gc "
    "getopt getpass gettext glob graphlib gzip hashlib hmac html html.parser http "
    "http.client http.server importlib.metadata importlib.resources importlib.util io "
    "ipaddress json keyword linecache locale logging logging.config logging.handlers "
    "lzma mimetypes multiprocessing numbers optparse os os.path pathlib pdb pickle "
    "pkgutil platform plistlib pprint profile pstats py_compile pyclbr pydoc queue "
    "quopri reprlib resource sched secrets select selectors shelve shlex shutil signal "
    "site smtplib socket socketserver sqlite3 ssl stat stringprep struct subprocess "
    "symtable sys sysconfig tarfile telnetlib tempfile textwrap threading timeit token "
    "tokenize tomllib trace traceback tracemalloc types unittest unittest.mock urllib "
    "urllib.error urllib.parse urllib.request uuid warnings wave weakref "
    "xml.dom.minidom xml.etree.ElementTree zipfile zlib zoneinfo"
).split()
"""More of them, read beforehand where a child may not: below another user's folder."""


def main(control_end: int, settings: dict[str, Any]) -> None:
    """Serve until the supervisor hangs up.

    `settings` name the `box`, the `modules` to load, the `folders` that may be read
    ([] for any), the file of the seccomp `filter` ("" for none), and whether to be
    another `user`.
    """
    control = socket.socket(fileno=control_end)
    for module in (*USUAL, *settings["modules"]):
        importlib.import_module(module)
    if settings["user"] and not _others_may_read(Path(os.__file__)):
        _import_less_usual()
    box = Path(settings["box"])
    steps.prepare(json.loads((box / surroundings.LESSONS).read_text("utf-8")))
    surroundings.furnish(box)
    layers: dict[str, Any] = {"user": settings["user"]}
    if settings["filter"]:
        layers["seccomp"] = Path(settings["filter"]).read_bytes()
    if settings["folders"]:
        layers["landlock"] = reading_only(settings["folders"])
    gc.collect()
    gc.freeze()  # what is here now is shared with all children, and stays so
    control.send(b"ready")
    while True:
        message, pipes, *_ = socket.recv_fds(control, 16, 1)
        if not message:
            return
        if pipes:
            _work(control, socket.socket(fileno=pipes[0]), layers)


def _others_may_read(file: Path) -> bool:
    return all(folder.stat().st_mode & 1 for folder in file.parents)


def _import_less_usual() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for module in LESS_USUAL:
            with contextlib.suppress(ImportError):  # not in each version of Python
                importlib.import_module(module)


def _work(control: socket.socket, pipe: socket.socket, layers: dict[str, Any]) -> None:
    pid = os.fork()
    if pid == 0:
        _become_a_child(control, pipe, layers)
    pipe.close()
    ending = os.pidfd_open(pid)
    ready, _, _ = select.select([control.fileno(), ending], [], [])
    if control.fileno() in ready:  # "stop", or nobody there any more
        control.recv(16)
    for kill in (os.killpg, os.kill):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            kill(pid, signal.SIGKILL)
    os.close(ending)
    _, status, used = os.wait4(pid, 0)
    code = os.waitstatus_to_exitcode(status)
    with contextlib.suppress(OSError):
        control.send(json.dumps([code, used.ru_maxrss]).encode())


def _become_a_child(
    control: socket.socket, pipe: socket.socket, layers: dict[str, Any]
) -> None:
    """Lock down and serve; never return."""
    try:
        os.setpgid(0, 0)
        control.close()
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        os.close(nowhere)
        lock_down(layers)
        sys.setrecursionlimit(1_000)
        child.serve(pipe)
    finally:
        os._exit(1)
