"""A student's work on an arrangement: the lines so far, the tries, what was taken away.

After each three tries that failed, a line that belongs nowhere is taken away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from scrabble_course.activities.arrangement import Arrangement, LineOrder, PlacedLine
from scrabble_course.checks.report import Report, Status

TRIES = 3
"""How many tries fail until a line is taken away."""
DEEPEST = 6
"""Steps of indentation, at most."""


@dataclass(frozen=True, slots=True)
class ArrangementAttempt:
    """The lines in the student's function, how many tries failed, what has gone.

    `last` is the order that was tried last: to try it again is no other try.
    """

    program: LineOrder = ()
    failed: int = 0
    gone: tuple[int, ...] = ()
    last: LineOrder = ()

    def to_json(self) -> dict[str, Any]:
        """Return what is kept between two sessions."""
        return {
            "program": [list(placed) for placed in self.program],
            "failed": self.failed,
            "gone": list(self.gone),
        }


def from_json(arrangement: Arrangement, data: dict[str, Any]) -> ArrangementAttempt:
    """Return what `to_json` gave; a fresh start for what cannot be that."""
    match data:
        case {"program": [*pairs], "failed": int(failed), "gone": [*gone]}:
            spare = list(arrangement.spare)
            if all(number in spare for number in gone):
                program = read_program(arrangement, pairs, gone)
                if program is not None:
                    return ArrangementAttempt(program, failed, tuple(gone))
    return ArrangementAttempt(arrangement.start)


def read_program(
    arrangement: Arrangement, pairs: list[Any], gone: list[int] | tuple[int, ...] = ()
) -> LineOrder | None:
    """Return pairs of a line and its steps inwards as a program; None if it is none.

    Each line can be in it once, and none that has gone. Where lines are given, only
    the one in the gap may differ.
    """
    free = set(range(len(arrangement.lines))).difference(gone)
    program = []
    for pair in pairs:
        match pair:
            case [int(line), int(level)] if line in free and 0 <= level <= DEEPEST:
                free.remove(line)
                program.append(PlacedLine(line, level))
            case _:
                return None
    if (gap := arrangement.gap) and (
        len(program) <= gap.at
        or arrangement.filled(program[gap.at].line) != tuple(program)
    ):
        return None
    return tuple(program)


def after_try(
    arrangement: Arrangement, before: ArrangementAttempt, report: Report
) -> tuple[ArrangementAttempt, str]:
    """Return what stands after a try, and what is said if a line has been taken away.

    The order that was tried last, or no lines at all, is no try.
    """
    nothing = arrangement.start
    if report.status is Status.PASSED or before.program in (nothing, before.last):
        return before, ""
    after = replace(before, failed=before.failed + 1, last=before.program)
    used = [placed.line for placed in before.program]
    spare = [n for n in arrangement.spare if n not in before.gone]
    if after.failed % TRIES or not spare:
        return after, ""
    number = min(spare, key=lambda n: n not in used)  # first of all one in use
    left = tuple(placed for placed in before.program if placed.line != number)
    if arrangement.gap and number in used:
        left = arrangement.start
    taken = arrangement.spare[number]
    told = f"`{taken.line.shown}` belongs nowhere, and has been taken away: {taken.why}"
    return replace(after, program=left, gone=(*before.gone, number)), told
