"""The boxes of a run, and the zygote in each: started when one is first needed."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

from scrabble_course import course
from scrabble_course.grading.sandbox.program import Program
from scrabble_course.grading.supervisor.box import build_box, needs_engine
from scrabble_course.grading.supervisor.budget import Budget
from scrabble_course.grading.supervisor.isolation import IsolationLevel
from scrabble_course.grading.supervisor.self_test import try_out
from scrabble_course.grading.supervisor.work_in_sandbox import Work
from scrabble_course.grading.supervisor.zygotes import Zygote


class Boxes:
    """A box for the lessons, and one for the full game; `words` gives those in them."""

    def __init__(
        self, level: IsolationLevel, words: Callable[[], Iterable[str]]
    ) -> None:
        self._level, self._words = level, words
        self._folder = Path(tempfile.mkdtemp(prefix="scrabble-course-box-"))
        self._folder.chmod(0o755)  # the child may be another user
        self._zygotes: dict[bool, Zygote] = {}

    def work_on(self, stage: course.Stage, program: Program, budget: Budget) -> Work:
        """Return a program at work in the box of a stage, to be asked."""
        return Work(self.zygote(stage), stage.number, program, budget)

    def zygote(self, stage: course.Stage) -> Zygote:
        """Return the zygote for a stage; CannotIsolate if its box does not hold."""
        with_engine = needs_engine(stage)
        if with_engine not in self._zygotes:
            folder = self._folder / ("game" if with_engine else "lessons")
            if not folder.exists():
                folder.mkdir()
            box = build_box(folder, self._words(), with_engine)
            zygote = self._zygotes[with_engine] = Zygote(self._level, box)
            try_out(zygote, self._level)
        return self._zygotes[with_engine]

    def end_zygotes(self) -> None:
        """End the zygotes; who needs one gets another."""
        for zygote in self._zygotes.values():
            zygote.close()
        self._zygotes.clear()

    def close(self) -> None:
        """End the zygotes, and take the boxes away."""
        self.end_zygotes()
        shutil.rmtree(self._folder, ignore_errors=True)
