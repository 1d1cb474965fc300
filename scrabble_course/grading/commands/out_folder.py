"""The folder that a run writes into: one run at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from scrabble_course.grading.cannot_grade import CannotGrade
from scrabble_course.grading.gradebook.gradebook import Gradebook

BOOK = "gradebook.sqlite"
LOCK = "gradebook.lock"


class CannotUse(CannotGrade):
    """A folder cannot be written into now; the text says why."""


def check_system() -> None:
    """Raise CannotUse on a system that the grader cannot run on, such as Windows."""
    if not (find_spec("fcntl") and find_spec("resource")):
        raise CannotUse(
            "The grader runs on Linux, and this system cannot shut students' code in. "
            "Use it on a server, in WSL, or in a container."
        )


def check_places(submissions: Path, out: Path) -> None:
    """Raise CannotUse if reports would come to lie among students' files, or inside."""
    if out.resolve().is_relative_to(submissions.resolve()):
        raise CannotUse(
            f"{out} lies in {submissions}, where students' files are: write the "
            "gradebook and the reports into a folder elsewhere"
        )


def book_in(out: Path) -> Path:
    """Return the gradebook in a folder; CannotUse if nothing was graded into it."""
    if not (out / BOOK).is_file():
        raise CannotUse(f"there is no gradebook in {out}")
    return out / BOOK


@contextmanager
def the_only_run(out: Path) -> Iterator[Gradebook]:
    """Open the gradebook in `out`, for this process alone; made if it is not there.

    CannotUse if another process is at it, and GradebookLost if somebody takes it away.
    """
    import fcntl

    try:
        out.mkdir(parents=True, exist_ok=True)
        lock = (out / LOCK).open("w")
    except OSError as error:
        raise CannotUse(f"{out} cannot be written into: {error.strerror}") from None
    with lock:
        try:
            # A lock of this process, so that a worker that outlives it has none.
            fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise CannotUse(
                f"another `scrabble-course` writes into {out}; wait until it is done"
            ) from None
        with Gradebook.open(out / BOOK) as book:
            yield book
            book.check_place()
