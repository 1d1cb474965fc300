"""Grades one submission after the other: the part of the grader that runs once a core.

with Grader(isolation="auto", seed=7) as grader:
    graded = grader.grade(submission)
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import TracebackType

from scrabble_course import __version__, course
from scrabble_course.grading.box import build_box, needs_engine
from scrabble_course.grading.budget import Budget
from scrabble_course.grading.isolation import Level, level_for
from scrabble_course.grading.jobs import Job, jobs_of
from scrabble_course.grading.marking import Paper, paper
from scrabble_course.grading.marks import FileNote, Graded, Mark
from scrabble_course.grading.rules import fingerprint
from scrabble_course.grading.run_words import words_for
from scrabble_course.grading.self_test import try_out
from scrabble_course.grading.sitting import Sitting
from scrabble_course.grading.submissions import Submission
from scrabble_course.grading.work import Work
from scrabble_course.grading.zygotes import Zygote, ZygoteLost

GRADED_STAGES = tuple(stage for stage in course.STAGES if stage.graded)


class Grader:
    """Holds the boxes and the questions of a run; grades any number of submissions.

    `isolation` is "auto" or the name of a level (`isolation.py`), and `seed` decides
    the hidden cases. CannotIsolate if the machine lacks what a level needs.
    """

    def __init__(
        self,
        isolation: str = "auto",
        seed: int = 0,
        stages: Iterable[course.Stage] = GRADED_STAGES,
    ) -> None:
        self.level: Level = level_for(isolation)
        self.seed = seed
        self.stages = tuple(stages)
        self._folder = Path(tempfile.mkdtemp(prefix="scrabble-course-box-"))
        self._folder.chmod(0o755)  # the child may be another user
        self._zygotes: dict[bool, Zygote] = {}
        self._paper: Callable[[course.Stage, str], Paper] = cache(
            lambda stage, function: paper(stage, function, seed)
        )

    def grade(self, submission: Submission) -> Graded:
        """Return the marks of a submission; nothing in it can make this raise.

        CannotIsolate if the box does not hold, or does not run.
        """
        start = time.monotonic()
        try:
            marks, notes = self._marks(submission)
        except ZygoteLost:
            self._end_zygotes()
            marks, notes = self._marks(submission)
        return Graded(
            submission.student,
            submission.digest,
            marks,
            notes,
            self.level.value,
            self.seed,
            __version__,
            round(time.monotonic() - start, 4),
            fingerprint(),
        )

    def _marks(
        self, submission: Submission
    ) -> tuple[tuple[Mark, ...], tuple[FileNote, ...]]:
        """Return the marks of a submission, and what is to be said of its files."""
        budget = Budget()
        sittings = [
            (job, self._sitting(job, budget))
            for job in jobs_of(submission, self.stages)
        ]
        for _, sitting in sittings:
            sitting.first_round()
        for have_answered in (True, False):
            for _, sitting in sittings:
                sitting.second_round(have_answered)
        found: dict[tuple[int, str], Mark] = {}
        notes = {file.path: file.note for file in submission.files}
        for job, sitting in sittings:
            found |= {(mark.stage, mark.function): mark for mark in sitting.marks}
            note = FileNote(job.file.path, "; ".join(sitting.work.failed[:5]))
            notes[job.file.path] = _joined(notes[job.file.path], note)
        marks = tuple(
            found.get((stage.number, function))
            or self._paper(stage, function).not_written("No file defines it.")
            for stage in self.stages
            for function in stage.functions
        )
        return marks, tuple(notes.values())

    def _sitting(self, job: Job, budget: Budget) -> Sitting:
        zygote = self._zygote(job.stage)
        work = Work(zygote, job.stage.number, job.file.cells, budget)
        return Sitting(work, [self._paper(job.stage, name) for name in job.functions])

    def _zygote(self, stage: course.Stage) -> Zygote:
        """Return the zygote for a stage, started when it is first needed."""
        with_engine = needs_engine(stage)
        if with_engine not in self._zygotes:
            folder = self._folder / ("game" if with_engine else "lessons")
            if not folder.exists():
                folder.mkdir()
            box = build_box(folder, words_for(self.stages, self.seed), with_engine)
            zygote = self._zygotes[with_engine] = Zygote(self.level, box)
            try_out(zygote, self.level)
        return self._zygotes[with_engine]

    def _end_zygotes(self) -> None:
        for zygote in self._zygotes.values():
            zygote.close()
        self._zygotes.clear()

    def close(self) -> None:
        """End the zygotes, and take the boxes away."""
        self._end_zygotes()
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Grader:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _joined(note: FileNote, other: FileNote) -> FileNote:
    problems = [one.problem for one in (note, other) if one.problem]
    return replace(note, problem="; ".join(dict.fromkeys(problems)))
