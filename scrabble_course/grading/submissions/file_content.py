"""What a student's file holds, as bytes: also one in a zip, and no other kind."""

from __future__ import annotations

import io
import os
import stat

from scrabble_course.checks.notebook_file import MOST_BYTES
from scrabble_course.grading.submissions.student_files import FoundFile
from scrabble_course.grading.submissions.zip_archives import opened_safely, read_member


class CannotRead(Exception):
    """A file is not what its name says; the text says what is wrong."""


def read_found(file: FoundFile, most: int = MOST_BYTES) -> bytes:
    """Return what a file holds, which may be in a zip.

    CannotRead or CannotUnzip says why not, also if it is more than `most` bytes.
    """
    if file.problem:
        raise CannotRead(file.problem)
    if file.member:
        return read_member(file.place, file.member, most)
    try:
        with io.BufferedReader(opened_safely(file.place)) as opened:
            status = os.fstat(opened.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise CannotRead("it is no ordinary file")
            if status.st_size > most:
                raise CannotRead(
                    f"it has {status.st_size:,} bytes; {most:,} are read at most"
                )
            return opened.read(most)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise CannotRead(f"it cannot be opened: {why}") from None
