"""Which files of a submission are asked for which function, and in which order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import NamedTuple

from scrabble_course import course
from scrabble_course.grading.submissions.at_its_check import as_checked, stages_named
from scrabble_course.grading.submissions.defined_functions import definitions_in
from scrabble_course.grading.submissions.lesson_cells import (
    all_lesson_cells,
    lessons_of,
)
from scrabble_course.grading.submissions.submission import SourceFile, Submission

MOST_CANDIDATES = 10
"""How many files are asked for one function, until it is right in one of them."""

GradedFunction = tuple[course.Stage, str]
"""A function, and the stage that asks for it."""


class Candidate(NamedTuple):
    """A file that is asked for a function, and whether it seems to define it."""

    file: SourceFile
    defines: bool


Candidates = Mapping[GradedFunction, tuple[Candidate, ...]]


@dataclass(frozen=True, slots=True)
class Job:
    """One file and the functions of one stage that it is asked for.

    `defined` are those of them that the file seems to define. `until` is the place
    where the file was cut, if it is to be as it stood there.
    """

    stage: course.Stage
    file: SourceFile
    functions: tuple[str, ...]
    defined: frozenset[str] = frozenset()
    until: tuple[int, int] | None = None


def candidates_of(submission: Submission, stages: Iterable[course.Stage]) -> Candidates:
    """Return the files that may hold each function, the likeliest first.

    A function is found by its name, wherever its cell went: first in the notebook of
    its stage, then in the other files; one that is empty comes last. What no file
    seems to define is asked of the stage's notebook, which may define it in a way that
    cannot be read off.
    """
    files = [_KnownFile.of(file) for file in submission.files if file.cells]
    return {
        (stage, function): tuple(_in_order(files, stage, function))[:MOST_CANDIDATES]
        for stage in stages
        for function in stage.functions
    }


def jobs_of(
    candidates: Candidates,
    turn: int = 0,
    is_open: Callable[[GradedFunction], bool] = lambda _: True,
) -> list[Job]:
    """Return what is to be asked the first time, or at a later turn, stage by stage.

    `is_open` says for which functions anything is still to be asked.
    """
    together: dict[tuple[course.Stage, SourceFile], dict[str, Candidate]] = {}
    for graded, files in candidates.items():
        if turn < len(files) and is_open(graded):
            stage, function = graded
            candidate = files[turn]
            together.setdefault((stage, candidate.file), {})[function] = candidate
    return [
        Job(
            *where,
            tuple(found),
            frozenset(name for name, candidate in found.items() if candidate.defines),
        )
        for where, found in together.items()
    ]


def jobs_as_checked(
    lost: Iterable[tuple[GradedFunction, SourceFile]],
) -> list[Job]:
    """Return what is to be asked again of files as they stood at a function's check."""
    return [
        Job(stage, cut, (function,), frozenset({function}), place)
        for (stage, function), file in lost
        for place, cut in as_checked(file, function, stage.number).items()
    ]


def others_in(candidates: Iterable[Candidate], path: str) -> tuple[str, ...]:
    """Return the files that define a function besides the one at `path`."""
    return tuple(
        candidate.file.path
        for candidate in candidates
        if candidate.defines and candidate.file.path != path
    )


@dataclass(frozen=True, slots=True)
class _KnownFile:
    """What is known of a file: its stage, if it has one, and what it defines.

    `is_sure` is true if the stage is told by the file's name or by the lessons'
    cells in it; there are several of each of `lessons`. Of each name that is not the
    lesson's it is known whether there is more than a stub.
    """

    file: SourceFile
    stage: int | None
    is_sure: bool
    is_written: Mapping[str, bool]
    lessons: frozenset[int]

    @classmethod
    def of(cls, file: SourceFile) -> _KnownFile:
        is_written: dict[str, bool] = {}
        own = (cell for cell in file.cells if cell not in all_lesson_cells())
        for cell in own:
            for found in definitions_in(cell):
                already = is_written.get(found.name, False)
                is_written[found.name] = already or not found.is_stub
        sure = stage_by_name(file.path)
        lessons = lessons_of(file.cells)
        if sure is None:
            sure = max(lessons, key=lessons.__getitem__, default=None)
        stage = _stage_by_functions(is_written) if sure is None else sure
        held = frozenset(one for one, cells in lessons.items() if cells > 1)
        return cls(file, stage, sure is not None, is_written, held)

    def may_hold(self, stage: course.Stage, function: str) -> bool:
        """Whether the function is here, and not that of another stage's notebook.

        It may be that of several, whose cells are here, or whose check is.
        """
        if function not in self.is_written:
            return False
        if not self.is_sure or self.stage is None or stage.number in self.lessons:
            return True
        return (
            self.stage == stage.number
            or function not in course.stage(self.stage).functions
            or stage.number in stages_named(self.file, function)
        )

    def distance(self, stage: course.Stage) -> int:
        """Return how far this is from a stage's notebook: 0 for the notebook itself.

        Next are files of no stage, such as one with all functions; then notebooks of
        later stages, the nearest first, for work that was copied on.
        """
        if self.stage is None:
            return 1
        distance = self.stage - stage.number
        return 2 * distance if distance >= 0 else 1 - 2 * distance


def _in_order(
    files: Iterable[_KnownFile], stage: course.Stage, function: str
) -> Iterator[Candidate]:
    """Yield the files that may hold a function, each of which differs from others."""
    near = sorted(files, key=lambda known: known.distance(stage))
    having = [known for known in near if known.may_hold(stage, function)]
    having.sort(key=lambda known: not known.is_written[function])
    own = [known for known in near if known.is_sure and known.distance(stage) == 0]
    seen = set()
    for known in having or own[:1]:
        if known.file.cells not in seen:  # outputs make no copy another one
            seen.add(known.file.cells)
            yield Candidate(known.file, bool(having))


def stage_by_name(path: str) -> int | None:
    """Return the stage whose notebook's name is in that of a file.

    >>> stage_by_name("ann/04_Wildcards-Copy1.ipynb"), stage_by_name("ps3.py")
    (4, None)
    """
    name = re.sub(r"[^a-z0-9]+", "_", path.rpartition("/")[2].lower())
    return next((number for stem, number in _STEMS.items() if stem in name), None)


def _stage_by_functions(names: Iterable[str]) -> int | None:
    """Return the only stage that asks for all the graded functions among `names`."""
    graded = course.GRADED_FUNCTIONS.intersection(names)
    fitting = [s.number for s in course.STAGES if graded <= set(s.functions)]
    return fitting[0] if graded and len(fitting) == 1 else None


_STEMS = {PurePath(stage.notebook).stem: stage.number for stage in course.STAGES}
