"""WebKitGTK by WebDriver: Playwright drives none but a WebKit of its own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from tests.browser.server import free_port
from tests.patience import LATE, wait_for

BROWSER = "*/webkit2gtk-4.*/MiniBrowser"
KEYS = {
    **{"Backspace": "\ue003", "Enter": "\ue007", "Escape": "\ue00c", "Space": " "},
    **{"Shift": "\ue008", "Control": "\ue009", "End": "\ue010", "Home": "\ue011"},
    **{"ArrowLeft": "\ue012", "ArrowRight": "\ue014"},
}
NO_SANDBOX = {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}  # as root there is none
SCREEN = ("-screen", "0", "1280x1000x24", "-nolisten", "tcp")


def what_is_missing() -> str:
    """Return the packages to install for a WebKit here, "" if there is one."""
    needs = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
    return " ".join(
        package for name, package in needs.items() if not shutil.which(name)
    )


class WebKit:
    """A page of WebKitGTK."""

    def __init__(self, address: str) -> None:
        self.address = address
        [program, *_] = Path("/usr/lib").glob(BROWSER)
        options = {"binary": str(program), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        said = self._ask("POST", "/session", {"capabilities": wanted})
        self.session = f"/session/{said['sessionId']}"
        self._ask("POST", f"{self.session}/window/maximize", {})

    def open(self, address: str) -> None:
        """Open another page in place of this one."""
        self._ask("POST", f"{self.session}/url", {"url": address})

    def evaluate(self, script: str, argument: object = None) -> Any:
        """Return what a function of JavaScript returns."""
        call = {"script": f"return ({script})(arguments[0])", "args": [argument]}
        try:
            return self._ask("POST", f"{self.session}/execute/sync", call)
        except HTTPError as error:
            raise RuntimeError(error.read().decode()) from None

    def click(self, x: float, y: float) -> None:
        """Click at a point of the window."""
        moved = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        buttons = [{"type": f"pointer{way}", "button": 0} for way in ("Down", "Up")]
        self._act("pointer", [moved, *buttons])

    def press(self, key: str) -> None:
        """Press a key, as Playwright names it: "w", "Enter", "Control+s"."""
        values = [KEYS.get(name, name) for name in key.split("+")]
        down = [{"type": "keyDown", "value": value} for value in values]
        self._act("key", [*down, *({**one, "type": "keyUp"} for one in down[::-1])])

    def close(self) -> None:
        """Close the browser."""
        self._ask("DELETE", self.session)

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        source = {"type": kind, "id": kind, "actions": actions}
        self._ask("POST", f"{self.session}/actions", {"actions": [source]})

    def _ask(self, method: str, path: str, content: object = None) -> Any:
        body = None if content is None else json.dumps(content).encode()
        request = Request(f"{self.address}{path}", body, method=method)
        with urlopen(request, timeout=LATE) as reply:
            return json.load(reply)["value"]


@contextmanager
def open_webkit() -> Iterator[WebKit]:
    """Open WebKit on a screen that nobody sees."""
    with ExitStack() as stack:
        screen = _started(stack, ["Xvfb", "-displayfd", "1", *SCREEN])
        assert screen.stdout
        place = {"DISPLAY": f":{screen.stdout.readline().strip()}"}
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        command = ["WebKitWebDriver", f"--port={port}"]
        _started(stack, command, {**os.environ, **place, **NO_SANDBOX})
        assert wait_for(lambda: _answers(address))
        page = WebKit(address)
        stack.callback(page.close)
        yield page


def _started(
    stack: ExitStack, command: list[str], environment: dict[str, str] | None = None
) -> subprocess.Popen[str]:
    process = stack.enter_context(
        subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
    )
    stack.callback(process.terminate)
    return process


def _answers(address: str) -> bool:
    try:
        urlopen(f"{address}/status", timeout=LATE).close()
    except URLError:
        return False
    return True
