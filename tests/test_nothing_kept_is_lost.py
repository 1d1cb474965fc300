"""Every file that is read and written again, with errors at each call, and killed."""

import errno
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scrabble_course.activities.saved_answers import keep_answer, kept_answer
from scrabble_course.checks import progress_file
from scrabble_course.checks.progress_file import COURSE_MARK, PLACE_VARIABLE
from scrabble_course.release.lay_course import CannotLay, lay_course
from scrabble_course.release.manifest import read_manifest
from scrabble_course.resources import atomic_files
from scrabble_course.scrabble import Pass, ScrabbleError, new_game, take_turn
from scrabble_course.scrabble.game_files import from_gcg
from scrabble_course.widgets.saved_game import SavedGame
from tests.patience import AT_NIGHT, LATE
from tests.release.tiny_course import write_course

CALLS = ("io.open", "os.fsync", "os.replace", "os.rename", "os.unlink", "os.stat")
ERRORS = (
    PermissionError(errno.EACCES, "The process cannot access the file"),
    OSError(errno.EIO, "Input/output error"),
    OSError(errno.ENOSPC, "No space left on device"),
    TimeoutError(errno.ETIMEDOUT, "The cloud operation was not completed"),
    InterruptedError(errno.EINTR, "Interrupted system call"),
)


@contextmanager
def failing(at, error):
    """Let the call of that number, of those that touch a file, end in an error."""
    calls = count()

    def fails(action):
        def failing_once(*args, **more):
            if next(calls) == at:
                raise error
            return action(*args, **more)

        return failing_once

    owners = [(sys.modules[name.split(".")[0]], name.split(".")[1]) for name in CALLS]
    patches = [patch.object(*one, fails(getattr(*one))) for one in owners]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in reversed(patches):
            one.stop()


class Progress:
    """The exercises that have passed."""

    name = "progress.json"

    def write(self, folder, number):
        progress_file.note(1, f"f{number}")

    def kept(self, folder):
        return {int(key[3:]) for key in progress_file.saved_progress().passed}


class Answers:
    """What was predicted."""

    name = "my_answers.json"

    def write(self, folder, number):
        kept_answer("predict", str(number))
        keep_answer("predict", str(number), {"guess": "1"})

    def kept(self, folder):
        return {n for n in range(20) if kept_answer("predict", str(n))}


class AnswersToOneQuiz:
    """A card that adds to what it once has read."""

    name = "my_answers.json"

    def write(self, folder, number):
        given = kept_answer("recall", "1")
        keep_answer("recall", "1", {**given, str(number): "yes"})

    def kept(self, folder):
        return {int(n) for n in kept_answer("recall", "1")}


class OneGame:
    """A game at a table, by its turns: a later state has all the earlier ones."""

    name = "game.gcg"

    def write(self, folder, number):
        file = SavedGame(folder / self.name)
        offer = file.offer(["Ann", "Ben"])
        if offer and offer.game is None:
            file.set_aside()
        game = offer.game if offer and offer.game else self.begun()
        while len(game.moves) <= number:
            game = take_turn(game, Pass(), random.Random(1))
        file.write(game)

    def begun(self):
        return new_game(["Ann", "Ben"], random.Random(1))

    def kept(self, folder):
        file = folder / self.name
        content = file.read_bytes() if file.exists() else b""
        with suppress(ScrabbleError):
            return set(range(len(from_gcg(content).moves)))
        return set()


STORES = (Progress, Answers, AnswersToOneQuiz, OneGame)
steps = st.tuples(
    st.integers(0, 19),
    st.none() | st.tuples(st.integers(0, 8), st.sampled_from(ERRORS)),
    st.sampled_from(["", "", "", "half"]),
)


@pytest.mark.parametrize("store", STORES, ids=lambda store: store.__name__)
@settings(max_examples=100 if AT_NIGHT else 30, deadline=None)
@given(st.lists(steps, min_size=1, max_size=8))
def test_whatever_call_fails_what_was_kept_is_kept(store, steps):
    with (
        tempfile.TemporaryDirectory() as name,
        patch.dict(os.environ, {PLACE_VARIABLE: f"{name}/progress.json"}),
    ):
        keeps_all(store(), Path(name), steps)


