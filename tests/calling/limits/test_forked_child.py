import gc
import logging
import os
import signal
import socket
import subprocess
import threading
import time
import warnings

import pytest

from scrabble_course.calling.limits import forked_child
from scrabble_course.calling.limits.forked_child import ForkedChild, ending
from tests.calling.limits.processes import ends_soon, no_child_left

if not hasattr(os, "fork"):
    pytest.skip("this system cannot fork", allow_module_level=True)


@pytest.fixture
def fork():
    """Give a function that forks a child, and see that none is left."""
    children = []

    def start(action):
        def serve(lines, tell):
            for line in lines:
                try:
                    tell(str(action(line)))
                except Exception as error:
                    tell(type(error).__name__)

        children.append(ForkedChild(serve))
        return children[-1]

    with no_child_left():
        yield start
        for child in children:
            child.end()


@pytest.fixture
def answer(fork):
    """Give a function that has an action done in a child, and returns its answer."""
    return lambda action: ask(fork(lambda line: action()))


def ask(child, seconds=20, most=1000):
    child.send("a question")
    return child.next_line(time.monotonic() + seconds, most).decode()


def for_ever():
    while True:
        pass


def test_a_child_is_another_process_and_answers_line_by_line(fork):
    child = fork(lambda line: f"{os.getpid()} {len(line)}")

    assert [ask(child), ask(child)] == [f"{child.pid} 11"] * 2
    assert child.pid != os.getpid()


def test_lines_that_have_come_are_read_without_waiting(fork):
    child = fork(lambda line: "one\ntwo\nthree")

    assert child.lines() == []
    assert ask(child) == "one"
    assert child.lines() == [b"two", b"three"]
    assert child.lines() == []


def test_a_line_without_end_or_not_in_time_is_an_error(fork):
    with pytest.raises(ConnectionError, match="more than 100000 bytes"):
        ask(fork(lambda line: "x" * 1_000_000), most=100_000)

    child = fork(lambda line: for_ever())
    with pytest.raises(TimeoutError):
        ask(child, seconds=0.1)
    with pytest.raises(TimeoutError):
        child.send("x" * 10_000_000, seconds=0.1)
    assert child.exit_code() is None
    assert ending(child.exit_code()) == "cut off"


@pytest.mark.parametrize(
    ("action", "code", "said"),
    [
        (lambda line: os._exit(3), 3, "ended with exit code 3"),
        (lambda line: os.kill(os.getpid(), 9), -9, "killed by SIGKILL"),
        (lambda line: os.kill(os.getpid(), 37), -37, "killed by signal 37"),
    ],
)
def test_a_child_that_is_gone_is_an_error_and_has_an_exit_code(
    fork, action, code, said
):
    waited_for, looked_at = fork(action), fork(action)
    with pytest.raises(ConnectionError):
        ask(waited_for)
    looked_at.send("a question")
    with pytest.raises(ConnectionError):
        while not looked_at.lines():
            pass

    assert [waited_for.exit_code(), looked_at.exit_code()] == [code, code]
    assert ending(code) == said


def test_an_end_that_was_interrupted_can_be_made_up_for(fork, monkeypatch):
    child = fork(lambda line: for_ever())

    def interrupted(*args):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(os, "killpg", interrupted)
        child.end()

    assert not child.is_ended
    child.end()
    child.end()
    assert child.is_ended


@pytest.mark.parametrize(
    "and_then",
    [lambda: None, for_ever, lambda: os._exit(0), lambda: os.closerange(3, 4096)],
    ids=["returns", "hangs", "exits", "hangs up"],
)
def test_programs_that_a_child_starts_end_with_it(fork, and_then, tmp_path):
    def start(line):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            sleeper = subprocess.Popen(["sleep", "60"])
        (tmp_path / "new").write_text(str(sleeper.pid))
        (tmp_path / "new").rename(tmp_path / "pid")
        and_then()

    child = fork(start)
    child.send("a question")
    while not (tmp_path / "pid").exists():
        time.sleep(0.01)
    child.exit_code()
    child.end()

    assert ends_soon(int((tmp_path / "pid").read_text()))


def test_a_child_that_forks_gives_one_answer(fork):
    child = fork(lambda line: [os.fork() < 0, 5][1])

    assert ask(child) == "5"
    with pytest.raises(TimeoutError):
        child.next_line(time.monotonic() + 0.2, most=1000)


def test_a_stranger_that_buries_our_child_does_no_harm(fork):
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    try:
        child = fork(lambda line: os._exit(0))
        with pytest.raises(ConnectionError):
            ask(child)
        assert child.exit_code() is None
        child.end()
    finally:
        signal.signal(signal.SIGCHLD, before)


def test_other_threads_do_not_get_in_the_way(answer):
    lock = threading.Lock()
    go_on = threading.Event()
    thread = threading.Thread(target=go_on.wait)
    thread.start()
    try:
        with lock:
            assert answer(lambda: 3) == "3"
    finally:
        go_on.set()
        thread.join()


def shout():
    os.write(1, b"out")
    os.write(2, b"error")
    subprocess.run(["echo", "from another program"], check=True)


@pytest.mark.parametrize(
    ("action", "seen"),
    [
        (shout, "None"),  # text that goes round our screen is lost
        (lambda: os.read(0, 10), "b''"),  # the keyboard is at its end
        (lambda: len(b"x" * (4 << 30)), "MemoryError"),
        (lambda: os.getpgid(0) == os.getpid(), "True"),  # it leads a group of its own
        # What the parent holds is not logged or tidied up.
        (
            lambda: (logging.root.isEnabledFor(50), gc.get_freeze_count() > 0),
            "(False, True)",
        ),
    ],
)
def test_a_child_is_shut_off_from_its_parent(action, seen, answer, capfd):
    assert answer(action) == seen
    assert capfd.readouterr() == ("", "")


def test_the_files_of_the_parent_are_closed(answer, tmp_path):
    with (tmp_path / "open.txt").open("w") as file:
        assert answer(lambda: os.write(file.fileno(), b"mine")) == "OSError"


def test_signals_mean_what_they_mean_in_a_new_process(answer):
    numbers = signal.SIGINT, signal.SIGALRM
    before = [signal.signal(number, signal.SIG_IGN) for number in numbers]
    try:
        found = answer(lambda: [signal.getsignal(number) for number in numbers])
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)

    assert found == str([signal.default_int_handler, signal.SIG_DFL])


def test_the_child_answers_until_its_parent_hangs_up(monkeypatch):
    """The child's side, run here, so that its lines can be seen."""
    ours, its = socket.socketpair()
    monkeypatch.setattr(forked_child, "_settle_in", lambda pipe: None)
    monkeypatch.setattr(os, "_exit", stop_instead)
    ours.sendall(b"ab\nabc\n")
    ours.shutdown(socket.SHUT_WR)

    def serve(lines, tell):
        for line in lines:
            tell(f"{len(line)}")

    with pytest.raises(SystemExit):
        forked_child._run(its, serve)

    its.close()
    with ours.makefile() as answers:
        assert list(answers) == ["3\n", "4\n"]
    ours.close()


def stop_instead(code):
    raise SystemExit(code)
