"""What a class as a whole did: plain values, for the class page to show."""

from __future__ import annotations

import inspect
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median

from scrabble_course import course
from scrabble_course.checks import catalogue
from scrabble_course.checks.report import Failure, Status
from scrabble_course.grading.gradebook.gradebook import Gradebook
from scrabble_course.grading.gradebook.records import Record
from scrabble_course.grading.reports import similarity
from scrabble_course.grading.scoring.mark import FunctionState, Mark

MOST_SLOW = 10
MOST_ALIKE = 100
MOST_UNNAMED = 100
"""How many of the slowest submissions and of the groups are shown."""
UNCERTAIN = (
    "files in a clone of git, or in Moodle's download, are as old as the clone or the "
    "download, so nobody can say whether they came in time; no points were taken. A "
    "table with --times would say it."
)
_NO_ATTEMPT = (Status.NOT_STARTED, Status.INTERNAL)


@dataclass(frozen=True, slots=True)
class FunctionRate:
    """How a class did in one function: how many began, had it right, which share.

    `found` counts the others too, for whom it was empty, out of reach or not there.
    """

    key: str
    function: str
    stage: int
    begun: int
    right: int
    students: int
    share: float
    found: Mapping[FunctionState, int]


@dataclass(frozen=True, slots=True)
class Misconception:
    """A known mistake in one function, its advice, and the students who made it."""

    name: str
    key: str
    advice: str
    students: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question about a student's own function: who had it right, of whom."""

    key: str
    kind: str
    right: int
    answered: int


@dataclass(frozen=True, slots=True)
class UnnamedFailure:
    """Functions that fail alike, for a cause that has no name yet.

    `source` is the shortest of them, and `failure` a call that shows it.
    """

    key: str
    function: str
    stage: int
    students: tuple[str, ...]
    source: str
    failure: Failure | None

    @property
    def to_paste(self) -> str:
        """The function under a mark that waits for a sentence, for `mistakes/`."""
        last = course.stage_of(self.function).number == self.stage
        stage = "" if last else f", stage={self.stage}"
        return f'@like("{self.function}", "You ..."{stage})\n{self.source}'


@dataclass(frozen=True, slots=True)
class Incident:
    """What an instructor should look at in the work of one student, "" if nobody's."""

    student: str
    what: str


@dataclass(frozen=True, slots=True)
class ClassView:
    """Everything that the class page shows."""

    records: tuple[Record, ...]
    rates: tuple[FunctionRate, ...]
    misconceptions: tuple[Misconception, ...]
    questions: tuple[QuestionKind, ...]
    unnamed: tuple[UnnamedFailure, ...]
    incidents: tuple[Incident, ...]
    slowest: tuple[Record, ...]
    alike: tuple[similarity.AlikeGroup, ...]

    @property
    def title(self) -> str:
        """The name of what was graded."""
        return title_of(self.records)

    @property
    def by_function(
        self,
    ) -> dict[str, tuple[list[Misconception], list[Misconception], list[QuestionKind]]]:
        """What each function shows: frequent misconceptions, others, and questions.

        A frequent one is that of two students at least, and of one in twenty.
        """
        least = max(2, len(self.records) / 20)
        found = {}
        for column in columns_of(self.records):
            named = [one for one in self.misconceptions if one.key == column.key]
            frequent = [one for one in named if len(one.students) >= least]
            rare = [one for one in named if len(one.students) < least]
            questions = [one for one in self.questions if one.key == column.key]
            if named or questions:
                found[column.key] = frequent, rare, questions
        return found

    @property
    def shares(self) -> list[float]:
        """Each student's total as a share of the points that there are."""
        return [r.points / r.graded.out_of for r in self.records if r.graded.out_of]

    @property
    def bands(self) -> dict[str, int]:
        """How many students earned which tenth of the points; all are in the last."""
        tenths = Counter(min(max(int(share * 10), 0), 9) for share in self.shares)
        return {f"{n * 10}-{n * 10 + 10} %": tenths[n] for n in range(10)}

    @property
    def mean(self) -> float:
        """The mean of the totals, in points."""
        return round(fmean(r.points for r in self.records), 1) if self.records else 0.0

    @property
    def median(self) -> float:
        """The median of the totals, in points."""
        return round(median(r.points for r in self.records), 1) if self.records else 0.0

    @property
    def conditions(self) -> dict[str, str]:
        """Under which conditions the work was graded."""
        graded = [record.graded for record in self.records]
        stages = sorted({mark.stage for g in graded for mark in g.marks})
        return {
            "Stages": ", ".join(map(str, stages)),
            "Isolation": _listed({g.isolation for g in graded}),
            "Seed of the hidden cases": _listed({str(g.seed) for g in graded}),
            "Version of the grader": _listed({g.version for g in graded}),
            "Rules": _listed({g.rules for g in graded}),
        }


def class_view(book: Gradebook) -> ClassView:
    """Return what there is to be said about the class in a gradebook."""
    records = tuple(sorted(book.counting(), key=lambda r: r.graded.student))
    strays = [Incident("", f"{what}.") for what in book.strays]
    return ClassView(
        records,
        tuple(rates(records)),
        tuple(misconceptions(records)),
        tuple(questions(records)),
        tuple(unnamed(book, records)[:MOST_UNNAMED]),
        (*strays, *incidents(records), *_not_compared(book, records)),
        tuple(sorted(records, key=lambda r: -r.graded.seconds)[:MOST_SLOW]),
        tuple(_alike(book, records)[:MOST_ALIKE]),
    )


