"""Checks in a real kernel: it gets each report and notices nothing else."""

import os
import time
from dataclasses import dataclass, field
from textwrap import dedent, indent

import pytest

from scrabble_course.checks.progress_file import PLACE_VARIABLE
from scrabble_course.release.jupyter_lab import with_ours
from tests.patience import LATE, SOON

jupyter_client = pytest.importorskip("jupyter_client.manager")
pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a forked child")


@dataclass
class Shown:
    """What stands below a cell after it ran, and how long that took."""

    printed: str = ""
    results: list[dict[str, str]] = field(default_factory=list)
    error: str = ""
    last_line: str = ""
    seconds: float = 0.0

    def add(self, message):
        content = message["content"]
        if message["msg_type"] == "stream":
            self.printed += content["text"]
        elif message["msg_type"] in ("execute_result", "display_data"):
            self.results.append(content["data"])
        elif message["msg_type"] == "error":
            self.error = content["ename"]
            self.last_line = content["traceback"][-1]

    @property
    def report(self):
        """The only result, as text; it has an HTML face, too."""
        (result,) = self.results
        assert result["text/html"].startswith("<div")
        return result["text/plain"]


class Kernel:
    def __init__(self, manager, client):
        self.manager, self.client = manager, client
        self.first = self.run("recall(1)")

    def run(self, cell):
        shown = Shown()
        started = time.perf_counter()
        self.client.execute_interactive(
            dedent(cell), output_hook=shown.add, timeout=LATE, allow_stdin=False
        )
        shown.seconds = time.perf_counter() - started
        return shown

    def check(self, body):
        """Check a get_word_score with this body."""
        head = "def get_word_score(word, n):\n"
        return self.run(head + indent(dedent(body), "    ") + "\ncheck(get_word_score)")

    def children(self):
        """Return what the kernel's children do: none is to be left, not even dead."""
        return self.run("""
            try:
                print(os.waitpid(-1, os.WNOHANG))
            except ChildProcessError:
                print("none")
        """).printed.strip()


@pytest.fixture(scope="module")
def kernel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("kernel")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("IPYTHONDIR", str(folder / "ipython"))
        patch.setenv("JUPYTER_RUNTIME_DIR", str(folder / "runtime"))
        patch.setenv(PLACE_VARIABLE, str(folder / "progress.json"))
        for name, value in with_ours().items():
            patch.setenv(name, value)
        manager, client = jupyter_client.start_new_kernel(cwd=str(folder))
    try:
        running = Kernel(manager, client)
        running.run("""
            import os, subprocess, sys, threading, time
            from scrabble_course import check, typed
            from scrabble_course.calling.limits import attempts
            from scrabble_course.calling.limits.attempts import attempt_once
            attempts.CALL_SECONDS = 0.3
        """)
        yield running
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


@pytest.fixture(autouse=True)
def the_kernel_works_on(kernel):
    """Afterwards cells print, fork and start programs as ever; no child is left."""
    yield
    assert kernel.children() == "none"
    after = kernel.run("print('still here'); subprocess.run(['true']).returncode")
    assert after.printed == "still here\n"
    assert after.results[0]["text/plain"] == "0"


def test_a_verb_before_the_first_cell_has_run_is_an_error_and_no_magic(kernel):
    assert kernel.first.error == "NameError"
    assert "first code cell of the lesson" in kernel.first.last_line


DISPLAYS = """
from IPython.display import HTML, display
display(HTML("<b>loud</b>"))
return -1
"""


@pytest.mark.parametrize(
    ("body", "got"),
    [
        ("while True: pass", "get_word_score: did not finish in time"),
        ("return input('How many? ')", "one more question: 'How many? '"),
        ("os._exit(3)", "ended with exit code 3"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt (line 2: raise Keyb"),
        ("sys.exit()", "SystemExit (line 2: sys.exit())"),
        ("raise ValueError('\\ud800')", "ValueError: ?"),
        ("return '\\ud800'", "but got  '?'"),
        ("return get_ipython()", "<ZMQInteractiveShell object>"),
        ("get_ipython().kernel.raw_input(); return 1", "StdinNotImplementedError"),
        (DISPLAYS, "get_word_score: not yet"),  # and shows nothing
    ],
)
def test_a_call_that_ends_in_another_way_gets_its_report(kernel, body, got):
    shown = kernel.check(body)

    assert got in shown.report
    assert shown.printed == ""
    assert shown.seconds < SOON


def test_fifty_megabytes_of_text_do_not_reach_the_notebook(kernel):
    shown = kernel.run("""
        def flood():
            print("x" * 50_000_000)
            os.write(1, b"y" * 50_000_000)
            os.write(2, b"z" * 1_000)
            subprocess.run(["head", "-c", "50000000", "/dev/zero"])
            sys.__stdout__.write("round the corner")
            return "done"

        outcome = attempt_once(flood)
        outcome.value, len(outcome.printed)
    """)

    assert shown.results == [{"text/plain": "('done', 20000)"}]
    assert shown.printed == ""


def test_an_interrupt_ends_the_check_and_its_child(kernel):
    shown = Shown()
    cell = "def get_word_score(word, n):\n    while True: pass\n"
    cell += "print('begin', flush=True)\ncheck(get_word_score)"
    kernel.client.execute(cell, stop_on_error=False)
    while not shown.printed:
        shown.add(kernel.client.get_iopub_msg(timeout=LATE))
    time.sleep(0.1)
    kernel.manager.interrupt_kernel()
    while not shown.error:
        shown.add(kernel.client.get_iopub_msg(timeout=LATE))

    assert shown.error == "KeyboardInterrupt"


def test_a_check_inside_typed_leaves_the_replies_to_the_cell(kernel):
    shown = kernel.run("""
        with typed("jar"):
            def calculate_handlen(hand):
                return input("How many? ")
            print(check(calculate_handlen).mistake)
            input("Enter word: ")
    """)

    assert shown.printed == "asks-for-input\nEnter word: jar\n"


def test_where_the_system_cannot_fork_the_kernel_survives_too(kernel):
    kernel.run("fork = os.fork; del os.fork")
    try:
        endless = kernel.check("while True: pass")
        loud = kernel.check("print('loud', file=sys.stderr); raise SystemExit")
    finally:
        kernel.run("os.fork = fork")

    assert endless.report.startswith("get_word_score: did not finish in time")
    assert endless.seconds < SOON
    assert "SystemExit" in loud.report
    assert loud.printed == ""
