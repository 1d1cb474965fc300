"""What this installation hands out: all of the course, or what a release made of it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from scrabble_course import course
from scrabble_course.resources.shipped_files import PACKAGE

RECORD = "release_info.json"
"""Lies in the package of a release without solutions, and nowhere else."""


@dataclass(frozen=True, slots=True)
class ReleaseInfo:
    """The numbers of the stages that are there, and of those whose solutions are shut.

    `opens` says when they open, as the instructor wrote it; "" is for not known.
    It `explains` if answers about one's own code are graded.
    """

    stages: tuple[int, ...] = tuple(stage.number for stage in course.STAGES)
    sealed: tuple[int, ...] = ()
    opens: str = ""
    explains: bool = False

    @property
    def is_release(self) -> bool:
        """Whether this is a student's installation, whose notebooks are students'."""
        return bool(self.sealed)

    @property
    def when(self) -> str:
        """Say when the solutions open."""
        return f"on {self.opens}" if self.opens else "when your instructor says so"

    def text(self) -> str:
        """Return the text of the record."""
        return json.dumps(asdict(self), indent=1) + "\n"


def release_info() -> ReleaseInfo:
    """Return what the package's record says; without one, everything is there."""
    try:
        kept = json.loads((PACKAGE / RECORD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ReleaseInfo()
    stages, sealed = tuple(kept["stages"]), tuple(kept["sealed"])
    return ReleaseInfo(stages, sealed, kept["opens"], kept.get("explains", False))
