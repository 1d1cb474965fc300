import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

from scrabble_course import course
from scrabble_course.checks import progress_file
from scrabble_course.checks.progress_file import SavedProgress
from scrabble_course.release import jupyter_lab
from scrabble_course.release.jupyter_lab import CannotOpen, Lab, prepare_lab, run_lab


@pytest.fixture
def lab(tmp_path) -> Lab:
    return Lab(tmp_path, 8888, "sesame")


def test_it_opens_the_first_notebook_and_later_the_one_where_one_stopped(lab, tmp_path):
    page = f"/lab/workspaces/course/tree/{course.STAGES[0].notebook}"
    again = course.STAGES[2].notebook

    assert lab.address == f"http://127.0.0.1:8888{page}?token=sesame"
    assert f"--LabApp.default_url={page}" in lab.command
    (tmp_path / again).parent.mkdir()
    (tmp_path / again).touch()
    first = {progress_file.key(1, name) for name in course.STAGES[1].functions}
    (tmp_path / "progress.json").write_text(
        SavedProgress(frozenset(first), {}, {}).text()
    )
    assert lab.page.endswith(again)


def test_the_token_is_told_to_jupyterlab_but_not_to_who_lists_processes(lab):
    assert lab.environment["JUPYTER_TOKEN"] == "sesame"
    assert "sesame" not in " ".join(lab.command)


def test_settings_of_ones_own_go_before_the_courses(lab, monkeypatch):
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", "mine")

    first, second = lab.environment["JUPYTER_CONFIG_PATH"].split(os.pathsep)

    assert (first, Path(second)) == ("mine", jupyter_lab.SETTINGS)


@pytest.mark.parametrize(("user", "allowed"), [(0, True), (1000, False)])
def test_root_has_to_be_allowed(lab, monkeypatch, user, allowed):
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)

    assert ("--allow-root" in lab.command) is allowed


def test_each_start_has_a_token_of_its_own_where_none_is_set(tmp_path, monkeypatch):
    monkeypatch.delenv("JUPYTER_TOKEN", raising=False)
    tokens = {prepare_lab(tmp_path).token for _ in range(3)}

    assert len(tokens) == 3
    assert all(len(token) >= 32 for token in tokens)
    monkeypatch.setenv("JUPYTER_TOKEN", "set before")
    assert prepare_lab(tmp_path).token == "set before"


def test_a_port_in_use_is_passed_over_up_to_the_last(tmp_path, monkeypatch):
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert prepare_lab(tmp_path, port).port > port

    monkeypatch.setattr(jupyter_lab, "_is_free", lambda port: port > 65535)

    with pytest.raises(CannotOpen, match="No port from 65500 to 65535 is free"):
        prepare_lab(tmp_path, 65500)


def test_without_jupyterlab_it_says_how_to_install_it(tmp_path, monkeypatch):
    monkeypatch.setattr(jupyter_lab, "find_spec", lambda name: None)

    with pytest.raises(CannotOpen, match="-m pip install jupyterlab"):
        prepare_lab(tmp_path)


def test_the_process_becomes_jupyterlab(lab, monkeypatch):
    become = Mock(side_effect=SystemExit)
    monkeypatch.setattr(os, "execve", become)
    monkeypatch.setattr(jupyter_lab, "CAN_BECOME", True)

    with pytest.raises(SystemExit):
        run_lab(lab)

    become.assert_called_once_with(sys.executable, lab.command, lab.environment)


STOPPED_SLOWLY = '''
import os, signal, sys
from types import SimpleNamespace
from scrabble_course.release import jupyter_lab
# A shell that works in the background has interrupts ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
child = """
import time
try:
    print("ready", flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    time.sleep(0.5)
    print("saved", flush=True)
    raise SystemExit(3)
"""
jupyter_lab.CAN_BECOME = False
command = [sys.executable, "-c", child]
jupyter_lab.run_lab(SimpleNamespace(command=command, environment=dict(os.environ)))
'''


@pytest.mark.skipif(os.name != "posix", reason="Windows sends Ctrl+C in another way")
def test_where_it_cannot_become_jupyterlab_that_ends_in_order():
    """As on Windows: Ctrl+C is for both, and who waits does not kill the other."""
    command = [sys.executable, "-c", STOPPED_SLOWLY]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, start_new_session=True
    ) as started:
        assert started.stdout.readline() == b"ready\n"
        os.killpg(started.pid, signal.SIGINT)
        assert started.stdout.read() == b"saved\n"
    assert started.returncode == 3


@pytest.fixture
def served(tmp_path, monkeypatch):
    """A JupyterLab that really runs, on a folder with the first notebook."""
    for name in ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR"):
        monkeypatch.setenv(f"JUPYTER_{name}", str(tmp_path / name))
    notebook = tmp_path / "mine" / course.STAGES[0].notebook
    notebook.parent.mkdir(parents=True)
    notebook.write_text(
        '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'
    )
    lab = prepare_lab(tmp_path / "mine", browser=False)
    with subprocess.Popen(lab.command, env=lab.environment) as process:
        try:
            wait_for(f"http://127.0.0.1:{lab.port}/api", process)
            yield lab
        finally:
            process.terminate()


def wait_for(address, process):
    for _ in range(600):
        assert process.poll() is None, "JupyterLab has stopped"
        with suppress(URLError):
            urlopen(address).close()
            return
        time.sleep(0.1)


def test_the_address_leads_to_the_notebook_with_the_token_and_asks_nothing(served):
    here = f"http://127.0.0.1:{served.port}"
    contents = f"{here}/api/contents/{course.STAGES[0].notebook}"
    notices = f"{here}/lab/api/settings/@jupyterlab/apputils-extension:notification"

    with urlopen(served.address) as page:
        assert b"jupyter-config-data" in page.read()
    with urlopen(f"{contents}?token={served.token}") as answer:
        assert json.load(answer)["type"] == "notebook"
    with pytest.raises(HTTPError, match="403") as refused:
        urlopen(contents)
    refused.value.close()
    with urlopen(f"{notices}?token={served.token}") as answer:
        schema = json.load(answer)["schema"]["properties"]
    assert schema["fetchNews"]["default"] == "false"
    assert schema["checkForUpdates"]["default"] is False
