"""How far a class is, from the progress files that students chose to hand in.

The files are anybody's: they are read as JSON of a limited size, what they say counts
only as far as it can be so, and what cannot be read is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median

from scrabble_course import course
from scrabble_course.checks.progress_file import (
    LONGEST_PAUSE,
    SavedProgress,
    key,
    read_progress,
)
from scrabble_course.grading.reports.marks_tables import TableCell, csv_text
from scrabble_course.grading.reports.readable import one_line
from scrabble_course.grading.submissions.downloads import student_folders
from scrabble_course.grading.submissions.file_content import CannotRead, read_found
from scrabble_course.grading.submissions.read_limits import one_reading
from scrabble_course.grading.submissions.student_files import (
    StudentFolder,
    progress_files_of,
)
from scrabble_course.grading.submissions.zip_archives import CannotUnzip

MOST_BYTES = 200_000
"""Of one progress file; a student's own has some 5,000."""
MOST_TOLD = 20
"""Files that are named because they cannot be read."""
IN_A_TURN = 3
"""Questions about one's own code that are asked together."""
COLUMNS = ("stage", "title", "began", "finished", "median checks", "median minutes")


@dataclass(frozen=True, slots=True)
class StageRow:
    """How many began a stage, how many finished it, and what it took the latter.

    `checks` and `minutes` are medians, None if nobody's are known.
    """

    stage: course.Stage
    began: int
    finished: int
    checks: float | None
    minutes: float | None


@dataclass(frozen=True, slots=True)
class ClassProgress:
    """What the students of a class have kept, and which files could not be read."""

    saved: tuple[SavedProgress, ...]
    silent: int
    unread: tuple[str, ...]

    @property
    def rows(self) -> tuple[StageRow, ...]:
        """A row for each stage that has exercises."""
        return tuple(_row(stage, self.saved) for stage in course.STAGES if stage.graded)

    @property
    def explained(self) -> list[tuple[float, int, str]]:
        """How many questions about their own code students had right, of three.

        Each is the mean, how many answered, and the function; the hardest come first.
        """
        found: dict[str, list[int]] = {}
        for kept in self.saved:
            for name, right in kept.explained.items():
                if name in kept.passed:
                    found.setdefault(name, []).append(min(right, IN_A_TURN))
        return sorted((mean(had), len(had), name) for name, had in found.items())

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield (
            f"{len(self.saved)} handed their progress in; {self.silent} did not, and "
            "need not."
        )
        yield ""
        yield f"{'Stage':<25} {'began':>6} {'finished':>9} {'checks':>7} {'minutes':>8}"
        for row in self.rows:
            name = f"{row.stage.number:>2} {row.stage.title}"
            counts = f"{row.began:>6} {row.finished:>9}"
            took = f"{_figure(row.checks):>7} {_figure(row.minutes):>8}"
            yield f"{name:<25} {counts} {took}"
        yield ""
        yield (
            "Checks and minutes are medians of those who finished. Time counts from "
            "one check to the next where no more than "
            f"{LONGEST_PAUSE // 60} minutes lie between: the real time is longer."
        )
        if explained := self.explained:
            yield ""
            yield "Questions about their own code, right of three, the hardest first:"
            for right, many, name in explained[:MOST_TOLD]:
                yield f"  {one_line(name, 60):<40} {right:.1f} ({many} answered)"
        if self.unread:
            yield ""
            yield "Could not be read:"
            yield from (f"  {why}" for why in self.unread[:MOST_TOLD])
            if more := self.unread[MOST_TOLD:]:
                yield f"  and {len(more)} more"


def class_progress(submissions: Path) -> ClassProgress:
    """Return what is in the folder that holds what students handed in.

    NothingThere says that it cannot be looked into.
    """
    folders, _ = student_folders(submissions)
    saved, silent, unread = [], 0, []
    for folder in folders:
        with one_reading():
            found, problems = _kept_by(folder)
        unread += problems
        if found:
            saved.append(  # of several uploads the furthest
                max(found, key=lambda one: (len(one.passed), sum(one.checks.values())))
            )
        elif not problems:
            silent += 1
    return ClassProgress(tuple(saved), silent, tuple(unread))


def progress_csv(progress: ClassProgress, has_decimal_comma: bool = False) -> str:
    """Return the table for a spreadsheet."""
    rows: list[Sequence[TableCell]] = [COLUMNS]
    for row in progress.rows:
        medians = ["" if one is None else one for one in (row.checks, row.minutes)]
        stage = (row.stage.number, row.stage.title)
        rows.append([*stage, row.began, row.finished, *medians])
    return csv_text(rows, has_decimal_comma)


def _kept_by(folder: StudentFolder) -> tuple[list[SavedProgress], list[str]]:
    """Return what a student's progress files say, and which cannot be read, and why."""
    found, problems = [], []
    for file in progress_files_of(folder):
        try:
            found.append(read_progress(read_found(file, MOST_BYTES)))
        except (CannotRead, CannotUnzip, ValueError) as error:
            problems.append(one_line(f"{folder.student}, {file.path}: {error}", 200))
    return found, problems


def _row(stage: course.Stage, saved: Sequence[SavedProgress]) -> StageRow:
    keys = {key(stage.number, name) for name in stage.functions}
    began = [one for one in saved if keys & (one.passed | set(one.checks))]
    finished = [one for one in began if keys <= one.passed]
    counted = [one for one in finished if keys <= set(one.checks)]
    checks = [sum(one.checks[each] for each in keys) for one in counted]
    seconds = [sum(one.seconds.get(each, 0) for each in keys) for one in counted]
    return StageRow(
        stage,
        len(began),
        len(finished),
        median(checks) if checks else None,
        round(median(seconds) / 60, 1) if seconds else None,
    )


def _figure(number: float | None) -> str:
    return "-" if number is None else f"{number:g}"
