"""A JupyterLab server of the tests' own, with settings of its own."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from scrabble_course.release.jupyter_lab import with_ours
from tests.patience import SOON, wait_for

NO_NEWS = {"fetchNews": "false", "checkForUpdates": False, "doNotDisturbMode": True}
NOT_NEEDED = (
    "@jupyterlab/apputils-extension:splash",  # drawn over and over while a page loads
    *(
        f"@jupyterlab/{part}-extension"
        for part in (
            *("audio", "celltags", "csvviewer", "debugger", "extensionmanager"),
            *("help", "htmlviewer", "hub", "imageviewer", "javascript", "json"),
            *("logconsole", "lsp", "pdf", "pluginmanager", "settingeditor"),
            *("terminal", "vega5", "video"),
        )
    ),
)
"""Plugins of JupyterLab that have no part in a lesson, and take time on each page."""


class Server:
    """JupyterLab on `root`; what it keeps of users lies in `home`, a folder to make.

    It does without the plugins `disabled`.
    """

    def __init__(
        self, root: Path, home: Path, disabled: Sequence[str] = NOT_NEEDED
    ) -> None:
        self.root = root
        self.home = home
        self.token = secrets.token_hex(16)
        self.address = f"http://127.0.0.1:{free_port()}"
        root.mkdir(parents=True, exist_ok=True)
        page = home / "config" / "labconfig" / "page_config.json"
        page.parent.mkdir(parents=True)
        # For each page JupyterLab asks Node.js whether it should be built again.
        settings = {
            "buildCheck": False,
            "disabledExtensions": dict.fromkeys(disabled, True),
        }
        page.write_text(json.dumps(settings))
        self.forget_settings()

    def __enter__(self) -> Server:
        self.log = (self.home / "server.log").open("w")
        self.process = subprocess.Popen(
            self._command(), env=self._environment(), stdout=self.log, stderr=self.log
        )
        try:
            self._wait_until_up()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        self.process.terminate()  # one SIGTERM stops the server and its kernels
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()

    def set_up(self, plugin: str, settings: dict[str, object]) -> None:
        """Set user settings of JupyterLab before a page is opened."""
        folder = self.home / "settings" / "@jupyterlab" / "apputils-extension"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{plugin}.jupyterlab-settings").write_text(json.dumps(settings))

    def forget_settings(self) -> None:
        """Take all settings back; only the news stay off."""
        shutil.rmtree(self.home / "settings", ignore_errors=True)
        self.set_up("notification", NO_NEWS)

    def shut_down_kernels(self) -> None:
        """Shut all kernels down, as they are the next day."""
        for session in self.sessions():
            self._ask("DELETE", f"api/sessions/{session['id']}")

    def sessions(self) -> list[dict[str, Any]]:
        """Return what the server tells of each notebook with a kernel."""
        sessions: list[dict[str, Any]] = self._ask("GET", "api/sessions")
        return sessions

    def _ask(self, method: str, path: str) -> Any:
        address = f"{self.address}/{path}?token={self.token}"
        with urlopen(Request(address, method=method), timeout=60) as reply:
            text = reply.read()
        return json.loads(text) if text else None

    def _command(self) -> list[str]:
        port = urlsplit(self.address).port
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.root}",
            f"--ServerApp.extra_static_paths={Path(__file__).parent}",
            "--LabApp.extension_manager=readonly",
            "--LabApp.expose_app_in_browser=True",
        ]

    def _environment(self) -> dict[str, str]:
        places = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        own = {name: str(self.home / place) for name, place in places.items()}
        return {**os.environ, **own, **with_ours(), "JUPYTER_PREFER_ENV_PATH": "1"}

    def _wait_until_up(self) -> None:
        wait_for(lambda: self._answers() or self.process.poll() is not None)
        if self._answers():
            return
        self.log.flush()
        log = (self.home / "server.log").read_text()
        raise RuntimeError(f"JupyterLab did not start; its log ends:\n{log[-3000:]}")

    def _answers(self) -> bool:
        status = f"{self.address}/api/status?token={self.token}"
        with suppress(URLError, ConnectionError), urlopen(status, timeout=SOON):
            return True
        return False


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
