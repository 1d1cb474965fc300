"""Starts JupyterLab on a student's folder, at an address known beforehand."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from scrabble_course import course
from scrabble_course.checks.progress import Progress
from scrabble_course.checks.progress_file import saved_progress

HOST = "127.0.0.1"
FIRST_PORT = 8888
PORTS_TO_TRY = 100
SETTINGS = Path(__file__).parents[1] / "jupyter"
"""What JupyterLab's settings are, until the student chooses others: see `labconfig`;
how a lesson's kernel starts: see `kernels`; and in the other folders what shows a
widget's picture where the widget is gone."""
# Windows would hand the terminal back at once, with JupyterLab still running.
CAN_BECOME = os.name == "posix"
TO_STOP = "press Ctrl+C twice" if CAN_BECOME else "press Ctrl+C"
"""How JupyterLab is stopped in its terminal; only elsewhere does it ask back."""


class CannotOpen(Exception):
    """JupyterLab cannot be started; the message says why and what to try."""


@dataclass(frozen=True, slots=True)
class Lab:
    """A JupyterLab that is about to be started."""

    folder: Path
    port: int
    token: str
    browser: bool = True
    notebook: str = ""

    @property
    def page(self) -> str:
        """The path of the notebook that is opened, on the server.

        A student's is that of the lesson where they stopped, in a workspace of its own:
        nothing is opened with it that was open in another folder.
        """
        if self.notebook:
            return f"/lab/tree/{self.notebook}"
        return f"/lab/workspaces/course/tree/{_lesson_to_open(self.folder).notebook}"

    @property
    def address(self) -> str:
        """What to type into a browser; the token in it keeps others out."""
        return f"http://{HOST}:{self.port}{self.page}?token={self.token}"

    @property
    def command(self) -> list[str]:
        """The program to run and its arguments, without the token: others see them.

        The log is quiet so that the address stays in sight, and JupyterLab fetches
        neither news nor word of updates: the course works without a network.
        """
        is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        return [
            *(sys.executable, "-m", "jupyterlab"),
            f"--ServerApp.root_dir={self.folder.resolve()}",
            f"--ServerApp.ip={HOST}",
            f"--ServerApp.port={self.port}",
            f"--LabApp.default_url={self.page}",
            "--LabApp.news_url=None",
            "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
            "--log-level=WARN",
            "--LabApp.log_level=WARN",
            *([] if self.browser else ["--no-browser"]),
            *(["--allow-root"] if is_root else []),
        ]

    @property
    def environment(self) -> dict[str, str]:
        """The environment of the program: the token, and where our settings are.

        They answer what JupyterLab would ask at its first start: no news, please.
        """
        return {**os.environ, "JUPYTER_TOKEN": self.token, **with_ours()}


def _lesson_to_open(folder: Path) -> course.Stage:
    """Return the lesson to go on with: the first one at first."""
    with suppress(OSError):
        done = saved_progress(folder)
        stage = Progress(done).here
        if (
            stage
            and (done.passed or done.checks)
            and (folder / stage.notebook).exists()
        ):
            return stage
    return course.STAGES[0]


def with_ours() -> dict[str, str]:
    """Return the variables by which JupyterLab finds SETTINGS, after others."""
    names = ("JUPYTER_CONFIG_PATH", "JUPYTER_PATH")
    paths = {name: [os.environ.get(name), str(SETTINGS)] for name in names}
    return {name: os.pathsep.join(filter(None, paths[name])) for name in names}


def prepare_lab(
    folder: Path,
    port: int = FIRST_PORT,
    browser: bool = True,
    notebook: str = "",
) -> Lab:
    """Return a JupyterLab for `folder` on the first free port from `port` on."""
    if find_spec("jupyterlab") is None:
        install = f'"{sys.executable}" -m pip install jupyterlab'
        raise CannotOpen(f"JupyterLab is not installed. Install it with: {install}")
    token = os.environ.get("JUPYTER_TOKEN") or secrets.token_hex(24)
    return Lab(folder, _free_port(port), token, browser, notebook)


def run_lab(lab: Lab) -> None:
    """Become JupyterLab, or run it and leave with its exit code where that fails."""
    if CAN_BECOME:
        os.execve(lab.command[0], lab.command, lab.environment)
    with subprocess.Popen(lab.command, env=lab.environment) as running:
        while True:
            # Ctrl+C reaches JupyterLab as well, which takes its time to end in order.
            with suppress(KeyboardInterrupt):
                raise SystemExit(running.wait())


def _free_port(first: int) -> int:
    last = min(first + PORTS_TO_TRY, 65536) - 1
    for port in range(first, last + 1):
        if _is_free(port):
            return port
    raise CannotOpen(
        f"No port from {first} to {last} is free. Try others, for example: --port 9000"
    )


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        if os.name == "posix":
            # A server that has just stopped does not keep its port busy.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True
