"""What the grader finds out about a student's work: plain values with their JSON."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from scrabble_course.checks.report import Failure, NamedCause, Status
from scrabble_course.diagnosis.newer_python import python
from scrabble_course.grading.submissions.submission import FileNote
from scrabble_course.version import __version__

GRADED_BY = f"{__version__} on {python(sys.version_info[:2])}"
"""The course's version and the Python that it runs on."""

ONLY_WHAT_WAS_SHOWN = "only-what-was-shown"
"""What is told of a function that is right for the cases of the notebook alone."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A group of calls that are about the same thing, and how many came out right.

    >>> Topic("repeated letters", right=3, asked=4).is_right
    False
    """

    name: str
    right: int
    asked: int

    @property
    def is_right(self) -> bool:
        """Whether every call of the group was right."""
        return self.right == self.asked


@dataclass(frozen=True, slots=True)
class OwnAnswers:
    """Answers about a student's own function: how many are right, of those asked.

    `problem` says why there are no more, "" if nothing is odd. `kinds` are those of the
    questions that were answered, and whether that was right.
    """

    right: int
    asked: int
    problem: str = ""
    kinds: Mapping[str, bool] = field(default_factory=dict)


class FunctionState(StrEnum):
    """What was found of a function: all of it, or why there is nothing to judge.

    It is not there where nothing that was handed in defines it, and out of reach where
    something does, which could not be read or run. An empty one does nothing yet.
    """

    WRITTEN = "written"
    EMPTY = "empty"
    OUT_OF_REACH = "out of reach"
    NOT_THERE = "not there"


@dataclass(frozen=True, slots=True)
class Mark:
    """What one function of one stage earned, and why.

    `mistake` names the known mistake that was verified, and `advice` tells the
    student about it. `failure` is a call that anyone may see, one of those that the
    notebook's own check makes; of the hidden calls only the topics are told. `remark`
    says what happened besides, such as a line above it that stopped. `others` are
    further causes. `group` is what it has in common with functions that fail alike,
    and `wrong` its wrong answers (`wrong_answers.py`). `file` is the path of the file
    that the function was found in, and `also` those of others that define it. `until`
    is the cell and the line of the function's check if it was judged as it stood there.
    `ruling` is what an instructor decided about it for everybody. `answers` are those
    about the function, where they are graded.
    """

    function: str
    stage: int
    points: float
    out_of: int
    status: Status
    topics: tuple[Topic, ...] = ()
    mistake: str = ""
    advice: str = ""
    failure: Failure | None = None
    remark: str = ""
    others: tuple[NamedCause, ...] = ()
    group: str = ""
    wrong: str = ""
    found: FunctionState = FunctionState.WRITTEN
    file: str = ""
    also: tuple[str, ...] = ()
    until: tuple[int, int] | None = None
    ruling: str = ""
    answers: OwnAnswers | None = None

    @property
    def key(self) -> str:
        """The name of the mark's column in every table.

        >>> Mark("is_valid_word", 3, 10, 10, Status.PASSED).key
        '3 is_valid_word'
        """
        return f"{self.stage} {self.function}"


@dataclass(frozen=True, slots=True)
class GradedWork:
    """A student's work as it was graded: the marks, and under which conditions.

    `digest` is of the contents of all files together, and `rules` of what decided the
    marks (`scoring/rules_digest.py`). `version` is `GRADED_BY`, and `seconds` is how
    long it took.
    """

    student: str
    digest: str
    marks: tuple[Mark, ...]
    files: tuple[FileNote, ...]
    isolation: str
    seed: int
    version: str
    seconds: float = 0.0
    rules: str = ""

    @property
    def points(self) -> float:
        """All points that the work earned, before lateness and adjustments."""
        return round(sum(mark.points for mark in self.marks), 2)

    @property
    def out_of(self) -> int:
        """The points that there are."""
        return sum(mark.out_of for mark in self.marks)

    def to_json(self) -> dict[str, Any]:
        """Return this as JSON; `from_json` gives an equal value back."""
        plain = asdict(self)
        for mark in plain["marks"]:
            if mark["answers"] is None:
                del mark["answers"]  # most courses grade none
        return plain

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> GradedWork:
        """Return the value that `to_json` gave."""
        marks = tuple(_mark(mark) for mark in data["marks"])
        files = tuple(FileNote(**file) for file in data["files"])
        return cls(**{**data, "marks": marks, "files": files})


def _mark(data: dict[str, Any]) -> Mark:
    failure, answers = data["failure"], data.get("answers")
    return Mark(
        **{
            **data,
            "status": Status(data["status"]),
            "found": FunctionState(data.get("found", FunctionState.WRITTEN)),
            "topics": tuple(Topic(**topic) for topic in data["topics"]),
            "failure": _failure(failure) if failure else None,
            "also": tuple(data.get("also", ())),
            "until": tuple(data["until"]) if data.get("until") else None,
            "others": tuple(map(_named, data.get("others", ()))),
            "answers": OwnAnswers(**answers) if answers else None,
        }
    )


def _named(data: dict[str, Any]) -> NamedCause:
    return NamedCause(**{**data, "failure": _failure(data["failure"])})


def _failure(data: dict[str, Any]) -> Failure:
    apart = data.get("apart")
    return Failure(**{**data, "apart": tuple(apart) if apart else None})
