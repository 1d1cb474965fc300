"""A student's work as it was handed in: plain values."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from scrabble_course.grading.marks import FileNote


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file of a submission: the source of its code cells, in order.

    A file of Python is one cell. `note` says what could not be read, and `digest` is
    of the file's content.
    """

    path: str
    cells: tuple[str, ...]
    note: FileNote
    digest: str


@dataclass(frozen=True, slots=True)
class Submission:
    """All files of one student."""

    student: str
    files: tuple[SourceFile, ...]

    @property
    def digest(self) -> str:
        """The digest of all contents, with the names by which files are known.

        Folders do not count.
        """
        names = [file.path.rpartition("/")[2] for file in self.files]
        told = [f"{f.digest} {n}" for f, n in zip(self.files, names, strict=True)]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()