def keeps_all(store, folder, steps):
    """Take steps: write, perhaps with an error or to a damaged file, and look."""
    kept, torn = set(), []
    for number, fault, damage in steps:
        file = folder / store.name
        if damage and file.exists():
            whole = file.read_bytes()
            half = whole[: len(whole) // 2]
            file.write_bytes(half)
            torn = [*(other for other in torn if other != whole), half]
            kept = set()
        with failing(*(fault or (None, None))):
            try:
                store.write(folder, number)
                kept.add(number)
            except (OSError, ScrabbleError) as error:
                assert str(error)  # it is said, and the next time all is well
        assert kept <= store.kept(folder)
        contents = [path.read_bytes() for path in folder.iterdir()]
        assert all(half in contents for half in torn)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.strerror)
def test_the_record_of_a_release_outlives_every_error(tmp_path, error):
    source, mine = write_course(tmp_path / "course"), tmp_path / "mine"
    lay_course(mine, source, stages="1-2")
    newer = write_course(tmp_path / "newer", 2)
    for at in range(0, 60, 3):
        with failing(at, error), suppress(CannotLay):
            lay_course(mine, newer)
        assert read_manifest(mine).stages == "1-2"


def test_a_damaged_record_of_a_release_is_kept_beside(tmp_path):
    source, mine = write_course(tmp_path / "course"), tmp_path / "mine"
    lay_course(mine, source, stages="1-2")
    (mine / COURSE_MARK).write_text('{"laid": {"1_wor')

    lay_course(mine, source)
    assert (mine / ".scrabble-course.kept.json").read_text() == '{"laid": {"1_wor'
    assert read_manifest(mine).found


WRITES = """
from itertools import count
from scrabble_course.activities.saved_answers import keep_answer
from scrabble_course.checks import progress_file
for number in count():
    progress_file.note(1, f"f{number}")
    keep_answer("predict", str(number), {"guess": "1"})
    print(number, flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="Windows has no such signal")
def test_a_kill_at_any_moment_loses_nothing_that_was_written(tmp_path, monkeypatch):
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    for _ in range(5):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITES], stdout=subprocess.PIPE
        )
        with writer:
            told = writer.stdout.readline()
            time.sleep(random.uniform(0, 0.05))
            writer.send_signal(signal.SIGKILL)
            told += writer.stdout.read()
        last = int(told.split()[-1])
        assert {f"1 f{n}" for n in range(last + 1)} <= progress_file.done()
        assert all(kept_answer("predict", str(n)) for n in range(last + 1))


ANSWERS_TO_ALL = """
import sys
from scrabble_course.activities.saved_answers import keep_answer
from scrabble_course.checks import progress_file
input()
for number in range(60):
    progress_file.note(1, f"{sys.argv[1]}{number}")
    keep_answer("predict", f"{sys.argv[1]}{number}", {"guess": "1"})
"""


def test_kernels_that_write_at_the_same_time_lose_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    command = [sys.executable, "-c", ANSWERS_TO_ALL]
    kernels = [subprocess.Popen([*command, n], stdin=subprocess.PIPE) for n in "ab"]
    for kernel in kernels:
        kernel.stdin.write(b"\n")
        kernel.stdin.close()
    assert [kernel.wait(LATE) for kernel in kernels] == [0, 0]

    names = {f"{kernel}{number}" for kernel in "ab" for number in range(60)}
    assert progress_file.done() == {f"1 {name}" for name in names}
    assert all(kept_answer("predict", name) for name in names)


def test_who_holds_a_file_for_ever_keeps_nobody_from_writing(tmp_path, monkeypatch):
    monkeypatch.setattr(atomic_files, "LONGEST_WAIT", 0.01)
    monkeypatch.setenv(PLACE_VARIABLE, str(tmp_path / "progress.json"))
    with atomic_files.alone_with(progress_file.progress_file()):
        progress_file.note(1, "f")

    assert progress_file.done() == {"1 f"}
