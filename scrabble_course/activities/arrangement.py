"""Lines that are to be put in order, as values: what is given, and what was made of it.

An arrangement is a function whose lines were shuffled, together with a line or two that
belong nowhere. A line may be shown in words: then it is a plan, and code runs for it.
In one with a gap all lines but one are in place, and that one is to be chosen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from textwrap import dedent
from typing import Any, NamedTuple

from scrabble_course.calling.call import Call

STEP = " " * 4
"""What one step of indentation is in Python's text."""


@dataclass(frozen=True, slots=True)
class ArrangedLine:
    """A line as it is shown, and the code that runs for it: one line of it, or more.

    >>> ArrangedLine("The total is 0.", "total = 0").opens
    False
    """

    shown: str
    code: str

    @property
    def opens(self) -> bool:
        """Whether what belongs to it has to follow, indented."""
        return self.code.endswith(":")

    @property
    def may_hold(self) -> bool:
        """Whether lines may follow that are indented deeper."""
        return any(line.endswith(":") for line in self.code.splitlines())


@dataclass(frozen=True, slots=True)
class Distractor:
    """A line that belongs nowhere.

    `instead_of` is how the line is shown that it is mistaken for; `why` says in a
    sentence what is wrong with it.
    """

    line: ArrangedLine
    instead_of: str
    why: str


class PlacedLine(NamedTuple):
    """A line of the student's function: its number among all, and its steps inwards."""

    line: int
    level: int


class Gap(NamedTuple):
    """Its place among the lines below the head, and the number of what marks it."""

    at: int
    line: int


LineOrder = tuple[PlacedLine, ...]
"""What the student has made: the lines below the head, from top to bottom."""

GAP = ArrangedLine("...", "...")
"""What stands where a line is to be chosen."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A function in pieces; `name` is what the lines below the `head` define.

    It is judged by its own `calls`, of which the intended order gives the answers, or
    by the exercise that is named. `uses` are the functions and values that its lines
    speak of. `missing` is how the line is shown that is left out, if the others are
    given in order.
    """

    name: str
    head: ArrangedLine
    intended: tuple[tuple[ArrangedLine, int], ...]
    distractors: tuple[Distractor, ...]
    calls: tuple[Call, ...] = ()
    exercise: str = ""
    uses: Mapping[str, Any] = field(default_factory=dict)
    missing: str = ""

    @property
    def is_plan(self) -> bool:
        """Whether lines are shown in words, and their code is not seen."""
        return any(line.shown != line.code for line in self.lines)

    @property
    def lines(self) -> tuple[ArrangedLine, ...]:
        """All lines, shuffled, and each time alike: this is how they are numbered."""
        own = (line for line, _ in self.intended)
        spare = (distractor.line for distractor in self.distractors)
        gap = [GAP] if self.missing else []
        return tuple(sorted((*own, *spare, *gap), key=self._digest))

    @property
    def solution(self) -> LineOrder:
        """The order that was intended. There may be others."""
        free = dict(enumerate(self.lines))
        program = []
        for line, level in self.intended:
            number = next(number for number in free if free[number] == line)
            del free[number]
            program.append(PlacedLine(number, level))
        return tuple(program)

    @property
    def gap(self) -> Gap | None:
        """Where a line is missing among those that are given."""
        if not self.missing:
            return None
        shown = [line.shown for line, _ in self.intended]
        return Gap(shown.index(self.missing), self.lines.index(GAP))

    @property
    def start(self) -> LineOrder:
        """What is given: nothing, or all but the missing line."""
        return self.filled(self.gap.line) if self.gap else ()

    def filled(self, line: int) -> LineOrder:
        """Return what is given, with this line in the gap."""
        given = list(self.solution)
        if self.gap:
            given[self.gap.at] = PlacedLine(line, given[self.gap.at].level)
        return tuple(given)

    @property
    def spare(self) -> dict[int, Distractor]:
        """The lines that belong nowhere, by their numbers."""
        return {self.lines.index(found.line): found for found in self.distractors}

    @property
    def key(self) -> str:
        """What a student's order of just these lines is kept under."""
        digests = "".join(map(self._digest, self.lines))
        return f"{self.name} {sha256(digests.encode()).hexdigest()[:8]}"

    def _digest(self, line: ArrangedLine) -> str:
        return sha256(f"{self.name} {line.shown}".encode()).hexdigest()


def of_code(
    head: str,
    body: str,
    nowhere: Iterable[tuple[str, str, str]],
    calls: tuple[Call, ...],
    uses: Mapping[str, Any] | None = None,
) -> Arrangement:
    """Return the arrangement of a function whose lines are shown as they are.

    Of each line that belongs `nowhere` come the line, the one that it is mistaken for,
    and why it is wrong.

    >>> of_code("def f(x):", "if x:\\n    return 1", [], ()).solution
    (PlacedLine(line=0, level=0), PlacedLine(line=1, level=1))
    """
    lines = dedent(body).strip().splitlines()
    return Arrangement(
        head.removeprefix("def ").partition("(")[0],
        code_line(head),
        tuple((code_line(text.strip()), _level(text)) for text in lines),
        tuple(Distractor(code_line(one), *why) for one, *why in nowhere),
        calls,
        uses=uses or {},
    )


def with_gap(
    head: str,
    body: str,
    missing: str,
    nowhere: Iterable[tuple[str, str]],
    calls: tuple[Call, ...],
    uses: Mapping[str, Any] | None = None,
) -> Arrangement:
    """Return the same with all lines in place but one, and others to choose from."""
    spare = [(line, missing, why) for line, why in nowhere]
    return replace(of_code(head, body, spare, calls, uses), missing=missing)


def plan_of(steps: Mapping[str, str]) -> tuple[tuple[ArrangedLine, int], ...]:
    """Return the lines of a plan: from the words of each, indented, to its code.

    >>> plan_of({"    Show the total.": "print(total)"})
    ((ArrangedLine(shown='Show the total.', code='print(total)'), 1),)
    """
    return tuple(
        (ArrangedLine(words.strip(), dedent(code).strip()), _level(words))
        for words, code in steps.items()
    )


def code_line(text: str) -> ArrangedLine:
    """Return a line that is shown as the code it is."""
    return ArrangedLine(text, text)


def _level(text: str) -> int:
    return (len(text) - len(text.lstrip())) // len(STEP)
