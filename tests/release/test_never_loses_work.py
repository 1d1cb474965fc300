"""Whatever happens, in whatever order: what a student wrote stays where it is."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from unittest.mock import patch

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from scrabble_course import course
from scrabble_course.release.lay_course import lay_course
from scrabble_course.release.notebook_text import parse_notebook
from scrabble_course.release.update_plan import Update
from scrabble_course.resources.atomic_files import PART
from tests.patience import AT_NIGHT
from tests.release.tiny_course import run, sources, write_course, write_in

RELEASES = (1, 2, 3)
RECORD = ".scrabble-course.json"
UNDISTURBED = {Update.CURRENT, Update.KEPT, Update.UNREADABLE}


class Killed(BaseException):
    """Stands for kill -9: nothing that tidies up may run after it."""


class StudentAndCourse(RuleBasedStateMachine):
    """Two notebooks, three releases, and a student who does as students do."""

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        stages = course.STAGES[1:3]
        self.stack.enter_context(patch.object(course, "STAGES", stages))
        place = self.stack.enter_context(tempfile.TemporaryDirectory())
        self.mine = Path(place) / "my-course"
        self.names = [stage.notebook for stage in stages]
        self.releases = {
            number: write_course(Path(place) / str(number), number)
            for number in RELEASES
        }
        self.work: dict[Path, bytes] = {}
        self.record_is_sound = True

    def teardown(self) -> None:
        self.stack.close()

    def notebooks(self) -> list[Path]:
        return sorted(self.mine.glob("*/*.ipynb"))

    def versions_beside(self) -> list[Path]:
        return sorted(self.mine.glob("*/*.new*.ipynb"))

    def a_notebook(self, choice: int) -> Path:
        return self.notebooks()[choice % len(self.notebooks())]

    @rule(release=st.sampled_from(RELEASES))
    def start(self, release: int) -> None:
        lay_course(self.mine, self.releases[release])
        again = lay_course(self.mine, self.releases[release])

        assert {done.update for done in again.notebooks} <= UNDISTURBED
        for path in (self.mine / name for name in self.names):
            if self.record_is_sound and path not in self.work:
                assert f"release {release}" in sources(path)

    @rule(release=st.sampled_from(RELEASES), step=st.integers(0, 9))
    def start_and_be_killed(self, release: int, step: int) -> None:
        self.record_is_sound = False
        with dying_at(step):
            lay_course(self.mine, self.releases[release])

    @precondition(notebooks)
    @rule(choice=st.integers(0, 9), text=st.text(max_size=9))
    def write(self, choice: int, text: str) -> None:
        path = self.a_notebook(choice)
        if is_notebook(path):
            write_in(path, f"my work {text}")
            self.work[path] = path.read_bytes()

    @precondition(notebooks)
    @rule(choice=st.integers(0, 9))
    def run_all(self, choice: int) -> None:
        path = self.a_notebook(choice)
        if is_notebook(path):
            run(path)
            if path in self.work:
                self.work[path] = path.read_bytes()

    @precondition(notebooks)
    @rule(choice=st.integers(0, 9), garbage=st.sampled_from(["", "{", "<<<< mine"]))
    def damage(self, choice: int, garbage: str) -> None:
        path = self.a_notebook(choice)
        path.write_text(garbage)
        self.work[path] = path.read_bytes()

    @precondition(notebooks)
    @rule(choice=st.integers(0, 9))
    def delete(self, choice: int) -> None:
        path = self.a_notebook(choice)
        path.unlink()
        self.work.pop(path, None)

    @precondition(versions_beside)
    @rule(choice=st.integers(0, 9))
    def take_over_the_version_beside(self, choice: int) -> None:
        beside = self.versions_beside()[choice % len(self.versions_beside())]
        target = beside.with_name(beside.name.partition(".new")[0] + ".ipynb")
        beside.replace(target)
        self.work.pop(target, None)
        if beside in self.work:
            self.work[target] = self.work.pop(beside)

    @precondition(notebooks)
    @rule(text=st.sampled_from([None, "{", '{"laid": {}}']))
    def lose_the_record(self, text: str | None) -> None:
        self.record_is_sound = False
        (self.mine / RECORD).unlink(missing_ok=True)
        if text is not None:
            (self.mine / RECORD).write_text(text)

    @invariant()
    def all_work_is_there(self) -> None:
        for path, content in self.work.items():
            assert path.read_bytes() == content


StudentAndCourse.TestCase.settings = settings(
    max_examples=100 if AT_NIGHT else 20, stateful_step_count=20, deadline=None
)
TestStudentAndCourse = StudentAndCourse.TestCase


def is_notebook(path: Path) -> bool:
    with suppress(ValueError):
        return bool(parse_notebook(path.read_text(encoding="utf-8")))
    return False


@contextmanager
def dying_at(step: int) -> Iterator[None]:
    """Raise Killed at the given step of writing, and let nobody tidy up after it."""
    steps = count()
    fsync, replace, unlink = os.fsync, Path.replace, Path.unlink

    def dies(action):
        def dying(*args):
            if next(steps) >= step:
                raise Killed
            return action(*args)

        return dying

    def stays(path, **options):
        if not path.name.endswith(PART):
            unlink(path, **options)

    with (
        patch.object(os, "fsync", dies(fsync)),
        patch.object(Path, "replace", dies(replace)),
        patch.object(Path, "unlink", stays),
        suppress(Killed),
    ):
        yield


ENDLESSLY = """
import sys
from itertools import cycle
from pathlib import Path
from scrabble_course.release.lay_course import lay_course

mine, *releases = map(Path, sys.argv[1:])
print("ready", flush=True)
for release in cycle(releases):
    lay_course(mine, release)
"""


def test_killed_at_any_moment_it_loses_nothing_and_can_be_repeated(tmp_path):
    mine, chance = tmp_path / "my-course", random.Random(7)
    releases = [write_course(tmp_path / str(n), n) for n in RELEASES]
    lay_course(mine, releases[0])
    worked_in = mine / course.stage("hands").notebook
    write_in(worked_in, "my work")
    before = worked_in.read_bytes()

    for _ in range(6):
        program = [sys.executable, "-c", ENDLESSLY, mine, *releases]
        with subprocess.Popen(program, stdout=subprocess.PIPE) as laying:
            assert laying.stdout.readline() == b"ready\n"
            time.sleep(chance.uniform(0, 0.1))
            laying.kill()
        assert all(is_notebook(path) for path in mine.glob("*/*.ipynb"))
        assert worked_in.read_bytes() == before

    lay_course(mine, releases[0])
    again = lay_course(mine, releases[0])
    assert {done.update for done in again.notebooks} <= {Update.CURRENT, Update.KEPT}
