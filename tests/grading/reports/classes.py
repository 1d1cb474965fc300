"""Classes made by hand: records as the gradebook gives them, without a gradebook."""

from datetime import UTC, datetime

from scrabble_course.checks.report import Failure, Status
from scrabble_course.grading.gradebook.records import (
    Adjustment,
    Conditions,
    Record,
    TableForm,
)
from scrabble_course.grading.scoring.mark import FunctionState, GradedWork, Mark, Topic
from scrabble_course.grading.submissions.submission import FileNote
from scrabble_course.resources.course_config import read_course_config

HANDED_IN = datetime(2026, 3, 1, 21, 30, tzinfo=UTC)

RIGHT = Mark(
    "get_word_score", 1, 10, 10, Status.PASSED, (Topic("plain words", 12, 12),)
)
HALF = Mark(
    "update_hand",
    2,
    5,
    10,
    Status.FAILED,
    (Topic("words from the hand", 8, 8), Topic("letters not held", 1, 4)),
    "counts-below-zero",
    "A count never goes below 0. See `if left > 0`.",
    Failure("update_hand({'j': 1}, 'jolly')", "{}", "{'j': 0, 'l': -2}"),
)
ANOTHER_HALF = Mark(
    "update_hand",
    2,
    2.5,
    10,
    Status.FAILED,
    (Topic("words from the hand", 1, 8), Topic("letters not held", 4, 4)),
    "changes-its-argument",
    "update_hand changed a value it was given. Work on a copy.",
)
CRASHED = Mark(
    "is_valid_word",
    3,
    0,
    10,
    Status.CRASHED,
    (Topic("plain words", 0, 9),),
    "raises",
    "The message says what Python could not do.",
    Failure("is_valid_word('a', {}, [])", "False", "KeyError: 'a' (line 3: hand[x])"),
    "The file ended its process: exit.",
)
UNDONE = Mark(
    "is_valid_word",
    3,
    0,
    10,
    Status.NOT_STARTED,
    remark="No cell has it.",
    found=FunctionState.NOT_THERE,
)


READ = (FileNote("01_word_scores.ipynb"),)


def record(student, *marks, late=0.0, adjustments=(), files=READ, seconds=0.01, seed=7):
    graded = GradedWork(
        student, "d" * 64, marks, tuple(files), "full", seed, "0.1.0", seconds
    )
    given = sum(adjustment.points for adjustment in adjustments)
    points = max(0.0, graded.points - late + given)
    stages = {3: late} if late else {}
    return Record(graded, HANDED_IN, late, tuple(adjustments), True, points, stages)


ANN = record("ann", RIGHT, HALF, CRASHED, seconds=1.5)
BOB = record(
    "bob",
    RIGHT,
    HALF,
    UNDONE,
    late=1.5,
    adjustments=[Adjustment("bob", 2, "showed it to me", "update_hand")],
    files=[FileNote("02_hands.ipynb", "cell 4 does not parse", "if x\n    ^")],
)
EVE = record("eve", RIGHT, ANOTHER_HALF, UNDONE)
CLASS = (ANN, BOB, EVE)


class Book:
    """What the reports ask of a gradebook."""

    def __init__(self, records=CLASS, sources=None, strays=()):
        self._records, self._sources = records, sources or {}
        self.strays = strays
        self.labels, self.texts, self.roster = {}, {}, ()
        self.groups = []
        self.table_form, self.course_config = TableForm(), read_course_config("")
        self.conditions = Conditions("r1", 7, "1 2 3")

    def text_of(self, name):
        return self.texts.get(name, "")

    def counting(self):
        return list(self._records)

    def under_other_rules(self):
        return frozenset()

    def functions_of(self, graded):
        return {
            (stage, function): texts[graded.student]
            for (function, stage), texts in self._sources.items()
            if graded.student in texts
        }

    def sources(self, function, stage):
        return self._sources.get((function, stage), {})
