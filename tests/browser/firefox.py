"""Firefox for Playwright, which drives any Firefox by WebDriver BiDi.

Run as a program it is Firefox, with a line in between that answers what an older one,
such as Debian's, does not know: `open_firefox` has Playwright start it so.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Playwright
from tornado import httpserver, netutil, web, websocket

BROWSER = os.environ.get("SCRABBLE_COURSE_BROWSER", "")
"""Where tests are to run: "firefox", "webkit" (some), or "" for Chromium."""
WANTED = BROWSER == "firefox"
ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
NOT_KNOWN = {"emulation.setMediaFeaturesOverride"}
LARGEST = 2**30


def find_firefox() -> str | None:
    """Return the path of a Firefox, Debian's or another."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


@contextmanager
def open_firefox(playwright: Playwright) -> Iterator[Browser]:
    """Open Firefox, without a window."""
    with TemporaryDirectory() as folder:
        program = Path(folder, "firefox")
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n')
        program.chmod(0o755)
        with playwright.firefox.launch(
            channel="moz-firefox", executable_path=program
        ) as browser:
            yield browser


class Between(websocket.WebSocketHandler):
    """A line from Playwright to Firefox."""

    def initialize(self, firefox: str) -> None:
        self.firefox = firefox
        self.waiting: asyncio.Queue[str | bytes] = asyncio.Queue()

    def check_origin(self, _origin: str) -> bool:
        return True

    def open(self, *_args: str, **_rest: str) -> None:
        self.task = asyncio.create_task(self.carry())

    async def carry(self) -> None:
        address = f"{self.firefox}{self.request.path}"
        line = await websocket.websocket_connect(address, max_message_size=LARGEST)
        back = asyncio.create_task(self.carry_back(line))
        while not back.done():
            await line.write_message(await self.waiting.get())

    async def carry_back(self, line: Any) -> None:
        while (message := await line.read_message()) is not None:
            await self.write_message(message)
        self.close()

    def on_message(self, message: str | bytes) -> None:
        request = json.loads(message)
        if request.get("method") in NOT_KNOWN:
            reply = {"type": "success", "id": request["id"], "result": {}}
            self.write_message(json.dumps(reply))
        else:
            self.waiting.put_nowait(message)


async def be_firefox() -> None:
    """Run Firefox with the arguments given, and say that this is where it listens."""
    firefox = find_firefox()
    assert firefox
    process = subprocess.Popen(
        [firefox, *sys.argv[1:]], stderr=subprocess.PIPE, text=True
    )
    assert process.stderr
    there = next(filter(None, map(ADDRESS.search, process.stderr)))
    app = web.Application(
        [(".*", Between, {"firefox": there[1]})], websocket_max_message_size=LARGEST
    )
    [socket] = netutil.bind_sockets(0, "127.0.0.1")
    httpserver.HTTPServer(app).add_sockets([socket])
    here = f"ws://127.0.0.1:{socket.getsockname()[1]}"
    print(f"WebDriver BiDi listening on {here}", file=sys.stderr, flush=True)
    # What it goes on to say is read, or it would wait to be heard.
    threading.Thread(target=process.stderr.read, daemon=True).start()
    await asyncio.get_running_loop().run_in_executor(None, process.wait)


if __name__ == "__main__":
    asyncio.run(be_firefox())
