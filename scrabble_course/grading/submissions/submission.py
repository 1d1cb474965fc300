"""A student's work as it was handed in: plain values."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from scrabble_course.grading.submissions.upload import Upload


@dataclass(frozen=True, slots=True)
class FileNote:
    """One file of a submission, and what is wrong with it, "" if nothing is.

    `excerpt` is the line that cannot be read, with a mark below the place.
    """

    path: str
    problem: str = ""
    excerpt: str = ""


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file of a submission: the source of its code cells, in order.

    A file of Python is one cell. `note` says what could not be read, and `digest` is
    of the file's content. `lost` has the names whose definitions could not be read,
    and where each stands. A file of `data`, which another one names, has no cells.
    """

    path: str
    cells: tuple[str, ...]
    note: FileNote
    digest: str
    lost: tuple[tuple[str, str], ...] = ()
    data: bytes | None = None

    @property
    def is_notebook(self) -> bool:
        """Whether the file has cells of its own; a file of Python is one cell.

        >>> SourceFile("a.ipynb.txt", (), FileNote("a"), "").is_notebook
        True
        """
        return is_notebook(self.path)

    def place(self, cell: int, line: int) -> str:
        """Return how a line is called, both counted from 1."""
        return f"cell {cell}, line {line}" if self.is_notebook else f"line {line}"


def is_notebook(path: str) -> bool:
    """Whether a file is called like a notebook.

    >>> is_notebook("02_hands.ipynb"), is_notebook("ps3.py")
    (True, False)
    """
    return ".ipynb" in path.rpartition("/")[2].lower()


@dataclass(frozen=True, slots=True)
class Submission:
    """All files of one student, and when each came, as far as is known.

    Each function in them came, too, with what it needs: under the name `part_of` gives.
    `answers` are those about their own code (`handed_answers`); None if none are
    graded.
    """

    student: str
    files: tuple[SourceFile, ...]
    answers: str | None = None
    times: Mapping[str, Upload] = field(default_factory=dict, hash=False)

    @property
    def digest(self) -> str:
        """The digest of all contents, with the names by which files are known.

        Folders do not count; answers do, where they are graded.
        """
        names = [file.path.rpartition("/")[2] for file in self.files]
        told = [f"{f.digest} {n}" for f, n in zip(self.files, names, strict=True)]
        told += [] if self.answers is None else [f"explain {self.answers}"]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()