def columns_of(records: Sequence[Record]) -> list[Mark]:
    """Return a mark of each graded function, in the order of the course."""
    found = {mark.key: mark for r in records for mark in r.graded.marks}
    places = {
        f"{stage.number} {function}": (stage.number, place)
        for stage in course.STAGES
        for place, function in enumerate(stage.functions)
    }
    return sorted(found.values(), key=lambda m: places.get(m.key, (m.stage, 99)))


def title_of(records: Sequence[Record]) -> str:
    """Return the title of the one part that was graded, or of the course."""
    stages = {mark.stage for mark in columns_of(records)}
    parts = [p for p in course.PARTS if stages & {s.number for s in p.stages}]
    return parts[0].title if len(parts) == 1 else "Scrabble course"


def rates(records: Sequence[Record]) -> Iterator[FunctionRate]:
    """Yield how the class did in each function, in the order of the course."""
    for column in columns_of(records):
        marks = [m for r in records for m in r.graded.marks if m.key == column.key]
        begun = sum(mark.status not in _NO_ATTEMPT for mark in marks)
        right = sum(mark.status is Status.PASSED for mark in marks)
        earned = sum(mark.points for mark in marks)
        there_are = sum(mark.out_of for mark in marks) or 1
        yield FunctionRate(
            column.key,
            column.function,
            column.stage,
            begun,
            right,
            len(marks),
            earned / there_are,
            {
                found: sum(mark.found is found for mark in marks)
                for found in FunctionState
            },
        )


def misconceptions(records: Sequence[Record]) -> list[Misconception]:
    """Return the known mistakes of a class, the most frequent first."""
    students: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    advice: defaultdict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for record in records:
        for mark in record.graded.marks:
            if mark.mistake and mark.advice:
                students[mark.mistake, mark.key].append(record.graded.student)
                advice[mark.mistake, mark.key][mark.advice] += 1
    found = [
        Misconception(name, key, advice[name, key].most_common(1)[0][0], tuple(who))
        for (name, key), who in students.items()
    ]
    return sorted(found, key=lambda m: (-len(m.students), m.key, m.name))


def questions(records: Sequence[Record]) -> list[QuestionKind]:
    """Return how a class answered questions about own functions, the hardest first."""
    said: defaultdict[tuple[str, str], list[bool]] = defaultdict(list)
    for record in records:
        for mark in record.graded.marks:
            for kind, is_right in mark.answers.kinds.items() if mark.answers else ():
                said[mark.key, kind].append(is_right)
    found = [QuestionKind(*of, sum(right), len(right)) for of, right in said.items()]
    return sorted(found, key=lambda one: (one.right / one.answered, -one.answered))


def unnamed(book: Gradebook, records: Sequence[Record]) -> list[UnnamedFailure]:
    """Return the groups of functions without a named cause, the largest first."""
    groups: defaultdict[tuple[str, str], dict[str, Mark]] = defaultdict(dict)
    for record in records:
        for mark in record.graded.marks:
            if mark.group and not mark.mistake:
                groups[mark.key, mark.group][record.graded.student] = mark
    found = []
    for (key, _), marks in groups.items():
        one = next(iter(marks.values()))
        sources = book.sources(one.function, one.stage)
        texts = [
            (len(text), text, who) for who, text in sources.items() if who in marks
        ]
        _, source, who = min(texts, default=(0, "", next(iter(marks))))
        found.append(
            UnnamedFailure(
                key, one.function, one.stage, tuple(marks), source, marks[who].failure
            )
        )
    return sorted(found, key=lambda group: (-len(group.students), group.key))


def incidents(records: Sequence[Record]) -> Iterator[Incident]:
    """Yield what is out of the ordinary; that a function is not there yet is not."""
    for record in records:
        graded = record.graded
        if not graded.files:
            yield Incident(graded.student, "Nothing was handed in.")
        if record.uncertain:
            stages = ", ".join(map(str, record.uncertain))
            yield Incident(graded.student, f"Stage {stages}: {UNCERTAIN}")
        for note in graded.files:
            if note.problem:
                yield Incident(graded.student, f"{note.path}: {note.problem}")
        for mark in graded.marks:
            if mark.status is Status.INTERNAL:
                yield Incident(graded.student, f"{mark.key}: the fault is ours.")
            is_missed = mark.found is FunctionState.OUT_OF_REACH
            if mark.remark and (is_missed or mark.status is not Status.NOT_STARTED):
                yield Incident(graded.student, f"{mark.key}: {mark.remark}")


def _not_compared(book: Gradebook, records: Sequence[Record]) -> Iterator[Incident]:
    for column in columns_of(records):
        for student, text in book.sources(column.function, column.stage).items():
            if similarity.is_too_long(text):
                what = f"{len(text):,} characters, too many to compare it with others'."
                yield Incident(student, f"{column.key}: {what}")


def _alike(book: Gradebook, records: Sequence[Record]) -> list[similarity.AlikeGroup]:
    groups: list[similarity.AlikeGroup] = []
    for column in columns_of(records):
        sources = book.sources(column.function, column.stage)
        known = known_sources(column.function)
        groups += similarity.groups_of(
            similarity.near_identical(column.key, sources, known)
        )
    return sorted(groups, key=lambda group: (-group.rare, group.function))


def known_sources(function: str) -> list[str]:
    """Return the course's own texts of a function, which nobody has to hide."""
    return [
        inspect.getsource(exercise.reference)
        for stage in course.STAGES
        for exercise in catalogue.exercises(stage)
        if exercise.name == function
    ]


def _listed(texts: set[str]) -> str:
    return ", ".join(sorted(texts))
