"""What only a child that can be killed makes possible."""

import json
import os
import signal
import time
import warnings
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from scrabble_course.calling import serialize
from scrabble_course.calling.call import Call
from scrabble_course.calling.limits import forked_attempts
from tests.calling.limits.processes import ends_soon, is_running, no_child_left
from tests.patience import SOON

if not hasattr(os, "fork"):
    pytest.skip("this system cannot fork", allow_module_level=True)


@pytest.fixture
def attempt():
    """Give a function that makes one call, and see that no child is left."""
    made = []

    def make(function, *args, seconds=SOON):
        made.append(forked_attempts.ForkedAttempts(function, None, seconds))
        return made[-1](Call(args))

    with no_child_left():
        yield make
        for attempts in made:
            attempts.close()


def for_ever():
    while True:
        pass


def test_calls_run_in_another_process_which_is_used_again(attempt):
    attempts = forked_attempts.ForkedAttempts(os.getpid, None, 0.5)
    pids = {attempts(Call(())).value for _ in range(3)}
    attempts.close()
    attempt(os.environ.__setitem__, "CHANGED_IN_A_CHILD", "yes")
    attempt(os.chdir, "/")

    assert len(pids) == 1
    assert os.getpid() not in pids
    assert "CHANGED_IN_A_CHILD" not in os.environ
    assert str(Path.cwd()) != "/"


@pytest.mark.parametrize(
    ("number", "said"), [(9, "killed by SIGKILL"), (37, "killed by signal 37")]
)
def test_a_call_may_kill_its_process(attempt, number, said):
    outcome = attempt(lambda: os.kill(os.getpid(), number))

    assert (outcome.ended, outcome.error) == ("died", said)


def deaf():
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    for_ever()


@pytest.mark.parametrize(
    "endless", [partial(time.sleep, 60), lambda: sum(range(10**12)), deaf]
)
def test_waiting_inside_c_or_without_heed_of_signals_is_stopped(attempt, endless):
    assert attempt(endless, seconds=0.2).ended == "timed out"


def test_a_call_that_cuts_the_line_has_died(attempt):
    assert attempt(lambda: os.closerange(3, 4096)).ended == "died"


FORGED = {
    "not json": b"{",
    "not utf-8": b"\xff\xfe",
    "a number": b"5",
    "a list": b"[1, 2]",
    "too few keys": b'{"value": 1}',
    "too many keys": b'{"value": 1, "args": [], "events": [], "more": 1}',
    "an unknown kind": b'{"value": ["huh", 1], "args": [], "events": []}',
    "nothing but brackets": b"[" * 100_000,
}


def shout_into_the_pipe(text):
    """Write to the child's pipe, the only file it has beside the standard ones."""
    written = 0
    for number in range(3, 64):
        with suppress(OSError):
            while written < len(text):
                written += os.write(number, text[written:])


@pytest.mark.parametrize("answer", FORGED.values(), ids=FORGED)
def test_a_forged_answer_counts_as_a_death(attempt, answer):
    assert attempt(lambda: shout_into_the_pipe(answer + b"\n")).ended == "died"


def test_an_answer_without_end_counts_as_a_death(attempt, monkeypatch):
    monkeypatch.setattr(forked_attempts, "MOST_REPLY", 100_000)

    assert attempt(lambda: shout_into_the_pipe(b"x" * 1_000_000)).ended == "died"


def test_an_interrupt_leaves_no_child_behind(monkeypatch):
    from scrabble_course.calling.limits.attempts import attempts

    pids = []

    def interrupted(child, deadline, most):
        pids.append(child.pid)
        raise KeyboardInterrupt

    monkeypatch.setattr(forked_attempts.ForkedChild, "next_line", interrupted)
    with pytest.raises(KeyboardInterrupt), attempts(for_ever) as attempt:
        attempt(Call(()))

    assert not is_running(pids[0])


def test_a_call_whose_parent_was_killed_ends_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr(forked_attempts, "LONGEST_CALL", 1)
    note = tmp_path / "pid"

    def write_and_hang():
        note.write_text(str(os.getpid()))
        for_ever()

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        parent = os.fork()
    if parent == 0:
        forked_attempts.ForkedAttempts(write_and_hang, None, 60)(Call(()))
        os._exit(0)
    while not (note.exists() and note.read_text()):
        time.sleep(0.01)
    os.kill(parent, signal.SIGKILL)
    os.waitpid(parent, 0)

    assert is_running(int(note.read_text()))
    time.sleep(1)
    assert ends_soon(int(note.read_text()))


def test_the_child_answers_line_by_line():
    """The child's side, run here, so that its lines can be seen."""
    words = [serialize.encode((word,)) for word in ("ab", "abc")]
    calls = [json.dumps([word, [], None, serialize.encode({})]) for word in words]
    answers = []
    forked_attempts._serve(len, None, map(str.encode, calls), answers.append)

    assert [json.loads(answer)["value"] for answer in answers] == [2, 3]
